"""/duel, and the context menu Challenge."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.contexts import on_servers
from bot.commands.options import choices
from bot.discord_api.client import Interaction
from bot.discord_api.responding import respond
from bot.interactions.challenging import choose, offer, with_seat
from bot.interactions.practising import choose_practice, is_computer
from bot.presenter.message import OutgoingMessage
from bot.presenter.practice import LOT
from bot.presenter.setup import TIMES, span
from bot.presenter.sides import seat_name
from bot.service.challenge import Terms
from games.catalogue import GAMES, game_of
from games.players.contract import LEVELS


@app_commands.command(name="duel", description="Challenge somebody to a game")
@app_commands.describe(
    opponent="Whom you challenge: me for practice; leave it out to invite anybody",
    game="Which game; leave it out to choose everything by clicking, what only that game has too",
    seat="Your side",
    time="How long each move may take",
    thread="Whether the match gets a thread of its own; without, only where a match is being played already",
    rated="Whether it counts for the leaderboard; it does if you leave this out",
)
@app_commands.choices(
    game=choices({game: game_of(game).title for game in GAMES}),
    seat=choices({"0": seat_name(0), "1": seat_name(1), "random": "drawn by lot"}),
    time=choices({str(time): span(time) for time in TIMES}),
)
@on_servers
async def _duel(
    interaction: Interaction,
    opponent: discord.Member | discord.User | None = None,
    game: str | None = None,
    seat: str | None = None,
    time: str | None = None,
    thread: bool = False,
    rated: bool = True,
) -> None:
    async def work() -> OutgoingMessage:
        if is_computer(interaction, opponent):
            return await choose_practice(interaction, game, LEVELS[0], LOT)
        if game is None:
            return await choose(interaction, opponent, "")
        options, own_seat = with_seat(game, seat)
        terms = Terms(game, options, own_seat, rated, move_seconds=int(time) if time else None, thread=thread)
        return await offer(interaction, opponent, terms)

    await respond(interaction, work)


@app_commands.context_menu(name="Challenge")
@on_servers
async def _challenge_person(interaction: Interaction, user: discord.Member | discord.User) -> None:
    async def work() -> OutgoingMessage:
        if is_computer(interaction, user):
            return await choose_practice(interaction, None, LEVELS[0], LOT)
        return await choose(interaction, user, "")

    await respond(interaction, work)


COMMANDS: list[Any] = [_duel, _challenge_person]
