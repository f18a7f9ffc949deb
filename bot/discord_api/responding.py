"""Answering an interaction: acknowledge first, work afterwards, and never leave anybody without a word."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import aiohttp
import discord
from discord import app_commands, ui

from bot.discord_api.autocompletion import ANSWERED, TOO_LATE
from bot.discord_api.client import Interaction
from bot.discord_api.messenger import files_of, mentions_of, view_of
from bot.operations import metrics
from bot.operations.failures import FailureLog
from bot.operations.logs import about
from bot.presenter.message import Form, OutgoingMessage, fit_lines
from bot.presenter.refusals import refusal_text
from bot.service.errors import DuplicateInteraction, IllegalActionError, UserError, is_busy
from bot.store.rows import Person
from config.language import _, speaking

log = logging.getLogger(__name__)
failures = FailureLog(log)

TRIES = 2
"""How often an answer is sent where the network fails."""
OUTDATED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
NETWORK = (aiohttp.ClientError, OSError, TimeoutError)


def person_of(interaction: Interaction) -> Person:
    """Who typed or clicked."""
    return met(interaction.user, str(interaction.locale))


def met(user: discord.User | discord.Member, locale: str | None = None) -> Person:
    """A person as Discord shows them: by the name of their account, and as a member by that on the server."""
    guild_id = user.guild.id if isinstance(user, discord.Member) else None
    account = user.global_name or user.name
    return Person(user.id, user.display_name, locale, account=account, guild_id=guild_id)


def trouble() -> str:
    """What people are told of a fault of ours."""
    return _("Something went wrong on my side. Nothing is lost: please try again, or look at the board with `/board`.")


def busy() -> str:
    """What people are told when the store had no time for them."""
    return _("I am very busy at the moment, and this was not done. Nothing is lost: please try again in a moment.")


def restarting() -> str:
    """What people are told whose answer was under way for too long when the bot had to end."""
    return _(
        "I am just being restarted and could not finish this. Please look at the board with `/board` in a moment, and "
        "try again if it was not done."
    )


async def respond_to_error(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """For what fails before a command begins, such as an option that names something unknown.

    People's apps offer commands of an older version for a while.
    """
    outdated = isinstance(error, OUTDATED)
    if outdated:
        log.info("interaction %s is for a command of another version", interaction.id)
    else:
        failures.write(error, "interaction %s failed", interaction.id)
    if interaction.type is discord.InteractionType.autocomplete or interaction.response.is_done():
        return
    with speaking(str(interaction.locale)):
        said = _("This command has changed. `/help` names all there are.") if outdated else trouble()
        await _shown(interaction, partial(interaction.response.send_message, said, ephemeral=True))


async def respond(
    interaction: Interaction, work: Callable[[], Awaitable[OutgoingMessage | None]], *, ephemeral: bool = True
) -> None:
    """Acknowledge with a new message, work, and show the result in it; if `ephemeral`, only its reader sees it.

    A result of None deletes the message again.
    """
    async with _acknowledged(interaction, thinking=True, ephemeral=ephemeral) as ours:
        if not ours:
            return
        try:
            message = await work()
        except UserError as refused:
            message = OutgoingMessage(_said(refused))
        except DuplicateInteraction:
            return
        if message is None:
            await _shown(interaction, interaction.delete_original_response)
        else:
            await _fill(interaction, message)


async def respond_in_place(interaction: Interaction, work: Callable[[], Awaitable[OutgoingMessage | None]]) -> None:
    """Acknowledge a click on a message that only the clicker sees, work, and replace that message with the result.

    None leaves it as it is, or to whoever else updates it. A refusal is said beside it.
    """
    async with _acknowledged(interaction, thinking=False, ephemeral=True) as ours:
        if not ours:
            return
        try:
            message = await work()
        except UserError as refused:
            await _say(interaction, _said(refused))
            return
        except DuplicateInteraction:
            return
        if message is not None:
            await _fill(interaction, message)


async def respond_with_form(interaction: Interaction, form: Form) -> None:
    """Answer a click with a window; what is typed there is an interaction of its own."""
    window: Any = ui.Modal(title=form.title, custom_id=form.id)
    field: Any = ui.TextInput(placeholder=form.placeholder, max_length=form.limit, required=False, custom_id="typed")
    window.add_item(ui.Label(text=form.label, component=field))
    # The library would keep it in memory until it is sent off, and know nothing of it after a restart.
    window.stop()
    await _shown(interaction, partial(interaction.response.send_modal, window))


@asynccontextmanager
async def _acknowledged(interaction: Interaction, *, thinking: bool, ephemeral: bool) -> AsyncIterator[bool]:
    """Acknowledge, and speak the person's language meanwhile; False if the interaction cannot be answered.

    Every fault ends in a line of the log and a sentence for the person. The bot's end waits for the answer; where that
    takes too long, the person is told so.
    """
    under_way = interaction.client.under_way.noted()
    with under_way, speaking(str(interaction.locale)), about(interaction=interaction.id):
        ours = await _acknowledge(interaction, thinking=thinking, ephemeral=ephemeral)
        try:
            yield ours
        except asyncio.CancelledError:
            if ours:
                await _say(interaction, restarting())
            raise
        except Exception as error:
            if is_busy(error):
                log.warning("interaction %s: the database was busy for too long", interaction.id)
                await _say(interaction, busy())
                return
            failures.write(error, "interaction %s failed", interaction.id)
            await _say(interaction, trouble())


async def _acknowledge(interaction: Interaction, *, thinking: bool, ephemeral: bool) -> bool:
    for _attempt in range(TRIES):
        try:
            await interaction.response.defer(ephemeral=ephemeral, thinking=thinking)
        except discord.HTTPException as error:
            metrics.discord_error(error.status, error.code)
            if error.code == TOO_LATE:
                log.info("interaction %s cannot be answered: %s", interaction.id, error.text)
                return False
            if error.code != ANSWERED:
                raise
            return True
        except NETWORK as error:
            log.info("interaction %s: the acknowledgement met %s", interaction.id, type(error).__name__)
        else:
            metrics.FIRST_ANSWER.observe(max(0.0, time.time() - interaction.created_at.timestamp()))
            log.debug("acknowledged %s", _what(interaction))
            return True
    # It may have arrived all the same. What was asked for is done once, and the channel shows it.
    return True


def _what(interaction: Interaction) -> str:
    """The command, or the kind of component: its whole id may name a hidden card."""
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name}"
    data: Any = interaction.data or {}
    return str(data.get("custom_id", "")).partition(":")[0]


def _said(refused: UserError) -> str:
    # It may quote what was typed, which Discord lets be far longer than an answer.
    text = refusal_text(refused.game, refused.refusal) if isinstance(refused, IllegalActionError) else str(refused)
    return fit_lines([text])


async def _fill(interaction: Interaction, message: OutgoingMessage) -> None:
    async def edit() -> None:
        view: Any = view_of(message.rows)
        await interaction.edit_original_response(
            content=message.content,
            attachments=files_of(message.files),
            view=view,
            allowed_mentions=mentions_of(message.calls),
        )

    await _shown(interaction, edit, TRIES)


async def _say(interaction: Interaction, sentence: str) -> None:
    await _shown(interaction, partial(interaction.followup.send, sentence, ephemeral=True))


async def _shown(interaction: Interaction, show: Callable[[], Awaitable[object]], tries: int = 1) -> None:
    """Show somebody what was done. It is done, whether or not that succeeds: a failure is only written down."""
    for _attempt in range(tries):
        try:
            await show()
            return
        except discord.HTTPException as error:
            metrics.discord_error(error.status, error.code)
            if error.status == 400:
                raise
            log.info("interaction %s: the answer cannot be shown: %s", interaction.id, error)
            return
        except NETWORK as error:
            log.info("interaction %s: the answer met %s", interaction.id, type(error).__name__)
