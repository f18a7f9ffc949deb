"""What two players agree on before a match."""

from typing import Literal

from pydantic import Field

from games.core import Options


class DuelOptions(Options):
    """The options of the Duel (rules, "Course", "Finale", "Variant: longer game")."""

    gandalf: Literal[0, 1, "random"] = Field(default="random", description="Which seat plays Gandalf first.")
    games: Literal[1, 2] = Field(default=1, description="One game, or two with the roles changed.")
    finale_chooser: Literal["higher", "lower"] = Field(
        default="higher",
        description="Whose figure has its player say who starts the finale: the higher or the lower one.",
    )
