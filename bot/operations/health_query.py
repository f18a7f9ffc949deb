"""Whether the bot that runs beside this process is ready: for container health checks."""

import json
import urllib.error
import urllib.request

from config.settings import Settings

PATIENCE = 4.0
"""Seconds in which the bot has to answer."""


def ask(settings: Settings) -> str | None:
    """None if the bot that runs with these settings is ready, else one line that says what is missing."""
    if settings.health_port is None:
        return "HEALTH_PORT: not set; the running bot answers there"
    host = "127.0.0.1" if settings.health_host in ("0.0.0.0", "::") else settings.health_host
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    address = f"http://{f'[{host}]' if ':' in host else host}:{settings.health_port}/health"
    try:
        with direct.open(address, timeout=PATIENCE) as answer:
            answer.read()
        return None
    except urllib.error.HTTPError as error:
        try:
            said = json.load(error)
            missing = [name for name in ("gateway", "store") if not said[name]]
        except (ValueError, KeyError, TypeError):
            missing = [f"status {error.code}"]
        return f"not ready: {', '.join(missing)}"
    except (OSError, ValueError) as error:
        return f"no answer from {address}: {error}"
