"""A challenge, typed or clicked, from the interaction to what its maker is shown."""

from typing import Any

import discord

from bot.discord_api.client import Interaction
from bot.discord_api.errors import NO_ANSWER
from bot.discord_api.members import UNKNOWN
from bot.discord_api.permissions import lacking_for_threads, missing
from bot.discord_api.responding import met, person_of
from bot.presenter import challenge as words
from bot.presenter.game_presenter import presenter_of
from bot.presenter.message import OutgoingMessage
from bot.presenter.terms import draft, terms_panel, which_game
from bot.service import challenge as service
from bot.service.challenge import Terms
from bot.service.errors import UserError
from bot.service.places import Place
from bot.store.rows import Person
from bot.text.names import display_name, message_name
from config.language import _
from games.catalogue import GAMES, game_of

SEATS: dict[str, int | None] = {"0": 0, "1": 1, "random": None}
THREADED = (discord.ChannelType.text, discord.ChannelType.news)
"""Kinds of channels in which a thread can be begun from a message."""

User = discord.User | discord.Member


def place_of(interaction: Interaction) -> Place:
    """Where a match would be played. UserError outside a server, and where the bot lacks permissions."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise UserError(
            _("Matches are played in a channel of a server, where both can see the board. Go to one first.")
        )
    lacking = missing(interaction)
    if lacking:
        raise UserError(
            _("I cannot play here: I lack the permission {names}. Whoever runs this server can grant it.").format(
                names=", ".join(f"**{name}**" for name in lacking)
            )
        )
    locale = interaction.guild_locale
    here = interaction.channel
    threaded = here is not None and here.type in THREADED
    wanting = tuple(lacking_for_threads(interaction)) if threaded else ()
    return Place(
        interaction.guild_id,
        interaction.channel_id,
        str(locale) if locale else None,
        thread_of=here.parent_id if isinstance(here, discord.Thread) else None,
        threads=threaded and not wanting,
        lacking=wanting,
    )


def roles_of(user: User) -> list[int]:
    """The ids of a member's roles."""
    return [role.id for role in user.roles] if isinstance(user, discord.Member) else []


def opponent_of(interaction: Interaction, user: User | None) -> Person | None:
    """The one challenged. UserError for bots, for those who are not on the server, and for oneself.

    UserError, too, for those who do not see the channel: they would neither see the challenge nor the board.
    """
    if user is None:
        return None
    if user.bot:
        raise UserError(
            _("{name} is a bot and does not play. Challenge a person, or me: `/practice`.").format(
                name=message_name(user.id, user.display_name)
            )
        )
    if user.id == interaction.user.id:
        raise UserError(_("You cannot challenge yourself. Leave the opponent out to invite anybody who likes to play."))
    if not isinstance(user, discord.Member):
        raise UserError(_("{name} is not on this server.").format(name=message_name(user.id, user.display_name)))
    if not _sees(interaction, user):
        raise UserError(
            _("{name} cannot see {channel}. Challenge them in a channel that is open to both of you.").format(
                name=message_name(user.id, user.display_name), channel=f"<#{interaction.channel_id}>"
            )
        )
    return met(user)


def _sees(interaction: Interaction, member: discord.Member) -> bool:
    told = member.resolved_permissions
    if told is None and isinstance(interaction.channel, discord.abc.GuildChannel | discord.Thread):
        told = interaction.channel.permissions_for(member)
    return told is None or told.view_channel


async def member_of(interaction: Interaction, person_id: int) -> discord.Member | None:
    """A member of this server; None for 0, which means everybody.

    UserError for those who have left it, and where Discord does not say.
    """
    if not person_id or interaction.guild is None:
        return None
    member = await found_member(interaction.guild, person_id)
    if member is None:
        raise UserError(_("This person has left the server."))
    return member


async def found_member(guild: discord.Guild, person_id: int) -> discord.Member | None:
    """A person as a member of a server; None for somebody who is none. UserError where Discord does not say."""
    try:
        return await guild.fetch_member(person_id)
    except NO_ANSWER as error:
        if isinstance(error, discord.NotFound) and error.code in UNKNOWN:
            return None
        raise UserError(_("Discord does not tell me just now who is on this server. Please try again.")) from None


def with_seat(game: str, seat: str | None) -> tuple[dict[str, Any], int | None]:
    """A game's usual options, as its model dumps them, and the seat of the one who challenges; None draws lots.

    `seat` is `0` for the game's first side, `1` for the second, `random`, or None where nothing was chosen.
    """
    options: dict[str, Any] = game_of(game).options_type().model_dump(mode="json")
    option = presenter_of(game).sides().option
    if option is None:
        return options, SEATS[seat or "0"]
    if seat is not None:
        options[option] = seat if SEATS[seat] is None else SEATS[seat]
    return options, 0


async def offer(
    interaction: Interaction, opponent: User | None, terms: Terms, instead_of: int | None = None
) -> OutgoingMessage:
    """Make the challenge; what its maker is told."""
    made = await service.challenge(
        interaction.client.services,
        place_of(interaction),
        person_of(interaction),
        opponent_of(interaction, opponent),
        terms,
        interaction.id,
        roles_of(interaction.user),
        instead_of,
    )
    return words.sent(made)


async def choose(interaction: Interaction, opponent: User | None, game: str) -> OutgoingMessage:
    """The panel of terms for a game, or the question which game; refused where there is no point in asking."""
    place_of(interaction)
    person = opponent_of(interaction, opponent)
    if game not in GAMES:
        return which_game(person.id if person else 0, display_name(person) if person else "")
    usual = await service.usual(interaction.client.services, person_of(interaction), game)
    return terms_panel(draft(person.id if person else 0, game, usual))
