"""Components as Discord stores them: every one numbered, with the values that it fills in."""

from __future__ import annotations

from typing import Any

from .model import Json

_FILLED_IN: dict[int, Json] = {
    3: {"min_values": 1, "max_values": 1},
    5: {"min_values": 1, "max_values": 1},
    6: {"min_values": 1, "max_values": 1},
    7: {"min_values": 1, "max_values": 1},
    8: {"min_values": 1, "max_values": 1},
    11: {"description": None, "spoiler": False},
    13: {"name": None, "size": None, "spoiler": False},
    14: {"divider": True, "spacing": 1},
    17: {"accent_color": None, "spoiler": False},
}
_NESTED = ("components", "accessory")


def stored(components: list[Json]) -> list[Json]:
    """A copy as Discord gives it back. Ids that the bot chose stay; the others follow in reading order."""
    numbered: list[Json] = _Numbering().visit(components)
    return numbered


class _Numbering:
    def __init__(self) -> None:
        self._count = 0

    def visit(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self.visit(item) for item in value]
        if not isinstance(value, dict):
            return value
        self._count += 1
        whole: Json = {"id": self._count} | _FILLED_IN.get(value.get("type", 0), {}) | value
        for key in _NESTED:
            if key in whole:
                whole[key] = self.visit(whole[key])
        for key in ("media", "file"):
            if key in whole:
                whole[key] = _media(whole[key])
        if "items" in whole:
            whole["items"] = [
                {"description": None, "spoiler": False} | item | {"media": _media(item["media"])}
                for item in whole["items"]
            ]
        return whole


def _media(item: Json) -> Json:
    """A picture from elsewhere; one of the message gets its address when the message is shown."""
    return {"id": "0", "proxy_url": item["url"]} | item
