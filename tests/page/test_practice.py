"""Practice by clicking alone, on a page as wide as a phone: on a server, and in direct messages."""

import json
import random
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser, Locator, Page, ViewportSize

from tests.page.conftest import heard, opened
from tests.page.people import PATIENCE, Seated
from tests.wire.house import House

PHONE: ViewportSize = {"width": 390, "height": 844}
BOT = "Games"
TURNS = 2
OTHERS = r"""
([message, choices, before]) => {
  const found = [...document.querySelectorAll(`[data-message-id="${message}"] :is(${choices})`)];
  return found.map((one) => one.dataset.customId).join() !== before.join();
}
"""
"""Whether a message has other choices than these, or is gone."""
CHOICES = '[data-custom-id^="take:"], [data-custom-id^="open:"], [data-custom-id^="step:"]'
NEXT = r"""
([before]) => {
  const messages = [...document.querySelectorAll('[data-person="Ann"] .message')];
  const shows = (node) => node.querySelector('[data-custom-id^="hint:"], [data-custom-id^="rematch:"]');
  const boards = messages.filter(shows);
  const last = boards.at(-1)?.dataset.messageId;
  return last && last !== before ? last : null;
}
"""
"""The newest board or result on Ann's side, once that is another message than the one before."""


@pytest.fixture
async def phone(browser: Browser, house: House) -> AsyncIterator[Page]:
    """Ann's page on a phone."""
    page = await browser.new_page(viewport=PHONE, reduced_motion="reduce")
    faults = heard(page)
    seats = json.dumps([house.table.person("Ann").id])
    await page.add_init_script(f"localStorage.setItem('seats', {json.dumps(seats)})")
    await opened(page, house, "Ann")
    yield page
    await page.close()
    assert faults == []


async def sets_up(ann: Seated, game: str) -> None:
    """Types `/`, and clicks a match against the easy computer together."""
    await ann.side.get_by_role("combobox", name="Message").press("/")
    await ann.click(ann.side.get_by_role("listbox", name="Suggestions").get_by_role("option", name="/practice"))
    await ann.click(ann.side.get_by_role("button", name="Send", exact=True))
    if game != "The Duel":
        await ann.click(ann.side.get_by_role("combobox", name="Choose a game …"))
        await ann.click(ann.side.get_by_role("listbox", name="Choose a game …").get_by_role("option", name=game))
        await ann.side.get_by_text(f"{game} against Computer (easy)").last.wait_for()
    await ann.click(ann.button("Set it up"))
    await ann.click(ann.button("Begin"))


async def next_board(ann: Seated, before: str) -> Locator:
    """The board that comes after a message: the message with the newest one."""
    found = await ann.page.wait_for_function(NEXT, arg=[before], timeout=PATIENCE)
    return ann.side.locator(f'[data-message-id="{await found.json_value()}"]')


async def clicks_a_turn(ann: Seated, panel: Locator, dice: random.Random) -> None:
    """Clicks choices at random in a panel until it has no more."""
    number = await panel.get_attribute("data-message-id")
    while ids := await panel.locator(CHOICES).evaluate_all("all => all.map(one => one.dataset.customId)"):
        # What leads back to the beginning, or to another page, has nothing after its last colon.
        ways = [each for each in ids if not each.startswith("open:") or each.rpartition(":")[2]]
        chosen = dice.choice(ways)
        await ann.click(panel.locator(f'[data-custom-id="{chosen}"]'))
        if chosen.startswith("step:"):
            offered = panel.locator("[role=option]")
            await offered.first.wait_for(timeout=PATIENCE)
            await ann.click(offered.nth(dice.randrange(await offered.count())))
        await ann.page.wait_for_function(OTHERS, arg=[number, CHOICES, ids], timeout=PATIENCE)


async def plays(ann: Seated, dice: random.Random, turns: int, *, direct: bool) -> int:
    """Clicks so many turns, or as many as there are; how many they were."""
    board = await next_board(ann, "")
    for turn in range(turns):
        before = str(await board.get_attribute("data-message-id"))
        if await board.locator('[data-custom-id^="rematch:"]').count():
            return turn
        panel = board
        if not direct:
            await ann.click(board.locator('[data-custom-id^="move:"]'))
            panel = ann.side.locator(".message").filter(has=ann.page.locator(CHOICES)).last
            await panel.wait_for(timeout=PATIENCE)
            panel = ann.side.locator(f'[data-message-id="{await panel.get_attribute("data-message-id")}"]')
        await clicks_a_turn(ann, panel, dice)
        board = await next_board(ann, before)
    return turns


@pytest.mark.parametrize("turns", [TURNS, pytest.param(500, marks=pytest.mark.long)])
async def test_on_a_server(phone: Page, turns: int) -> None:
    ann = Seated(phone, "Ann")
    await sets_up(ann, "The Duel")
    played = await plays(ann, random.Random(4), turns, direct=False)
    assert played == turns or await ann.button("Again").count()


@pytest.mark.long
@pytest.mark.parametrize("game", ["The Duel", "The Search", "Glades", "The Dungeon"])
async def test_whole_matches_in_direct_messages(phone: Page, game: str) -> None:
    ann = Seated(phone, "Ann")
    await ann.click(ann.button("Channels"))
    await ann.click(ann.side.locator(f'.channel[data-channel-name="{BOT}"]'))
    await ann.side.get_by_role("heading", name=f"@{BOT}").wait_for()
    await sets_up(ann, game)
    await plays(ann, random.Random(4), 500, direct=True)
    await ann.button("Again").wait_for(timeout=PATIENCE)
    hands = ann.side.locator('[data-custom-id^="hint:"]')
    assert await hands.count() == 0, "boards of before are gone"
