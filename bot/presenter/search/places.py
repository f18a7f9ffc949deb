"""Cells, sections, tiles and regions in words."""

from collections.abc import Mapping
from typing import Any

from config.language import _, ngettext
from config.words.numbers import number_text
from config.words.search import chip_name, colour_name, side_name, terrain_name
from games.search.grid import PLACES, SHIRE, SIDES, cell_at
from games.search.land import Land
from games.search.material import CHIPS, FACE_DOWN, TERRAINS
from games.search.views import PrivateView, PublicView


def cell_words(x: int, y: int) -> str:
    """A cell by its coordinates: (1, −2)."""
    return f"({number_text(x)}, {number_text(y)})"


def spot_words(spot: Mapping[str, Any]) -> str:
    """A section: cell and side."""
    return _("{cell} {side}").format(cell=cell_words(spot["x"], spot["y"]), side=side_name(spot["side"]))


def region_words(spot: Mapping[str, Any]) -> str:
    """A region as an event tells of it."""
    if spot["side"] == "shire":
        return _("the Shire")
    if spot["side"] == "doom":
        return _("Mount Doom")
    return _("the {terrain} at {place}").format(terrain=terrain_name(spot["terrain"]), place=spot_words(spot))


def section_words(section: int) -> str:
    """A section by its number."""
    x, y = PLACES[section // 4]
    return spot_words({"x": x, "y": y, "side": SIDES[section % 4]})


def region_name(land: Land, region: int) -> str:
    """A region by its first section, beginning with its terrain."""
    if region == SHIRE:
        return _("Shire")
    terrain = terrain_name(TERRAINS[land.terrain[region] - 1])
    return _("{terrain} at {place}").format(terrain=terrain, place=section_words(region))


def tile_words(tile: str) -> str:
    """A tile's sections: each terrain with its sides, as the tile would lie unturned or lies."""
    sides: dict[str, list[str]] = {}
    for item, side in zip(tile, SIDES, strict=True):
        sides.setdefault(item, []).append(side_name(side))
    return ", ".join(f"{terrain_name(item)} {'/'.join(where)}" for item, where in sides.items())


def turn_words(turns: int) -> str:
    """How a tile is turned before it is laid."""
    return (_("as it is"), _("turned right"), _("upside down"), _("turned left"))[turns]


def chip_words(chip: str) -> str:
    """A chip with its points; a blue one without."""
    if chip.split("-")[0] in ("ring", "gollum", "eagle", "haste"):
        return chip_name(chip)
    return _("{chip} ({points})").format(chip=chip_name(chip), points=CHIPS[chip].points)


def chips_in(public: PublicView, private: PrivateView | None, land: Land, region: int) -> str:
    """The chips of a region, the scouted ones by name; "" if none lies there."""
    scouted = {(c.x, c.y, c.side): c.chip for c in private.scouted} if private else {}
    shown: list[str] = []
    hidden: dict[str, int] = {}
    for chip in public.chips:
        section = 4 * cell_at(chip.x, chip.y) + SIDES.index(chip.side)
        if land.region[section] != region:
            continue
        known = chip.chip or scouted.get((chip.x, chip.y, chip.side))
        if known:
            shown.append(chip_words(known))
        else:
            hidden[chip.colour] = hidden.get(chip.colour, 0) + 1
    for colour in FACE_DOWN:
        if colour in hidden:
            words = ngettext("a {colour} chip face down", "{n} {colour} chips face down", hidden[colour])
            shown.append(words.format(n=hidden[colour], colour=colour_name(colour)))
    return ", ".join(shown)
