"""What was typed, within a sentence."""

LONGEST = 40


def quoted(words: str) -> str:
    """The words in one line as code, cut where they are long; whatever is in them stays inside."""
    line = " ".join(words.split())[:LONGEST].replace("`", "'")
    return f"`{line}`" if line else "“”"
