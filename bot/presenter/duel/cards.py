"""Cards by their names and dots, and what they cost where they meet."""

from collections.abc import Mapping, Sequence

from config.language import _, ngettext
from config.words.duel import card_name
from config.words.numbers import number_text
from games.duel.material import BALROG, DOTS, GANDALF, losses
from games.duel.views import CardId, LaidCard


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
    """Cards by name and dots, "none" where there are none."""
    return ", ".join(full_name(card) for card in cards) if cards else _("none")


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
        gandalf=number_text(energy["gandalf"]), balrog=number_text(energy["balrog"])
    )


def expected_losses(attack: LaidCard, left: str) -> str:
    """What a card with the left dots `left` (such as `12`) would cost its owner, to whom it is said, and the owner of
    the `attack` before it."""
    theirs, own = losses(attack.right, left)
    if own and theirs:
        return _("you lose {own}, they lose {theirs}").format(own=own, theirs=theirs)
    if own:
        return _("you lose {own}").format(own=own)
    return _("they lose {theirs}").format(theirs=theirs) if theirs else _("nobody loses energy")


def attack(dots: str) -> str:
    """What a card does to the one that answers it, by its right dots, as the end of a sentence."""
    if dots == "0":
        return _("attacks in no row")
    return _("attacks in {rows}").format(rows=rows(dots))


def rows(dots: str) -> str:
    """The rows of an edge in words."""
    if dots == "0":
        return _("no dots")
    return ngettext("row {rows}", "rows {rows}", len(dots)).format(rows=", ".join(dots))
