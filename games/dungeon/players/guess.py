"""Random full positions that agree with everything a seat knows: its views, and what the events tell beside them."""

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from games.dungeon.board import NEIGHBOURS, STAIRS, ZONE
from games.dungeon.laying import FREE_TO_LAY, droppable
from games.dungeon.material import (
    DUNGEON_DECK,
    HERO,
    HERO_DECK,
    LORD,
    POISON,
    PRICES,
    START_POTIONS,
    UNDEAD,
    UNDEAD_CARDS,
    VERSIONS,
)
from games.dungeon.players.events_heard import Heard, held_since_shown, listen
from games.dungeon.searching import searches
from games.dungeon.state import HERO_SEAT, LORD_SEAT, Cell, Hero, Roll, State
from games.dungeon.state import Lord as LordState
from games.dungeon.views import DungeonPrivate, DungeonPublic
from games.players.contract import Observation

ALL_HERO_CARDS = Counter(HERO_DECK) + Counter(START_POTIONS)
ALL_DUNGEON_CARDS = Counter(DUNGEON_DECK)
ALL_UNDEAD = Counter(UNDEAD)


def guess(observation: Observation, dice: random.Random) -> State:
    """A position that the seat to move takes for possible, as likely as the rules make it.

    ValueError for views that no position has: more or fewer cards than there are.
    """
    return Knowledge.of(observation).position(dice)


def seat_to_move(public: DungeonPublic, private: DungeonPrivate) -> int:
    """The seat whose views these are, which must act. Views that do not name the mover tell it otherwise; in the final
    fight the hand sizes do, what was shown, what lies before whom, and what only one of the two can hold."""
    if public.mover is not None:
        return public.mover
    if not public.round:
        return LORD_SEAT if public.phase == "lay" else HERO_SEAT
    sizes = public.hand_sizes
    if sizes[HERO_SEAT] != sizes[LORD_SEAT]:
        return HERO_SEAT if len(private.hand) == sizes[HERO_SEAT] else LORD_SEAT
    if POISON in private.hand:
        return LORD_SEAT
    if private.seen:
        return HERO_SEAT if private.seen[0] in ALL_DUNGEON_CARDS else LORD_SEAT
    if not public.played_this_turn and any(public.active):
        # The lasting cards of the seat to move were put away when its turn began.
        return HERO_SEAT if public.active[LORD_SEAT] else LORD_SEAT
    return HERO_SEAT


def _seat(observation: Observation) -> int:
    public = observation.public
    assert isinstance(public, DungeonPublic)
    assert isinstance(observation.private, DungeonPrivate)
    if public.mover is None and public.phase == "final":
        return HERO_SEAT if "cast" in observation.legal else LORD_SEAT
    return seat_to_move(public, observation.private)


def _rules(public: DungeonPublic, private: DungeonPrivate, legal: Iterable[str]) -> int:
    """The version of the rules that the view names; where it names none, the newest under which the Lord may lay what
    he may."""
    if "rules" in public.model_fields_set:
        return public.rules
    if public.phase != "lay" or public.drawn:
        return VERSIONS[-1]
    laid = {action.split(" ")[1] for action in legal if action.startswith("lay ")} & FREE_TO_LAY
    held = FREE_TO_LAY.intersection(private.hand)
    for version in reversed(VERSIONS):
        if laid == {card for card in held if PRICES[version][card] <= public.lord.favour}:
            return version
    return VERSIONS[-1]


@dataclass(slots=True)
class Knowledge:
    """What a seat knows: a position without the cards that it cannot see, and what is known of where those are."""

    seat: int
    known: State
    """The decks, and the other's hand, are empty."""
    hero_cards: list[str]
    """Unseen; they lie in the hero deck, and in the other's hand if that is of hero cards."""
    dungeon_cards: list[str]
    undead: list[str]
    undead_below: list[str]
    """The bottom of the undead pile, in order."""
    held: list[str]
    """What the other surely holds."""
    others_hand: int
    sure_of_levels: bool
    """`known.hero.levelled` is what the events told."""

    @classmethod
    def of(cls, observation: Observation) -> "Knowledge":
        public, private = observation.public, observation.private
        assert isinstance(public, DungeonPublic)
        assert isinstance(private, DungeonPrivate)
        heard = listen(observation.events)
        seat = _seat(observation)
        state = _visible(public, private, seat, _rules(public, private, observation.legal))
        _remember(state, heard, observation.legal)
        hero_cards = ALL_HERO_CARDS - Counter([*state.hero_discard, *state.active[0], *state.active[1]])
        dungeon_cards = ALL_DUNGEON_CARDS - _lying(state)
        if seat == HERO_SEAT or state.round:
            hero_cards -= Counter(private.hand)
        else:
            dungeon_cards -= Counter(private.hand)
        undead = ALL_UNDEAD - Counter(state.hero.beaten)
        undead -= Counter(cell.enemy for cell in state.cells.values() if cell.enemy in UNDEAD_CARDS)
        others = public.hand_sizes[1 - seat]
        in_hero_deck = hero_cards.total() - (others if seat == LORD_SEAT or state.round else 0)
        in_dungeon_deck = dungeon_cards.total() - (others if seat == HERO_SEAT and not state.round else 0)
        sizes = public.deck_sizes
        if (in_hero_deck, in_dungeon_deck, undead.total()) != (sizes.hero, sizes.dungeon, sizes.undead):
            raise ValueError("the views show more or fewer cards than there are")
        held = _held(state, public, private, heard) if seat == LORD_SEAT else Counter[str]()
        held &= hero_cards
        below = _bottom(heard.put_down, undead)
        surely = sorted(held.elements())[:others]
        return cls(
            seat,
            state,
            list((hero_cards - Counter(surely)).elements()),
            list(dungeon_cards.elements()),
            list((undead - Counter(below)).elements()),
            below,
            surely,
            others,
            heard.from_the_beginning,
        )

    def position(self, dice: random.Random) -> State:
        """A possible position; every one of those as likely as the rules make it."""
        state = self.known.copy()
        hero_cards, dungeon_cards, undead = self.hero_cards.copy(), self.dungeon_cards.copy(), self.undead.copy()
        for cards in (hero_cards, dungeon_cards, undead):
            _shuffle(cards, dice)
        if self.seat == LORD_SEAT or state.round:
            wanted = self.others_hand - len(self.held)
            if self.seat == LORD_SEAT and state.round:
                # In the throne room a Hero's poison is discarded at once.
                hero_cards.sort(key=POISON.__eq__)
            hand = [*self.held, *hero_cards[:wanted]]
            rest = hero_cards[wanted:]
            if self.seat == LORD_SEAT and state.round:
                _shuffle(rest, dice)
            state.hero_deck, state.dungeon_deck = rest, dungeon_cards
        else:
            hand = dungeon_cards[: self.others_hand]
            state.hero_deck, state.dungeon_deck = hero_cards, dungeon_cards[self.others_hand :]
        state.hands[1 - self.seat] = hand
        state.undead = undead + self.undead_below
        if not self.sure_of_levels:
            _guess_levels(state, dice)
        return state


def _shuffle(cards: list[str], dice: random.Random) -> None:
    chance = dice.random
    cards.sort(key=lambda _: chance())


def _visible(public: DungeonPublic, private: DungeonPrivate, seat: int, rules: int) -> State:
    """What the views show, with defaults for what they do not."""
    hero = public.hero
    hands: list[list[str]] = [[], []]
    hands[seat] = private.hand.copy()
    seen: list[list[str] | None] = [None, None]
    seen[seat] = None if private.seen is None else private.seen.copy()
    cells = {
        name: Cell(cell.card, cell.turned, cell.openings, cell.direction, cell.searched, cell.spoiled, cell.enemy)
        for name, cell in public.cells.items()
    }
    return State(
        [],
        [],
        [],
        hands,
        Hero(
            hero.cell,
            hero.came_from,
            None,
            hero.life,
            hero.strength,
            hero.mind,
            hero.agility,
            hero.poisoned,
            hero.beaten.copy(),
        ),
        LordState(public.lord.life, public.lord.favour),
        public.bank,
        public.phase,
        seat,
        public.turn,
        public.round,
        HERO_SEAT if hero.agility >= LORD["agility"] else LORD_SEAT,
        cells,
        public.discard.hero.copy(),
        public.discard.dungeon.copy(),
        [cards.copy() for cards in public.active],
        seen,
        public.played_this_turn,
        drawn=public.drawn,
        rolls=[
            Roll(roll.seat, roll.what, roll.dice.copy(), roll.value, roll.target, roll.passed) for roll in public.rolls
        ],
        rules=rules,
    )


def _remember(state: State, heard: Heard, legal: Iterable[str]) -> None:
    """What is public in the course of the game, but in no view."""
    hero, phase = state.hero, state.phase
    stood_on = [*_stood_on(state.cells), hero.came_from or STAIRS, hero.cell if phase != "lay" else STAIRS]
    hero.farthest = max(heard.farthest, *(ZONE[name] for name in stood_on))
    hero.levelled = heard.levelled.copy()
    hero.former = heard.former if heard.knows_former and heard.cell == hero.cell else _likely_former(state)
    state.crossing = phase == "gain" and _is_crossing(state, heard)
    if phase in ("act", "raise"):
        state.ending = False
    elif heard.ending is not None:
        state.ending = heard.ending
    else:
        drew = bool(state.rolls) and state.rolls[-1].what in ("search", "chest")
        state.ending = not (phase == "drop" and drew)
    actions = list(legal)
    state.searched = state.dropped = False
    if phase == "act" and searches(state):
        state.searched = not any(action.startswith("search") for action in actions)
    else:
        state.searched = bool(heard.searched)
    if phase == "lay" and not state.drawn and droppable(state):
        state.dropped = not any(action.startswith("drop") for action in actions)
    else:
        state.dropped = bool(heard.dropped)


def _stood_on(cells: dict[str, Cell]) -> list[str]:
    return [name for name, cell in cells.items() if cell.card != "rubble"]


def _likely_former(state: State) -> str | None:
    """Where the Hero may have come from before his last step."""
    back = state.hero.came_from
    if back is None or back == STAIRS:
        return None
    around = [there for _, there, _ in NEIGHBOURS[back] if there in state.cells or there == STAIRS]
    return next((there for there in around if there != state.hero.cell), None)


def _is_crossing(state: State, heard: Heard) -> bool:
    """The attribute to be gained is for a new zone."""
    if heard.crossing is not None and heard.cell == state.hero.cell:
        return heard.crossing
    zone = ZONE[state.hero.cell]
    others = [ZONE[name] for name in _stood_on(state.cells) if name != state.hero.cell]
    return not state.hero.beaten and zone > max(others, default=1)


def _guess_levels(state: State, dice: random.Random) -> None:
    """Whether a level by experience was gained in the farthest zone, from how many attributes were raised."""
    hero = state.hero
    begun = HERO["strength"] + HERO["mind"] + HERO["agility"] + HERO["raised"]
    levels = hero.strength + hero.mind + hero.agility - begun + (state.phase == "gain" and not state.crossing)
    if levels >= hero.farthest and (hero.farthest == 1 or dice.random() < 0.5):
        hero.levelled = [*hero.levelled, hero.farthest]


def _lying(state: State) -> Counter[str]:
    """Dungeon cards that everybody sees."""
    return Counter(
        [
            *state.dungeon_discard,
            *(cell.card for cell in state.cells.values() if cell.card),
            *(card for card in state.hero.beaten if card not in UNDEAD_CARDS),
            *([state.drawn] if state.drawn else []),
        ]
    )


def _held(state: State, public: DungeonPublic, private: DungeonPrivate, heard: Heard) -> Counter[str]:
    """Cards that the Hero surely holds: shown at an idol, or from the start, and not gone since."""
    held = held_since_shown(heard, private.seen)
    if held is None:
        gone = Counter([*public.discard.hero, *public.active[HERO_SEAT]])
        held = Counter(START_POTIONS if private.seen is None else private.seen) - gone
    if state.round:
        del held[POISON]
    return held


def _bottom(put_down: list[str], undead: Counter[str]) -> list[str]:
    """Of the undead put under the pile those that are there still: the last ones."""
    below = put_down[max(0, len(put_down) - undead.total()) :]
    while Counter(below) - undead:
        below = below[1:]
    return below
