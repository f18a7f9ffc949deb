"""Keeps the world in a file over restarts; the bytes of attachments lie beside it."""

from __future__ import annotations

import asyncio
import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

from .clock import Clock
from .files import Files
from .model import Attachment, Channel, Guild, Json, Member, Message, Person
from .world import Event, World

FORMAT = 1
_QUIET = {"typing", "interaction"}


class UnreadableState(Exception):
    """The file is not a state of this table. The text names the file and the reason."""


def files_beside(path: Path) -> Path:
    """The folder for the attachments of a state file."""
    return path.with_name(path.name + ".files")


def dump(world: World) -> Json:
    """The whole world as JSON values, which `load` reads."""
    return {
        "format": FORMAT,
        "last_id": world.snowflakes.last,
        "bot": world.bot_id,
        "people": [asdict(person) for person in world.people.values()],
        "guilds": [asdict(guild) for guild in world.guilds.values()],
        "channels": [asdict(channel) for channel in world.channels.values()],
        "messages": [asdict(message) for held in world.messages.values() for message in held.values()],
        "commands": [[scope, commands] for scope, commands in world.commands.items()],
    }


def load(path: Path, clock: Clock) -> World:
    """The world in the file; :class:`UnreadableState` when it holds none."""
    try:
        state: Any = json.loads(path.read_text(encoding="utf-8"))
        if state["format"] != FORMAT:
            raise UnreadableState(f"{path}: format {state['format']} is not {FORMAT}")
        return _restore(state, World(clock, Files(files_beside(path))))
    except (ValueError, KeyError, TypeError) as error:
        raise UnreadableState(f"{path}: {error!r}") from error


def _restore(state: Json, world: World) -> World:
    world.snowflakes.last = state["last_id"]
    world.bot_id = state["bot"]
    world.people = {entry["id"]: Person(**entry) for entry in state["people"]}
    for entry in state["guilds"]:
        members = {int(number): Member(**member) for number, member in entry.pop("members").items()}
        world.guilds[entry["id"]] = Guild(**entry, members=members)
    world.channels = {entry["id"]: Channel(**entry) for entry in state["channels"]}
    for entry in state["messages"]:
        attachments = [Attachment(**attachment) for attachment in entry.pop("attachments")]
        message = Message(**entry, attachments=attachments)
        world.messages.setdefault(message.channel_id, {})[message.id] = message
    world.commands = dict(state["commands"])
    return world


class Saver:
    """Writes the world after changes, at most every ``pause`` seconds, and at the end."""

    def __init__(self, world: World, path: Path, pause: float = 0.5) -> None:
        self._world = world
        self._path = path
        self._pause = pause
        self._timer: asyncio.TimerHandle | None = None
        world.watchers.append(self._saw)

    def _saw(self, event: Event) -> None:
        if event.kind not in _QUIET and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._pause, self.save)

    def finish(self) -> None:
        """Write what has changed since the last time."""
        if self._timer is not None:
            self.save()

    def save(self) -> None:
        """Write a draft beside the file and put it in its place in one step."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        draft = self._path.with_name(self._path.name + ".part")
        # Hands lie in here: nobody else on this machine is to read them.
        draft.touch(mode=0o600)
        with draft.open("w", encoding="utf-8") as out:
            json.dump(dump(self._world), out, ensure_ascii=False)
            out.flush()
            os.fsync(out.fileno())
        os.replace(draft, self._path)
