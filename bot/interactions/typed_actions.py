"""What somebody typed for an action: its text, its readable name, or a part of one that fits no other action."""

import unicodedata

from bot.presenter.game_presenter import presenter_of
from bot.service.position import Position

MINUS = "\u2212"
"""The sign that the bot writes, which is no dash to Unicode."""
FULL_STOPS = ".\u3002"


def resolve_action(position: Position, typed: str) -> str | None:
    """The text of the one legal action that was typed, whatever the capitals, spaces, dashes and width of its letters.

    A text comes before a name, and the whole of either before a part of whole words, such as a card and its place. None
    if none or several fit.
    """
    if position.private is None:
        return None
    wanted = _folded(typed)
    if not wanted:
        return None
    presenter = presenter_of(position.game)
    texts = {action: _folded(action) for action in position.legal}
    by_text = [action for action, text in texts.items() if text == wanted]
    if by_text:
        return by_text[0] if len(by_text) == 1 else None
    names = {
        action: _folded(presenter.action_name(action, position.public, position.private)) for action in position.legal
    }
    by_name = [action for action, name in names.items() if name == wanted]
    if by_name:
        return by_name[0] if len(by_name) == 1 else None
    by_part = [
        action for action in position.legal if any(f" {wanted} " in f" {whole[action]} " for whole in (texts, names))
    ]
    return by_part[0] if len(by_part) == 1 else None


def _folded(text: str) -> str:
    plain = "".join(
        "-" if char == MINUS or unicodedata.category(char) == "Pd" else char
        for char in unicodedata.normalize("NFKC", text)
    )
    return " ".join(plain.split()).rstrip(f" {FULL_STOPS}").casefold()
