"""A rematch, asked for by command or button."""

from bot.answer import person_of
from bot.app import Interaction
from bot.challenging import roles_of
from bot.presenter.challenge import sent
from bot.presenter.post import Post
from bot.service.challenge import rematch
from config.language import _


async def ask_rematch(interaction: Interaction, match_id: int) -> Post:
    """Ask for, or agree to, another match; what the asker is told."""
    person, roles = person_of(interaction), roles_of(interaction.user)
    made = await rematch(interaction.client.club, person, match_id, interaction.id, roles)
    if isinstance(made, int):
        return Post(_("Match {number} begins: good luck!").format(number=made))
    return sent(made)
