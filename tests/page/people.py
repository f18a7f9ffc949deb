"""People before the table's page: what they press and what they see there, and nothing else."""

import asyncio
from pathlib import Path

from playwright.async_api import Error, Locator, Page

from bot.presenter import ids
from tests.page.script import Script

PATIENCE = 60_000
"""Milliseconds to wait for what must come; the machine may be busy."""

PANEL = r"""
([person, match, ply, message, without]) => {
  const own = new RegExp(`^(step|take|open):${match}:${ply}:`);
  const which = message ? `[data-message-id="${message}"]` : ".message";
  for (const node of [...document.querySelectorAll(`[data-person="${person}"] ${which}`)].reverse()) {
    const ids = [...node.querySelectorAll("[data-custom-id]")].map((control) => control.dataset.customId);
    const controls = ids.filter((id) => own.test(id));
    if (controls.length && controls.join() !== without.join()) return [node.dataset.messageId, controls];
  }
  return null;
}
"""
"""The newest message with the choices of a position on one person's side, or the one that is named, once its controls
are others than those: its id, and theirs."""


class Seated:
    """One person, seen and led through the page by clicking."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.side = page.locator(f'[data-person="{name}"]')
        self.clicks = 0

    async def click(self, target: Locator) -> None:
        await target.click(timeout=PATIENCE)
        self.clicks += 1

    def button(self, label: str) -> Locator:
        """The newest button with this label."""
        return self.side.get_by_role("button", name=label, exact=True).last

    async def goes_to(self, channel: str) -> None:
        """Opens a channel by its name in the list; the bot's name for the direct messages."""
        await self.click(self.side.locator(f'.channel[data-channel-name="{channel}"]'))
        await self.side.locator(".log:not([aria-busy])").wait_for()
        await self.side.locator(f'.channel[data-channel-name="{channel}"][aria-current=page]').wait_for()

    async def challenges(self, opponent: str, game: str, **options: str) -> None:
        """Types `/`, and clicks everything else; options by the names of their values."""
        await self.side.get_by_role("combobox", name="Message").press("/")
        offered = self.side.get_by_role("listbox", name="Suggestions")
        await self.click(offered.get_by_role("option", name="/duel"))
        for name, value in {"opponent": opponent, "game": game, **options}.items():
            # The command begins with its first option open.
            added = self.side.get_by_role("button", name=f"+ {name}", exact=True)
            if await added.count():
                await self.click(added)
            await self.click(offered.get_by_role("option", name=value, exact=True))
        await self.click(self.side.get_by_role("button", name="Send", exact=True))
        await self.side.get_by_text(f"Your challenge goes to {opponent}").last.wait_for()

    async def challenges_by_menu(self, opponent: str, game: str, **terms: str) -> None:
        """Clicks the opponent's name, Challenge, the game and the terms, each by what the panel calls it."""
        await self.click(self.side.get_by_role("navigation").get_by_role("button", name=opponent, exact=True))
        await self.click(self.side.get_by_role("menuitem", name="Challenge"))
        await self._picks("Choose a game …", game)
        send = self.side.locator('[data-custom-id^="send:"]')
        for setting, value in terms.items():
            label = setting.replace("_", " ").capitalize()
            before = await send.get_attribute("data-custom-id", timeout=PATIENCE)
            await self._picks(label, f"{label}: {value}")
            await self.side.locator(f'[data-custom-id^="send:"]:not({control(str(before))})').wait_for()
        await self.click(send)
        await self.side.get_by_text(f"Your challenge goes to {opponent}").last.wait_for()

    async def _picks(self, menu: str, option: str) -> None:
        await self.click(self.side.get_by_role("combobox", name=menu))
        listed = self.side.get_by_role("listbox", name=menu).get_by_role("option")
        await self.click(listed.filter(has=self.page.get_by_text(option, exact=True)))

    async def accepts(self) -> None:
        await self.click(self.button("Accept"))
        await self.side.get_by_text("good luck").last.wait_for()

    async def opens_panel(self, match: int, ply: int) -> None:
        """Presses Move under the board of this position."""
        await self.click(self.side.locator(control(ids.move(match, ply))).last)

    async def chooses(self, match: int, ply: int, action: str) -> None:
        """Clicks an action together in the panel, choice by choice, as the panel offers them."""
        message, chosen = "", ""
        controls: list[str] = []
        while True:
            message, controls = await self._choices(match, ply, message, controls)
            panel = self.side.locator(f'[data-message-id="{message}"]')
            menus = [each for each in controls if each.startswith("step:")]
            if ids.take(match, ply, action) in controls:
                await self.click(panel.locator(control(ids.take(match, ply, action))))
                return
            if menus:
                chosen, done = await self._from_menu(panel, menus[0], action, chosen)
                if done:
                    return
            else:
                chosen = further(match, ply, controls, action, chosen)
                await self.click(panel.locator(control(ids.open_step(match, ply, 0, chosen))))

    async def _choices(self, match: int, ply: int, message: str, without: list[str]) -> tuple[str, list[str]]:
        """Waits for choices of a position other than these, in this message if one is named: the message, and they."""
        given = [self.name, match, ply, message, without]
        try:
            found = await self.page.wait_for_function(PANEL, arg=given, timeout=PATIENCE)
        except Error as error:
            shown = await self.side.locator(".message").all_inner_texts()
            raise AssertionError(f"no choices at {ply} beside {without}; the last messages: {shown[-4:]}") from error
        message, controls = await found.json_value()
        return message, controls

    async def _from_menu(self, panel: Locator, menu: str, action: str, chosen: str) -> tuple[str, bool]:
        """Choose the action, or the beginning of it, or turn the page; what is chosen now, and whether that is all."""
        await self.click(panel.locator(control(menu)))
        offered = [
            ids.read_way(value)
            for value in await panel.locator("[role=option]").evaluate_all("all => all.map(one => one.dataset.value)")
        ]
        ways = [(text, final) for text, final in offered if (text == action if final else leads(text, action))]
        if ways:
            text, final = ways[0]
            await self.click(panel.locator(f'[role=option][data-value="{ids.way(text, final)}"]'))
            return text, final
        await self.click(panel.locator(control(menu)))
        _step, match, ply, page, prefix = menu.split(":", 4)
        turned = ids.open_step(int(match), int(ply), int(page) + 1, prefix)
        assert await panel.locator(control(turned)).count(), f"{action!r} is not offered after {prefix!r}: {offered}"
        await self.click(panel.locator(control(turned)))
        return chosen, False


def control(custom_id: str) -> str:
    """A selector for a button or menu by its id."""
    return f'[data-custom-id="{custom_id}"]'


def leads(beginning: str, action: str) -> bool:
    """Whether a choice that leads on leads to the action."""
    return action == beginning or action.startswith(f"{beginning} ")


def further(match: int, ply: int, controls: list[str], action: str, chosen: str) -> str:
    """Of the buttons that lead on from what is chosen, the one that leads to the action."""
    start = ids.open_step(match, ply, 0, "")
    ways = [each.removeprefix(start) for each in controls if each.startswith(start)]
    fitting = [text for text in ways if len(text) > len(chosen) and leads(text, action)]
    assert fitting, f"{action!r} is not offered after {chosen!r}: {controls}"
    return fitting[0]


async def click_through(people: dict[str, Seated], script: Script, start: int = 0, end: int | None = None) -> None:
    """Plays the script's actions from number `start` to before `end` in the channel, beginning with the button Move.

    Whoever moves goes on in the same panel as long as it is still their turn.
    """
    mover: int | None = None
    for ply, (seat, action) in list(enumerate(script.actions))[start:end]:
        who = people[script.people[seat]]
        if seat != mover:
            await who.opens_panel(script.number, ply)
        await who.chooses(script.number, ply, action)
        mover = seat


async def record_file(who: Seated) -> str:
    """Waits for the result, and downloads the record beside it."""
    link = who.side.get_by_role("link", name="match-").last
    await link.wait_for(timeout=PATIENCE)
    async with who.page.expect_download() as started:
        await who.click(link)
    record: Path = await (await started.value).path()
    return await asyncio.to_thread(record.read_text, "utf-8")
