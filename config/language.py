"""Sentences in the reader's language: gettext catalogues, with English as the source.

The language is a context variable: `with speaking("pl"): …` holds for that task or thread, and for those it starts.
"""

import gettext as catalogues
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import as_file, files

SOURCE = "en"
DOMAIN = "bot"

_language: ContextVar[str] = ContextVar("language", default=SOURCE)


@cache
def _catalogue(language: str) -> catalogues.NullTranslations:
    with as_file(files("config") / "locale") as folder:
        return catalogues.translation(DOMAIN, folder, [language], fallback=True)


def language_of(locale: str | None) -> str:
    """The catalogue's name for a Discord locale such as `en-GB` or `pl`; the source language for None."""
    return locale.split("-")[0].lower() if locale else SOURCE


def available() -> list[str]:
    """The languages that there are sentences in, the source language first."""
    folder = files("config") / "locale"
    found = sorted(each.name for each in folder.iterdir() if each.is_dir()) if folder.is_dir() else []
    return [SOURCE, *(name for name in found if name != SOURCE and _catalogue(name).info())]


@contextmanager
def speaking(locale: str | None) -> Iterator[None]:
    """Within this context sentences are in the language of `locale`, in English where it has no catalogue."""
    token = _language.set(language_of(locale))
    try:
        yield
    finally:
        _language.reset(token)


def _(text: str) -> str:
    """`text` in the language spoken."""
    return _catalogue(_language.get()).gettext(text)


def N_(text: str) -> str:  # noqa: N802
    """`text` as it is, marked for translators: `_` finds it at run time, when an engine says it."""
    return text


def ngettext(one: str, many: str, n: int) -> str:
    """The form of the sentence that fits the number `n`, in the language spoken."""
    return _catalogue(_language.get()).ngettext(one, many, n)


def pgettext(context: str, text: str) -> str:
    """`text` where one English word needs several in other languages; `context` tells them apart."""
    return _catalogue(_language.get()).pgettext(context, text)
