"""The time to move, in words."""

from bot.presenter.mention import bold
from bot.service.position import Position
from bot.text.days import first_day, last_day
from config.language import _


def until(position: Position) -> str:
    """What follows the sentence that says whose turn it is; "" where no time runs."""
    time = position.time
    if position.over or time.due_at is None or time.overdue or time.paused:
        return ""
    return " " + _("Time runs out <t:{due}:R>.").format(due=time.due_at)


def notes(position: Position) -> list[str]:
    """A pause, a time that is over, and absences; a line each."""
    if position.over or position.to_move is None:
        return []
    time, names = position.time, list(map(bold, position.people, position.names))
    lines = []
    if time.paused:
        lines.append(_("The match is paused. `/match resume`, or any move, lets the time run again."))
    if time.overdue:
        lines.append(
            _("The time to move is over. {late} can still move, until {other} has decided.").format(
                late=names[position.to_move], other=names[1 - position.to_move]
            )
        )
    for name, absence in zip(names, time.away, strict=True):
        if absence is not None:
            lines.append(
                _("-# {name} is away from {first} to {last}: no time to move runs meanwhile.").format(
                    name=name, first=first_day(absence[0]), last=last_day(absence[1])
                )
            )
    return lines
