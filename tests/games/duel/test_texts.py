"""Rules, "Texts": each special card, and how they meet."""

import pytest

from tests.games.duel.positions import Table


@pytest.mark.parametrize(("before", "after"), [((12, 10), (13, 10)), ((9, 9), (10, 8)), ((7, 9), (9, 8))])
def test_balance_looks_at_the_markers(before: tuple[int, int], after: tuple[int, int]) -> None:
    assert Table("balance", energy=before).play("play balance").energy == after


def test_balance_lifts_no_marker_above_the_start_field() -> None:
    table = Table("balance").play("play balance")
    assert table.energy == (15, 14)
    assert table.told("text")[0]["moved"] == {"gandalf": 0, "balrog": -1}


@pytest.mark.parametrize(
    ("steps", "after"), [((0, 1), (9, 10)), ((0, 3), (9, 10)), ((2, 2), (8, 10)), ((3, 2), (8, 11))]
)
def test_might_looks_at_the_figures(steps: tuple[int, int], after: tuple[int, int]) -> None:
    table = Table("0-0", "might", energy=(11, 9), steps=steps)
    table.play("play 0-0", "play might")
    assert table.energy == after


def test_might_is_compared_before_its_text_applies() -> None:
    table = Table("1-4", "might", energy=(9, 10)).play("play 1-4", "play might")
    assert table.told("compared")[0]["losses"] == {"gandalf": 2, "balrog": 1}
    assert table.energy == (6, 10)


def test_strength_draws_gandalf_s_next_card_blind() -> None:
    table = Table("0-0 1-4 2-3", "strength", chance=[1]).play("play 0-0", "play strength")
    assert table.row == ["0-0", "strength", "2-3"]
    assert table.told("played")[1] == {"seat": 0, "role": "gandalf", "card": "2-3", "blind": True}
    assert table.match.to_move == 1


def test_the_text_of_a_card_drawn_blind_applies() -> None:
    table = Table("0-0 spell", "strength 1-4 2-3", chance=[0, 1]).play("play 0-0", "play strength")
    assert table.row == ["0-0", "strength", "spell", "2-3"]
    assert table.match.to_move == 0


def test_spell_draws_the_balrog_s_next_card_blind_even_if_there_is_only_one() -> None:
    table = Table(chance=[0]).finale("spell 0-0", "0-0 1-4")
    table.state.hands[1].remove("1-4")
    table.play("play spell")
    assert table.row == ["spell", "0-0"]


def test_a_feint_drawn_blind_asks_for_its_target() -> None:
    table = Table("0-0 spell", "1-4 feint", chance=[0]).play("play 0-0", "play 1-4", "play spell")
    assert table.public.phase == "feint"
    assert table.match.to_move == 1
    assert table.match.legal == ["feint 1-4"]


def test_trick_takes_a_card_from_gandalf_s_hand_to_his_pile_and_the_balrog_sees_it() -> None:
    table = Table("0-0 1-4 2-3", "trick", chance=[1]).play("play 0-0", "play trick")
    assert table.gandalf.finale == table.balrog.opponent_finale == ["2-3"]
    assert table.public.hand_sizes.gandalf == 7
    assert table.public.finale_sizes.gandalf == 1
    assert table.row == ["0-0", "trick"]


def test_trick_and_magic_have_no_text_in_the_finale() -> None:
    table = Table().finale("magic 0-0 1-4", "trick 0-0 1-4").play("play magic")
    assert not table.public.active.magic
    table.play("play trick")
    assert table.public.hand_sizes.gandalf == 2
    assert table.told("silenced") == [{"seat": 1, "role": "balrog", "card": "trick", "by": "finale"}]


def test_defence_has_gandalf_s_last_card_played_again_and_its_place_filled() -> None:
    table = Table("124-2 3-4", "defence").play("play 124-2", "play defence")
    assert table.energy == (14, 15)
    assert (table.public.phase, table.match.to_move, table.row) == ("fill", 0, ["124-2", "defence"])
    table.play("fill 3-4")
    assert table.row == ["3-4", "defence", "124-2"]
    assert table.energy == (14, 13)
    assert table.public.laid.gandalf == 2
    assert table.match.to_move == 1


def test_defence_as_the_first_card_has_no_text() -> None:
    table = Table("0-0", "defence")
    table.state.turn = table.state.starter = 1
    table.play("play defence")
    assert (table.public.phase, table.match.to_move) == ("play", 0)


def test_a_special_card_played_again_counts_by_its_dots_only() -> None:
    table = Table("balance 0-0", "defence", energy=(10, 10)).play("play balance")
    assert table.energy == (11, 9)
    table.play("play defence", "fill 0-0")
    assert table.told("compared")[0]["losses"] == {"gandalf": 0, "balrog": 2}
    assert not table.told("text")


def test_a_special_card_that_fills_a_place_has_no_text() -> None:
    table = Table("0-0 wrath", "defence").play("play 0-0", "play defence", "fill wrath")
    assert not table.public.active.wrath


def test_cunning_opens_the_hand_to_the_end_of_the_duel_and_shows_what_is_set_aside() -> None:
    table = Table("cunning", "1234-1234 0-0 1-4 2-3", energy=(1, 15))
    table.play("play cunning")
    assert table.public.open_hand == table.balrog.hand
    table.play("play 1234-1234")
    assert table.public.phase == "keep"
    table.play("keep 0-0 1-4 2-3")
    assert table.public.open_hand is not None
    table.play("keep 0-0 1-4 2-3")
    assert table.gandalf.opponent_finale == ["0-0", "1-4", "2-3"]
    assert table.balrog.opponent_finale == []
    assert table.public.open_hand is None
    assert not table.public.active.cunning


def test_magic_asks_after_each_balrog_card_and_banishes_once() -> None:
    table = Table("magic 0-0 1-4", "0-0 1-4 2-3").play("play magic", "play 0-0")
    assert (table.public.phase, table.match.legal) == ("magic", ["magic banish", "magic keep"])
    assert (table.row, table.public.laid.balrog, table.energy) == (["magic", "0-0"], 1, (15, 15))
    table.play("magic keep")
    assert table.energy == (15, 13)
    table.play("play 0-0", "play 1-4", "magic banish")
    assert table.row == ["magic", "0-0", "0-0"]
    assert table.gandalf.opponent_finale == table.balrog.finale == ["1-4"]
    assert table.match.to_move == 1
    table.play("play 2-3")
    assert table.public.phase == "play"


def test_a_banished_special_card_has_no_effect_and_leaves_wrath_active() -> None:
    table = Table("wrath magic 0-0", "0-0 might strength").play("play wrath", "play 0-0", "play magic", "play might")
    table.play("magic banish")
    assert table.public.active.wrath
    table.play("play strength")
    assert not table.public.active.wrath
    assert table.match.to_move == 0


def test_magic_is_asked_about_the_feint_before_its_target_and_not_about_the_picked_card() -> None:
    table = Table("magic 0-0 1-4", "0-0 feint").play("play magic", "play 0-0", "magic keep", "play 0-0", "play feint")
    assert table.public.phase == "magic"
    table.play("magic keep")
    assert (table.public.phase, table.match.to_move, table.row[-1]) == ("feint", 1, "feint")
    table.play("feint 0-0")
    assert table.row == ["magic", "feint", "0-0", "0-0"]
    assert (table.public.phase, table.match.to_move, table.public.active.magic) == ("play", 0, True)


def test_a_feint_changes_places_with_the_card_and_only_that_one_is_compared() -> None:
    table = Table("0-0 1-4", "12-34 feint").play("play 0-0", "play 12-34", "play 1-4", "play feint")
    before = table.energy
    table.play("feint 12-34")
    assert table.row == ["0-0", "feint", "1-4", "12-34"]
    assert table.energy == (before[0] - 2, before[1] - 1)
    assert table.public.laid.balrog == 2


def test_only_own_plain_cards_can_be_picked_the_card_of_full_strength_too() -> None:
    table = Table("0-0 1-4 2-3", "might 1234-1234 feint")
    table.play("play 0-0", "play might", "play 1-4", "play 1234-1234", "play 2-3", "play feint")
    assert table.match.legal == ["feint 1234-1234"]


def test_with_special_cards_only_before_it_a_feint_is_compared_itself() -> None:
    table = Table("0-0 1-4", "might feint").play("play 0-0", "play might", "play 1-4", "play feint")
    assert (table.public.phase, table.match.to_move, table.row[-1]) == ("play", 0, "feint")
    assert table.told("compared")[0]["losses"] == {"gandalf": 1, "balrog": 0}


def test_mirror_takes_the_right_dots_of_the_balrog_s_last_card() -> None:
    table = Table("0-0 mirror", "1-123 0-0").play("play 0-0", "play 1-123", "play mirror")
    assert (table.public.row[-1].left, table.public.row[-1].right) == ("12", "123")
    table.play("play 0-0")
    assert table.told("compared")[0]["losses"] == {"gandalf": 0, "balrog": 3}


def test_mirror_takes_the_text_of_the_answer_only() -> None:
    table = Table("0-0 mirror 1-4", "0-0 might strength", chance=[0])
    table.play("play 0-0", "play 0-0", "play mirror", "play might")
    assert table.told("silenced") == [{"seat": 1, "role": "balrog", "card": "might", "by": "mirror"}]
    table.play("play 1-4", "play strength")
    assert table.told("text")


def test_mirror_as_the_first_card_has_no_text_and_the_answer_keeps_its_own() -> None:
    table = Table("mirror", "might", energy=(10, 10)).play("play mirror")
    assert table.public.row[0].right == "23"
    table.play("play might")
    assert table.told("text")[0]["card"] == "might"


def test_a_feint_works_in_answer_to_a_mirror() -> None:
    table = Table("0-0 mirror", "2-3 feint").play("play 0-0", "play 2-3", "play mirror", "play feint", "feint 2-3")
    assert table.row == ["0-0", "feint", "mirror", "2-3"]
    assert table.public.row[2].right == "3"


def test_wrath_is_used_up_by_the_next_special_card_and_not_by_plain_ones() -> None:
    table = Table("wrath 0-0 1-4", "0-0 strength might").play("play wrath", "play 0-0")
    assert table.public.active.wrath
    table.play("play 0-0", "play strength")
    assert table.told("silenced")[0]["by"] == "wrath"
    assert not table.public.active.wrath
    assert table.match.to_move == 0


def test_trick_in_the_finale_does_not_use_up_wrath() -> None:
    table = Table().finale("wrath 0-0 1-4", "trick might 0-0").play("play wrath", "play trick")
    assert table.public.active.wrath
    table.play("play 0-0", "play might")
    assert not table.public.active.wrath


def test_under_wrath_a_feint_lies_beside_the_row_and_leaves_wrath_active() -> None:
    table = Table("wrath 0-0", "12-34 feint").play("play wrath", "play 12-34", "play 0-0", "play feint", "feint 12-34")
    assert table.row == ["wrath", "0-0", "12-34"]
    assert table.public.beside == ["feint"]
    assert table.public.active.wrath
    assert table.public.laid.balrog == 2
