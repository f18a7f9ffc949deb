"""The Duel's words, by example."""

import pytest

from bot.presenter.duel import PRESENTER
from bot.presenter.game_presenter import Choice, Step
from config.words.duel import in_order
from games.duel import GAME
from tests.games.duel.positions import Table

NAMES = ("Ann", "Bob")


def told(table: Table) -> list[str]:
    return PRESENTER.event_texts(table.events, table.public, NAMES)


def step(table: Table, prefix: str = "") -> Step:
    seat = table.match.to_move
    assert seat is not None
    return PRESENTER.step(table.match.legal, table.public, GAME.private(table.state, seat), seat, prefix)


def choice(asked: Step, text: str) -> Choice:
    return next(choice for choice in asked.choices if choice.text == text)


def test_a_card_with_all_that_it_caused_is_one_line() -> None:
    table = Table("1-4", "might", energy=(9, 10)).play("play 1-4", "play might")
    assert told(table) == [
        "The Balrog lays **might 12-13**. Gandalf loses 2, the Balrog 1. Energy: Gandalf 7, the Balrog 9. "
        "Its text: Gandalf −1, the Balrog +1. Energy: Gandalf 6, the Balrog 10."
    ]


def test_the_end_of_a_duel_tells_who_won_how_far_they_climb_and_what_comes_next() -> None:
    table = Table("0-0", "1234-1234", energy=(4, 15)).play("play 0-0", "play 1234-1234")
    assert told(table)[-1] == "**The Balrog** (Bob) **wins round 1** by 15 to 0: 3 steps up, to step 3."


def test_level_markers_are_explained() -> None:
    table = Table("0-0", energy=(0, 0))
    table.state.hands[0] = ["0-0", "1-4", "2-3"]
    table.play("play 0-0")
    assert "level on 0; Gandalf started, so the Balrog** (Bob) **wins:**" in told(table)[1]


def test_a_choice_of_cards_tells_what_each_would_cost() -> None:
    table = Table("12-134", "23-34 might").play("play 12-134")
    asked = step(table)
    assert choice(asked, "play 23-34").description == "you lose 2, they lose 1"
    assert choice(asked, "play might").description.startswith("you lose 2, they lose 1 · higher +1")
    assert [choice.text for choice in asked.choices] == [f"play {card}" for card in in_order(table.balrog.hand)]


def test_magic_tells_what_the_card_would_do() -> None:
    table = Table("magic", "0-0").play("play magic", "play 0-0")
    assert step(table).prompt.endswith("If it stands: The Balrog loses 2.")


def test_cards_for_the_finale_can_be_chosen_in_any_order() -> None:
    table = Table("0-0 1-4 2-3 3-4", "1234-1234", energy=(4, 15)).play("play 0-0", "play 1234-1234")
    asked = step(table, "keep 3-4 1-4")
    assert "Chosen: 3-4, 1-4." in asked.prompt
    last = next(choice for choice in asked.choices if choice.label == "2-3")
    assert (last.text, last.final) == ("keep 1-4 2-3 3-4", True)


@pytest.mark.parametrize("prefix", ["keep 0-0", "keep 1-4 1-4", "keep 1-4 2-3 3-4", "play", "keep mirror"])
def test_cards_that_cannot_be_set_aside_lead_nowhere(prefix: str) -> None:
    table = Table("0-0 1-4 2-3 3-4", "1234-1234", energy=(4, 15)).play("play 0-0", "play 1234-1234")
    with pytest.raises(ValueError, match="begins with"):
        step(table, prefix)


def test_the_board_s_words_hold_the_row_with_the_dots_as_they_count() -> None:
    table = Table("0-0 mirror", "1-123").play("play 0-0", "play 1-123", "play mirror")
    lines = PRESENTER.board_text(table.public, NAMES).splitlines()
    assert "The row: Gandalf 0-0, Balrog 1-123, Gandalf mirror 12-123. Its last card attacks in rows 1, 2, 3." in lines


def test_the_hand_s_words_hold_what_only_its_owner_sees() -> None:
    table = Table("0-0 1-4", "trick", chance=[0]).play("play 0-0", "play trick")
    assert "Set aside for the finale: 1-4." in PRESENTER.hand_text(table.public, table.gandalf, 0, NAMES)
    assert "You know of Gandalf's finale pile: 1-4." in PRESENTER.hand_text(table.public, table.balrog, 1, NAMES)


def test_every_special_card_has_an_entry_in_the_rules_under_its_name() -> None:
    titles = [rule.title for rule in PRESENTER.rules()]
    assert "Mirror · Gandalf · 12-23" in titles
    assert "Defence · the Balrog · 12-4" in titles
    assert len([title for title in titles if "·" in title]) == 11
