"""The Duel in words: events, questions, positions, rules."""

from bot.presenter.duel.presenter import DuelPresenter

PRESENTER = DuelPresenter()
