"""Practice: unrated, free of clocks, and in nobody's way."""

import random

import pytest

from bot.players import Players
from bot.presenter.practice import practice_terms
from bot.service import challenge, draw, hints, nudge, pause, practice, privacy, undo
from bot.service.act import act, resign
from bot.service.challenge import Terms
from bot.service.errors import UserError
from bot.service.leaderboard import Wanted, table
from bot.service.match_lookup import look
from bot.service.outgoing.computer_action import action_chosen, action_to_choose
from bot.service.places import Place
from bot.service.position import Position
from bot.service.profile import Asked, history, profile
from bot.service.scheduler import DUE
from bot.service.unavailable_channels import compare_guilds
from bot.store import deadlines, outbox
from bot.store.outbox_content import ChooseAction, OutboxItem
from bot.store.rows import DIRECT, Proposal
from config.durations import DAY
from games.core import fairness
from games.core.results import CALLED_OFF
from tests.commitments import FIRST
from tests.service.computers import practising, with_computers
from tests.service.harness import ANN, BEN, HERE, ServiceHarness, elsewhere

DMS = Place(DIRECT, 900, "en-GB")


async def thinking(harness: ServiceHarness) -> list[OutboxItem]:
    """What the computer has to choose."""
    async with harness.services.database.read() as connection:
        return [item for item in await outbox.heads(connection) if isinstance(item.content, ChooseAction)]


async def let_it_think(harness: ServiceHarness) -> None:
    """Take the computer's actions, the first legal one each time, until it is a person's turn."""
    while waiting := await thinking(harness):
        content = waiting[0].content
        assert isinstance(content, ChooseAction)
        asked = await action_to_choose(harness.services, content)
        await action_chosen(harness.services, waiting[0], content, asked.legal[0] if asked else "")


async def test_the_secret_is_fixed_before_the_click_that_begins(harness: ServiceHarness) -> None:
    with_computers(harness)
    terms = practice_terms("duel", "0")
    made = await practice.set_up(harness.services, HERE, ANN, "hard", terms, harness.interaction())
    match_id = await practice.begin(harness.services, ANN, made.id, harness.interaction(), words="a word")
    row = await harness.row(match_id)
    assert row.secret == made.secret
    assert row.seed == fairness.seed_of_message(made.secret, FIRST + made.id, ("", "a word"))
    assert not row.rated
    assert row.people[1].level == "hard"


async def test_only_the_one_who_set_it_up_begins_and_once(harness: ServiceHarness) -> None:
    with_computers(harness)
    terms = practice_terms("glades", "r")
    made = await practice.set_up(harness.services, HERE, ANN, "easy", terms, harness.interaction())
    with pytest.raises(UserError, match="Somebody else"):
        await practice.begin(harness.services, BEN, made.id, harness.interaction())
    with pytest.raises(UserError):
        await challenge.accept(harness.services, BEN, made.id, harness.interaction())
    await practice.begin(harness.services, ANN, made.id, harness.interaction())
    with pytest.raises(UserError, match="begun already"):
        await practice.begin(harness.services, ANN, made.id, harness.interaction())


async def test_turned_off_it_is_refused(harness: ServiceHarness) -> None:
    harness.services.players = Players(0)
    with pytest.raises(UserError, match="turned the computer players off"):
        await practice.set_up(harness.services, HERE, ANN, "easy", practice_terms("duel", "0"), harness.interaction())


async def test_no_time_runs_and_nothing_is_asked_of_a_computer(harness: ServiceHarness) -> None:
    with_computers(harness)
    match_id = await practising(harness, "glades")
    await let_it_think(harness)
    row = await harness.row(match_id)
    assert row.due_at is None
    for ask in (draw.draw, pause.pause, pause.resume, nudge.nudge):
        with pytest.raises(UserError, match="practice against the computer"):
            await ask(harness.services, ANN, match_id, harness.interaction())


async def test_a_match_is_resigned_without_a_trace_in_the_tables(harness: ServiceHarness) -> None:
    with_computers(harness)
    match_id = await practising(harness)
    after = await resign(harness.services, ANN, match_id, harness.interaction())
    assert after.over

    async def nobody(*_: object) -> set[int]:
        return set()

    shown = await table(harness.services, HERE.guild_id, Wanted("all", "all"), ANN.id, nobody)
    assert shown.places == ()
    told = await profile(harness.services, HERE.guild_id, ANN.id, "Ann", "all")
    assert (told.games, told.opponents) == ((), ())
    assert (await history(harness.services, HERE.guild_id, Asked(ANN.id, None, None))).played == ()


async def test_practice_counts_in_no_limit_of_challenges(harness: ServiceHarness) -> None:
    with_computers(harness)
    harness.services.challenges_per_hour = 2
    for number in range(4):
        await practising(harness, place=elsewhere(50 + number))
    await challenge.challenge(harness.services, HERE, ANN, BEN, Terms("duel", {}), harness.interaction())


async def test_many_practice_matches_in_an_hour_are_enough(harness: ServiceHarness) -> None:
    with_computers(harness)
    terms = practice_terms("duel", "0")
    for _ in range(practice.AN_HOUR):
        await practice.set_up(harness.services, HERE, ANN, "easy", terms, harness.interaction())
    with pytest.raises(UserError, match="many practice matches"):
        await practice.set_up(harness.services, HERE, ANN, "easy", terms, harness.interaction())


async def test_what_lies_untouched_is_called_off(harness: ServiceHarness) -> None:
    with_computers(harness)
    match_id = await practising(harness, "glades")
    await let_it_think(harness)
    harness.at += 59 * DAY
    position = await look(harness.services, match_id, ANN.id)
    while position.legal:
        position = await act(harness.services, ANN, match_id, position.legal[0], harness.interaction())
    await let_it_think(harness)
    async with harness.services.database.read() as connection:
        assert await deadlines.find(connection, deadlines.PRACTICE, match_id) == harness.at + 60 * DAY
    harness.at += 60 * DAY
    await DUE[deadlines.PRACTICE](harness.services, match_id)
    outcome = (await look(harness.services, match_id, ANN.id)).outcome
    assert outcome is not None
    assert outcome.reason == CALLED_OFF


async def test_what_was_just_done_is_taken_back_unasked(harness: ServiceHarness) -> None:
    with_computers(harness)
    match_id = await practising(harness)
    before = await let_it_think_and_look(harness, match_id)
    await act(harness.services, ANN, match_id, before.legal[0], harness.interaction())
    back = await undo.undo(harness.services, ANN, match_id, harness.interaction())
    assert not isinstance(back, Proposal)
    assert (back.public, back.private, back.legal) == (before.public, before.private, before.legal)
    again = await let_it_think_and_look(harness, match_id)
    assert (again.ply, again.legal) == (back.ply, back.legal), "the computer has nothing to choose any more"


async def let_it_think_and_look(harness: ServiceHarness, match_id: int) -> Position:
    await let_it_think(harness)
    return await look(harness.services, match_id, ANN.id)


async def test_the_answer_goes_with_it_where_nothing_was_revealed(
    harness: ServiceHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_computers(harness)
    match_id = await practising(harness)
    before = await let_it_think_and_look(harness, match_id)
    await act(harness.services, ANN, match_id, before.legal[0], harness.interaction())
    await let_it_think(harness)
    with pytest.raises(UserError, match="cannot be taken back"):
        await undo.undo(harness.services, ANN, match_id, harness.interaction())
    monkeypatch.setattr("bot.service.undo.nothing_revealed", lambda *_: True)
    back = await undo.undo(harness.services, ANN, match_id, harness.interaction())
    assert not isinstance(back, Proposal)
    assert (back.public, back.private, back.legal) == (before.public, before.private, before.legal)


async def test_again_changes_the_seats(harness: ServiceHarness) -> None:
    with_computers(harness)
    match_id = await practising(harness, "search", "medium", side="0")
    await resign(harness.services, ANN, match_id, harness.interaction())
    made = await practice.again(harness.services, ANN, match_id, harness.interaction())
    with pytest.raises(UserError, match="set up already"):
        await practice.again(harness.services, ANN, match_id, harness.interaction())
    second = await practice.begin(harness.services, ANN, made.id, harness.interaction())
    row = await harness.row(second)
    assert [person.level for person in row.people] == ["medium", None]


async def test_direct_messages_hold_one_match_and_belong_to_no_server(harness: ServiceHarness) -> None:
    with_computers(harness)
    match_id = await practising(harness, place=DMS)
    with pytest.raises(UserError, match=f"match {match_id} here already"):
        await practising(harness, place=DMS)
    await compare_guilds(harness.services, [HERE.guild_id], lambda _guild: True)
    assert (await harness.row(match_id)).lost is None


@pytest.mark.parametrize("act_first", [False, True])
async def test_a_person_can_be_deleted_while_practising(harness: ServiceHarness, act_first: bool) -> None:
    with_computers(harness)
    match_id = await practising(harness, "glades", place=DMS)
    if act_first:
        await let_it_think(harness)
        await harness.play(match_id, random.Random(1), 1)
    assert ANN.name in await privacy.export(harness.services, ANN)
    await privacy.delete(harness.services, ANN, harness.interaction())
    assert all(person.id != ANN.id for person in (await harness.row(match_id)).people)
    await practising(harness, place=DMS)


async def test_a_long_queue_is_told(harness: ServiceHarness) -> None:
    with_computers(harness)
    assert await practice.seconds_to_wait(harness.services) == 0
    for number in range(4):
        match_id = await practising(harness, "glades", "hard", side="1", place=elsewhere(60 + number))
        position = await look(harness.services, match_id, ANN.id)
        while position.legal:
            position = await act(harness.services, ANN, match_id, position.legal[0], harness.interaction())
    assert len(await thinking(harness)) == 4
    assert await practice.seconds_to_wait(harness.services) >= 4


async def test_a_hint_counts_once_for_a_position(harness: ServiceHarness) -> None:
    with_computers(harness)
    match_id = await practising(harness)
    await let_it_think(harness)
    asked = await hints.ask(harness.services, ANN, match_id)
    assert asked.line["private"] == (await look(harness.services, match_id, ANN.id)).private.model_dump(mode="json")  # type: ignore[union-attr]
    for _ in range(2):
        asked = await hints.ask(harness.services, ANN, match_id)
        counted = await hints.count(harness.services, asked.position, harness.interaction())
        assert counted.hints == 1
    await act(harness.services, ANN, match_id, asked.position.legal[0], harness.interaction())
    with pytest.raises(UserError, match="thinking"):
        await hints.ask(harness.services, ANN, match_id)
    await let_it_think(harness)
    asked = await hints.ask(harness.services, ANN, match_id)
    assert (await hints.count(harness.services, asked.position, harness.interaction())).hints == 2
    with pytest.raises(UserError, match="spectator"):
        await hints.ask(harness.services, BEN, match_id)


async def test_there_are_no_hints_between_people(harness: ServiceHarness) -> None:
    with_computers(harness)
    match_id = await harness.begun()
    with pytest.raises(UserError, match="against a person"):
        await hints.ask(harness.services, await harness.mover(match_id), match_id)
