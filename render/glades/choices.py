"""The choices of a step, which need no picture of their own."""

from games.glades.views import PrivateView, PublicView


def choices(public: PublicView, private: PrivateView, seat: int, prefix: str, texts: list[str]) -> bytes | None:
    """None for every step: the hand's picture shows all cards and glades with their names."""
    return None
