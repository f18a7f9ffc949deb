"""Who is mentioned by a message: what its text says, as far as its ``allowed_mentions`` let it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from .model import Guild, Json, Person

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(?:everyone|here)")


@dataclass(slots=True)
class Mentions:
    """Whom a message notifies: ids of people and of roles, and whether everybody."""

    people: list[int] = field(default_factory=list)
    roles: list[int] = field(default_factory=list)
    everyone: bool = False


def find_mentions(
    text: str,
    allowed: Json | None,
    people: dict[int, Person],
    guild: Guild | None,
    *,
    replied_to: int | None = None,
    may_everyone: bool = False,
) -> Mentions:
    """The mentions of a message. Without ``allowed`` everything in the text counts, as on Discord.

    ``replied_to`` is the author of the message that is answered; it is mentioned unless ``replied_user`` is false.
    """
    found = Mentions()
    parse = {"users", "roles", "everyone"} if allowed is None else set(allowed.get("parse") or [])
    users = {int(user) for user in (allowed or {}).get("users") or []}
    roles = {int(role) for role in (allowed or {}).get("roles") or []}
    for match in _USER.finditer(text):
        person = int(match[1])
        if person in people and person not in found.people and ("users" in parse or person in users):
            found.people.append(person)
    for match in _ROLE.finditer(text):
        role = int(match[1])
        known = guild is not None and role in (guild.id, guild.bot_role)
        if known and role not in found.roles and ("roles" in parse or role in roles):
            found.roles.append(role)
    found.everyone = may_everyone and "everyone" in parse and bool(_EVERYONE.search(text))
    wants_reply = allowed is None or bool(allowed.get("replied_user"))
    if replied_to is not None and wants_reply and replied_to not in found.people:
        found.people.append(replied_to)
    return found
