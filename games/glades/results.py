"""The reasons of an outcome (rules, "End", "Variant: long duel"): stored with results, never respelt."""

from config.language import N_

THREE_ADJACENT = N_("three adjacent")
FIVE_GLADES = N_("five glades")
MOST_GLADES = N_("most glades")
MOST_POINTS = N_("most points")

REASONS = (THREE_ADJACENT, FIVE_GLADES, MOST_GLADES, MOST_POINTS)
REASONS_WITHOUT_WINNER = {MOST_GLADES: N_("equal glades"), MOST_POINTS: N_("equal points")}
"""What both had alike, for a reason that names what a winner has most of."""
