"""The Dungeon in words: events, questions, positions, rules."""

from bot.presenter.dungeon.presenter import DungeonPresenter
from bot.presenter.game_presenter import GamePresenter

PRESENTER: GamePresenter = DungeonPresenter()
