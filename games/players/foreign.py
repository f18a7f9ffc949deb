"""A foreign player: a program that speaks the line protocol (docs/players.md)."""

import json
import random
import selectors
import shlex
import subprocess
from typing import Any

from games.players.contract import Candidate, Decision, Observation
from games.players.protocol import asked_as_json

PATIENCE = 60.0
"""Seconds beyond its time per move after which a program that does not answer has lost."""
CHUNK = 65536


class ForeignError(Exception):
    """The program gave no answer, or none that can be read."""


class ForeignPlayer:
    """A running program. One of it serves match after match; `begin` marks where one begins."""

    def __init__(self, command: str) -> None:
        """OSError if the program cannot be started."""
        self._process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self._told = 0
        self._rest = b""

    def begin(self) -> None:
        """The next observation is the first of a match."""
        self._told = 0

    def __call__(self, observation: Observation, dice: random.Random, seconds: float) -> Decision:
        """What the program answers; ForeignError if it does not, or says what is no decision."""
        line = asked_as_json(observation, self._told)
        self._told = len(observation.events)
        stdin = self._process.stdin
        assert stdin is not None
        try:
            stdin.write(line.encode() + b"\n")
        except OSError as error:
            raise ForeignError(f"it does not listen: {error}") from error
        return _decision(self._line(seconds + PATIENCE))

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()

    def _line(self, seconds: float) -> bytes:
        stdout = self._process.stdout
        assert stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(stdout, selectors.EVENT_READ)
            while b"\n" not in self._rest:
                if not selector.select(seconds):
                    raise ForeignError("no answer in time")
                read = stdout.read(CHUNK)
                if not read:
                    raise ForeignError("it has ended")
                self._rest += read
        line, _, self._rest = self._rest.partition(b"\n")
        return line


def _decision(line: bytes) -> Decision:
    try:
        data: Any = json.loads(line)
        best = tuple(Candidate(each["action"], float(each["value"])) for each in data.get("best", ()))
        return Decision(data["action"], float(data.get("value", 0.5)), best)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ForeignError(f"not an answer: {line[:80]!r}") from error
