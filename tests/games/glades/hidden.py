"""Where a snapshot's state keeps what is hidden, for tests that exchange hidden cards."""

from typing import Any


def hand_and_pile(state: dict[str, Any], seat: int) -> tuple[list[str], list[str]]:
    """A seat's hand, and the face-down pile whose cards might as well be in it; both are the state's own lists."""
    return state["hands"][seat], state["pile"]


def shows_a_hand(public: Any, private: Any) -> bool:
    """Whether these views hold the other hand as it is now. No rule shows a hand."""
    return False
