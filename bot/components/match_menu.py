"""More, and what is behind it: Nudge, Take back, Offer a draw, Pause, Resign; and answers to the other's questions."""

from collections.abc import Awaitable, Callable, Mapping

from bot.components.click import Clicked, component, on_own_message
from bot.discord_api.client import Interaction
from bot.discord_api.responding import person_of, respond, respond_in_place
from bot.interactions import match_menu
from bot.interactions.moves import show_present
from bot.interactions.own_matches import own_list
from bot.presenter import ids
from bot.presenter.menu import resign_question
from bot.presenter.message import OutgoingMessage
from bot.service import proposal_answers, time_up
from bot.service.act import may_resign
from bot.service.errors import Outdated
from config.language import _

DECISIONS = {"claim": time_up.claim, "day": time_up.give_a_day, "off": time_up.call_off}


def _of_match(show: Callable[[Interaction, int], Awaitable[OutgoingMessage]]) -> Clicked:
    """A click that concerns the match of its id, answered to the clicker alone."""

    async def clicked(interaction: Interaction, parts: Mapping[str, str]) -> None:
        async def work() -> OutgoingMessage:
            return await show(interaction, int(parts["match"]))

        await respond(interaction, work)

    return clicked


async def _take_back(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage | None:
        match_id = int(parts["match"])
        try:
            shown = await match_menu.take_back(interaction, match_id, int(parts["ply"]))
            # A hand or a board is edited by its delivery alone: ours could come later.
            return shown if on_own_message(interaction) else None
        except Outdated as outdated:
            return await show_present(interaction, outdated)

    await respond_in_place(interaction, work)


async def _give_up(interaction: Interaction, match_id: int) -> OutgoingMessage:
    return resign_question(await may_resign(interaction.client.services, person_of(interaction), match_id))


async def _answer(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        yes = parts["word"] == "yes"
        services = interaction.client.services
        await proposal_answers.answer(services, person_of(interaction), int(parts["proposal"]), interaction.id, yes=yes)
        return OutgoingMessage(_("You agreed.") if yes else _("Settled: the match goes on as it stands."))

    await respond(interaction, work)


async def _late(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        decide = DECISIONS[parts["word"]]
        await decide(interaction.client.services, person_of(interaction), int(parts["proposal"]), interaction.id)
        return OutgoingMessage(_("Done: the channel shows it."))

    await respond(interaction, work)


async def _matches(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        return await own_list(interaction, int(parts["page"]))

    await respond_in_place(interaction, work)


COMPONENTS = (
    component(ids.MORE, _of_match(match_menu.show_menu)),
    component(ids.NUDGE, _of_match(match_menu.nudge_other)),
    component(ids.UNDO, _of_match(match_menu.take_back)),
    component(ids.DRAW, _of_match(match_menu.offer_draw)),
    component(ids.PAUSE, _of_match(match_menu.ask_pause)),
    component(ids.RESUME, _of_match(match_menu.resume)),
    component(ids.GIVE_UP, _of_match(_give_up)),
    component(ids.TAKE_BACK, _take_back),
    component(ids.ANSWER, _answer),
    component(ids.LATE, _late),
    component(ids.MATCHES, _matches),
)
