"""What the bot counts, for Prometheus. Names of games, codes and numbers; nothing of people or cards."""

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

CONTENT_TYPE = CONTENT_TYPE_LATEST

REGISTRY = CollectorRegistry()

ACTIONS = Counter("bot_actions", "Actions taken in matches.", ["game"], registry=REGISTRY)
FIRST_ANSWER = Histogram(
    "bot_first_answer_seconds",
    "From a command or click, by Discord's clock, to its acknowledgement.",
    buckets=(0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 5, 10),
    registry=REGISTRY,
)
DISCORD_ERRORS = Counter(
    "bot_discord_errors",
    "Errors that Discord answered, by its own code, or by the HTTP status where it gave none.",
    ["code"],
    registry=REGISTRY,
)
LIVE_MATCHES = Gauge("bot_live_matches", "Matches being played, in the whole store.", ["game"], registry=REGISTRY)
# Hosts ask for it by the name that it has always had.
OUTBOX_ITEMS = Gauge("bot_outbox_letters", "Outbox items to be delivered, in the whole store.", registry=REGISTRY)
OUTBOX_AGE = Gauge("bot_outbox_oldest_seconds", "Age of the oldest of them; 0 if there is none.", registry=REGISTRY)
READY = Gauge("bot_ready", "1 while the gateway is connected and the store answers.", registry=REGISTRY)


def discord_error(status: int, code: int) -> None:
    """Count an error answer."""
    DISCORD_ERRORS.labels(str(code or status)).inc()


def exposition() -> bytes:
    """All figures in Prometheus' text format."""
    return generate_latest(REGISTRY)
