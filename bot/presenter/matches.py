"""A person's matches as a list."""

from collections.abc import Mapping

from bot.presenter import ids
from bot.presenter.board import reason
from bot.presenter.hand import jump
from bot.presenter.mention import bold_name
from bot.presenter.message import ROW_LIMIT, Button, OutgoingMessage, Row
from bot.presenter.pages import paged, shown
from bot.presenter.unavailable_channel import way_on, why_lost
from bot.service.unavailable_channels import REMOVED
from bot.store.rows import MatchRow
from bot.text.names import plain_name
from config.language import _
from games.catalogue import game_of
from games.core.results import CALLED_OFF


def matches(
    person_id: int, live: list[MatchRow], ended: list[MatchRow], boards: Mapping[int, int], page: int = 0
) -> OutgoingMessage:
    """The live matches, those first in which the person is to move, and the last that are over; in pages.

    `boards` has the messages of boards by match.
    """
    if not live and not ended:
        return OutgoingMessage(_("You have not played yet. Begin with `/duel`."))
    lines = [_line(person_id, row, boards.get(row.id)) for row in live] or [
        _("You play no match at the moment. Begin one with `/duel`.")
    ]
    if ended:
        lines += [_("**Over lately**"), *(_ended(person_id, row) for row in ended)]
    pages = paged([_("**Your matches**"), *lines])
    at = shown(pages, page)
    turns = (
        Button(_("Back"), ids.matches(max(at - 1, 0)), disabled=at == 0),
        Button(_("Next"), ids.matches(at + 1), disabled=at == len(pages) - 1),
    )
    rows: list[Row] = [turns] if len(pages) > 1 else []
    homeless = tuple(
        Button(_("Play {number} here").format(number=row.id), ids.move_here(row.id)) for row in live if row.lost
    )
    if homeless:
        rows.append(homeless[:ROW_LIMIT])
    return OutgoingMessage(pages[at], rows=tuple(rows))


def _opponent(person_id: int, row: MatchRow) -> str:
    other = row.people[1] if row.people[0].id == person_id else row.people[0]
    return bold_name(other)


def _line(person_id: int, row: MatchRow, board: int | None) -> str:
    line = _("- `{number}` {game} against {opponent}: {turn} · [{place}]({link})").format(
        number=row.id,
        game=game_of(row.game).title,
        opponent=_opponent(person_id, row),
        turn=_turn(person_id, row),
        place=_("board") if board else _("channel"),
        link=jump(row.guild_id, row.channel_id, board),
    )
    return line if row.lost is None else f"{line}\n  {why_lost(row.lost)} {way_on(row)}"


def _turn(person_id: int, row: MatchRow) -> str:
    mine = row.to_move is not None and row.people[row.to_move].id == person_id
    turn = _("**your turn**") if mine else _("their turn")
    if row.paused_seconds is not None:
        return turn + _(", paused")
    if row.overdue_at is not None:
        return turn + _(", the time is over")
    return (
        turn
        if row.due_at is None or row.lost == REMOVED
        else turn + _(", time runs out <t:{due}:R>").format(due=row.due_at)
    )


def _ended(person_id: int, row: MatchRow) -> str:
    outcome = row.outcome or {}
    winner = outcome.get("winner")
    mine = winner is not None and row.people[winner].id == person_id
    if outcome.get("reason") == CALLED_OFF:
        how = _("called off")
    else:
        how = _("drawn") if winner is None else _("won") if mine else _("lost")
    return _("- `{number}` {game} against {opponent}: {how} ({reason})").format(
        number=row.id,
        game=game_of(row.game).title,
        opponent=_opponent(person_id, row),
        how=how,
        reason=reason(row.game, outcome.get("reason", ""), lost=winner is not None and not mine, even=winner is None),
    )


def match_name(person_id: int, row: MatchRow) -> str:
    """A match in one line of ≤ 100 characters, for autocompletion: no mentions are possible there."""
    other = row.people[1] if row.people[0].id == person_id else row.people[0]
    mine = row.to_move is not None and row.people[row.to_move].id == person_id
    turn = _("over") if row.over else (_("your turn") if mine else _("their turn"))
    return _("{number}: {game} against {opponent}, {turn}").format(
        number=row.id, game=game_of(row.game).title, opponent=plain_name(other.id, other.name), turn=turn
    )[:100]


def watched(row: MatchRow) -> str:
    """A match in one line of ≤ 100 characters, for autocompletion by somebody who need not play it."""
    one, other = (plain_name(person.id, person.name) for person in row.people)
    return _("{number}: {game}, {one} against {other}").format(
        number=row.id, game=game_of(row.game).title, one=one, other=other
    )[:100]
