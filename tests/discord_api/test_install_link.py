"""The link that adds the bot to a server: the right scopes and permissions, told at the start and in the README."""

import logging
import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot.app import Bot
from bot.discord_api.permissions import FOR_THREADS, NAMES, NEEDED, TO_READ, install_link
from config.settings import Settings

README = Path(__file__).parents[2] / "README.md"


def granted(link: str) -> set[str]:
    """The names of the permissions that a link asks for."""
    [number] = parse_qs(urlsplit(link).query)["permissions"]
    return {name for name, value in discord.Permissions(int(number)) if value}


def test_it_asks_for_what_the_bot_needs_and_for_nothing_else() -> None:
    link = install_link(4321)
    assert link.startswith("https://discord.com/")
    asked = parse_qs(urlsplit(link).query)
    assert asked["client_id"] == ["4321"]
    assert set(asked["scope"][0].split()) == {"bot", "applications.commands"}
    # Two names of one permission are one bit.
    assert discord.Permissions(int(asked["permissions"][0])) == discord.Permissions(
        **dict.fromkeys({*NEEDED, *FOR_THREADS, *TO_READ}, True)
    )


def test_the_readme_names_the_same_permissions() -> None:
    told = " ".join(README.read_text(encoding="utf-8").split())
    [listed] = re.findall(r"the scopes `bot` .*? and the permissions (.*?)\. ", told)
    # The portal, which speaks of whole servers, has the first one in the plural.
    asked = {name.replace("View Channel", "View Channels") for name in (*NAMES.values(), *TO_READ.values())}
    assert set(re.split(r", | and ", listed)) == asked


async def told_by(settings: Settings, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a bot says of the link when its application is known."""
    caplog.set_level(logging.INFO)
    bot = Bot(settings)
    monkeypatch.setattr(bot._connection, "application_id", 4321)
    bot._tell_install_link()
    await bot.services.database.close()
    return [line for line in caplog.messages if "add the bot" in line]


async def test_it_is_told_at_the_start_but_not_of_a_stand_in(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    [line] = await told_by(Settings(data_dir=tmp_path), caplog, monkeypatch)
    assert install_link(4321) in line
    caplog.clear()
    at_table = Settings(data_dir=tmp_path, discord_api_url="http://127.0.0.1:9/api")
    assert await told_by(at_table, caplog, monkeypatch) == []
