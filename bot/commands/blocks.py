"""/block and /unblock."""

from typing import Any

import discord
from discord import app_commands

from bot.answer import answer, person_of
from bot.app import Interaction
from bot.names import spoken
from bot.presenter.blocks import blocked, unblocked
from bot.presenter.post import Post
from bot.service import blocks as service
from bot.service.club import Refused
from bot.store.people import Person
from config.language import _

OFFERED = 25


@app_commands.command(name="block", description="Take no challenges from somebody any more; they are not told")
@app_commands.describe(person="Whose challenges you do not want")
async def _block(interaction: Interaction, person: discord.Member | discord.User) -> None:
    async def work() -> Post:
        other = Person(person.id, person.display_name)
        return blocked(await service.block(interaction.client.club, person_of(interaction), other, interaction.id))

    await answer(interaction, work)


@app_commands.command(name="unblock", description="Take challenges from somebody again")
@app_commands.describe(person="Whom you have blocked")
async def _unblock(interaction: Interaction, person: str) -> None:
    async def work() -> Post:
        if not (person.isascii() and person.isdigit() and len(person) < 20):
            raise Refused(_("Choose one of those whom you have blocked from the list."))
        club = interaction.client.club
        return unblocked(await service.unblock(club, person_of(interaction), int(person), interaction.id))

    await answer(interaction, work)


@_unblock.autocomplete("person")
async def _blocked(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    found = await service.blocked_by(interaction.client.club, interaction.user.id)
    return [
        app_commands.Choice(name=spoken(other.id, other.name), value=str(other.id))
        for other in found
        if typed.casefold() in other.name.casefold()
    ][:OFFERED]


COMMANDS: list[Any] = [_block, _unblock]
