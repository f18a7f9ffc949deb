"""The words of The Search."""

from bot.presenter.search.presenter import SearchPresenter

PRESENTER = SearchPresenter()
"""The Search's presenter."""
