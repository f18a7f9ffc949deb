"""Laws of random matches: no card is lost or doubled, and hidden cards change nothing that others see."""

import random
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import Match, SeededChance
from games.glades import GAME
from games.glades.claiming import complete
from games.glades.material import ANIMALS, UNITS, set_of
from games.glades.state import State

OPTIONS = st.fixed_dictionaries(
    {"specials": st.booleans(), "claims": st.sampled_from(("auto", "manual")), "bouts": st.integers(1, 2)}
)


def positions(options: dict[str, object], seed: int) -> Iterator[Match]:
    dice = random.Random(seed)
    match = Match.start(GAME, GAME.options_type.model_validate(options), SeededChance(dice.randbytes(32)))
    yield match
    while match.to_move is not None:
        match.act(match.to_move, dice.choice(match.legal))
        yield match


def on_the_table(state: State) -> list[str]:
    return [card for glade in state.glades for cards in (*glade.sides, glade.weather) for card in cards]


@settings(max_examples=25, deadline=None)
@given(options=OPTIONS, seed=st.integers(0, 2**32))
def test_no_card_is_lost_or_doubled(options: dict[str, object], seed: int) -> None:
    everything = sorted([*ANIMALS, *(UNITS if options["specials"] else ())])
    for match in positions(options, seed):
        state = match.state
        hidden = [*state.hands[0], *state.hands[1], *state.pile, *state.specials_pile]
        assert sorted([*on_the_table(state), *state.discard, *hidden]) == everything
        assert not set(state.pile) & set(UNITS)
        assert not set(state.specials_pile) & set(ANIMALS)


@settings(max_examples=25, deadline=None)
@given(options=OPTIONS, seed=st.integers(0, 2**32))
def test_what_the_state_keeps_besides_is_in_step(options: dict[str, object], seed: int) -> None:
    for match in positions(options, seed):
        state = match.state
        assert state.seen == set_of([*on_the_table(state), *state.discard])
        for number, glade in enumerate(state.glades, 1):
            bit = 1 << (number - 1)
            assert glade.needed == (4 if "mire" in glade.weather else 3)
            assert bool(state.unclaimed & bit) == (glade.claimed is None)
            for seat in (0, 1):
                room = glade.claimed is None and len(glade.sides[seat]) < glade.needed
                assert bool(state.room[seat] & bit) == room
            ready = [seat for seat in (0, 1) if complete(glade, seat)]
            assert glade.first in ready if ready else glade.first is None
            assert glade.claimed is None or glade.claimed in ready
        assert abs(state.units_played[0] - state.units_played[1]) <= 10
        assert all(len([c for g in state.glades for c in g.sides[seat] if c[:6] == "spirit"]) < 2 for seat in (0, 1))


def reshuffled(state: State, seat: int, dice: random.Random) -> State:
    """The same position as `seat` sees it: all that they cannot see is dealt anew."""
    other = GAME.copy(state)
    for kind in (ANIMALS, UNITS):
        pile = other.pile if kind is ANIMALS else other.specials_pile
        hand = other.hands[1 - seat]
        places = [index for index, card in enumerate(hand) if card in kind]
        cards = [*pile, *(hand[index] for index in places)]
        dice.shuffle(cards)
        pile[:] = cards[: len(pile)]
        for index, card in zip(places, cards[len(pile) :], strict=True):
            hand[index] = card
    return other


@settings(max_examples=25, deadline=None)
@given(options=OPTIONS, seed=st.integers(0, 2**32))
def test_hidden_cards_change_nothing_for_anybody_else(options: dict[str, object], seed: int) -> None:
    dice = random.Random(seed)
    for match in positions(options, seed):
        for seat in (0, 1):
            other = reshuffled(match.state, seat, dice)
            assert GAME.public(other) == GAME.public(match.state)
            assert GAME.private(other, seat) == GAME.private(match.state, seat)
            if match.to_move == seat:
                assert GAME.legal(other) == GAME.legal(match.state)
                for wrong in ("place R1 1", "claim 1", "claim 5", "play gale R5", "return R1 R2", "nonsense"):
                    assert GAME.refusal(other, wrong) == GAME.refusal(match.state, wrong)


@settings(max_examples=25, deadline=None)
@given(options=OPTIONS, seed=st.integers(0, 2**32))
def test_events_name_no_card_that_is_not_on_the_table(options: dict[str, object], seed: int) -> None:
    dice = random.Random(seed)
    match = Match.start(
        GAME, GAME.options_type.model_validate({**options, "bouts": 1}), SeededChance(dice.randbytes(32))
    )
    while match.to_move is not None:
        events = match.act(match.to_move, dice.choice(match.legal))
        named = {str(value) for event in events for value in event.data.values()} & {*ANIMALS, *UNITS}
        assert named <= {*on_the_table(match.state), *match.state.discard}
