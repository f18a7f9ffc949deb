"""Events as sentences: a line for the placing, one for the move, each with all that it caused."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.presenter.game_presenter import Names
from bot.presenter.search.places import cell_words, chip_words, region_words, spot_words, tile_words
from config.language import _, ngettext
from config.words.numbers import number_text
from config.words.search import chip_name, chips_by_kind, colour_name, hobbit_name
from games.core import Event

Data = Mapping[str, Any]

NEW_LINE = frozenset(
    {"placed", "placed_neutral", "discarded", "no_placing", "moved", "flew", "stayed", "haste", "move_lost", "boat",
     "scouted", "doom_revealed", "cross_complete", "too_quiet", "scored"}
)  # fmt: skip
"""What begins a line of its own; everything else continues the line of what caused it."""


def event_texts(events: Sequence[Event], names: Names) -> list[str]:
    """A line for each thing done; bare draws, and the beginning of a turn, are left out if there is more to say."""
    lines: list[str] = []
    for event in events:
        kind, data = event.type, event.data
        say = SENTENCES.get(kind)
        if say is None:
            continue
        sentence = say(data, names)
        if kind in NEW_LINE or not lines:
            lines.append(sentence)
        else:
            lines[-1] += f" {sentence}"
    if not lines and events:
        seats = [event.data["seat"] for event in events if event.type == "turn"]
        lines = [_("The turn passes to {name}.").format(name=names[seats[-1]])] if seats else []
    return lines


def _placed(data: Data, names: Names) -> str:
    lies = tile_words(data["sections"])
    if data["from"] == "discard":
        sentence = _("{name} takes **{tile}** from the discard and lays it at {cell}: {lies}.")
    else:
        sentence = _("{name} lays **{tile}** at {cell}: {lies}.")
    cell = cell_words(data["x"], data["y"])
    return sentence.format(name=names[data["seat"]], tile=data["tile"], cell=cell, lies=lies)


def _placed_neutral(data: Data, names: Names) -> str:
    sentence = _("{name} lays {tile} from the discard face down, as a neutral tile, at {cell}.")
    return sentence.format(name=names[data["seat"]], tile=data["tile"], cell=cell_words(data["x"], data["y"]))


def _meeting_place(data: Data, names: Names) -> str:
    if data["chip"]:
        return _("Meeting place at {place}: **{chip}**.").format(place=spot_words(data), chip=chip_words(data["chip"]))
    sentence = _("Meeting place at {place}: a {colour} chip, face down.")
    return sentence.format(place=spot_words(data), colour=colour_name(data["colour"]))


def _no_chip_left(data: Data, names: Names) -> str:
    sentence = _("Meeting place at {place}, but no {colour} chip is left.")
    return sentence.format(place=spot_words(data), colour=colour_name(data["colour"]))


def _discarded(data: Data, names: Names) -> str:
    sentence = _("No tile of {name} fits: {tiles} go to the discard, and the turn is over.")
    return sentence.format(name=names[data["seat"]], tiles=", ".join(data["tiles"]))


def _no_placing(data: Data, names: Names) -> str:
    return _("{name} has nothing to lay.").format(name=names[data["seat"]])


def _cross_complete(data: Data, names: Names) -> str:
    sentence = _("The cross is complete. The board reaches from {first} to {last}; from now on the hobbits move.")
    return sentence.format(first=cell_words(data["west"], data["north"]), last=cell_words(data["east"], data["south"]))


def _doom_revealed(data: Data, names: Names) -> str:
    return _("All cells are filled: **Mount Doom** shows itself at {cell}. The race begins.").format(
        cell=cell_words(data["x"], data["y"])
    )


def _chip_boxed(data: Data, names: Names) -> str:
    if data["chip"]:
        return _("{chip}, which lay there, is out of the game.").format(chip=chip_name(data["chip"]))
    return _("The {colour} chip that lay there is out of the game.").format(colour=colour_name(data["colour"]))


def _displaced(data: Data, names: Names) -> str:
    sentence = _("The region of {hobbit} is torn apart; {hobbit} is now in {region}.")
    return sentence.format(hobbit=hobbit_name(data["seat"]), region=region_words(data))


def _moved(data: Data, names: Names) -> str:
    if data["from"] == data["to"]:
        return _("{name} looks around in {region}.").format(name=names[data["seat"]], region=region_words(data["to"]))
    sentence = _("{name} moves {hobbit} to {region}.")
    return sentence.format(name=names[data["seat"]], hobbit=hobbit_name(data["seat"]), region=region_words(data["to"]))


def _flew(data: Data, names: Names) -> str:
    sentence = _("An eagle carries {hobbit} of {name} to {region}, and leaves the game.")
    return sentence.format(name=names[data["seat"]], hobbit=hobbit_name(data["seat"]), region=region_words(data["to"]))


def _stayed(data: Data, names: Names) -> str:
    return _("{name} stays.").format(name=names[data["seat"]])


def _took(data: Data, names: Names) -> str:
    if data["chip"] is None:
        return _("Taken: a blue chip, unseen by the others.")
    return _("Taken: **{chip}**.").format(chip=chip_words(data["chip"]))


def _fight(data: Data, names: Names) -> str:
    words = ngettext(
        "{hobbit} must fight: {n} move is at stake.", "{hobbit} must fight: {n} moves are at stake.", data["moves"]
    )
    return words.format(hobbit=hobbit_name(data["seat"]), n=data["moves"])


def _aided(data: Data, names: Names) -> str:
    sentence = _("{companion} helps with {arm}: one lost move less.")
    return sentence.format(companion=chip_name(data["pair"][0]), arm=chip_name(data["pair"][1]))


def _fought(data: Data, names: Names) -> str:
    if not data["moves"]:
        return _("Beaten without a lost move.")
    words = ngettext("{hobbit} loses the next move.", "{hobbit} loses the next {n} moves.", data["moves"])
    return words.format(hobbit=hobbit_name(data["seat"]), n=data["moves"])


def _move_lost(data: Data, names: Names) -> str:
    if not data["left"]:
        return _("The move of {name} is lost; the next one is free again.").format(name=names[data["seat"]])
    words = ngettext(
        "The move of {name} is lost; {n} more is to be lost.",
        "The move of {name} is lost; {n} more are to be lost.",
        data["left"],
    )
    return words.format(name=names[data["seat"]], n=data["left"])


def _boat(data: Data, names: Names) -> str:
    price = ", ".join(
        f"{chip_name(chip)} ×{n}" if n > 1 else chip_name(chip) for chip, n in chips_by_kind(data["chips"])
    )
    return _("{name} gives up {price} for a **boat**, and may now enter water.").format(
        name=names[data["seat"]], price=price
    )


def _scouted(data: Data, names: Names) -> str:
    sentence = _("{name} scouts with {elf} and {thing}, and alone sees the face-down chips at {places}.")
    elf, thing = (chip_name(chip) for chip in data["pair"])
    places = "; ".join(spot_words(place) for place in data["places"])
    return sentence.format(name=names[data["seat"]], elf=elf, thing=thing, places=places)


def _haste(data: Data, names: Names) -> str:
    return _("{name} uses **Haste**: another whole turn follows.").format(name=names[data["seat"]])


def _reached_doom(data: Data, names: Names) -> str:
    sentence = _("{name} leads {hobbit} up **Mount Doom** at {cell}: the search is over.")
    cell = cell_words(data["x"], data["y"])
    return sentence.format(name=names[data["seat"]], hobbit=hobbit_name(data["seat"]), cell=cell)


def _too_quiet(data: Data, names: Names) -> str:
    return _("{n} turns in a row brought nothing new: the search ends without anyone on Mount Doom.").format(
        n=data["turns"]
    )


def _scored(data: Data, names: Names) -> str:
    return " ".join(_sum(names[seat], parts) for seat, parts in enumerate(data["seats"]))


def _sum(name: str, parts: Mapping[str, int]) -> str:
    labels = {"chips": _("chips"), "blue": _("blue chips"), "pairs": _("pairs used"), "doom": _("Mount Doom")}
    told = {key: number for key, number in parts.items() if number or key == "chips"}
    summands = ", ".join(f"{labels[key]} {number_text(number)}" for key, number in told.items())
    total = number_text(sum(parts.values()))
    return _("{name}: {counted} = **{total}**.").format(name=name, counted=summands, total=total)


SENTENCES: dict[str, Callable[[Data, Names], str]] = {
    "placed": _placed,
    "placed_neutral": _placed_neutral,
    "meeting_place": _meeting_place,
    "no_chip_left": _no_chip_left,
    "discarded": _discarded,
    "no_placing": _no_placing,
    "cross_complete": _cross_complete,
    "doom_revealed": _doom_revealed,
    "chip_boxed": _chip_boxed,
    "displaced": _displaced,
    "moved": _moved,
    "flew": _flew,
    "stayed": _stayed,
    "took": _took,
    "fight": _fight,
    "aided": _aided,
    "fought": _fought,
    "move_lost": _move_lost,
    "boat": _boat,
    "scouted": _scouted,
    "haste": _haste,
    "reached_doom": _reached_doom,
    "too_quiet": _too_quiet,
    "scored": _scored,
}
