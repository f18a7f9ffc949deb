"""/me block and /me unblock."""

from typing import Any

import discord
from discord import app_commands

from bot.discord_api.client import Interaction
from bot.discord_api.responding import met, person_of, respond
from bot.presenter.blocks import blocked, unblocked
from bot.presenter.message import OutgoingMessage
from bot.service import blocks as service
from bot.service.errors import UserError
from bot.text.names import plain_name
from config.language import _

OFFERED = 25


@app_commands.command(name="block", description="Take no challenges from somebody any more; they are not told")
@app_commands.describe(person="Whose challenges you do not want")
async def _block(interaction: Interaction, person: discord.Member | discord.User) -> None:
    async def work() -> OutgoingMessage:
        other = met(person)
        return blocked(await service.block(interaction.client.services, person_of(interaction), other, interaction.id))

    await respond(interaction, work)


@app_commands.command(name="unblock", description="Take challenges from somebody again")
@app_commands.describe(person="Whom you have blocked")
async def _unblock(interaction: Interaction, person: str) -> None:
    async def work() -> OutgoingMessage:
        if not (person.isascii() and person.isdigit() and len(person) < 20):
            raise UserError(_("Choose one of those whom you have blocked from the list."))
        services = interaction.client.services
        return unblocked(await service.unblock(services, person_of(interaction), int(person), interaction.id))

    await respond(interaction, work)


@_unblock.autocomplete("person")
async def _blocked(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    found = await service.blocked_by(interaction.client.services, interaction.user.id)
    return [
        app_commands.Choice(name=plain_name(other.id, other.name), value=str(other.id))
        for other in found
        if typed.casefold() in other.name.casefold()
    ][:OFFERED]


OF_PERSON: list[Any] = [_block, _unblock]
