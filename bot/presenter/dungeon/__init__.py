"""The words of the Dungeon."""

from bot.presenter.dungeon.voice import DungeonVoice

VOICE = DungeonVoice()
