"""The Search in words: events, questions, positions, rules."""

from bot.presenter.game_presenter import GamePresenter
from bot.presenter.search.presenter import SearchPresenter

PRESENTER: GamePresenter = SearchPresenter()
