"""The local table in a process forked from one that has imported everything: it stands in a moment."""

import asyncio
import json
import os
import socket
import sys
from multiprocessing.context import ForkServerProcess
from typing import Any

from bot.table.__main__ import main
from tests.driver.client import Table
from tests.wire.process import FORKS


def _serve_forked(arguments: tuple[str, ...], lines: socket.socket) -> None:
    os.dup2(lines.fileno(), 0)
    os.dup2(lines.fileno(), 1)
    lines.close()
    sys.stdin, sys.stdout = os.fdopen(0), os.fdopen(1, "w")
    sys.argv = ["bot.table", "--with-stdin", *arguments]
    sys.exit(main())


class ForkedTable(Table):
    """A table as `Table.start` gives it; it ends with `close`, or with this process."""

    def __init__(self, addresses: Any, process: ForkServerProcess, writer: asyncio.StreamWriter) -> None:
        super().__init__(addresses)
        self._forked = process
        self._writer = writer

    @classmethod
    async def begin(cls, *arguments: str) -> "ForkedTable":
        """Set a table with these arguments of `python -m bot.table`."""
        own, others = socket.socketpair()
        with others:
            process = FORKS.Process(target=_serve_forked, args=(arguments, others), daemon=True)
            process.start()
        reader, writer = await asyncio.open_connection(sock=own)
        line = await reader.readline()
        if not line:
            raise RuntimeError("the table's process ended before it was ready")
        table = cls(json.loads(line), process, writer)
        await table._meet()
        return table

    async def close(self) -> None:
        """Leave the table, and end it."""
        await super().close()
        self._writer.close()
        await asyncio.to_thread(self._forked.join)
