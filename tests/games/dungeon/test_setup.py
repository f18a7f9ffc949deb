"""The opening, and what a record's set-up must hold."""

from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from games.core import ListedChance, SeededChance
from games.dungeon import GAME
from games.dungeon.material import DUNGEON_DECK, HERO_DECK, UNDEAD
from games.dungeon.options import DungeonOptions
from games.dungeon.setup import DungeonSetup
from tests.games.dungeon.position import act, legal


def new(setup: Any = None, chance: Any = None) -> Any:
    return GAME.new(DungeonOptions(), setup, chance or ListedChance([]))


def setup(**changed: Any) -> dict[str, Any]:
    return {"hero_deck": list(HERO_DECK), "dungeon_deck": list(DUNGEON_DECK), "undead": list(UNDEAD)} | changed


def test_decks_have_the_sizes_of_the_rules() -> None:
    assert (len(HERO_DECK), len(DUNGEON_DECK), len(UNDEAD)) == (57, 66, 9)
    assert (HERO_DECK.count("potion-1"), HERO_DECK.count("potion-3")) == (2, 1)


def test_hands_come_from_the_tops() -> None:
    state = new(DungeonSetup(**setup()))
    assert state.hands[0] == ["potion-1", "potion-2", "potion-3", "amulet", "amulet", "shield"]
    assert state.hands[1] == ["fountain"] * 4 + ["idol"] * 2
    assert (len(state.hero_deck), len(state.dungeon_deck), len(state.undead)) == (54, 60, 9)


def test_chance_is_asked_for_hero_dungeon_undead() -> None:
    backwards = [list(reversed(range(n))) for n in (57, 66, 9)]
    state = new(chance=ListedChance(backwards))
    assert state.hands[0][3:] == ["death-stone"] * 3
    assert state.hands[1] == ["demon", "demon", "troll", "troll", "orc", "orc"]
    assert state.undead[0] == "mummy"


def test_two_different_attributes_are_raised_in_their_order() -> None:
    state = new(chance=SeededChance(bytes(32)))
    assert legal(state) == {"raise strength mind", "raise strength agility", "raise mind agility"}
    act(state, "raise mind agility")
    assert (state.hero.strength, state.hero.mind, state.hero.agility) == (1, 2, 2)
    assert (state.phase, state.turn) == ("act", 1)


@pytest.mark.parametrize(
    "wrong",
    [
        setup(hero_deck=list(HERO_DECK[1:])),
        setup(hero_deck=["poison", *HERO_DECK[1:]]),
        setup(dungeon_deck=[*DUNGEON_DECK, "hall"]),
        setup(undead=["skeleton"] * 9),
        setup(undead="skeleton"),
        setup(undead=[True, *UNDEAD[1:]]),
        setup(more=1),
        {"hero_deck": list(HERO_DECK), "dungeon_deck": list(DUNGEON_DECK)},
    ],
)
def test_an_incomplete_setup_is_refused(wrong: Any) -> None:
    with pytest.raises(ValidationError):
        TypeAdapter(GAME.setup_type).validate_python(wrong)
