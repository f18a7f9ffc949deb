"""What a server's admins have set for challenges: who may make them, and where."""

from collections.abc import Collection

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service.places import Place
from bot.service.services import UserError
from bot.store import guilds
from config.language import _


async def check_place(connection: AsyncConnection, place: Place) -> None:
    """Refused in a channel that the server does not allow, nor the one of which it is a thread."""
    allowed = (await guilds.find(connection, place.guild_id)).channels
    if allowed and not {place.channel_id, place.thread_of} & set(allowed):
        raise UserError(
            _("On this server games are played in {channels}.").format(
                channels=", ".join(f"<#{channel}>" for channel in allowed)
            )
        )


async def check_challenger(connection: AsyncConnection, guild_id: int, roles: Collection[int]) -> None:
    """Refused for those without the role that a server asks of challengers."""
    role = (await guilds.find(connection, guild_id)).challenger_role_id
    if role is not None and role != guild_id and role not in roles:
        raise UserError(_("On this server only <@&{role}> may challenge. Accepting is open to all.").format(role=role))
