"""A rule-of-thumb player: gathers what lies near, then hurries to Mount Doom."""

import random

from pydantic import BaseModel

from games.core.game import Player
from games.search.grid import SECTION_OF_NAME, SHIRE, cell_at
from games.search.land import Land
from games.search.material import CHIPS, WATER
from games.search.views import PrivateView, PublicView

UNSEEN = 1.5
"""What a face-down chip is worth on average."""
FAR = 99


def gatherer(public: BaseModel, private: BaseModel, legal: list[str], dice: random.Random) -> str:
    """Takes the most valuable chips within reach, and in the race the shortest way up Mount Doom."""
    assert isinstance(public, PublicView)
    assert isinstance(private, PrivateView)
    if public.step == "place":
        return dice.choice(legal)
    seat = public.turn
    land = Land.seen((cell_at(tile.x, tile.y), tile.tile) for tile in public.board)
    ways = _ways(land, public.boats[seat]) if public.phase == 3 else {}
    worth = {action: _worth(action, public, private, land, ways) + dice.random() / 10 for action in legal}
    return max(legal, key=worth.__getitem__)


def _worth(action: str, public: PublicView, private: PrivateView, land: Land, ways: dict[int, int]) -> float:
    words = action.split()
    if words[-1] == "doom":
        return FAR
    if words[0] in ("aid", "boat"):
        return 1
    if words[0] in ("fight", "end", "scout"):
        return 0
    if words[0].startswith("haste"):
        return 0.5 if public.phase == 3 else -1
    if words[0] == "stay":
        hobbit = public.hobbits[public.turn]
        here = SHIRE if hobbit.side == "shire" else SECTION_OF_NAME[f"{hobbit.x} {hobbit.y} {hobbit.side}"]
        return -ways.get(here, FAR) - 0.5
    target = SHIRE if words[-1] == "shire" else SECTION_OF_NAME[" ".join(words[1:])]
    return _gain(target, public, private, land) - ways.get(target, FAR if ways else 0)


def _gain(region: int, public: PublicView, private: PrivateView, land: Land) -> float:
    """What the chips of a region are worth, as far as the seat knows."""
    scouted = {(chip.x, chip.y, chip.side): chip.chip for chip in private.scouted}
    gain = 0.0
    for chip in public.chips:
        if land.region[SECTION_OF_NAME[f"{chip.x} {chip.y} {chip.side}"]] == region:
            known = chip.chip or scouted.get((chip.x, chip.y, chip.side))
            gain += CHIPS[known].points if known else UNSEEN
    return gain


def _ways(land: Land, boat: bool) -> dict[int, int]:
    """By region: how many moves it is away from Mount Doom."""
    ways = dict.fromkeys(land.gates, 1)
    edge = list(ways)
    for region in edge:
        for near in land.bordering(region):
            if near not in ways and (boat or near == SHIRE or land.terrain[near] != WATER):
                ways[near] = ways[region] + 1
                edge.append(near)
    return ways


PLAYERS: dict[str, Player] = {"gatherer": gatherer}
