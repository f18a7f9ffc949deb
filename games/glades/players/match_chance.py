"""From the chances to win each glade to the chance to win the bout."""

from collections.abc import Sequence

from games.glades.material import ADJACENT, GLADES, GLADES_TO_WIN

ROW = len(GLADES)


def _wins(glades: int) -> bool:
    row = owned = 0
    for place in range(ROW):
        if glades >> place & 1:
            row, owned = row + 1, owned + 1
            if row == ADJACENT:
                return True
        else:
            row = 0
    return owned >= GLADES_TO_WIN


def _points(glades: int) -> float:
    mine, theirs = _wins(glades), _wins(~glades & (1 << ROW) - 1)
    return 0.5 if mine == theirs else float(mine)


ENDS = [_points(glades) for glades in range(1 << ROW)]
"""Set of glades that end as one's own, the others as the opponent's → points: half where both could have won, for it
is open who came first."""


def match_chance(chances: Sequence[float]) -> float:
    """The expected points, the glades taken as independent of each other."""
    values = ENDS
    for chance in chances:
        values = [a + chance * (b - a) for a, b in zip(values[::2], values[1::2], strict=True)]
    return values[0]


def with_each(chances: Sequence[float]) -> list[tuple[float, float]]:
    """For each glade the expected points if it is lost and if it is won, the others being as they are."""
    found = []
    values = ENDS
    for place, chance in enumerate(chances):
        lost, won = values[::2], values[1::2]
        values = [a + chance * (b - a) for a, b in zip(lost, won, strict=True)]
        for other in chances[place + 1 :]:
            lost = [a + other * (b - a) for a, b in zip(lost[::2], lost[1::2], strict=True)]
            won = [a + other * (b - a) for a, b in zip(won[::2], won[1::2], strict=True)]
        found.append((lost[0], won[0]))
    return found
