"""The reasons of an outcome (rules, "Score"): stored with results, never respelt."""

from config.language import N_

MORE_POINTS = N_("more points")
REACHED_MOUNT_DOOM = N_("reached Mount Doom")
DRAW = N_("draw")

REASONS = (MORE_POINTS, REACHED_MOUNT_DOOM, DRAW)
REASONS_WITHOUT_WINNER = {DRAW: N_("equal points")}
"""What both had alike, for a reason where nobody won."""
