"""The board message: the picture, what just happened, whose turn it is, and the buttons; and the result."""

from collections.abc import Callable, Collection

from bot.presenter import ids
from bot.presenter.alt import described
from bot.presenter.event_texts import event_texts
from bot.presenter.fair_shuffle import words_line
from bot.presenter.game_presenter import Names, presenter_of
from bot.presenter.mention import bold
from bot.presenter.message import Button, File, OutgoingMessage, Row, fit_lines
from bot.presenter.time import notes, until
from bot.service.position import Position, before_clearing
from bot.store.rows import Words
from config.language import _, ngettext
from config.words.numbers import number_text
from games.catalogue import game_of
from games.core.results import AGREEMENT, CALLED_OFF, RESIGN, TIME
from render import renderer_of
from render.canvas import fits_banner
from render.names import drawable_names, shortened

TOLD = 1200
"""Characters for what happened since the last turn; what is older is in the log."""


def bold_names(position: Position, calls: Collection[int] = ()) -> tuple[str, str]:
    """The players by name, seat 0 first; those whom the message `calls` by mention."""
    one, two = (
        f"<@{person}>" if person > 0 and person in calls else bold(person, name)
        for person, name in zip(position.people, position.names, strict=True)
    )
    return one, two


def people_of(position: Position) -> tuple[int, ...]:
    """The players who are people."""
    return tuple(person for seat, person in enumerate(position.people) if seat != position.computer)


def heading(position: Position) -> str:
    """The game and the number of the match."""
    return _("**{game}** · match {number}").format(game=game_of(position.game).title, number=position.id)


def told(position: Position) -> list[str]:
    """What happened lately, a line each; a resignation is left to the verdict."""
    events = [event for event in position.recent if event.type != RESIGN]
    return event_texts(position.game, events, position.public, bold_names(position))


def board_file(position: Position) -> File:
    """The picture of the public position, with its alt text. Draws: run it in a worker thread."""
    names = position.names
    if not position.over:
        alt, ended = presenter_of(position.game).board_alt(position.public, names), ""
    else:

        def how(names: Names) -> str:
            return verdict_plainly(position, names)

        def over(names: Names, words: str) -> str:
            return _("The match is over. {how} {position}").format(how=how(names), position=words)

        alt, ended = described(position.game, position.public, names, over), in_banner(names, how)
    data = renderer_of(position.game).board(position.public, names, ended)
    return File(f"board-{position.id}.png", data, alt)


def in_banner(names: Names, said: Callable[[Names], str]) -> str:
    """What is `said` with names as a picture can show them, shortened where its banner has no room for all."""
    return said(shortened(drawable_names(names), lambda some: fits_banner(said(some))))


def board_files(position: Position) -> tuple[File, ...]:
    """The board; where things were dealt anew lately, the table as it was before comes second. Draws, like
    `board_file`."""
    before = before_clearing(position)
    return (board_file(position),) if before is None else (board_file(position), before_file(before))


def before_file(before: Position) -> File:
    """The picture of a table that was cleared since, with how that came. Draws, like `board_file`."""
    names = before.names

    def how(names: Names) -> str:
        return " ".join(event_texts(before.game, before.recent[-1:], before.public, names)).replace("**", "")

    def earlier(names: Names, words: str) -> str:
        return _("The table before it was dealt anew. {how} {position}").format(how=how(names), position=words)

    alt = described(before.game, before.public, names, earlier)
    data = renderer_of(before.game).board(before.public, names, in_banner(names, how))
    return File(f"before-{before.id}.png", data, alt)


def board_rows(position: Position) -> tuple[Row, ...]:
    """The buttons under a running match's board."""
    return (
        (
            Button(_("Move"), ids.move(position.id, position.ply), "primary"),
            Button(_("Hand"), ids.hand(position.id)),
            Button(_("Log"), ids.log(position.id)),
            Button(_("More"), ids.more(position.id)),
            *hint_buttons(position),
        ),
    )


def hint_buttons(position: Position) -> tuple[Button, ...]:
    """The button that gives a hint, in practice."""
    return () if position.computer is None else (Button(_("Hint"), ids.hint(position.id)),)


def standing(position: Position, calls: Collection[int] = ()) -> str:
    """Whose turn it is and until when, or how the match ended."""
    names = bold_names(position, calls)
    if position.to_move is None:
        return _outcome_words(position, names)
    line = presenter_of(position.game).status(position.public, position.to_move, names) + until(position)
    return line if position.to_move != position.computer else line + " " + _("*It is thinking …*")


def board(position: Position) -> OutgoingMessage:
    """The board of a running match; it calls the player to move, and nobody else."""
    if position.to_move is None:
        raise ValueError("the match is over: show its result")
    calls = () if position.to_move == position.computer else (position.people[position.to_move],)
    lines = [heading(position), fit_lines(told(position), TOLD), *notes(position), standing(position, calls)]
    content = "\n".join(lines).replace("\n\n", "\n")
    return OutgoingMessage(content, board_files(position), board_rows(position), calls)


def _hinted(position: Position) -> str:
    """How many hints were given in practice; "" in a match between people."""
    if position.computer is None:
        return ""
    if not position.hints:
        return _("-# Practice, without hints.")
    return ngettext("-# Practice, with {n} hint.", "-# Practice, with {n} hints.", position.hints).format(
        n=position.hints
    )


def verdict(position: Position) -> str:
    """Who won a finished match, and why."""
    return _outcome_words(position, bold_names(position))


def verdict_plainly(position: Position, names: Names) -> str:
    """The same with these names, for where markdown means nothing."""
    return _outcome_words(position, names, unmarked=True)


def _outcome_words(position: Position, names: Names, *, unmarked: bool = False) -> str:
    outcome = position.outcome
    if outcome is None:
        raise ValueError("the match is running")
    if outcome.reason == CALLED_OFF:
        line = _("**The match was called off:** nobody wins, and it does not count.")
    elif outcome.winner is None:
        line = _("**The match is drawn** ({reason}).")
    else:
        line = {
            RESIGN: _("{winner} **wins**: {loser} resigned."),
            TIME: _("{winner} **wins**: the time of {loser} was over."),
        }.get(outcome.reason) or _("{winner} **wins** against {loser} ({reason}).")
    if outcome.score is not None:
        line += " " + _("Score: {a} – {b}.").format(a=number_text(outcome.score[0]), b=number_text(outcome.score[1]))
    winner = outcome.winner or 0
    return (line.replace("**", "") if unmarked else line).format(
        winner=names[winner],
        loser=names[1 - winner],
        reason=reason(position.game, outcome.reason, even=outcome.winner is None),
    )


def reason(game: str, text: str, *, lost: bool = False, even: bool = False) -> str:
    """Why a match ended, for a player of it who won, or `lost`, or of a match that nobody won (`even`): a reason that
    every match knows, or one of the game's own, in its presenter's words. "" for a match without a reason."""
    known = {
        "": "",
        RESIGN: _("resigned") if lost else _("the other one resigned"),
        TIME: _("the time was over") if lost else _("the other one's time was over"),
        AGREEMENT: _("both agreed"),
        CALLED_OFF: _("called off"),
    }
    return known[text] if text in known else presenter_of(game).reason_text(text, even=even)


def result(
    position: Position,
    record: str,
    secret: str,
    points: str = "",
    words: Words = ("", ""),
) -> OutgoingMessage:
    """The result: final board, who won and why, the secret of the shuffle, and the record as a file.

    `points` is a line about what it did to the players' points; `words` are those that both added to the seed.
    """
    lines = [
        heading(position),
        fit_lines(told(position), TOLD),
        standing(position, people_of(position)),
        points,
        _hinted(position),
        _(
            "-# Fair shuffle: the secret was `{secret}`. The file holds the whole match; `/match verify` checks it."
        ).format(secret=secret),
        words_line(words),
    ]
    files = (board_file(position), File(f"match-{position.id}.json", record.encode("utf-8")))
    rows = (
        (
            Button(_("Rematch") if position.computer is None else _("Again"), ids.rematch(position.id), "primary"),
            Button(_("Replay"), ids.replay(position.id)),
            Button(_("Log"), ids.log(position.id)),
        ),
    )
    return OutgoingMessage("\n".join(line for line in lines if line), files, rows, people_of(position))
