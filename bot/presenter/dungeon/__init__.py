"""The words of the Dungeon."""

from bot.presenter.dungeon.presenter import DungeonPresenter

PRESENTER = DungeonPresenter()
