"""Seasons are months in UTC, weeks begin on a Monday."""

from datetime import UTC, datetime

import pytest

from bot.service.seasons import period_key, period_keys, season_end, season_of, week_of


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


@pytest.mark.parametrize(
    ("moment", "season", "week", "end"),
    [
        ("2025-11-30T23:59:59", "2025-11", "2025-W48", "2025-12-01T00:00:00"),
        ("2025-12-01T00:00:00", "2025-12", "2025-W49", "2026-01-01T00:00:00"),
        ("2026-01-01T00:00:00", "2026-01", "2026-W01", "2026-02-01T00:00:00"),
        ("2024-12-30T12:00:00", "2024-12", "2025-W01", "2025-01-01T00:00:00"),
        ("2024-02-29T12:00:00", "2024-02", "2024-W09", "2024-03-01T00:00:00"),
    ],
)
def test_a_moment_belongs_to_a_season_and_a_week(moment: str, season: str, week: str, end: str) -> None:
    assert season_of(at(moment)) == season
    assert week_of(at(moment)) == week
    assert season_end(at(moment)) == at(end)
    assert period_keys(at(moment)) == ("all", season, week)
    assert [period_key(period, at(moment)) for period in ("all", "season", "week")] == ["all", season, week]
