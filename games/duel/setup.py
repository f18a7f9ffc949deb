"""An explicit opening (rules, "Record set-up")."""

from collections import Counter
from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, Tag, field_validator

from games.core import Setup
from games.duel.material import BALROG, DECKS, GANDALF


def whole_deck(cards: list[str], side: int) -> list[str]:
    """`cards` itself; ValueError unless it holds each card of that side's deck once."""
    found, wanted = Counter(cards), Counter(DECKS[side])
    if strange := [card for card in found if card not in wanted]:
        raise ValueError(f"{strange[0]!r} is no card of this deck")
    if doubled := [card for card in found if found[card] > 1]:
        raise ValueError(f"{doubled[0]} is there {found[doubled[0]]} times")
    if missing := [card for card in DECKS[side] if card not in found]:
        raise ValueError(f"{missing[0]} is missing")
    return cards


class Decks(Setup):
    """Both decks, top card first."""

    gandalf_deck: list[str]
    balrog_deck: list[str]

    @field_validator("gandalf_deck")
    @classmethod
    def _gandalfs_cards(cls, cards: list[str]) -> list[str]:
        return whole_deck(cards, GANDALF)

    @field_validator("balrog_deck")
    @classmethod
    def _balrogs_cards(cls, cards: list[str]) -> list[str]:
        return whole_deck(cards, BALROG)


class Opening(Decks):
    """Decks, and the seat that plays Gandalf."""

    gandalf: Literal[0, 1]

    @field_validator("gandalf", mode="before")
    @classmethod
    def _whole_number(cls, value: object) -> object:
        if isinstance(value, bool | float):
            raise ValueError("a seat, 0 or 1, is expected")
        return value


TwoGames = tuple[Opening, Decks]
"""The openings of two games; in the second the roles are changed."""


def _kind(value: Any) -> str:
    return "two games" if isinstance(value, list | tuple) else "one game"


SETUP = Annotated[
    Annotated[Opening, Tag("one game")] | Annotated[TwoGames, Tag("two games"), Field(strict=False)],
    Discriminator(_kind),
]
