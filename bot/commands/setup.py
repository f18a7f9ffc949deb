"""/setup: what a server's admins decide."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.commands.contexts import GUILD_INSTALL, SERVERS
from bot.commands.options import choices
from bot.discord_api.client import Interaction
from bot.discord_api.responding import person_of, respond
from bot.interactions.match_option import matching_choices
from bot.presenter.matches import watched
from bot.presenter.message import OutgoingMessage
from bot.presenter.setup import LANGUAGES, TIMES, setup, span
from bot.service import setup as service
from bot.service.errors import UserError
from config.language import _, available, speaking

USUAL = "usual"
REASON_LIMIT = 200

group = app_commands.Group(
    name="setup",
    description="How games are played on this server",
    allowed_contexts=SERVERS,
    allowed_installs=GUILD_INSTALL,
    default_permissions=discord.Permissions(manage_guild=True),
)


def server_of(interaction: Interaction) -> int:
    """The server that the person may manage; UserError for everybody else.

    Discord hides the command from them, unless a server has decided otherwise.
    """
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise UserError(_("This needs the permission **Manage Server**."))
    return interaction.guild_id


async def _present(interaction: Interaction) -> OutgoingMessage:
    services = interaction.client.services
    guild, lines = await service.server(services, server_of(interaction))
    return setup(guild, services.move_seconds, lines)


async def _change(interaction: Interaction, values: dict[str, Any]) -> None:
    async def work() -> OutgoingMessage:
        guild_id = server_of(interaction)
        await service.change(interaction.client.services, person_of(interaction), guild_id, interaction.id, **values)
        return await _present(interaction)

    await respond(interaction, work)


async def running_matches(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The server's running matches whose number, game or players fit what was typed; none for who may not set up."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        return []
    rows = await service.running_matches(interaction.client.services, interaction.guild_id)
    with speaking(str(interaction.locale)):
        return matching_choices({row.id: watched(row) for row in rows}, typed)


@group.command(name="show", description="The present settings, and what was changed lately")
async def _show(interaction: Interaction) -> None:
    await respond(interaction, lambda: _present(interaction))


@group.command(name="time", description="The time per move of new challenges")
@app_commands.describe(time="How long each move may take")
@app_commands.choices(time=choices({USUAL: "as usual", **{str(time): span(time) for time in TIMES}}))
async def _time(interaction: Interaction, time: str) -> None:
    await _change(interaction, {"move_seconds": None if time == USUAL else int(time)})


@group.command(name="threads", description="Whether every match gets a thread of its own")
@app_commands.describe(always="True: every match; False: only where a match is being played already")
async def _threads(interaction: Interaction, always: bool) -> None:
    await _change(interaction, {"threads": always})


@group.command(name="challengers", description="Who may challenge")
@app_commands.describe(role="Only those with this role; leave it out for everybody")
async def _challengers(interaction: Interaction, role: discord.Role | None = None) -> None:
    role_id = role.id if role and role.id != interaction.guild_id else None
    await _change(interaction, {"challenger_role_id": role_id})


@group.command(name="season", description="Where the results of a season are announced")
@app_commands.describe(channel="The channel; leave it out for no announcement")
async def _season(interaction: Interaction, channel: discord.TextChannel | None = None) -> None:
    await _change(interaction, {"season_channel_id": channel.id if channel else None})


def language_command(codes: Sequence[str]) -> app_commands.Command[Any, ..., None] | None:
    """The command that chooses one of the languages; None where there is nothing to choose."""
    if len(codes) < 2:
        return None

    @app_commands.command(name="language", description="The language of boards and results")
    @app_commands.describe(language="Leave it out for the server's own, as Discord knows it")
    @app_commands.choices(language=choices({code: LANGUAGES.get(code, code) for code in codes}))
    async def command(interaction: Interaction, language: str | None = None) -> None:
        await _change(interaction, {"language": language})

    return command


if (_language := language_command(available())) is not None:
    group.add_command(_language)


@group.command(name="channels", description="Where games may be played")
@app_commands.describe(
    allow="A channel to allow, with its threads; the first one makes all others forbidden",
    forbid="A channel to take from those allowed",
    everywhere="True: allow every channel again",
)
async def _channels(
    interaction: Interaction,
    allow: discord.TextChannel | None = None,
    forbid: discord.TextChannel | None = None,
    everywhere: bool = False,
) -> None:
    async def work() -> OutgoingMessage:
        services, admin, guild_id = interaction.client.services, person_of(interaction), server_of(interaction)
        if [allow is not None, forbid is not None, everywhere].count(True) != 1:
            raise UserError(_("Choose one of `allow`, `forbid` and `everywhere`."))
        if allow is not None:
            await service.allow_channel(services, admin, guild_id, allow.id, interaction.id)
        elif forbid is not None:
            await service.forbid_channel(services, admin, guild_id, forbid.id, interaction.id)
        else:
            await service.change(services, admin, guild_id, interaction.id, channels=())
        return await _present(interaction)

    await respond(interaction, work)


@group.command(name="abort", description="Call a match off: nobody wins, it is not rated, both players are told")
@app_commands.describe(match="The match's number, as its board shows it", reason="What both players are told")
@app_commands.autocomplete(match=running_matches)
async def _abort(
    interaction: Interaction, match: int, reason: app_commands.Range[str, 1, REASON_LIMIT] | None = None
) -> None:
    async def work() -> OutgoingMessage:
        row = await service.abort(
            interaction.client.services, person_of(interaction), server_of(interaction), match, reason, interaction.id
        )
        return OutgoingMessage(_("Match {number} is called off. Its players are told.").format(number=row.id))

    await respond(interaction, work)


COMMANDS: list[Any] = [group]
