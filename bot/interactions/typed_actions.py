"""What somebody typed for an action: its text or its readable name, whatever the capitals and spaces."""

from bot.presenter.game_presenter import presenter_of
from bot.service.position import Position


def resolve_action(position: Position, typed: str) -> str | None:
    """The text of the one legal action that was typed; None if none or several fit."""
    if position.private is None:
        return None
    wanted = _folded(typed)
    by_text = [action for action in position.legal if _folded(action) == wanted]
    if by_text:
        return by_text[0] if len(by_text) == 1 else None
    presenter = presenter_of(position.game)
    by_name = [
        action
        for action in position.legal
        if _folded(presenter.action_name(action, position.public, position.private)) == wanted
    ]
    return by_name[0] if len(by_name) == 1 else None


def _folded(text: str) -> str:
    return " ".join(text.split()).casefold()
