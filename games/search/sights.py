"""How events and views tell of places and chips."""

from typing import Any

from games.search.grid import PLACES, SHIRE, SIDES
from games.search.land import DOOM_LAID, SHIRE_LAID, Land
from games.search.material import CHIPS, FACE_DOWN, TERRAINS


def spot(section: int) -> dict[str, Any]:
    """A section's tile and side."""
    x, y = PLACES[section // 4]
    return {"x": x, "y": y, "side": SIDES[section % 4]}


def region_spot(land: Land, region: int) -> dict[str, Any]:
    """A region by its first section; the Shire and Doom have a word instead of a side."""
    if region == SHIRE:
        return {**spot(region), "side": SHIRE_LAID}
    if region // 4 == land.doom:
        return {**spot(region), "side": DOOM_LAID}
    return spot(region)


def region_told(land: Land, region: int) -> dict[str, Any]:
    """A region as events tell of it: its first section, and its terrain, which is None for the Shire and Doom."""
    told = region_spot(land, region)
    named = told["side"] in (SHIRE_LAID, DOOM_LAID)
    return {**told, "terrain": None if named else TERRAINS[land.terrain[region] - 1]}


def seen_by_all(chip: str) -> str | None:
    """The chip as it lies on the land: None for one that lies face down."""
    return None if CHIPS[chip].colour in FACE_DOWN else chip
