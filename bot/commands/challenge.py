"""/duel, and the context menu Challenge."""

import inspect
from collections.abc import Mapping
from typing import Any, Literal, get_args, get_origin

import discord
from discord import app_commands

from bot.answer import answer, person_of
from bot.app import Interaction
from bot.commands.options import choices, game_options
from bot.permissions import missing
from bot.presenter import challenge as words
from bot.presenter import ids
from bot.presenter.post import Item, Menu, Post
from bot.service import challenge as service
from bot.service.challenge import Terms
from bot.service.club import Refused
from bot.service.places import Place
from bot.store.people import Person
from config.language import _
from games.catalogue import GAMES, game_of

SEATS = {"0": 0, "1": 1, "random": None}
USUAL_GAME = GAMES[0]


def place_of(interaction: Interaction) -> Place:
    """Where a match would be played. Refused outside a server, and where the bot lacks permissions."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused(_("Challenges are made in a channel of a server, where both can see the board."))
    lacking = missing(interaction)
    if lacking:
        raise Refused(
            _("I cannot play here: I lack the permission {names}. Whoever runs this server can grant it.").format(
                names=", ".join(f"**{name}**" for name in lacking)
            )
        )
    locale = interaction.guild_locale
    return Place(interaction.guild_id, interaction.channel_id, str(locale) if locale else None)


def roles_of(user: discord.User | discord.Member) -> list[int]:
    """The ids of a member's roles."""
    return [role.id for role in user.roles] if isinstance(user, discord.Member) else []


def opponent_of(user: discord.User | discord.Member | None) -> Person | None:
    """The one challenged. Refused for bots."""
    if user is not None and user.bot:
        raise Refused(
            _("{name} is a bot and does not play. Challenge a person, or leave the opponent out.").format(
                name=user.display_name
            )
        )
    return Person(user.id, user.display_name) if user else None


def chosen_options(game: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """All options of a game as its model dumps them. Refused for one that the game does not have."""
    fields = game_of(game).options_type.model_fields
    values: dict[str, Any] = {}
    for name, value in given.items():
        if value is None:
            continue
        if name not in fields:
            own = ", ".join(f"`{field}`" for field in fields) or _("none")
            raise Refused(
                _("{game} has no option `{name}`. Its options: {own}.").format(
                    game=game_of(game).title, name=name, own=own
                )
            )
        allowed = get_args(fields[name].annotation) if get_origin(fields[name].annotation) is Literal else ()
        by_name = {words.value_name(each): each for each in allowed}
        values[name] = by_name.get(str(value), value)
    options: dict[str, Any] = game_of(game).options_type.model_validate(values).model_dump(mode="json")
    return options


async def offer(interaction: Interaction, opponent: discord.User | discord.Member | None, terms: Terms) -> Post:
    """Make the challenge; what its maker is told."""
    made = await service.challenge(
        interaction.client.club,
        place_of(interaction),
        person_of(interaction),
        opponent_of(opponent),
        terms,
        interaction.id,
        roles_of(interaction.user),
    )
    return words.sent(made)


async def _duel(
    interaction: Interaction,
    opponent: discord.Member | None = None,
    game: str = USUAL_GAME,
    seat: str = "0",
    **options: Any,
) -> None:
    async def work() -> Post:
        return await offer(interaction, opponent, Terms(game, chosen_options(game, options), SEATS[seat]))

    await answer(interaction, work)


def _duel_command() -> app_commands.Command[Any, ..., None]:
    parameters = list(inspect.signature(_duel).parameters.values())[:-1]
    own = game_options()
    _duel.__signature__ = inspect.Signature(parameters + [option.parameter for option in own])  # type: ignore[attr-defined]
    app_commands.describe(
        opponent="Whom you challenge; leave it out to invite anybody",
        game="Which game",
        seat="Your seat, in games where it makes a difference: Frodo or Sam, left or right, Hero or Black Lord",
        **{option.name: option.description for option in own},
    )(_duel)
    app_commands.choices(
        game=choices({game: game_of(game).title for game in GAMES}),
        seat=choices({"0": "the first seat", "1": "the second seat", "random": "drawn by lot"}),
        **{option.name: option.choices for option in own if option.choices},
    )(_duel)
    callback: Any = _duel
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name="duel", description="Challenge somebody to a game", callback=callback
    )
    command.guild_only = True
    return command


@app_commands.context_menu(name="Challenge")
@app_commands.guild_only()
async def _challenge_person(interaction: Interaction, user: discord.Member) -> None:
    async def work() -> Post:
        place_of(interaction)
        opponent = opponent_of(user)
        if opponent is not None and opponent.id == interaction.user.id:
            raise Refused(_("You cannot challenge yourself."))
        return which_game(user.id, user.display_name)

    await answer(interaction, work)


def which_game(opponent_id: int, name: str) -> Post:
    """The question which game to challenge somebody to."""
    items = tuple(Item(game_of(game).title, game, " / ".join(game_of(game).seats)[:100]) for game in GAMES)
    return Post(
        _("Which game would you like to play with {name}?").format(name=name),
        rows=((Menu(ids.game(opponent_id), _("Choose a game …"), items),),),
    )


COMMANDS: list[Any] = [_duel_command(), _challenge_person]
