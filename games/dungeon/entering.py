"""What the cells do when the Hero enters them, and what he does with them afterwards (rules, "What the cells do")."""

from games.dungeon.board import ZONE, beyond
from games.dungeon.experience import level_for_the_zone
from games.dungeon.ground import face_up, mark_searched, remains_are_there, turn_over
from games.dungeon.hero_cards import uses
from games.dungeon.material import (
    CHESTS,
    CRYPT,
    DUNGEON_CARDS,
    FAVOUR,
    GAINS,
    IDOL_TAKES,
    LOSSES,
    MANY_POISONS,
    POISON,
    TARGETS,
    TELEPORTS,
    TRAPS,
)
from games.dungeon.moving import jump
from games.dungeon.play import Play, agility
from games.dungeon.state import HERO_SEAT, LORD_SEAT, Roll, State

ASKS_FIRST = frozenset({"pit", "idol", *TRAPS, *TELEPORTS})


def stand(play: Play) -> None:
    """The Hero stands on an explored cell: in a new zone he may gain a level, before the cell happens."""
    hero = play.state.hero
    play.then("happen")
    zone = ZONE[hero.cell]
    if zone > hero.farthest:
        before, hero.farthest = hero.farthest, zone
        if before not in hero.levelled:
            level_for_the_zone(play, zone)


def happen(play: Play) -> None:
    """What lies face up on the Hero's cell happens to him."""
    state = play.state
    card = face_up(state)
    if card in ASKS_FIRST:
        if card == "idol":
            state.seen[LORD_SEAT] = state.hands[HERO_SEAT].copy()
            play.tell("hand_shown", seat=HERO_SEAT, cards=None)
        play.then("enter")
    elif state.cells[state.hero.cell].enemy:
        play.then("fight")
    elif card == CRYPT:
        open_crypt(play)
    else:
        play.then("go on")


def open_crypt(play: Play) -> None:
    """The top undead is put there and fights; without one the crypt is turned over."""
    state = play.state
    if not state.undead:
        turn_over(play)
        play.then("go on")
        return
    here = state.cells[state.hero.cell]
    state.cells[state.hero.cell] = here._replace(enemy=state.undead.pop(0))
    play.then("fight")


# The choice on entering


def entry_choices(state: State) -> list[str]:
    """What the Hero can do instead of letting it happen."""
    return [*uses(state), *(["climb down"] if remains_are_there(state) else [])]


def ask_or_go(play: Play) -> None:
    """A Hero with a choice is asked; having none, he goes."""
    play.ask("enter", HERO_SEAT)
    if not entry_choices(play.state):
        go(play)


def go(play: Play) -> None:
    """Let it happen."""
    card = play.state.cells[play.state.hero.cell].card or ""
    play.then("go on")
    if card == "pit":
        leap(play)
    elif card == "idol":
        suffer_poisons(play)
    elif card in TRAPS:
        if not play.test("trap", agility(play.state), TARGETS["trap"]):
            play.lose_life(HERO_SEAT, DUNGEON_CARDS[card].n + LOSSES["trap"], card)
    else:
        be_teleported(play)


def leap(play: Play) -> None:
    """Over the pit, or into it."""
    if play.test("pit", agility(play.state), TARGETS["pit"]):
        return
    play.lose_life(HERO_SEAT, LOSSES["pit"], "pit")
    play.take_favour(FAVOUR["fall"], "pit")
    if remains_are_there(play.state):
        take_remains(play)


def climb_down(play: Play) -> None:
    """Into the pit, for its remains."""
    play.then("go on")
    play.tell("climbed_down")
    play.take_favour(FAVOUR["climb"], "climb")
    take_remains(play)


def take_remains(play: Play) -> None:
    """The Hero draws a card for a pit's remains, which are there once."""
    mark_searched(play, play.state.hero.cell)
    play.draw_hero_card(HERO_SEAT)


def be_teleported(play: Play) -> None:
    """The Hero is moved n cells in the teleport's direction. ValueError if that is off the map."""
    state = play.state
    here = state.cells[state.hero.cell]
    target = beyond(state.hero.cell, here.direction or "", DUNGEON_CARDS[here.card or ""].n)
    if target is None:
        raise ValueError(f"a teleport on {state.hero.cell} points off the map")
    jump(play, target)


def suffer_poisons(play: Play) -> None:
    """All poisons in the Hero's hand act together."""
    hero = play.state.hero
    poisons = play.discard_poison()
    if not poisons:
        return
    play.tell("poisons_acted", poisons=poisons)
    play.lose_life(HERO_SEAT, poisons * LOSSES["poison"], POISON)
    hero.poisoned = True
    play.tell("poisoned")
    if poisons >= MANY_POISONS and hero.strength + hero.mind + hero.agility > 0:
        lose_attribute(play)


def lose_attribute(play: Play) -> None:
    """The die names it, again while that attribute is 0."""
    hero = play.state.hero
    while True:
        dice = play.chance.roll(1)
        attribute = IDOL_TAKES[dice[0] - 1]
        value = getattr(hero, attribute)
        play.state.rolls.append(Roll(LORD_SEAT, attribute, dice, 0, None, passed=value > 0))
        play.tell("die_rolled", die=dice[0], attribute=attribute)
        if value > 0:
            setattr(hero, attribute, value - 1)
            play.tell("attribute_lost", attribute=attribute, value=value - 1)
            return


# Later on the cell, without ending the turn


def drink(play: Play) -> None:
    """From the fountain."""
    play.then("go on")
    if play.turns_out_bad("water", TARGETS["water_poisoned"]):
        turn_over(play, spoiled=True)
        play.tell("water", good=False)
        play.lose_life(HERO_SEAT, LOSSES["water"], "water")
    else:
        turn_over(play)
        play.tell("water", good=True)
        play.cure(HERO_SEAT, GAINS["water"], "water")


def open_chest(play: Play) -> None:
    """It may be trapped and cost n life; either way it is turned over, and he draws n cards."""
    play.then("go on")
    n = DUNGEON_CARDS[play.state.cells[play.state.hero.cell].card or ""].n
    if play.turns_out_bad("chest", TARGETS["chest_trapped"]) and not play.test(
        "chest", agility(play.state), TARGETS["chest"]
    ):
        play.lose_life(HERO_SEAT, n, "chest")
    turn_over(play)
    for _ in range(n):
        play.draw_hero_card(HERO_SEAT)


def drinks(state: State) -> list[str]:
    """`drink` where a fountain lies face up on the Hero's cell."""
    return ["drink"] if face_up(state) == "fountain" else []


def opens(state: State) -> list[str]:
    """`open` where a chest lies face up on the Hero's cell."""
    return ["open"] if face_up(state) in CHESTS else []
