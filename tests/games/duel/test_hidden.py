"""Hidden cards are seen by nobody who may not, and nothing is lost or doubled: laws over random matches."""

import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import Match, SeededChance
from games.duel import GAME
from games.duel.material import DECKS, SIDES
from games.duel.state import State, copied

CARDS = {card for deck in DECKS for card in deck}


def some_match(seed: int, plies: int) -> Match:
    dice = random.Random(seed)
    options = GAME.options_type(games=dice.choice([1, 2]))
    match = Match.start(GAME, options, SeededChance(dice.randbytes(32)))
    while match.to_move is not None and match.ply < plies:
        match.act(match.to_move, dice.choice(match.legal))
    return match


def hidden_cards_changed(state: State, side: int, hand_too: bool, dice: random.Random) -> State:
    """A copy in which the cards of `side` that the other must not know have changed places among themselves."""
    other = copied(state)
    secret = [card for card in other.finale[side] if card not in other.known[side]]
    pool = [*other.decks[side], *secret, *(other.hands[side] if hand_too else [])]
    dice.shuffle(pool)
    other.decks[side] = [pool.pop() for _ in other.decks[side]]
    other.finale[side] = [card if card in other.known[side] else pool.pop() for card in other.finale[side]]
    if hand_too:
        other.hands[side] = [pool.pop() for _ in other.hands[side]]
    return other


@settings(max_examples=120, deadline=None)
@given(seed=st.integers(0, 2**32), plies=st.integers(0, 110), side=st.sampled_from(SIDES))
def test_what_the_other_must_not_know_changes_nothing_that_the_other_sees(seed: int, plies: int, side: int) -> None:
    state = some_match(seed, plies).state
    viewer = state.seat_of(1 - side)
    seen = GAME.private(state, viewer).opponent_hand is not None or (side == 1 and state.cunning)
    changed = hidden_cards_changed(state, side, not seen, random.Random(seed))
    assert GAME.public(changed) == GAME.public(state)
    assert GAME.private(changed, viewer) == GAME.private(state, viewer)
    if GAME.to_move(state) == viewer:
        assert GAME.legal(changed) == GAME.legal(state)
        for action in ("play mirror", "play might", "fill 0-0", "feint 1-4", "keep 0-0 1-4 2-3", "start", "magic"):
            assert GAME.refusal(changed, action) == GAME.refusal(state, action)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_events_name_only_cards_that_have_been_laid(seed: int) -> None:
    match, dice = some_match(seed, 0), random.Random(seed)
    laid: set[str] = set()
    while match.to_move is not None:
        for event in match.act(match.to_move, dice.choice(match.legal)):
            if event.type in ("played", "filled"):
                laid.add(event.data["card"])
            named = {value for key, value in event.data.items() if isinstance(value, str) and key != "by"}
            assert named & CARDS <= laid
            assert not any(isinstance(value, list) for key, value in event.data.items() if key != "points")


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), plies=st.integers(0, 120))
def test_no_card_is_lost_or_doubled(seed: int, plies: int) -> None:
    state = some_match(seed, plies).state
    for side in SIDES:
        held = [*state.decks[side], *state.hands[side], *state.finale[side]]
        if state.phase != "keep":
            held += [laid.card for laid in state.row if laid.side == side]
            held += state.beside if side == 1 else []
        assert max(Counter(held).values()) == 1
        assert set(held) <= set(DECKS[side])
        if state.phase in ("play", "feint", "magic", "fill") and state.round < 4:
            assert len(held) == 27 - 6 * (state.round - 1)
