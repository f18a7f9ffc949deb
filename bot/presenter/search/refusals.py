"""Why an action of The Search cannot be done, in sentences."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.presenter.quoting import quoted
from config.language import _
from games.search.state import FIGHT, HASTE, MOVE, PLACE


def _not_now(values: Mapping[str, Any]) -> str:
    steps: Mapping[str, str] = {
        PLACE: _("A tile must be placed now."),
        MOVE: _("The hobbit moves now."),
        FIGHT: _("A fight must be decided now."),
        HASTE: _("The turn is about to end: use a haste chip or `end`."),
    }
    return _("{word} is not possible now.").format(word=quoted(values["word"])) + " " + steps[values["step"]]


def _unmatched(values: Mapping[str, Any]) -> str:
    sides: Mapping[str, str] = {
        "n": _("Touching sides must match: in the north the tile would show {shown} to {needed}."),
        "e": _("Touching sides must match: in the east the tile would show {shown} to {needed}."),
        "s": _("Touching sides must match: in the south the tile would show {shown} to {needed}."),
        "w": _("Touching sides must match: in the west the tile would show {shown} to {needed}."),
    }
    terrains: Mapping[str, str] = {"F": _("forest"), "M": _("mountain"), "P": _("plain"), "W": _("water")}
    return sides[values["side"]].format(shown=terrains[values["shown"]], needed=terrains[values["needed"]])


def _pair(values: Mapping[str, Any]) -> str:
    """How a pair is written."""
    pairs: Mapping[str, str] = {
        "scout": _("A pair is an elf with an elven thing, as in `scout legolas rope`."),
        "aid": _("A pair is a companion with an arm, as in `aid gandalf sting`."),
    }
    return pairs[values["pair"]]


SENTENCES: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "no action": lambda v: _(
        "There is no action {word}. An action begins with place, neutral, discard, move, stay, boat, scout, aid, "
        "fight, end, or the name of an eagle or haste chip."
    ).format(word=quoted(v["word"])),
    "not possible now": _not_now,
    "hand must be discarded": lambda v: _("None of the tiles in hand fits anywhere: they must go to the discard."),
    "neutral tile must be laid": lambda v: _(
        "No tile of the discard fits anywhere: one of them must be laid face down (`neutral`)."
    ),
    "form of a placing": lambda v: _(
        "A placing is written `place TILE TURNS X Y`, with 0 to 3 quarter turns, as in `place FFPW 1 -1 0`."
    ),
    "no tile": lambda v: _("There is no tile {tile}.").format(tile=quoted(v["tile"])),
    "not in hand": lambda v: _("{tile} is not in hand.").format(tile=v["tile"]),
    "not among the discarded tiles": lambda v: _("{tile} does not lie in the discard.").format(tile=v["tile"]),
    "sides do not match": _unmatched,
    "fewer turns look the same": lambda v: _("Of turns that look the same only the smallest is written."),
    "hobbits would meet": lambda v: _("This placing would bring both hobbits into one region."),
    "no neutral tile yet": lambda v: _(
        "A tile is laid face down only with an empty hand, when no tile of the discard fits."
    ),
    "form of a neutral tile": lambda v: _("A neutral tile is laid with `neutral TILE X Y`, as in `neutral FFPW 2 1`."),
    "not in the discard": lambda v: _("{tile} does not lie in the discard.").format(tile=quoted(v["tile"])),
    "hobbits would meet on a neutral tile": lambda v: _(
        "A neutral tile there would bring both hobbits into one region."
    ),
    "no cell": lambda v: _("There is no such cell on the board."),
    "cell is taken": lambda v: _("A tile lies there already."),
    "not the next cell of an arm": lambda v: _(
        "In the cross a tile goes to the next free cell of an arm that may still grow."
    ),
    "cell outside the board": lambda v: _("That cell is not on the board."),
    "two sides must touch": lambda v: _("A tile must touch at least two laid tiles by sides."),
    "whole hand is discarded": lambda v: _("`discard` stands alone: the whole hand goes."),
    "a tile in hand fits": lambda v: _("The hand is discarded only when none of its tiles fits anywhere."),
    "form of a move": lambda v: _(
        "A move is written `move X Y S`, with side n, e, s or w, or `move 0 0 shire`, or `move X Y doom`."
    ),
    "Shire does not border": lambda v: _("The Shire does not border the hobbit's region."),
    "Mount Doom does not border": lambda v: _("Mount Doom cannot be entered from the hobbit's region."),
    "no region": lambda v: _("There is no region with that section."),
    "other hobbit is there": lambda v: _("The other hobbit is in that region."),
    "no boat": lambda v: _("Water is entered only with a boat."),
    "hobbit is there already": lambda v: _(
        "The hobbit is in that region already, and no chip lies there to be taken by a move."
    ),
    "first section expected": lambda v: _("A region is named by its first section in reading order."),
    "region does not border": lambda v: _("That region does not border the hobbit's."),
    "boat stands alone": lambda v: _("`boat` stands alone: the two brown chips of least value are given up."),
    "one boat per player": lambda v: _("There is one boat per player."),
    "boat costs two brown chips": lambda v: _("A boat costs two brown chips."),
    "stands alone": lambda v: _("`{word}` stands alone.").format(word=v["word"]),
    "nothing to scout": lambda v: _("No bordering region has a face-down chip that has not been seen."),
    "no move is threatened": lambda v: _("No move is threatened."),
    "form of a pair": _pair,
    "not of the pair": lambda v: _("{chip} does not belong there.").format(chip=quoted(v["chip"])) + " " + _pair(v),
    "not held": lambda v: _("{chip} is not held.").format(chip=quoted(v["chip"])),
    "used in a pair": lambda v: _("{chip} has been used in a pair already.").format(chip=quoted(v["chip"])),
    "no flight from the Shire": lambda v: _("No eagle carries a hobbit out of the Shire."),
    "form of a flight": lambda v: _("A flight is written `{chip} X Y S`, with the first section of the region.").format(
        chip=v["chip"]
    ),
    "flight to other terrain": lambda v: _("An eagle flies only to a region of the same terrain."),
    "flight to another row": lambda v: _(
        "An eagle flies only to a region that reaches into a row of the hobbit's own."
    ),
    "flight to the own region": lambda v: _("An eagle flies to another region."),
}
"""Code → its sentence from the refusal's values."""
