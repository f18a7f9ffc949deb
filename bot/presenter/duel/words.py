"""Names of the Duel's roles, cards and rounds, and the words for a comparison."""

from collections.abc import Mapping, Sequence

from config.language import _, ngettext, pgettext
from config.words.numbers import format_number
from games.duel.material import BALROG, DOTS, GANDALF, losses
from games.duel.views import CardId, LaidCard, PublicView, Role

ROLES: tuple[Role, Role] = ("gandalf", "balrog")
FINALE = 4


def by_role(role: str, gandalf: str, balrog: str) -> str:
    """The one of two sentences that is about this role."""
    return gandalf if role == "gandalf" else balrog


def role_name(role: str) -> str:
    return by_role(role, _("Gandalf"), _("the Balrog"))


def role_of(public: PublicView, seat: int) -> Role:
    return "gandalf" if public.roles.gandalf == seat else "balrog"


def seat_of(public: PublicView, role: str) -> int:
    return public.roles.gandalf if role == "gandalf" else public.roles.balrog


def round_name(public: PublicView) -> str:
    """The present round; in the second game this is said too."""
    finale = public.round == FINALE
    if public.game == 2:
        name = _("Second game, finale") if finale else _("Second game, round {number}")
    else:
        name = _("Finale") if finale else _("Round {number}")
    return name.format(number=public.round)


def card_name(card: CardId) -> str:
    """A special card's name in the language spoken; a plain card is called by its dots."""
    names = {
        "balance": pgettext("card", "balance"),
        "cunning": pgettext("card", "cunning"),
        "magic": pgettext("card", "magic"),
        "mirror": pgettext("card", "mirror"),
        "wrath": pgettext("card", "wrath"),
        "spell": pgettext("card", "spell"),
        "feint": pgettext("card", "feint"),
        "strength": pgettext("card", "strength"),
        "might": pgettext("card", "might"),
        "trick": pgettext("card", "trick"),
        "defence": pgettext("card", "defence"),
    }
    return names.get(card, card)


def dots_of(card: CardId) -> str:
    """A card's own dots, left rows and right rows: `12-34`."""
    return DOTS[GANDALF].get(card) or DOTS[BALROG][card]


def edges_of(card: CardId) -> tuple[str, str]:
    """A card's own left and right dots."""
    left, _dash, right = dots_of(card).partition("-")
    return left, right


def full_name(card: CardId) -> str:
    """The name with the dots: `mirror 12-23`; a plain card's dots only."""
    return card if card == dots_of(card) else f"{card_name(card)} {dots_of(card)}"


def laid_name(laid: LaidCard) -> str:
    """The name of a card in the row, with its dots as they count now."""
    dots = f"{laid.left}-{laid.right}"
    return laid.card if laid.card == dots else f"{card_name(laid.card)} {dots}"


def listed(cards: Sequence[CardId]) -> str:
    return ", ".join(full_name(card) for card in cards) if cards else _("none")


def short_text(card: CardId) -> str:
    """What a special card does, in few words; "" for a plain card."""
    texts = {
        "balance": _("ahead +1; level +1, they −1; behind +2, they −1"),
        "cunning": _("the Balrog's hand lies open to the end of the duel"),
        "magic": _("you may banish one later card of the Balrog"),
        "mirror": _("its right dots become those of the Balrog's last card; a special answer has no text"),
        "wrath": _("the Balrog's next special card has no text"),
        "spell": _("the Balrog's next card is drawn blind"),
        "feint": _("lay one of your plain cards again; the feint takes its place"),
        "strength": _("Gandalf's next card is drawn blind"),
        "might": _("higher +1; level +1, they −1; lower +2, they −1"),
        "trick": _("a blind card of Gandalf's hand goes to his finale pile"),
        "defence": _("Gandalf must lay his last card again and fill its place"),
    }
    return texts.get(card, "")


def damage(lost: Mapping[str, int]) -> str:
    """What a comparison cost: a sentence that names the roles."""
    gandalf, balrog = lost["gandalf"], lost["balrog"]
    if gandalf and balrog:
        return _("Gandalf loses {gandalf}, the Balrog {balrog}.").format(gandalf=gandalf, balrog=balrog)
    if gandalf:
        return _("Gandalf loses {n}.").format(n=gandalf)
    return _("The Balrog loses {n}.").format(n=balrog) if balrog else _("Nobody loses energy.")


def standing(energy: Mapping[str, int]) -> str:
    """Where the markers are, as a sentence."""
    return _("Energy: Gandalf {gandalf}, the Balrog {balrog}.").format(
        gandalf=format_number(energy["gandalf"]), balrog=format_number(energy["balrog"])
    )


def foreseen(attack: LaidCard, left: str) -> str:
    """What the owner of a card with these left dots would lose against `attack`, and the other; for that owner."""
    theirs, own = losses(attack.right, left)
    if own and theirs:
        return _("you lose {own}, they lose {theirs}").format(own=own, theirs=theirs)
    if own:
        return _("you lose {own}").format(own=own)
    return _("they lose {theirs}").format(theirs=theirs) if theirs else _("nobody loses energy")


def rows(dots: str) -> str:
    """The rows of an edge in words."""
    if dots == "0":
        return _("no dots")
    return ngettext("row {rows}", "rows {rows}", len(dots)).format(rows=", ".join(dots))


def cut(text: str, limit: int) -> str:
    """The text, shortened to `limit` characters where it is longer."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
