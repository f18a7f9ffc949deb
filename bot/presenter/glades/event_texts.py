"""Events as sentences: a line for each card played, one for each glade claimed."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any

from bot.presenter.game_presenter import Names
from bot.presenter.glades.results import reason_text
from bot.presenter.glades.sides import compared, worth
from config.language import _, ngettext
from config.words.glades import full_name, group_name, pile_name
from games.core import Event
from games.glades.views import PublicView

Data = Mapping[str, Any]

SAME_LINE = frozenset({"completed", "first", "moved", "discarded", "drew", "returned", "emptied", "declined"})
"""What continues the line before."""


def event_texts(events: Sequence[Event], public: PublicView, names: Names) -> list[str]:
    """A line for each thing done; the end of an only bout is left to the result of the match."""
    lines: list[str] = []
    told = [event for event in events if event.type != "bout_ended" or public.bouts > 1]
    for (kind_, _who), run in groupby(told, key=lambda event: (event.type, event.data.get("seat"))):
        same = list(run)
        sentences = [_drew(same, names)] if kind_ == "drew" else [SENTENCES[kind_](event.data, names) for event in same]
        if lines and kind_ in SAME_LINE:
            lines[-1] = " ".join([lines[-1], *sentences])
        else:
            lines += sentences
    return lines


def _placed(data: Data, names: Names) -> str:
    return _("{name} places **{card}** at glade {glade}.").format(
        name=names[data["seat"]], card=full_name(data["card"]), glade=data["glade"]
    )


def _completed(data: Data, names: Names) -> str:
    if data["mist"]:
        sentence = _("The side is complete, with a sum of {total} in the mist.").format(total=data["sum"])
    else:
        sentence = _("The side is complete: **{kind}**, sum {total}.").format(
            kind=group_name(data["group"]), total=data["sum"]
        )
    return sentence + (" " + _("It is the first there.") if data["first"] else "")


def _first(data: Data, names: Names) -> str:
    if data["seat"] is None:
        return _("At glade {glade} nobody is first any more.").format(glade=data["glade"])
    return _("At glade {glade} {name} is first now.").format(glade=data["glade"], name=names[data["seat"]])


def _played(data: Data, names: Names) -> str:
    sentences = {
        "mist": _("{name} lays the **mist** on glade {glade}: only the sum counts there now."),
        "mire": _("{name} lays the **mire** on glade {glade}: each side needs four cards there now."),
        "muster": _("{name} plays the **muster**."),
        "migrate": _("{name} plays **migrate**."),
        "gale": _("{name} plays the **gale**."),
        "lure": _("{name} plays the **lure**."),
    }
    return sentences[data["card"]].format(name=names[data["seat"]], glade=data.get("glade"))


def _moved(data: Data, names: Names) -> str:
    return _("**{card}** goes from {owner}'s side of glade {start} to {name}'s side of glade {end}.").format(
        card=full_name(data["card"]),
        owner=names[data["owner"]],
        start=data["from"],
        name=names[data["seat"]],
        end=data["to"],
    )


def _discarded(data: Data, names: Names) -> str:
    return _("**{card}** leaves {owner}'s side of glade {glade} for the discard.").format(
        card=full_name(data["card"]), owner=names[data["seat"]], glade=data["from"]
    )


def _drew(events: list[Event], names: Names) -> str:
    name = names[events[0].data["seat"]]
    animals = sum(event.data["pile"] == "animals" for event in events)
    units = len(events) - animals
    cards = []
    if animals:
        cards.append(ngettext("an animal", "{n} animals", animals).format(n=animals))
    if units:
        cards.append(ngettext("a special unit", "{n} special units", units).format(n=units))
    return _("{name} draws {cards}.").format(name=name, cards=_(" and ").join(cards))


def _returned(data: Data, names: Names) -> str:
    return _("Two cards go back under their piles: {animals} to the animals, {units} to the special units.").format(
        animals=data["animals"], units=data["specials"]
    )


def _emptied(data: Data, names: Names) -> str:
    return _("That was the last card of the pile of {pile}.").format(pile=pile_name(data["pile"]))


def _passed(data: Data, names: Names) -> str:
    return _("{name} passes.").format(name=names[data["seat"]])


def _declined(data: Data, names: Names) -> str:
    glades = data["glades"]
    listed = ", ".join(str(glade) for glade in glades)
    return ngettext(
        "{name} leaves glade {glades} unclaimed.", "{name} leaves glades {glades} unclaimed.", len(glades)
    ).format(name=names[data["seat"]], glades=listed)


def _claimed(data: Data, names: Names) -> str:
    mine = worth(data["group"], data["sum"], data["mist"])
    if data["early"]:
        reason = _("no cards still unseen could beat {mine}.").format(mine=mine)
    elif data["by_being_first"]:
        reason = _("both sides have {mine}, and this one was complete first.").format(mine=mine)
    else:
        one, other = compared((data["group"], data["sum"]), (data["against"], data["against_sum"]), data["mist"])
        reason = _("{mine} against {theirs}.").format(mine=one, theirs=other)
    heading = _("{name} **claims glade {glade}**:").format(name=names[data["seat"]], glade=data["glade"])
    return f"{heading} {reason}"


def _bout_ended(data: Data, names: Names) -> str:
    left, right = data["glades"]
    points = _("Glades {a} – {b}, points {c} – {d}.").format(a=left, b=right, c=data["points"][0], d=data["points"][1])
    if data["winner"] is None:
        return _("**The bout is drawn**.") + " " + points
    won = _("{name} **wins the bout** ({reason}).").format(
        name=names[data["winner"]], reason=reason_text(data["reason"])
    )
    return f"{won} {points}"


def _bout_began(data: Data, names: Names) -> str:
    return _("Bout {bout} begins, dealt anew: {name} starts.").format(bout=data["bout"], name=names[data["starter"]])


SENTENCES: dict[str, Callable[[Data, Names], str]] = {
    "placed": _placed,
    "completed": _completed,
    "first": _first,
    "played": _played,
    "moved": _moved,
    "discarded": _discarded,
    "returned": _returned,
    "emptied": _emptied,
    "passed": _passed,
    "declined": _declined,
    "claimed": _claimed,
    "bout_ended": _bout_ended,
    "bout_began": _bout_began,
}
