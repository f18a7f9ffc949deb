"""Sentences in the reader's language, and the template for translators."""

import ast
import asyncio
import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from bot.presenter.drawing import draw_in_thread
from config import language
from config.language import _, ngettext, speaking
from games.catalogue import GAMES

ROOT = Path(__file__).parents[2]
SOURCES = ("bot", "config", "games", "render")
MARKS = {"_", "N_", "ngettext", "pgettext"}
PASSED_ON = {f"bot/presenter/{game}/results.py" for game in GAMES} | {"bot/presenter/challenge.py"}
"""Where `_` is given what `N_` marks: reasons of results, and sentences that stand in tables."""

POLISH = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

msgid "Move"
msgstr "Ruch"

msgid "{n} card"
msgid_plural "{n} cards"
msgstr[0] "{n} karta"
msgstr[1] "{n} karty"
msgstr[2] "{n} kart"
"""


@pytest.fixture
def polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A Polish catalogue of a few words beside the English source."""
    folder = tmp_path / "locale" / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    with (folder / "bot.mo").open("wb") as file:
        write_mo(file, read_po(io.StringIO(POLISH), locale="pl"))
    language._catalogue.cache_clear()
    monkeypatch.setattr(language, "files", lambda _package: tmp_path)
    yield
    language._catalogue.cache_clear()


@pytest.mark.usefixtures("polish")
def test_sentences_are_in_the_language_spoken() -> None:
    with speaking("pl"):
        assert _("Move") == "Ruch"
        assert [ngettext("{n} card", "{n} cards", n).format(n=n) for n in (1, 3, 5)] == ["1 karta", "3 karty", "5 kart"]
        assert _("Hand") == "Hand", "what has no translation is said in English"
    assert _("Move") == "Move"


@pytest.mark.usefixtures("polish")
async def test_tasks_and_drawing_threads_speak_the_language_of_their_maker() -> None:
    with speaking("pl"):
        task = asyncio.create_task(draw_in_thread(_, "Move"))
    assert _("Move") == "Move"
    assert await task == "Ruch"


@pytest.mark.usefixtures("polish")
def test_an_unknown_language_or_none_is_english() -> None:
    for locale in ("xx-YY", None, "en-GB"):
        with speaking(locale):
            assert _("Move") == "Move"


def sources() -> list[Path]:
    return [path for folder in SOURCES for path in sorted((ROOT / folder).rglob("*.py"))]


def test_what_is_translated_is_a_literal() -> None:
    """Anything else would never reach the translators."""
    loose = []
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in MARKS:
                continue
            texts = node.args[:2] if node.func.id in ("ngettext", "pgettext") else node.args[:1]
            if any(not isinstance(text, ast.Constant) for text in texts):
                loose.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert [place for place in loose if place.split(":")[0] not in PASSED_ON] == []


def test_the_template_for_translators_is_up_to_date() -> None:
    """`make words` writes it."""
    keywords = {**DEFAULT_KEYWORDS, "N_": None}
    said = {
        message if isinstance(message, str) else message[0]
        for folder in SOURCES
        for _file, _line, message, _comments, _context in extract_from_dir(str(ROOT / folder), keywords=keywords)
    }
    with (ROOT / "config" / "locale" / "bot.pot").open(encoding="utf-8") as file:
        template = {entry.id if isinstance(entry.id, str) else entry.id[0] for entry in read_po(file) if entry.id}
    assert template - said == set(), "no longer said"
    assert said - template == set(), "not in the template"
