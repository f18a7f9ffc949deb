"""The Search in words: events, questions, positions, rules."""

from bot.presenter.search.presenter import SearchPresenter

PRESENTER = SearchPresenter()
