"""The page in headless Chromium: what people press, type and see."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.table.little_bot import LittleBot
from tests.table.scene import Scene

playwright = pytest.importorskip("playwright.async_api")

CHROMIUM = Path("/usr/bin/chromium")

pytestmark = [
    pytest.mark.page,
    pytest.mark.skipif(not CHROMIUM.exists(), reason="needs the system's Chromium"),
]


@pytest_asyncio.fixture
async def page(scene: Scene, bot: LittleBot) -> AsyncIterator[playwright.Page]:
    async with playwright.async_playwright() as runner:
        browser = await runner.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])
        opened = await browser.new_page(viewport={"width": 1280, "height": 800})
        faults: list[str] = []
        opened.on("pageerror", lambda error: faults.append(str(error)))
        opened.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
        await opened.goto(scene.server.addresses["page"])
        for name in ("Ann", "Ben"):
            await side(opened, name).get_by_role("heading", name="#table").wait_for()
        await playwright.expect(opened.locator("[aria-busy]")).to_have_count(0)
        yield opened
        await browser.close()
        assert faults == []


def side(page: playwright.Page, name: str) -> playwright.Locator:
    return page.locator(f"[data-person={name}]")


async def test_a_command_with_autocompletion_by_keyboard(page: playwright.Page) -> None:
    ann, ben = side(page, "Ann"), side(page, "Ben")
    await ann.get_by_role("combobox", name="Message").fill("/ec")
    await playwright.expect(ann.get_by_role("option", name="/echo")).to_contain_text("Say a word")
    await page.keyboard.press("Tab")
    await ann.get_by_role("combobox", name="word").fill("mi")
    await ann.get_by_role("option", name="Mill").wait_for()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await ann.get_by_role("button", name="+ friend").click()
    await page.keyboard.type("Be")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    answer = ben.locator("[data-message-id]").filter(has_text="mill to @Ben")
    await playwright.expect(answer).to_contain_text("Ann used /echo")
    await playwright.expect(ann.get_by_role("combobox", name="Message")).to_be_focused()


async def test_a_needed_option_is_named(page: playwright.Page) -> None:
    ann = side(page, "Ann")
    await ann.get_by_role("combobox", name="Message").fill("/echo")
    await page.keyboard.press("Enter")
    await ann.get_by_role("button", name="Send").click()
    await playwright.expect(ann.get_by_role("status").filter(has_text="word is needed")).to_be_visible()


async def test_a_picture_with_alt_text_a_select_and_a_form(page: playwright.Page, scene: Scene) -> None:
    await scene.ann.slash("board")
    ben = side(page, "Ben")
    picture = ben.get_by_role("img", name="A green table, empty")
    await picture.wait_for()
    assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 320
    await ben.get_by_role("combobox", name="Pick a card").click()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await ben.get_by_text("Ben picked mill").wait_for()
    await ben.get_by_role("button", name="Form").click()
    form = ben.get_by_role("dialog", name="A form")
    await form.get_by_label("Reason").fill("Because")
    await form.get_by_role("combobox", name="Colour").click()
    await form.get_by_role("option", name="Blue").click()
    await form.get_by_role("button", name="Submit").click()
    await side(page, "Ann").get_by_text("Because in Blue").wait_for()
    await playwright.expect(form).to_have_count(0)


async def test_an_ephemeral_answer_is_on_one_side_only_until_dismissed(page: playwright.Page, scene: Scene) -> None:
    board = await scene.ann.slash("board")
    ann, ben = side(page, "Ann"), side(page, "Ben")
    await ann.locator(f'[data-message-id="{board.message.id}"]').get_by_role("button", name="Hand").click()
    hand = ann.locator("[data-message-id]").filter(has_text="Your hand: a witch")
    await playwright.expect(hand).to_contain_text("Only you can see this")
    await scene.ann.say("marker")
    await ben.get_by_text("marker").wait_for()
    await playwright.expect(ben.get_by_text("Your hand: a witch")).to_have_count(0)
    await hand.get_by_role("button", name="Dismiss message").click()
    await playwright.expect(hand).to_have_count(0)


async def test_a_button_keeps_the_focus_when_its_message_changes(page: playwright.Page, scene: Scene) -> None:
    await scene.ann.slash("count")
    ben = side(page, "Ben")
    await ben.get_by_role("button", name="Press (0)").press("Enter")
    await playwright.expect(ben.get_by_role("button", name="Press (1)")).to_be_focused()


async def test_a_failed_interaction_is_told_below_its_message(page: playwright.Page, scene: Scene) -> None:
    await scene.ann.slash("count")
    await scene.table.control("fault", path="callback", status=500, times=99)
    ben = side(page, "Ben")
    since = scene.ben.now
    await ben.get_by_role("button", name="Press (0)").click()
    await scene.ben.wait_for(lambda e: e.data.get("state") == "asked", since=since)
    await scene.table.control("advance", seconds=3)
    await playwright.expect(ben.get_by_role("alert")).to_have_text("This interaction failed")
    await playwright.expect(side(page, "Ann").get_by_role("alert")).to_have_count(0)


async def test_the_context_menu_of_a_person(page: playwright.Page) -> None:
    ann = side(page, "Ann")
    await ann.get_by_role("navigation").get_by_role("button", name="Ben").click()
    await page.keyboard.press("Enter")
    await ann.get_by_text("Ann challenges Ben").wait_for()


async def test_a_direct_message_is_marked_unread_and_private(page: playwright.Page, scene: Scene) -> None:
    await scene.ann.say("before", "dm")
    ann, ben = side(page, "Ann"), side(page, "Ben")
    dm = ann.locator("[data-channel-name=Games]")
    await dm.click()
    await ann.get_by_role("heading", name="@Games").wait_for()
    await ann.locator("[data-channel-name=table]").click()
    await scene.ann.slash("whisper")
    await playwright.expect(dm).to_have_accessible_name("Games (1 mention)")
    await dm.click()
    await ann.get_by_text("Psst").wait_for()
    await playwright.expect(ben.get_by_text("Psst")).to_have_count(0)


async def test_foreign_text_is_never_markup(page: playwright.Page, scene: Scene) -> None:
    await scene.ben.say("<img src=x onerror=alert(1)> **bold** `<b>` ||secret|| <t:0:R>")
    message = side(page, "Ann").locator("[data-message-id]").last
    await playwright.expect(message.locator("strong")).to_have_text("bold")
    await playwright.expect(message).to_contain_text("<img src=x onerror=alert(1)>")
    assert await message.locator("img, b").count() == 0
    await message.get_by_role("button", name="Spoiler: show").click()
    await playwright.expect(message).to_contain_text("secret")


async def test_on_a_phone_one_side_is_shown_at_a_time(page: playwright.Page) -> None:
    await page.set_viewport_size({"width": 400, "height": 800})
    await playwright.expect(side(page, "Ann")).to_be_visible()
    await playwright.expect(side(page, "Ben")).to_be_hidden()
    await page.get_by_role("button", name="Ben", exact=True).first.click()
    await playwright.expect(side(page, "Ann")).to_be_hidden()
    await side(page, "Ben").get_by_role("button", name="Channels").click()
    await side(page, "Ben").locator("[data-channel-name=lounge]").click()
    await playwright.expect(side(page, "Ben").get_by_role("heading", name="#lounge")).to_be_visible()
    wide = await page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert not wide


async def test_a_link_to_a_message_leads_to_it(page: playwright.Page, scene: Scene) -> None:
    _, target = await scene.post({"content": "The board is here"}, "lounge")
    address = f"https://discord.com/channels/{scene.guild}/{target['channel_id']}/{target['id']}"
    await scene.post({"content": f"Look at [the board]({address})"})
    ann = side(page, "Ann")
    await ann.get_by_role("button", name="the board").click()
    await playwright.expect(ann.get_by_role("heading", name="#lounge")).to_be_visible()
    await playwright.expect(ann.locator(f'[data-message-id="{target["id"]}"]')).to_be_focused()


async def test_settings_close_ones_direct_messages(page: playwright.Page, scene: Scene) -> None:
    ann = side(page, "Ann")
    await ann.get_by_role("button", name="Settings").click()
    await ann.get_by_role("checkbox", name="Let people of my servers write to me").uncheck()
    await scene.ann.wait_for(lambda event: event.data["t"] == "people", since=0)
    assert (await scene.ann.slash("whisper")).content == "No: 50007"
