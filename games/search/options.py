"""What two players agree on before a match (rules: "Set-up")."""

from typing import Literal

from pydantic import Field

from games.core import Options


class SearchOptions(Options):
    """What a table may want otherwise."""

    starter: Literal[0, 1, "random"] = Field(
        default=0, description="Who begins: Frodo (0), Sam (1), or chance (random)."
    )
