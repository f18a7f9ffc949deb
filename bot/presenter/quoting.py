"""What was typed, within a sentence."""

import re

LONGEST = 40


def quoted(words: str) -> str:
    """The words in one line as code, cut where they are long; whatever is in them stays inside."""
    line = " ".join(words.split())[:LONGEST].replace("`", "'")
    return f"`{line}`" if line else "“”"


def verbatim(words: str) -> str:
    """A line of text as code, every character as it is."""
    fence = "`" * (1 + max(map(len, re.findall("`+", words)), default=0))
    return f"{fence} {words} {fence}" if "`" in words else f"`{words}`"
