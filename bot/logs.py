"""Log lines: what happened to which match and interaction, never a card."""

import logging
import sys


def begin_logging(level: str) -> None:
    """Write log lines of this level and above to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # Their INFO lines tell of every heartbeat, migration and request.
    for noisy in ("discord", "alembic", "aiosqlite", "asyncio"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, root.level))
