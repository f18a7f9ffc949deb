"""Hero cards in the dungeon: where each has a use, and what it does. The final fight's are in `final_cards.py`."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from games.dungeon.experience import beaten_away
from games.dungeon.ground import (
    beat_enemy,
    destroy_idol,
    enemy_here,
    face_up,
    take_away,
    turn_over,
    turn_over_at,
)
from games.dungeon.laying import way_without_teleport
from games.dungeon.material import CHESTS, ENEMIES, FAVOUR, HERO, HERO_CARDS, LOCKS, OPENINGS, SPELLS, TELEPORTS, TRAPS
from games.dungeon.moving import rubble_beside
from games.dungeon.play import AGAINST, MAXIMUM, Play, mind
from games.dungeon.searching import searches
from games.dungeon.state import HERO_SEAT, State

Places = Sequence[str]
"""Where a card can be used now: "" for the Hero himself and his cell, else the name of a neighbouring cell."""
NOWHERE: Places = ()
HERE: Places = ("",)


class Unit(NamedTuple):
    """A hero card in the dungeon."""

    places: Callable[[State], Places]
    """Where it has a use now."""
    effect: Callable[[Play, str], None]
    """What it does there, its spell having worked."""


def uses(state: State) -> list[str]:
    """Every `use …` that the Hero may choose from: two cards a turn, each where it has a use."""
    if state.played >= HERO["uses"]:
        return []
    return [
        f"use {card} {place}" if place else f"use {card}"
        for card in dict.fromkeys(state.hands[HERO_SEAT])
        if card in UNITS
        for place in UNITS[card].places(state)
    ]


def use(play: Play, card: str, place: str = "") -> None:
    """Play the card; a spell needs its test."""
    state = play.state
    play.play_card(HERO_SEAT, card)
    play.tell("used", seat=HERO_SEAT, card=card, place=place or None)
    if card == "battle-3" and face_up(state) == "idol":
        play.take_favour(FAVOUR["attempt"], card)
    if play.casts(HERO_SEAT, card, mind(state)):
        UNITS[card].effect(play, place)
    if state.phase == "enter":
        play.then("enter" if face_up(state) else "go on")
    elif state.phase == "act" or not enemy_here(state):
        play.then("go on")


# Cures


def _can_be_cured(state: State) -> Places:
    return HERE if state.hero.life < MAXIMUM[HERO_SEAT] or state.hero.poisoned else NOWHERE


def _cure(card: str) -> Unit:
    return Unit(_can_be_cured, lambda play, _: play.cure(HERO_SEAT, HERO_CARDS[card].n, card))


# Bonuses, which last while the card lies before the Hero


def _none(play: Play, place: str) -> None:
    """The card is its own effect."""


def _chalice_helps(state: State) -> Places:
    if state.phase == "fight" or (state.phase == "act" and searches(state)):
        return HERE
    spells = (card for card in dict.fromkeys(state.hands[HERO_SEAT]) if card in SPELLS)
    return HERE if state.played == 0 and any(UNITS[spell].places(state) for spell in spells) else NOWHERE


def _shield_helps(state: State) -> Places:
    return HERE if state.phase == "fight" else NOWHERE


def _luck_helps(state: State) -> Places:
    card = face_up(state)
    if state.phase == "act":
        return HERE if card in LOCKS or card in CHESTS else NOWHERE
    if state.phase == "enter":
        return HERE if card == "pit" or card in TRAPS else NOWHERE
    return HERE


def _weapon(foe: str) -> Unit:
    def helps(state: State) -> Places:
        return HERE if state.phase == "fight" and ENEMIES[enemy_here(state)].foe == foe else NOWHERE

    return Unit(helps, _none)


# Cards against what lies on a cell


def _on(phases: str, *cards: str) -> Callable[[State], Places]:
    """A use in these phases while one of these cards lies face up under the Hero."""

    def places(state: State) -> Places:
        return HERE if state.phase in phases.split() and face_up(state) in cards else NOWHERE

    return places


def _breaks_walls(state: State) -> Places:
    if state.phase != "act":
        return NOWHERE
    return (*(HERE if face_up(state) in OPENINGS else NOWHERE), *rubble_beside(state))


def _break_walls(play: Play, place: str) -> None:
    turn_over_at(play, place or play.state.hero.cell)


def _restores_water(state: State) -> Places:
    here = state.here
    restores = state.phase == "act" and here and here.card == "fountain" and here.turned and not here.spoiled
    return HERE if restores else NOWHERE


def _restore_water(play: Play, _: str) -> None:
    state = play.state
    state.cells[state.hero.cell] = state.cells[state.hero.cell]._replace(turned=False)
    play.tell("turned_back_up", cell=state.hero.cell, card="fountain")


def _stops_teleport(state: State) -> Places:
    stops = state.phase == "enter" and face_up(state) in TELEPORTS and way_without_teleport(state)
    return HERE if stops else NOWHERE


def _stop_teleport(play: Play, _: str) -> None:
    play.discard_dungeon_card(face_up(play.state) or "")
    take_away(play)


def _disarm(play: Play, _: str) -> None:
    trap = face_up(play.state) or ""
    take_away(play)
    beaten_away(play, trap)


def _shatter_idol(play: Play, _: str) -> None:
    """The amulet: poisons do nothing and go, and half of the Lord's favour, rounded up."""
    poisons = play.discard_poison()
    if poisons:
        play.tell("poisons_banned", poisons=poisons)
    play.pay_favour((play.state.lord.favour + 1) // 2, "amulet")
    destroy_idol(play)


def _battle(level: int) -> Unit:
    on_idol = _on("act", "idol")

    def places(state: State) -> Places:
        if state.phase == "fight":
            return HERE if ENEMIES[enemy_here(state)].n <= level else NOWHERE
        return on_idol(state) if level == ENEMIES["demon"].n else NOWHERE

    def strike(play: Play, _: str) -> None:
        if enemy_here(play.state):
            beat_enemy(play)
        else:
            destroy_idol(play)

    return Unit(places, strike)


UNITS: Mapping[str, Unit] = {
    "amulet": Unit(_on("act enter", "idol"), _shatter_idol),
    "shield": Unit(_shield_helps, _none),
    **{weapon: _weapon(foe) for foe, weapon in AGAINST.items()},
    "boots": Unit(_stops_teleport, _stop_teleport),
    "wall-scroll": Unit(_breaks_walls, _break_walls),
    "luck-charm": Unit(_luck_helps, _none),
    "rune-bomb": Unit(_on("act", *LOCKS), lambda play, _: turn_over(play)),
    "blank": Unit(lambda state: HERE if state.phase == "act" else NOWHERE, _none),
    "golem-scroll": Unit(_on("act enter", *TRAPS), _disarm),
    **{card: _cure(card) for card in HERO_CARDS if card.startswith(("potion-", "heal-"))},
    "chalice": Unit(_chalice_helps, _none),
    **{card: _battle(HERO_CARDS[card].n) for card in HERO_CARDS if card.startswith("battle-")},
    "water-scroll": Unit(_restores_water, _restore_water),
    "rope": Unit(_on("enter", "pit"), lambda play, _: turn_over(play)),
}
"""Every hero card that can be used: all but poison."""
