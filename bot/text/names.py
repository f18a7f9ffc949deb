"""Names of people as text: whatever letters stand in them, they show as they are and change nothing around them."""

import re
import unicodedata

from bot.store.rows import COMPUTERS, Person
from config.language import _
from games.players.contract import Level
from render.type import plain

LONGEST = 32
"""Characters of a name that are shown; Discord allows no more."""
_MEANING = re.compile(r"([\\*_~`|<>\[\]()#:@.-])")
_JOINERS = "\u200c\u200d"
"""Characters of no width that hold letters and emoji together."""
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and marks that show nothing: names of them alone look empty."""
_PICTURES = ("\U0001f000", "\U0001faff")
"""Emoji, and code points kept for them, of which other people's programs may know more than Python does."""
_TAGS = re.compile("[\U000e0020-\U000e007f]")
_SELECTORS = "\ufe00-\ufe0f\U000e0100-\U000e01ef\u180b-\u180d\u180f"
_DEPENDENT = re.compile(
    "(\U0001f3f4)([\U000e0020-\U000e007e]+\U000e007f)"
    f"|([^\\s{_SELECTORS}{_JOINERS}\U000e0020-\U000e007f])?([{_SELECTORS}\U000e0020-\U000e007f]+)"
)
"""A flag of a part of a country with the tags that say which; variation selectors and tags, and what stands before."""
_FIRST_STRONG, _POP = "\u2068", "\u2069"


def clean(name: str) -> str:
    """A name in one line, without characters that change the direction of writing or cannot be seen.

    Empty if nothing of it shows: variation selectors, tags and joiners show only by the sign that they belong to.
    """
    return one_line(name)[:LONGEST].strip(" " + _JOINERS)


def one_line(text: str) -> str:
    """The same of a text of any length."""
    kept = _DEPENDENT.sub(_belonging, "".join(map(_visible, unicodedata.normalize("NFC", text))))
    return " ".join(kept.split()).strip(" " + _JOINERS)


def _visible(char: str) -> str:
    kind = unicodedata.category(char)
    if char in _BLANK or (kind == "Cn" and not _PICTURES[0] <= char <= _PICTURES[1]):
        return ""
    if char in _JOINERS or _TAGS.fullmatch(char) or kind not in ("Cc", "Cf", "Cs", "Co"):
        return char
    return " " if kind == "Cc" else ""


def _belonging(found: re.Match[str]) -> str:
    """Of tags and variation selectors, those that change the sign before them."""
    flag, tags, sign, more = found.groups()
    if flag:
        return f"{flag}{tags}"
    if not sign:
        return ""
    return sign if _TAGS.match(more) else f"{sign}{more[0]}"


def escaped(name: str) -> str:
    """A name in a message: no markdown, mention or address comes to life, and letters written from right to left
    keep to themselves."""
    return without_markup(clean(name))


def without_markup(line: str) -> str:
    """The same of a line of any length that shows as a whole."""
    text = _MEANING.sub(r"\\\1", line)
    if any(unicodedata.bidirectional(char) in ("R", "AL") for char in text):
        return f"{_FIRST_STRONG}{text}{_POP}"
    return text


def former() -> str:
    """What stands in place of the name of somebody who had their data deleted."""
    return _("a former player")


def level_name(level: Level) -> str:
    """How well a computer player plays, in a word."""
    return {"easy": _("easy"), "medium": _("medium"), "hard": _("hard")}[level]


def computer_name(level: Level) -> str:
    """What a computer player is called."""
    return _("Computer ({level})").format(level=level_name(level))


def plain_name(person_id: int, name: str) -> str:
    """A name for an alt text or a menu, where markdown has no meaning."""
    if person_id in COMPUTERS:
        return computer_name(COMPUTERS[person_id])
    return former() if person_id < 0 else clean(name) or _("somebody")


def message_name(person_id: int, name: str) -> str:
    """A name in a message."""
    return escaped(plain_name(person_id, name))


def display_name(person: Person) -> str:
    """A person's name in a message."""
    return message_name(person.id, person.name)


def fully_drawable(name: str) -> bool:
    """Whether a picture shows every letter of a name."""
    letters = [char for char in unicodedata.normalize("NFKC", clean(name)) if char.isalnum()]
    return bool(letters) and all(plain(char, "") == char for char in letters)


def picture_name(person_id: int, name: str) -> str:
    """A name for a picture."""
    return plain(plain_name(person_id, name), _("(named above)"))
