"""A move, typed or clicked, from the interaction to what its maker is shown."""

from bot.discord_api.client import Interaction
from bot.discord_api.responding import person_of
from bot.interactions.typed_actions import resolve_action
from bot.presenter.board import TOLD, bold_names, told
from bot.presenter.drawing import draw_in_thread
from bot.presenter.message import OutgoingMessage, fit_lines
from bot.presenter.panel import panel
from bot.service.act import act
from bot.service.errors import IllegalActionError, Outdated, UserError
from bot.service.match_lookup import look
from config.language import _


class NotYourTurn(UserError):
    """The other one is to move in the match."""


async def take_action(interaction: Interaction, match_id: int, action: str, ply: int | None = None) -> OutgoingMessage:
    """Take an action for whoever typed or clicked it; what was done, and the next choice if it is still their turn.

    `action` is an action's text, or what somebody typed for one.
    """
    services, person = interaction.client.services, person_of(interaction)
    try:
        after = await act(services, person, match_id, action, interaction.id, ply)
    except IllegalActionError:
        typed = resolve_action(await look(services, match_id, person.id), action)
        if typed is None or typed == action:
            raise
        after = await act(services, person, match_id, typed, interaction.id, ply)
    done = fit_lines(told(after), TOLD) or _("Done.")
    if after.over:
        return OutgoingMessage(done + "\n" + _("The match is over: the result follows in the channel."))
    if not after.legal:
        return OutgoingMessage(done)
    return await draw_in_thread(panel, after, "", 0, done)


async def show_present(interaction: Interaction, outdated: Outdated) -> OutgoingMessage:
    """What one whose click came too late is shown in place of the message: that it did, what happened lately, and the
    present choices. UserError as `show_panel` is."""
    return await show_panel(interaction, outdated.match_id, -1, first=str(outdated))


async def show_panel(
    interaction: Interaction, match_id: int, ply: int, prefix: str = "", page: int = 0, first: str = ""
) -> OutgoingMessage:
    """The choices after `prefix`, for the one whose turn it is; behind what is said `first`, if anything, comes what
    happened lately. UserError, kindly, for everybody else."""
    position = await look(interaction.client.services, match_id, interaction.user.id)
    if position.private is None:
        one, two = bold_names(position)
        raise UserError(_("{one} and {two} play this match; you are a spectator.").format(one=one, two=two))
    if position.over:
        raise UserError(_("This match is over."))
    if not position.legal:
        other = bold_names(position)[1 - (position.seat or 0)]
        raise NotYourTurn(_("It is not your turn: {name} is to move.").format(name=other))
    if ply != position.ply:
        prefix, page = "", 0
    done = "\n".join(line for line in (first, fit_lines(told(position), TOLD)) if line) if first else ""
    return await draw_in_thread(panel, position, prefix, page, done)
