"""The gateway: sessions of the bot over web sockets, their events in order, and their resumption."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from .dispatches import GUILD_MEMBERS, GUILD_PRESENCES, GUILDS, PRIVILEGED, Dispatch, dispatches
from .errors import ApiError
from .model import Json
from .wire import Wire
from .world import Event

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME = 0, 1, 2, 3, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK = 7, 8, 9, 10, 11
AUTHENTICATION_FAILED, UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED = 4004, 4001, 4002, 4003
INVALID_SHARD, INVALID_INTENTS, DISALLOWED_INTENTS = 4010, 4013, 4014

HEARTBEAT_MS = 41_250
ACK_AFTER = 0.1
"""Seconds until a heartbeat is acknowledged. A bot's library may note the time at which it sent one only after the
sending: an answer that is faster than that, as no distant server's is, looks to it a whole heartbeat late."""
CLOSE_WITHIN = 1.0
REPLAYED = 4096
STARTS, STARTS_RETURN_AFTER = 1000, 86_400.0
"""Sessions that a bot may begin, and the seconds after which it may begin as many again."""
KEPT_SESSIONS = 64


@dataclass(slots=True)
class Session:
    """One identified session: what it asked for, and its events that may have to be told again."""

    id: str
    shard: int
    shards: int
    intents: int
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAYED))
    link: Link | None = None
    resumable: bool = True

    def hears(self, dispatch: Dispatch) -> bool:
        shard = (dispatch.guild_id >> 22) % self.shards if dispatch.guild_id else 0
        return shard == self.shard and (dispatch.intent == 0 or bool(self.intents & dispatch.intent))

    def dispatch(self, name: str, data: Json) -> None:
        """Number an event, keep it for a resumption and send it if the session is connected."""
        self.sequence += 1
        frame = json.dumps({"op": DISPATCH, "t": name, "s": self.sequence, "d": data}, ensure_ascii=False)
        self.sent.append((self.sequence, frame))
        if self.link:
            self.link.send(frame)


class Link:
    """One web socket. Frames go out in the order in which they were given."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self.closed_here = False
        self._frames: asyncio.Queue[str | tuple[int, bool]] = asyncio.Queue()

    def send(self, frame: str) -> None:
        self._frames.put_nowait(frame)

    def op(self, op: int, data: Any = None) -> None:
        self.send(json.dumps({"op": op, "t": None, "s": None, "d": data}))

    def close(self, code: int, *, abruptly: bool = False) -> None:
        """Close after what is waiting; ``abruptly`` cuts the connection without a word."""
        self.closed_here = True
        self._frames.put_nowait((code, abruptly))

    async def write(self) -> None:
        while True:
            frame = await self._frames.get()
            if isinstance(frame, str):
                await self.socket.send_str(frame)
                continue
            code, abruptly = frame
            writer = getattr(self.socket, "_req", None)
            if abruptly and writer is not None and writer.transport is not None:
                writer.transport.abort()
            else:
                await self.socket.close(code=code)
            return


class Gateway:
    """All sessions of the bot. It watches the world and tells each session what it may hear."""

    def __init__(self, wire: Wire, token: str, address: str, *, privileged: bool) -> None:
        self.wire = wire
        self.sessions: dict[str, Session] = {}
        self.resumes = 0
        self._token = token
        self._address = address
        self._privileged = privileged
        self.starts_left = STARTS
        self.starts_return_at = 0.0
        self.refused_with: int | None = None
        self._refuses = False
        self._links: set[Link] = set()

    def saw(self, event: Event) -> None:
        if not self.sessions:
            return
        for dispatch in dispatches(event, self.wire):
            for session in list(self.sessions.values()):
                if session.hears(dispatch):
                    plain = dispatch.bare is None or session.intents & (1 << 15)
                    session.dispatch(dispatch.name, dispatch.data if plain else dispatch.bare or {})

    def connected(self) -> list[Session]:
        return [session for session in self.sessions.values() if session.link]

    # --- what tests do to it -------------------------------------------------------------------------------------

    def disturb(self, action: str, *, resumable: bool = True, code: int = 4000) -> int:
        """Disturb every connected session and return how many there were.

        ``drop`` closes with ``code``, ``cut`` cuts the connection, ``reconnect`` asks for a reconnection (op 7),
        ``invalidate`` says that the session is over (op 9). ``refuse`` drops them and lets none in until ``accept``.
        Without ``resumable`` a resumption is refused later.
        """
        if action in ("refuse", "accept"):
            self._refuses = action == "refuse"
            action = "drop"
            if not self._refuses:
                return 0
        sessions = self.connected()
        for session in sessions:
            link = session.link
            assert link is not None
            session.resumable = session.resumable and resumable
            if action == "reconnect":
                link.op(RECONNECT)
            elif action == "invalidate":
                link.op(INVALID_SESSION, resumable)
            elif action in ("drop", "cut"):
                session.link = None
                link.close(code, abruptly=action == "cut")
            else:
                raise ValueError(f"no such action: {action}")
        return len(sessions)

    async def close(self) -> None:
        for link in list(self._links):
            await link.socket.close(code=WSCloseCode.GOING_AWAY, message=b"the table closes")

    # --- one connection ------------------------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        if self._refuses:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(max_msg_size=16 * 1024, compress=False, timeout=CLOSE_WITHIN)
        await socket.prepare(request)
        link = Link(socket)
        self._links.add(link)
        writer = asyncio.create_task(link.write())
        link.op(HELLO, {"heartbeat_interval": HEARTBEAT_MS, "_trace": []})
        session: Session | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                session = self._receive(link, session, message.data) or session
        finally:
            self._links.discard(link)
            writer.cancel()
            self._parted(link, session, socket.close_code)
        return socket

    def _parted(self, link: Link, session: Session | None, code: int | None) -> None:
        if session is None or session.link not in (link, None):
            return
        session.link = None
        # A bot that says goodbye ends its session; one that is cut off may come back to it.
        if code in (1000, 1001) and not link.closed_here:
            self.sessions.pop(session.id, None)

    def _receive(self, link: Link, session: Session | None, text: str) -> Session | None:
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            link.close(DECODE_ERROR)
            return None
        if op == HEARTBEAT:
            asyncio.get_running_loop().call_later(ACK_AFTER, link.op, ACK)
        elif op == IDENTIFY:
            return self._identify(link, data)
        elif op == RESUME:
            return self._resume(link, data)
        elif session is None:
            link.close(NOT_AUTHENTICATED)
        elif op == REQUEST_MEMBERS:
            self._request_members(session, data)
        elif op not in (PRESENCE, 4):
            link.close(UNKNOWN_OPCODE)
        return None

    def _identify(self, link: Link, data: Json) -> Session | None:
        shard, shards = data.get("shard") or (0, 1)
        intents = data.get("intents")
        if not secrets.compare_digest(str(data.get("token", "")).removeprefix("Bot "), self._token):
            link.close(AUTHENTICATION_FAILED)
        elif self.refused_with is not None:
            link.close(self.refused_with)
        elif not isinstance(intents, int) or intents < 0:
            link.close(INVALID_INTENTS)
        elif not 0 <= shard < shards:
            link.close(INVALID_SHARD)
        elif intents & PRIVILEGED and not self._privileged:
            link.close(DISALLOWED_INTENTS)
        elif self.session_starts()["remaining"] == 0:
            link.op(INVALID_SESSION, False)
        else:
            self.starts_left -= 1
            return self._begin(link, shard, shards, intents)
        return None

    def session_starts(self) -> Json:
        """How many sessions the bot may begin, as Discord tells it."""
        left = self.starts_return_at - time.monotonic()
        if left <= 0:
            self.limit_starts(STARTS, STARTS_RETURN_AFTER)
            left = STARTS_RETURN_AFTER
        return {
            "total": STARTS,
            "remaining": self.starts_left,
            "reset_after": round(left * 1000),
            "max_concurrency": 1,
        }

    def limit_starts(self, left: int, seconds: float) -> None:
        """Let the bot begin so many sessions, and all again after some seconds."""
        self.starts_left = left
        self.starts_return_at = time.monotonic() + seconds

    def _begin(self, link: Link, shard: int, shards: int, intents: int) -> Session:
        world = self.wire.world
        session = Session(secrets.token_hex(16), shard, shards, intents, link=link)
        while len(self.sessions) >= KEPT_SESSIONS:
            oldest = next((old for old in self.sessions.values() if not old.link), None)
            self.sessions.pop(oldest.id if oldest else next(iter(self.sessions)))
        self.sessions[session.id] = session
        mine = [guild for guild in world.bot_guilds() if (guild.id >> 22) % shards == shard]
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": self.wire.user(world.bot) | {"verified": True, "mfa_enabled": False, "email": None, "flags": 0},
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in mine],
                "session_id": session.id,
                "resume_gateway_url": self._address,
                "session_type": "normal",
                "private_channels": [],
                "shard": [shard, shards],
                "application": {"id": str(world.bot_id), "flags": 1 << 23},
            },
        )
        if intents & GUILDS:
            everyone = bool(intents & GUILD_MEMBERS and intents & GUILD_PRESENCES)
            for guild in mine:
                session.dispatch("GUILD_CREATE", self.wire.guild_create(guild, all_members=everyone))
        return session

    def _resume(self, link: Link, data: Json) -> Session | None:
        session = self.sessions.get(str(data.get("session_id")))
        token_right = secrets.compare_digest(str(data.get("token", "")).removeprefix("Bot "), self._token)
        seen = data.get("seq") or 0
        if not token_right:
            link.close(AUTHENTICATION_FAILED)
            return None
        missed = [] if session is None else [frame for number, frame in session.sent if number > seen]
        if session is None or not session.resumable or session.sequence - seen > len(missed):
            self.sessions.pop(str(data.get("session_id")), None)
            link.op(INVALID_SESSION, False)
            return None
        if session.link:
            session.link.close(4000)
        self.resumes += 1
        session.link = link
        for frame in missed:
            link.send(frame)
        session.dispatch("RESUMED", {"_trace": []})
        return session

    def _request_members(self, session: Session, data: Json) -> None:
        world = self.wire.world
        try:
            guild = world.guild(int(data["guild_id"]))
        except (ApiError, KeyError, ValueError):
            return
        wanted = data.get("user_ids")
        query, limit = str(data.get("query") or "").lower(), int(data.get("limit") or 0)
        if wanted is not None:
            ids = [int(number) for number in (wanted if isinstance(wanted, list) else [wanted])]
            found = [guild.members[number] for number in ids if number in guild.members]
            unknown = [str(number) for number in ids if number not in guild.members]
        else:
            unknown = []
            found = [m for m in guild.members.values() if world.people[m.user_id].name.lower().startswith(query)]
            found = found[: limit or None]
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": [self.wire.member(guild, member) for member in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": unknown,
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)
