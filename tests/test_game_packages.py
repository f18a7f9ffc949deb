"""One template for every game: the same parts under the same names, in games, render, presenter and words."""

import ast
from pathlib import Path

import pytest

from games.catalogue import GAMES

ROOT = Path(__file__).parents[1]

PARTS = {
    "games": (
        "game",
        "options",
        "setup",
        "material",
        "state",
        "views",
        "refusals",
        "results",
        "players",
    ),
    "render": ("board", "hand", "choices"),
    "bot.presenter": ("presenter", "event_texts", "steps", "position", "rules", "results", "refusals", "gains"),
}
"""What each package of a game has, by the package that it lies in; rule modules and others stand beside."""


def missing(game_id: str, root: Path = ROOT) -> list[str]:
    """The modules of the template that a game does not have in the tree at `root`, by their full names."""
    parts = [f"{over}.{game_id}.{part}" for over, names in PARTS.items() for part in names]
    parts.append(f"config.words.{game_id}")
    return [part for part in parts if not is_module(root.joinpath(*part.split(".")))]


def is_module(path: Path) -> bool:
    return path.with_suffix(".py").is_file() or path.joinpath("__init__.py").is_file()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_has_all_parts(game_id: str) -> None:
    assert missing(game_id) == []


def test_a_game_without_pictures_or_words_is_reported(tmp_path: Path) -> None:
    package = tmp_path / "games" / "tower"
    package.mkdir(parents=True)
    for part in PARTS["games"]:
        (package / f"{part}.py").touch()
    pictures = [f"render.tower.{part}" for part in PARTS["render"]]
    words = [f"bot.presenter.tower.{part}" for part in PARTS["bot.presenter"]]
    assert missing("tower", tmp_path) == [*pictures, *words, "config.words.tower"]
    (package / "views.py").unlink()
    assert missing("tower", tmp_path) == ["games.tower.views", *pictures, *words, "config.words.tower"]


def test_every_package_with_a_game_is_in_the_catalogue() -> None:
    packages = [file.parent.name for file in (ROOT / "games").glob("*/__init__.py") if "GAME" in defined(file)]
    assert sorted(packages) == sorted(GAMES)


def defined(file: Path) -> set[str]:
    """The names that a module assigns to."""
    return {
        target.id
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def test_games_make_no_sentences() -> None:
    """Reasons of results are marked for translation; nothing is translated there."""
    imports = {
        (str(file.relative_to(ROOT / "games")), name.name)
        for file in (ROOT / "games").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module == "config.language"
        for name in node.names
    }
    assert imports == {(f"{game_id}/results.py", "N_") for game_id in GAMES}
