"""Rules, "End of a duel"."""

import pytest

from games.core import IllegalAction
from games.duel.duel_end import steps_for
from games.duel.results import TOP_OF_THE_BRIDGE
from tests.games.duel.positions import Table

SIX = "0-0 1-4 2-3 3-4 2-1 1-23"


def all_but_one(table: Table, gandalf: str = SIX, balrog: str = SIX) -> Table:
    """Lay eleven cards; then put the markers high, so that only the number of cards can end the duel."""
    for mine, theirs in zip(gandalf.split(), balrog.split(), strict=True):
        table.state.energy[:] = [15, 15]
        table.play(f"play {mine}")
        if theirs != balrog.split()[-1]:
            table.play(f"play {theirs}")
    return table


@pytest.mark.parametrize(("free", "steps"), [(-1, 1), (0, 1), (2, 1), (3, 2), (4, 2), (5, 3), (9, 3)])
def test_free_fields_between_the_markers_are_steps(free: int, steps: int) -> None:
    assert steps_for(free) == steps


def test_a_duel_ends_when_both_have_laid_six() -> None:
    table = all_but_one(Table(SIX, SIX)).play("play 1-23")
    assert (table.public.round, table.public.phase) == (2, "start")
    assert table.public.hand_sizes.gandalf == 9
    assert table.public.deck_sizes.gandalf == 9
    assert table.public.finale_sizes.gandalf == 3


@pytest.mark.parametrize(("starter", "winner"), [(0, 1), (1, 0)])
def test_with_level_markers_the_one_who_started_loses(starter: int, winner: int) -> None:
    table = Table("0-0", "0-0", energy=(0, 0))
    table.state.starter = starter
    table.state.hands[0] = ["0-0", "1-4", "2-3"]
    table.play("play 0-0")
    assert table.told("duel_won")[0]["seat"] == winner
    assert (table.public.steps.gandalf, table.public.steps.balrog) == ((1, 0) if winner == 0 else (0, 1))


def test_the_text_of_a_card_whose_comparison_ends_the_duel_does_not_apply() -> None:
    table = Table("0-0", "might", energy=(1, 9)).play("play 0-0", "play might")
    assert table.energy == (-1, 9)
    assert table.told("silenced")[0]["by"] == "end"
    assert table.public.steps.balrog == 3


def test_a_text_can_end_the_duel() -> None:
    table = Table("0-0", "might", energy=(3, 9)).play("play 0-0", "play might")
    assert table.energy == (0, 10)
    assert table.public.phase == "keep"


def test_a_special_card_that_ends_the_duel_uses_wrath_up() -> None:
    table = Table("wrath", "might", energy=(1, 9)).play("play wrath", "play might")
    assert table.public.phase == "keep"
    assert not table.public.active.wrath


def test_level_in_minus_the_duel_goes_on_while_both_hold_more_than_three() -> None:
    table = Table("0-0", "0-0 1-4", energy=(0, 0)).play("play 0-0")
    assert (table.public.phase, table.match.to_move) == ("play", 1)
    assert [event.type for event in table.events] == ["played", "goes_on"]
    table.play("play 0-0")
    assert table.public.phase == "play"
    table.play("play 2-3")
    assert table.energy == (0, -1)
    assert table.public.steps.gandalf == 1


def test_level_in_minus_the_duel_ends_if_one_holds_three() -> None:
    table = Table("0-0", "0-0", energy=(0, 0))
    table.state.hands[1] = ["0-0", "1-4", "2-3"]
    table.play("play 0-0")
    assert table.told("duel_won")


def test_once_gone_on_the_duel_ends_only_when_neither_holds_more_than_three() -> None:
    table = Table(energy=(-5, -5))
    table.state.hands = [["0-0", "1-4", "2-3", "3-4", "2-1"], ["0-0", "1-4", "2-3", "3-4"]]
    table.play("play 0-0")
    assert not table.told("duel_won")
    table.play("play 0-0")
    assert not table.told("duel_won")
    table.play("play 1-4")
    assert table.told("duel_won")


def test_the_exception_does_not_apply_in_the_finale() -> None:
    table = Table(energy=(0, 0)).finale("0-0 1-4 2-3 3-4 2-1", "0-0 1-4 2-3 3-4 2-1").play("play 0-0")
    assert table.match.outcome is not None


def test_a_feint_that_is_the_last_card_asks_nothing_and_is_compared_itself() -> None:
    table = all_but_one(Table(SIX, "0-0 1-4 2-3 3-4 2-1 feint"), balrog="0-0 1-4 2-3 3-4 2-1 feint")
    table.play("play feint")
    assert table.told("compared")[0]["defence"] == "feint"
    assert table.public.round == 2


def test_a_feint_after_which_neither_holds_more_than_three_under_the_exception_asks_nothing() -> None:
    table = Table(energy=(-5, -5))
    table.state.hands = [["0-0", "1-4", "2-3", "3-4", "2-1"], ["0-0", "feint", "1-4", "2-3", "3-4"]]
    table.play("play 0-0", "play 0-0", "play 1-4", "play feint")
    assert table.told("compared")[0]["defence"] == "feint"
    assert table.told("duel_won")


def test_a_mirror_played_again_that_ends_the_duel_has_its_own_dots() -> None:
    table = Table("0-0 mirror", "0-0 defence").play("play 0-0", "play 0-0", "play mirror", "play defence")
    assert table.public.row[2].right == "0"
    table.state.energy[:] = (10, 2)
    table.play("fill 1-4")
    assert table.public.phase == "keep"
    assert table.public.row[4].right == "23"


def test_trick_ends_a_duel_that_went_on_if_it_leaves_neither_more_than_three() -> None:
    table = Table(energy=(-5, -5), chance=[0])
    table.state.hands = [["0-0", "1-4", "2-3", "3-4", "2-1"], ["trick", "0-0", "1-4", "2-3"]]
    table.play("play 0-0")
    assert table.public.phase == "play"
    table.play("play trick")
    assert table.told("duel_won")
    assert table.balrog.opponent_finale == ["1-4"]


def test_unplayed_cards_are_kept_in_hand_order_gandalf_first() -> None:
    table = Table("0-0 1-4 2-3 3-4 2-1", "1234-1234", energy=(4, 15)).play("play 0-0", "play 1234-1234")
    assert (table.public.phase, table.match.to_move) == ("keep", 0)
    assert len(table.match.legal) == 56
    assert table.public.steps.balrog == 3
    with pytest.raises(IllegalAction, match="keep 1-4 2-3 3-4"):
        table.play("keep 3-4 2-3 1-4")
    with pytest.raises(IllegalAction, match="wrong number of cards: wanted 3, named 2"):
        table.play("keep 1-4 2-3")
    table.play("keep 1-4 3-4 2-1")
    assert table.gandalf.finale == ["1-4", "3-4", "2-1"]
    assert table.gandalf.hand == []
    assert (table.match.to_move, table.row) == (1, ["0-0", "1234-1234"])


def test_a_pile_that_received_a_card_in_this_round_takes_so_many_fewer() -> None:
    table = Table("0-0 1-4 2-3", "trick 1234-1234", energy=(15, 15), chance=[0])
    table.play("play 0-0", "play trick")
    table.state.energy[:] = [3, 15]
    table.play("play 2-3", "play 1234-1234")
    assert table.public.phase == "keep"
    assert all(len(action.split()) == 3 for action in table.match.legal)


def test_the_top_step_ends_the_game_before_the_finale_and_further_steps_are_lost() -> None:
    table = Table("0-0", "1234-1234", energy=(4, 15), steps=(0, 4)).play("play 0-0", "play 1234-1234")
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.score) == (1, TOP_OF_THE_BRIDGE, (0, 5))
    assert table.public.hand_sizes.gandalf == 8
    assert table.public.finale_sizes.gandalf == 0
