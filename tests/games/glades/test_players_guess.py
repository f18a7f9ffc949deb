"""Guessed positions: they agree with all that the seat knows, and are spread as the rules make it."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import Event, Match, SeededChance
from games.glades import GAME
from games.glades.material import ANIMALS, UNITS
from games.glades.players import guess, seat_to_move
from games.glades.players.guess import seat_of
from games.glades.views import PrivateView, PublicView
from games.players.contract import Observation
from tests.games.options import options_of

DOCUMENTED = {
    "bout",
    "points",
    "glades",
    "pile",
    "specials_pile",
    "discard",
    "hand_sizes",
    "units_played",
    "phase",
}


def observed(match: Match, events: tuple[Event, ...] = ()) -> Observation:
    seat = match.to_move
    assert seat is not None
    public, private = GAME.public(match.state), GAME.private(match.state, seat)
    return Observation(public, private, tuple(sorted(match.legal)), events)


def foreign(observation: Observation) -> Observation:
    """As a program would send it that knows no more than the rules document."""
    public = PublicView.model_validate(observation.public.model_dump(mode="json", include=DOCUMENTED))
    private = PrivateView.model_validate(observation.private.model_dump(mode="json"))
    return Observation(public, private, observation.legal, observation.events)


def started(options: dict[str, Any], dice: random.Random) -> Match:
    return Match.start(GAME, GAME.options_type(**options), SeededChance(dice.randbytes(32)))


@settings(max_examples=25, deadline=None)
@given(options=options_of("glades"), seed=st.integers(0, 2**32))
def test_a_guess_agrees_with_what_is_seen(options: dict[str, Any], seed: int) -> None:
    dice = random.Random(seed)
    match = started(options, dice)
    while (seat := match.to_move) is not None:
        observation = observed(match)
        state = guess(observation, dice)
        assert GAME.public(state) == observation.public
        assert GAME.private(state, seat) == observation.private
        assert sorted(GAME.legal(state)) == list(observation.legal)
        assert seat_to_move(GAME.public(match.state), GAME.private(match.state, seat)) == seat
        held = [*state.hands[0], *state.hands[1], *state.pile, *state.specials_pile, *state.discard]
        lying = [c for g in state.glades for c in (*g.sides[0], *g.sides[1], *g.weather)]
        assert sorted([*held, *lying]) == sorted([*ANIMALS, *(UNITS if state.specials else ())])
        match.act(seat, dice.choice(match.legal))


@settings(max_examples=15, deadline=None)
@given(options=options_of("glades"), seed=st.integers(0, 2**32))
def test_a_guess_takes_up_what_the_events_tell(options: dict[str, Any], seed: int) -> None:
    dice = random.Random(seed)
    match = started(options, dice)
    events: list[Event] = []
    while (seat := match.to_move) is not None:
        state = guess(observed(match, tuple(events)), dice)
        assert state.passes == match.state.passes
        assert state.mustering == match.state.mustering
        assert state.claimable == match.state.claimable
        events += match.act(seat, dice.choice(match.legal))


@settings(max_examples=15, deadline=None)
@given(specials=st.booleans(), claims=st.sampled_from(["auto", "manual"]), seed=st.integers(0, 2**32))
def test_views_without_the_fields_beside_the_documented_ones_do(specials: bool, claims: str, seed: int) -> None:
    dice = random.Random(seed)
    match = started({"specials": specials, "claims": claims, "starter": seed % 2}, dice)
    events: list[Event] = []
    while (seat := match.to_move) is not None:
        observation = foreign(observed(match, tuple(events)))
        assert not events or seat_of(observation) == seat
        state = guess(observation, dice)
        if seat_of(observation) == seat:
            assert sorted(GAME.legal(state)) == list(observation.legal)
        assert state.specials == specials
        events += match.act(seat, dice.choice(match.legal))


@pytest.mark.parametrize("seat", [0, 1])
def test_every_unseen_card_is_as_likely_at_every_hidden_place(seat: int) -> None:
    dice = random.Random(5)
    match = started({"specials": True}, dice)
    while match.ply < 14 or match.to_move != seat or match.state.phase != "place":
        assert match.to_move is not None
        match.act(match.to_move, dice.choice(match.legal))
    observation, other = observed(match), 1 - seat
    many = 3000
    held: Counter[str] = Counter()
    top: Counter[str] = Counter()
    bottom: Counter[str] = Counter()
    for _ in range(many):
        state = guess(observation, dice)
        held.update(state.hands[other])
        top[state.pile[0]] += 1
        bottom[state.pile[-1]] += 1
    pile, hand = match.state.pile, match.state.hands[other]
    unseen = [card for card in (*pile, *hand) if card in ANIMALS]
    animals = sum(card in ANIMALS for card in hand)
    for card in unseen:
        for counted, likely in ((held, animals / len(unseen)), (top, 1 / len(unseen)), (bottom, 1 / len(unseen))):
            spread = (many * likely * (1 - likely)) ** 0.5
            assert abs(counted[card] - many * likely) < 5 * spread, card
    assert set(held) & set(ANIMALS) <= set(unseen)
    assert sum(held[unit] for unit in UNITS) == many * (len(hand) - animals)
