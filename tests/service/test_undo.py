"""Second thoughts."""

import random
from contextlib import suppress

import pytest

from bot.service import proposal_answers
from bot.service.act import act
from bot.service.errors import DuplicateInteraction, Outdated, UserError
from bot.service.match_lookup import history, look
from bot.service.position import Position
from bot.service.record import record_of
from bot.service.stored_matches import restore_match
from bot.service.undo import undo
from bot.store import matches
from bot.store.rows import Proposal
from config.durations import HOUR
from games.catalogue import GAMES
from games.verify import verify
from tests.service.harness import ANN, BEN, CYN, ServiceHarness
from tests.service.passing import later, move, only_proposal, open_proposals, other


async def lines(harness: ServiceHarness, match_id: int) -> list[tuple[int, str, bool]]:
    """Number, text, and whether it counts, of each line of the log."""
    async with harness.services.database.read() as connection:
        log = await matches.whole_log(connection, match_id)
    return [(line.number, line.text, line.counts) for line in log]


async def test_after_the_turn_the_other_one_is_asked_and_agrees(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    mover, before = await harness.mover(match_id), await harness.turn(match_id)
    await move(harness, match_id)
    asked_for = await undo(harness.services, mover, match_id, harness.interaction())
    assert isinstance(asked_for, Proposal)
    assert (await harness.row(match_id)).ply == 1, "asking changes nothing"
    for nobody in (mover, CYN):
        with pytest.raises(UserError):
            await proposal_answers.answer(harness.services, nobody, asked_for.id, harness.interaction(), yes=True)
    await proposal_answers.answer(harness.services, other(mover), asked_for.id, harness.interaction(), yes=True)
    after = await harness.turn(match_id)
    assert (after.seat, after.public, after.private, after.legal) == (
        before.seat,
        before.public,
        before.private,
        before.legal,
    )
    assert after.recent[-1].type == "undo"


async def test_the_log_keeps_what_happened_and_the_record_what_counts(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    mover, first = await harness.mover(match_id), await harness.turn(match_id)
    await move(harness, match_id, first.legal[0])
    await undo(harness.services, mover, match_id, harness.interaction())
    proposal = await only_proposal(harness, match_id, "undo")
    await proposal_answers.answer(harness.services, other(mover), proposal.id, harness.interaction(), yes=True)
    await move(harness, match_id, first.legal[-1])
    assert await lines(harness, match_id) == [
        (0, first.legal[0], False),
        (1, "undo", False),
        (2, first.legal[-1], True),
    ]
    told = await history(harness.services, match_id)
    assert [line.number for line, _events in told] == [0, 1, 2]
    last = await harness.play(match_id, random.Random(3))
    assert last.over
    text = await record_of(harness.services, match_id)
    assert f'"{first.seat} {first.legal[-1]}"' in text
    assert "undo" not in text
    verify(text)


async def test_what_was_taken_back_makes_a_match_no_longer(harness: ServiceHarness) -> None:
    match_id = await harness.begun("dungeon")
    mover = await harness.mover(match_id)
    for _ in range(2):
        await move(harness, match_id)
        await undo(harness.services, mover, match_id, harness.interaction())
    await move(harness, match_id)
    position = await look(harness.services, match_id, None)
    assert (position.ply, position.taken) == (5, 1)
    assert restore_match(await harness.row(match_id)).ply == 1, "ratings count these"


async def test_no_button_of_an_earlier_position_comes_to_life_again(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    mover, before = await harness.mover(match_id), await harness.turn(match_id)
    await move(harness, match_id)
    await undo(harness.services, mover, match_id, harness.interaction())
    proposal = await only_proposal(harness, match_id, "undo")
    await proposal_answers.answer(harness.services, other(mover), proposal.id, harness.interaction(), yes=True)
    with pytest.raises(Outdated):
        await act(harness.services, mover, match_id, before.legal[0], harness.interaction(), before.ply)


async def test_a_step_of_an_unfinished_turn_is_taken_back_at_once(harness: ServiceHarness) -> None:
    match_id = await harness.begun("dungeon")
    mover, before = await harness.mover(match_id), await harness.turn(match_id)
    due_at = (await harness.row(match_id)).due_at
    position = await move(harness, match_id)
    assert position.may_take_back
    await later(harness, HOUR)
    after = await undo(harness.services, mover, match_id, harness.interaction(), position.ply)
    assert isinstance(after, Position)
    assert (after.private, after.legal) == (before.private, before.legal)
    assert not after.may_take_back
    assert (await harness.row(match_id)).due_at == due_at, "the time goes on"
    assert await open_proposals(harness, match_id) == []


async def test_a_step_that_surely_showed_more_is_not_offered_to_be_taken_back(harness: ServiceHarness) -> None:
    match_id, dice = await harness.begun("dungeon"), random.Random(3)
    shown_at, gone_back = -1, False
    while not gone_back:
        mover, before = await harness.mover(match_id), await harness.turn(match_id)
        position = await move(harness, match_id, dice.choice(before.legal))
        if not position.legal:
            if position.over:
                match_id = await harness.begun("dungeon")
            continue
        assert (await harness.turn(match_id)).may_take_back == position.may_take_back
        if not position.may_take_back:
            if shown_at == -1:
                with pytest.raises(UserError, match="revealed"):
                    await undo(harness.services, mover, match_id, harness.interaction())
            shown_at = position.ply
        elif before.ply == shown_at:
            with suppress(UserError):
                after = await undo(harness.services, mover, match_id, harness.interaction())
                assert isinstance(after, Position)
                assert not after.may_take_back, "what the step before showed stays shown"
                gone_back = True


async def test_two_clicks_take_back_one_step(harness: ServiceHarness) -> None:
    match_id = await harness.begun("dungeon")
    mover = await harness.mover(match_id)
    position = await move(harness, match_id)
    number = harness.interaction()
    await undo(harness.services, mover, match_id, number, position.ply)
    with pytest.raises((DuplicateInteraction, UserError)):
        await undo(harness.services, mover, match_id, number)
    with pytest.raises(Outdated):
        await undo(harness.services, mover, match_id, harness.interaction(), position.ply)
    assert len(await lines(harness, match_id)) == 2


async def test_what_was_revealed_stays(harness: ServiceHarness) -> None:
    match_id = await harness.begun("glades")
    mover = await harness.mover(match_id)
    while await harness.mover(match_id) == mover:
        await move(harness, match_id)
    ply = (await harness.row(match_id)).ply
    with pytest.raises(UserError, match="revealed"):
        await undo(harness.services, mover, match_id, harness.interaction())
    assert (await harness.row(match_id)).ply == ply
    assert await open_proposals(harness, match_id) == []


async def test_nor_does_it_reach_behind_the_other_ones_card(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    mover = await harness.mover(match_id)
    await move(harness, match_id)
    await move(harness, match_id)
    with pytest.raises(UserError, match="revealed"):
        await undo(harness.services, mover, match_id, harness.interaction())


async def test_the_question_lapses_when_the_other_one_moves(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    mover = await harness.mover(match_id)
    await move(harness, match_id)
    await undo(harness.services, mover, match_id, harness.interaction())
    proposal = await only_proposal(harness, match_id, "undo")
    await move(harness, match_id)
    assert await open_proposals(harness, match_id) == []
    with pytest.raises(UserError, match="settled"):
        await proposal_answers.answer(harness.services, other(mover), proposal.id, harness.interaction(), yes=True)


async def test_a_no_leaves_the_match_as_it_is(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    mover = await harness.mover(match_id)
    await move(harness, match_id)
    await undo(harness.services, mover, match_id, harness.interaction())
    proposal = await only_proposal(harness, match_id, "undo")
    await proposal_answers.answer(harness.services, other(mover), proposal.id, harness.interaction(), yes=False)
    assert (await harness.row(match_id)).ply == 1
    with pytest.raises(UserError, match="moved on"):
        await undo(harness.services, mover, match_id, harness.interaction())


async def test_only_players_who_have_acted_have_something_to_take_back(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    for nobody in (await harness.mover(match_id), CYN):
        with pytest.raises(UserError):
            await undo(harness.services, nobody, match_id, harness.interaction())
    await harness.play(match_id, random.Random(4))
    with pytest.raises(UserError, match="over"):
        await undo(harness.services, (await harness.row(match_id)).people[0], match_id, harness.interaction())


async def test_everybody_is_told_of_it_and_sees_no_more_than_before(harness: ServiceHarness) -> None:
    match_id = await harness.begun("dungeon")
    mover = await harness.mover(match_id)
    public = (await look(harness.services, match_id, None)).public
    await move(harness, match_id)
    await undo(harness.services, mover, match_id, harness.interaction())
    seen = await look(harness.services, match_id, None)
    assert seen.public == public
    assert [event.type for event in seen.recent] == ["undo"]
    assert (seen.private, seen.legal) == (None, ())


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_taken_back_leaves_all_views_as_they_were(harness: ServiceHarness, game: str) -> None:
    match_id, dice, taken_back = await harness.begun(game), random.Random(game), 0

    async def seen() -> list[tuple[object, ...]]:
        found = [await look(harness.services, match_id, person.id) for person in (ANN, BEN, CYN)]
        return [(each.to_move, each.public, each.private, each.legal) for each in found]

    while taken_back < 2:
        if not (await harness.row(match_id)).over:
            await harness.play(match_id, dice, dice.randrange(1, 9))
        if (await harness.row(match_id)).over:
            match_id = await harness.begun(game)
        mover, before = await harness.mover(match_id), await seen()
        await move(harness, match_id, dice.choice((await harness.turn(match_id)).legal))
        try:
            asked_for = await undo(harness.services, mover, match_id, harness.interaction())
        except UserError:
            continue
        if isinstance(asked_for, Proposal):
            await proposal_answers.answer(harness.services, other(mover), asked_for.id, harness.interaction(), yes=True)
        assert await seen() == before
        taken_back += 1
