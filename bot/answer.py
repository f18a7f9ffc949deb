"""Answering an interaction: acknowledge first, work afterwards, and never leave anybody without a word."""

import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot import metrics
from bot.app import Interaction
from bot.logs import about
from bot.post_office import files_of, mentions_of, view_of
from bot.presenter.post import Post
from bot.service.club import AlreadyDone, Refused
from bot.store.people import Person
from config.language import _, speaking

log = logging.getLogger(__name__)

NOT_OURS = {10062, 40060}
"""Codes of an interaction that is too old to answer, or was answered already."""


def person_of(interaction: Interaction) -> Person:
    """Who typed or clicked."""
    return Person(interaction.user.id, interaction.user.display_name, str(interaction.locale))


def trouble() -> str:
    """What people are told of a fault of ours."""
    return _("Something went wrong on my side. Nothing is lost: please try again, or look at the board with `/board`.")


async def answer(interaction: Interaction, work: Callable[[], Awaitable[Post | None]], *, alone: bool = True) -> None:
    """Acknowledge with a new message, work, and fill it with the post; `alone`: only its reader sees it.

    None as the post takes the message away again.
    """
    async with _acknowledged(interaction, thinking=True, alone=alone) as ours:
        if not ours:
            return
        post = await _post_or_words(interaction, work)
        if post is None:
            await interaction.delete_original_response()
        else:
            await _fill(interaction, post)


async def answer_in_place(interaction: Interaction, work: Callable[[], Awaitable[Post | None]]) -> None:
    """Acknowledge a click on a message that only the clicker sees, work, and replace that message with the post.

    None leaves the message to whoever else updates it. A refusal is said beside it.
    """
    async with _acknowledged(interaction, thinking=False, alone=True) as ours:
        if not ours:
            return
        try:
            post = await work()
        except Refused as refused:
            await interaction.followup.send(str(refused), ephemeral=True)
            return
        except AlreadyDone:
            return
        if post is not None:
            await _fill(interaction, post)


@asynccontextmanager
async def _acknowledged(interaction: Interaction, *, thinking: bool, alone: bool) -> AsyncIterator[bool]:
    """Acknowledge, and speak the person's language meanwhile; False if the interaction cannot be answered.

    Every fault ends in a line of the log and a sentence for the person.
    """
    with speaking(str(interaction.locale)), about(interaction=interaction.id):
        try:
            await interaction.response.defer(ephemeral=alone, thinking=thinking)
            metrics.FIRST_ANSWER.observe(max(0.0, time.time() - interaction.created_at.timestamp()))
        except discord.HTTPException as error:
            metrics.discord_error(error.status, error.code)
            if error.code not in NOT_OURS:
                raise
            log.info("interaction %s cannot be answered: %s", interaction.id, error.text)
            yield False
            return
        try:
            yield True
        except Exception:
            log.exception("interaction %s failed", interaction.id)
            await interaction.followup.send(trouble(), ephemeral=True)


async def _post_or_words(interaction: Interaction, work: Callable[[], Awaitable[Post | None]]) -> Post | None:
    try:
        return await work()
    except Refused as refused:
        return Post(str(refused))
    except AlreadyDone:
        return None


async def _fill(interaction: Interaction, post: Post) -> None:
    view: Any = view_of(post.rows)
    await interaction.edit_original_response(
        content=post.content,
        attachments=files_of(post.files),
        view=view,
        allowed_mentions=mentions_of(()),
    )
