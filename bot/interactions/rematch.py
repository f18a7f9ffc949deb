"""A rematch, asked for by command or button."""

from bot.discord_api.client import Interaction
from bot.discord_api.responding import person_of
from bot.interactions.challenging import roles_of
from bot.interactions.practising import practise_again
from bot.presenter.challenge import sent
from bot.presenter.message import OutgoingMessage
from bot.service.challenge import rematch
from bot.service.match_lookup import look
from config.language import _


async def ask_rematch(interaction: Interaction, match_id: int) -> OutgoingMessage:
    """Ask for, or agree to, another match; what the asker is told."""
    if (await look(interaction.client.services, match_id, None)).computer is not None:
        return await practise_again(interaction, match_id)
    person, roles = person_of(interaction), roles_of(interaction.user)
    made = await rematch(interaction.client.services, person, match_id, interaction.id, roles)
    if isinstance(made, int):
        return OutgoingMessage(_("Match {number} begins: good luck!").format(number=made))
    return sent(made)
