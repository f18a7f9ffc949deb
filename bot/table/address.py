"""Where a table that keeps its state is found: by the same address from start to start, so that open pages find it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from .core import Options


def address_beside(state: Path) -> Path:
    """The file for the address of a table with this state file."""
    return state.with_name(state.name + ".address")


def recall(path: Path, options: Options) -> None:
    """Fill in port and key of the last start, where there was one and its file can be read."""
    try:
        kept: Any = json.loads(path.read_text(encoding="utf-8"))
        port, key = int(kept["port"]), str(kept["key"])
    except (OSError, ValueError, KeyError, TypeError):
        return
    if 0 < port < 1 << 16 and key:
        options.usual_port, options.key = port, key


def keep(path: Path, port: int, key: str) -> None:
    """Write port and key down, for this user of the machine alone: the key opens everybody's side."""
    draft = path.with_name(path.name + ".part")
    draft.touch(mode=0o600)
    draft.write_text(json.dumps({"port": port, "key": key}), encoding="utf-8")
    os.replace(draft, path)
