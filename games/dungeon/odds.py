"""What a player makes of the views: odds of two dice, who he is, ways and their lengths."""

from dataclasses import dataclass
from functools import cached_property
from heapq import heappop, heappush

from games.dungeon.board import THRONE, ZONE, beyond
from games.dungeon.material import (
    BONUSES,
    CRYPT,
    DUNGEON_CARDS,
    ENEMIES,
    ENEMY_ATTACK,
    HERO,
    LOCKS,
    TELEPORTS,
    TRAPS,
    Card,
)
from games.dungeon.moving import open_neighbours
from games.dungeon.state import HERO_SEAT, LORD_SEAT, Cell
from games.dungeon.views import DungeonPrivate, DungeonPublic

_WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}


def odds(value: int, target: int) -> float:
    """The chance of `roll(2)` + `value` ≥ `target`."""
    return sum(ways for total, ways in _WAYS.items() if total + value >= target) / 36


UNEXPLORED = 2.2
"""What a step to an unexplored cell counts, in steps through known halls."""


def _toll(cell: Cell | None) -> float:
    """What a step onto that cell counts."""
    if cell is None:
        return UNEXPLORED
    if cell.turned or cell.card is None:
        return 1.0
    if cell.enemy or cell.card in (CRYPT, "pit", "idol") or cell.card in TRAPS:
        return 3.0
    return 2.5 if cell.card in LOCKS else 1.0


def distance(cells: dict[str, Cell], start: str, to: str = THRONE) -> float:
    """The length of the shortest way; infinite without one."""
    return _distances(cells, start).get(to, float("inf"))


def _distances(cells: dict[str, Cell], start: str) -> dict[str, float]:
    found: dict[str, float] = {}
    queue = [(0.0, start)]
    while queue:
        far, here = heappop(queue)
        if here in found:
            continue
        found[here] = far
        cell = cells.get(here)
        if here == THRONE:
            break
        if cell and cell.card in TELEPORTS and not cell.turned:
            target = beyond(here, cell.direction or "", DUNGEON_CARDS[cell.card or ""].n)
            further = [(target, 0.0)] if target else []
        else:
            further = [(there, _toll(cells.get(there))) for there in open_neighbours(cells, here)]
        for there, toll in further:
            if there not in found:
                heappush(queue, (far + toll, there))
    return found


@dataclass
class Sight:
    """The views of the seat that must act, and its legal actions."""

    public: DungeonPublic
    private: DungeonPrivate
    legal: list[str]

    @cached_property
    def seat(self) -> int:
        """Whose decision it is."""
        public = self.public
        if public.phase == "lay":
            return LORD_SEAT
        if public.round:
            sizes = public.hand_sizes
            if sizes[0] != sizes[1]:
                return HERO_SEAT if len(self.private.hand) == sizes[0] else LORD_SEAT
            return HERO_SEAT if "cast" in self.legal else LORD_SEAT
        return HERO_SEAT

    @cached_property
    def cells(self) -> dict[str, Cell]:
        return {name: Cell(**cell.model_dump()) for name, cell in self.public.cells.items()}

    @cached_property
    def here(self) -> Cell | None:
        return self.cells.get(self.public.hero.cell)

    @cached_property
    def face_up(self) -> str:
        """The card lying face up under the Hero; "" if there is none."""
        here = self.here
        return "" if here is None or here.turned else here.card or ""

    @cached_property
    def enemy(self) -> Card | None:
        return ENEMIES[self.here.enemy] if self.here and self.here.enemy else None

    @property
    def missing(self) -> int:
        """Life that the Hero lacks."""
        return HERO["life"] - self.public.hero.life

    def bonus(self, card: str, seat: int = HERO_SEAT) -> int:
        return BONUSES[card] * self.public.active[seat].count(card)

    @property
    def agility(self) -> int:
        return self.public.hero.agility + self.bonus("luck-charm")

    @property
    def mind(self) -> int:
        return self.public.hero.mind + self.bonus("chalice")

    def enemy_harm(self, enemy: Card, shields: int = 0) -> float:
        """Life that one attack of the enemy costs on average."""
        return odds(enemy.n + ENEMY_ATTACK, HERO["defence"] + shields) * enemy.n

    def way_from(self, start: str, laid: Cell | None = None) -> float:
        """The way from there to the throne room, with `laid` on the Hero's cell."""
        cells = self.cells if laid is None else {**self.cells, self.public.hero.cell: laid}
        return distance(cells, start)

    @property
    def zone(self) -> int:
        return ZONE[self.public.hero.cell]
