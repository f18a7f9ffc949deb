"""The texts of the special cards (rules, "Texts"), one function each, in one table.

`feint` has none here: it is asked for before the comparison, and `exchange` carries it out.
"""

from collections.abc import Callable
from enum import Enum, auto
from typing import Any, NamedTuple

from games.core import Chance
from games.duel.markers import move
from games.duel.material import BALROG, GANDALF
from games.duel.state import State


class Answer(Enum):
    """How the next card comes to be laid."""

    CHOSEN = auto()
    BLIND = auto()
    AGAIN = auto()
    """Gandalf's last card is his answer, and he fills its place."""


class Effect(NamedTuple):
    """What a text did: public data for its event, and how the other side answers."""

    seen: dict[str, Any]
    answer: Answer = Answer.CHOSEN


Text = Callable[[State, Chance], Effect | str]
"""Applies the text of the card at the end of the row; or why the card has none now: `FINALE` or `ALONE`."""

FINALE = "finale"
ALONE = "alone"
"""The other side has not yet laid a card."""


def _markers(state: State, gandalf: int, balrog: int) -> Effect:
    before = tuple(state.energy)
    move(state, gandalf, balrog)
    after = state.energy
    return Effect(
        {
            "moved": {"gandalf": after[GANDALF] - before[GANDALF], "balrog": after[BALROG] - before[BALROG]},
            "energy": {"gandalf": after[GANDALF], "balrog": after[BALROG]},
        }
    )


def balance(state: State, chance: Chance) -> Effect:
    """Gandalf's marker +1 with more energy; +1 with as much, and the Balrog's −1; +2 with less, and −1."""
    ahead = state.energy[GANDALF] - state.energy[BALROG]
    if ahead > 0:
        return _markers(state, 1, 0)
    return _markers(state, 1, -1) if ahead == 0 else _markers(state, 2, -1)


def might(state: State, chance: Chance) -> Effect:
    """The Balrog's marker +1 standing higher; +1 level, and Gandalf's −1; +2 lower, and −1."""
    above = state.steps[BALROG] - state.steps[GANDALF]
    if above > 0:
        return _markers(state, 0, 1)
    return _markers(state, -1, 1) if above == 0 else _markers(state, -1, 2)


def strength(state: State, chance: Chance) -> Effect:
    """The next card that Gandalf lays is drawn blind from his hand."""
    return Effect({}, Answer.BLIND)


def spell(state: State, chance: Chance) -> Effect:
    """The next card that the Balrog lays is drawn blind from his hand."""
    return Effect({}, Answer.BLIND)


def trick(state: State, chance: Chance) -> Effect | str:
    """A card drawn blind from Gandalf's hand goes to his finale pile, known to the Balrog; none in the finale."""
    if state.in_finale:
        return FINALE
    hand = state.hands[GANDALF]
    card = hand.pop(chance.pick(len(hand)))
    state.finale[GANDALF].append(card)
    state.known[GANDALF].append(card)
    return Effect({})


def defence(state: State, chance: Chance) -> Effect | str:
    """Gandalf's last card is his answer once more; none before he has laid one."""
    if len(state.row) < 2:
        return ALONE
    return Effect({"again": state.row[-2].card}, Answer.AGAIN)


def cunning(state: State, chance: Chance) -> Effect:
    """The Balrog's hand lies open to the end of the duel."""
    state.cunning = True
    return Effect({})


def magic(state: State, chance: Chance) -> Effect | str:
    """Once, later in this duel, Gandalf may banish a card just laid to the Balrog's finale pile; none in the finale."""
    if state.in_finale:
        return FINALE
    state.magic = True
    return Effect({})


def mirror(state: State, chance: Chance) -> Effect | str:
    """The right dots become those of the Balrog's last card; none before he has laid one."""
    if len(state.row) < 2:
        return ALONE
    dots = state.row[-2].right
    state.row[-1] = state.row[-1]._replace(right=dots, mirrors=True)
    return Effect({"right": dots})


def wrath(state: State, chance: Chance) -> Effect:
    """The Balrog's next special card in this duel has no text (`silenced`)."""
    state.wrath = True
    return Effect({})


TEXTS: dict[str, Text] = {
    "balance": balance,
    "cunning": cunning,
    "magic": magic,
    "mirror": mirror,
    "wrath": wrath,
    "spell": spell,
    "strength": strength,
    "might": might,
    "trick": trick,
    "defence": defence,
}

KEPT_UNDER_MIRROR = frozenset({"feint", "defence"})
"""The Balrog's cards whose text holds in answer to a mirror."""


def silenced(state: State) -> str | None:
    """What takes the text of the card that was just laid, `wrath` or `mirror`; None if nothing does.

    Wrath is used up by it. Assumes one of the Balrog's special cards at the end of the row.
    """
    card = state.row[-1].card
    if card == "feint" or (card == "trick" and state.in_finale):
        return None
    if state.wrath:
        state.wrath = False
        return "wrath"
    if card not in KEPT_UNDER_MIRROR and len(state.row) > 1 and state.row[-2].mirrors:
        return "mirror"
    return None
