"""Laws over random matches: nothing is lost or doubled, a way stays open, hidden cards stay hidden."""

import random
from collections import Counter
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import SeededChance
from games.dungeon import GAME
from games.dungeon.material import (
    DUNGEON_DECK,
    HERO,
    HERO_CARDS,
    HERO_DECK,
    MARKERS,
    START_POTIONS,
    UNDEAD,
    UNDEAD_CARDS,
)
from games.dungeon.options import DungeonOptions
from games.dungeon.state import State
from games.dungeon.way import leads_to_the_throne, ways

SEEDS = st.integers(0, 2**32)


def positions(seed: int, *, strong: bool) -> Iterator[State]:
    """Every position of a random match. A strong Hero sees the whole dungeon and the throne room."""
    dice = random.Random(seed)
    chance = SeededChance(dice.randbytes(32))
    state = GAME.new(DungeonOptions(), None, chance)
    if strong:
        state.hero.strength, state.hero.mind, state.hero.agility = (dice.randint(3, 7) for _ in range(3))
    yield state
    while state.mover is not None:
        legal = GAME.legal(state)
        onward = [action for action in legal if action.startswith("move")] if strong else []
        GAME.apply(state, dice.choice(onward or legal), chance)
        yield state


@settings(max_examples=40, deadline=None)
@given(SEEDS, st.booleans())
def test_no_card_and_no_marker_is_lost_or_doubled(seed: int, strong: bool) -> None:
    for state in positions(seed, strong=strong):
        heros = Counter(state.hero_deck + state.hero_discard + state.hands[0] + state.active[0] + state.active[1])
        dungeon = Counter(state.dungeon_deck + state.dungeon_discard)
        undead = Counter(state.undead)
        for card in state.hands[1]:
            (heros if card in HERO_CARDS else dungeon)[card] += 1
        for card in state.hero.beaten:
            (undead if card in UNDEAD_CARDS else dungeon)[card] += 1
        for cell in state.cells.values():
            dungeon.update([cell.card] if cell.card else [])
            undead.update([cell.enemy] if cell.enemy in UNDEAD_CARDS else [])
        dungeon.update([state.drawn] if state.drawn else [])
        assert heros == Counter(HERO_DECK) + Counter(START_POTIONS)
        assert dungeon == Counter(DUNGEON_DECK)
        assert undead == Counter(UNDEAD)
        assert state.lord.favour + state.bank == MARKERS
        assert min(state.lord.favour, state.bank) >= 0


@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_a_way_to_the_throne_room_stays_open(seed: int) -> None:
    for state in positions(seed, strong=True):
        if not state.round and state.mover is not None:
            assert leads_to_the_throne(ways(state.cells), state.hero.cell)


@settings(max_examples=30, deadline=None)
@given(SEEDS, st.booleans())
def test_hands_and_turns_keep_their_limits(seed: int, strong: bool) -> None:
    for state in positions(seed, strong=strong):
        assert state.played <= HERO["uses"]
        assert state.hero.life <= HERO["life"]
        if state.phase not in ("drop", "over"):
            assert len(state.hands[0]) <= HERO["hand_limit"]


def reshuffled(state: State, seat: int, dice: random.Random) -> State:
    """The same position as `seat` sees it: the other's hand and all decks are dealt anew."""
    twin = state.copy()
    other = 1 - seat
    unseen = [twin.hero_deck, twin.dungeon_deck]
    own = twin.hero_deck if other == 0 or twin.round else twin.dungeon_deck
    pool = own + twin.hands[other]
    dice.shuffle(pool)
    twin.hands[other] = pool[: len(twin.hands[other])]
    own[:] = pool[len(twin.hands[other]) :]
    for pile in [*unseen, twin.undead]:
        dice.shuffle(pile)
    return twin


@settings(max_examples=25, deadline=None)
@given(SEEDS, st.booleans())
def test_others_see_no_difference_between_hidden_cards(seed: int, strong: bool) -> None:
    dice = random.Random(seed)
    for state in positions(seed, strong=strong):
        for seat in (0, 1):
            twin = reshuffled(state, seat, dice)
            assert GAME.public(twin) == GAME.public(state)
            assert GAME.private(twin, seat) == GAME.private(state, seat)
            assert GAME.private(twin, 1 - seat).hand == twin.hands[1 - seat]


@settings(max_examples=25, deadline=None)
@given(SEEDS)
def test_a_refusal_says_the_same_whatever_the_other_holds(seed: int) -> None:
    dice = random.Random(seed)
    seen: list[str] = []
    for state in positions(seed, strong=True):
        if state.mover is None:
            break
        legal = GAME.legal(state)
        seen = [*seen[-20:], *legal]
        twin = reshuffled(state, state.mover, dice)
        for action in set(seen) - set(legal):
            assert GAME.refusal(twin, action) == GAME.refusal(state, action)
