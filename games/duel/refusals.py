"""Why an action cannot be done, in a sentence for the player to move; tells only what that player sees."""

from collections.abc import Mapping

from config.language import _, ngettext
from games.core.quoting import quoted
from games.duel.duel_end import lacking
from games.duel.exchange import targets
from games.duel.material import DECKS
from games.duel.state import FEINT, FILL, KEEP, MAGIC, OVER, PLAY, START, State

VERBS = {START: "start", PLAY: "play", FEINT: "feint", MAGIC: "magic", FILL: "fill", KEEP: "keep"}


def _wanted(phase: str) -> str:
    """What is to be done now."""
    sentences: Mapping[str, str] = {
        START: _("Say who starts: `start me` or `start them`."),
        PLAY: _("Lay a card of your hand: `play` and its name."),
        FEINT: _("Pick the plain card that the feint brings back: `feint` and its name."),
        MAGIC: _("Say whether the new card is sent away: `magic banish` or `magic keep`."),
        FILL: _("Fill the place of the card that is played again: `fill` and a card of your hand."),
        KEEP: _("Choose the cards for the finale: `keep` and their names."),
    }
    return sentences[phase]


def refusal(state: State, action: str) -> str:
    if state.phase == OVER:
        return _("The match is over.")
    words = action.split(" ")
    if words[0] != VERBS[state.phase] or len(words) < 2 or state.phase in (START, MAGIC):
        return _wanted(state.phase)
    names = words[1:]
    if state.phase == KEEP:
        return _refused_keep(state, names)
    if len(names) > 1:
        return _("One card is expected.") + " " + _wanted(state.phase)
    if state.phase == FEINT:
        return _("{card} is no plain card of yours in the row; there are {cards}.").format(
            card=_named(names[0]), cards=", ".join(targets(state))
        )
    return _not_in_hand(state, names[0])


def _named(name: str) -> str:
    return name if any(name in deck for deck in DECKS) else quoted(name)


def _not_in_hand(state: State, name: str) -> str:
    if not any(name in deck for deck in DECKS):
        sentence = _("There is no card {card}; you hold {hand}.")
    elif name not in DECKS[state.turn]:
        sentence = _("{card} is a card of the other side; you hold {hand}.")
    else:
        sentence = _("{card} is not in your hand; you hold {hand}.")
    return _beginning(sentence.format(card=_named(name), hand=", ".join(state.hands[state.turn])))


def _beginning(sentence: str) -> str:
    """A sentence that may begin with a card's name, with a capital."""
    return sentence[:1].upper() + sentence[1:]


def _refused_keep(state: State, names: list[str]) -> str:
    wanted, hand = lacking(state, state.turn), state.hands[state.turn]
    for name in names:
        if name not in hand:
            return _not_in_hand(state, name)
    if len(names) != wanted:
        return ngettext(
            "{wanted} card is set aside, not {named}.", "{wanted} cards are set aside, not {named}.", wanted
        ).format(wanted=wanted, named=len(names))
    if len(set(names)) < len(names):
        return _("A card is named twice.")
    in_order = " ".join(card for card in hand if card in names)
    return _("The cards are named in hand order: `{action}`.").format(action=f"keep {in_order}")
