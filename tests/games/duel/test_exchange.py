"""Rules, "Exchange" and "Peek"."""

import pytest

from games.core import IllegalAction
from games.duel.material import EDGES, LOSSES
from tests.games.duel.positions import Table


@pytest.mark.parametrize(
    ("attack", "answer", "energy"),
    [
        ("12-134", "23-34", (14, 13)),
        ("0-0", "0-0", (15, 15)),
        ("0-0", "1234-1234", (11, 15)),
        ("134-234", "0-0", (15, 12)),
        ("2-3", "34-3", (14, 15)),
        ("1-4", "24-4", (14, 15)),
    ],
)
def test_a_dot_without_counterpart_costs_the_other_card_s_owner(
    attack: str, answer: str, energy: tuple[int, int]
) -> None:
    table = Table(attack, answer).play(f"play {attack}", f"play {answer}")
    assert table.energy == energy


def test_the_new_card_defends_with_its_left_dots_and_attacks_with_its_right_dots() -> None:
    table = Table("0-0 3-4", "124-2").play("play 0-0", "play 124-2")
    assert table.energy == (12, 15)
    table.play("play 3-4")
    assert table.energy == (11, 14)


def test_the_first_card_of_a_duel_is_compared_with_nothing() -> None:
    table = Table("124-134").play("play 124-134")
    assert table.energy == (15, 15)
    assert not table.told("compared")


@pytest.mark.parametrize("edge", EDGES)
def test_equal_edges_hurt_nobody(edge: str) -> None:
    assert all(LOSSES[side][edge][edge] == (0, 0) for side in (0, 1))


def test_every_pair_of_edges_costs_one_for_each_row_that_only_one_of_them_holds() -> None:
    for attack in EDGES:
        for defence in EDGES:
            alone = [row for row in "1234" if (row in attack) != (row in defence)]
            assert sum(LOSSES[0][attack][defence]) == sum(LOSSES[1][attack][defence]) == len(alone)


def test_a_marker_moves_no_further_down_than_the_last_minus_field() -> None:
    table = Table("1-4", "1234-1234").play("play 1-4")
    table.state.energy[:] = [-4, 3]
    table.play("play 1234-1234")
    assert table.energy == (-5, 3)


def test_turns_alternate_and_the_hand_loses_the_card() -> None:
    table = Table("2-1 0-0", "1-4").play("play 2-1")
    assert table.match.to_move == 1
    assert "2-1" not in table.gandalf.hand
    assert table.public.hand_sizes.gandalf == 8
    table.play("play 1-4")
    assert table.match.to_move == 0


def test_only_cards_of_the_hand_can_be_laid() -> None:
    table = Table("2-1 0-0", "1-4")
    with pytest.raises(IllegalAction, match="other side"):
        table.play("play might")
    with pytest.raises(IllegalAction, match="not in hand"):
        table.play("play spell")
    with pytest.raises(IllegalAction, match="no card"):
        table.play("play shield")


@pytest.mark.parametrize(
    ("energy", "seen_by"), [((12, 9), None), ((13, 9), "gandalf"), ((9, 12), None), ((9, 13), "balrog")]
)
def test_three_free_fields_let_the_player_ahead_see_the_other_s_hand(
    energy: tuple[int, int], seen_by: str | None
) -> None:
    table = Table("0-0", "0-0", energy=energy).play("play 0-0")
    assert table.gandalf.opponent_hand == (table.balrog.hand if seen_by == "gandalf" else None)
    assert table.balrog.opponent_hand == (table.gandalf.hand if seen_by == "balrog" else None)


def test_nobody_peeks_while_cards_are_set_aside() -> None:
    table = Table("0-0", "1234-1234", energy=(4, 15)).play("play 0-0", "play 1234-1234")
    assert table.public.phase == "keep"
    assert table.energy == (0, 15)
    assert table.balrog.opponent_hand is None
