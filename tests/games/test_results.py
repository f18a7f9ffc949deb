"""The reasons of outcomes: stored with results, so their spelling never changes."""

import pytest

from games.catalogue import GAMES, game_of
from games.core import results

STORED = {
    "duel": (
        "top of the bridge",
        "higher on the bridge",
        "won the finale",
        "more steps in two games",
        "Gandalf in the second game",
    ),
    "search": ("more points", "reached Mount Doom", "draw"),
    "glades": ("three adjacent", "five glades", "most glades", "most points"),
    "dungeon": ("the hero fell", "the Black Lord fell"),
}
"""Per game, the reasons that results of the past may hold."""

OF_EVERY_MATCH = ("resign", "agreement", "time", "called off")


def test_the_reasons_of_every_match_are_spelt_as_stored() -> None:
    assert (results.RESIGN, results.AGREEMENT, results.TIME, results.CALLED_OFF) == OF_EVERY_MATCH


@pytest.mark.parametrize("game_id", STORED)
def test_the_reasons_of_a_game_are_spelt_as_stored(game_id: str) -> None:
    assert game_of(game_id).reasons[: len(STORED[game_id])] == STORED[game_id]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_reason_is_the_match_s_or_the_game_s(game_id: str) -> None:
    game = game_of(game_id)
    assert not set(game.reasons) & set(OF_EVERY_MATCH)
