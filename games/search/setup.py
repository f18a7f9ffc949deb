"""The opening: explicit, or from chance (rules: "Set-up", "Record set-up")."""

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator

from games.core import Chance, Setup
from games.search.material import CHIPS_OF_COLOUR, COLOURS, HAND, TILES
from games.search.options import SearchOptions
from games.search.state import State


def _no_other_number(value: Any) -> Any:
    if isinstance(value, bool | float):
        raise ValueError("a seat is the number 0 or 1")
    return value


def _exactly(kind: str, wanted: Iterable[str]) -> AfterValidator:
    all_of_them = frozenset(wanted)

    def check(found: list[str]) -> list[str]:
        for item in found:
            if item not in all_of_them:
                raise ValueError(f"{item!r} is no {kind}")
        if len(found) != len(set(found)):
            raise ValueError(f"{next(item for item in found if found.count(item) > 1)} is listed twice")
        missing = sorted(all_of_them - set(found))
        if missing:
            raise ValueError(f"{missing[0]} is missing")
        return found

    return AfterValidator(check)


class SearchSetup(Setup):
    """The opening as it lies; of every stack the top first."""

    starter: Annotated[Literal[0, 1], BeforeValidator(_no_other_number)]
    tiles: Annotated[list[str], _exactly("land tile", TILES)]
    green: Annotated[list[str], _exactly("green chip", CHIPS_OF_COLOUR["green"])]
    yellow: Annotated[list[str], _exactly("yellow chip", CHIPS_OF_COLOUR["yellow"])]
    blue: Annotated[list[str], _exactly("blue chip", CHIPS_OF_COLOUR["blue"])]
    brown: Annotated[list[str], _exactly("brown chip", CHIPS_OF_COLOUR["brown"])]


def opening(options: SearchOptions, setup: SearchSetup | None, chance: Chance) -> State:
    """Both hobbits in the Shire, three tiles in each hand; nothing decided yet."""
    if setup is None:
        stock = _shuffled(TILES, chance)
        supply = {colour: _shuffled(CHIPS_OF_COLOUR[colour], chance) for colour in COLOURS}
        starter = chance.pick(2) if options.starter == "random" else options.starter
    else:
        stock = setup.tiles.copy()
        supply = {colour: list(getattr(setup, colour)) for colour in COLOURS}
        starter = setup.starter
    hands = [stock[:HAND], stock[HAND : 2 * HAND]]
    return State(starter, stock[2 * HAND :], hands, supply)


def _shuffled(items: tuple[str, ...], chance: Chance) -> list[str]:
    return [items[old] for old in chance.shuffle(len(items))]
