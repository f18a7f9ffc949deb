"""A Hero's turn: how it begins, his free and his main actions, how it goes on and ends."""

from games.dungeon.entering import climb_down, drinks, opens
from games.dungeon.experience import level_by_experience, level_is_due, raise_attribute
from games.dungeon.ground import destroy_idol, face_up, remains_are_there, turn_over
from games.dungeon.hero_cards import uses
from games.dungeon.material import FAVOUR, HERO, LOCKS, LOSSES, POISON, TARGETS
from games.dungeon.moving import destinations, step
from games.dungeon.play import Play, agility, too_many_cards
from games.dungeon.searching import searches
from games.dungeon.state import HERO_SEAT, State


def raise_two(play: Play, *attributes: str) -> None:
    """Before play: two different attributes."""
    for attribute in attributes:
        raise_attribute(play, attribute)
    play.then("begin the turn")


def begin(play: Play) -> None:
    """The Lord fills his hand; poison and darkness take life."""
    state = play.state
    play.ask("act", HERO_SEAT)
    play.fill_lords_hand()
    if state.hero.poisoned:
        play.lose_life(HERO_SEAT, HERO["poisoned"], "poisoned")
    if state.turn > HERO["last_lit_turn"]:
        play.lose_life(HERO_SEAT, HERO["dark"], "dark")


def go_on(play: Play) -> None:
    """What happened is done: too many cards are dropped, a level is gained, the turn ends or the Hero acts."""
    state = play.state
    if too_many_cards(state, HERO_SEAT):
        play.ask("drop", HERO_SEAT)
    elif level_is_due(state):
        level_by_experience(play)
    elif state.ending:
        end(play)
    else:
        play.ask("act", HERO_SEAT)


def end(play: Play) -> None:
    """Lasting cards go to the discard, and the next turn begins."""
    state = play.state
    play.put_away_lasting(HERO_SEAT)
    state.played = 0
    state.searched = state.dropped = state.ending = False
    state.turn += 1
    play.tell("turn_ended", turn=state.turn)
    play.then("begin the turn")


# What the Hero may do


def acts(state: State) -> list[str]:
    """His free actions, then his main actions."""
    return [*uses(state), *searches(state), *drinks(state), *opens(state), *moves(state), *stays(state)]


def moves(state: State) -> list[str]:
    """`move CELL` for each cell that the Hero can step to."""
    return [f"move {cell}" for cell in destinations(state)]


def stays(state: State) -> list[str]:
    """Main actions without a step."""
    card = face_up(state)
    here = ["force", "pick"] if card in LOCKS else ["smash"] if card == "idol" else []
    return [*here, *(["climb down"] if remains_are_there(state) else []), "wait"]


def drops(state: State) -> list[str]:
    """Cards that may go when the hand of the seat to move is too large."""
    hand = state.hands[state.mover or HERO_SEAT]
    return [f"drop {card}" for card in dict.fromkeys(hand) if card != POISON]


# Main actions


def move(play: Play, cell: str) -> None:
    """One step, for which the Lord takes 1 favour."""
    play.state.ending = True
    play.take_favour(FAVOUR["step"], "step")
    step(play, cell)


def force(play: Play) -> None:
    """A test of strength against the lock on the Hero's cell."""
    _open_lock(play, "force", play.state.hero.strength)


def pick(play: Play) -> None:
    """A test of agility against the lock on the Hero's cell."""
    _open_lock(play, "pick", agility(play.state))


def _open_lock(play: Play, how: str, value: int) -> None:
    state = play.state
    state.ending = True
    lock = face_up(state) or ""
    play.take_favour(FAVOUR["attempt"], how)
    if play.test(how, value, TARGETS[lock]):
        turn_over(play)
    elif lock == "prison":
        play.lose_life(HERO_SEAT, LOSSES["prison"], lock)
    play.then("go on")


def smash(play: Play) -> None:
    """A test of strength against the idol on the Hero's cell; the Lord takes 1 favour before the roll."""
    state = play.state
    state.ending = True
    play.take_favour(FAVOUR["attempt"], "smash")
    if play.test("smash", state.hero.strength, TARGETS["idol"]):
        destroy_idol(play)
    play.then("go on")


def climb(play: Play, _down: str) -> None:
    """Down into the pit, as a main action."""
    play.state.ending = True
    climb_down(play)


def climb_on_entry(play: Play, _down: str) -> None:
    """Down into the pit instead of the test on entering it."""
    climb_down(play)


def wait(play: Play) -> None:
    """Nothing is done, and the Lord takes 1 favour."""
    play.state.ending = True
    play.tell("waited")
    play.take_favour(FAVOUR["wait"], "wait")
    play.then("go on")


# The extra move of a level


def extra_move(play: Play, cell: str) -> None:
    """A step after a level gained by experience, without favour."""
    step(play, cell)


def extra_stay(play: Play) -> None:
    """The extra move is not taken."""
    play.then("go on")
