"""Why an action cannot be done: codes with values that the player to move sees."""

from games.core.refusal import MATCH_OVER, Refusal
from games.duel.duel_end import lacking
from games.duel.exchange import targets
from games.duel.material import DECKS
from games.duel.state import FEINT, FILL, KEEP, MAGIC, OVER, PLAY, START, State

VERBS = {START: "start", PLAY: "play", FEINT: "feint", MAGIC: "magic", FILL: "fill", KEEP: "keep"}
"""Phase → the word that its actions begin with."""


def refusal(state: State, action: str) -> Refusal:
    """Why `action`, which is not legal, cannot be done by the player to move."""
    if state.phase == OVER:
        return Refusal(MATCH_OVER)
    words = action.split(" ")
    if words[0] != VERBS[state.phase] or len(words) < 2 or state.phase in (START, MAGIC):
        return Refusal("another action is asked", {"phase": state.phase})
    names = words[1:]
    if state.phase == KEEP:
        return _keep(state, names)
    if len(names) > 1:
        return Refusal("more than one card", {"phase": state.phase})
    if state.phase == FEINT:
        return Refusal("no target of the feint", {"card": names[0], "cards": targets(state)})
    return _not_in_hand(state, names[0])


def _not_in_hand(state: State, card: str) -> Refusal:
    values = {"card": card, "hand": state.hands[state.turn][:]}
    if not any(card in deck for deck in DECKS):
        return Refusal("no card", values)
    if card not in DECKS[state.turn]:
        return Refusal("card of the other side", values)
    return Refusal("not in hand", values)


def _keep(state: State, names: list[str]) -> Refusal:
    wanted, hand = lacking(state, state.turn), state.hands[state.turn]
    for name in names:
        if name not in hand:
            return _not_in_hand(state, name)
    if len(names) != wanted:
        return Refusal("wrong number of cards", {"wanted": wanted, "named": len(names)})
    if len(set(names)) < len(names):
        return Refusal("card named twice")
    in_order = " ".join(card for card in hand if card in names)
    return Refusal("not in hand order", {"action": f"keep {in_order}"})
