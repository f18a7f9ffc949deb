"""Laws of The Search over random matches, checked against the slow and plain oracle and by counting."""

import json
import random
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import Event, SeededChance
from games.search import GAME
from games.search.grid import SECTION_NAMES
from games.search.land import NOWHERE
from games.search.material import CHIPS, COLOURS
from games.search.options import SearchOptions
from games.search.state import State
from tests.games.search import oracle

SEEDS = st.integers(0, 2**32)
RARE = ("aid", "scout", "eagle", "haste", "boat")


def played(seed: int, longest: int = 160) -> Iterator[tuple[State, list[Event]]]:
    """A match by dice that like rare actions, the same state again and again; quiet races are cut short."""
    dice = random.Random(seed)
    chance = SeededChance(dice.randbytes(32))
    state = GAME.new(SearchOptions(), None, chance)
    yield state, []
    while GAME.to_move(state) is not None and longest:
        legal = GAME.legal(state)
        weights = [9 if action.startswith(RARE) else 0.2 if action == "stay" else 1 for action in legal]
        yield state, GAME.apply(state, dice.choices(legal, weights)[0], chance)
        longest -= 1


def views(state: State) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    public = GAME.public(state).model_dump(mode="json")
    return public, [GAME.private(state, seat).model_dump(mode="json") for seat in (0, 1)]


def words(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for part in value.values():
            yield from words(part)
    elif isinstance(value, list):
        for part in value:
            yield from words(part)
    elif isinstance(value, str):
        yield value


@settings(max_examples=4, deadline=None)
@given(SEEDS)
def test_the_legal_list_is_what_trying_everything_finds(seed: int) -> None:
    for state, _ in played(seed):
        seat = GAME.to_move(state)
        if seat is not None:
            public, private = views(state)
            assert set(GAME.legal(state)) == oracle.legal(public, private[seat], seat)


@settings(max_examples=6, deadline=None)
@given(SEEDS)
def test_regions_are_those_of_a_flood_fill_from_scratch(seed: int) -> None:
    for state, _ in played(seed):
        board = oracle.board_of(views(state)[0])
        kept: dict[int, set[str]] = {}
        for cell, tile in state.land.laid.items():
            for section in range(4 * cell, 4 * cell + 4):
                if tile not in ("shire", "doom") and state.land.region[section] != NOWHERE:
                    kept.setdefault(state.land.region[section], set()).add(SECTION_NAMES[section])
        filled = {frozenset(map(oracle.named, clump)) for clump in oracle.clumps(board)}
        assert {frozenset(region) for region in kept.values()} == filled
        firsts = {oracle.named(oracle.first(region)) for region in oracle.regions(board)}
        assert {SECTION_NAMES[first] for first in kept if state.land.is_region(first)} == firsts


@settings(max_examples=6, deadline=None)
@given(SEEDS)
def test_sides_always_match(seed: int) -> None:
    for state, _ in played(seed):
        board = oracle.board_of(views(state)[0])
        for (x, y), tile in board.items():
            if tile not in ("shire", "doom", "????"):
                around = {place: other for place, other in board.items() if other != "doom"}
                assert oracle.matches(around, x, y, tile)


@settings(max_examples=15, deadline=None)
@given(SEEDS)
def test_the_hobbits_never_share_a_region_but_the_shire(seed: int) -> None:
    for state, _ in played(seed, 400):
        hobbits = views(state)[0]["hobbits"]
        assert hobbits[0] != hobbits[1] or hobbits[0]["side"] == "shire"


@settings(max_examples=15, deadline=None)
@given(SEEDS)
def test_no_chip_and_no_tile_is_lost_or_doubled(seed: int) -> None:
    gone: list[str] = []
    boxed = 0
    for state, events in played(seed, 400):
        for event in events:
            if event.type == "boat":
                gone += event.data["chips"]
            elif event.type in ("haste", "flew"):
                gone.append(event.data["chip"])
            boxed += event.type == "chip_boxed"
        chips = [chip for colour in COLOURS for chip in state.supply[colour]] + list(state.chips.values())
        chips += [chip for seat in (0, 1) for chip in state.held[seat] + state.blue[seat]] + gone
        assert len(chips) == len(set(chips)) == len(CHIPS) - boxed
        tiles = [*state.stock, *state.hands[0], *state.hands[1], *state.discard]
        assert len(tiles) == len(set(tiles)) == 48 - len(state.land.laid)
        visible = [tile for tile in state.land.laid.values() if tile not in ("shire", "doom", "????")]
        canonical = [min(tile[turn:] + tile[:turn] for turn in range(4)) for tile in visible]
        assert not set(canonical) & set(tiles)


def hide(state: State, viewer: int, dice: random.Random) -> State:
    """The same to `viewer`, but everything that they may not know has changed places: the stock with the other's hand,
    face-down chips with those in the box and the other's blue ones."""
    other = state.copy()
    theirs = 1 - viewer
    tiles = other.stock + other.hands[theirs]
    dice.shuffle(tiles)
    size = len(other.hands[theirs])
    other.hands[theirs], other.stock = tiles[:size], tiles[size:]
    for colour in COLOURS:
        lying = [s for s, chip in other.chips.items() if CHIPS[chip].colour == colour and s not in other.seen[viewer]]
        if colour not in ("blue", "brown"):
            lying = []
        blue = len(other.blue[theirs]) if colour == "blue" else 0
        unknown = [other.chips[section] for section in lying] + other.supply[colour] + other.blue[theirs][:blue]
        dice.shuffle(unknown)
        for section in lying:
            other.chips[section] = unknown.pop()
        if blue:
            other.blue[theirs] = [unknown.pop() for _ in range(blue)]
        other.supply[colour] = unknown
    return other


@settings(max_examples=6, deadline=None)
@given(SEEDS)
def test_what_is_hidden_from_a_seat_changes_nothing_that_it_sees(seed: int) -> None:
    dice = random.Random(seed)
    for state, _ in played(seed):
        for viewer in (0, 1):
            other = hide(state, viewer, dice)
            assert GAME.public(other) == GAME.public(state)
            assert GAME.private(other, viewer) == GAME.private(state, viewer)
            if GAME.to_move(state) == viewer:
                assert GAME.restore(GAME.snapshot(other)).legal == state.legal


@settings(max_examples=6, deadline=None)
@given(SEEDS)
def test_a_refusal_says_the_same_whatever_is_hidden(seed: int) -> None:
    dice = random.Random(seed)
    once_legal: set[str] = set()
    for state, _ in played(seed):
        seat = GAME.to_move(state)
        if seat is None:
            break
        once_legal.update(state.legal)
        other = GAME.restore(GAME.snapshot(hide(state, seat, dice)))
        for action in dice.sample(sorted(once_legal), min(12, len(once_legal))):
            if action not in state.legal:
                assert GAME.refusal(other, action) == GAME.refusal(state, action)


@settings(max_examples=15, deadline=None)
@given(SEEDS)
def test_events_name_nothing_that_is_still_hidden_from_somebody(seed: int) -> None:
    for state, events in played(seed, 400):
        hidden = {tile for tiles in (*state.hands, state.stock) for tile in tiles}
        hidden |= {chip for chip in state.chips.values() if CHIPS[chip].colour in ("blue", "brown")}
        hidden |= {chip for chips in (*state.blue, *state.supply.values()) for chip in chips}
        for event in events:
            # A tile as it lies may look like another one in a hand.
            told = {key: value for key, value in event.as_json().items() if key != "sections"}
            assert not hidden & set(words(told)), event


@settings(max_examples=5, deadline=None)
@given(SEEDS)
def test_a_snapshot_is_small_and_rebuilds_the_land(seed: int) -> None:
    for state, _ in played(seed, 120):
        written = json.dumps(GAME.snapshot(state))
        assert len(written) < 4000
        land, rebuilt = state.land, GAME.restore(json.loads(written)).land
        assert (rebuilt.region, rebuilt.terrain, rebuilt.spots) == (land.region, land.terrain, land.spots)
        assert (rebuilt.arms, rebuilt.doom, rebuilt.gates) == (land.arms, land.doom, land.gates)
