"""A call of every function of the store that sends statements, with arguments that meet rows of `large_store`."""

import importlib
import inspect
import pkgutil
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import bot.store
from bot.store import (
    absences,
    audit,
    blocks,
    challenges,
    deadlines,
    departed_members,
    figures,
    forgetting,
    guilds,
    heartbeats,
    interactions,
    matches,
    medals,
    member_names,
    outbox,
    people,
    personal,
    proposals,
    ratings,
    registered_commands,
    results,
    sent_messages,
    usual_terms,
)
from bot.store.outbox_content import OutboxItem, ShowBoard, match_stream
from bot.store.rows import ActionRow, MatchRow, Medal, Person, Rating, Score, SentMessage, Slot, UsualTerms
from config.durations import DAY
from tests.store.large_store import ACTIONS, BEGAN, FINISHED, NOW, PLAYERS, guild_of

Call = Callable[..., Awaitable[Any] | AsyncIterator[Any]]

OVER, RUNNING = FINISHED // 2, FINISHED + 5
CHANNEL = 5
"""Where the match `RUNNING` is played."""
QUIET = 300
"""A channel without a live match."""
GUILD = guild_of(CHANNEL)
ANN, BEN = PLAYERS[4], PLAYERS[5]
UNSETTLED = 6050
"""An open challenge."""
RATING = Rating(GUILD, "all", "duel", ANN, 25.0, 8.0, 1000, 1, 0, 0)
SCORE = Score(OVER, ANN, BEN, GUILD, "duel", NOW, 1.0)
ITEM = OutboxItem(5, match_stream(RUNNING), "board", ShowBoard(RUNNING), NOW, NOW, 0, "n-5")
ACTION = ActionRow(ACTIONS, 0, "pass", [], NOW)

MATCH: dict[str, Any] = {
    "challenge_id": UNSETTLED,
    "game": "duel",
    "rules": 1,
    "options": {},
    "guild_id": GUILD,
    "channel_id": QUIET,
    "rated": True,
    "secret": "",
    "accepted_by": 1,
    "seed": "",
    "commitment_message_id": None,
    "challenger_words": "",
    "accepter_words": "",
    "ply": 0,
    "snapshot": {},
    "began_at": NOW,
    "moved_at": NOW,
}
CHALLENGE: dict[str, Any] = {
    "game": "duel",
    "options": {},
    "guild_id": GUILD,
    "channel_id": CHANNEL,
    "challenger_id": ANN,
    "rated": True,
    "secret": "",
    "created_at": NOW,
    "expires_at": NOW,
}
RESULT: dict[str, Any] = {
    "match_id": RUNNING,
    "guild_id": GUILD,
    "game": "duel",
    "at": NOW,
    "one_id": ANN,
    "two_id": BEN,
    "winner": 0,
    "reason": "resign",
    "rated": True,
}

ROW = MatchRow(
    id=RUNNING,
    thread_of=None,
    lost=None,
    locale=None,
    to_move=0,
    outcome=None,
    ended_at=None,
    move_seconds=DAY,
    due_at=None,
    reminded=False,
    paused_seconds=None,
    overdue_at=None,
    nudged_at=None,
    hints=0,
    hinted_at=None,
    people=(Person(ANN, "Ann"), Person(BEN, "Ben")),
    **MATCH,
)

CALLS: list[tuple[Call, tuple[Any, ...], dict[str, Any]]] = [
    (absences.put, (ANN, NOW, NOW + 1), {}),
    (absences.rows_of, (ANN, BEGAN), {}),
    (absences.of, (ANN, BEGAN), {}),
    (absences.end, (ANN, NOW), {}),
    (audit.add, (GUILD, ANN, "setup", {}, NOW), {}),
    (audit.latest, (GUILD, 10), {}),
    (blocks.put, (ANN, ANN + 2, NOW), {}),
    (blocks.drop, (ANN, BEN), {}),
    (blocks.blocked, (ANN, BEN), {}),
    (blocks.of, (ANN,), {}),
    (challenges.insert, (), CHALLENGE),
    (challenges.find, (UNSETTLED,), {}),
    (challenges.open_rematch, (OVER,), {}),
    (challenges.bind, (UNSETTLED, 5), {}),
    (challenges.settle, (UNSETTLED, "accepted", BEN), {}),
    (challenges.count_between, (ANN, BEN, CHANNEL), {}),
    (challenges.times_since, (ANN, NOW - 3600), {}),
    (challenges.practice_since, (ANN, NOW - 3600), {}),
    (challenges.open_between, (ANN, BEN), {}),
    (challenges.open_under, (CHANNEL,), {}),
    (challenges.explain, (OVER, BEN, "time"), {}),
    (challenges.postpone, (60,), {}),
    (deadlines.put, ("time", RUNNING, NOW), {}),
    (deadlines.begin, ("time", RUNNING, NOW), {}),
    (deadlines.find, ("time", RUNNING), {}),
    (deadlines.drop, ("time", RUNNING), {}),
    (deadlines.move_on, ("time", RUNNING, 60), {}),
    (deadlines.move_all, ("practice", 60), {}),
    (deadlines.bring_forward, ("guild", NOW), {}),
    (deadlines.next_at, (NOW,), {}),
    (deadlines.due, (NOW, {"season"}), {}),
    (departed_members.mark, (GUILD, [ANN], NOW), {}),
    (departed_members.unmark, (GUILD, [ANN, BEN]), {}),
    (departed_members.found_before, (GUILD, NOW, 10), {}),
    (departed_members.is_marked, (GUILD, ANN), {}),
    (departed_members.forget, (GUILD,), {}),
    (figures.figures, (), {}),
    (forgetting.forget_guild, (GUILD,), {}),
    (forgetting.forget_person, (ANN,), {}),
    (guilds.find, (GUILD,), {}),
    (guilds.known, (), {}),
    (guilds.removed, (NOW,), {}),
    (guilds.change, (GUILD,), {"threads": True}),
    (guilds.lock, (GUILD,), {}),
    (heartbeats.last, (), {}),
    (heartbeats.beat, (NOW,), {}),
    (heartbeats.database_time, (), {}),
    (heartbeats.try_to_write, (NOW,), {}),
    (interactions.use, (1, NOW), {}),
    (registered_commands.digest_of, (1,), {}),
    (registered_commands.put, (1, "digest"), {}),
    (interactions.forget_before, (BEGAN + 86_400,), {}),
    (matches.insert, ((ANN, BEN),), MATCH),
    (matches.find, (RUNNING,), {}),
    (matches.live_in, (CHANNEL,), {}),
    (matches.latest_in, (QUIET,), {}),
    (matches.live_of, (ANN,), {}),
    (matches.timed, (), {}),
    (matches.ended_of, (ANN, 10), {}),
    (matches.advance, (RUNNING, ACTIONS), {"ply": ACTIONS + 1}),
    (matches.change, (RUNNING,), {"reminded": True}),
    (matches.append, (RUNNING, 1, ACTION), {}),
    (matches.log, (OVER,), {}),
    (matches.whole_log, (OVER, 1), {}),
    (matches.lines, (OVER,), {}),
    (matches.take_back, (RUNNING, 2, 4), {}),
    (matches.place, (RUNNING,), {"channel_id": QUIET}),
    (matches.place_as_read, (ROW,), {"lost": None}),
    (matches.lose, (RUNNING, "deleted", CHANNEL), {}),
    (matches.live_under, (CHANNEL,), {}),
    (matches.live_on, (GUILD,), {}),
    (matches.begun_by, (OVER,), {}),
    (medals.write, ([Medal(GUILD, "2025-12", "duel", ANN, 1, 1000)],), {}),
    (medals.of_season, (GUILD, "2025-11"), {}),
    (medals.of_person, (GUILD, ANN), {}),
    (medals.forget, (GUILD,), {}),
    (member_names.find, (GUILD, ANN), {}),
    (member_names.keep, (GUILD, ANN, "Annie"), {}),
    (outbox.put, (ShowBoard(RUNNING), NOW), {}),
    (outbox.heads, (), {}),
    (outbox.claim, (ITEM, NOW), {}),
    (outbox.renew, (ITEM, NOW), {}),
    (outbox.free_all, (NOW,), {}),
    (outbox.newer, (ITEM,), {}),
    (outbox.remove, ([1, 2],), {}),
    (outbox.waits, (match_stream(RUNNING),), {}),
    (outbox.delay, (ShowBoard(RUNNING), NOW + 1), {}),
    (outbox.hasten, (match_stream(RUNNING), NOW), {}),
    (outbox.count, ("think",), {}),
    (outbox.put_off, (ITEM, NOW + 1), {}),
    (matches.live_threads, (), {}),
    (people.meet, (Person(ANN, "Annie", "de", account="Ann", guild_id=GUILD),), {}),
    (people.find, (ANN,), {"guild_id": GUILD}),
    (people.set_dm_closed, (ANN, True), {}),
    (people.set_hand_by_dm, (ANN, False), {}),
    (personal.matches_of, (ANN,), {}),
    (personal.proposals_of, (OVER, 0), {}),
    (personal.interactions_of, (OVER, 0), {}),
    (personal.challenges_of, (ANN,), {"still_open": True}),
    (personal.rows_about, (ANN,), {}),
    (proposals.insert, (OVER, "draw", 0, 2, NOW), {}),
    (proposals.find, (OVER,), {}),
    (proposals.open_of, (RUNNING,), {}),
    (proposals.last, (OVER, "draw", 0), {}),
    (proposals.settle, (RUNNING, "accepted"), {}),
    (ratings.page, (GUILD, "all", "duel", 10, 10), {}),
    (ratings.count, (GUILD, "all", "duel"), {}),
    (ratings.own, (GUILD, "all", "duel", ANN), {}),
    (ratings.places_of, (GUILD, "all", ANN), {}),
    (ratings.of_pair, (GUILD, ["all", "2025-11"], ["duel", "all"], (ANN, BEN)), {}),
    (ratings.games_of, (GUILD, "all"), {}),
    (ratings.keep, ([RATING],), {}),
    (ratings.of_server, (GUILD,), {}),
    (ratings.drop, ([RATING],), {}),
    (results.insert, (), RESULT),
    (results.keep, ([SCORE],), {}),
    (results.of_server, (GUILD,), {}),
    (results.servers, (), {}),
    (results.first_since, (GUILD, NOW - 3600), {}),
    (results.rated_between, (GUILD, ANN, BEN, NOW - 86_400), {}),
    (results.of_match, (OVER,), {}),
    (results.sides_of_server, (GUILD,), {}),
    (results.of_person, (GUILD, ANN, 10), {}),
    (results.history, (GUILD, ANN, None, "duel", 0, 10), {}),
    (results.tallies, (GUILD, ANN, BEN, None), {}),
    (results.opponents, (GUILD, ANN, 5), {}),
    (sent_messages.find, (Slot.board(OVER),), {}),
    (sent_messages.keep, (SentMessage(Slot.board(OVER), CHANNEL, 1),), {}),
    (sent_messages.forget, (Slot.board(OVER),), {}),
    (usual_terms.find, (ANN, "duel"), {}),
    (usual_terms.keep, (ANN, "duel", UsualTerms({}, None, False, None)), {}),
]

SENDING_FOR_OTHERS = {"upsert.upsert", "upsert.upsert_all"}
"""What the functions above call with tables of their own."""


def name_of(function: Call) -> str:
    """Module and name, such as `matches.find`."""
    return f"{function.__module__.removeprefix('bot.store.')}.{function.__qualname__}"


def functions_of_the_store() -> set[str]:
    """The names of all public functions of the store that take a connection and wait for its database."""
    found = set()
    for module in pkgutil.walk_packages(bot.store.__path__, "bot.store."):
        if module.name.startswith("bot.store.migrations"):
            continue
        for name, function in inspect.getmembers(importlib.import_module(module.name), inspect.isfunction):
            waits = inspect.iscoroutinefunction(function) or inspect.isasyncgenfunction(function)
            connected = next(iter(inspect.signature(function).parameters), "") == "connection"
            if waits and connected and function.__module__ == module.name and not name.startswith("_"):
                found.add(name_of(function))
    return found - SENDING_FOR_OTHERS
