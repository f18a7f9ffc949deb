"""/resign, /rematch and /matches."""

from typing import Any

from discord import app_commands

from bot.answer import answer, person_of
from bot.app import Interaction
from bot.commands.which import MATCH, matches_typed, meant
from bot.presenter.matches import matches
from bot.presenter.menu import resign_question
from bot.presenter.post import Post
from bot.rematch import ask_rematch
from bot.service.act import may_resign
from bot.service.position import boards_of, own_matches


@app_commands.command(name="resign", description="Give a match up")
@app_commands.describe(match=MATCH)
@app_commands.autocomplete(match=matches_typed)
async def _resign(interaction: Interaction, match: int | None = None) -> None:
    async def work() -> Post:
        club, person = interaction.client.club, person_of(interaction)
        match_id = await meant(interaction, match, own=True)
        return resign_question(await may_resign(club, person, match_id))

    await answer(interaction, work)


@app_commands.command(name="rematch", description="Play once more, with the seats changed")
@app_commands.describe(match=MATCH)
@app_commands.autocomplete(match=matches_typed)
async def _rematch(interaction: Interaction, match: int | None = None) -> None:
    async def work() -> Post:
        match_id = await meant(interaction, match)
        return await ask_rematch(interaction, match_id)

    await answer(interaction, work)


@app_commands.command(name="matches", description="All your matches, those that wait for you first")
async def _matches(interaction: Interaction) -> None:
    async def work() -> Post:
        return await own_list(interaction, 0)

    await answer(interaction, work)


async def own_list(interaction: Interaction, page: int) -> Post:
    """A page of the matches of whoever asks."""
    club, person_id = interaction.client.club, interaction.user.id
    live, ended = await own_matches(club, person_id)
    return matches(person_id, live, ended, await boards_of(club, live), page)


COMMANDS: list[Any] = [_resign, _rematch, _matches]
