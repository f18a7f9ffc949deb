"""The board message: one picture, what just happened, whose turn it is, and the buttons; and the result."""

from bot.presenter import ids
from bot.presenter.mention import mention
from bot.presenter.post import Button, File, Post, Row, fitting
from bot.presenter.telling import tell
from bot.presenter.time import notes, until
from bot.presenter.voice import voice_of
from bot.service.ledger import CALLED_OFF
from bot.service.position import Position
from config.language import _
from games.catalogue import game_of
from render import artist_of

TOLD = 1200
"""Characters for what happened since the last turn; what is older is in the log."""


def mentions(position: Position) -> tuple[str, str]:
    """The players as mentions, seat 0 first."""
    return mention(position.people[0]), mention(position.people[1])


def heading(position: Position) -> str:
    """The game and the number of the match."""
    return _("**{game}** · match {number}").format(game=game_of(position.game).title, number=position.id)


def told(position: Position) -> list[str]:
    """What happened lately, a line each."""
    return tell(position.game, position.recent, position.public, mentions(position))


def board_file(position: Position) -> File:
    """The picture of the public position, with its alt text. Draws: run it in a worker thread."""
    data = artist_of(position.game).board(position.public, position.names)
    alt = voice_of(position.game).board_alt(position.public, position.names)
    return File(f"board-{position.id}.png", data, alt)


def board_rows(position: Position) -> tuple[Row, ...]:
    """The buttons under a running match's board."""
    return (
        (
            Button(_("Move"), ids.move(position.id, position.ply), "primary"),
            Button(_("Hand"), ids.hand(position.id)),
            Button(_("Log"), ids.log(position.id)),
            Button(_("More"), ids.more(position.id)),
        ),
    )


def standing(position: Position) -> str:
    """Whose turn it is and until when, or how the match ended."""
    if position.to_move is None:
        return verdict(position)
    return voice_of(position.game).status(position.public, position.to_move, mentions(position)) + until(position)


def board(position: Position) -> Post:
    """The board of a running match; it calls the player to move, and nobody else."""
    if position.to_move is None:
        raise ValueError("the match is over: show its result")
    lines = [heading(position), fitting(told(position), TOLD), *notes(position), standing(position)]
    content = "\n".join(lines).replace("\n\n", "\n")
    return Post(content, (board_file(position),), board_rows(position), (position.people[position.to_move],))


def verdict(position: Position) -> str:
    """Who won a finished match, and why."""
    outcome = position.outcome
    if outcome is None:
        raise ValueError("the match is running")
    names = mentions(position)
    if outcome.reason == CALLED_OFF:
        line = _("**The match was called off:** nobody wins, and it does not count.")
    elif outcome.winner is None:
        line = _("**The match is drawn** ({reason}).").format(reason=reason(outcome.reason))
    else:
        line = _("**{winner} wins** against {loser} ({reason}).").format(
            winner=names[outcome.winner], loser=names[1 - outcome.winner], reason=reason(outcome.reason)
        )
    if outcome.score is not None:
        line += " " + _("Score: {a} – {b}.").format(a=outcome.score[0], b=outcome.score[1])
    return line


def reason(text: str) -> str:
    """A reason of the rules documents in the language spoken."""
    known = {
        "resign": _("the other one resigned"),
        "time": _("the other one's time was over"),
        "agreement": _("both agreed"),
    }
    return known.get(text) or _(text)


def result(position: Position, record: str, secret: str, points: str = "") -> Post:
    """The result: final board, who won and why, the secret of the shuffle, and the record as a file.

    `points` is a line about what it did to the players' points.
    """
    lines = [
        heading(position),
        fitting(told(position), TOLD),
        verdict(position),
        points,
        _(
            "-# Fair shuffle: the secret was `{secret}`. The file holds the whole match; `/help` says how to check it."
        ).format(secret=secret),
    ]
    files = (board_file(position), File(f"match-{position.id}.json", record.encode("utf-8")))
    rows = (
        (
            Button(_("Rematch"), ids.rematch(position.id), "primary"),
            Button(_("Replay"), ids.replay(position.id)),
            Button(_("Log"), ids.log(position.id)),
        ),
    )
    return Post("\n".join(line for line in lines if line), files, rows, position.people)
