"""The names in a state: every text in it, such as a card in a hand, with the place where it stands."""

from collections.abc import Iterator
from copy import copy
from dataclasses import fields, is_dataclass
from typing import Any

Path = tuple[Any, ...]
"""The fields, keys and indices that lead from a state to a name."""


def names(value: Any, path: Path = ()) -> Iterator[tuple[Path, str]]:
    """Every text in a state of dataclasses, named tuples, lists, tuples and dicts that is not empty, with its path."""
    if isinstance(value, str):
        if value:
            yield path, value
    else:
        for key, part in _parts(value):
            yield from names(part, (*path, key))


def exchanged(state: Any, one: Path, other: Path) -> Any:
    """A copy of a state with the names of two places exchanged; it shares what lies on neither path."""
    return _with(_with(state, one, _found(state, other)), other, _found(state, one))


def _parts(value: Any) -> list[tuple[Any, Any]]:
    if is_dataclass(value):
        return [(field.name, getattr(value, field.name)) for field in fields(value)]
    if isinstance(value, dict):
        return list(value.items())
    if isinstance(value, list | tuple):
        return list(enumerate(value))
    return []


def _found(value: Any, path: Path) -> Any:
    for key in path:
        value = getattr(value, key) if is_dataclass(value) else value[key]
    return value


def _with(value: Any, path: Path, name: str) -> Any:
    if not path:
        return name
    key, further = path[0], path[1:]
    if is_dataclass(value):
        changed = copy(value)
        setattr(changed, key, _with(getattr(value, key), further, name))
        return changed
    if isinstance(value, tuple):
        parts = list(value)
        parts[key] = _with(value[key], further, name)
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    changed = value.copy()
    changed[key] = _with(value[key], further, name)
    return changed
