"""Stepping through a match shows what was public at the time, and hands when nobody can gain by them any more."""

import random
from collections.abc import Sequence
from itertools import pairwise

import pytest

from bot.service.act import resign
from bot.service.errors import UserError
from bot.service.match_lookup import look
from bot.service.position import before_clearing
from bot.service.record import record_of
from bot.service.replay import (
    MOST_FRAMES,
    Frame,
    animation_frames,
    find_replay,
    frame_at,
    shown_positions,
    stops_around,
)
from bot.service.stored_matches import restore_match
from bot.store import matches
from bot.store.rows import UNDO, ActionRow
from games.catalogue import GAMES
from games.core import View
from games.glades.views import PublicView
from games.record import read
from tests.service.harness import ANN, BEN, CYN, HERE, ServiceHarness


async def steps(harness: ServiceHarness, match_id: int, person_id: int) -> list[Frame]:
    """All positions of a match as a person gets to see them."""
    found = await find_replay(harness.services, match_id, person_id, HERE.guild_id)
    return [frame_at(found, at) for at in range(found.last + 1)]


@pytest.mark.parametrize("game", GAMES)
async def test_each_step_shows_what_everybody_saw_at_the_time(harness: ServiceHarness, game: str) -> None:
    match_id, dice = await harness.begun(game), random.Random(game)
    shown: list[View] = [(await look(harness.services, match_id, None)).public]
    for _ in range(25):
        await harness.play(match_id, dice, 1)
        shown.append((await look(harness.services, match_id, None)).public)
    for person in (CYN, ANN):
        assert [step.position.public for step in await steps(harness, match_id, person.id)] == shown


@pytest.mark.parametrize("game", GAMES)
async def test_a_running_match_shows_no_hand_but_ones_own_of_the_present(harness: ServiceHarness, game: str) -> None:
    match_id = await harness.begun(game)
    await harness.play(match_id, random.Random(game), 20)
    for seat, person in ((None, CYN), (0, ANN), (1, BEN)):
        *earlier, present = await steps(harness, match_id, person.id)
        assert all(step.hands == () and step.action is None for step in earlier)
        assert [hand.seat for hand in present.hands] == ([] if seat is None else [seat])
        assert present.action is None
        for step in [*earlier, present]:
            assert (step.position.seat, step.position.private, step.position.legal) == (None, None, ())
        for hand in present.hands:
            assert hand.private == (await look(harness.services, match_id, person.id)).private


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_match_shows_both_hands_as_its_record_gives_them(harness: ServiceHarness, game: str) -> None:
    match_id = await harness.begun(game)
    await harness.play(match_id, random.Random(game))
    record = read(await record_of(harness.services, match_id))
    played = record.play()
    found = await find_replay(harness.services, match_id, CYN.id, HERE.guild_id)
    for at, (match, _events) in enumerate(played):
        if at % 7 and at != found.last:
            continue
        step = frame_at(found, at)
        position = match.position([])
        assert step.position.public.model_dump(mode="json") == position["public"]
        hands = [hand.private.model_dump(mode="json") for hand in step.hands if hand.private is not None]
        assert hands == position["private"]
        assert step.action == (None if not at else (int(record.actions[at - 1][0]), record.actions[at - 1][2:]))
    assert frame_at(found, -1).position.outcome == (await look(harness.services, match_id, None)).outcome
    assert frame_at(found, 10_000).at == found.last == len(record.actions)


async def test_an_animation_is_for_finished_matches(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await harness.play(match_id, random.Random(1), 10)
    with pytest.raises(UserError):
        animation_frames(await find_replay(harness.services, match_id, ANN.id, HERE.guild_id))
    await harness.play(match_id, random.Random(1))
    shown = list(animation_frames(await find_replay(harness.services, match_id, ANN.id, HERE.guild_id)))
    assert [step.at for step in shown] == list(range(shown[-1].last + 1))
    assert shown[-1].position.over


async def test_an_end_that_the_game_does_not_know_of_is_shown(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await harness.play(match_id, random.Random(1), 10)
    async with harness.services.database.write() as connection:
        row = await harness.row(match_id)
        outcome = {"winner": None, "reason": "agreed", "score": None}
        await matches.advance(
            connection, match_id, row.ply, ply=row.ply, to_move=None, outcome=outcome, ended_at=harness.at
        )
    step = frame_at(await find_replay(harness.services, match_id, CYN.id, HERE.guild_id), -1)
    assert step.position.outcome is not None
    assert (step.position.to_move, step.position.outcome.reason) == (None, "agreed")


async def test_a_resignation_is_the_last_step(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await harness.play(match_id, random.Random(1), 4)
    await resign(harness.services, BEN, match_id, harness.interaction())
    step = frame_at(await find_replay(harness.services, match_id, CYN.id, HERE.guild_id), -1)
    assert (step.at, step.action) == (5, (1, "resign"))
    assert step.position.outcome is not None
    assert step.position.outcome.winner == 0


async def test_what_was_taken_back_is_stepped_over(harness: ServiceHarness) -> None:
    match_id, dice = await harness.begun(), random.Random(3)
    await harness.play(match_id, dice, 6)
    before = await harness.row(match_id)
    await harness.play(match_id, dice, 1)
    undone = await harness.row(match_id)
    async with harness.services.database.write() as connection:
        seat = before.to_move or 0
        await matches.take_back(connection, match_id, since=before.ply, by=undone.ply)
        await matches.append(
            connection, match_id, harness.interaction(), ActionRow(undone.ply, seat, UNDO, [], harness.at)
        )
        where = {**before.snapshot, "ply": undone.ply + 1}
        moved = await matches.advance(
            connection, match_id, undone.ply, ply=undone.ply + 1, to_move=before.to_move, snapshot=where
        )
        assert moved
    found = await find_replay(harness.services, match_id, CYN.id, HERE.guild_id)
    assert found.last == 6
    match = restore_match(before)
    assert frame_at(found, -1).position.public == match.game.public(match.state)
    await harness.play(match_id, dice)
    end = frame_at(await find_replay(harness.services, match_id, CYN.id, HERE.guild_id), -1)
    assert end.position.public == (await look(harness.services, match_id, None)).public


async def test_matches_of_other_servers_are_their_players_own(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    for guild_id in (HERE.guild_id + 1, None):
        with pytest.raises(UserError):
            await find_replay(harness.services, match_id, CYN.id, guild_id)
        assert (await find_replay(harness.services, match_id, ANN.id, guild_id)).seat == 0
    with pytest.raises(UserError):
        await find_replay(harness.services, match_id + 1, ANN.id, HERE.guild_id)


async def test_a_match_under_other_rules_is_refused_with_a_sentence(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    async with harness.services.database.write() as connection:
        await matches.change(connection, match_id, rules=0)
    with pytest.raises(UserError, match="version 0"):
        await find_replay(harness.services, match_id, ANN.id, HERE.guild_id)


def seats_of(turns: Sequence[int]) -> list[int]:
    """The seats of actions, given how many each turn has."""
    return [turn % 2 for turn, length in enumerate(turns) for _ in range(length)]


def test_short_matches_are_shown_whole() -> None:
    assert shown_positions([], 10) == {0}
    assert shown_positions([0, 0, 1], 10) == {0, 1, 2, 3}
    assert shown_positions([0] * 9, 10) == set(range(10))


def test_longer_ones_at_the_ends_of_turns_and_where_there_is_room() -> None:
    assert shown_positions(seats_of([3, 3, 2, 4]), 5) == {0, 3, 6, 8, 12}
    assert shown_positions(seats_of([3, 3, 2, 4]), 7) == {0, 1, 3, 6, 7, 8, 12}
    assert len(shown_positions(seats_of([3] * 40), 80)) == 80


def test_very_long_ones_are_thinned_out_evenly() -> None:
    chosen = sorted(shown_positions(seats_of([1, 2] * 200), 80))
    assert len(chosen) == 80
    assert (chosen[0], chosen[-1]) == (0, 600)
    gaps = [later - earlier for earlier, later in pairwise(chosen)]
    assert max(gaps) - min(gaps) <= 3
    assert all(at % 3 in (0, 1) for at in chosen)


def test_where_the_table_was_cleared_is_always_shown() -> None:
    seats, cleared = seats_of([1, 2] * 200), [100, 101, 350]
    chosen = shown_positions(seats, 80, cleared)
    assert {0, *cleared, 600} <= chosen
    assert len(chosen) <= 80
    assert shown_positions(seats_of([9, 9]), 4, [5]) == {0, 5, 9, 18}


async def test_an_animation_shows_every_end_of_a_bout(harness: ServiceHarness) -> None:
    match_id = await harness.begun("glades", bouts=4)
    await harness.play(match_id, random.Random(1))
    shown = list(animation_frames(await find_replay(harness.services, match_id, ANN.id, HERE.guild_id)))
    assert len(shown) <= MOST_FRAMES < shown[-1].last
    before = [table for step in shown if (table := before_clearing(step.position))]
    assert [table.recent[-1].data["bout"] for table in before] == [1, 2, 3]
    for table in before:
        assert isinstance(table.public, PublicView)
        assert sum(glade.claimed is not None for glade in table.public.glades) == sum(table.recent[-1].data["glades"])
        assert (table.public.bout, table.to_move, table.over) == (table.recent[-1].data["bout"], None, False)


@pytest.mark.parametrize("last", [0, 1, 24, 25, 60, 453])
def test_every_position_is_a_few_jumps_away(last: int) -> None:
    for goal in range(last + 1):
        at, jumps = 0, 0
        while at != goal:
            stops = stops_around(at, last)
            assert stops == sorted(set(stops))
            assert len(stops) <= 25
            assert {0, last} <= set(stops)
            at = min(stops, key=lambda stop: abs(stop - goal))
            jumps += 1
            assert jumps <= 5
