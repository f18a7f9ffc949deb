"""Whether actions may be taken back: only if nobody learned anything from them that their maker had not known.

The rule, decided exactly and for every game alike:

1. Chance was not asked for.
2. Wherever the hidden things had been different, everything would have looked the same. What is hidden from a seat is
   found by exchanging two names anywhere in the stored state (the cards of hands, piles and face-down places are
   names): if the public view, the seat's private view and its legal actions stay as they are, the seat cannot tell
   the two worlds apart. In each such world the same actions must be legal, and have the same events and the same views
   after every one of them, as in the real match.
3. This holds for the maker of the first action; and for the other seat wherever it could not tell the worlds apart
   either. So the other one may have learned only what the maker knew and showed.

Anything that goes wrong in such a world counts as a difference: in doubt nothing can be taken back.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.service.state_names import Path, exchanged, names
from games.core import Event, GameError, Match, SeededChance, View

Step = tuple[int, str]
"""A seat and its action."""

World = Callable[[Path, Path], Any | None]
"""The state with the names of two places exchanged; None if the maker could tell."""

Observation = tuple[View, View, tuple[str, ...]]
"""The public view, a seat's own, and its legal actions."""

FROM_EACH_GROUP = 2
"""Names that each hidden place is tried with, from every hand, pile and the like."""

NO_POSITION = (GameError, LookupError, ValueError, TypeError, AttributeError, RuntimeError, AssertionError)
"""What engines may raise in a state that could never come about."""


def nothing_revealed(before: Match, undone: Sequence[Step]) -> bool:
    """Whether the actions that were taken from `before` on, the first by their maker, may be taken back.

    `before` is left as it is. May take a second: run it in a worker thread.
    """
    maker = undone[0][0]
    start = before.game.restore(before.game.snapshot(before.state))
    at_start = tuple(_observation(_at(before, start), seat) for seat in (0, 1))
    real = _trace(_at(before, start), undone, (0, 1))
    if real.chance != before.chance.position:
        return False
    for state in _worlds(before, start, maker, at_start[maker]):
        try:
            match = _at(before, state)
            blind = [maker, 1 - maker] if _observation(match, 1 - maker) == at_start[1 - maker] else [maker]
            imagined = _trace(match, undone, blind)
        except NO_POSITION:
            return False
        if imagined.events != real.events or any(
            imagined.observations[seat] != real.observations[seat] for seat in blind
        ):
            return False
    return True


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a seat sees, and where chance stands, before an action of its own.

    They tell at little cost where the action surely showed more: there `nothing_revealed` denies it, as elsewhere too.
    """

    seat: int
    seen: frozenset[str]
    chance: int

    @classmethod
    def of(cls, match: Match, seat: int) -> "Knowledge":
        """What a seat knows now."""
        return cls(seat, frozenset(_seen(match, seat)), match.chance.position)

    def see_more(self, match: Match) -> bool:
        """Whether chance was asked since, or the seat alone sees a name that it saw nowhere before."""
        own = (name for _path, name in names(match.game.private(match.state, self.seat).model_dump()))
        return match.chance.position != self.chance or any(name not in self.seen for name in own)


def _seen(match: Match, seat: int) -> set[str]:
    """The names that a seat sees anywhere."""
    views = (match.public(), match.game.private(match.state, seat))
    return {name for view in views for _path, name in names(view.model_dump())}


@dataclass(frozen=True, slots=True)
class _Trace:
    """Actions taken: the events of each, what seats saw after each, and the position of chance after the last."""

    events: list[list[Event]]
    observations: dict[int, list[Observation]]
    chance: int


def _trace(match: Match, steps: Sequence[Step], observers: Sequence[int]) -> _Trace:
    trace = _Trace([], {seat: [] for seat in observers}, match.chance.position)
    for seat, action in steps:
        trace.events.append(match.act(seat, action))
        for observer in observers:
            trace.observations[observer].append(_observation(match, observer))
    return replace(trace, chance=match.chance.position)


def _observation(match: Match, seat: int) -> Observation:
    game, state = match.game, match.state
    legal = tuple(match.legal) if match.to_move == seat else ()
    return game.public(state), game.private(state, seat), legal


def _at(before: Match, state: Any) -> Match:
    """A match of its own that stands in a state, with the same chance ahead."""
    if not isinstance(before.chance, SeededChance):
        raise TypeError("only matches from a seed are played here")
    chance = SeededChance(before.chance.seed, before.chance.position)
    return Match(before.game, before.options, chance, before.game.copy(state), before.ply)


def _worlds(before: Match, start: Any, maker: int, real: Observation) -> Iterator[Any]:
    """States that the maker cannot tell from the real one, each with two hidden names exchanged."""

    def world(one: Path, other: Path) -> Any | None:
        state = exchanged(start, one, other)
        try:
            return state if _indistinguishable(before, state, maker, real) else None
        except NO_POSITION:
            return None

    found = dict(names(start))
    shown = {name for view in real[:2] for _path, name in names(view.model_dump())}
    for one, other in _pairs(found, _hidden(found, shown, world)):
        state = world(one, other)
        if state is not None:
            yield state


def _indistinguishable(before: Match, state: Any, seat: int, real: Observation) -> bool:
    """Whether a seat cannot tell a state from the `real` observation; what is cheapest is compared first."""
    game = before.game
    if game.public(state) != real[0] or game.private(state, seat) != real[1]:
        return False
    return _observation(_at(before, state), seat) == real


def _hidden(found: dict[Path, str], shown: set[str], world: World) -> list[list[Path]]:
    """The places whose names the maker does not see: those that can be exchanged, in groups within which they can.

    What can be exchanged with none beside it, such as the only card of a hand, is tried with one of each group.
    """
    together = [group for zone in _by_zone(found).values() for group in _exchangeable(found, zone, shown, world)]
    groups = [group for group in together if len(group) > 1]
    some = [group[0] for group in groups]
    alone = [group for group in together if len(group) == 1]
    return groups + [
        group for group in alone if any(world(group[0], other) for other in _others(found, group[0], some))
    ]


def _exchangeable(found: dict[Path, str], zone: list[Path], shown: set[str], world: World) -> list[list[Path]]:
    """The places of a zone, those together that can be exchanged: face-down chips of one colour, say.

    A name that the maker is `shown` anywhere is most likely that very one: it is tried with fewer.
    """
    groups: list[list[Path]] = []
    for path in sorted(zone, key=lambda path: found[path] in shown):
        fewer = groups[-1:] if found[path] in shown else groups
        for group in [*(group for group in groups if len(group) > 1), *(group for group in fewer if len(group) == 1)]:
            if any(world(path, other) for other in _others(found, path, group, 1)):
                group.append(path)
                break
        else:
            groups.append([path])
    return groups


def _pairs(found: dict[Path, str], hidden: list[list[Path]]) -> Iterator[tuple[Path, Path]]:
    """Each hidden place with some of every group, its own included."""
    done = set()
    for path in (path for group in hidden for path in group):
        for group in hidden:
            for other in _others(found, path, group, FROM_EACH_GROUP):
                if (other, path) not in done:
                    done.add((path, other))
                    yield path, other


def _by_zone(places: Iterable[Path]) -> dict[Path, list[Path]]:
    zones: dict[Path, list[Path]] = {}
    for path in places:
        zones.setdefault(path[:-1], []).append(path)
    return zones


def _others(found: dict[Path, str], path: Path, zone: list[Path], most: int | None = None) -> list[Path]:
    """Up to `most` places of a zone with different names, none of them that of `path`; those behind it come first."""
    at = zone.index(path) + 1 if path in zone else 0
    different = {found[p]: p for p in reversed(zone[at:] + zone[:at]) if found[p] != found[path]}
    return list(reversed(different.values()))[:most]
