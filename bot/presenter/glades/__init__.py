"""The words of Glades."""

from bot.presenter.glades.voice import GladesVoice

VOICE = GladesVoice()
