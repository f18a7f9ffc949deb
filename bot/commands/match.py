"""/resign, /rematch and /matches."""

from typing import Any

from discord import app_commands

from bot.answer import answer, person_of
from bot.app import Interaction
from bot.commands.which import MATCH, matches_typed
from bot.presenter import ids
from bot.presenter.board import heading
from bot.presenter.matches import matches
from bot.presenter.post import Button, Post
from bot.rematch import ask_rematch
from bot.service.act import may_resign
from bot.service.position import match_here, own_matches
from config.language import _


@app_commands.command(name="resign", description="Give a match up")
@app_commands.describe(match=MATCH)
@app_commands.autocomplete(match=matches_typed)
async def _resign(interaction: Interaction, match: int | None = None) -> None:
    async def work() -> Post:
        club, person = interaction.client.club, person_of(interaction)
        match_id = await match_here(club, interaction.channel_id or 0, person.id, match, own=True)
        position = await may_resign(club, person, match_id)
        other = position.names[1 - (position.seat or 0)]
        return Post(
            _("{heading}: give it up? {name} wins, and nothing can bring it back.").format(
                heading=heading(position), name=other
            ),
            rows=(
                (
                    Button(_("Resign"), ids.resign(match_id), "danger"),
                    Button(_("Keep playing"), ids.keep_playing(match_id)),
                ),
            ),
        )

    await answer(interaction, work)


@app_commands.command(name="rematch", description="Play once more, with the seats changed")
@app_commands.describe(match=MATCH)
@app_commands.autocomplete(match=matches_typed)
async def _rematch(interaction: Interaction, match: int | None = None) -> None:
    async def work() -> Post:
        club = interaction.client.club
        match_id = await match_here(club, interaction.channel_id or 0, interaction.user.id, match)
        return await ask_rematch(interaction, match_id)

    await answer(interaction, work)


@app_commands.command(name="matches", description="All your matches, those that wait for you first")
async def _matches(interaction: Interaction) -> None:
    async def work() -> Post:
        live, ended = await own_matches(interaction.client.club, interaction.user.id)
        return matches(interaction.user.id, live, ended)

    await answer(interaction, work)


COMMANDS: list[Any] = [_resign, _rematch, _matches]
