"""Experience (rules): levels for beaten cards and for new zones."""

from itertools import combinations

from games.dungeon.board import ZONE
from games.dungeon.material import GAINS, UNDEAD_CARDS, experience_of
from games.dungeon.play import Play
from games.dungeon.state import HERO_SEAT, State

ATTRIBUTES = ("strength", "mind", "agility")


def beaten_away(play: Play, card: str) -> None:
    """An enemy or a trap goes to the beaten cards."""
    play.state.hero.beaten.append(card)
    play.tell("beaten", card=card, experience=experience_of(card))


def level_is_due(state: State) -> bool:
    """Whether the Hero's beaten cards are worth a level."""
    return sum(map(experience_of, state.hero.beaten)) >= GAINS["level_price"]


def price_of_a_level(beaten: list[str]) -> tuple[int, ...]:
    """Which of the beaten cards are put down: positions in ascending order.

    The least sum that is enough; of equal sums the fewest cards, then those that lie first.
    """
    enough = [
        positions
        for count in range(1, len(beaten) + 1)
        for positions in combinations(range(len(beaten)), count)
        if _worth(beaten, positions) >= GAINS["level_price"]
    ]
    return min(enough, key=lambda positions: (_worth(beaten, positions), len(positions), positions))


def _worth(beaten: list[str], positions: tuple[int, ...]) -> int:
    return sum(experience_of(beaten[position]) for position in positions)


def level_by_experience(play: Play) -> None:
    """Beaten cards are put down; life, an attribute, and then an extra move."""
    hero = play.state.hero
    hero.levelled.append(ZONE[hero.cell])
    play.tell("level_gained", cause="experience")
    put_down(play, price_of_a_level(hero.beaten))
    _level(play)


def level_for_the_zone(play: Play, zone: int) -> None:
    """All beaten cards are put down; life and an attribute, and then the cell happens."""
    play.tell("zone_reached", zone=zone)
    play.tell("level_gained", cause="zone")
    play.state.crossing = True
    put_down_all(play)
    _level(play)


def _level(play: Play) -> None:
    play.gain_life(HERO_SEAT, GAINS["level"], "level")
    play.ask("gain", HERO_SEAT)
    play.then("")


def gain(play: Play, attribute: str) -> None:
    """The attribute of a new level."""
    raise_attribute(play, attribute)
    if play.state.crossing:
        play.state.crossing = False
        play.then("happen")
    else:
        play.ask("extra", HERO_SEAT)


def raise_attribute(play: Play, attribute: str) -> None:
    """One point more of `strength`, `mind` or `agility`."""
    hero = play.state.hero
    setattr(hero, attribute, getattr(hero, attribute) + 1)
    play.tell("attribute_raised", attribute=attribute, value=getattr(hero, attribute))


def put_down_all(play: Play) -> None:
    """`put_down`, of all beaten cards."""
    put_down(play, tuple(range(len(play.state.hero.beaten))))


def put_down(play: Play, positions: tuple[int, ...]) -> None:
    """Beaten cards leave the Hero: the undead under their pile, all others to the dungeon discard."""
    if not positions:
        return
    state = play.state
    cards = [state.hero.beaten[position] for position in positions]
    for position in reversed(positions):
        del state.hero.beaten[position]
    for card in cards:
        if card in UNDEAD_CARDS:
            state.undead.append(card)
        else:
            play.discard_dungeon_card(card)
    play.tell("put_down", cards=cards)
