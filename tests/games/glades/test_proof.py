"""Early claims: decided exactly, against a search that lays out every completion."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import SeededChance
from games.glades import GAME
from games.glades.claiming import complete, refutation, winner
from games.glades.material import ALL_ANIMALS, ANIMALS, BIT, NUMBERS, cards_of, set_of
from games.glades.state import Glade, State
from tests.games.glades.positions import best, completions, glade_of, refuted

ALLY_PAIRS: tuple[list[str], ...] = ([], ["spirit-1"], ["owl"], ["tortoise"], ["owl", "tortoise"], ["spirit-2", "owl"])


def test_the_example_of_the_rules() -> None:
    glade = glade_of("R2 R5 R9", "O4 G5")
    unseen = ALL_ANIMALS & ~set_of(["R2", "R5", "R9", "O4", "G5"])
    assert not refutation(glade, 0, unseen)
    glade = glade_of("R2 R5 R9", "O4 O5")
    assert cards_of(refutation(glade, 0, unseen))[0].startswith("O")


def test_an_equal_completion_refutes_nothing() -> None:
    glade = glade_of("R6 R7 R8", "V8 V7")
    assert not refutation(glade, 0, set_of(["V6", "V5"]))
    assert refutation(glade, 0, set_of(["V6", "V9"])) == BIT["V9"]


def test_too_few_cards_refute_nothing() -> None:
    glade = glade_of("R1 O1 Y3", "")
    assert not refutation(glade, 0, set_of(["V8", "V9"]))
    assert refutation(glade, 0, set_of(["V7", "V8", "V9"]))


def test_a_card_like_the_ally_may_lie_on_the_table() -> None:
    """R9 is seen, yet the spirit may be a second one."""
    glade = glade_of("R6 R7 O8", "V7 spirit-1")
    assert refutation(glade, 0, set_of(["V8"])) == BIT["V8"]


def test_in_the_mist_a_legion_is_a_sum() -> None:
    glade = glade_of("R1 R2 R3", "", "mist")
    assert refutation(glade, 0, set_of(["O2", "Y2", "G3"]))
    assert not refutation(glade, 0, set_of(["O2", "Y2", "G2"]))


def test_in_the_mire_four_are_needed() -> None:
    glade = glade_of("R1 R2 R3 R4", "O6 O7 O8", "mire")
    assert refutation(glade, 0, set_of(["O9", "V9"])) == BIT["O9"]
    assert not refutation(glade, 0, set_of(["V9"]))


@settings(max_examples=120, deadline=None)
@given(data=st.data(), weather=st.sampled_from(((), (), (), ("mist",), ("mire",), ("mist", "mire"))))
def test_a_proof_holds_and_a_refutation_wins(data: st.DataObject, weather: tuple[str, ...]) -> None:
    """Few cards unseen, any lacking, allies on either side."""
    needed = 4 if "mire" in weather else 3
    deck = data.draw(st.permutations(ANIMALS))
    mine = [*(allies := data.draw(st.sampled_from(ALLY_PAIRS))), *deck[: needed - len(allies)]]
    lacking = data.draw(st.integers(1, needed))
    others = [allies for allies in ALLY_PAIRS if len(allies) <= needed - lacking and not set(allies) & set(mine)]
    allies = data.draw(st.sampled_from(others))
    theirs = [*allies, *deck[10 : 10 + needed - lacking - len(allies)]]
    hidden = deck[20 : 20 + data.draw(st.integers(0, 9))]
    glade = glade_of(" ".join(mine), " ".join(theirs), *weather)
    found = refutation(glade, 0, set_of(hidden))
    assert bool(found) == refuted(glade, 0, list(hidden))
    assert set(cards_of(found)) <= set(hidden)
    if found:
        weakest = min(best(cards, glade.mist) for cards in completions(theirs, lacking, cards_of(found)))
        assert weakest > best(mine, glade.mist)


@settings(max_examples=40, deadline=None)
@given(data=st.data(), kept=st.integers(14, 48))
def test_with_many_cards_unseen(data: st.DataObject, kept: int) -> None:
    """Animals only: strong groups against one or two lacking cards, where proofs are close."""
    deck = data.draw(st.permutations(ANIMALS))
    clan, value = data.draw(st.sampled_from("ROYGBV")), data.draw(st.integers(1, 7))
    mine = [f"{clan}{value + step}" for step in range(3)]
    rest = [card for card in deck if card not in mine]
    theirs = rest[: data.draw(st.integers(1, 2))]
    hidden = rest[2 : 2 + kept]
    glade = glade_of(" ".join(mine), " ".join(theirs))
    assert bool(refutation(glade, 0, set_of(hidden))) == refuted(glade, 0, list(hidden))


def won(glade: Glade, seat: int, unseen: list[str]) -> bool:
    """Whether a glade is `seat`'s by the rules, nothing remembered and everything laid out."""
    if not complete(glade, seat):
        return False
    if complete(glade, 1 - seat):
        return winner(glade) == seat
    return not refuted(glade, seat, unseen)


def random_claims(seed: int, specials: bool) -> list[tuple[State, list[int]]]:
    """Positions at the claims of a random match, with what the engine asks there."""
    dice = random.Random(seed)
    chance = SeededChance(dice.randbytes(32))
    state = GAME.new(GAME.options_type(claims="manual", specials=specials), None, chance)
    found = []
    while state.phase != "over":
        GAME.apply(
            state, dice.choice([a for a in GAME.legal(state) if a[:5] != "claim" or dice.random() < 0.3]), chance
        )
        if state.phase == "claim":
            found.append((GAME.copy(state), state.claimable[:]))
    return found


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32), specials=st.booleans())
def test_what_is_asked_in_a_match_is_what_a_full_search_finds(seed: int, specials: bool) -> None:
    """The engine remembers refutations from turn to turn; here nothing is remembered. Late positions, where few
    cards are unseen, keep the full search short."""
    for state, asked in random_claims(seed, specials)[-8:]:
        unseen = cards_of(ALL_ANIMALS & ~state.seen)
        for number in NUMBERS[state.unclaimed]:
            glade = state.glades[number - 1]
            allies = sum(card[0] in "sot" for side in glade.sides for card in side)
            lacking = glade.needed - len(glade.sides[1 - state.seat])
            if len(unseen) ** max(lacking, 1) * 54**allies < 40_000:
                assert (number in asked) == won(glade, state.seat, unseen), number


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), specials=st.booleans())
def test_what_is_remembered_is_what_is_found_anew(seed: int, specials: bool) -> None:
    for state, asked in random_claims(seed, specials):
        fresh = [
            number
            for number in NUMBERS[state.unclaimed]
            if complete(glade := state.glades[number - 1], state.seat)
            and (
                winner(glade) == state.seat
                if complete(glade, 1 - state.seat)
                else not refutation(glade, state.seat, ALL_ANIMALS & ~state.seen)
            )
        ]
        assert asked == fresh
