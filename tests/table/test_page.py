"""The page in headless Chromium: what people press, type and see."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright import async_api as playwright

from bot.table.clock import Clock
from bot.table.core import Options
from bot.table.files import Files
from bot.table.server import Server
from bot.table.world import new_world
from tests.browser import browser as browser
from tests.table.little_bot import LittleBot
from tests.table.scene import Scene

pytestmark = pytest.mark.page


async def opened(browser: playwright.Browser, server: Server) -> playwright.Page:
    """A page with Ann and Ben side by side."""
    page = await browser.new_page(viewport={"width": 1280, "height": 800})
    await page.goto(server.addresses["page"])
    for name in ("Ann", "Ben"):
        await side(page, name).get_by_role("heading", name="#table").wait_for()
    await playwright.expect(page.locator("[aria-busy]")).to_have_count(0)
    return page


@pytest_asyncio.fixture
async def page(scene: Scene, bot: LittleBot, browser: playwright.Browser) -> AsyncIterator[playwright.Page]:
    faults: list[str] = []
    page = await opened(browser, scene.server)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
    yield page
    await page.close()
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


async def test_a_click_counts_though_its_message_changes_meanwhile(page: playwright.Page, scene: Scene) -> None:
    board = await scene.ann.slash("count")
    ben = side(page, "Ben")
    await ben.get_by_role("button", name="Press (0)").hover()
    await page.mouse.down()
    _status, counted = await scene.api(
        "PATCH", f"/channels/{scene.channel()}/messages/{board.message.id}", {"content": "Once more:\n\nPress!"}
    )
    await scene.ann.say("marker")
    await side(page, "Ann").get_by_text("marker").wait_for()
    assert counted["content"] == "Once more:\n\nPress!"
    await page.mouse.up()
    await ben.get_by_role("button", name="Press (1)").wait_for()
    await ben.get_by_text("marker").wait_for()


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


async def test_a_client_knows_its_own_person_and_whom_a_message_mentions(page: playwright.Page, scene: Scene) -> None:
    text = f"<@{scene.ann.id}> and <@{scene.ben.id}>"
    await scene.post({"content": text, "allowed_mentions": {"parse": [], "users": [scene.ben.id]}})
    for name, shown in (("Ann", "@Ann and @Ben"), ("Ben", "@unknown-user and @Ben")):
        await playwright.expect(side(page, name).locator("[data-message-id] .text").last).to_have_text(shown)


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


async def test_on_a_phone_a_command_on_a_person_leaves_its_answer_in_sight(page: playwright.Page) -> None:
    await page.set_viewport_size({"width": 400, "height": 800})
    ann = side(page, "Ann")
    people, drawer = ann.get_by_role("navigation"), ann.get_by_role("button", name="Channels")
    await drawer.click()
    await people.get_by_role("button", name="Ben").click()
    await ann.get_by_role("menuitem").first.click()
    await ann.get_by_text("Ann challenges Ben").wait_for()
    await playwright.expect(people).to_be_hidden()
    await playwright.expect(drawer).to_have_attribute("aria-expanded", "false")
    await playwright.expect(drawer).to_be_focused()


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


async def filled(scene: Scene, page: playwright.Page) -> playwright.Locator:
    """Ann's log, with more in it than is seen at once, scrolled up to its beginning."""
    for number in range(40):
        await scene.ben.say(f"Line {number}")
    log = side(page, "Ann").locator(".log")
    await log.get_by_text("Line 39").wait_for()
    await log.evaluate("log => { log.scrollTop = 0; }")
    await playwright.expect(log.get_by_text("Line 39")).not_to_be_in_viewport()
    return log


async def test_the_answer_to_ones_own_command_comes_into_view(page: playwright.Page, scene: Scene) -> None:
    log = await filled(scene, page)
    await side(page, "Ann").get_by_role("combobox", name="Message").fill("/sec")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await playwright.expect(log.get_by_text("Only for you")).to_be_in_viewport()


async def test_news_of_others_wait_behind_a_button(page: playwright.Page, scene: Scene) -> None:
    log = await filled(scene, page)
    button = side(page, "Ann").get_by_role("button", name="New messages")
    await playwright.expect(button).to_have_count(0)
    await scene.ben.say("Something new")
    await button.wait_for()
    await playwright.expect(log.get_by_text("Line 0", exact=True)).to_be_in_viewport()
    await button.click()
    await playwright.expect(log.get_by_text("Something new")).to_be_in_viewport()
    await playwright.expect(button).to_have_count(0)


async def test_what_looks_like_a_command_is_never_sent_as_text(page: playwright.Page, scene: Scene) -> None:
    ann = side(page, "Ann")
    text = ann.get_by_role("combobox", name="Message")
    await text.fill("/setup show")
    await page.keyboard.press("Enter")
    await playwright.expect(ann.locator(".said")).to_have_text(
        "There is no command /setup here for Ann. Nothing was sent."
    )
    await playwright.expect(ann.get_by_role("listbox", name="Suggestions")).to_be_hidden()
    await playwright.expect(text).to_have_value("/setup show")
    await text.fill("/greet Ben")
    await page.keyboard.press("Enter")
    await playwright.expect(ann.get_by_role("combobox", name="friend")).to_be_focused()
    assert await scene.ann.messages() == []


async def test_a_command_begins_with_its_first_option_and_can_do_without(page: playwright.Page) -> None:
    ann, ben = side(page, "Ann"), side(page, "Ben")
    await ann.get_by_role("combobox", name="Message").fill("/greet")
    await page.keyboard.press("Enter")
    await playwright.expect(ann.get_by_role("combobox", name="friend")).to_be_focused()
    offered = ann.get_by_role("listbox", name="Suggestions").get_by_role("option")
    await playwright.expect(offered).to_have_text(["BBen", "CCleo", "AAnn", "GGames"])
    await page.keyboard.press("Enter")
    await ben.get_by_text("Hello all").wait_for()


async def test_subcommands_are_offered_as_the_bot_lists_them_and_named_whole(page: playwright.Page) -> None:
    ann = side(page, "Ann")
    await ann.get_by_role("combobox", name="Message").fill("/pair")
    offered = ann.get_by_role("listbox", name="Suggestions").locator(".option-label")
    await playwright.expect(offered).to_have_text(["/pair show", "/pair abort"])
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await side(page, "Ben").get_by_text("Ann used /pair show").wait_for()


async def test_an_answer_shows_what_the_answered_message_says_by_now(page: playwright.Page, scene: Scene) -> None:
    _, first = await scene.post({"content": "Time runs out **<t:0:R>**"})
    await scene.post({"content": "Hurry", "message_reference": {"message_id": first["id"]}})
    above = side(page, "Ann").locator(".above")
    await playwright.expect(above).to_have_text(re.compile(r"^Games Time runs out \d+ years ago$"))
    place = f"/channels/{scene.channel()}/messages/{first['id']}"
    await scene.api("PATCH", place, {"content": "The time is over"})
    await playwright.expect(above).to_have_text("Games The time is over")
    await scene.api("DELETE", place)
    await playwright.expect(above).to_have_count(0)


async def test_an_answer_to_ones_own_panel_names_it(page: playwright.Page, scene: Scene) -> None:
    panel = await scene.ann.slash("panel")
    await scene.ann.click(panel.message, "Hand")
    hand = side(page, "Ann").locator("[data-message-id]").filter(has_text="Your hand: a witch")
    await playwright.expect(hand.locator(".above")).to_have_text("Games Your panel")


async def test_alt_text_covers_nothing_of_its_picture(page: playwright.Page, scene: Scene) -> None:
    await scene.ann.slash("board")
    ann = side(page, "Ann")
    picture = ann.get_by_role("img", name="A green table, empty")
    badge = await ann.get_by_text("ALT", exact=True).element_handle()
    covers = "(image, badge) => badge.getBoundingClientRect().top < image.getBoundingClientRect().bottom"
    assert not await picture.evaluate(covers, badge)


async def test_a_page_whose_key_is_refused_says_what_to_do(browser: playwright.Browser) -> None:
    world = new_world(Clock(frozen=True), Files(), ["The Table"])
    first = Server(world, Options())
    await first.start()
    page = await opened(browser, first)
    ann = side(page, "Ann")
    port = first.port
    await first.stop()
    await ann.get_by_text("The table cannot be reached").wait_for()
    second = Server(world, Options(port=port))
    await second.start()
    await ann.get_by_text("open the address that the table printed").wait_for()
    await playwright.expect(ann.get_by_role("combobox", name="Message")).to_be_disabled()
    await second.stop()


async def test_a_page_goes_on_when_the_table_is_there_again(browser: playwright.Browser) -> None:
    world = new_world(Clock(frozen=True), Files(), ["The Table"])
    first = Server(world, Options())
    await first.start()
    page = await opened(browser, first)
    ann = side(page, "Ann")
    options = Options(port=first.port, key=first.options.key)
    await first.stop()
    await ann.get_by_text("The table cannot be reached").wait_for()
    second = Server(world, options)
    await second.start()
    await playwright.expect(ann.get_by_text("The table cannot be reached")).to_be_hidden()
    await ann.get_by_role("combobox", name="Message").fill("Here again")
    await page.keyboard.press("Enter")
    await side(page, "Ben").get_by_text("Here again").wait_for()
    await second.stop()
