"""Laying cards in turn, comparing them, and what happens around each (rules, "Exchange")."""

from games.core import Chance, Event
from games.duel.duel_end import certain_to_end, duel_ends, end_duel
from games.duel.material import BALROG, GANDALF, LOSSES, LOWEST_FIELD, PLAIN, ROLES, SPECIAL, STANDING
from games.duel.state import FEINT, FILL, MAGIC, PLAY, State
from games.duel.texts import TEXTS, Answer, silenced

PLAIN_CARDS = frozenset({*PLAIN, "1234-1234"})


def lay(state: State, card: str, chance: Chance, events: list[Event], blind: bool = False) -> None:
    """The side to act lays `card` from its hand: steps 1 to 8, as far as nobody has to decide."""
    side = state.turn
    state.hands[side].remove(card)
    state.row.append(STANDING[side][card])
    state.laid[side] += 1
    events.append(Event("played", {"seat": state.gandalf ^ side, "role": ROLES[side], "card": card, "blind": blind}))
    if side == BALROG:
        if state.magic:
            state.phase, state.turn = MAGIC, GANDALF
            return
        if card == "feint" and _asks_for_target(state):
            return
    _settle(state, chance, events)


def keep_magic(state: State, chance: Chance, events: list[Event]) -> None:
    """Gandalf lets the Balrog's new card stand; it goes on with step 3."""
    events.append(Event("magic_kept", {"seat": state.seat_of(GANDALF), "card": state.row[-1].card}))
    state.turn = BALROG
    if state.row[-1].card == "feint" and _asks_for_target(state):
        return
    _settle(state, chance, events)


def banish(state: State, events: list[Event]) -> None:
    """The Balrog's new card goes to his finale pile, and he lays another."""
    card = state.row.pop().card
    state.laid[BALROG] -= 1
    state.finale[BALROG].append(card)
    state.known[BALROG].append(card)
    state.magic = False
    state.phase, state.turn = PLAY, BALROG
    events.append(Event("banished", {"seat": state.seat_of(GANDALF), "card": card}))


def targets(state: State) -> list[str]:
    """The Balrog's own plain cards laid earlier in this duel, in the row's order."""
    return [laid.card for laid in state.row if laid.side == BALROG and laid.card in PLAIN_CARDS]


def _asks_for_target(state: State) -> bool:
    if certain_to_end(state) or not targets(state):
        return False
    state.phase, state.turn = FEINT, BALROG
    return True


def feint(state: State, card: str, chance: Chance, events: list[Event]) -> None:
    """The feint takes the place of `card`, or under wrath lies beside the row; `card` is laid at the row's end."""
    row = state.row
    new = row.pop()
    picked = STANDING[BALROG][card]
    place = row.index(picked)
    if state.wrath:
        del row[place]
        state.beside.append(new.card)
    else:
        row[place] = new
    row.append(picked)
    events.append(Event("feinted", {"seat": state.seat_of(BALROG), "card": card, "beside": state.wrath}))
    _settle(state, chance, events)


def fill(state: State, card: str, chance: Chance, events: list[Event]) -> None:
    """Gandalf fills the place of the card that defence makes him lay again; that one is compared now."""
    row = state.row
    again = row[-2].card
    state.hands[GANDALF].remove(card)
    row[-2] = STANDING[GANDALF][card]
    row.append(STANDING[GANDALF][again])
    state.laid[GANDALF] += 1
    events.append(Event("filled", {"seat": state.seat_of(GANDALF), "card": card, "again": again}))
    _settle(state, chance, events, again=True)


def _settle(state: State, chance: Chance, events: list[Event], again: bool = False) -> None:
    """Steps 4 to 8 for the card at the row's end; `again` says that defence has it played again."""
    card, side, _, _, _ = state.row[-1]
    special = card in SPECIAL[side]
    silencer = silenced(state) if special and side == BALROG else None
    _compare(state, events)
    if duel_ends(state, events):
        if card in TEXTS and not again and not silencer:
            silencer = "end"
        if silencer:
            _tell_silenced(state, side, card, silencer, events)
        end_duel(state, events)
        return
    answer = Answer.CHOSEN
    if silencer:
        _tell_silenced(state, side, card, silencer, events)
    elif special and card in TEXTS and (not again or card == "mirror"):
        effect = TEXTS[card](state, chance)
        if isinstance(effect, str):
            _tell_silenced(state, side, card, effect, events)
        else:
            answer = effect.answer
            events.append(
                Event("text", {"seat": state.gandalf ^ side, "role": ROLES[side], "card": card, **effect.seen})
            )
            if duel_ends(state, events):
                end_duel(state, events)
                return
    _pass_turn(state, 1 - side, answer, chance, events)


def _compare(state: State, events: list[Event]) -> None:
    """Left dots of the new card against right dots of the card before it; the first card meets nothing."""
    row = state.row
    if len(row) < 2:
        return
    attack, _, _, right, _ = row[-2]
    defence, side, left, _, _ = row[-1]
    lost_gandalf, lost_balrog = LOSSES[side][right][left]
    energy = state.energy
    if (gandalf := energy[GANDALF] - lost_gandalf) < LOWEST_FIELD:
        gandalf = LOWEST_FIELD
    if (balrog := energy[BALROG] - lost_balrog) < LOWEST_FIELD:
        balrog = LOWEST_FIELD
    energy[GANDALF], energy[BALROG] = gandalf, balrog
    events.append(
        Event(
            "compared",
            {
                "attack": attack,
                "defence": defence,
                "right": right,
                "left": left,
                "losses": {"gandalf": lost_gandalf, "balrog": lost_balrog},
                "energy": {"gandalf": gandalf, "balrog": balrog},
            },
        )
    )


def _tell_silenced(state: State, side: int, card: str, silencer: str, events: list[Event]) -> None:
    seen = {"seat": state.gandalf ^ side, "role": ROLES[side], "card": card, "by": silencer}
    events.append(Event("silenced", seen))


def _pass_turn(state: State, side: int, answer: Answer, chance: Chance, events: list[Event]) -> None:
    state.turn = side
    state.phase = PLAY
    if answer is Answer.AGAIN:
        state.phase = FILL
    elif answer is Answer.BLIND:
        hand = state.hands[side]
        lay(state, hand[chance.pick(len(hand))], chance, events, blind=True)
