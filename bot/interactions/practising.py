"""Practice against the computer, from the interaction to what the person is shown."""

import discord

from bot.discord_api.client import Interaction
from bot.discord_api.responding import person_of
from bot.interactions.challenging import place_of
from bot.players import PlayerError
from bot.presenter.hint import hint
from bot.presenter.message import OutgoingMessage
from bot.presenter.practice import practice_panel, practice_set_up, practice_terms
from bot.service import hints
from bot.service import practice as service
from bot.service.errors import UserError
from bot.service.places import Place
from bot.store.rows import DIRECT
from config.language import _
from games.catalogue import GAMES
from games.players.contract import Level


def practice_place(interaction: Interaction) -> Place:
    """Where a practice match would be played: in direct messages too. UserError as `place_of`."""
    if isinstance(interaction.channel, discord.DMChannel) and interaction.guild_id is None:
        return Place(DIRECT, interaction.channel.id, str(interaction.locale))
    return place_of(interaction)


def is_computer(interaction: Interaction, user: discord.User | discord.Member | None) -> bool:
    """Whether somebody challenged is the bot itself, which plays as the computer."""
    me = interaction.client.user
    return user is not None and me is not None and user.id == me.id


async def set_up_practice(interaction: Interaction, game: str, level: Level, side: str) -> OutgoingMessage:
    """Set a match up; what the person is told."""
    services, terms = interaction.client.services, practice_terms(game, side)
    wait = await service.seconds_to_wait(services)
    place = practice_place(interaction)
    await service.set_up(services, place, person_of(interaction), level, terms, interaction.id)
    return practice_set_up(wait)


async def choose_practice(interaction: Interaction, game: str | None, level: Level, side: str) -> OutgoingMessage:
    """The panel of practice; refused where there is no point in asking."""
    service.check_on(interaction.client.services)
    practice_place(interaction)
    return practice_panel(game or GAMES[0], level, side)


async def give_hint(interaction: Interaction, match_id: int) -> OutgoingMessage:
    """What the strongest computer would do in the clicker's place. The same position gets the same hint."""
    services = interaction.client.services
    asked = await hints.ask(services, person_of(interaction), match_id)
    game, seed = asked.position.game, f"{match_id} {asked.position.ply}"
    try:
        answer = await services.players.ask(game, "hard", asked.line, seed=seed, why=True)
    except PlayerError:
        raise UserError(_("I have no hint just now. Please try again in a moment.")) from None
    counted = await hints.count(services, asked.position, interaction.id)
    return hint(counted, answer["best"], answer.get("why", ()))


async def begin_practice(interaction: Interaction, challenge_id: int, words: str = "") -> OutgoingMessage:
    """Begin the match that the clicker has set up, with these words for the seed; what they are told."""
    services = interaction.client.services
    clicked = interaction.message.id if interaction.message else None
    match_id = await service.begin(services, person_of(interaction), challenge_id, interaction.id, clicked, words)
    return OutgoingMessage(_("Match {number} begins: good luck!").format(number=match_id))


async def practise_again(interaction: Interaction, match_id: int) -> OutgoingMessage:
    """Set the same match up once more, with the seats changed; what the person is told."""
    services = interaction.client.services
    wait = await service.seconds_to_wait(services)
    await service.again(services, person_of(interaction), match_id, interaction.id)
    return practice_set_up(wait)
