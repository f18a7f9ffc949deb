"""What is restored from snapshots: once for an action, the board and both hands that follow; never what is outdated."""

import random

import pytest

from bot.service import draw
from bot.service.act import act
from bot.service.match_lookup import look
from bot.service.stored_matches import KEPT, RestoredMatches, restore_match
from games.core import Match
from tests.delivery.conftest import DeliveryHarness
from tests.service.harness import ANN, BEN, ServiceHarness, elsewhere


class Restores:
    """Counts how often a match is read from its snapshot."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        restore = Match.restore.__func__  # type: ignore[attr-defined]

        def counted(cls: type[Match], *given: object) -> Match:
            self.count += 1
            match: Match = restore(cls, *given)
            return match

        monkeypatch.setattr(Match, "restore", classmethod(counted))


async def test_an_action_with_its_board_and_hands_reads_no_snapshot_twice(
    harness: ServiceHarness, deliveries: DeliveryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await harness.begun("glades")
    await deliveries.round()
    harness.services.restored = RestoredMatches()
    restores = Restores(monkeypatch)
    position = await look(harness.services, match_id, (await harness.mover(match_id)).id)
    await act(
        harness.services,
        await harness.mover(match_id),
        match_id,
        position.legal[0],
        harness.interaction(),
        position.ply,
    )
    await deliveries.round()
    assert restores.count == 1


async def test_an_action_that_is_refused_leaves_what_others_see(harness: ServiceHarness) -> None:
    match_id = await harness.begun("glades")
    before = await look(harness.services, match_id, ANN.id)
    with pytest.raises(Exception, match="castle"):
        await act(harness.services, await harness.mover(match_id), match_id, "castle", harness.interaction())
    assert await look(harness.services, match_id, ANN.id) == before


async def test_a_match_that_ends_without_an_action_is_seen_to_be_over(harness: ServiceHarness) -> None:
    match_id = await harness.begun("glades")
    assert not (await look(harness.services, match_id, ANN.id)).over
    await draw.draw(harness.services, ANN, match_id, harness.interaction())
    await draw.draw(harness.services, BEN, match_id, harness.interaction())
    assert (await look(harness.services, match_id, ANN.id)).over


async def test_what_is_kept_equals_the_row(harness: ServiceHarness) -> None:
    match_id, dice = await harness.begun("dungeon"), random.Random(4)
    for _ in range(6):
        await harness.play(match_id, dice, 5)
        row = await harness.row(match_id)
        assert harness.services.restored.to_read(row).snapshot() == restore_match(row).snapshot()


async def test_no_more_are_kept_than_a_process_can_hold(harness: ServiceHarness) -> None:
    row = await harness.row(await harness.begun("duel", elsewhere(50)))
    restored = RestoredMatches()
    match = restore_match(row)
    first = restored.to_read(row)
    assert restored.to_read(row) is first
    for ply in range(1, KEPT + 1):
        restored.keep(type(row)(**{name: getattr(row, name) for name in row.__slots__} | {"ply": ply}), match)
    assert restored.to_read(row) is not first
