"""Builds the data of interactions from what a person chose, checked as Discord's own client checks it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..model import Channel, Json, Message, Person
from ..wire import Wire

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = range(1, 11)
BUTTON, STRING_SELECT, TEXT_INPUT = 2, 3, 4
USER_SELECT, MENTIONABLE_SELECT = 5, 7


class Refused(Exception):
    """The person asked for something that Discord's client would not let happen. The text says what."""


def visible_commands(wire: Wire, person: Person, channel: Channel) -> list[Json]:
    """The commands that the person may use in the channel: the server's own, then the global ones."""
    world = wire.world
    guild = world.guild_of(channel)
    if guild is None:
        return [c for c in world.commands.get(None, []) if _in_dm(c)]
    if world.bot_id not in guild.members:
        return []
    rights = world.person_permissions(guild, person.id)
    found = [*world.commands.get(guild.id, []), *world.commands.get(None, [])]
    return [command for command in found if _in_guild(command, rights)]


def _in_dm(command: Json) -> bool:
    contexts = command.get("contexts")
    return 1 in contexts if contexts is not None else command.get("dm_permission", True) is not False


def _in_guild(command: Json, rights: int) -> bool:
    contexts = command.get("contexts")
    if contexts is not None and 0 not in contexts:
        return False
    needed = command.get("default_member_permissions")
    if needed is None:
        return True
    administrator = 1 << 3
    return bool(rights & administrator) or (int(needed) != 0 and rights & int(needed) == int(needed))


def find_command(commands: list[Json], kind: int, path: str) -> tuple[Json, list[str]]:
    """The command that a path such as ``board text`` begins with, and the subcommand names after it."""
    for command in commands:
        if command["type"] != kind:
            continue
        if kind != 1 and command["name"] == path:
            return command, []
        if kind == 1 and path.split()[:1] == [command["name"]]:
            return command, path.split()[1:]
    raise Refused(f"There is no command {path!r} here.")


class CommandData:
    """The ``data`` of a slash command or of its autocompletion."""

    def __init__(self, wire: Wire, channel: Channel) -> None:
        self._wire = wire
        self._guild = wire.world.guild_of(channel)
        self._resolved: dict[str, Json] = {}
        self.focused_type: int | None = None

    def build(self, command: Json, names: list[str], given: Json, focused: str | None = None) -> Json:
        """The data for the values ``given`` by option name; with ``focused`` required options may be missing."""
        options = self._level(command.get("options") or [], names, given, focused)
        data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
        if command.get("guild_id"):
            data["guild_id"] = command["guild_id"]
        if self._resolved:
            data["resolved"] = self._resolved
        return data

    def _level(self, known: list[Json], names: list[str], given: Json, focused: str | None) -> list[Json]:
        if known and known[0]["type"] in (SUBCOMMAND, GROUP):
            chosen = next((option for option in known if names and option["name"] == names[0]), None)
            if chosen is None:
                raise Refused("Choose one of: " + ", ".join(option["name"] for option in known))
            inner = self._level(chosen.get("options") or [], names[1:], given, focused)
            return [{"name": chosen["name"], "type": chosen["type"], "options": inner}]
        if names:
            raise Refused(f"There is no subcommand {names[0]!r}.")
        unknown = set(given) - {option["name"] for option in known}
        if unknown:
            raise Refused(f"There is no option {sorted(unknown)[0]!r}.")
        return list(self._values(known, given, focused))

    def _values(self, known: list[Json], given: Json, focused: str | None) -> Iterator[Json]:
        for option in known:
            name, kind = option["name"], option["type"]
            if name == focused:
                if not option.get("autocomplete"):
                    raise Refused(f"{name} is not completed.")
                self.focused_type = kind
                yield {"name": name, "type": kind, "value": str(given.get(name, "")), "focused": True}
            elif name in given and given[name] is not None:
                value = self._value(option, given[name], strict=focused is None)
                yield {"name": name, "type": kind, "value": value}
            elif option.get("required") and focused is None:
                raise Refused(f"{name} is needed.")

    def _value(self, option: Json, value: Any, *, strict: bool) -> Any:
        name, kind = option["name"], option["type"]
        if kind in (USER, MENTIONABLE):
            return self._person(int(value))
        if kind == CHANNEL:
            channel = self._wire.world.channel(int(value))
            shape = self._wire.channel(channel) | {"permissions": "0"}
            self._resolved.setdefault("channels", {})[str(channel.id)] = shape
            return str(channel.id)
        if kind == ROLE:
            return str(value)
        value = _convert(kind, value, name)
        choices = [choice["value"] for choice in option.get("choices") or []]
        if strict and choices and value not in choices:
            raise Refused(f"{name} is not one of the choices.")
        if strict:
            _check_range(option, value)
        return value

    def _person(self, number: int) -> str:
        person = self._wire.world.person(number)
        self._resolved.setdefault("users", {})[str(person.id)] = self._wire.user(person)
        if self._guild and person.id in self._guild.members:
            rights = str(self._wire.world.person_permissions(self._guild, person.id))
            member = self._wire.member(self._guild, self._guild.members[person.id], with_user=False)
            self._resolved.setdefault("members", {})[str(person.id)] = member | {"permissions": rights}
        return str(person.id)

    def people(self, numbers: list[str]) -> Json:
        """The ``resolved`` part for people that were chosen."""
        for number in numbers:
            self._person(int(number))
        return self._resolved


def _convert(kind: int, value: Any, name: str) -> Any:
    try:
        if kind == INTEGER:
            return int(value)
        if kind == NUMBER:
            return float(value)
    except (TypeError, ValueError):
        raise Refused(f"{name} has to be a number.") from None
    if kind == BOOLEAN:
        return value if isinstance(value, bool) else str(value).lower() == "true"
    return str(value)


def _check_range(option: Json, value: Any) -> None:
    name = option["name"]
    if option["type"] == STRING:
        if not option.get("min_length", 0) <= len(value) <= option.get("max_length", 6000):
            raise Refused(f"{name} is too short or too long.")
    elif option["type"] in (INTEGER, NUMBER) and (
        value < option.get("min_value", value) or value > option.get("max_value", value)
    ):
        raise Refused(f"{name} is out of range.")


def context_data(wire: Wire, channel: Channel, command: Json, target: int) -> Json:
    """The ``data`` of a context menu command on a person."""
    builder = CommandData(wire, channel)
    resolved = builder.people([str(target)])
    return {
        "id": command["id"],
        "name": command["name"],
        "type": command["type"],
        "target_id": str(target),
        "resolved": resolved,
    }


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component of a message or modal, outer ones first."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from walk([component[key]])


def component_data(wire: Wire, channel: Channel, message: Message, custom_id: str, values: list[str] | None) -> Json:
    """The ``data`` of a click on a button or a choice in a select of the message."""
    component = next((c for c in walk(message.components) if c.get("custom_id") == custom_id), None)
    if component is None:
        raise Refused("That is no longer on the message.")
    if component.get("disabled"):
        raise Refused("That is switched off.")
    data: Json = {"custom_id": custom_id, "component_type": component["type"], "id": component.get("id", 0)}
    if component["type"] == BUTTON:
        return data
    chosen = values or []
    _check_choice(component, chosen)
    data["values"] = chosen
    if component["type"] in (USER_SELECT, MENTIONABLE_SELECT):
        data["resolved"] = CommandData(wire, channel).people(chosen)
    return data


def _check_choice(select: Json, chosen: list[str]) -> None:
    low, high = select.get("min_values", 1), select.get("max_values", 1)
    if select.get("required") is False and not chosen:
        return
    if not low <= len(chosen) <= high or len(set(chosen)) != len(chosen):
        raise Refused(f"Choose {low} to {high}.")
    if select["type"] == STRING_SELECT:
        offered = {option["value"] for option in select["options"]}
        if not set(chosen) <= offered:
            raise Refused("That is not one of the options.")


def modal_data(modal: Json, given: Json) -> Json:
    """The ``data`` of a modal that is sent off with values by custom id."""
    known = {part["custom_id"] for part in walk(modal["components"]) if "custom_id" in part}
    if set(given) - known:
        raise Refused(f"The form has no field {sorted(set(given) - known)[0]!r}.")
    parts: list[Json] = []
    for number, part in enumerate(modal["components"], start=1):
        filled: Json = {"type": part["type"], "id": part.get("id", number)}
        if part["type"] == 1:
            filled["components"] = [_filled(entry, given, part) for entry in part["components"]]
        elif part["type"] == 18:
            filled["component"] = _filled(part["component"], given, part)
        parts.append(filled)
    return {"custom_id": modal["custom_id"], "components": parts}


def _filled(entry: Json, given: Json, holder: Json) -> Json:
    kind, custom_id = entry["type"], entry["custom_id"]
    shape: Json = {"type": kind, "custom_id": custom_id, "id": entry.get("id", 0)}
    label = entry.get("label") or holder.get("label") or custom_id
    if kind == TEXT_INPUT:
        text = str(given.get(custom_id, entry.get("value") or ""))
        if entry.get("required", True) and not text:
            raise Refused(f"{label} is needed.")
        if text and not entry.get("min_length", 0) <= len(text) <= entry.get("max_length", 4000):
            raise Refused(f"{label} is too short or too long.")
        return shape | {"value": text}
    if kind == 23:
        return shape | {"value": bool(given.get(custom_id, entry.get("default", False)))}
    chosen = given.get(custom_id, _defaults(entry))
    if kind == 21:
        return shape | {"value": chosen[0] if isinstance(chosen, list) and chosen else chosen or None}
    values = [str(value) for value in (chosen if isinstance(chosen, list) else [chosen])]
    if kind != 22:
        _check_choice(entry, values)
    return shape | {"values": values}


def _defaults(entry: Json) -> list[str]:
    return [option["value"] for option in entry.get("options") or [] if option.get("default")]
