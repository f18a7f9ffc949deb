"""The reasons of an outcome (rules, "End", "Finale", "Variant: longer game"): stored with results, never respelt."""

from config.language import N_

TOP_OF_THE_BRIDGE = N_("top of the bridge")
HIGHER_ON_THE_BRIDGE = N_("higher on the bridge")
WON_THE_FINALE = N_("won the finale")
MORE_STEPS_IN_TWO_GAMES = N_("more steps in two games")
GANDALF_IN_THE_SECOND_GAME = N_("Gandalf in the second game")

REASONS = (
    TOP_OF_THE_BRIDGE,
    HIGHER_ON_THE_BRIDGE,
    WON_THE_FINALE,
    MORE_STEPS_IN_TWO_GAMES,
    GANDALF_IN_THE_SECOND_GAME,
)
