"""The questions on the way to a move: card, then target; and every action by a readable name."""

from collections.abc import Sequence

from bot.presenter.game_presenter import LABEL_LIMIT, Choice, Step
from bot.presenter.glades.sides import at_unit_limit, compared, group, standing, weather, worth
from config.language import _, ngettext
from config.words.glades import card_list, card_name, described, full_name, pile_name, unit_effect
from games.glades.groups import group_of
from games.glades.material import UNITS, VALUE, WEATHER
from games.glades.views import PrivateView, PublicView, needed

DISCARD = "discard"


def step(legal: Sequence[str], public: PublicView, private: PrivateView, seat: int, prefix: str) -> Step:
    """The question after `prefix`; ValueError if it leads nowhere."""
    table = Table(public, seat)
    match prefix.split():
        case []:
            return _first(legal, public, private, table)
        case ["place", card]:
            prompt = _("Where do you place **{card}**?").format(card=full_name(card))
            choices = [table.placing(action) for action in legal if action.startswith(f"{prefix} ")]
        case ["play", card] if card in WEATHER:
            prompt = f"**{card_name(card).capitalize()}**: {unit_effect(card)} " + _("On which glade?")
            choices = [table.glade(action) for action in legal if action.startswith(f"{prefix} ")]
        case ["play", card]:
            prompt = f"**{card_name(card).capitalize()}**: {unit_effect(card)} " + _("Which card?")
            choices = table.cards_aimed_at(legal, prefix)
        case ["play", "migrate" | "lure", card]:
            prompt = _("Where does **{card}** go?").format(card=full_name(card))
            choices = [table.glade(action) for action in legal if action.startswith(f"{prefix} ")]
        case ["return", card]:
            prompt = _("**{card}** goes under its pile first. Which card goes second?").format(card=full_name(card))
            seconds = [second for second in private.hand if f"{prefix} {second}" in legal]
            choices = [Choice(f"{prefix} {second}", described(second)) for second in seconds]
        case _:
            choices = []
    if not choices:
        raise ValueError(f"{prefix!r} leads nowhere")
    return Step(prompt, tuple(choices))


def _first(legal: Sequence[str], public: PublicView, private: PrivateView, table: "Table") -> Step:
    match public.phase:
        case "claim":
            return Step(_("Which glade do you claim?"), tuple(table.claim(action) for action in legal_in_order(legal)))
        case "draw" | "muster-draw":
            prompt = _("From which pile do you draw?")
            return Step(prompt, tuple(_pile(action, public) for action in legal))
        case "muster-return":
            prompt = _("Two cards go back under their piles, unseen. Which goes first?")
            return Step(prompt, tuple(Choice(f"return {card}", described(card), False) for card in private.hand))
    choices = [choice for card in private.hand if (choice := _hand_card(card, legal))]
    if "pass" in legal:
        choices.append(Choice("pass", _("Pass"), description=_("You place and draw nothing.")))
    return Step(_asked_first(legal, public, private, table.seat), tuple(choices))


def _asked_first(legal: Sequence[str], public: PublicView, private: PrivateView, seat: int) -> str:
    """What may be done with the hand, and why units in it may not be played."""
    units = [card for card in private.hand if card in UNITS]
    playable = [card for card in units if _hand_card(card, legal)]
    if list(legal) == ["pass"]:
        asked = _("You can place and play nothing: pass.") if units else _("You can place nothing: pass.")
    elif not public.specials:
        return _("Which card do you place?")
    elif "pass" in legal:
        asked = _("You can place no animal: play a unit, or pass.")
    elif playable:
        asked = _("Place an animal, or play a unit.")
    else:
        asked = _("Place an animal.")
    if units and at_unit_limit(public, seat):
        return asked + " " + _("You have played one unit more than your opponent: no other until they play one.")
    if len(playable) < len(units) and list(legal) != ["pass"]:
        idle = ", ".join(card_name(card) for card in units if card not in playable)
        asked += " " + _("Not possible now: {units}.").format(units=idle)
    return asked


def _hand_card(card: str, legal: Sequence[str]) -> Choice | None:
    """A card of the hand as a choice, if it can be placed or played."""
    for verb in ("place", "play"):
        text = f"{verb} {card}"
        if text in legal:
            return Choice(text, described(card), description=unit_effect(card))
        if any(action.startswith(f"{text} ") for action in legal):
            return Choice(text, described(card), False, "" if card in VALUE else unit_effect(card))
    return None


def _pile(action: str, public: PublicView) -> Choice:
    name = action.split()[1]
    count = public.pile if name == "animals" else public.specials_pile
    left = ngettext("{n} card left", "{n} cards left", count).format(n=count)
    return Choice(action, f"{pile_name(name).capitalize()} ({left})")


def legal_in_order(legal: Sequence[str]) -> list[str]:
    """Claims by glade, then what declines them."""
    return sorted(legal, key=lambda action: (action == "done", action))


class Table:
    """The glades as one seat looks at them when choosing."""

    def __init__(self, public: PublicView, seat: int) -> None:
        self.public = public
        self.seat = seat

    def _across(self, number: int) -> str:
        return _("across: {side}").format(side=standing(self.public.glades[number - 1], 1 - self.seat))

    def glade(self, action: str) -> Choice:
        """A glade, or the discard, as an action's last word."""
        last = action.split()[-1]
        if last == DISCARD:
            return Choice(action, _("To the discard"))
        number = int(last)
        glade = self.public.glades[number - 1]
        mine = _("yours: {side}").format(side=standing(glade, self.seat))
        label = _("Glade {number}{weather}").format(number=number, weather=weather(glade))
        return Choice(action, label, description=f"{mine} · {self._across(number)}"[:LABEL_LIMIT])

    def placing(self, action: str) -> Choice:
        """A glade for a card, with what the side would be."""
        _verb, card, last = action.split()
        number = int(last)
        glade = self.public.glades[number - 1]
        cards = [*glade.sides[self.seat], card]
        label = _("Glade {number}{weather}: {cards}").format(
            number=number, weather=weather(glade), cards=card_list(cards)
        )
        if len(cards) == needed(glade):
            mist = "mist" in glade.weather
            formed = group_of(cards, mist)
            what = _("makes {group}").format(group=worth(formed.kind, formed.sum, mist))
        else:
            lacking = needed(glade) - len(cards)
            what = ngettext("then {n} missing", "then {n} missing", lacking).format(n=lacking)
        return Choice(action, label[:LABEL_LIMIT], description=f"{what} · {self._across(number)}"[:LABEL_LIMIT])

    def cards_aimed_at(self, legal: Sequence[str], prefix: str) -> list[Choice]:
        """The cards in the row that a ruse may take, glade by glade."""
        depth = len(prefix.split())
        final: dict[str, bool] = {}
        for action in legal:
            words = action.split()
            if action.startswith(f"{prefix} "):
                final[words[depth]] = len(words) == depth + 1
        choices = []
        for number, glade in enumerate(self.public.glades, 1):
            for owner, side in enumerate(glade.sides):
                for card in side:
                    if card in final:
                        label = _("{card} at glade {number}").format(card=described(card), number=number)
                        about = standing(glade, owner)[:LABEL_LIMIT]
                        choices.append(Choice(f"{prefix} {card}", label, final[card], about))
        return choices

    def claim(self, action: str) -> Choice:
        """A glade to claim with the groups that decide it, or claiming no more."""
        if action == "done":
            return Choice(action, _("Claim nothing more"))
        number = int(action.split()[1])
        glade = self.public.glades[number - 1]
        mine, theirs = group(glade, self.seat), group(glade, 1 - self.seat)
        mist = "mist" in glade.weather
        if mine and theirs:
            one, other = compared((mine.kind, mine.sum), (theirs.kind, theirs.sum), mist)
            about = _("{mine} against {theirs}").format(mine=one, theirs=other)
        else:
            own = worth(mine.kind, mine.sum, mist) if mine else ""
            about = _("{mine}: nothing unseen can beat it").format(mine=own)
        return Choice(action, _("Claim glade {number}").format(number=number), description=about)


def action_name(action: str) -> str:
    """A readable name that begins as the action is typed."""
    match action.split():
        case ["place", card, number]:
            return _("place {card} at glade {number}").format(card=full_name(card), number=number)
        case ["play", card, number] if card in WEATHER:
            return _("play {card} on glade {number}").format(card=card_name(card), number=number)
        case ["play", card, target, "discard"]:
            return _("play {card}: {target} to the discard").format(card=card_name(card), target=full_name(target))
        case ["play", card, target, number]:
            return _("play {card}: {target} to your side of glade {number}").format(
                card=card_name(card), target=full_name(target), number=number
            )
        case ["play", card, target]:
            return _("play {card} on {target}").format(card=card_name(card), target=full_name(target))
        case ["play", card]:
            return _("play {card}").format(card=card_name(card))
        case ["claim", number]:
            return _("claim glade {number}").format(number=number)
        case ["done"]:
            return _("done: claim nothing more")
        case ["draw", name]:
            return _("draw from the {pile}").format(pile=pile_name(name))
        case ["return", first, second]:
            return _("return {first}, then {second}").format(first=full_name(first), second=full_name(second))
    return _("pass")
