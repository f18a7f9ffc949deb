"""What two players agree on before a match; named as in the rules document."""

from typing import Annotated, Literal

from pydantic import Field

from games.core import Options


class GladesOptions(Options):
    """The options of Glades (rules, "End", "Variant: long duel", "Variant: special units")."""

    starter: Literal[0, 1, "random"] = Field(default="random", description="The seat that begins the first bout.")
    claims: Literal["auto", "manual"] = Field(
        default="auto", description="Claim all that can be claimed (auto), or be asked each time (manual)."
    )
    bouts: Annotated[int, Field(ge=1, le=9)] = Field(
        default=1, description="Long duel: so many bouts; 5 points for a win, 1 for each glade of the loser."
    )
    specials: bool = Field(default=False, description="Play with the ten special units, and a hand of seven.")
