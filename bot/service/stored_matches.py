"""From a row of the store to its match: restored from the snapshot, or replayed from the log.

The one place that asks under which version of the rules a match plays. Restored matches are kept for a while, so that a
click, the board and both hands that follow from it read one snapshot once. The row stays the truth: no two positions
of a match share both their ply and the moment of their end, by which they are kept.
"""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service.errors import UserError
from bot.store import matches
from bot.store.rows import ActionRow, MatchRow
from config.language import _
from games.catalogue import game_of
from games.core import Game, Match, SeededChance, UnknownVersion

KEPT = 64
"""Restored matches that a process keeps, the latest used ones."""


class UnknownRules(UserError):
    """The match was begun under a version of the rules that this bot does not know."""


async def find_match(connection: AsyncConnection, match_id: int) -> MatchRow:
    """The row of a match; UserError if there is none."""
    row = await matches.find(connection, match_id)
    if row is None:
        raise UserError(_("There is no match {number} here.").format(number=match_id))
    return row


def game_under(row: MatchRow) -> Game[Any, Any]:
    """The game of a match, under the version of the rules that it began with; UnknownRules if there is none."""
    try:
        return game_of(row.game, row.rules)
    except UnknownVersion:
        raise UnknownRules(
            _(
                "This match was begun under version {theirs} of the rules; this bot plays version {ours}. "
                "It waits, unchanged, for a bot that knows them."
            ).format(theirs=row.rules, ours=game_of(row.game).rules)
        ) from None


def replay_match(row: MatchRow, log: Sequence[ActionRow] = ()) -> Match:
    """A match of its own after the actions of `log`, from the opening; UnknownRules as `game_under`."""
    game = game_under(row)
    match = Match.start(game, game.options_type.model_validate(row.options), SeededChance(row.seed))
    for action in log:
        match.act(action.seat, action.text)
    return match


def restore_match(row: MatchRow) -> Match:
    """A match of its own, where the row's snapshot has it; UnknownRules as `game_under`."""
    game = game_under(row)
    return Match.restore(game, game.options_type.model_validate(row.options), SeededChance(row.seed), row.snapshot)


def independent(match: Match) -> Match:
    """A copy in which to act: nothing of it reaches the match that it is a copy of."""
    if not isinstance(match.chance, SeededChance):
        raise TypeError("only matches from a seed are played here")
    chance = SeededChance(match.chance.seed, match.chance.position)
    return Match(match.game, match.options, chance, match.game.copy(match.state), match.ply, match.ended)


class RestoredMatches:
    """The matches that a process restored lately."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, int, int | None], Match] = OrderedDict()

    def to_read(self, row: MatchRow) -> Match:
        """The match of a row, shared with others: nobody acts in it. UnknownRules as `game_under`."""
        match = self._kept.get((row.id, row.ply, row.ended_at)) or restore_match(row)
        self.keep(row, match)
        return match

    def to_act(self, row: MatchRow) -> Match:
        """The match of a row, for the caller alone. UnknownRules as `game_under`."""
        match = self._kept.get((row.id, row.ply, row.ended_at))
        return independent(match) if match is not None else restore_match(row)

    def keep(self, row: MatchRow, match: Match) -> None:
        """Keep the match of a row that is committed; the caller acts in it no more."""
        key = (row.id, row.ply, row.ended_at)
        self._kept[key] = match
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
