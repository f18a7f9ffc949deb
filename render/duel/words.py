"""The words on the Duel's pictures, in the language spoken."""

from collections.abc import Sequence

from config.language import _, ngettext
from games.duel.duel_end import steps_for
from games.duel.material import PEEK
from games.duel.views import PublicView, Role


def role_name(role: Role) -> str:
    return _("Gandalf") if role == "gandalf" else _("The Balrog")


def hand_title(role: Role, name: str) -> str:
    title = _("Hand of {name} (Gandalf)") if role == "gandalf" else _("Hand of {name} (the Balrog)")
    return title.format(name=name)


def peek_words(role: Role) -> str:
    """That this side, being ahead, sees the other's hand."""
    return _("Gandalf sees the Balrog’s hand") if role == "gandalf" else _("The Balrog sees Gandalf’s hand")


def seen_hand(owner: Role) -> str:
    return _("You see Gandalf’s hand") if owner == "gandalf" else _("You see the Balrog’s hand")


def known_pile(owner: Role) -> str:
    if owner == "gandalf":
        return _("Known of Gandalf’s pile for the finale")
    return _("Known of the Balrog’s pile for the finale")


def other(role: Role) -> Role:
    return "balrog" if role == "gandalf" else "gandalf"


def round_name(public: PublicView) -> str:
    return _("Finale") if public.round == 4 else _("Round {n} of 3").format(n=public.round)


def role_of(public: PublicView, seat: int) -> Role:
    return "gandalf" if public.roles.gandalf == seat else "balrog"


def asked(public: PublicView) -> Role | None:
    """The side that the board shows as being asked; None where the position does not tell, or nobody is."""
    if public.phase in {"magic", "fill"}:
        return "gandalf"
    if public.phase == "feint":
        return "balrog"
    if public.phase == "keep":  # Gandalf's cards are set aside first, and then his hand is empty
        return "gandalf" if public.hand_sizes.gandalf else "balrog"
    if public.phase == "play":
        if public.row:
            return other(public.row[-1].by)
        return None if public.starter is None else role_of(public, public.starter)
    return None


def phase_words(public: PublicView) -> str:
    """What is being decided, in a few words."""
    gandalf = asked(public) == "gandalf"
    return {
        "start": _("Who starts?"),
        "play": _("Gandalf to lay a card") if gandalf else _("The Balrog to lay a card"),
        "feint": _("The feint picks a card"),
        "magic": _("Banish this card?"),
        "fill": _("Gandalf fills the gap"),
        "keep": _("Gandalf sets cards aside") if gandalf else _("The Balrog sets cards aside"),
        "over": _("Match over"),
    }[public.phase]


def difference_words(public: PublicView) -> str:
    """How far the markers are apart, and what that is worth at the end of the duel."""
    apart = abs(public.energy.gandalf - public.energy.balrog)
    if apart == 0:
        return _("Markers level")
    steps = steps_for(apart - 1)
    return ngettext("{n} apart: {steps} step", "{n} apart: {steps} steps", steps).format(n=apart, steps=steps)


def peeker(public: PublicView) -> Role | None:
    """The side that sees the other's hand now (rules, "Peek")."""
    ahead = public.energy.gandalf - public.energy.balrog
    if public.phase not in {"play", "feint", "magic", "fill"} or abs(ahead) < PEEK:
        return None
    return "gandalf" if ahead > 0 else "balrog"


def special_name(card: str) -> str:
    return {
        "balance": _("Balance"),
        "cunning": _("Cunning"),
        "magic": _("Magic"),
        "mirror": _("Mirror"),
        "wrath": _("Wrath"),
        "spell": _("Spell"),
        "feint": _("Feint"),
        "strength": _("Strength"),
        "might": _("Might"),
        "trick": _("Trick"),
        "defence": _("Defence"),
    }.get(card, card)


def in_order(cards: Sequence[str]) -> list[str]:
    """Cards of a hand as they are shown: plain ones first, special ones after them."""
    return sorted(cards, key=lambda card: bool(special_text(card)))


def special_text(card: str) -> str:
    """The text of a special card, as it stands on the card; empty for a plain one."""
    return {
        "balance": _("More energy: Gandalf +1. Level: +1, Balrog −1. Less: +2, Balrog −1."),
        "cunning": _("To the end of the duel the Balrog’s hand lies open."),
        "magic": _("Once, later in this duel, send a card just laid by the Balrog to his finale pile."),
        "mirror": _("Its right dots become those of the Balrog’s last card; a special answer has no text."),
        "wrath": _("The Balrog’s next special card in this duel has no text."),
        "spell": _("The Balrog’s next card is drawn blind from his hand."),
        "feint": _("Takes the place of a plain card you laid in this duel; that card is laid now."),
        "strength": _("Gandalf’s next card is drawn blind from his hand."),
        "might": _("Figure higher: Balrog +1. Level: +1, Gandalf −1. Lower: +2, Gandalf −1."),
        "trick": _("A card drawn blind from Gandalf’s hand goes to his finale pile."),
        "defence": _("Gandalf’s last card answers again; a card of his hand fills its old place."),
    }.get(card, "")
