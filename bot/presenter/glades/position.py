"""The public position and the hand in words."""

from bot.presenter.game_presenter import ALT_LIMIT, Names
from bot.presenter.glades.sides import standing, weather
from config.language import _, ngettext
from config.words.glades import card_list, described
from games.glades.views import GladeView, PrivateView, PublicView

NAME = 32
"""Letters of a name in an alt text."""


def held(public: PublicView, seat: int) -> int:
    """How many glades a seat has claimed."""
    return sum(glade.claimed == seat for glade in public.glades)


def _player(public: PublicView, seat: int, name: str, brief: bool = False) -> str:
    """A player's counts; in brief without that of the glades, which are told one by one."""
    count = held(public, seat)
    facts = [] if brief else [ngettext("{n} glade", "{n} glades", count).format(n=count)]
    facts += [
        ngettext("{n} card in hand", "{n} cards in hand", public.hand_sizes[seat]).format(n=public.hand_sizes[seat]),
    ]
    if public.specials:
        played = public.units_played[seat]
        facts.append(ngettext("{n} unit played", "{n} units played", played).format(n=played))
    if public.bouts > 1:
        facts.append(ngettext("{n} point", "{n} points", public.points[seat]).format(n=public.points[seat]))
    return f"{name}: {', '.join(facts)}"


def _piles(public: PublicView) -> str:
    text = ngettext("Pile: {n} animal", "Pile: {n} animals", public.pile).format(n=public.pile)
    if public.specials:
        units = public.specials_pile
        text += ngettext(", {n} special unit", ", {n} special units", units).format(n=units)
        text += ". " + _("Discard: {cards}").format(cards=card_list(public.discard) or _("empty"))
    return f"{text}."


def board_lines(public: PublicView, names: Names) -> list[str]:
    """The whole public position: the players, then every glade with both sides, then the piles."""
    lines = []
    if public.bouts > 1:
        lines.append(_("Bout {bout} of {bouts}").format(bout=public.bout, bouts=public.bouts))
    lines += [_player(public, seat, names[seat]) for seat in (0, 1)]
    for number, glade in enumerate(public.glades, 1):
        heading = _("**Glade {number}**{weather}").format(number=number, weather=weather(glade))
        if glade.claimed is not None:
            heading += " " + _("– held by {name}").format(name=names[glade.claimed])
        sides = [f"{names[seat]}: {standing(glade, seat)}" for seat in (0, 1)]
        lines.append(f"{heading}\n{sides[0]}\n{sides[1]}" if any(glade.sides) else f"{heading}: " + _("nothing yet"))
    return [*lines, _piles(public)]


def _glade(glade: GladeView, number: int, brief: bool) -> str:
    """A glade in a line; in brief without who was first where that means nothing any more."""
    owner = "" if glade.claimed is None else _(" held above") if glade.claimed == 0 else _(" held below")
    if not any(glade.sides):
        return f"{number}{weather(glade)}: –"
    if brief and glade.claimed is not None:
        glade = glade.model_copy(update={"first": None})
    return f"{number}{weather(glade)}{owner}: {standing(glade, 0)} / {standing(glade, 1)}"


def _alt(public: PublicView, names: Names, brief: bool) -> str:
    players = [_player(public, seat, names[seat][:NAME], brief) for seat in (0, 1)]
    lines = [
        _("Above {player}.").format(player=players[0]),
        _("Below {player}.").format(player=players[1]),
        _piles(public),
        _("Glades (above / below):"),
        *(_glade(glade, number, brief) for number, glade in enumerate(public.glades, 1)),
    ]
    if public.bouts > 1:
        lines.insert(0, _("Bout {bout} of {bouts}").format(bout=public.bout, bouts=public.bouts))
    return "\n".join(lines)


def board_alt(public: PublicView, names: Names, room: int = ALT_LIMIT) -> str:
    """The same in at most `room` characters; where that is too little, what is told twice is left out."""
    whole = _alt(public, names, brief=False)
    return whole if len(whole) <= room else _alt(public, names, brief=True)[:room]


def hand_text(public: PublicView, private: PrivateView, seat: int) -> str:
    """The cards of a hand, and on which side of the glades they are placed."""
    if not private.hand:
        return _("Your hand is empty.")
    where = _("Your side of the glades is above.") if seat == 0 else _("Your side of the glades is below.")
    cards = "; ".join(described(card) for card in private.hand)
    return _("Your hand: {cards}.").format(cards=cards) + f" {where}"
