"""The opening: options, chance, explicit set-ups."""

import json
from typing import Any

import pytest

from games.core import ListedChance, RecordError
from games.record import read
from games.search import GAME
from games.search.material import CHIPS, CHIPS_OF_COLOUR, COLOURS, TILES
from games.search.options import SearchOptions

STACKS = {colour: list(CHIPS_OF_COLOUR[colour]) for colour in COLOURS}
SETUP = {"starter": 0, "tiles": list(TILES), **STACKS}


def record(options: dict[str, Any] | None = None, **changes: Any) -> str:
    data = {"format": 1, "game": "search", "options": options or {}, "setup": {**SETUP, **changes}, "actions": []}
    return json.dumps(data)


def test_the_material_is_complete() -> None:
    assert len(TILES) == 47
    assert all(tile == min(tile[turn:] + tile[:turn] for turn in range(4)) for tile in TILES)
    assert [len(CHIPS_OF_COLOUR[colour]) for colour in COLOURS] == [8, 8, 8, 20]
    assert sum(chip.points for chip in CHIPS.values() if chip.colour == "green") == 16
    assert not any("MM" in tile + tile[0] for tile in TILES)


def test_chance_is_asked_for_tiles_then_colours_then_the_starter() -> None:
    shuffles: list[Any] = [list(reversed(range(n))) for n in (47, 8, 8, 8, 20)]
    chance = ListedChance([*shuffles, 1])
    state = GAME.new(SearchOptions(starter="random"), None, chance)
    assert state.seat == 1
    assert state.hands == [["PWWW", "PWPW", "PPWW"], ["PPPW", "MWWW", "MWWP"]]
    assert state.supply["brown"][:3] == ["shelob", "balrog", "troll-2"]
    assert state.supply["blue"][:2] == ["haste-3", "haste-2"]


def test_without_the_option_chance_is_not_asked_who_starts() -> None:
    shuffles: list[Any] = [list(range(n)) for n in (47, 8, 8, 8, 20)]
    assert GAME.new(SearchOptions(starter=1), None, ListedChance(shuffles)).seat == 1


@pytest.mark.parametrize(
    "changes",
    [
        {"starter": True},
        {"starter": 2},
        {"starter": "0"},
        {"tiles": list(TILES[:-1])},
        {"tiles": [*TILES[:-1], TILES[0]]},
        {"tiles": [*TILES[:-1], "FFFF"]},
        {"tiles": "FFFM"},
        {"green": STACKS["yellow"]},
        {"blue": [*STACKS["blue"], "ring"]},
        {"brown": [1] * 20},
        {"red": []},
    ],
    ids=str,
)
def test_a_setup_that_is_not_whole_is_refused_in_one_line(changes: dict[str, Any]) -> None:
    with pytest.raises(RecordError) as refused:
        read(record(**changes))
    assert "setup" in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("starter", [True, False, 2, "frodo", None, 1.0])
def test_a_wrong_starter_is_refused(starter: Any) -> None:
    with pytest.raises(RecordError, match="options"):
        read(record({"starter": starter}))


def test_a_whole_setup_is_played_as_it_lies() -> None:
    match, _ = next(read(record()).play())
    assert match.state.hands == [list(TILES[:3]), list(TILES[3:6])]
    assert len(match.state.stock) == 41
