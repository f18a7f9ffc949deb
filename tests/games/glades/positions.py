"""Positions to write down in a line or two, and a slow, plain second opinion on groups."""

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Literal

from games.core import ListedChance, Match
from games.glades import GAME
from games.glades.material import ANIMALS, UNITS
from games.glades.setup import BoutSetup
from games.glades.sides import arrive
from games.glades.state import Glade, State

HAND = {False: 6, True: 7}


def match_of(
    left: str = "",
    right: str = "",
    pile: str = "",
    specials: str | None = None,
    starter: int = 0,
    bouts: int = 1,
    claims: Literal["auto", "manual"] = "auto",
) -> Match:
    """A match whose hands and piles begin with the named cards; all others follow in the order of the set-up."""
    hand = HAND[specials is not None]
    named = [*left.split(), *right.split(), *pile.split()]
    rest = iter([card for card in ANIMALS if card not in named])
    dealt = [[*cards.split(), *(next(rest) for _ in range(hand - len(cards.split())))] for cards in (left, right)]
    animals = [*dealt[0], *dealt[1], *pile.split(), *rest]
    units = None if specials is None else [*specials.split(), *(u for u in UNITS if u not in specials.split())]
    options = GAME.options_type(bouts=bouts, claims=claims, specials=units is not None)
    setup = BoutSetup(animals=animals, specials=units, starter=starter)
    return Match.start(GAME, options, ListedChance([]), setup)


def play(match: Match, *actions: str) -> list[dict[str, object]]:
    """Let whoever is to move take each action; the events of the last."""
    events = []
    for action in actions:
        assert match.to_move is not None
        events = match.act(match.to_move, action)
    return [event.as_json() for event in events]


def laid(match: Match, rows: dict[int, tuple[str, str]], hands: tuple[str, str] | None = None) -> Match:
    """Lay cards on both sides of glades, the left side first, as if they had been placed; hands as they are named."""
    state: State = match.state
    for number, sides in rows.items():
        for seat, cards in enumerate(sides):
            for card in cards.split():
                take(state, card)
                put(state, number, seat, card)
    if hands is not None:
        for seat in (0, 1):
            state.pile += [card for card in state.hands[seat] if card in ANIMALS]
            state.specials_pile += [card for card in state.hands[seat] if card in UNITS]
            state.hands[seat].clear()
        for seat, cards in enumerate(hands):
            for card in cards.split():
                take(state, card)
                state.hands[seat].append(card)
    match._legal = None
    return match


def take(state: State, card: str) -> None:
    """Take a card from wherever it is hidden."""
    for cards in (*state.hands, state.pile, state.specials_pile):
        if card in cards:
            cards.remove(card)
            return
    raise AssertionError(f"{card} lies on the table already")


def put(state: State, number: int, seat: int, card: str) -> None:
    """Lay a card on a side."""
    arrive(state, [], card, number, seat)


def glade_of(left: str, right: str, *weather: str) -> Glade:
    """A glade by itself; `first` is a complete side, the left one if both are."""
    glade = Glade((left.split(), right.split()), weather=list(weather), needed=4 if "mire" in weather else 3)
    complete = [seat for seat in (0, 1) if len(glade.sides[seat]) == glade.needed]
    glade.first = complete[0] if complete else None
    return glade


# A second opinion: every stand-in of every ally is tried, every completion is laid out

STAND_INS = {
    "spirit-1": ANIMALS,
    "spirit-2": ANIMALS,
    "owl": [card for card in ANIMALS if card[1] == "7"],
    "tortoise": [card for card in ANIMALS if card[1] in "123"],
}


def plain(cards: Iterable[str]) -> tuple[int, int]:
    clans, values = [card[0] for card in cards], sorted(int(card[1]) for card in cards)
    in_a_row = values == list(range(values[0], values[0] + len(values)))
    one_clan, one_value = len(set(clans)) == 1, len(set(values)) == 1
    rank = 4 if one_clan and in_a_row else 3 if one_value else 2 if one_clan else 1 if in_a_row else 0
    return rank, sum(values)


def best(cards: Iterable[str], mist: bool) -> tuple[int, int]:
    """Rank and sum of a complete side at its best for its owner."""
    found = (plain(stood) for stood in product(*(STAND_INS.get(card, [card]) for card in cards)))
    return max((0, total) if mist else (rank, total) for rank, total in found)


def completions(cards: list[str], lacking: int, unseen: list[str]) -> Iterator[list[str]]:
    return ([*cards, *chosen] for chosen in combinations(unseen, lacking))


def refuted(glade: Glade, seat: int, unseen: list[str]) -> bool:
    """Whether any completion of the side across beats the complete one of `seat`."""
    mine = best(glade.sides[seat], glade.mist)
    theirs = glade.sides[1 - seat]
    return any(best(cards, glade.mist) > mine for cards in completions(theirs, glade.needed - len(theirs), unseen))
