"""The panel of practice, Begin, and Hint."""

from collections.abc import Mapping

from bot.components.click import chosen, component
from bot.components.forms import asks_for_words
from bot.discord_api.client import Interaction
from bot.discord_api.responding import respond, respond_in_place
from bot.interactions.practising import begin_practice, choose_practice, give_hint, set_up_practice
from bot.presenter import ids
from bot.presenter.message import OutgoingMessage
from bot.presenter.practice import LOT
from games.catalogue import GAMES
from games.players.contract import LEVELS, Level


def _level(parts: Mapping[str, str]) -> Level:
    return next((level for level in LEVELS if level == parts["level"]), LEVELS[0])


async def _panel(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage | None:
        if parts["game"] not in GAMES:
            return None
        return await choose_practice(interaction, parts["game"], _level(parts), parts["side"])

    await respond_in_place(interaction, work)


async def _game(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage | None:
        game = chosen(interaction)
        return await choose_practice(interaction, game, _level(parts), LOT) if game in GAMES else None

    await respond_in_place(interaction, work)


async def _set_up(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage | None:
        if parts["game"] not in GAMES:
            return None
        return await set_up_practice(interaction, parts["game"], _level(parts), parts["side"])

    await respond_in_place(interaction, work)


async def _begin(interaction: Interaction, parts: Mapping[str, str]) -> None:
    await _begin_with(interaction, parts, "")


async def _begin_with(interaction: Interaction, parts: Mapping[str, str], words: str) -> None:
    async def work() -> OutgoingMessage:
        return await begin_practice(interaction, int(parts["challenge"]), words)

    await respond(interaction, work)


async def _hint(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        return await give_hint(interaction, int(parts["match"]))

    await respond(interaction, work)


COMPONENTS = (
    component(ids.HINT, _hint),
    component(ids.PRACTICE, _panel),
    component(ids.PRACTICE_GAME, _game),
    component(ids.SET_UP, _set_up),
    component(ids.BEGIN, _begin),
    component(ids.BEGIN_WITH, asks_for_words),
)
FORMS = ((ids.BEGIN_WITH, _begin_with),)
