"""What a result did to the points of both players."""

from collections.abc import Sequence

from bot.presenter.mention import bold_name
from bot.store.rows import Person, Score
from config.language import _
from config.words.numbers import signed_number


def points(sides: list[Score], people: Sequence[Person], *, rated: bool) -> str:
    """One line; empty for a match that was called off. `rated` says that it was to count."""
    if not sides or any(side.score is None for side in sides):
        return ""
    if any(side.points is None for side in sides):
        return (
            _("-# Without points: the match was too short to count.")
            if rated
            else _("-# Without points: it was a casual match.")
        )
    names = {person.id: bold_name(person) for person in people}
    told = " · ".join(
        _("{name} {points} ({gained})").format(
            name=names[side.person_id], points=side.points, gained=signed_number(side.gained or 0)
        )
        for side in sides
    )
    line = _("Points: {told}").format(told=told)
    return line if sides[0].weight == 1 else line + " " + _("(the same two played within a day: it counts less)")
