"""The words of The Search."""

from bot.presenter.search.voice import SearchVoice

VOICE = SearchVoice()
"""The Search's voice."""
