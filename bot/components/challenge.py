"""Accept, Decline, Withdraw, and the choice of a game."""

from collections.abc import Mapping

import discord

from bot.answer import answer, answer_in_place, person_of
from bot.app import Interaction
from bot.commands.challenge import chosen_options, offer
from bot.components.click import chosen, component
from bot.presenter import ids
from bot.presenter.post import Post
from bot.service import challenge as service
from bot.service.challenge import Terms
from bot.service.club import Refused
from config.language import _
from games.catalogue import GAMES


async def _accept(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> Post:
        match_id = await service.accept(
            interaction.client.club, person_of(interaction), int(parts["challenge"]), interaction.id
        )
        return Post(_("Match {number} begins: good luck!").format(number=match_id))

    await answer(interaction, work)


async def _decline(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> Post:
        closed = await service.decline(
            interaction.client.club, person_of(interaction), int(parts["challenge"]), interaction.id
        )
        return Post(_("You took your challenge back.") if closed.state == "withdrawn" else _("You declined."))

    await answer(interaction, work)


async def _withdraw(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> Post:
        await service.withdraw(interaction.client.club, person_of(interaction), int(parts["challenge"]), interaction.id)
        return Post(_("You took your challenge back."))

    await answer_in_place(interaction, work)


async def _game(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> Post | None:
        game = chosen(interaction)
        if game not in GAMES or interaction.guild is None:
            return None
        try:
            opponent = await interaction.guild.fetch_member(int(parts["opponent"]))
        except discord.NotFound:
            raise Refused(_("This person has left the server.")) from None
        return await offer(interaction, opponent, Terms(game, chosen_options(game, {})))

    await answer_in_place(interaction, work)


COMPONENTS = (
    component(ids.ACCEPT, _accept),
    component(ids.DECLINE, _decline),
    component(ids.WITHDRAW, _withdraw),
    component(ids.GAME, _game),
)
