"""What players do in a match beside moving, by command or button: from the interaction to what they are shown."""

from bot.answer import person_of
from bot.app import Interaction
from bot.drawing import drawn
from bot.names import escaped
from bot.presenter.ask import asked_word
from bot.presenter.board import heading, verdict
from bot.presenter.event_texts import event_texts
from bot.presenter.hand import hand_here, jump
from bot.presenter.look import board_here
from bot.presenter.menu import menu
from bot.presenter.panel import panel
from bot.presenter.post import Link, Post
from bot.service import draw, nudge, pause, undo
from bot.service.asks import to_answer
from bot.service.club import Refused
from bot.service.position import Position, boards_of, look, most_urgent
from bot.store.asks import Ask
from config.language import _, ngettext


async def show_menu(interaction: Interaction, match_id: int, first: str = "") -> Post:
    """What can be done in a match beside moving; the board for spectators, and for everybody when it is over."""
    club = interaction.client.club
    position = await look(club, match_id, interaction.user.id)
    if position.seat is None or position.over:
        return await drawn(board_here, position)
    return menu(position, await to_answer(club, match_id, position.seat), first)


async def take_back(interaction: Interaction, match_id: int, ply: int | None = None) -> Post:
    """Take the last step back, or ask for it: what the one who wishes it is shown."""
    done = await undo.undo(interaction.client.club, person_of(interaction), match_id, interaction.id, ply)
    if isinstance(done, Ask):
        return Post(asked_word(done, await _other(interaction, match_id)))
    return await drawn(panel, done, "", 0, _("Taken back."))


async def offer_draw(interaction: Interaction, match_id: int) -> Post:
    """Offer a draw, or agree to the one that is offered."""
    club = interaction.client.club
    asked = await draw.draw(club, person_of(interaction), match_id, interaction.id)
    if asked is None:
        return Post(verdict(await look(club, match_id, None)))
    return Post(asked_word(asked, await _other(interaction, match_id)))


async def ask_pause(interaction: Interaction, match_id: int) -> Post:
    """Ask for a pause, or agree to it."""
    asked = await pause.pause(interaction.client.club, person_of(interaction), match_id, interaction.id)
    if asked is None:
        return Post(_("The match is paused. Either of you can let it go on with `/resume`."))
    return Post(asked_word(asked, await _other(interaction, match_id)))


async def resume(interaction: Interaction, match_id: int) -> Post:
    """Let a paused match go on."""
    await pause.resume(interaction.client.club, person_of(interaction), match_id, interaction.id)
    return Post(_("The match goes on."))


async def nudge_other(interaction: Interaction, match_id: int) -> Post:
    """Call the player to move."""
    await nudge.nudge(interaction.client.club, person_of(interaction), match_id, interaction.id)
    return Post(_("{name} is called once more.").format(name=await _other(interaction, match_id)))


async def show_next(interaction: Interaction) -> Post:
    """The match that waits for the person and has least time left: what happened, their hand, their moves, a link."""
    club = interaction.client.club
    row, others = await most_urgent(club, interaction.user.id)
    if row is None:
        raise Refused(_("No match waits for you. `/matches` lists all of yours."))
    position = await look(club, row.id, interaction.user.id)
    here = await drawn(hand_here, position)
    lines = [heading(position), *_told(position), here.content]
    if row.due_at is not None:
        lines.append(_("Your time runs out <t:{due}:R>.").format(due=row.due_at))
    if others:
        lines.append(
            ngettext("{n} other match waits for you.", "{n} other matches wait for you.", others).format(n=others)
        )
    board = (await boards_of(club, [row])).get(row.id)
    link = Link(_("To the board"), jump(row.guild_id, row.channel_id, board))
    return Post("\n".join(lines), here.files, (*here.rows, (link,)))


def _told(position: Position) -> list[str]:
    names = (escaped(position.names[0]), escaped(position.names[1]))
    return event_texts(position.game, position.recent, position.public, names)[-5:]


async def _other(interaction: Interaction, match_id: int) -> str:
    position = await look(interaction.client.club, match_id, interaction.user.id)
    return escaped(position.names[1 - (position.seat or 0)])
