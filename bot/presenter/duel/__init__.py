"""The Duel in words: events, questions, positions, rules."""

from bot.presenter.duel.presenter import DuelPresenter
from bot.presenter.game_presenter import GamePresenter

PRESENTER: GamePresenter = DuelPresenter()
