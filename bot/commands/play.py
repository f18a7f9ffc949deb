"""/play, /hand and /board."""

import re
from typing import Any, Literal

from discord import app_commands

from bot.commands.contexts import anywhere
from bot.discord_api.client import Interaction
from bot.discord_api.responding import person_of, respond
from bot.interactions.match_option import MATCH, resolve_match, suggest_matches
from bot.interactions.moves import take_action
from bot.presenter.board_on_request import board_here, board_in_words
from bot.presenter.drawing import draw_in_thread
from bot.presenter.game_presenter import presenter_of
from bot.presenter.hand import hand_here
from bot.presenter.message import OutgoingMessage
from bot.service.dm_retry import try_again
from bot.service.errors import UserError
from bot.service.match_lookup import look
from config.language import speaking

OFFERED = 25


@app_commands.command(name="play", description="Take an action in a match")
@app_commands.describe(action="What you do: type to narrow the choice", match=MATCH)
@anywhere
async def _play(interaction: Interaction, action: str, match: int | None = None) -> None:
    async def work() -> OutgoingMessage:
        match_id = await resolve_match(interaction, match, own=True)
        return await take_action(interaction, match_id, action)

    await respond(interaction, work)


@_play.autocomplete("action")
async def _actions(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    with speaking(str(interaction.locale)):
        services = interaction.client.services
        named = getattr(interaction.namespace, "match", None)
        try:
            match_id = await resolve_match(interaction, named if isinstance(named, int) else None, own=True)
            position = await look(services, match_id, interaction.user.id)
        except UserError:
            return []
        if position.private is None:
            return []
        presenter = presenter_of(position.game)
        offered = [
            (action, presenter.action_name(action, position.public, position.private)) for action in position.legal
        ]
        return [app_commands.Choice(name=name[:100], value=action) for action, name in narrowed(offered, typed)]


def narrowed(offered: list[tuple[str, str]], typed: str) -> list[tuple[str, str]]:
    """Up to 25 of the actions, given as text and name, that hold every word typed. Those that begin so come first, then
    those in whose text, and those in whose name, words begin so: `R` is rather the card R7 than a badger."""
    words = typed.casefold().split()
    start = " ".join(words)
    beginnings = [re.compile(rf"(?<!\w){re.escape(word)}") for word in words]

    def rank(each: tuple[str, str]) -> int:
        text, name = map(str.casefold, each)
        if text.startswith(start) or name.startswith(start):
            return 0
        if all(word.search(text) for word in beginnings):
            return 1
        return 2 if all(word.search(text) or word.search(name) for word in beginnings) else 3

    fitting = [
        each for each in offered if all(word in each[0].casefold() or word in each[1].casefold() for word in words)
    ]
    return sorted(fitting, key=rank)[:OFFERED]


_play.autocomplete("match")(suggest_matches)


@app_commands.command(name="hand", description="Your cards, for your eyes only, and the moves")
@app_commands.describe(match=MATCH)
@app_commands.autocomplete(match=suggest_matches)
@anywhere
async def _hand(interaction: Interaction, match: int | None = None) -> None:
    async def work() -> OutgoingMessage:
        services, person = interaction.client.services, person_of(interaction)
        match_id = await resolve_match(interaction, match, own=True)
        position = await look(services, match_id, person.id)
        await try_again(interaction.client.services, position)
        return await draw_in_thread(board_here if position.seat is None else hand_here, position)

    await respond(interaction, work)


@app_commands.command(name="board", description="The position of a match, as a picture or as text")
@app_commands.describe(form="As a picture, or as text that a screen reader reads well", match=MATCH)
@app_commands.autocomplete(match=suggest_matches)
@anywhere
async def _board(
    interaction: Interaction, form: Literal["picture", "text"] = "picture", match: int | None = None
) -> None:
    async def work() -> OutgoingMessage:
        services = interaction.client.services
        match_id = await resolve_match(interaction, match)
        position = await look(services, match_id, None)
        return board_in_words(position) if form == "text" else await draw_in_thread(board_here, position)

    await respond(interaction, work)


COMMANDS: list[Any] = [_play, _hand, _board]
