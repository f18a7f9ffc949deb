"""What fails again and again: a line per cause and minute, and pauses that grow."""

import logging
import sqlite3

import pytest
import sqlalchemy as sa

from bot.operations.failures import FailureLog, GrowingPause

FULL = sa.exc.OperationalError("UPDATE outbox", None, sqlite3.OperationalError("database or disk is full"))


def failed(text: str) -> RuntimeError:
    try:
        raise RuntimeError(text)
    except RuntimeError as error:
        return error


def test_a_cause_has_one_line_a_minute_and_the_next_one_counts_the_others(caplog: pytest.LogCaptureFixture) -> None:
    at = [0.0]
    failures = FailureLog(logging.getLogger("failures"), lambda: at[0])
    for second in range(90):
        at[0] = float(second)
        failures.write(FULL, "match %s cannot be shown", second)
    assert [record.getMessage() for record in caplog.records] == [
        "match 0 cannot be shown: OperationalError: database or disk is full",
        "match 60 cannot be shown (59 more like this since the last line): OperationalError: database or disk is full",
    ]
    assert all(record.exc_info is None for record in caplog.records)


def test_another_cause_has_a_line_of_its_own_and_a_fault_of_the_code_its_traceback(
    caplog: pytest.LogCaptureFixture,
) -> None:
    failures = FailureLog(logging.getLogger("failures"), lambda: 0.0)
    for _ in range(3):
        failures.write(FULL, "not written")
        failures.write(failed("no such card"), "not written")
        failures.write(OSError(5, "Input/output error"), "not written")
    assert len(caplog.records) == 3
    assert "no such card" in caplog.text
    assert [record.exc_info is not None for record in caplog.records] == [False, True, False]


def test_pauses_grow_to_the_longest_and_begin_anew_after_a_success() -> None:
    pause = GrowingPause(1.0, 5.0)
    assert [pause.grow() for _ in range(5)] == [1.0, 2.0, 4.0, 5.0, 5.0]
    pause.end()
    assert pause.grow() == 1.0
