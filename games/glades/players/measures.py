"""In what an action is better than another, as the game measures it."""

import random
from typing import cast

from games.glades.material import VALUE
from games.glades.players.choosing import DiceChance
from games.glades.players.evaluation import Sight, trained
from games.glades.players.guess import guess
from games.glades.players.match_chance import match_chance
from games.glades.players.prospects import BAND, BROTHERHOOD, COMPANY, LEGION, STEP, prospect
from games.glades.turn import apply
from games.glades.views import PrivateView
from games.players.contract import Observation

KINDS = (("legion", LEGION), ("company", COMPANY), ("brotherhood", BROTHERHOOD), ("band", BAND))
LEAST = 0.01
"""Differences below this are left out."""


def explain(observation: Observation, better: str, worse: str) -> list[tuple[str, float]]:
    """What `better` has over `worse`, the largest differences first: code and amount, below 0 where `worse` has more.

    `win`: the bout is won at once; `bout`: the chance to win it; `glade-1` … `glade-9`: the chance to win that glade;
    `claimed`: glades that one holds; `complete`: complete sides of one's own; `across`: sides of the opponent that lie
    complete; `legion`, `company`, `brotherhood`, `band`: sides of one's own, each counted as likely as it may become
    at least that; `hand`: the sum of the animals that stay in hand, and `cards` their number with the units.
    """
    one, other = (_measured(observation, action) for action in (better, worse))
    gains = [(code, round(one[code] - other[code], 3)) for code in one]
    return sorted(((code, by) for code, by in gains if abs(by) >= LEAST), key=lambda gain: (-abs(gain[1]), gain[0]))


def _measured(observation: Observation, action: str) -> dict[str, float]:
    """The measures of the position after an action, with the hand before the draw."""
    dice = random.Random(0)
    state = guess(observation, dice)
    seat = state.seat
    words = action.split(" ")
    rest = [card for card in cast(PrivateView, observation.private).hand if card not in words]
    known = [*state.hands[seat]]
    state.manual = False
    state.bouts = state.bout  # a bout that ends stays in view
    apply(state, action, DiceChance(dice))
    sight = Sight(state, seat, known, trained())
    supply = sight.supply(rest)
    chances = [sight.chance(number, glade.sides[seat], supply) for number, glade in enumerate(state.glades, 1)]
    won = state.outcome.winner if state.outcome else None
    open_glades = [glade for glade in state.glades if glade.claimed is None]
    mine = [prospect(glade.sides[seat], glade.needed, glade.mist, supply) for glade in open_glades]
    measures = {
        "win": float(state.outcome is not None and won == seat),
        "bout": match_chance(chances) if state.outcome is None else 0.5 if won is None else float(won == seat),
        "claimed": float(sum(glade.claimed == seat for glade in state.glades)),
        "complete": float(sum(len(glade.sides[seat]) >= glade.needed for glade in state.glades)),
        "across": float(sum(len(glade.sides[1 - seat]) >= glade.needed for glade in state.glades)),
        "hand": float(sum(VALUE.get(card, 0) for card in rest)),
        "cards": float(len(rest)),
    }
    measures |= {f"glade-{number}": chance for number, chance in enumerate(chances, 1)}
    measures |= {code: sum(each.at_least(kind * STEP) for each in mine) for code, kind in KINDS}
    return measures
