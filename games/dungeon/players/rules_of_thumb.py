"""Rule-of-thumb players, from views only. Each plays either role; they differ in how the Hero raises his attributes."""

import random
from collections.abc import Mapping
from typing import cast

from pydantic import BaseModel

from games.core.game import Player
from games.dungeon.odds import Sight
from games.dungeon.players import final, hero, lord
from games.dungeon.state import HERO_SEAT
from games.dungeon.views import DungeonPrivate, DungeonPublic


def _player(plan: hero.Plan) -> Player:
    def choose(public: BaseModel, private: BaseModel, legal: list[str], dice: random.Random) -> str:
        sight = Sight(cast(DungeonPublic, public), cast(DungeonPrivate, private), legal)
        if sight.public.round:
            scores = {action: final.score(sight, action) for action in legal}
        elif sight.seat == HERO_SEAT:
            scores = {action: hero.score(sight, action, plan) for action in legal}
        else:
            scores = {action: lord.score(sight, action) for action in legal}
        best = max(scores.values())
        return dice.choice([action for action, score in scores.items() if score == best])

    return choose


PLAYERS: Mapping[str, Player] = {
    "hero": _player(hero.NIMBLE),
    "lord": _player(hero.NIMBLE),
    "strong": _player(hero.STRONG),
    "clever": _player(hero.CLEVER),
    "even": _player(hero.EVEN),
    "clumsy": _player(hero.CLUMSY),
}
"""`hero` (agility first) and `lord` are the two roles' rules of thumb; the others raise strength, mind, all in turn,
or everything but agility."""
