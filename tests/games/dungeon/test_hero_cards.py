"""Where hero cards have a use in the dungeon."""

import pytest

from games.dungeon.hero_cards import UNITS
from games.dungeon.material import HERO_CARDS
from tests.games.dungeon.position import act, legal, position

EVERYTHING = " ".join(HERO_CARDS)


def usable(state: object) -> set[str]:
    return {action.removeprefix("use ") for action in legal(state) if action.startswith("use")}  # type: ignore[arg-type]


def test_every_hero_card_but_poison_has_a_unit() -> None:
    assert set(UNITS) == set(HERO_CARDS) - {"poison"}


@pytest.mark.parametrize(
    ("cell", "cards"),
    [
        ("hall", {"blank", "chalice"}),
        ("hall searched", {"blank"}),
        ("bare", {"blank"}),
        ("door", {"blank", "rune-bomb", "luck-charm"}),
        ("door turned", {"blank"}),
        ("prison", {"blank", "rune-bomb", "luck-charm"}),
        ("chest-1", {"blank", "luck-charm"}),
        ("trap-1", {"blank", "golem-scroll", "chalice"}),
        ("fork nes", {"blank", "wall-scroll", "chalice"}),
        ("turn ne searched", {"blank", "wall-scroll", "chalice"}),
        ("fountain", {"blank"}),
        ("fountain turned", {"blank", "water-scroll", "chalice"}),
        ("fountain turned spoiled", {"blank"}),
        ("idol", {"blank", "amulet", "battle-3", "chalice"}),
        ("pit", {"blank"}),
        ("goblin", {"blank"}),
    ],
)
def test_what_an_unhurt_hero_can_use_on_a_cell(cell: str, cards: set[str]) -> None:
    assert usable(position("b2", {"b2": cell}, EVERYTHING)) == cards


@pytest.mark.parametrize(
    ("cell", "cards"),
    [
        ("pit", {"rope", "luck-charm"}),
        ("trap-2", {"golem-scroll", "luck-charm", "chalice"}),
        ("teleport-2 e", {"boots", "chalice"}),
        ("idol", {"amulet"}),
    ],
)
def test_what_an_unhurt_hero_can_use_on_entering(cell: str, cards: set[str]) -> None:
    assert usable(position("b2", {"b2": cell}, EVERYTHING, phase="enter")) == cards


def test_cures_are_for_who_lacks_life_or_is_poisoned() -> None:
    cures = {"potion-1", "potion-2", "potion-3", "heal-3", "heal-4", "heal-5"}
    assert usable(position("b2", {"b2": "bare"}, EVERYTHING, life=15)) == cures | {"blank", "chalice"}
    assert cures <= usable(position("b2", {"b2": "bare"}, EVERYTHING, poisoned=True))


def test_a_potion_heals_poisoning_and_not_above_sixteen() -> None:
    state = position("b2", {"b2": "bare"}, "potion-3", life=15, poisoned=True)
    act(state, "use potion-3")
    assert (state.hero.life, state.hero.poisoned, state.hero_discard) == (16, False, ["potion-3"])


def test_a_healing_scroll_needs_its_test() -> None:
    state = position("b2", {"b2": "bare"}, "heal-5 heal-5", life=5)
    act(state, "use heal-5", chance=[[4, 5]])
    assert state.hero.life == 5
    act(state, "use heal-5", chance=[[5, 5]])
    assert state.hero.life == 10


def test_a_chalice_as_the_second_card_is_only_for_a_search() -> None:
    state = position("b2", {"b2": "trap-1"}, "chalice golem-scroll", fields={"played": 1})
    assert usable(state) == {"golem-scroll"}
    state = position("b2", {"b2": "hall"}, "chalice", fields={"played": 1})
    assert usable(state) == {"chalice"}


def test_a_chalice_helps_searches_and_spells_of_the_turn() -> None:
    state = position("b2", {"b2": "fork nes"}, "chalice wall-scroll")
    act(state, "use chalice", "search", "use wall-scroll", chance=[[3, 3], [4, 4]])
    assert (state.hands[0], state.cells["b2"].turned) == (["blank"], True)


def test_the_wall_scroll_reaches_a_neighbouring_rubble() -> None:
    state = position("b2", {"b2": "hall", "b3": "rubble searched", "a2": "rubble"}, "wall-scroll")
    assert usable(state) == {"wall-scroll b3", "wall-scroll a2"}
    act(state, "use wall-scroll b3", chance=[[5, 5]])
    assert state.cells["b3"].turned
    assert not state.cells["b3"].searched
    assert "move b3" in legal(state)


def test_a_bomb_opens_a_lock_without_ending_the_turn() -> None:
    state = position("b2", {"b2": "prison"}, "rune-bomb")
    act(state, "use rune-bomb")
    assert (state.cells["b2"].turned, state.turn, state.lord.favour) == (True, 1, 3)


def test_a_charm_helps_to_pick_a_lock() -> None:
    state = position("b2", {"b2": "prison"}, "luck-charm")
    act(state, "use luck-charm", "pick", chance=[[3, 4]])
    assert state.cells["b2"].turned


def test_the_amulet_halves_favour_rounded_up() -> None:
    state = position("b2", {"b2": "idol"}, "amulet poison", favour=7)
    act(state, "use amulet")
    assert (state.lord.favour, state.bank, state.lord.life) == (3, 20, 16)
    assert (state.hands[0], state.hero_discard) == ([], ["poison", "amulet"])
    assert (state.hero.life, state.hero.poisoned) == (16, False)
