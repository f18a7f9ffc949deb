"""Long texts in pages."""

from bot.presenter.post import CONTENT_LIMIT

ROOM = CONTENT_LIMIT - 200
"""Characters of a page; the rest is for its heading."""


def paged(lines: list[str], room: int = ROOM) -> list[str]:
    """The lines in pages of at most `room` characters each; at least one page. A line that is longer is cut."""
    pages = [""]
    for line in lines:
        whole = line if len(line) <= room else line[: room - 1] + "…"
        longer = f"{pages[-1]}\n{whole}" if pages[-1] else whole
        if len(longer) <= room:
            pages[-1] = longer
        else:
            pages.append(whole)
    return pages


def shown(pages: list[str], page: int) -> int:
    """The page asked for, from 0; a negative number counts from the end, and what is beyond is brought inside."""
    if page < 0:
        page += len(pages)
    return min(max(page, 0), len(pages) - 1)
