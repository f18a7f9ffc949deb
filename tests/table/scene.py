"""What the tests of the table hold in their hands."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import aiohttp

from bot.table.clock import Clock
from bot.table.core import Core
from bot.table.server import Server
from tests.driver.client import Person, Table


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

    @property
    def guild(self) -> int:
        return next(iter(self.core.world.guilds))

    async def api(
        self, method: str, path: str, body: Any = None, *, files: dict[str, bytes] | None = None, token: str = ""
    ) -> tuple[int, Any]:
        """One request as the bot, without a library between: the status and the JSON of the answer."""
        headers = {"Authorization": f"Bot {token or self.table.token}"}
        async with aiohttp.ClientSession(headers=headers) as session:
            given: Any = {"json": body} if body is not None else {}
            if files:
                form = aiohttp.FormData({"payload_json": json.dumps(body)})
                for number, (name, data) in enumerate(files.items()):
                    form.add_field(f"files[{number}]", data, filename=name)
                given = {"data": form}
            async with session.request(method, self.server.addresses["api"] + path, **given) as answer:
                return answer.status, await answer.json() if answer.status != 204 else None

    async def post(self, body: Any, channel: str = "table", **more: Any) -> tuple[int, Any]:
        return await self.api("POST", f"/channels/{self.channel(channel)}/messages", body, **more)
