"""The commands as people find them: how many there are, where they can be used, and what sentences call them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.commands import COMMANDS, add_commands
from bot.commands.setup import language_command
from bot.presenter import setup as presenter
from bot.presenter.help import help_page
from bot.store.rows import Guild
from config.durations import DAY
from config.language import available

ROOT = Path(__file__).parents[2]
GUILD_INSTALL = [0]
SERVERS, SERVERS_AND_DM = [0], [0, 1]
MOST = 12
ADDRESSES = {"health", "metrics"}
"""What is asked at HEALTH_PORT is written like a command."""

NAMED = re.compile(r"`/([^`]+)`((?:,? `[a-z-]+`)*)")
"""A command in a sentence, with the names of others of its root after it: `/match undo`, `draw`."""


@pytest.fixture(scope="module")
def registered() -> dict[str, dict[str, Any]]:
    """What Discord is told of each typed command, by its name."""
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    add_commands(tree)
    told = [command.to_dict(tree) for command in tree.get_commands()]
    return {command["name"]: command for command in told if command["type"] == 1}


def whole_names() -> set[str]:
    """Every command as it is typed, such as `match undo`."""
    names: set[str] = set()
    for command in COMMANDS:
        if isinstance(command, app_commands.Group):
            names |= {child.qualified_name for child in command.walk_commands()}
        elif isinstance(command, app_commands.Command):
            names.add(command.qualified_name)
    return names


def named(text: str) -> Iterator[str]:
    """The commands that a text names, without their options."""
    for found in NAMED.finditer(text):
        words = found[1].split()
        options = [at for at, word in enumerate(words) if not re.fullmatch("[a-z-]+", word)]
        path = words[: options[0]] if options else words
        yield " ".join(path)
        for sibling in re.findall("`([a-z-]+)`", found[2]):
            yield " ".join([*path[:-1], sibling])


def sentences() -> Iterator[tuple[str, str]]:
    """Each text of the product that may name a command, with the file in which it stands."""
    for folder in ("bot", "config", "render"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if path.is_relative_to(ROOT / "bot" / "table"):
                continue
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield str(path.relative_to(ROOT)), node.value
    for path in (ROOT / "README.md", ROOT / "PRIVACY.md", *sorted((ROOT / "docs").glob("*.md"))):
        yield path.name, path.read_text("utf-8")


def test_few_commands_stand_beside_those_of_other_bots(registered: dict[str, Any]) -> None:
    assert len(registered) <= MOST
    assert {"duel", "play", "hand", "board", "rules", "matches", "leaderboard", "help"} < set(registered)


def test_every_command_says_where_it_may_be_installed_and_used(registered: dict[str, Any]) -> None:
    for name, command in registered.items():
        assert command["integration_types"] == GUILD_INSTALL, name
        wanted = SERVERS if name in ("duel", "leaderboard", "setup") else SERVERS_AND_DM
        assert command["contexts"] == wanted, name


def test_a_challenge_has_no_option_that_only_one_game_has(registered: dict[str, Any]) -> None:
    options = {option["name"] for option in registered["duel"]["options"]}
    assert options == {"opponent", "game", "seat", "time", "thread", "rated"}


def test_every_command_that_a_sentence_names_is_there() -> None:
    known = whole_names() | {command.name for command in COMMANDS} | ADDRESSES
    wrong = [(file, name) for file, text in sentences() for name in named(text) if name not in known]
    assert wrong == []


def test_help_and_readme_name_every_command() -> None:
    known = {name for name in whole_names() if not name.startswith("setup ")}
    assert known - {"help"} <= set(named(help_page().content))
    assert known <= set(named((ROOT / "README.md").read_text("utf-8")))


def test_what_a_sentence_names_is_read_with_its_siblings_and_without_its_options() -> None:
    text = "`/match undo`, `draw` `pause`: or `/match move-here match:{number}`, `/board`."
    assert list(named(text)) == ["match undo", "match draw", "match pause", "match move-here", "board"]


def test_a_language_is_offered_only_where_there_are_two(
    registered: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    offered = language_command(["en", "pl"])
    assert offered is not None
    [parameter] = offered.parameters
    assert [(choice.name, choice.value) for choice in parameter.choices] == [("English", "en"), ("Polski", "pl")]
    assert language_command(["en"]) is None
    assert ("language" in {option["name"] for option in registered["setup"]["options"]}) == (len(available()) > 1)
    for languages in (["en"], ["en", "pl"]):
        monkeypatch.setattr(presenter, "available", lambda languages=languages: languages)
        shown = presenter.setup(Guild(1), 3 * DAY, []).content
        assert ("Language of boards" in shown) == (len(languages) > 1)
