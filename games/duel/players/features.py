"""Numbers that describe a position of the Duel in which a card is to be laid, for the network that values it."""

from math import tanh

from games.duel.material import BALROG, DOTS, GANDALF, LAID, SIDES, SPECIAL, TOP_STEP
from games.duel.state import FINALE, State

STRENGTH: tuple[dict[str, int], ...] = tuple(
    {card: sum(dot != "0" for edge in dots.split("-") for dot in edge) for card, dots in DOTS[side].items()}
    for side in SIDES
)
"""By side and card: the dots on both its edges, each of which moves the difference of the markers by one field."""
TEXTS: tuple[tuple[str, ...], ...] = tuple(tuple(sorted(SPECIAL[side])) for side in SIDES)


def to_lay(state: State, side: int) -> int:
    """How many cards `side` still lays in this duel, if nothing ends it before."""
    hand = len(state.hands[side])
    return hand if state.in_finale else max(0, min(hand, LAID - state.laid[side]))


def pending(state: State) -> int:
    """What the answer to the last card will move the markers in Gandalf's favour by that card's right dots alone."""
    if not state.row:
        return 0
    last = state.row[-1]
    dots = 0 if last.right == "0" else len(last.right)
    return dots if last.side == GANDALF else -dots


def lead(state: State) -> int:
    """Fields by which Gandalf's marker stands above the Balrog's, the last card's right dots counted."""
    return state.energy[GANDALF] - state.energy[BALROG] + pending(state)


def features(state: State) -> list[float]:
    """The numbers, most of them between −1 and 1, positive where they favour Gandalf; assumes the phase `play`."""
    ahead = lead(state)
    gandalf, balrog = state.energy
    hand_g, hand_b = state.hands
    strength_g, strength_b = STRENGTH
    sorted_g = sorted([strength_g[card] for card in hand_g])
    sorted_b = sorted([strength_b[card] for card in hand_b])
    lay_g, lay_b = to_lay(state, GANDALF), to_lay(state, BALROG)
    total_g, total_b = sum(sorted_g), sum(sorted_b)
    best_g, best_b = sum(sorted_g[len(sorted_g) - lay_g :]), sum(sorted_b[len(sorted_b) - lay_b :])
    worst_g, worst_b = sum(sorted_g[:lay_g]), sum(sorted_b[:lay_b])
    mean_g = total_g * lay_g / len(sorted_g) if sorted_g else 0.0
    mean_b = total_b * lay_b / len(sorted_b) if sorted_b else 0.0
    # The text of rules "Exchange" makes left and right dots equal but for the last card, whose right dots meet nothing.
    outlook = ahead + mean_g - mean_b
    brave = ahead + best_g - best_b
    pile_g = sum([strength_g[card] for card in state.finale[GANDALF]])
    pile_b = sum([strength_b[card] for card in state.finale[BALROG]])
    piles_g = pile_g + total_g - best_g
    piles_b = pile_b + total_b - best_b
    steps_g, steps_b = state.steps
    points = state.points[state.gandalf] - state.points[1 - state.gandalf]
    higher = steps_g - steps_b + points
    turn = 1.0 if state.turn == GANDALF else -1.0
    holds = state.finale if state.round < FINALE else ([], [])
    return [
        1.0,
        turn,
        1.0 if state.starter == GANDALF else -1.0,
        ahead / 6,
        gandalf / 10,
        balrog / 10,
        tanh((gandalf - 3) / 3),
        tanh((balrog - 3) / 3),
        lay_g / 6,
        lay_b / 6,
        (lay_g - lay_b) * 0.5,
        best_g / 15,
        best_b / 15,
        worst_g / 15,
        worst_b / 15,
        mean_g / 15,
        mean_b / 15,
        brave / 8,
        tanh(outlook / 2),
        tanh((outlook - 5) / 2),
        tanh((outlook + 5) / 2),
        tanh(brave / 2),
        tanh((brave - 5) / 2),
        tanh((brave + 5) / 2),
        pile_g / 20,
        pile_b / 20,
        (piles_g - piles_b) / 8,
        tanh((piles_g - piles_b) / 4),
        (len(state.finale[GANDALF]) - len(state.finale[BALROG])) * 0.5,
        higher / 3,
        tanh(higher * 1.5),
        1.0 if higher == 0 else 0.0,
        1.0 if steps_g >= TOP_STEP - 3 else 0.0,
        1.0 if steps_b >= TOP_STEP - 3 else 0.0,
        1.0 if steps_g >= TOP_STEP - 1 else 0.0,
        1.0 if steps_b >= TOP_STEP - 1 else 0.0,
        1.0 if state.game < state.games else 0.0,
        1.0 if state.game == 2 else 0.0,
        1.0 if state.wrath else 0.0,
        1.0 if state.magic else 0.0,
        1.0 if state.cunning else 0.0,
        *[1.0 if card in hand_g else 0.0 for card in TEXTS[GANDALF]],
        *[1.0 if card in hand_b else 0.0 for card in TEXTS[BALROG]],
        *[1.0 if card in holds[GANDALF] else 0.0 for card in TEXTS[GANDALF]],
        *[1.0 if card in holds[BALROG] else 0.0 for card in TEXTS[BALROG]],
    ]
