"""What a guessed position owes to the views from which it is guessed."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import Event, SeededChance
from games.duel import GAME
from games.duel.material import BALROG, DECKS, GANDALF, SIDES
from games.duel.players.guess import guess, seat_to_move
from games.duel.state import KEEP, PLAY, START, State
from games.players.contract import Observation
from tests.games.options import options_of

Position = tuple[State, int, tuple[Event, ...]]


def positions(seed: int, options: dict[str, Any]) -> Iterator[Position]:
    """Every position of a random match with its seat to move and the events so far."""
    dice = random.Random(seed)
    chance = SeededChance(dice.randbytes(32))
    state = GAME.new(GAME.options_type.model_validate(options), None, chance)
    events: list[Event] = []
    while (seat := GAME.to_move(state)) is not None:
        yield state, seat, tuple(events)
        events += GAME.apply(state, dice.choice(GAME.legal(state)), chance)


def observed(state: State, seat: int, events: tuple[Event, ...] = ()) -> Observation:
    return Observation(GAME.public(state), GAME.private(state, seat), tuple(sorted(GAME.legal(state))), events)


@settings(max_examples=40, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32), heard=st.booleans())
def test_its_views_and_its_legal_texts_are_the_given_ones(data: st.DataObject, seed: int, heard: bool) -> None:
    dice = random.Random(seed)
    for state, seat, events in positions(seed, data.draw(options_of("duel"))):
        observation = observed(state, seat, events if heard else ())
        guessed = guess(observation, dice)
        assert GAME.public(guessed) == observation.public
        assert GAME.private(guessed, seat) == observation.private
        assert tuple(sorted(GAME.legal(guessed))) == observation.legal
        assert GAME.to_move(guessed) == seat


@settings(max_examples=20, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_it_holds_every_card_at_most_once_and_can_be_played_to_the_end(data: st.DataObject, seed: int) -> None:
    dice = random.Random(seed)
    for state, seat, events in positions(seed, data.draw(options_of("duel"))):
        if dice.random() < 0.8:
            continue
        guessed = guess(observed(state, seat, events), dice)
        for side in SIDES:
            row = [laid.card for laid in guessed.row if laid.side == side]
            beside = guessed.beside if side == BALROG else []
            piles = [] if guessed.phase == "over" else [guessed.hands[side], guessed.finale[side], guessed.decks[side]]
            held = Counter(card for pile in (row, beside, *piles) for card in pile)
            assert max(held.values()) == 1, held
            assert not held.keys() - {*DECKS[side]}
        chance = SeededChance(dice.randbytes(32))
        while GAME.to_move(guessed) is not None:
            GAME.apply(guessed, dice.choice(GAME.legal(guessed)), chance)


@settings(max_examples=30, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_the_other_seat_is_seen_to_wait(data: st.DataObject, seed: int) -> None:
    for state, seat, _ in positions(seed, data.draw(options_of("duel"))):
        assert seat_to_move(GAME.public(state), GAME.private(state, seat)) == seat
        if state.phase != START:
            assert seat_to_move(GAME.public(state), GAME.private(state, 1 - seat)) == seat


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_the_copy_of_the_state_that_it_makes_agrees_in_what_the_rules_ask_of_the_past(seed: int) -> None:
    dice = random.Random(seed)
    for state, seat, events in positions(seed, {}):
        guessed = guess(observed(state, seat, events), dice)
        assert guessed.lower_says == state.lower_says
        if state.phase == PLAY:
            assert guessed.level_in_minus == state.level_in_minus
        if state.phase == KEEP or (state.phase == START and state.steps[0] == state.steps[1]):
            assert guessed.loser == state.loser
        if state.phase == PLAY and state.row:
            assert guessed.row[-1] == state.row[-1]


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_cards_that_were_seen_to_be_laid_in_earlier_rounds_are_hidden_nowhere(seed: int) -> None:
    dice = random.Random(seed)
    for state, seat, events in positions(seed, {"games": 1}):
        guessed = guess(observed(state, seat, events), dice)
        for side in SIDES:
            role_seat = state.seat_of(side)
            banished = {str(event.data["card"]) for event in events if event.type == "banished"}
            laid = {
                str(event.data["card"])
                for event in events
                if (event.type == "played" and event.data["seat"] == role_seat)
                or (event.type == "filled" and side == GANDALF)
            }
            hidden = {*guessed.hands[side], *guessed.finale[side], *guessed.decks[side]}
            assert not hidden & (laid - banished)


def test_a_banished_card_is_in_the_balrogs_hand_in_the_finale() -> None:
    for seed in range(400):
        for state, seat, events in positions(seed, {}):
            banished = [event.data["card"] for event in events if event.type == "banished"]
            if state.round == 4 and state.phase == START and banished and seat == state.seat_of(GANDALF):
                for number in range(10):
                    assert banished[0] in guess(observed(state, seat, events), random.Random(number)).hands[BALROG]
                return
    pytest.fail("no match had a card banished")


def opening(seed: int) -> Observation:
    state = GAME.new(GAME.options_type(gandalf=0), None, SeededChance(random.Random(seed).randbytes(32)))
    return observed(state, 0)


@pytest.mark.parametrize("place", ["hand", "deck"])
def test_each_unseen_card_is_as_likely_at_each_hidden_place(place: str) -> None:
    observation, dice, guesses = opening(3), random.Random(5), 4000
    found: Counter[str] = Counter()
    for _ in range(guesses):
        guessed = guess(observation, dice)
        found.update(guessed.hands[BALROG] if place == "hand" else guessed.decks[BALROG][:9])
    assert found.keys() == {*DECKS[BALROG]}
    # Nine of 27: a standard deviation is 30 of the 1333 that are expected.
    assert all(abs(count - guesses / 3) < 150 for count in found.values()), found


def test_each_unseen_card_is_as_likely_in_the_others_pile_and_hand_later() -> None:
    state, seat, events = next(
        each for each in positions(11, {}) if each[0].round == 3 and each[0].phase == PLAY and len(each[0].row) == 4
    )
    observation, dice, guesses = observed(state, seat, events), random.Random(5), 4000
    other = 1 - (state.gandalf ^ seat)
    in_hand: Counter[str] = Counter()
    in_pile: Counter[str] = Counter()
    for _ in range(guesses):
        guessed = guess(observation, dice)
        in_hand.update(guessed.hands[other])
        in_pile.update(card for card in guessed.finale[other] if card not in guessed.known[other])
    for found, size in (
        (in_hand, len(state.hands[other])),
        (in_pile, len(state.finale[other]) - len(state.known[other])),
    ):
        share = size / len(in_hand)
        assert all(abs(count / guesses - share) < 0.05 for count in found.values()), (found, share)


def test_the_same_dice_guess_the_same() -> None:
    assert guess(opening(3), random.Random(1)) == guess(opening(3), random.Random(1))
    assert guess(opening(3), random.Random(1)) != guess(opening(3), random.Random(2))


def test_views_of_a_foreign_program_need_no_options() -> None:
    data = opening(3).public.model_dump(mode="json")
    del data["games"], data["finale_chooser"]
    public = GAME.public_type.model_validate_json(json.dumps(data))
    assert guess(Observation(public, opening(3).private, opening(3).legal), random.Random(1)).games == 1


def test_views_that_contradict_each_other_are_refused() -> None:
    given = opening(3)
    data = given.public.model_dump()
    mixed = GAME.public_type.model_validate({**data, "hand_sizes": data["energy"]})
    with pytest.raises(ValueError, match="do not agree"):
        guess(Observation(mixed, given.private, ()), random.Random(1))
