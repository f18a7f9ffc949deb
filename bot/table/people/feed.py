"""Live events: each person hears what that person may see, and nothing else."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from ..interactions import Interaction
from ..model import EPHEMERAL, Json, Person
from ..wire import Wire
from ..world import Event

_CHANNEL_KINDS = {
    "channel_create",
    "channel_update",
    "channel_delete",
    "thread_create",
    "thread_update",
    "thread_delete",
    "thread_join",
}


class Feed:
    """The open web sockets of the people. It watches the world and passes on, in order."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._queues: dict[int, list[asyncio.Queue[str]]] = {}
        self._sockets: set[web.WebSocketResponse] = set()

    def saw(self, event: Event) -> None:
        if not self._queues:
            return
        told = self._shape(event)
        if told is None:
            return
        frame = json.dumps(told, ensure_ascii=False)
        for person_id, queues in self._queues.items():
            if self._may_hear(person_id, event):
                for queue in queues:
                    queue.put_nowait(frame)

    def _shape(self, event: Event) -> Json | None:
        kind, channel, message = event.kind, event.channel, event.message
        if kind == "interaction":
            return self._interaction(event)
        if message is not None and channel is not None:
            if kind == "message_delete":
                return {"t": kind, "channel": str(channel.id), "id": str(message.id)}
            return {"t": kind, "channel": str(channel.id), "message": self._wire.message(message)}
        if kind in _CHANNEL_KINDS and channel is not None:
            return {"t": kind, "channel": str(channel.id)}
        if kind == "typing" and channel is not None and event.person is not None:
            return {"t": kind, "channel": str(channel.id), "person": str(event.person.id)}
        return {"t": "people" if kind != "commands" else kind}

    def _interaction(self, event: Event) -> Json | None:
        interaction: Interaction = event.data["interaction"]
        state = event.data["state"]
        told: Json = {"t": "interaction", "id": str(interaction.id), "nonce": interaction.nonce, "state": state}
        told["channel"] = str(interaction.channel.id)
        if event.message is not None:
            told["message"] = self._wire.message(event.message)
            told["ephemeral"] = bool(event.message.flags & EPHEMERAL)
        if state == "modal":
            told["modal"] = interaction.modal
        if state == "choices":
            told["choices"] = event.data["choices"]
        if interaction.source is not None:
            told["source"] = str(interaction.source.id)
        return told

    def _may_hear(self, person_id: int, event: Event) -> bool:
        if event.kind == "interaction":
            return event.person is not None and event.person.id == person_id
        if event.message is not None and event.message.visible_to not in (None, person_id):
            return False
        return event.channel is None or self._wire.world.sees(person_id, event.channel)

    async def handle(self, request: web.Request, person: Person) -> web.WebSocketResponse:
        """Serve one person's live events until the socket closes."""
        socket = web.WebSocketResponse(compress=False, heartbeat=30, timeout=1.0)
        await socket.prepare(request)
        queue: asyncio.Queue[str] = asyncio.Queue()
        queue.put_nowait(json.dumps({"t": "hello", "person": str(person.id)}))
        self._queues.setdefault(person.id, []).append(queue)
        self._sockets.add(socket)
        writer = asyncio.create_task(_write(socket, queue))
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
        finally:
            writer.cancel()
            self._sockets.discard(socket)
            self._queues[person.id].remove(queue)
        return socket

    async def close(self) -> None:
        for socket in list(self._sockets):
            await socket.close(code=WSCloseCode.GOING_AWAY)


async def _write(socket: web.WebSocketResponse, queue: asyncio.Queue[str]) -> Any:
    while True:
        await socket.send_str(await queue.get())
