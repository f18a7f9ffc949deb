"""Turn: placing, claiming, drawing, passing."""

from games.glades.results import FIVE_GLADES, MOST_GLADES, THREE_ADJACENT
from tests.games.glades.positions import laid, match_of, play

FULL = ("R1 R3 R5", "O1 O3 O5")


def test_six_cards_each_seat_0_first_and_the_starter_begins() -> None:
    match = match_of("R1 R2 R3 R4 R5 R6", "O1 O2 O3 O4 O5 O6", "V9", starter=1)
    assert match.state.hands == (["R1", "R2", "R3", "R4", "R5", "R6"], ["O1", "O2", "O3", "O4", "O5", "O6"])
    assert (match.to_move, len(match.state.pile)) == (1, 42)
    play(match, "place O3 9")
    assert match.state.hands[1] == ["O1", "O2", "O4", "O5", "O6", "V9"]


def test_a_card_goes_to_any_unclaimed_glade_with_room_on_the_own_side() -> None:
    match = laid(match_of(), {1: ("R1 O3 Y5", ""), 2: ("", "R2 O4 Y6"), 3: ("G7 G8 G9", "B1 O2 V3")}, ("V9", "V8"))
    assert match.legal == [f"place V9 {number}" for number in (2, 3, 4, 5, 6, 7, 8, 9) if number != 3]


def test_auto_claims_ascending_before_drawing() -> None:
    match = laid(match_of(), {2: ("G7 G8 G9", "B1 O2 V3"), 5: ("Y7 Y8 Y9", "B3 O4 V6")}, ("V9", ""))
    events = play(match, "place V9 1")
    assert [event["glade"] for event in events if event["type"] == "claimed"] == [2, 5]
    assert (match.to_move, match.game.public(match.state).model_dump()["phase"]) == (1, "place")


def test_a_claim_needs_the_own_turn() -> None:
    match = laid(match_of(), {2: ("B1 O2 V3", "G7 G8")}, ("V9", "G9 R1 R2"))
    play(match, "place V9 1", "place G9 2")
    assert match.state.glades[1].claimed == 1


def test_manual_claims_are_asked_again_after_every_claim() -> None:
    match = laid(match_of(claims="manual"), {2: ("G7 G8 G9", "B1 O2 V3"), 5: ("Y7 Y8 Y9", "B3 O4 V6")}, ("V9", ""))
    play(match, "place V9 1")
    assert match.legal == ["claim 2", "claim 5", "done"]
    play(match, "claim 5")
    assert match.legal == ["claim 2", "done"]
    play(match, "done")
    assert (match.to_move, match.state.glades[1].claimed) == (1, None)


def test_with_nothing_to_claim_nobody_is_asked() -> None:
    match = match_of("R1", claims="manual")
    play(match, "place R1 1")
    assert (match.to_move, match.state.phase) == (1, "place")


def test_no_pile_no_draw() -> None:
    match = laid(match_of(), {}, ("R1 R2", "O1"))
    match.state.pile.clear()
    play(match, "place R1 1")
    assert match.state.hands[0] == ["R2"]


def everything_full_but(number: int) -> dict[int, tuple[str, str]]:
    """Left sides all full of worthless rabbles, right sides all empty but one card, except at one glade."""
    left = ["R1 O3 Y5", "R2 O4 Y6", "R3 O5 Y7", "R4 O6 Y8", "G1 B3 V5", "G2 B4 V6", "G3 B5 V7", "G4 B6 V8", "R5 O7 Y1"]
    return {n: (cards, "") for n, cards in enumerate(left, 1) if n != number}


def test_who_cannot_place_passes_and_may_still_claim() -> None:
    match = laid(match_of(claims="manual"), everything_full_but(9) | {9: ("R7 R8 R9", "")}, ("O1", "O2 O8 O9"))
    assert match.legal == ["pass"]
    before = len(match.state.pile)
    play(match, "pass")
    assert match.legal == ["claim 9", "done"]
    play(match, "done")
    assert (match.to_move, match.state.hands[0], len(match.state.pile)) == (1, ["O1"], before)


def test_an_empty_hand_passes() -> None:
    assert laid(match_of(), {}, ("", "O1")).legal == ["pass"]


def test_two_passes_end_the_bout_after_the_second_claims() -> None:
    match = laid(match_of(), {4: ("B1 O2 V3", "G7 G8 G9")}, ("", ""))
    play(match, "pass", "pass")
    assert match.state.glades[3].claimed == 1
    assert match.outcome is not None
    assert match.outcome.as_json() == {"winner": 1, "reason": MOST_GLADES, "score": [0, 1]}


def test_a_placing_between_two_passes_keeps_the_bout_alive() -> None:
    match = laid(match_of(), {}, ("", "R1 R2"))
    match.state.pile.clear()
    play(match, "pass", "place R1 1", "pass")
    assert match.to_move == 1


def test_equal_glades_after_two_passes_are_a_draw() -> None:
    match = laid(match_of(), {}, ("", ""))
    play(match, "pass", "pass")
    assert match.outcome is not None
    assert match.outcome.as_json() == {"winner": None, "reason": MOST_GLADES, "score": [0, 0]}


def test_three_adjacent_end_at_once() -> None:
    rows = {
        n: (f"{clan}7 {clan}8 {clan}9", "B1 O2 V3".translate(str.maketrans("123", marks)))
        for n, clan, marks in ((3, "R", "123"), (4, "Y", "246"), (5, "G", "365"), (8, "V", "451"))
    }
    match = laid(match_of(), rows, ("R1", ""))
    play(match, "place R1 1")
    assert match.outcome is not None
    assert match.outcome.as_json() == {"winner": 0, "reason": THREE_ADJACENT, "score": [3, 0]}
    assert (match.state.glades[7].claimed, len(match.state.hands[0])) == (None, 0)


def test_five_glades_win_and_three_adjacent_is_the_reason_if_both() -> None:
    match = laid(match_of(claims="manual"), {9: ("V7 V8 V9", "")}, ("R1", ""))
    for number in (1, 3, 5, 7):
        match.state.glades[number - 1].claimed = 0
        match.state.note(number)
    play(match, "place R1 8", "claim 9")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.score) == (FIVE_GLADES, (5, 0))

    match = laid(match_of(claims="manual"), {8: ("V7 V8 V9", "")}, ("R1", ""))
    for number in (1, 3, 7, 9):
        match.state.glades[number - 1].claimed = 0
        match.state.note(number)
    play(match, "place R1 2", "claim 8")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.score) == (THREE_ADJACENT, (5, 0))
