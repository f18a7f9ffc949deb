"""Texts that have to fit into a place of Discord's."""


def cut(text: str, limit: int) -> str:
    """The text, or its beginning with an ellipsis where it is longer than `limit` characters; never longer."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
