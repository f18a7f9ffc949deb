"""Drives the local table from tests and measurements: people who run commands, press buttons and read.

Everything waits for live events, never for the clock. ``Table.start`` runs a table in a process of its own::

    async with await Table.start() as table:
        ann, ben = table.person("Ann"), table.person("Ben")
        answer = await ann.slash("duel", channel="table", opponent=ben, game="duel")
        await ben.click(answer, "Accept")
"""

from __future__ import annotations

import asyncio
import itertools
import json
import signal
import sys
import time
from collections import deque
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import aiohttp

from bot.table.model import Json
from tests.driver.seen import UNKNOWN, Answer, Event, InteractionFailed, NotThere, SeenMessage

__all__ = ["Answer", "Event", "InteractionFailed", "NotThere", "Person", "Refusal", "SeenMessage", "Table"]

PATIENCE = 10.0
KEPT_EVENTS = 5000
_FINAL = {"message", "updated", "acknowledged", "modal", "choices", "followup"}


class Refusal(Exception):
    """The table refused what a person or a test asked for, as Discord's client would."""

    def __init__(self, status: int, text: str) -> None:
        self.status = status
        super().__init__(f"{status}: {text}")


class Table:
    """A running table. ``addresses`` are its page, api, gateway, control and token."""

    def __init__(self, addresses: Json, process: asyncio.subprocess.Process | None = None) -> None:
        self.addresses = addresses
        self.page = str(addresses["page"])
        self.token = str(addresses.get("token", ""))
        self._process = process
        self._session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))
        self._people: dict[str, Person] = {}

    @classmethod
    async def start(cls, *arguments: str) -> Table:
        """Start ``python -m bot.table`` with these arguments; it ends with :meth:`close` or with this process."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot.table", "--with-stdin", *arguments),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        assert process.stdout is not None
        line = await process.stdout.readline()
        if not line:
            raise RuntimeError(f"the table ended with status {await process.wait()}")
        table = cls(json.loads(line), process)
        await table._meet()
        return table

    @classmethod
    async def connect(cls, page: str | Json) -> Table:
        """Use a table that runs already, by the address of its page or by the line that it printed."""
        addresses = page if isinstance(page, dict) else {"page": page}
        table = cls(addresses)
        await table._meet()
        return table

    async def _meet(self) -> None:
        for entry in await self.request("GET", "people"):
            if not entry["bot"] and entry["name"] not in self._people:
                self._people[entry["name"]] = Person(self, entry["id"], entry["name"])
        await asyncio.gather(*(person.listen() for person in self._people.values()))

    @property
    def environment(self) -> dict[str, str]:
        """The environment variables that point a bot at this table."""
        return {
            "DISCORD_TOKEN": self.token,
            "DISCORD_API_URL": str(self.addresses["api"]),
            "DISCORD_GATEWAY_URL": str(self.addresses["gateway"]),
        }

    def unresolved(self) -> list[str]:
        """What people have seen of late in which somebody was mentioned whom their clients do not know."""
        texts = [
            event.message.shown_to(person.id)
            for person in self._people.values()
            for event in person.events
            if event.message is not None
        ]
        return [text for text in texts if f"@{UNKNOWN}" in text]

    def person(self, name: str) -> Person:
        try:
            return self._people[name]
        except KeyError:
            raise NotThere(f"nobody is called {name!r}: {', '.join(self._people)}") from None

    async def add_person(self, name: str, *, member: bool = True) -> Person:
        await self.control("add_person", name=name, member=member)
        await self._meet()
        return self.person(name)

    async def request(self, method: str, path: str, body: Json | None = None) -> Any:
        """One request under the page's address; :class:`Refusal` when the table says no."""
        async with self._session.request(method, self.page + path, json=body) as response:
            if response.status >= 400:
                raise Refusal(response.status, await response.text())
            return await response.json()

    async def control(self, op: str, **given: Any) -> Json:
        """One operation of :mod:`bot.table.people.control`: ``control("fault", path="messages", status=500)``."""
        answer: Json = await self.request("POST", "control", {"op": op, **given})
        return answer

    async def bytes_of(self, attachment: Json) -> bytes:
        """The bytes of an attachment, picture or other."""
        async with self._session.get(attachment["url"]) as response:
            response.raise_for_status()
            return await response.read()

    async def socket(self, path: str) -> aiohttp.ClientWebSocketResponse:
        return await self._session.ws_connect(self.page + path, max_msg_size=0)

    async def close(self) -> None:
        """Leave the table, and end it if this driver started it."""
        await asyncio.gather(*(person.leave() for person in self._people.values()))
        await self._session.close()
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(signal.SIGTERM)
            await self._process.wait()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


class Person:
    """One person at the table. Channels are given by id, by name, as ``Server/name`` or as ``dm``."""

    def __init__(self, table: Table, number: str, name: str) -> None:
        self.table = table
        self.id = number
        self.name = name
        self.events: deque[Event] = deque(maxlen=KEPT_EVENTS)
        self._nonces = itertools.count(1)
        self._numbers = itertools.count(1)
        self._waiting: list[tuple[Callable[[Event], bool], asyncio.Future[Event]]] = []
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    # --- live events ---------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        if self._socket is None:
            self._socket = await self.table.socket(f"people/{self.id}/live")
            await self._socket.receive()
            self._reader = asyncio.create_task(self._read(self._socket))

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in socket:
            event = Event(next(self._numbers), time.perf_counter(), json.loads(frame.data))
            self.events.append(event)
            for entry in list(self._waiting):
                matches, future = entry
                if not future.done() and matches(event):
                    future.set_result(event)
                    self._waiting.remove(entry)

    @property
    def now(self) -> int:
        """The number of the newest event; hand it to :meth:`wait_for` as ``since`` to miss nothing after it."""
        return self.events[-1].number if self.events else 0

    async def wait_for(
        self, matches: Callable[[Event], bool], within: float = PATIENCE, *, since: int | None = None
    ) -> Event:
        """The first event that matches: among those after number ``since``, or else the next to come."""
        if since is not None:
            for event in self.events:
                if event.number > since and matches(event):
                    return event
        future: asyncio.Future[Event] = asyncio.get_running_loop().create_future()
        entry = (matches, future)
        self._waiting.append(entry)
        try:
            return await asyncio.wait_for(future, within)
        except TimeoutError:
            seen = [event.data for event in list(self.events)[-5:]]
            raise NotThere(f"{self.name} waited {within} s in vain; the last events: {seen}") from None
        finally:
            if entry in self._waiting:
                self._waiting.remove(entry)

    async def wait_for_message(
        self,
        matches: Callable[[SeenMessage], bool] = lambda message: True,
        within: float = PATIENCE,
        *,
        since: int | None = None,
        edits: bool = True,
    ) -> SeenMessage:
        """The first message, new or (with ``edits``) changed, that matches."""
        kinds = ("message_create", "message_update") if edits else ("message_create",)

        def fits(event: Event) -> bool:
            return event.data["t"] in kinds and event.message is not None and matches(event.message)

        found = (await self.wait_for(fits, within, since=since)).message
        assert found is not None
        return found

    # --- interactions --------------------------------------------------------------------------------------------

    async def _ask(self, body: Json, within: float) -> Answer:
        """Ask, and wait for the bot's answer; deferred ones until they are there."""
        nonce = f"{self.id}-{next(self._nonces)}"
        states: list[Event] = []

        def mine(event: Event) -> bool:
            if event.data["t"] != "interaction" or event.data["nonce"] != nonce:
                return False
            states.append(event)
            return event.data["state"] in _FINAL or event.data["state"] == "failed"

        waiting = asyncio.ensure_future(self.wait_for(mine, within))
        await asyncio.sleep(0)
        asked = time.perf_counter()
        try:
            await self._post("interactions", {**body, "nonce": nonce})
        except BaseException:
            waiting.cancel()
            raise
        last = await waiting
        if last.data["state"] == "failed":
            raise InteractionFailed(f"{self.name}: {body}")
        signs = [event for event in states if event.data["state"] != "asked"]
        kind = "message" if last.data["state"] == "followup" else str(last.data["state"])
        return Answer(
            kind,
            str(last.data["id"]),
            asked,
            signs[0].at,
            last.at,
            last.message,
            last.data.get("modal"),
            last.data.get("choices", []),
        )

    async def _post(self, path: str, body: Json) -> Any:
        return await self.table.request("POST", f"people/{self.id}/{path}", body)

    async def slash(
        self,
        name: str,
        /,
        *,
        channel: str = "table",
        within: float = PATIENCE,
        options: Json | None = None,
        **more: Any,
    ) -> Answer:
        """Run a command (``"board text"`` for a subcommand).

        Its options are given by name, or in ``options`` where a name would mean something else here. People may be
        given as such.
        """
        body = {"kind": "slash", "channel": channel, "name": name, "options": _plain((options or {}) | more)}
        return await self._ask(body, within)

    async def autocomplete(
        self,
        name: str,
        option: str,
        typed: str = "",
        /,
        *,
        channel: str = "table",
        within: float = PATIENCE,
        options: Json | None = None,
        **more: Any,
    ) -> list[Json]:
        """What is offered for an option while this is typed: ``name`` and ``value`` each, as Discord shows them."""
        given = _plain((options or {}) | more) | {option: typed}
        body = {"kind": "autocomplete", "channel": channel, "name": name, "options": given, "focused": option}
        return (await self._ask(body, within)).choices

    async def context(
        self, name: str, target: Person | str, /, *, channel: str = "table", within: float = PATIENCE
    ) -> Answer:
        """Run a command of the context menu of a person."""
        number = target.id if isinstance(target, Person) else target
        return await self._ask({"kind": "context", "channel": channel, "name": name, "target": number}, within)

    async def click(self, message: SeenMessage | Answer, name: str, /, *, within: float = PATIENCE) -> Answer:
        """Press the button with this label or custom id."""
        seen = message.message if isinstance(message, Answer) else message
        custom_id = seen.button(name).get("custom_id", "")
        return await self._component(seen, custom_id, None, within)

    async def choose(
        self,
        message: SeenMessage | Answer,
        values: str | Person | list[str] | list[Person],
        /,
        *,
        which: int | str = 0,
        within: float = PATIENCE,
    ) -> Answer:
        """Choose in a select, the ``which``-th of the message or the one with this custom id."""
        seen = message.message if isinstance(message, Answer) else message
        custom_id = which if isinstance(which, str) else seen.selects[which]["custom_id"]
        listed = values if isinstance(values, list) else [values]
        plain = [value.id if isinstance(value, Person) else value for value in listed]
        return await self._component(seen, custom_id, plain, within)

    async def _component(self, seen: SeenMessage, custom_id: str, values: list[str] | None, within: float) -> Answer:
        body: Json = {"kind": "component", "channel": seen.channel, "message": seen.id, "custom_id": custom_id}
        if values is not None:
            body["values"] = values
        return await self._ask(body, within)

    async def submit(self, opened: Answer, values: Json, /, *, within: float = PATIENCE) -> Answer:
        """Send off the form that an answer opened, with values by custom id."""
        body = {"kind": "modal", "interaction": opened.interaction, "values": values}
        return await self._ask(body, within)

    # --- reading and writing -------------------------------------------------------------------------------------

    async def messages(self, channel: str = "table", limit: int = 50) -> list[SeenMessage]:
        """The newest messages of a channel as this person sees them, oldest first."""
        path = f"people/{self.id}/channels/{_quoted(channel)}/messages?limit={limit}"
        return [SeenMessage(entry) for entry in await self.table.request("GET", path)]

    async def message(self, seen: SeenMessage | Answer) -> SeenMessage:
        """The message as it is now."""
        old = seen.message if isinstance(seen, Answer) else seen
        for message in await self.messages(old.channel, 1000):
            if message.id == old.id:
                return message
        raise NotThere(f"{self.name} no longer sees message {old.id}")

    async def dm(self, limit: int = 50) -> list[SeenMessage]:
        """The messages between this person and the bot."""
        return await self.messages("dm", limit)

    async def say(self, text: str, channel: str = "table") -> SeenMessage:
        return SeenMessage(await self._post(f"channels/{_quoted(channel)}/messages", {"content": text}))

    async def dismiss(self, message: SeenMessage | Answer) -> None:
        seen = message.message if isinstance(message, Answer) else message
        path = f"people/{self.id}/channels/{seen.channel}/messages/{seen.id}"
        await self.table.request("DELETE", path)

    async def commands(self, channel: str = "table") -> list[Json]:
        found: list[Json] = await self.table.request("GET", f"people/{self.id}/commands?channel={_quoted(channel)}")
        return found

    async def sidebar(self) -> Json:
        """The servers, channels, threads and the DM that this person sees."""
        found: Json = await self.table.request("GET", f"people/{self.id}/sidebar")
        return found

    async def set(self, **settings: Any) -> None:
        """Change ``locale`` or ``dms_open``."""
        await self.table.request("PATCH", f"people/{self.id}", settings)


def _plain(options: Json) -> Json:
    return {name: value.id if isinstance(value, Person) else value for name, value in options.items()}


def _quoted(channel: str) -> str:
    return channel.replace("/", "%2F").replace("#", "%23")
