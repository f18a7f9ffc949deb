"""A random full position that agrees with everything that a seat of the Duel knows."""

import random
from collections.abc import Iterable
from typing import Any

from games.core import Event
from games.duel.material import BALROG, DECKS, GANDALF, ROLES, SET_ASIDE, SIDES, STANDING, Standing
from games.duel.state import FEINT, FILL, FINALE, KEEP, MAGIC, PLAY, START, State
from games.duel.views import LaidCard, Numbers, PrivateView, PublicView
from games.players.contract import Observation

EXCHANGE = frozenset({PLAY, FEINT, MAGIC, FILL})


def guess(observation: Observation, dice: random.Random) -> State:
    """A position with the given views and legal texts; every unseen card is equally likely at every hidden place.

    ValueError if the views contradict each other, such as in the number of cards.
    """
    return known(observation).guess(dice)


def known(observation: Observation) -> "Knowledge":
    """What the seat knows, for many guesses; ValueError as in `guess`."""
    public, private = observation.public, observation.private
    if not isinstance(public, PublicView) or not isinstance(private, PrivateView):
        raise ValueError("views of the Duel are expected")
    return Knowledge(public, private, observation.events)


def seat_to_move(public: PublicView, private: PrivateView) -> int:
    """The seat that must act, if any must. Who says who starts is not in the views: it is taken to be the viewer."""
    return (public.roles.gandalf) ^ side_to_move(public, ROLES.index(private.role))


def side_to_move(public: PublicView, viewer: int) -> int:
    """The side that must act; `viewer` in the phase `start`."""
    phase = public.phase
    if phase == START:
        return viewer
    if phase == FEINT:
        return BALROG
    if phase in (MAGIC, FILL):
        return GANDALF
    if phase == KEEP:
        wanted = SET_ASIDE * public.round - public.finale_sizes.gandalf
        return GANDALF if wanted and public.hand_sizes.gandalf else BALROG
    if public.row:
        return GANDALF if public.row[-1].by == "balrog" else BALROG
    return GANDALF if public.starter in (None, public.roles.gandalf) else BALROG


class Knowledge:
    """What a seat knows of a position, made ready for many guesses."""

    def __init__(self, public: PublicView, private: PrivateView, events: Iterable[Event]) -> None:
        self.public = public
        self.side = ROLES.index(private.role)
        self.row = [_standing(public.row, place) for place in range(len(public.row))]
        gone, banished = _told(events, (public.roles.gandalf, public.roles.balrog))
        on_table = ({laid.card for laid in self.row if laid.side == GANDALF}, {*public.beside})
        on_table[BALROG].update(laid.card for laid in self.row if laid.side == BALROG)
        other = 1 - self.side
        sizes = [_pair(numbers) for numbers in (public.hand_sizes, public.finale_sizes, public.deck_sizes)]
        hand = private.opponent_hand
        if hand is None and self.side == GANDALF:
            hand = public.open_hand
        self.hands: list[list[str]] = [[], []]
        self.finale: list[list[str]] = [[], []]
        self.known: list[list[str]] = [[], []]
        self.hands[self.side], self.finale[self.side] = list(private.hand), list(private.finale)
        self.hands[other], self.finale[other] = list(hand or ()), list(private.opponent_finale)
        self.known[other] = list(private.opponent_finale)
        self.known[self.side] = [card for card in private.finale if self.side == BALROG and card in banished]
        if public.round == FINALE and hand is None and other == BALROG:
            self.hands[other] = [card for card in banished if card not in on_table[other]]
        self.missing = [
            [sizes[0][side] - len(self.hands[side]), sizes[1][side] - len(self.finale[side]), sizes[2][side]]
            for side in SIDES
        ]
        self.unseen: list[list[str]] = []
        for side in SIDES:
            seen = {*on_table[side], *self.hands[side], *self.finale[side]}
            unseen = [card for card in DECKS[side] if card not in seen]
            hidden = [card for card in unseen if card not in gone[side]]
            # Events of another match, or views without sense, must not leave too few cards.
            self.unseen.append(hidden if len(hidden) >= sum(self.missing[side]) else unseen)
            if min(self.missing[side]) < 0 or len(self.unseen[side]) < sum(self.missing[side]):
                raise ValueError(f"the numbers of {ROLES[side]}'s cards do not agree")

    def guess(self, dice: random.Random) -> State:
        """One position; what is hidden is drawn anew."""
        public = self.public
        piles: list[list[list[str]]] = []
        for side in SIDES:
            in_hand, in_finale, in_deck = self.missing[side]
            cards = self.unseen[side][:]
            dice.shuffle(cards)
            hand = self.hands[side] + cards[:in_hand]
            if in_hand:
                dice.shuffle(hand)
            end = in_hand + in_finale
            finale = _interleaved(self.finale[side], cards[in_hand:end], dice) if in_finale else self.finale[side][:]
            piles.append([hand, finale, cards[end : end + in_deck]])
        games = max(public.games, public.game)
        next_decks: list[list[str]] = []
        if public.game < games:
            next_decks = [dice.sample(deck, len(deck)) for deck in DECKS]
        gandalf = public.roles.gandalf
        energy = _pair(public.energy)
        state = State(
            gandalf,
            games,
            public.finale_chooser == "lower",
            [piles[0][2], piles[1][2]],
            next_decks,
            [piles[0][0], piles[1][0]],
            [piles[0][1], piles[1][1]],
            [self.known[0][:], self.known[1][:]],
            energy,
            _pair(public.steps),
            _pair(public.laid),
            self.row[:],
            list(public.beside),
            list(public.points),
            public.game,
            public.round,
            public.phase,
            side_to_move(public, self.side),
            None if public.starter is None else gandalf ^ public.starter,
            wrath=public.active.wrath,
            magic=public.active.magic,
            cunning=public.active.cunning,
        )
        state.loser = _loser(state)
        state.level_in_minus = (
            public.phase in EXCHANGE and public.round < FINALE and energy[GANDALF] == energy[BALROG] <= 0
        )
        if public.phase == KEEP and state.cunning and self.side == BALROG:
            # What Gandalf sees of the hand he will know in the pile; the engine adds it when the cards are set aside.
            state.known[BALROG] = [card for card in state.known[BALROG] if card in state.finale[BALROG]]
        return state


def _loser(state: State) -> int:
    """The side that lost the duel before; in `keep` it is the one that has just ended."""
    if state.phase == START:
        return state.turn
    gandalf, balrog = state.energy
    if gandalf == balrog:
        return state.starter or GANDALF
    return BALROG if gandalf > balrog else GANDALF


def _pair(numbers: Numbers) -> list[int]:
    return [numbers.gandalf, numbers.balrog]


def _interleaved(known: list[str], drawn: list[str], dice: random.Random) -> list[str]:
    """`drawn` at random places among `known`, whose order stays."""
    places = {*dice.sample(range(len(known) + len(drawn)), len(known))}
    first, second = iter(known), iter(drawn)
    return [next(first) if place in places else next(second) for place in range(len(known) + len(drawn))]


def _standing(row: list[LaidCard], place: int) -> Standing:
    """The card at this place of the row. A mirror's text has applied if it shows the dots before it."""
    laid = row[place]
    side = ROLES.index(laid.by)
    printed = STANDING[side].get(laid.card)
    if printed is None:
        raise ValueError(f"{laid.card!r} is no card of {laid.by}'s")
    mirrors = laid.card == "mirror" and (
        laid.right != printed.right
        or (place > 0 and row[place - 1].by == "balrog" and row[place - 1].right == laid.right)
    )
    return Standing(laid.card, side, laid.left, laid.right, mirrors)


def _told(events: Iterable[Event], seats: tuple[int, int]) -> tuple[tuple[set[str], set[str]], list[str]]:
    """For each side the cards that left the hand in this game, and the Balrog's cards that were banished.

    Events of a game in which the seats had the other roles are left out.
    """
    laid: tuple[set[str], set[str]] = (set(), set())
    banished: list[str] = []
    for event in events:
        data: Any = event.data
        card, seat = data.get("card"), data.get("seat")
        if event.type == "round_begun" and data.get("round") == 1:
            laid[GANDALF].clear()
            laid[BALROG].clear()
            banished.clear()
        if not isinstance(card, str):
            continue
        if event.type == "played" and data.get("role") in ROLES:
            side = ROLES.index(data["role"])
            if seats[side] == seat and card in DECKS[side]:
                laid[side].add(card)
        elif event.type == "filled" and seat == seats[GANDALF] and card in DECKS[GANDALF]:
            laid[GANDALF].add(card)
        elif event.type == "banished" and seat == seats[GANDALF] and card in DECKS[BALROG] and card not in banished:
            banished.append(card)
    laid[BALROG].difference_update(banished)
    return laid, banished
