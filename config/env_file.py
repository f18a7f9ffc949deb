"""The file `.env`: whether it can be read, and names in it that look misspelt."""

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path

from dotenv.parser import Binding, parse_stream

ALIKE = 0.75
"""From how much likeness on (1: equal) a name is taken for a misspelt one."""


class EnvFileError(Exception):
    """The file cannot be read; the message is one line that names the file, and the line in it."""


def check(file: Path) -> None:
    """EnvFileError if the file is there and not all of it can be understood. No value stands in the message."""
    for binding in _bindings(file):
        if binding.error or (binding.key and binding.value is None):
            line = binding.original.line + _lines_before(binding)
            raise EnvFileError(f"{file}, line {line}: cannot be understood; NAME=value is expected, or # and a comment")


def misspelt(file: Path, known: Sequence[str]) -> list[str]:
    """A line for each name in the file that is none of `known`, in capitals, but much like one."""
    lines: list[str] = []
    for binding in _bindings(file):
        name = (binding.key or "").upper()
        if name not in known and (alike := get_close_matches(name, known, n=1, cutoff=ALIKE)):
            line = binding.original.line + _lines_before(binding)
            lines.append(f"{file}, line {line}: {binding.key} is no setting and does nothing; is {alike[0]} meant?")
    return lines


def _bindings(file: Path) -> Iterator[Binding]:
    if not file.is_file():
        return
    try:
        with file.open(encoding="utf-8") as stream:
            yield from parse_stream(stream)
    except UnicodeDecodeError:
        raise EnvFileError(f"{file}: must be text in UTF-8") from None
    except OSError as error:
        raise EnvFileError(f"{file}: cannot be read: {error.strerror}") from None


def _lines_before(binding: Binding) -> int:
    """Empty lines that the parser takes for the beginning of what follows them."""
    text = binding.original.string
    return text[: len(text) - len(text.lstrip())].count("\n")
