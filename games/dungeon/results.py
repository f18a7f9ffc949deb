"""The reasons of an outcome (rules, "End"): stored with results, never respelt."""

from config.language import N_

THE_HERO_FELL = N_("the hero fell")
THE_BLACK_LORD_FELL = N_("the Black Lord fell")

REASONS = (THE_HERO_FELL, THE_BLACK_LORD_FELL)
