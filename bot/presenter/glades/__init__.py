"""Glades in words: events, questions, positions, rules."""

from bot.presenter.game_presenter import GamePresenter
from bot.presenter.glades.presenter import GladesPresenter

PRESENTER: GamePresenter = GladesPresenter()
