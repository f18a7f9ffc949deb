"""Long texts in pages."""

from collections.abc import Iterable

from bot.presenter.message import CONTENT_LIMIT

ROOM = CONTENT_LIMIT - 200
"""Characters of a page; the rest is for its heading."""


def paged(lines: list[str], room: int = ROOM) -> list[str]:
    """The lines in pages of at most `room` characters each; at least one page. A line that is longer is cut.

    A heading stands on the page of what it is over.
    """
    pages: list[list[str]] = [[]]
    for line in lines:
        whole = line if len(line) <= room else line[: room - 1] + "…"
        if _length([*pages[-1], whole]) > room:
            pages.append(_headings_at_the_end(pages[-1], room - len(whole)))
        pages[-1].append(whole)
    return ["\n".join(page) for page in pages]


def in_sections(sections: Iterable[list[str]], room: int = ROOM) -> list[str]:
    """The lines of sections in pages as `paged` makes them; a section that fits one page is not parted."""
    pages: list[str] = []
    for lines in sections:
        whole = "\n".join(lines)
        if pages and len(pages[-1]) + 1 + len(whole) <= room:
            pages[-1] += f"\n{whole}"
        else:
            pages += paged(lines, room)
    return pages or [""]


def _length(page: list[str]) -> int:
    return sum(map(len, page)) + len(page) - 1


def _headings_at_the_end(page: list[str], room: int) -> list[str]:
    """The headings that nothing follows, taken from a page: those for which there is room before the next line."""
    taken: list[str] = []
    while len(page) > 1 and _is_heading(page[-1]) and _length([page[-1], *taken]) < room:
        taken.insert(0, page.pop())
    return taken


def _is_heading(line: str) -> bool:
    return line.startswith("#") or (line.startswith("**") and line.endswith("**") and line.count("**") == 2)


def shown(pages: list[str], page: int) -> int:
    """The page asked for, from 0; a negative number counts from the end, and what is beyond is brought inside."""
    if page < 0:
        page += len(pages)
    return min(max(page, 0), len(pages) - 1)
