"""The words of Glades."""

from bot.presenter.glades.presenter import GladesPresenter

PRESENTER = GladesPresenter()
