"""The sides of a glade: whether they are complete, and what lies there, in words."""

from config.language import _, ngettext
from config.words.glades import card_list, group_name, unit_name
from games.glades.groups import Group, group_of
from games.glades.views import GladeView, PublicView, needed


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
    return _("{kind} ({total})").format(kind=group_name(name), total=total)


def compared(one: tuple[str, int], other: tuple[str, int], mist: bool) -> tuple[str, str]:
    """Two groups, each a kind and a sum, by what decides between them: their kinds, or where these agree the sums."""
    if mist or one[0] == other[0]:
        return worth(*one, mist), worth(*other, mist)
    return group_name(one[0]), group_name(other[0])


def standing(glade: GladeView, seat: int) -> str:
    """A side in a few words: its cards, and what they form or how many are missing."""
    cards = glade.sides[seat]
    formed = group(glade, seat)
    if formed is not None:
        what = worth(formed.kind, formed.sum, "mist" in glade.weather)
        first = _(", first") if glade.first == seat else ""
        return f"{card_list(cards)} – {what}{first}"
    lacking = needed(glade) - len(cards)
    if not cards:
        return _("nothing")
    if glade.claimed is not None:
        return card_list(cards)
    return ngettext("{cards} – {n} missing", "{cards} – {n} missing", lacking).format(cards=card_list(cards), n=lacking)


def weather(glade: GladeView) -> str:
    """The weather on a glade in brackets; nothing where there is none."""
    return f" ({', '.join(unit_name(card) for card in glade.weather)})" if glade.weather else ""
