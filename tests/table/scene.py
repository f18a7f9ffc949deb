"""What the tests of the table hold in their hands."""

from __future__ import annotations

from dataclasses import dataclass

from bot.table.client import Person, Table
from bot.table.clock import Clock
from bot.table.core import Core
from bot.table.server import Server


@dataclass
class Scene:
    """A running table. ``clock`` moves only when a test says so."""

    server: Server
    table: Table
    clock: Clock

    @property
    def core(self) -> Core:
        return self.server.core

    @property
    def ann(self) -> Person:
        return self.table.person("Ann")

    @property
    def ben(self) -> Person:
        return self.table.person("Ben")

    def channel(self, name: str = "table") -> int:
        return next(c.id for c in self.core.world.channels.values() if c.name == name)
