"""People who use the page by the keyboard alone."""

from playwright.async_api import Page

from bot.presenter import ids
from tests.page.people import PATIENCE, control

FOCUSED = "document.activeElement?.getAttribute('aria-label') || document.activeElement?.textContent || ''"
MARKED = """
() => {
  const list = document.activeElement?.getAttribute("aria-controls");
  const marked = document.activeElement?.getAttribute("aria-activedescendant");
  const entries = [...(document.getElementById(list)?.children ?? [])];
  return [entries.map((entry) => entry.dataset.value), entries.findIndex((entry) => entry.id === marked)];
}
"""
"""What is suggested for the field with the focus, and which of it is marked (−1: none)."""
MANY_STOPS = 60


class Typist:
    """One person with a page of their own and no mouse."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name

    async def press(self, key: str) -> None:
        await self.page.keyboard.press(key)

    async def tabs_to(self, label: str, key: str = "Tab") -> None:
        """Presses Tab until the control of this name has the focus."""
        for _ in range(MANY_STOPS):
            if await self.page.evaluate(FOCUSED) == label:
                return
            await self.press(key)
        raise AssertionError(f"{label} cannot be reached with {key}")

    async def takes(self, value: str, typed: str = "") -> None:
        """Types a part of it, and takes the suggestion with this value by arrows and Enter."""
        await self.page.keyboard.type(typed)
        script = f"(value) => ({MARKED})()[0].includes(value)"
        await self.page.wait_for_function(script, arg=value, timeout=PATIENCE)
        values, marked = await self.page.evaluate(MARKED)
        for _ in range((values.index(value) - marked) % len(values) if marked >= 0 else values.index(value) + 1):
            await self.press("ArrowDown")
        await self.press("Enter")

    async def challenges(self, opponent: str, opponent_id: str, game: str) -> None:
        """Types `/duel` with whom and what."""
        await self.tabs_to("Message")
        await self.takes("/duel", "/du")
        for option, value, typed in (("opponent", opponent_id, opponent[:2]), ("game", game, "")):
            # The command begins with its first option open.
            if option != "opponent":
                await self.tabs_to(f"+ {option}", "Shift+Tab")
                await self.press("Enter")
            await self.takes(value, typed)
        await self.tabs_to("Send")
        await self.press("Enter")
        await self.page.get_by_text(f"Your challenge goes to {opponent}").wait_for(timeout=PATIENCE)

    async def accepts(self) -> None:
        await self.page.get_by_role("button", name="Accept", exact=True).wait_for(timeout=PATIENCE)
        await self.tabs_to("Accept", "Shift+Tab")
        await self.press("Enter")
        await self.page.get_by_text("good luck").wait_for(timeout=PATIENCE)

    async def plays(self, match: int, ply: int, action: str) -> None:
        """Waits for the board of this position, and types `/play` with the action."""
        await self.page.locator(control(ids.move(match, ply))).wait_for(timeout=PATIENCE)
        await self.tabs_to("Message")
        await self.takes("/play", "/pl")
        await self.takes(action, action[: len(action) // 2])
        await self.press("Enter")
