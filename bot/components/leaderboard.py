"""The pages and menus of leaderboards, profiles and histories."""

from collections.abc import Awaitable, Callable, Mapping

from bot.app import Interaction
from bot.commands.leaderboard import history_post, profile_post, server_of, table_post
from bot.components.click import chosen, component
from bot.discord_api.responding import respond, respond_in_place
from bot.presenter import ids
from bot.presenter.message import OutgoingMessage
from bot.service.leaderboard import Wanted
from bot.service.profile import Asked
from bot.service.seasons import PERIODS
from bot.store import people
from bot.store.ratings import ALL_GAMES
from games.catalogue import GAMES


async def _shown(interaction: Interaction, work: Callable[[], Awaitable[OutgoingMessage | None]]) -> None:
    """In place of a message of the clicker's own; beside one that everybody sees."""
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await respond_in_place(interaction, work)
    else:
        await respond(interaction, work)


def _game(name: str) -> str:
    return name if name in GAMES else ALL_GAMES


def _period(name: str) -> str:
    return name if name in PERIODS else PERIODS[0]


async def _table(interaction: Interaction, parts: Mapping[str, str]) -> None:
    wanted = Wanted(_game(parts["game"]), _period(parts["period"]), int(parts["page"]))
    await _shown(interaction, lambda: table_post(interaction, wanted, parts["form"]))


async def _table_game(interaction: Interaction, parts: Mapping[str, str]) -> None:
    wanted = Wanted(_game(chosen(interaction)), _period(parts["period"]))
    await _shown(interaction, lambda: table_post(interaction, wanted, parts["form"]))


async def _table_period(interaction: Interaction, parts: Mapping[str, str]) -> None:
    wanted = Wanted(_game(parts["game"]), _period(chosen(interaction)))
    await _shown(interaction, lambda: table_post(interaction, wanted, parts["form"]))


async def _profile(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        server_of(interaction)
        async with interaction.client.services.database.read() as connection:
            person = await people.find(connection, int(parts["person"]))
        name = person.name if person else ""
        return await profile_post(interaction, int(parts["person"]), name, _game(chosen(interaction)))

    await _shown(interaction, work)


async def _history(interaction: Interaction, parts: Mapping[str, str]) -> None:
    asked = Asked(
        int(parts["person"]),
        int(parts["opponent"]) or None,
        parts["game"] if parts["game"] in GAMES else None,
        int(parts["page"]),
    )
    await _shown(interaction, lambda: history_post(interaction, asked))


COMPONENTS = (
    component(ids.TABLE, _table),
    component(ids.TABLE_GAME, _table_game),
    component(ids.TABLE_PERIOD, _table_period),
    component(ids.PROFILE, _profile),
    component(ids.HISTORY, _history),
)
