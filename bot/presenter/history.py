"""A player's results one by one, against everybody or against one opponent."""

from bot.presenter import ids
from bot.presenter.board import reason
from bot.presenter.leaderboard import game_title
from bot.presenter.message import Button, OutgoingMessage, fit_lines
from bot.presenter.numbers import signed_number
from bot.presenter.profile import times
from bot.service.profile import History
from bot.store.rows import ALL_GAMES, Played, Tally
from bot.text.names import message_name
from config.language import _


def history(shown: History) -> OutgoingMessage:
    """A page of results, the latest first; between two people it begins with what they come to."""
    wanted = shown.wanted
    name = message_name(wanted.person_id, shown.name)
    if not shown.played:
        return OutgoingMessage(_("There are no finished matches to show."))
    if wanted.opponent_id is not None:
        other = message_name(wanted.opponent_id, shown.opponent or "")
        heading = _("**{name} against {opponent}**: {times}").format(
            name=name, opponent=other, times=times(_total(shown.tallies))
        )
    else:
        heading = _("**Matches of {name}**: {times}").format(name=name, times=times(_total(shown.tallies)))
    per_game = " · ".join(f"{game_title(tally.key)} {times(tally)}" for tally in shown.tallies)
    lines = [
        heading,
        *([per_game] if len(shown.tallies) > 1 or wanted.game else []),
        *(_line(played, named=wanted.opponent_id is None) for played in shown.played),
        _("-# Page {page} of {pages} · won – drawn – lost").format(page=shown.page + 1, pages=shown.pages),
    ]
    given = (wanted.person_id, wanted.opponent_id or 0, wanted.game or ALL_GAMES)
    turns = (
        Button(_("Later"), ids.history(*given, max(shown.page - 1, 0)), disabled=shown.page == 0),
        Button(_("Earlier"), ids.history(*given, shown.page + 1), disabled=shown.page + 1 >= shown.pages),
    )
    return OutgoingMessage(fit_lines(lines), rows=(turns,) if shown.pages > 1 else ())


def _total(tallies: tuple[Tally, ...]) -> Tally:
    return Tally(
        None,
        sum(tally.won for tally in tallies),
        sum(tally.drawn for tally in tallies),
        sum(tally.lost for tally in tallies),
    )


def _line(played: Played, *, named: bool) -> str:
    how = {1: _("won"), 0.5: _("drawn"), 0: _("lost"), None: _("called off")}[played.score]
    line = _("- `{number}` <t:{at}:d> {game}").format(
        number=played.match_id, at=played.at, game=game_title(played.game)
    )
    if named:
        line = _("{line} against {name}").format(line=line, name=message_name(played.opponent_id, played.opponent))
    line = f"{line}: {how}"
    if played.score is not None:
        line += f" ({reason(played.game, played.reason, lost=played.score == 0, even=played.score == 0.5)})"
    if played.gained is not None:
        line += _(" · {points} points").format(points=signed_number(played.gained))
    return line
