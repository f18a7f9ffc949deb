"""Accept, Decline, Withdraw, and the panel in which the terms of a challenge are chosen."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

from bot.components.click import chosen, component, on_own_message
from bot.components.forms import asks_for_words
from bot.discord_api.client import Interaction
from bot.discord_api.responding import person_of, respond, respond_in_place
from bot.interactions.challenging import choose, member_of, offer
from bot.presenter import ids
from bot.presenter.challenge import declined
from bot.presenter.message import OutgoingMessage
from bot.presenter.terms import DIGITS, Draft, settings_of, terms, terms_panel
from bot.service import challenge as service
from bot.service.errors import UserError
from bot.service.match_lookup import look
from config.language import _
from games.catalogue import GAMES


async def _accept(interaction: Interaction, parts: Mapping[str, str]) -> None:
    await _accept_with(interaction, parts, "")


async def _accept_with(interaction: Interaction, parts: Mapping[str, str], words: str) -> None:
    async def work() -> OutgoingMessage:
        services = interaction.client.services
        clicked = interaction.message.id if interaction.message else None
        match_id = await service.accept(
            services, person_of(interaction), int(parts["challenge"]), interaction.id, clicked, words
        )
        begun = _("Match {number} begins: good luck!").format(number=match_id)
        room = (await look(services, match_id, None)).channel_id
        if room != interaction.channel_id:
            begun += " " + _("It is played in {thread}.").format(thread=f"<#{room}>")
        return OutgoingMessage(begun)

    await respond(interaction, work)


async def _decline(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        closed = await service.decline(
            interaction.client.services, person_of(interaction), int(parts["challenge"]), interaction.id
        )
        return OutgoingMessage(_("You took your challenge back.")) if closed.state == "withdrawn" else declined(closed)

    await respond(interaction, work)


async def _why(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        person = person_of(interaction)
        await service.explain(
            interaction.client.services, person, int(parts["challenge"]), chosen(interaction), interaction.id
        )
        return OutgoingMessage(_("You declined, and said why."))

    await respond_in_place(interaction, work)


async def _withdraw(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        await service.withdraw(
            interaction.client.services, person_of(interaction), int(parts["challenge"]), interaction.id
        )
        return OutgoingMessage(_("You took your challenge back."))

    async def work_in_place() -> OutgoingMessage:
        return await _or_without_buttons(work)

    if on_own_message(interaction):
        await respond_in_place(interaction, work_in_place)
    else:
        await respond(interaction, work)


async def _or_without_buttons(work: Callable[[], Awaitable[OutgoingMessage]]) -> OutgoingMessage:
    """What the work gives; where it is refused, the refusal in place of buttons that do nothing any more."""
    try:
        return await work()
    except UserError as refused:
        return OutgoingMessage(str(refused))


async def _game(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        return await choose(interaction, await member_of(interaction, int(parts["opponent"])), chosen(interaction))

    await respond_in_place(interaction, work)


def _draft(parts: Mapping[str, str]) -> Draft:
    return Draft(int(parts["opponent"]), parts["game"], parts["code"], int(parts["old"]))


async def _show_draft(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def panel() -> OutgoingMessage:
        if old := int(parts["old"]):
            await service.check_open(interaction.client.services, old)
        return terms_panel(_draft(parts), int(parts["page"]))

    async def work() -> OutgoingMessage:
        if parts["game"] not in GAMES:
            return await choose(interaction, await member_of(interaction, int(parts["opponent"])), "")
        return await _or_without_buttons(panel)

    await respond_in_place(interaction, work)


async def _term(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage | None:
        settings, number = settings_of(parts["game"]) if parts["game"] in GAMES else (), int(parts["setting"])
        value = DIGITS.find(chosen(interaction))
        if number >= len(settings) or not 0 <= value < len(settings[number].values):
            return None
        return terms_panel(_draft(parts).with_value(settings, number, value), int(parts["page"]))

    await respond_in_place(interaction, work)


async def _send(interaction: Interaction, parts: Mapping[str, str]) -> None:
    await _send_with(interaction, parts, "")


async def _send_with(interaction: Interaction, parts: Mapping[str, str], words: str) -> None:
    async def work() -> OutgoingMessage | None:
        if parts["game"] not in GAMES:
            return None
        draft = _draft(parts)
        opponent = await member_of(interaction, draft.opponent)
        return await offer(interaction, opponent, replace(terms(draft), words=words), draft.old or None)

    await respond_in_place(interaction, work)


COMPONENTS = (
    component(ids.ACCEPT, _accept),
    component(ids.DECLINE, _decline),
    component(ids.WHY, _why),
    component(ids.WITHDRAW, _withdraw),
    component(ids.GAME, _game),
    component(ids.DRAFT, _show_draft),
    component(ids.TERM, _term),
    component(ids.SEND, _send),
    component(ids.ACCEPT_WITH, asks_for_words),
    component(ids.SEND_WITH, asks_for_words),
)
FORMS = (
    (ids.ACCEPT_WITH, _accept_with),
    (ids.SEND_WITH, _send_with),
)
