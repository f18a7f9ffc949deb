"""The words of the Duel."""

from bot.presenter.duel.presenter import DuelPresenter

PRESENTER = DuelPresenter()
