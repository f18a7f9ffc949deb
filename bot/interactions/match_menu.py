"""What players do in a match beside moving, by command or button: from the interaction to what they are shown."""

from bot.discord_api.client import Interaction
from bot.discord_api.responding import person_of
from bot.presenter.board import bold_names, heading, verdict
from bot.presenter.board_on_request import board_here
from bot.presenter.drawing import draw_in_thread
from bot.presenter.event_texts import event_texts
from bot.presenter.hand import hand_here, jump
from bot.presenter.menu import menu
from bot.presenter.message import Link, OutgoingMessage
from bot.presenter.panel import panel
from bot.presenter.proposal import asked_word
from bot.service import draw, nudge, pause, undo
from bot.service.errors import UserError
from bot.service.hands_by_dm import gets_hands_by_dm
from bot.service.match_lookup import boards_of, look, most_urgent
from bot.service.position import Position
from bot.service.proposals import to_answer
from bot.store.rows import Proposal
from config.language import _, ngettext


async def show_menu(interaction: Interaction, match_id: int, first: str = "") -> OutgoingMessage:
    """What can be done in a match beside moving; the board for spectators, and for everybody when it is over."""
    services = interaction.client.services
    position = await look(services, match_id, interaction.user.id)
    if position.seat is None or position.over:
        return await draw_in_thread(board_here, position)
    by_dm = await gets_hands_by_dm(services, interaction.user.id)
    return menu(position, await to_answer(services, match_id, position.seat), first, hand_by_dm=by_dm)


async def take_back(interaction: Interaction, match_id: int, ply: int | None = None) -> OutgoingMessage:
    """Take the last step back, or ask for it: what the one who wishes it is shown."""
    done = await undo.undo(interaction.client.services, person_of(interaction), match_id, interaction.id, ply)
    if isinstance(done, Proposal):
        return OutgoingMessage(asked_word(done, await _other(interaction, match_id)))
    return await draw_in_thread(panel, done, "", 0, _("Taken back."))


async def offer_draw(interaction: Interaction, match_id: int) -> OutgoingMessage:
    """Offer a draw, or agree to the one that is offered."""
    services = interaction.client.services
    asked = await draw.draw(services, person_of(interaction), match_id, interaction.id)
    if asked is None:
        return OutgoingMessage(verdict(await look(services, match_id, None)))
    return OutgoingMessage(asked_word(asked, await _other(interaction, match_id)))


async def ask_pause(interaction: Interaction, match_id: int) -> OutgoingMessage:
    """Ask for a pause, or agree to it."""
    asked = await pause.pause(interaction.client.services, person_of(interaction), match_id, interaction.id)
    if asked is None:
        return OutgoingMessage(_("The match is paused. Either of you can let it go on with `/match resume`."))
    return OutgoingMessage(asked_word(asked, await _other(interaction, match_id)))


async def resume(interaction: Interaction, match_id: int) -> OutgoingMessage:
    """Let a paused match go on."""
    await pause.resume(interaction.client.services, person_of(interaction), match_id, interaction.id)
    return OutgoingMessage(_("The match goes on."))


async def nudge_other(interaction: Interaction, match_id: int) -> OutgoingMessage:
    """Call the player to move."""
    await nudge.nudge(interaction.client.services, person_of(interaction), match_id, interaction.id)
    return OutgoingMessage(_("{name} is called once more.").format(name=await _other(interaction, match_id)))


async def show_next(interaction: Interaction) -> OutgoingMessage:
    """The match that waits for the person and has least time left: what happened, their hand, their moves, a link."""
    services = interaction.client.services
    row, others = await most_urgent(services, interaction.user.id)
    if row is None:
        raise UserError(_("No match waits for you. `/matches` lists all of yours."))
    position = await look(services, row.id, interaction.user.id)
    here = await draw_in_thread(hand_here, position)
    lines = [heading(position), *_told(position), here.content]
    if row.due_at is not None:
        lines.append(_("Your time runs out <t:{due}:R>.").format(due=row.due_at))
    if others:
        lines.append(
            ngettext("{n} other match waits for you.", "{n} other matches wait for you.", others).format(n=others)
        )
    board = (await boards_of(services, [row])).get(row.id)
    link = Link(_("To the board"), jump(row.guild_id, row.channel_id, board))
    return OutgoingMessage("\n".join(lines), here.files, (*here.rows, (link,)))


def _told(position: Position) -> list[str]:
    return event_texts(position.game, position.recent, position.public, bold_names(position))[-5:]


async def _other(interaction: Interaction, match_id: int) -> str:
    position = await look(interaction.client.services, match_id, interaction.user.id)
    return bold_names(position)[1 - (position.seat or 0)]
