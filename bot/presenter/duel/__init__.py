"""The words of the Duel."""

from bot.presenter.duel.voice import DuelVoice

VOICE = DuelVoice()
