"""Why an action cannot be done, in the reader's language: the sentence for what an engine gives as a code."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from config.language import _
from games.core.refusal import MATCH_OVER, NO_SUCH_SEAT, NOT_YOUR_TURN, Refusal

GENERAL: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    NO_SUCH_SEAT: lambda v: _("There is no seat {seat}; seats are 0 and 1.").format(seat=v["seat"]),
    NOT_YOUR_TURN: lambda v: _("It is not your turn."),
    MATCH_OVER: lambda v: _("The match is over."),
}
"""The codes that every game has."""


def refusal_text(game_id: str, refusal: Refusal) -> str:
    """One to three sentences. KeyError for a code that neither the game nor every game has."""
    sentences = sentences_of(game_id)
    sentence = sentences.get(refusal.code) or GENERAL[refusal.code]
    return sentence(refusal.values)


def sentences_of(game_id: str) -> Mapping[str, Callable[[Mapping[str, Any]], str]]:
    """The game's own codes with their sentences."""
    sentences: Mapping[str, Callable[[Mapping[str, Any]], str]] = import_module(
        f"bot.presenter.{game_id}.refusals"
    ).SENTENCES
    return sentences
