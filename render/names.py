"""The players' names in pictures."""

from collections.abc import Callable

from config.language import _
from render import Names
from render.type import ELLIPSIS, plain


def drawable_names(names: Names) -> Names:
    """Both names as they can be drawn; where nothing can be drawn of one, or only what the other one has too, the
    player's number tells them apart. Drawn once more they stay as they are."""
    one, two = (plain(name, player(seat)) for seat, name in enumerate(names))
    if one == two and names[0] != names[1]:
        return player(0), player(1)
    return one, two


def player(seat: int) -> str:
    """What stands for a name that cannot be drawn."""
    return _("Player {n}").format(n=seat + 1)


def shortened(names: Names, fits: Callable[[Names], bool], shortest: int = 5) -> Names:
    """The names; where they do not fit, the longer one is cut with an ellipsis, letter by letter, until they do or both
    have `shortest` letters."""
    shown = names
    lengths = [len(name) for name in names]
    while not fits(shown) and max(lengths) > shortest:
        lengths[lengths.index(max(lengths))] -= 1
        shown = (_cut(names[0], lengths[0]), _cut(names[1], lengths[1]))
    return shown


def _cut(name: str, letters: int) -> str:
    return name if len(name) <= letters else name[: letters - 1].rstrip() + ELLIPSIS
