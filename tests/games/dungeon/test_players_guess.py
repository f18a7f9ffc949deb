"""Guessed positions agree with all that a seat knows, and what is hidden is spread as the rules make it."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from games.core import Event, SeededChance
from games.dungeon import GAME
from games.dungeon.options import DungeonOptions
from games.dungeon.players import PLAYERS, guess, seat_to_move
from games.dungeon.state import HERO_SEAT, LORD_SEAT, State
from games.players.contract import Observation

SEEDS = st.integers(0, 2**32)


def positions(seed: int) -> Iterator[tuple[State, list[Event]]]:
    """The positions of a match between players who mostly keep to their rules of thumb, with the events so far."""
    dice = random.Random(seed)
    chance = SeededChance(dice.randbytes(32))
    state = GAME.new(DungeonOptions(), None, chance)
    events: list[Event] = []
    wild = dice.choice((0.1, 0.5))
    while (seat := state.mover) is not None:
        yield state, events
        legal = GAME.legal(state)
        if dice.random() < wild:
            action = dice.choice(legal)
        else:
            action = PLAYERS["hero"](GAME.public(state), GAME.private(state, seat), legal, dice)
        events += GAME.apply(state, action, chance)


def observed(state: State, events: list[Event] | None = None) -> Observation:
    seat = state.mover or HERO_SEAT
    return Observation(
        GAME.public(state), GAME.private(state, seat), tuple(sorted(GAME.legal(state))), tuple(events or ())
    )


@settings(max_examples=15, deadline=None)
@given(SEEDS, st.booleans())
def test_a_guess_shows_its_seat_what_the_seat_was_shown(seed: int, with_events: bool) -> None:
    dice = random.Random(seed)
    for state, events in positions(seed):
        observation = observed(state, events if with_events else None)
        guessed = guess(observation, dice)
        assert guessed.mover == state.mover
        assert GAME.public(guessed) == observation.public
        assert GAME.private(guessed, state.mover or HERO_SEAT) == observation.private
        assert tuple(sorted(GAME.legal(guessed))) == observation.legal


# In 4926 the Hero stands on a rubble that was broken, and nowhere else in the farthest zone.
@settings(max_examples=10, deadline=None)
@given(SEEDS)
@example(4926)
def test_with_all_events_heard_nothing_public_is_missed(seed: int) -> None:
    dice = random.Random(seed)
    for state, events in positions(seed):
        guessed = guess(observed(state, events), dice)
        assert (guessed.ending, guessed.crossing, guessed.searched) == (state.ending, state.crossing, state.searched)
        if state.phase == "lay":
            assert guessed.hero.former == state.hero.former
        if not state.round:
            assert (guessed.hero.farthest, guessed.hero.levelled) == (state.hero.farthest, state.hero.levelled)


@settings(max_examples=10, deadline=None)
@given(SEEDS)
def test_a_guess_can_be_played_on(seed: int) -> None:
    dice = random.Random(seed)
    for number, (state, events) in enumerate(positions(seed)):
        if number % 7:
            continue
        guessed = guess(observed(state, events), dice)
        chance = SeededChance(dice.randbytes(32))
        for _ in range(30):
            if legal := GAME.legal(guessed):
                GAME.apply(guessed, dice.choice(legal), chance)


@settings(max_examples=10, deadline=None)
@given(SEEDS)
def test_views_of_other_programs_are_enough(seed: int) -> None:
    dice = random.Random(seed)
    for state, _ in positions(seed):
        observation = observed(state)
        bare = observation.public.model_dump(exclude={"mover", "rolls", "rules"})
        public = GAME.public_type.model_validate(bare)
        guessed = guess(Observation(public, observation.private, observation.legal), dice)
        assert guessed.mover == state.mover
        assert tuple(sorted(GAME.legal(guessed))) == observation.legal


def test_the_seat_to_move_is_told_from_the_views() -> None:
    for state, _ in positions(4):
        public, private = GAME.public(state), GAME.private(state, state.mover or HERO_SEAT)
        assert seat_to_move(public, private) == state.mover
        if not state.round:
            assert seat_to_move(public.model_copy(update={"mover": None}), private) == state.mover


def share_of(found: Counter[str], of: Counter[str], card: str) -> tuple[float, float]:
    """How often the card was found, and how often it should have been if all of `of` were equally likely."""
    return found[card] / found.total(), of[card] / of.total()


@pytest.mark.parametrize("place", ["hand", "top", "bottom"])
def test_the_lords_cards_and_the_dungeon_deck_are_spread_evenly(place: str) -> None:
    state = GAME.new(DungeonOptions(), None, SeededChance(bytes(32)))
    unseen = Counter(state.dungeon_deck + state.hands[LORD_SEAT])
    dice = random.Random(1)
    found: Counter[str] = Counter()
    for _ in range(3000):
        guessed = guess(observed(state), dice)
        found[
            {"hand": guessed.hands[1], "top": guessed.dungeon_deck, "bottom": guessed.dungeon_deck[::-1]}[place][0]
        ] += 1
    for card in unseen:
        here, due = share_of(found, unseen, card)
        assert here == pytest.approx(due, abs=0.02), card


@pytest.mark.parametrize("place", ["hand", "top"])
def test_the_heros_unknown_cards_are_spread_evenly_beside_his_first_potions(place: str) -> None:
    chance = SeededChance(bytes(32))
    state = GAME.new(DungeonOptions(), None, chance)
    GAME.apply(state, "raise strength agility", chance)
    GAME.apply(state, "move a2", chance)
    assert state.mover == LORD_SEAT
    unseen = Counter(state.hero_deck + state.hands[HERO_SEAT][3:])
    dice = random.Random(2)
    found: Counter[str] = Counter()
    for _ in range(3000):
        guessed = guess(observed(state), dice)
        assert not Counter({"potion-1": 1, "potion-2": 1, "potion-3": 1}) - Counter(guessed.hands[HERO_SEAT])
        hidden = Counter(guessed.hands[HERO_SEAT]) - Counter(["potion-1", "potion-2", "potion-3"])
        found[dice.choice(sorted(hidden.elements())) if place == "hand" else guessed.hero_deck[0]] += 1
    for card in unseen:
        here, due = share_of(found, unseen, card)
        assert here == pytest.approx(due, abs=0.02), card


def test_the_lord_remembers_the_hand_that_an_idol_showed() -> None:
    for seed in range(40):
        for state, events in positions(seed):
            if state.mover == LORD_SEAT and state.seen[LORD_SEAT] and not state.round:
                shown = Counter(state.seen[LORD_SEAT] or [])
                gone = Counter(
                    event.data["card"]
                    for event in events[_last_shown(events) :]
                    if event.type in ("used", "dropped") and event.data["seat"] == HERO_SEAT
                )
                gone["poison"] = shown["poison"]
                held = Counter(guess(observed(state, events), random.Random(seed)).hands[HERO_SEAT])
                assert not (shown - gone) - held
                return
    pytest.fail("no match in which an idol showed a hand")


def _last_shown(events: list[Event]) -> int:
    return max(number for number, event in enumerate(events) if event.type == "hand_shown" and not event.data["seat"])


def test_undead_that_were_put_down_are_known_to_lie_below() -> None:
    below = ["mummy", "skeleton"]
    events = [Event("put_down", {"cards": below})]
    whole = GAME.new(DungeonOptions(), None, SeededChance(bytes(32)))
    for _ in range(5):
        assert guess(observed(whole, events), random.Random(3)).undead[-2:] == below


def test_poison_is_never_guessed_into_a_heros_hand_in_the_throne_room() -> None:
    seen = 0
    for seed in range(8):
        for state, events in positions(seed):
            if state.round and state.mover == LORD_SEAT:
                seen += 1
                for _ in range(5):
                    assert "poison" not in guess(observed(state, events), random.Random(seen)).hands[HERO_SEAT]
    assert seen


def test_views_with_too_many_cards_are_refused() -> None:
    state = GAME.new(DungeonOptions(), None, SeededChance(bytes(32)))
    state.hero_discard.append("rope")
    with pytest.raises(ValueError, match="cards"):
        guess(observed(state), random.Random(1))
