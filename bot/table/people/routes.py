"""What people do: read, write, run commands, press buttons, choose, fill in forms."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from ..errors import ApiError
from ..interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction
from ..mentions import find_mentions
from ..model import WITHOUT_MESSAGES, Channel, Json, Message, Person
from ..world import Event
from .asking import (
    CommandData,
    Refused,
    component_data,
    context_data,
    find_command,
    modal_data,
    visible_commands,
)
from .door import Handler, Visit
from .feed import Feed

FEED: web.AppKey[Feed] = web.AppKey("feed", Feed)


# --- looking around ----------------------------------------------------------------------------------------------


def _person(visit: Visit, person: Person) -> Json:
    servers = [str(guild.id) for guild in visit.core.world.guilds.values() if person.id in guild.members]
    return {
        "id": str(person.id),
        "name": person.name,
        "bot": person.bot,
        "locale": person.locale,
        "dms_open": person.dms_open,
        "servers": servers,
    }


async def people(visit: Visit) -> list[Json]:
    """Everyone at the table, the bot included."""
    return [_person(visit, person) for person in visit.core.world.people.values()]


async def sidebar(visit: Visit) -> Json:
    """The servers with their channels and threads, and the direct message, as this person sees them."""
    world, person = visit.core.world, visit.person
    servers = []
    for guild in world.guilds.values():
        if person.id not in guild.members:
            continue
        channels = [_listed(visit, c) for c in world.channels_of(guild)]
        threads = [_listed(visit, t) for t in world.threads_of(guild) if world.sees(person.id, t)]
        members = [_person(visit, world.people[number]) for number in guild.members]
        entry: Json = {"id": str(guild.id), "name": guild.name, "channels": channels, "threads": threads}
        servers.append(entry | {"members": members, "bot": world.bot_id in guild.members})
    dm = next((c for c in world.channels.values() if c.is_dm and c.recipient_id == person.id), None)
    return {"person": _person(visit, person), "servers": servers, "dm": _listed(visit, dm) if dm else None}


def _listed(visit: Visit, channel: Channel) -> Json:
    return {
        "id": str(channel.id),
        "name": channel.name or visit.core.world.bot.name,
        "type": channel.type,
        "topic": channel.topic,
        "parent": str(channel.parent_id) if channel.parent_id else None,
        "archived": channel.archived,
        "locked": channel.locked,
        "last_message": str(channel.last_message_id) if channel.last_message_id else None,
    }


async def open_dm(visit: Visit) -> Json:
    return _listed(visit, visit.core.world.dm_with(visit.person))


async def messages(visit: Visit) -> list[Json]:
    """The newest messages that this person sees in the channel, oldest first; ``before`` and ``limit`` page back."""
    person, query = visit.person, visit.request.query
    channel = visit.channel(visit.request.match_info["channel"])
    held = visit.core.world.messages.get(channel.id, {}).values()
    shown = [message for message in held if message.visible_to in (None, person.id)]
    if "before" in query:
        shown = [message for message in shown if message.id < int(query["before"])]
    return [visit.core.wire.message(message) for message in shown[-int(query.get("limit", 50)) :]]


async def commands(visit: Visit) -> list[Json]:
    channel = visit.channel(visit.request.query["channel"])
    return visible_commands(visit.core.wire, visit.person, channel)


async def live(visit: Visit) -> web.WebSocketResponse:
    return await visit.request.app[FEED].handle(visit.request, visit.person)


# --- writing -----------------------------------------------------------------------------------------------------


async def say(visit: Visit) -> Json:
    """Post a plain message as this person."""
    world, person = visit.core.world, visit.person
    channel = visit.channel(visit.request.match_info["channel"])
    content = str(visit.body["content"]).strip()
    if not content or len(content) > 2000:
        raise Refused("A message has 1 to 2000 characters.")
    if channel.locked:
        raise Refused("This thread is locked.")
    if channel.type in WITHOUT_MESSAGES:
        raise Refused("Nothing can be written here: open a post.")
    if channel.is_dm and not world.share_a_guild(person.id):
        raise Refused("You share no server with this person.")
    found = find_mentions(content, None, world.people, world.guild_of(channel))
    message = Message(world.snowflakes.next(), channel.id, person.id, content=content)
    message.mentions, message.mention_roles = found.people, found.roles
    world.add_message(message)
    return visit.core.wire.message(message)


async def typing(visit: Visit) -> Json:
    channel, world = visit.channel(visit.request.match_info["channel"]), visit.core.world
    data = {"at": world.clock.now()}
    world.publish(Event("typing", world.guild_of(channel), channel, person=visit.person, data=data))
    return {}


async def dismiss(visit: Visit) -> Json:
    """Put away an ephemeral message; the person's own message may be deleted the same way."""
    channel = visit.channel(visit.request.match_info["channel"])
    message = _visible(visit, channel, visit.request.match_info["message"])
    if message.visible_to != visit.person.id and message.author_id != visit.person.id:
        raise Refused("Only your own messages and those that only you see can be put away.")
    visit.core.world.delete_message(message)
    return {}


async def settings(visit: Visit) -> Json:
    """Change this person's language or whether strangers may write to them."""
    visit.core.world.update_person(visit.person, locale=visit.body.get("locale"), dms_open=visit.body.get("dms_open"))
    return _person(visit, visit.person)


# --- interactions ------------------------------------------------------------------------------------------------


async def ask(visit: Visit) -> Json:
    """Begin an interaction; what becomes of it is told by live events that carry its id and ``nonce``.

    ``kind`` is slash, autocomplete, context, component or modal. The bot answers, or it fails after three seconds.
    """
    interaction = _ASKING[visit.body["kind"]](visit, visit.body)
    return {"id": str(interaction.id)}


def _slash(visit: Visit, body: Json) -> Interaction:
    channel, wire = visit.channel(str(body["channel"])), visit.core.wire
    known = visible_commands(wire, visit.person, channel)
    command, names = find_command(known, 1, body["name"])
    _open(visit, channel)
    data = CommandData(wire, channel).build(command, names, body.get("options") or {})
    return visit.core.interactions.ask(COMMAND, visit.person, channel, data, nonce=body.get("nonce"))


def _autocomplete(visit: Visit, body: Json) -> Interaction:
    channel, wire = visit.channel(str(body["channel"])), visit.core.wire
    known = visible_commands(wire, visit.person, channel)
    command, names = find_command(known, 1, body["name"])
    _open(visit, channel)
    builder = CommandData(wire, channel)
    data = builder.build(command, names, body.get("options") or {}, body["focused"])
    if builder.focused_type is None:
        raise Refused(f"There is no option {body['focused']!r}.")
    return visit.core.interactions.ask(
        AUTOCOMPLETE,
        visit.person,
        channel,
        data,
        nonce=body.get("nonce"),
        option_type=builder.focused_type,
    )


def _context(visit: Visit, body: Json) -> Interaction:
    channel, wire = visit.channel(str(body["channel"])), visit.core.wire
    command, _ = find_command(visible_commands(wire, visit.person, channel), 2, body["name"])
    _open(visit, channel)
    data = context_data(wire, channel, command, int(body["target"]))
    return visit.core.interactions.ask(COMMAND, visit.person, channel, data, nonce=body.get("nonce"))


def _component(visit: Visit, body: Json) -> Interaction:
    channel = visit.channel(str(body["channel"]))
    message = _visible(visit, channel, str(body["message"]))
    _open(visit, channel)
    data = component_data(visit.core.wire, channel, message, body["custom_id"], body.get("values"))
    guild = visit.core.world.guild_of(channel)
    if guild is not None and visit.core.world.bot_id not in guild.members:
        raise Refused("The bot is no longer on this server.")
    return visit.core.interactions.ask(COMPONENT, visit.person, channel, data, nonce=body.get("nonce"), source=message)


def _modal(visit: Visit, body: Json) -> Interaction:
    opener = visit.core.interactions.by_id.get(int(body["interaction"]))
    if opener is None or opener.modal is None or opener.person is not visit.person:
        raise Refused("That form is not open.")
    data = modal_data(opener.modal, body.get("values") or {})
    return visit.core.interactions.ask(
        MODAL_SUBMIT,
        visit.person,
        opener.channel,
        data,
        nonce=body.get("nonce"),
        source=opener.source,
        parent=opener,
    )


_ASKING: dict[str, Any] = {
    "slash": _slash,
    "autocomplete": _autocomplete,
    "context": _context,
    "component": _component,
    "modal": _modal,
}


def _open(visit: Visit, channel: Channel) -> None:
    """Refuse what nobody can do in a thread that is locked or archived, nor where no message can stand."""
    if channel.locked:
        raise Refused("This thread is locked.")
    if channel.archived:
        raise Refused("This thread is archived: say something to wake it.")
    if channel.type in WITHOUT_MESSAGES:
        raise Refused("There are no commands here: open a post.")


def _visible(visit: Visit, channel: Channel, text: str) -> Message:
    message = visit.core.world.message(channel.id, int(text))
    if message.visible_to not in (None, visit.person.id):
        raise ApiError(10008)
    return message


_WHO = "/people/{who}"
_CHANNEL = _WHO + "/channels/{channel}"

ROUTES: list[tuple[str, str, Handler]] = [
    ("GET", "/people", people),
    ("GET", _WHO + "/sidebar", sidebar),
    ("GET", _WHO + "/commands", commands),
    ("GET", _WHO + "/live", live),
    ("PATCH", _WHO, settings),
    ("POST", _WHO + "/dm", open_dm),
    ("POST", _WHO + "/interactions", ask),
    ("GET", _CHANNEL + "/messages", messages),
    ("POST", _CHANNEL + "/messages", say),
    ("DELETE", _CHANNEL + "/messages/{message}", dismiss),
    ("POST", _CHANNEL + "/typing", typing),
]
