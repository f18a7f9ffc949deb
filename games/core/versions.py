"""A game's lists and numbers by rules version, read from `config/games/<game>.toml`.

The file holds version 1; a table `[versions.N]` (N = 2, 3, …) holds what differs in version N from the one before,
under the same names.
"""

import tomllib
from importlib.resources import files
from typing import Any

VERSIONS = "versions"


def numbers_of(game_id: str) -> dict[int, dict[str, Any]]:
    """Rules version → all that the game's file says of it; versions ascend from 1.

    ValueError if a version is left out, or changes a name that the one before does not have.
    """
    return by_version(files("config").joinpath("games", f"{game_id}.toml").read_text(encoding="utf-8"))


def by_version(text: str) -> dict[int, dict[str, Any]]:
    """The same from the text of a file."""
    base = tomllib.loads(text)
    later = {int(number): changes for number, changes in base.pop(VERSIONS, {}).items()}
    if sorted(later) != list(range(2, len(later) + 2)):
        raise ValueError(f"versions: 2, 3, … are expected, found {', '.join(map(str, sorted(later)))}")
    versions = {1: base}
    for number in sorted(later):
        versions[number] = _changed(versions[number - 1], later[number], f"versions.{number}")
    return versions


def _changed(base: dict[str, Any], changes: dict[str, Any], place: str) -> dict[str, Any]:
    changed = dict(base)
    for name, value in changes.items():
        if name not in base:
            raise ValueError(f"{place}.{name}: there is nothing of this name to be changed")
        changed[name] = _changed(base[name], value, f"{place}.{name}") if isinstance(value, dict) else value
    return changed
