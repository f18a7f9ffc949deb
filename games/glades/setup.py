"""Record set-up: the piles of a bout before the deal, top first, and who begins."""

from typing import Annotated, Any

from pydantic import AfterValidator, Discriminator, Field, Tag

from games.core import Setup
from games.glades.material import ANIMALS, UNITS


def _whole(names: tuple[str, ...], what: str) -> AfterValidator:
    def check(cards: list[str]) -> list[str]:
        if unknown := [card for card in cards if card not in names]:
            raise ValueError(f"{unknown[0]!r} is not one of the {what}")
        if doubled := [card for card in names if cards.count(card) > 1]:
            raise ValueError(f"{doubled[0]} is there twice")
        if missing := [card for card in names if card not in cards]:
            raise ValueError(f"{missing[0]} is missing")
        return cards

    return AfterValidator(check)


class BoutSetup(Setup):
    """One bout. `specials` is there in the variant only; a later bout may leave `starter` out."""

    animals: Annotated[list[str], _whole(ANIMALS, "animals")]
    specials: Annotated[list[str], _whole(UNITS, "special units")] | None = None
    starter: Annotated[int, Field(ge=0, le=1)] | None = None


def _shape(setup: Any) -> str:
    return "bouts" if isinstance(setup, list) else "bout"


GladesSetup = Annotated[
    Annotated[BoutSetup, Tag("bout")] | Annotated[list[BoutSetup], Field(min_length=1), Tag("bouts")],
    Discriminator(_shape),
]
"""One bout, or a list with the bouts that the record reaches."""
