"""Application commands: global ones and those of one server."""

from __future__ import annotations

from typing import Any

from ..checks.commands import CHAT_INPUT, check_command, check_commands
from ..checks.form import Form
from ..errors import ApiError
from ..model import Json
from .call import Call, Created, Handler

CONFIGURED = (0, 1)
"""How an application can be installed when it is new: a command that does not say is for both."""
_KEPT = (
    "name_localizations",
    "description_localizations",
    "options",
    "default_member_permissions",
    "nsfw",
    "contexts",
    "integration_types",
    "dm_permission",
)


def _scope(call: Call) -> int | None:
    """The server that the commands belong to, or None for global ones."""
    if call.id("application_id") != call.core.world.bot_id:
        raise ApiError(20012)
    return call.guild.id if "guild_id" in call.request.match_info else None


def _complete(call: Call, scope: int | None, given: Json, known: Json | None) -> Json:
    """A command as Discord stores it. One that is overwritten under its name keeps its id."""
    snowflakes = call.core.world.snowflakes
    command: Json = {
        "id": known["id"] if known else str(snowflakes.next()),
        "application_id": str(call.core.world.bot_id),
        "version": str(snowflakes.next()),
        "type": given.get("type", CHAT_INPUT),
        "name": given["name"],
        "description": given.get("description", ""),
        "default_member_permissions": None,
        "nsfw": False,
        "integration_types": list(CONFIGURED),
        "contexts": None,
    }
    command |= {key: given[key] for key in _KEPT if given.get(key) is not None}
    if scope is not None:
        command["guild_id"] = str(scope)
    return command


def _known(commands: list[Json], given: Json) -> Json | None:
    kind = given.get("type", CHAT_INPUT)
    return next((c for c in commands if c["name"] == given["name"] and c["type"] == kind), None)


async def list_commands(call: Call) -> list[Json]:
    return call.core.world.commands.get(_scope(call), [])


async def overwrite(call: Call) -> list[Json]:
    given: Any = call.body
    scope = _scope(call)
    if not isinstance(given, list):
        fault = {"code": "LIST_TYPE_CONVERT", "message": "Only iterables may be used in a ListType"}
        raise ApiError(50035, errors={"_errors": [fault]})
    check_commands(given)
    old = call.core.world.commands.get(scope, [])
    new = [_complete(call, scope, entry, _known(old, entry)) for entry in given]
    call.core.world.set_commands(scope, new)
    return new


async def create(call: Call) -> Json | Created:
    scope, given = _scope(call), call.json
    form = Form()
    check_command(form, given, ())
    form.finish()
    commands = call.core.world.commands.get(scope, [])
    known = _known(commands, given)
    command = _complete(call, scope, given, known)
    call.core.world.set_commands(scope, [c for c in commands if c is not known] + [command])
    return command if known else Created(command)


def _find(call: Call, scope: int | None) -> Json:
    number = call.text("command_id")
    for command in call.core.world.commands.get(scope, []):
        if command["id"] == number:
            return command
    raise ApiError(10063)


async def get_command(call: Call) -> Json:
    return _find(call, _scope(call))


async def edit_command(call: Call) -> Json:
    scope = _scope(call)
    known = _find(call, scope)
    given = known | call.json
    form = Form()
    check_command(form, given, ())
    form.finish()
    command = _complete(call, scope, given, known)
    commands = call.core.world.commands.get(scope, [])
    call.core.world.set_commands(scope, [command if c is known else c for c in commands])
    return command


async def delete_command(call: Call) -> None:
    scope = _scope(call)
    known = _find(call, scope)
    left = [c for c in call.core.world.commands.get(scope, []) if c is not known]
    call.core.world.set_commands(scope, left)


def _routes(prefix: str) -> list[tuple[str, str, Handler]]:
    return [
        ("GET", prefix, list_commands),
        ("PUT", prefix, overwrite),
        ("POST", prefix, create),
        ("GET", prefix + "/{command_id}", get_command),
        ("PATCH", prefix + "/{command_id}", edit_command),
        ("DELETE", prefix + "/{command_id}", delete_command),
    ]


ROUTES: list[tuple[str, str, Handler]] = [
    *_routes("/applications/{application_id}/commands"),
    *_routes("/applications/{application_id}/guilds/{guild_id}/commands"),
]
