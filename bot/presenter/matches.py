"""A person's matches as a list."""

from bot.presenter.board import reason
from bot.presenter.hand import jump
from bot.presenter.mention import mention
from bot.presenter.pages import paged
from bot.presenter.post import Post
from bot.store.matches import MatchRow
from config.language import _
from games.catalogue import game_of


def matches(person_id: int, live: list[MatchRow], ended: list[MatchRow]) -> Post:
    """The live matches, those first in which the person is to move, and the last that are over."""
    if not live and not ended:
        return Post(_("You have not played yet. Begin with `/duel`."))
    lines = [_line(person_id, row) for row in live] or [_("You play no match at the moment. Begin one with `/duel`.")]
    if ended:
        lines += [_("**Over lately**"), *(_ended(person_id, row) for row in ended)]
    pages = paged([_("**Your matches**"), *lines])
    return Post(pages[0] if len(pages) == 1 else pages[0] + "\n…")


def _opponent(person_id: int, row: MatchRow) -> str:
    other = row.people[1] if row.people[0].id == person_id else row.people[0]
    return mention(other.id)


def _line(person_id: int, row: MatchRow) -> str:
    mine = row.to_move is not None and row.people[row.to_move].id == person_id
    return _("- `{number}` {game} against {opponent} in [the channel]({link}): {turn}, last move <t:{moved}:R>").format(
        number=row.id,
        game=game_of(row.game).title,
        opponent=_opponent(person_id, row),
        link=jump(row.guild_id, row.channel_id, None),
        turn=_("**your turn**") if mine else _("their turn"),
        moved=row.moved_at,
    )


def _ended(person_id: int, row: MatchRow) -> str:
    outcome = row.outcome or {}
    winner = outcome.get("winner")
    mine = winner is not None and row.people[winner].id == person_id
    how = _("drawn") if winner is None else _("won") if mine else _("lost")
    return _("- `{number}` {game} against {opponent}: {how} ({reason})").format(
        number=row.id,
        game=game_of(row.game).title,
        opponent=_opponent(person_id, row),
        how=how,
        reason=reason(outcome.get("reason", "")),
    )


def named(person_id: int, row: MatchRow) -> str:
    """A match in one line of ≤ 100 characters, for autocompletion: no mentions are possible there."""
    other = row.people[1] if row.people[0].id == person_id else row.people[0]
    mine = row.to_move is not None and row.people[row.to_move].id == person_id
    turn = _("over") if row.over else (_("your turn") if mine else _("their turn"))
    return _("{number}: {game} against {opponent}, {turn}").format(
        number=row.id, game=game_of(row.game).title, opponent=other.name[:40], turn=turn
    )[:100]
