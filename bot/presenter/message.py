"""A message as the bot means it, free of Discord's library."""

import hashlib
from dataclasses import dataclass
from typing import Literal

CONTENT_LIMIT = 2000
MENU_LIMIT = 25
ROW_LIMIT = 5

Style = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Button:
    """A button with the id that comes back when it is clicked (≤ 100 characters)."""

    label: str
    id: str
    style: Style = "secondary"
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Link:
    """A button that opens an address."""

    label: str
    url: str


@dataclass(frozen=True, slots=True)
class MenuOption:
    """One option of a menu; label, value and description ≤ 100 characters."""

    label: str
    value: str
    description: str = ""
    emoji: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A select with 1 to 25 items, of which one is chosen."""

    id: str
    placeholder: str
    items: tuple[MenuOption, ...]


Row = tuple[Button | Link, ...] | tuple[Menu]


@dataclass(frozen=True, slots=True)
class File:
    """An attached file; `alt` (≤ 1024 characters) describes a picture to those who do not see it."""

    name: str
    data: bytes
    alt: str = ""


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """A whole message. `calls` are the people who are mentioned in it, nobody by default: whom it notifies, where it is
    sent anew for others to see. Anybody else stands in it by name."""

    content: str
    files: tuple[File, ...] = ()
    rows: tuple[Row, ...] = ()
    calls: tuple[int, ...] = ()
    silent: bool = False

    @property
    def digest(self) -> str:
        """Equal for messages that show the same."""
        files = [(file.name, file.alt) for file in self.files]
        digest = hashlib.sha256(repr((self.content, files, self.rows)).encode())
        for file in self.files:
            digest.update(file.data)
        return digest.hexdigest()


@dataclass(frozen=True, slots=True)
class Form:
    """A window with a line to type, at most `limit` characters; title and label ≤ 45 characters, placeholder ≤ 100."""

    id: str
    title: str
    label: str
    placeholder: str
    limit: int


def fit_lines(lines: list[str], limit: int = CONTENT_LIMIT) -> str:
    """The lines as one text of at most `limit` characters; the first of them give way, with an ellipsis."""
    lines = list(lines)
    cut = False
    while len(lines) > 1 and sum(len(line) + 1 for line in lines) + 2 > limit:
        lines.pop(0)
        cut = True
    text = "\n".join(["…", *lines] if cut else lines)
    return text if len(text) <= limit else text[: limit - 1] + "…"
