"""Why an action cannot be done, in a sentence for the player to move; tells only what that player sees."""

from games.duel.duel_end import lacking
from games.duel.exchange import targets
from games.duel.material import DECKS
from games.duel.state import FEINT, FILL, KEEP, MAGIC, OVER, PLAY, START, State

WANTED = {
    START: "say who starts: `start me` or `start them`",
    PLAY: "lay a card of your hand: `play` and its name",
    FEINT: "pick the plain card that the feint brings back: `feint` and its name",
    MAGIC: "say whether the new card is sent away: `magic banish` or `magic keep`",
    FILL: "fill the place of the card that is played again: `fill` and a card of your hand",
    KEEP: "choose the cards for the finale: `keep` and their names",
}
VERBS = {START: "start", PLAY: "play", FEINT: "feint", MAGIC: "magic", FILL: "fill", KEEP: "keep"}


def refusal(state: State, action: str) -> str:
    if state.phase == OVER:
        return "the match is over"
    words = action.split(" ")
    if words[0] != VERBS[state.phase] or len(words) < 2 or state.phase in (START, MAGIC):
        return f"now {WANTED[state.phase]}"
    names = words[1:]
    if state.phase == KEEP:
        return _refused_keep(state, names)
    if len(names) > 1:
        return f"one card is expected; {WANTED[state.phase]}"
    if state.phase == FEINT:
        return f"{_named(names[0])} is no plain card of yours in the row; there are {', '.join(targets(state))}"
    return _not_in_hand(state, names[0])


def _named(name: str) -> str:
    return name if any(name in deck for deck in DECKS) else f"`{name[:40]}`"


def _not_in_hand(state: State, name: str) -> str:
    hand = ", ".join(state.hands[state.turn])
    if not any(name in deck for deck in DECKS):
        return f"there is no card {_named(name)}; you hold {hand}"
    if name not in DECKS[state.turn]:
        return f"{name} is a card of the other side; you hold {hand}"
    return f"{name} is not in your hand; you hold {hand}"


def _refused_keep(state: State, names: list[str]) -> str:
    wanted, hand = lacking(state, state.turn), state.hands[state.turn]
    for name in names:
        if name not in hand:
            return _not_in_hand(state, name)
    if len(names) != wanted:
        return f"{wanted} cards are set aside, not {len(names)}"
    if len(set(names)) < len(names):
        return "a card is named twice"
    in_order = " ".join(card for card in hand if card in names)
    return f"the cards are named in hand order: `keep {in_order}`"
