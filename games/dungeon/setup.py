"""The opening: from a record's set-up, or from chance."""

from collections import Counter
from collections.abc import Sequence

from pydantic import field_validator

from games.core import Chance, Setup
from games.dungeon.material import DUNGEON_DECK, HERO, HERO_DECK, LORD, START_POTIONS, UNDEAD
from games.dungeon.state import State


class DungeonSetup(Setup):
    """The three piles, top first, before anybody draws."""

    hero_deck: list[str]
    dungeon_deck: list[str]
    undead: list[str]

    @field_validator("hero_deck")
    @classmethod
    def _hero_deck(cls, cards: list[str]) -> list[str]:
        return _complete(cards, HERO_DECK)

    @field_validator("dungeon_deck")
    @classmethod
    def _dungeon_deck(cls, cards: list[str]) -> list[str]:
        return _complete(cards, DUNGEON_DECK)

    @field_validator("undead")
    @classmethod
    def _undead(cls, cards: list[str]) -> list[str]:
        return _complete(cards, UNDEAD)


def _complete(cards: list[str], wanted: Sequence[str]) -> list[str]:
    found, due = Counter(cards), Counter(wanted)
    for card in sorted(found | due):
        if found[card] != due[card]:
            raise ValueError(f"{due[card]} × {card} are expected, found {found[card]}")
    return cards


def opening(rules: int, setup: DungeonSetup | None, chance: Chance) -> State:
    """The position, under a version of the rules, before the Hero raises his attributes."""
    if setup is None:
        piles = [[pile[i] for i in chance.shuffle(len(pile))] for pile in (HERO_DECK, DUNGEON_DECK, UNDEAD)]
    else:
        piles = [list(pile) for pile in (setup.hero_deck, setup.dungeon_deck, setup.undead)]
    hero_deck, dungeon_deck, undead = piles
    hands = [[*START_POTIONS, *hero_deck[: HERO["drawn"]]], dungeon_deck[: LORD["hand"]]]
    return State(hero_deck[HERO["drawn"] :], dungeon_deck[LORD["hand"] :], undead, hands, rules=rules)
