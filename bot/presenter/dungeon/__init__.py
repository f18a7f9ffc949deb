"""The Dungeon in words: events, questions, positions, rules."""

from bot.presenter.dungeon.presenter import DungeonPresenter

PRESENTER = DungeonPresenter()
