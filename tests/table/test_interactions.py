"""A real discord.py client and people at the table: commands, components, forms, and what each person sees."""

from __future__ import annotations

import asyncio

import pytest

from tests.driver.client import InteractionFailed, Refusal
from tests.table.little_bot import LittleBot, picture
from tests.table.scene import Scene


async def test_a_command_is_answered_with_its_options(scene: Scene, bot: LittleBot) -> None:
    answer = await scene.ann.slash("echo", word="mill", friend=scene.ben)
    assert answer.content == f"mill to {scene.ben.mention}"
    assert answer.message.mentions == ["Ben"]
    assert answer.message.data["interaction_metadata"]["user"]["username"] == "Ann"


async def test_autocompletion_offers_the_bots_choices(scene: Scene, bot: LittleBot) -> None:
    choices = await scene.ann.autocomplete("echo", "word", "mi")
    assert choices == [{"name": "Mirror", "value": "mirror"}, {"name": "Mill", "value": "mill"}]


async def test_a_required_option_is_asked_for(scene: Scene, bot: LittleBot) -> None:
    with pytest.raises(Refusal, match="word is needed"):
        await scene.ann.slash("echo")


async def test_an_ephemeral_answer_is_seen_by_one_person(scene: Scene, bot: LittleBot) -> None:
    answer = await scene.ann.slash("secret")
    assert answer.ephemeral
    assert [m.content for m in await scene.ann.messages()] == ["Only for you"]
    assert await scene.ben.messages() == []
    await scene.ben.say("marker")
    assert not [e for e in scene.ben.events if e.message and e.message.content == "Only for you"]


async def test_a_deferred_answer_brings_its_picture(scene: Scene, bot: LittleBot) -> None:
    answer = await scene.ann.slash("board")
    assert answer.kind == "message"
    assert answer.message.alt_texts == ["A green table, empty"]
    assert (answer.attachments[0]["width"], answer.attachments[0]["height"]) == (320, 200)
    assert await scene.table.bytes_of(answer.attachments[0]) == picture()
    states = [e.data["state"] for e in scene.ann.events if e.data["t"] == "interaction"]
    assert states == ["asked", "thinking", "message"]


async def test_a_button_changes_its_message(scene: Scene, bot: LittleBot) -> None:
    answer = await scene.ann.slash("count")
    pressed = await scene.ben.click(answer, "Press (0)")
    assert pressed.kind == "updated"
    assert pressed.content == "Pressed 1"
    again = await scene.ann.click(pressed, "press:1")
    assert again.content == "Pressed 2"
    with pytest.raises(Refusal, match="no longer on the message"):
        await scene.ben.click(answer, "Press (0)")


async def test_a_choice_in_a_select(scene: Scene, bot: LittleBot) -> None:
    board = await scene.ann.slash("board")
    chosen = await scene.ben.choose(board, "moat")
    assert chosen.content == "Ben picked moat"
    assert chosen.message.data["message_reference"]["message_id"] == board.message.id
    with pytest.raises(Refusal, match="not one of the options"):
        await scene.ben.choose(board, "dragon")


async def test_a_form_opens_and_is_sent(scene: Scene, bot: LittleBot) -> None:
    board = await scene.ann.slash("board")
    form = await scene.ann.click(board, "Form")
    assert form.kind == "modal"
    with pytest.raises(Refusal, match="Reason is needed"):
        await scene.ann.submit(form, {"colour": ["Red"]})
    sent = await scene.ann.submit(form, {"reason": "Because", "colour": ["Blue"]})
    assert sent.content == "Because in Blue"


async def test_a_form_belongs_to_the_one_who_opened_it(scene: Scene, bot: LittleBot) -> None:
    board = await scene.ann.slash("board")
    form = await scene.ann.click(board, "Form")
    with pytest.raises(Refusal, match="not open"):
        await scene.ben.submit(form, {"reason": "Mine", "colour": ["Red"]})


async def test_a_deferred_update_is_followed_by_the_edit(scene: Scene, bot: LittleBot) -> None:
    board = await scene.ann.slash("board")
    since = scene.ben.now
    answer = await scene.ann.click(board, "Later")
    assert answer.kind == "acknowledged"
    changed = await scene.ben.wait_for_message(lambda m: m.content == "Later is now", since=since)
    assert changed.components == []


async def test_the_context_menu_of_a_person(scene: Scene, bot: LittleBot) -> None:
    answer = await scene.ann.context("Challenge", scene.ben)
    assert answer.content == "Ann challenges Ben"
    assert answer.message.data["type"] == 23


async def test_layout_components_pass_through(scene: Scene, bot: LittleBot) -> None:
    answer = await scene.ann.slash("layout")
    assert answer.message.data["flags"] & (1 << 15)
    assert answer.components[0]["type"] == 17
    assert answer.labels == ["Nothing"]


async def test_a_dm_reaches_only_its_person(scene: Scene, bot: LittleBot) -> None:
    answer = await scene.ann.slash("whisper")
    assert answer.content == "Sent"
    assert [m.content for m in await scene.ann.dm()] == ["Psst"]
    assert await scene.ben.dm() == []


async def test_a_closed_dm_is_told_to_the_bot(scene: Scene, bot: LittleBot) -> None:
    await scene.ann.set(dms_open=False)
    assert (await scene.ann.slash("whisper")).content == "No: 50007"


async def test_commands_work_in_the_dm(scene: Scene, bot: LittleBot) -> None:
    answer = await scene.ann.slash("secret", channel="dm")
    assert answer.content == "Only for you"
    assert "guild_id" not in answer.message.data


async def test_without_an_answer_the_interaction_fails_after_three_seconds(scene: Scene, bot: LittleBot) -> None:
    since = scene.ann.now
    task = asyncio.ensure_future(scene.ann.slash("silent"))
    await scene.ann.wait_for(lambda e: e.data.get("state") == "asked", since=since)
    await scene.table.control("advance", seconds=2.9)
    assert not any(e.data.get("state") == "failed" for e in scene.ann.events)
    await scene.table.control("advance", seconds=0.2)
    with pytest.raises(InteractionFailed):
        await task
