"""A browser with the local table's page in it, and the bot's process behind it."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, ViewportSize, expect

from tests.browser import browser as browser
from tests.page.people import Seated
from tests.wire.house import House
from tests.wire.tables import ForkedTable

LAST_LINES = 40
ROOM: ViewportSize = {"width": 1280, "height": 900}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.page)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A table and a bot. Time stands still there, so that no slow machine breaks the rule of three seconds."""
    house = House(await ForkedTable.begin("--frozen-clock"), tmp_path)
    try:
        await house.start_bot()
        yield house
    finally:
        # Shown with a test that fails.
        print(*house.lines[-LAST_LINES:], sep="\n")
        await house.close()


def heard(page: Page) -> list[str]:
    """The faults of a page, as they come."""
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
    return faults


async def opened(page: Page, house: House, *names: str) -> None:
    """Open the page, and wait until these people sit in it."""
    await page.goto(house.table.page)
    for name in names:
        await page.locator(f'[data-person="{name}"]').get_by_role("heading", name="#table").wait_for()
    await expect(page.locator("[aria-busy]")).to_have_count(0)


@pytest.fixture
async def page(browser: Browser, house: House) -> AsyncIterator[Page]:
    """The page with Ann and Ben side by side; a fault in it fails the test."""
    page = await browser.new_page(viewport=ROOM, reduced_motion="reduce")
    faults = heard(page)
    await opened(page, house, "Ann", "Ben")
    yield page
    await page.close()
    assert faults == []


@pytest.fixture
async def alone(browser: Browser, house: House) -> AsyncIterator[Callable[[str], Awaitable[Page]]]:
    """Opens a page in which one person sits alone; a fault in any of them fails the test."""
    pages: list[tuple[Page, list[str]]] = []

    async def open_for(name: str) -> Page:
        page = await browser.new_page(viewport=ROOM, reduced_motion="reduce")
        pages.append((page, heard(page)))
        seats = json.dumps([house.table.person(name).id])
        await page.add_init_script(f"localStorage.setItem('seats', {json.dumps(seats)})")
        await opened(page, house, name)
        return page

    yield open_for
    for page, faults in pages:
        await page.close()
        assert faults == []


@pytest.fixture
def people(page: Page) -> dict[str, Seated]:
    """Ann and Ben before the page."""
    return {name: Seated(page, name) for name in ("Ann", "Ben")}
