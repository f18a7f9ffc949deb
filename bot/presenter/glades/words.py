"""Names of cards, clans, groups and endings."""

from config.language import _, ngettext, pgettext
from games.glades.groups import Group, group_of
from games.glades.material import CLAN, SIDE, SIDE_IN_THE_MIRE, SPIRITS, UNITS, VALUE
from games.glades.views import GladeView, PublicView


def animal(value: int) -> str:
    return (
        pgettext("animal", "hedgehog"),
        pgettext("animal", "squirrel"),
        pgettext("animal", "hare"),
        pgettext("animal", "marten"),
        pgettext("animal", "badger"),
        pgettext("animal", "boar"),
        pgettext("animal", "lynx"),
        pgettext("animal", "wolf"),
        pgettext("animal", "bison"),
    )[value - 1]


def clan(item: str) -> str:
    return {
        "R": pgettext("clan", "red rowan"),
        "O": pgettext("clan", "orange fox-tail"),
        "Y": pgettext("clan", "yellow broom"),
        "G": pgettext("clan", "green fern"),
        "B": pgettext("clan", "blue bellflower"),
        "V": pgettext("clan", "violet heather"),
    }[item]


def unit(card: str) -> str:
    return {
        "spirit": pgettext("unit", "spirit"),
        "owl": pgettext("unit", "owl"),
        "tortoise": pgettext("unit", "tortoise"),
        "mist": pgettext("unit", "mist"),
        "mire": pgettext("unit", "mire"),
        "muster": pgettext("unit", "muster"),
        "migrate": pgettext("unit", "migrate"),
        "gale": pgettext("unit", "gale"),
        "lure": pgettext("unit", "lure"),
    }[card.split("-")[0]]


def effect(card: str) -> str:
    """What a unit does, in ≤ 100 characters."""
    return {
        "spirit": _("Ally: any clan, any value from 1 to 9, whatever is best for you."),
        "owl": _("Ally: value 7, of whatever clan is best for you."),
        "tortoise": _("Ally: value 1, 2 or 3, of whatever clan is best for you."),
        "mist": _("Weather: only the sum counts at this glade."),
        "mire": _("Weather: each side of this glade needs four cards."),
        "muster": _("Ruse: draw three cards, then put two cards back under their piles."),
        "migrate": _("Ruse: move one of your cards to another glade, or away."),
        "gale": _("Ruse: blow one of your opponent's cards away."),
        "lure": _("Ruse: bring one of your opponent's animals to your own side."),
    }[card.split("-")[0]]


def short(card: str) -> str:
    """A card among others: `R7`, owl."""
    return card if card in VALUE else unit(card)


def own(card: str) -> str:
    """A card told apart from all others: `R7`, owl, spirit 1."""
    return f"{unit(card)} {card[-1]}" if card in SPIRITS else short(card)


def full(card: str) -> str:
    """A card with its animal: R7 (lynx), owl."""
    return f"{card} ({animal(VALUE[card])})" if card in VALUE else own(card)


def described(card: str) -> str:
    """A card with its animal and its clan: R7 · lynx, red rowan."""
    return f"{card} · {animal(VALUE[card])}, {clan(CLAN[card])}" if card in VALUE else own(card).capitalize()


def listed(cards: list[str]) -> str:
    return " ".join(short(card) for card in cards)


def pile(name: str) -> str:
    return _("animals") if name == "animals" else _("special units")


def kind(name: str) -> str:
    return {
        "legion": pgettext("group", "legion"),
        "company": pgettext("group", "company"),
        "brotherhood": pgettext("group", "brotherhood"),
        "band": pgettext("group", "band"),
        "rabble": pgettext("group", "rabble"),
    }[name]


def needed(glade: GladeView) -> int:
    return SIDE_IN_THE_MIRE if "mire" in glade.weather else SIDE


def has_room(public: PublicView, seat: int) -> bool:
    """Whether a card could be placed anywhere on the seat's side."""
    return any(glade.claimed is None and len(glade.sides[seat]) < needed(glade) for glade in public.glades)


def at_unit_limit(public: PublicView, seat: int) -> bool:
    """Whether the seat has played one unit more than the other, and so can play none now."""
    return public.units_played[seat] > public.units_played[1 - seat]


def group(glade: GladeView, seat: int) -> Group | None:
    """The group of a side; None while it is not complete."""
    cards = glade.sides[seat]
    return group_of(cards, "mist" in glade.weather) if len(cards) == needed(glade) else None


def worth(name: str, total: int, mist: bool) -> str:
    """A group as it counts: legion (24); in the mist its sum alone."""
    if mist:
        return _("sum {total}").format(total=total)
    return _("{kind} ({total})").format(kind=kind(name), total=total)


def standing(glade: GladeView, seat: int) -> str:
    """A side in a few words: its cards, and what they form or how many are missing."""
    cards = glade.sides[seat]
    formed = group(glade, seat)
    if formed is not None:
        what = worth(formed.kind, formed.sum, "mist" in glade.weather)
        first = _(", first") if glade.first == seat else ""
        return f"{listed(cards)} – {what}{first}"
    lacking = needed(glade) - len(cards)
    if not cards:
        return _("nothing")
    if glade.claimed is not None:
        return listed(cards)
    return ngettext("{cards} – {n} missing", "{cards} – {n} missing", lacking).format(cards=listed(cards), n=lacking)


def weather(glade: GladeView) -> str:
    """The weather on a glade in brackets; nothing where there is none."""
    return f" ({', '.join(unit(card) for card in glade.weather)})" if glade.weather else ""


def ending(reason: str) -> str:
    """Why a bout or a match ended, one of `games.glades.results`."""
    return _(reason)


ALL_UNITS = tuple(dict.fromkeys(card if card not in SPIRITS else "spirit-1" for card in UNITS))
"""One card of each kind of unit."""
