"""Versions of a game's rules: what a game's file says of them, which there are, and which a match is played under."""

import json

import pytest

from games.catalogue import GAMES, game_of
from games.core import Match, RecordError, SeededChance, UnknownVersion
from games.core.versions import by_version, numbers_of
from games.record import read

FILE = """
[hand]
limit = 8
drawn = 3
[cards]
crypt = { copies = 4, favour = -4 }
hall = { copies = 4, favour = 1 }
[versions.2.cards]
crypt = { favour = -3 }
[versions.3]
hand = { limit = 7 }
"""


def test_a_version_says_only_what_differs_from_the_one_before() -> None:
    first, second, third = by_version(FILE).values()
    assert first["cards"]["crypt"] == {"copies": 4, "favour": -4}
    assert second == {**first, "cards": {**first["cards"], "crypt": {"copies": 4, "favour": -3}}}
    assert third == {**second, "hand": {"limit": 7, "drawn": 3}}


@pytest.mark.parametrize(
    ("change", "place"),
    [("[versions.2.hand]\nlimits = 7", "versions.2.hand.limits"), ("[versions.3.hand]\nlimit = 7", "versions: 2, 3")],
)
def test_a_change_of_nothing_and_a_gap_are_refused(change: str, place: str) -> None:
    with pytest.raises(ValueError, match=place):
        by_version(f"[hand]\nlimit = 8\n{change}")


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_plays_the_versions_of_its_file_the_newest_unless_told_otherwise(game_id: str) -> None:
    newest = game_of(game_id)
    assert newest.versions == tuple(numbers_of(game_id))
    assert newest.rules == newest.versions[-1]
    assert [game_of(game_id, rules).rules for rules in newest.versions] == list(newest.versions)
    assert game_of(game_id, newest.rules) is newest


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("rules", [0, -1, 99])
def test_an_unknown_version_is_named(game_id: str, rules: int) -> None:
    with pytest.raises(UnknownVersion, match=f"version {rules} of {game_id} is unknown; known: 1"):
        game_of(game_id, rules)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_record_is_of_the_version_it_names_or_of_the_first(game_id: str) -> None:
    record = {"format": 1, "game": game_id, "seed": "ab" * 32, "actions": []}
    assert read(json.dumps(record)).game.rules == 1
    for rules in game_of(game_id).versions:
        assert read(json.dumps({**record, "rules": rules})).game.rules == rules
    for unknown in (0, 99, "1", True, 1.0, None):
        with pytest.raises(RecordError, match="rules: version"):
            read(json.dumps({**record, "rules": unknown}))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_match_stored_under_a_version_goes_on_under_it(game_id: str) -> None:
    for rules in game_of(game_id).versions:
        game = game_of(game_id, rules)
        match = Match.start(game, game.options_type(), SeededChance("ab" * 32))
        written = json.loads(json.dumps(match.snapshot()))
        again = Match.restore(game_of(game_id, rules), match.options, SeededChance("ab" * 32), written)
        assert again.position([]) == match.position([])
