"""Log lines: what happened to which match and interaction, never a card."""

import json
import logging
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from config.settings import LogFormat

_subjects: ContextVar[dict[str, int]] = ContextVar("subjects", default={})  # noqa: B039  (never changed in place)

# Their INFO lines tell of every heartbeat, migration and request; at DEBUG their lines hold whole messages and rows.
NOISY = ("discord", "alembic", "aiosqlite", "aiohttp", "asyncio", "sqlalchemy", "PIL")


@contextmanager
def about(**subjects: int) -> Iterator[None]:
    """Log lines of this task, and of those that it starts, name these subjects: `match`, `interaction`, `challenge`."""
    token = _subjects.set({**_subjects.get(), **subjects})
    try:
        yield
    finally:
        _subjects.reset(token)


def begin_logging(level: str, form: LogFormat = "text") -> None:
    """Write log lines of this level and above to standard error, as text or as a JSON object each."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    logging.getLogger("discord.shard").addFilter(_in_one_line)
    for noisy in NOISY:
        logging.getLogger(noisy).setLevel(max(logging.WARNING, root.level))


def _in_one_line(record: logging.LogRecord) -> bool:
    """Have a lost connection named, not where in the library it was noticed: that is of no use to anybody."""
    if record.exc_info:
        record.msg, record.args = f"{record.getMessage()}: {record.exc_info[1]}", ()
        record.exc_info = None
    return True


class _WithoutRows(logging.Formatter):
    """Leaves out of an error's text where PostgreSQL quotes the row: it may hold hidden cards."""

    def formatException(self, ei: Any) -> str:  # noqa: N802  (logging's name)
        lines = super().formatException(ei).splitlines()
        return "\n".join(line for line in lines if not line.lstrip().startswith("DETAIL:"))


class TextLines(_WithoutRows):
    """A line for people, with the subjects in brackets before the message."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s:%(subjects)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        named = ", ".join(f"{name} {number}" for name, number in _subjects.get().items())
        record.subjects = f" [{named}]" if named else ""
        return super().format(record)


class JsonLines(_WithoutRows):
    """One JSON object a line: time, level, logger, message, the subjects' ids, and the traceback of an error."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}Z",
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **_subjects.get(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)

    @staticmethod
    def converter(seconds: float | None) -> time.struct_time:
        return time.gmtime(seconds)
