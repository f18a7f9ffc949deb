"""Log lines name matches and interactions, as text or JSON; nothing of the noisy libraries beneath a warning."""

import json
import logging
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from bot.operations.failures import FailureLog
from bot.operations.logs import about, begin_logging
from config.settings import LogFormat


@pytest.fixture(autouse=True)
def _logging_as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


def test_json_lines_hold_the_subjects(capsys: pytest.CaptureFixture[str]) -> None:
    begin_logging("INFO", "json")
    with about(match=12):
        with about(interaction=345):
            logging.getLogger("bot.x").info("%s took\na card", "Ann")
        logging.getLogger("bot.x").warning("no more")
    logging.getLogger("bot.x").info("outside")
    first, second, third = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert first["message"] == "Ann took\na card"
    assert (first["match"], first["interaction"], first["level"], first["logger"]) == (12, 345, "INFO", "bot.x")
    assert (second["match"], "interaction" in second) == (12, False)
    assert "match" not in third
    assert first["time"].endswith("Z")


def test_an_error_s_traceback_stays_on_its_json_line(capsys: pytest.CaptureFixture[str]) -> None:
    begin_logging("INFO", "json")
    try:
        raise ValueError("odd")
    except ValueError:
        logging.getLogger("bot").exception("it failed")
    [line] = capsys.readouterr().err.splitlines()
    assert "ValueError: odd" in json.loads(line)["error"]


def test_a_lost_connection_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    begin_logging("INFO")
    error = ConnectionRefusedError(111, "Connect call failed")
    logging.getLogger("discord.shard").error("Attempting a reconnect in %.1fs", 0.5, exc_info=error)
    [line] = capsys.readouterr().err.splitlines()
    assert line.endswith("Attempting a reconnect in 0.5s: [Errno 111] Connect call failed")


def test_text_lines_name_the_subjects_too(capsys: pytest.CaptureFixture[str]) -> None:
    begin_logging("INFO")
    with about(match=12, interaction=345):
        logging.getLogger("bot.x").info("moved")
    assert "bot.x: [match 12, interaction 345] moved" in capsys.readouterr().err


def test_libraries_that_would_quote_messages_are_silent_at_debug(capsys: pytest.CaptureFixture[str]) -> None:
    begin_logging("DEBUG")
    for library in ("discord.http", "discord.gateway", "aiosqlite", "sqlalchemy.engine.Engine"):
        logging.getLogger(library).debug("the hand: mirror")
        logging.getLogger(library).info("the hand: mirror")
    logging.getLogger("bot").debug("here")
    assert "mirror" not in (written := capsys.readouterr().err)
    assert "here" in written


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_row_that_an_error_quotes_is_left_out(form: LogFormat, capsys: pytest.CaptureFixture[str]) -> None:
    quoted = sa.exc.IntegrityError(
        "INSERT", None, Exception("null value in column\nDETAIL:  Failing row contains (1, queen of hearts)")
    )
    begin_logging("INFO", form)
    logging.getLogger("bot.x").error("not written", exc_info=quoted)
    FailureLog(logging.getLogger("bot.x")).write(quoted, "not written")
    written = capsys.readouterr().err
    assert written.count("null value in column") >= 2
    assert "queen" not in written
