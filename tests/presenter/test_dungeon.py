"""The words of the Dungeon: what is told, asked and described."""

import random
from typing import Any

import pytest

from bot.presenter.dungeon import PRESENTER
from config.words.dungeon.names import card_name
from games.core import ListedChance, SeededChance
from games.dungeon import GAME
from games.dungeon.material import DUNGEON_CARDS, HERO_CARDS, UNDEAD_CARDS
from games.dungeon.options import DungeonOptions
from games.dungeon.players import PLAYERS
from games.dungeon.state import State
from tests.games.dungeon.position import position

NAMES = ("Ada", "Bela")


def told(state: State, *actions: str, chance: list[Any] | None = None) -> list[str]:
    source = ListedChance(chance or [])
    events = [event for action in actions for event in GAME.apply(state, action, source)]
    return PRESENTER.event_texts(events, GAME.public(state), NAMES)


def asked(state: State, prefix: str = "") -> dict[str, str]:
    """The choices' labels and descriptions by text."""
    seat = state.mover or 0
    step = PRESENTER.step(GAME.legal(state), GAME.public(state), GAME.private(state, seat), seat, prefix)
    return {choice.text: f"{choice.label} | {choice.description}" for choice in step.choices}


def test_a_lost_fight_is_one_line_with_both_rolls_and_the_loss() -> None:
    state = position("b2", {"b2": "orc"}, phase="fight")
    (line,) = told(state, "fight", chance=[[3, 3], [4, 4]])
    for words in ("3+3 +1 = **7** against 10", "Orc attacks", "4+4 +4 = **12** against 9", "loses 2 life (14 left)"):
        assert words in line


def test_a_turn_with_many_takings_tells_favour_once() -> None:
    state = position("a2", {"a2": "hall", "b2": "pit"})
    lines = told(state, "move b2", "go", chance=[[1, 1]])
    text = " ".join(lines)
    assert text.count("Favour of the Lord") == 1
    assert "+4, now 7" in text
    assert "The Hero draws a card." in text


@pytest.mark.parametrize(("rules", "price"), [(1, "Costs 4 favour"), (2, "Costs 3 favour")])
def test_a_crypt_in_hand_has_the_price_of_the_version(rules: int, price: str) -> None:
    state = position(lord="crypt", fields={"rules": rules})
    text = PRESENTER.hand_text(GAME.public(state), GAME.private(state, 1), 1, NAMES)
    assert price.casefold() in text.casefold()


def test_the_heros_hand_is_not_in_what_is_told() -> None:
    state = position("a2", {"a2": "hall", "b2": "idol"}, "rope boots")
    text = " ".join(told(state, "move b2"))
    assert "shows the Lord his hand" in text
    assert "Rope" not in text


def test_the_lords_useless_hand_is_told() -> None:
    state = position(lord="troll troll orc", favour=0, dungeon_deck="hall hall hall hall hall hall")
    assert any("Troll ×2, Orc" in line for line in told(state, "move a2"))


def test_a_hit_in_the_final_fight_names_the_sum_the_dodge_and_the_loss() -> None:
    state = position("i4", {}, phase="final", seat=1, fields={"round": 1})
    text = " ".join(told(state, "attack 2", chance=[[4, 4], [1, 1]]))
    for words in (
        "The Black Lord attacks",
        "4+4 +2 = **10** against 9",
        "Dodge",
        "loses 4 life (12 left)",
        "−2 for the attack, now 1",
    ):
        assert words in text


def test_fights_are_offered_with_their_chances() -> None:
    state = position("b2", {"b2": "goblin"}, phase="fight", strength=3, came_from="a2")
    choices = asked(state)
    assert "72 %" in choices["fight"]  # 26 of 36 rolls reach 6
    assert "42 %" in choices["cast"]  # 15 of 36 rolls reach 8
    assert "back to a2" in choices["flee"]


def test_cards_say_what_they_cost_and_openings_come_last() -> None:
    state = position(lord="trap-2 fork hall", favour=4)
    GAME.apply(state, "move a2", ListedChance([]))
    choices = asked(state)
    assert "costs 3 favour" in choices["lay trap-2"]
    assert "brings 1 favour" in choices["lay hall"]
    assert set(asked(state, "lay fork")) == {"lay fork nes", "lay fork nsw", "lay fork esw"}
    assert set(asked(state, "drop")) == {"drop fork", "drop hall"}


def test_openings_of_a_card_from_the_deck_are_asked_at_once() -> None:
    state = position("b3", phase="lay", seat=1, fields={"drawn": "turn"})
    assert all(text.startswith("lay turn ") for text in asked(state))


def test_a_teleports_choice_says_where_it_leads() -> None:
    state = position("b1", {"b3": "hall"}, lord="teleport-2", phase="lay", seat=1, came_from="a1")
    assert "b3 (Hall)" in asked(state, "lay teleport-2")["lay teleport-2 n"]


@pytest.mark.parametrize("card", [*HERO_CARDS, *DUNGEON_CARDS, *UNDEAD_CARDS])
def test_every_card_has_an_entry_of_the_rules(card: str) -> None:
    assert card_name(card) in {rule.title for rule in PRESENTER.rules()}


def test_the_alt_text_of_well_played_matches_is_whole() -> None:
    dice = random.Random(2)
    names = ("x" * 40, "y" * 40)
    for _ in range(4):
        chance = SeededChance(dice.randbytes(32))
        state = GAME.new(DungeonOptions(), None, chance)
        while (seat := state.mover) is not None:
            public = GAME.public(state)
            assert "favour in the bank" in PRESENTER.board_alt(public, names).lower()
            action = PLAYERS["hero"](public, GAME.private(state, seat), GAME.legal(state), dice)
            GAME.apply(state, action, chance)


def test_the_position_tells_walls_directions_and_the_way_back() -> None:
    cells = {"b1": "turn ne", "b2": "teleport-2 e", "c1": "crypt zombie", "a2": "pit searched", "c2": "fountain turned"}
    text = PRESENTER.board_text(GAME.public(position("b1", cells, came_from="a1", poisoned=True)), NAMES)
    for words in (
        "b1 Turn open to north, east",
        "b2 Teleport 2 to the east",
        "c1 Crypt with Zombie",
        "a2 Pit (remains taken)",
        "c2 an empty fountain",
        "came from a1",
        "Poisoned",
    ):
        assert words in text


def test_the_hand_tells_what_was_seen_of_the_other() -> None:
    state = position("b1", hand="rope rope", fields={"seen": [["troll", "idol"], None]})
    text = PRESENTER.hand_text(GAME.public(state), GAME.private(state, 0), 0, NAMES)
    assert "Rope ×2" in text
    assert "Troll, Idol" in text
