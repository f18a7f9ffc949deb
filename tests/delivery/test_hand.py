"""Hands: one message for each seat, a new one when its turn begins; and direct messages that are closed."""

import random

from bot.discord_api.errors import ClosedError, NotAllowedError
from bot.service.act import resign
from bot.service.dm_retry import try_again
from bot.service.match_lookup import look
from config.durations import HOUR
from games.catalogue import game_of
from tests.delivery.conftest import Delivering
from tests.delivery.recording_messenger import DM, Sent
from tests.service.hall import ANN, BEN, HERE, Hall, elsewhere

NOTICE = "takes no direct messages"


def closed() -> ClosedError:
    return ClosedError("closed")


def notices(post: Delivering, channel: int = HERE.channel_id) -> list[Sent]:
    return [message for message in post.messenger.seen(channel) if NOTICE in message.post.content]


async def test_each_player_has_one_hand_message_with_their_own_cards(hall: Hall, post: Delivering) -> None:
    match_id, dice = await hall.begun(), random.Random(6)
    for _ in range(12):
        await post.round()
        mover = await hall.mover(match_id)
        for who in (ANN, BEN):
            [message] = post.messenger.seen(DM + who.id)
            against = BEN if who == ANN else ANN
            for told in (f"**{game_of('duel').title}**", f"<@{against.id}>", "The Club"):
                assert told in message.post.content
            assert f"/{HERE.guild_id}/{HERE.channel_id}/" in message.post.content
            assert bool(message.post.rows) == (who.id == mover.id)
            assert message.called == ()
            assert message.post.files
            assert all(file.alt for file in message.post.files)
        await hall.play(match_id, dice, 1)


async def test_the_link_leads_to_the_present_board(hall: Hall, post: Delivering) -> None:
    match_id = await hall.begun("glades")
    for _ in range(4):
        await post.round()
        board = [message for message in post.messenger.seen(HERE.channel_id) if "Move" in message.labels][-1]
        [mine] = post.messenger.seen(DM + (await hall.mover(match_id)).id)
        assert f"/{board.id})" in mine.post.content
        await hall.play(match_id, random.Random(1), 1)


async def test_closed_direct_messages_are_told_once_and_not_tried_again(hall: Hall, post: Delivering) -> None:
    post.messenger.fails("send", closed, DM + BEN.id, times=99)
    match_id, dice = await hall.begun("glades"), random.Random(1)
    await post.round()
    assert len(notices(post)) == 1
    assert f"<@{BEN.id}>" in notices(post)[0].post.content
    for _ in range(8):
        await hall.play(match_id, dice, 1)
        await post.round()
    assert len(notices(post)) == 1
    assert post.messenger.deeds.count(("send", DM + BEN.id)) == 1
    assert len(post.messenger.seen(DM + ANN.id)) == 1
    assert await post.waiting() == []


async def test_a_refusal_that_is_not_about_closed_messages_tells_nobody_so(hall: Hall, post: Delivering) -> None:
    post.messenger.fails("send", lambda: NotAllowedError("50013"), DM + BEN.id)
    match_id, dice = await hall.begun("glades"), random.Random(1)
    await post.round()
    assert notices(post) == []
    for _ in range(2):
        await hall.play(match_id, dice, 1)
        await post.round()
    assert len(post.messenger.seen(DM + BEN.id)) == 1


async def test_the_next_match_tries_once_more(hall: Hall, post: Delivering) -> None:
    post.messenger.fails("send", closed, DM + BEN.id, times=1)
    match_id = await hall.begun()
    await post.round()
    await resign(hall.services, ANN, match_id, hall.interaction())
    await post.round()
    assert post.messenger.seen(DM + BEN.id) == []
    await hall.begun(place=elsewhere(30))
    await post.round()
    assert len(post.messenger.seen(DM + BEN.id)) == 1
    assert notices(post, 30) == []


async def test_who_asks_for_their_hand_is_tried_again(hall: Hall, post: Delivering) -> None:
    post.messenger.fails("send", closed, DM + BEN.id, times=2)
    match_id = await hall.begun()
    await post.round()
    for tries in (2, 2, 3):
        await try_again(hall.services, await look(hall.services, match_id, BEN.id))
        await post.round()
        assert post.messenger.deeds.count(("send", DM + BEN.id)) == tries
        hall.at += HOUR // 2 + 1
    assert len(post.messenger.seen(DM + BEN.id)) == 1
    assert len(notices(post)) == 1
    hall.at += HOUR
    await try_again(hall.services, await look(hall.services, match_id, BEN.id))
    assert await post.waiting() == []


async def test_direct_messages_that_close_in_the_midst_are_told_of(hall: Hall, post: Delivering) -> None:
    match_id, dice = await hall.begun("glades"), random.Random(1)
    await post.round()
    assert notices(post) == []
    post.messenger.fails("send", closed, DM + BEN.id, times=99)
    post.messenger.fails("edit", closed, DM + BEN.id, times=99)
    for _ in range(6):
        await hall.play(match_id, dice, 1)
        await post.round()
    assert len(notices(post)) == 1


async def test_a_turn_that_came_round_unseen_brings_a_new_hand_and_a_new_board(hall: Hall, post: Delivering) -> None:
    match_id, dice = await hall.begun("glades"), random.Random(1)
    await post.round()
    mover = await hall.mover(match_id)
    [hand] = post.messenger.seen(DM + mover.id)
    boards = [message.id for message in post.messenger.seen(HERE.channel_id)]
    await hall.play(match_id, dice, 2)
    assert await hall.mover(match_id) == mover
    await post.round()
    [again] = post.messenger.seen(DM + mover.id)
    assert again.id != hand.id
    new = [message for message in post.messenger.seen(HERE.channel_id) if message.id not in boards]
    assert [message.called for message in new] == [(mover.id,)]
