"""Hero cards in the final fight, for both. What is not in the table is blank and may be played to be rid of it."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from games.dungeon.material import FINAL, HERO, HERO_CARDS, LORD, POISON
from games.dungeon.play import MAXIMUM, Play
from games.dungeon.state import HERO_SEAT, LORD_SEAT, State


class FinalUnit(NamedTuple):
    """A card that does something at once. Bonuses are counted from the cards that lie before each."""

    effect: Callable[[Play, int], None]
    """For the seat that plays it, its spell having worked."""
    seats: tuple[int, ...] = (HERO_SEAT, LORD_SEAT)
    """For whom it is not blank."""
    cures: bool = False
    """It cannot be used at full life."""


def final_uses(state: State) -> list[str]:
    """`use CARD` for each card in the mover's hand, at most two in a turn; cures only below full life."""
    seat = state.mover or HERO_SEAT
    if state.played >= HERO["uses"]:
        return []
    full = (state.lord.life if seat else state.hero.life) >= MAXIMUM[seat]
    return [
        f"use {card}"
        for card in dict.fromkeys(state.hands[seat])
        if not (full and card in FINAL_UNITS and FINAL_UNITS[card].cures)
    ]


def use_in_final(play: Play, card: str) -> None:
    """Play the card; a spell that has an effect here needs its test."""
    seat = play.state.mover or HERO_SEAT
    play.play_card(seat, card)
    play.tell("used", seat=seat, card=card, place=None)
    unit = FINAL_UNITS.get(card)
    if unit and seat in unit.seats and play.casts(seat, card, final_mind(play.state, seat)):
        unit.effect(play, seat)


def _bonus(state: State, seat: int, card: str) -> int:
    return FINAL[card] * state.active[seat].count(card)


def final_mind(state: State, seat: int) -> int:
    """Mind with the chalices of this turn; attack and defence likewise."""
    own = LORD["mind"] if seat else state.hero.mind
    return own + _bonus(state, seat, "chalice")


def final_attack(state: State, seat: int) -> int:
    """A seat's strength with its bonuses, without the dice and without favour."""
    own, weapon = (LORD["strength"], "rune-sword") if seat else (state.hero.strength, "death-stone")
    return own + _bonus(state, seat, weapon)


def final_defence(state: State, seat: int) -> int:
    """What an attack on a seat must reach: its defence with its shields."""
    return (LORD["defence"] if seat else HERO["defence"]) + _bonus(state, seat, "shield")


def _hurt(points: int, card: str) -> Callable[[Play, int], None]:
    return lambda play, seat: play.lose_life(1 - seat, points, card)


def _cure(points: int, card: str) -> FinalUnit:
    return FinalUnit(lambda play, seat: play.gain_life(seat, points, card), cures=True)


FINAL_UNITS: Mapping[str, FinalUnit] = {
    "amulet": FinalUnit(_hurt(FINAL["amulet"], "amulet"), seats=(HERO_SEAT,)),
    "rune-bomb": FinalUnit(_hurt(FINAL["rune-bomb"], "rune-bomb")),
    POISON: FinalUnit(_hurt(FINAL["poison"], POISON), seats=(LORD_SEAT,)),
    **{card: FinalUnit(_hurt(HERO_CARDS[card].n, card)) for card in HERO_CARDS if card.startswith("battle-")},
    **{card: _cure(HERO_CARDS[card].n, card) for card in HERO_CARDS if card.startswith(("potion-", "heal-"))},
    "water-scroll": _cure(FINAL["water-scroll"], "water-scroll"),
}
