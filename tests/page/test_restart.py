"""The bot's process ends in the middle of a match, and what stands in the page goes on working."""

import json

from playwright.async_api import Page, expect

from games.verify import verify
from tests.page.people import PATIENCE, Seated, click_through, control, record_file
from tests.page.script import rehearse, stored
from tests.wire.house import House


async def test_old_buttons_outlive_the_bot(page: Page, people: dict[str, Seated], house: House) -> None:
    await people["Ann"].challenges("Ben", "The Duel")
    await people["Ben"].accepts()
    script = rehearse(stored(house.database), tries=100)
    third = len(script.actions) // 3
    await click_through(people, script, 0, third)
    mover = people[script.people[script.actions[third][0]]]
    await mover.opens_panel(script.number, third)
    panel = mover.side.locator(f'.ephemeral:has([data-custom-id*=":{script.number}:{third}:"])').last
    await panel.wait_for(timeout=PATIENCE)
    await house.kill_bot()

    await mover.click(mover.side.locator(control(f"move:{script.number}:{third}")).last)
    asked = house.table.person(mover.name)
    await asked.wait_for(lambda event: event.data.get("state") == "asked" and event is asked.events[-1], since=0)
    await house.table.control("advance", seconds=3)
    await expect(mover.side.get_by_role("alert")).to_have_text("This interaction failed", timeout=PATIENCE)

    await house.start_bot()
    await mover.chooses(script.number, third, script.actions[third][1])
    await click_through(people, script, third + 1)
    record = await record_file(people["Ben"])
    assert json.loads(record)["actions"] == script.record_lines
    assert len(verify(record)) == 4


async def test_a_click_on_an_earlier_position_tells_what_happened_since(
    page: Page, people: dict[str, Seated], house: House
) -> None:
    await people["Ann"].challenges("Ben", "Glades")
    await people["Ben"].accepts()
    script = rehearse(stored(house.database))
    mover = people[script.people[script.actions[0][0]]]
    menu = f'[data-custom-id^="step:{script.number}:0:"]'
    menus = mover.side.locator(menu)
    for count in (1, 2):
        await mover.opens_panel(script.number, 0)
        await expect(menus).to_have_count(count, timeout=PATIENCE)
    old = mover.side.locator(f".ephemeral:has({menu})").first
    number = await old.get_attribute("data-message-id")
    await click_through(people, script, 0, 2)
    await house.kill_bot()
    await house.start_bot()
    kept = mover.side.locator(f'[data-message-id="{number}"]')
    await mover.click(kept.get_by_role("combobox"))
    await mover.click(kept.get_by_role("option").first)
    await expect(mover.side.locator(".ephemeral").last).to_contain_text("is to move", timeout=PATIENCE)
