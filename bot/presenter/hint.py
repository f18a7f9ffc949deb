"""A hint: what the strongest computer would do, and why."""

from collections.abc import Sequence
from typing import Any

from bot.presenter.board import heading
from bot.presenter.game_presenter import presenter_of
from bot.presenter.message import OutgoingMessage
from bot.service.position import Position
from config.language import _, ngettext

MOST_REASONS = 5
"""Measures that are told of the difference between two actions."""


def hint(position: Position, best: Sequence[dict[str, Any]], why: Sequence[tuple[str, float]]) -> OutgoingMessage:
    """The actions that are `best`, each with its value, and what the first has over the second."""
    if position.private is None or position.seat is None:
        raise ValueError("a spectator gets no hints")
    presenter = presenter_of(position.game)
    names = [presenter.action_name(each["action"], position.public, position.private) for each in best]
    lines = [_("{heading}: what the computer would do in your place").format(heading=heading(position))]
    if len(position.legal) == 1:
        lines.append(_("There is only one thing to do: **{action}**.").format(action=names[0]))
    else:
        lines += [
            _("{number}\\. **{percent}\N{NO-BREAK SPACE}%** {action}").format(
                number=number, action=name, percent=round(100 * each["value"])
            )
            for number, (name, each) in enumerate(zip(names, best, strict=True), 1)
        ]
        lines += _reasons(position, why)
        lines.append(_("-# Per cent: your chance to win as it sees it. It sees no more than you do."))
    if position.hints:
        lines.append(
            ngettext("-# {n} hint in this match so far.", "-# {n} hints in this match so far.", position.hints).format(
                n=position.hints
            )
        )
    return OutgoingMessage("\n".join(lines))


def _reasons(position: Position, why: Sequence[tuple[str, float]]) -> list[str]:
    presenter, seat = presenter_of(position.game), position.seat or 0
    found = [presenter.gain(code, amount, position.public, seat) for code, amount in why]
    gains = [gain for gain in found if gain is not None][:MOST_REASONS]
    good = [gain.text for gain in gains if gain.good]
    bad = [gain.text for gain in gains if not gain.good]
    lines = [] if gains else [_("At once 1 and 2 come to much the same.")]
    if good:
        lines.append(_("For 1 rather than 2: {gains}.").format(gains=" · ".join(good)))
    if bad:
        lines.append(_("Against it: {gains}.").format(gains=" · ".join(bad)))
    return lines
