"""Glades in words: events, questions, positions, rules."""

from bot.presenter.glades.presenter import GladesPresenter

PRESENTER = GladesPresenter()
