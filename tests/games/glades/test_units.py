"""Variant: special units, one after the other, with the edges that the rules document names."""

from typing import Literal

import pytest

from games.core import IllegalAction, Match
from games.glades.material import UNITS
from tests.games.glades.positions import laid, match_of, play


def with_units(
    left: str,
    right: str,
    rows: dict[int, tuple[str, str]] | None = None,
    claims: Literal["auto", "manual"] = "auto",
) -> Match:
    """A match with special units in which the seats hold these cards only."""
    return laid(match_of(specials="", claims=claims), rows or {}, (left, right))


def starting_with(match: Match, word: str) -> list[str]:
    return [action for action in match.legal if action.startswith(word)]


def test_seven_cards_each_and_all_units_in_their_pile() -> None:
    match = match_of(specials="")
    assert [len(hand) for hand in match.state.hands] == [7, 7]
    assert match.state.specials_pile == list(UNITS)


def test_the_player_draws_from_a_pile_of_their_choice_up_to_seven() -> None:
    match = match_of("R1", specials="owl")
    play(match, "place R1 1")
    assert (match.to_move, match.legal) == (0, ["draw animals", "draw specials"])
    play(match, "draw specials")
    assert (match.state.hands[0][-1], match.to_move) == ("owl", 1)


def test_the_only_pile_is_drawn_from_unasked_and_none_is_skipped() -> None:
    match = with_units("R1 R2", "O1 O2")
    match.state.specials_pile.clear()
    play(match, "place R1 1")
    assert (match.to_move, len(match.state.hands[0])) == (1, 2)
    match.state.pile.clear()
    play(match, "place O1 1")
    assert (match.to_move, match.state.hands[1]) == (0, ["O2"])


def test_no_more_than_one_unit_more_than_the_opponent() -> None:
    match = with_units("owl tortoise mist R1", "O1 O2 mire")
    play(match, "place owl 1", "draw animals", "place O1 1", "draw animals")
    assert not starting_with(match, "place tortoise")
    assert not starting_with(match, "play")
    play(match, "place R1 1", "draw animals", "play mire 5", "draw animals")
    assert starting_with(match, "place tortoise")
    assert starting_with(match, "play mist")


def test_without_a_placeable_animal_one_may_pass_or_play_a_unit() -> None:
    match = with_units("mist", "O1")
    assert match.legal == ["pass", *(f"play mist {number}" for number in range(1, 10))]
    hands = [hand[:] for hand in match.state.hands]
    play(match, "pass")
    assert (match.to_move, list(match.state.hands)) == (1, hands)


def test_with_a_placeable_animal_one_may_not_pass() -> None:
    assert "pass" not in with_units("mist R1", "O1").legal


# Allies


def test_a_second_spirit_waits_until_the_first_has_left_the_row() -> None:
    match = with_units("spirit-2 R1 migrate", "O1 O2", {4: ("spirit-1", "")})
    assert not starting_with(match, "place spirit-2")
    play(match, "play migrate spirit-1 discard", "draw animals", "place O1 1", "draw animals")
    match.state.units_played = [0, 0]
    match._legal = None
    assert len(starting_with(match, "place spirit-2")) == 9


def test_a_spirit_at_a_claimed_glade_counts_too_and_the_opponents_does_not() -> None:
    match = with_units("spirit-2 R1", "O1", {4: ("spirit-1", "")})
    match.state.glades[3].claimed = 1
    match.state.note(4)
    assert not starting_with(match, "place spirit-2")
    match = with_units("spirit-2 R1", "O1", {4: ("", "spirit-1")})
    assert len(starting_with(match, "place spirit-2")) == 9


def test_an_ally_completes_a_side() -> None:
    match = with_units("owl R1", "O1", {3: ("R8 R9", "")})
    events = play(match, "place owl 3")
    completed = next(event for event in events if event["type"] == "completed")
    assert (completed["group"], completed["sum"], completed["first"]) == ("legion", 24, True)


# Weather


def test_weather_lies_on_unclaimed_glades_both_on_one_in_order() -> None:
    match = with_units("mire R1", "mist O1", {2: ("R7 R8 R9", "")})
    play(match, "place R1 1")
    assert match.state.glades[1].claimed == 0
    play(match, "draw animals")
    assert starting_with(match, "play mist") == [f"play mist {number}" for number in (1, 3, 4, 5, 6, 7, 8, 9)]
    play(match, "play mist 5", "draw animals", "play mire 5", "draw animals")
    assert match.state.glades[4].weather == ["mist", "mire"]


def test_the_mire_over_three_cards_asks_for_a_fourth_and_forgets_who_was_first() -> None:
    match = with_units("mire R1", "G6 O1", {6: ("R2 O4 Y6", "G3 G4 G5")})
    assert match.state.glades[5].first == 0
    play(match, "play mire 6")
    assert (match.state.glades[5].first, match.state.glades[5].claimed) == (None, None)
    play(match, "draw animals", "place G6 6")
    assert (match.state.glades[5].first, match.state.glades[5].claimed) == (1, 1)


def test_the_mist_makes_a_claim_possible() -> None:
    match = with_units("mist R1", "O1", {6: ("R9 O9 Y8", "G1 G2 G3")})
    play(match, "play mist 6")
    assert match.state.glades[5].claimed == 0


# Muster


def test_the_muster_draws_three_one_after_the_other_and_returns_two() -> None:
    match = match_of("R1 R2 R3 R4 R5 R6", specials="muster owl mist")
    play(match, "place R1 1", "draw specials", *(f"place {match.state.hands[1][0]} 1", "draw animals"))
    play(match, "play muster")
    assert (match.state.phase, match.state.discard) == ("muster-draw", ["muster"])
    play(match, "draw specials", "draw specials", "draw animals")
    assert (match.state.phase, match.to_move) == ("muster-return", 0)
    assert {"return owl mist", "return mist owl", "return R2 owl", "return owl R2"} <= set(match.legal)
    events = play(match, "return owl R2")
    assert [event for event in events if event["type"] == "returned"] == [
        {"type": "returned", "seat": 0, "animals": 1, "specials": 1}
    ]
    assert (match.state.specials_pile[-1], match.state.pile[-1]) == ("owl", "R2")
    assert (match.to_move, len(match.state.hands[0])) == (1, 7)


def test_the_muster_draws_what_is_left() -> None:
    match = with_units("muster R1 R2 R3 R4 R5 R6", "O1")
    match.state.pile[:] = ["V9"]
    match.state.specials_pile.clear()
    play(match, "play muster")
    assert (match.state.phase, match.state.hands[0][-1]) == ("muster-return", "V9")
    play(match, "return R1 R2")
    assert (match.state.hands[0], match.state.pile) == (["R3", "R4", "R5", "R6", "V9", "R1"], ["R2"])


def test_without_cards_in_the_piles_there_is_no_muster() -> None:
    match = with_units("muster R1", "O1")
    assert starting_with(match, "play") == ["play muster"]
    match.state.pile.clear()
    match.state.specials_pile.clear()
    match._legal = None
    assert starting_with(match, "play") == []


def test_claims_come_after_the_return() -> None:
    match = with_units("muster R1 R2", "O1", {6: ("R7 R8 R9", "")}, claims="manual")
    play(match, "play muster", "draw animals", "draw animals", "draw animals")
    assert match.state.phase == "muster-return"
    play(match, "return R1 R2")
    assert match.legal == ["claim 6", "done"]


# Ruses that move cards


def test_migrate_moves_to_another_unclaimed_glade_with_room_or_away() -> None:
    rows = {1: ("R7", ""), 2: ("R1 O3 Y5", ""), 3: ("G7 G8 G9", "")}
    match = with_units("migrate V1", "O1", rows)
    match.state.glades[2].claimed = 0
    match.state.note(3)
    assert starting_with(match, "play migrate R7") == [
        *(f"play migrate R7 {number}" for number in range(4, 10)),
        "play migrate R7 discard",
    ]
    assert not starting_with(match, "play migrate G7")
    assert "play migrate R1 2" not in match.legal


def test_a_card_that_leaves_a_complete_side_takes_the_mark_of_being_first_along() -> None:
    match = with_units("migrate V1", "O1", {4: ("R1 O3 Y5", "G2 B4 V6")})
    assert match.state.glades[3].first == 0
    play(match, "play migrate O3 9")
    assert match.state.glades[3].first == 1
    assert match.state.glades[8].sides[0] == ["O3"]


def test_the_second_to_be_complete_loses_a_card_and_the_first_stays_first() -> None:
    match = with_units("gale V1", "O1", {4: ("R9 O3 Y5", "G2 B4 V6")})
    play(match, "play gale V6")
    assert match.state.glades[3].first == 0


def test_when_nobody_else_is_complete_nobody_is_first() -> None:
    match = with_units("gale V1", "O1", {4: ("R1", "G2 B4 V6")})
    play(match, "play gale V6")
    assert match.state.glades[3].first is None


def test_the_ruse_is_discarded_before_the_card_that_it_sends_there() -> None:
    match = with_units("gale V1", "O1", {4: ("R1", "spirit-1")})
    play(match, "play gale spirit-1")
    assert match.state.discard == ["gale", "spirit-1"]
    assert match.state.glades[3].sides == (["R1"], [])


def test_what_was_discarded_stays_known() -> None:
    """O9 would refute the claim; it lies in the discard."""
    match = with_units("gale V1", "O1", {4: ("R6 R7 R8", "O7 O8"), 7: ("", "O9")})
    assert match.state.glades[3].claimed is None
    match.state.glades[6].sides[1].remove("O9")
    match.state.discard.append("O9")
    play(match, "place V1 1")
    assert match.state.glades[3].claimed == 0


def test_lure_takes_animals_only_and_to_the_same_glade_too() -> None:
    match = with_units("lure V1", "O1", {4: ("R1", "O7 owl"), 5: ("R2 O4 Y6", "")})
    assert starting_with(match, "play lure") == [f"play lure O7 {number}" for number in (1, 2, 3, 4, 6, 7, 8, 9)]
    play(match, "play lure O7 4")
    assert match.state.glades[3].sides == (["R1", "O7"], ["owl"])


def test_a_ruse_without_a_target_cannot_be_played() -> None:
    match = with_units("migrate gale lure V1", "O1")
    assert not starting_with(match, "play")
    for ruse in ("migrate V2 discard", "gale O1", "lure O1 3"):
        with pytest.raises(IllegalAction, match=f"no target: {ruse.split()[0]}"):
            match.act(0, f"play {ruse}")


def test_nothing_on_a_claimed_glade_can_be_changed() -> None:
    match = with_units("gale lure migrate mist mire R1", "O1", {4: ("R2", "O7 O8")})
    match.state.glades[3].claimed = 1
    match.state.note(4)
    assert not [action for action in match.legal if action.endswith(" 4") or action.split()[2] in ("O7", "O8", "R2")]
