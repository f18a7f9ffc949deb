"""The system's Chromium, for tests that look at the local table's page."""

import os
import shutil
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser, async_playwright

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """A browser without a window. Skips the test where the machine has none."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        pytest.skip(f"needs a browser: none of {', '.join(PROGRAMS)} is installed")
    async with async_playwright() as runner:
        as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = await runner.chromium.launch(executable_path=program, args=as_root)
        yield browser
        await browser.close()
