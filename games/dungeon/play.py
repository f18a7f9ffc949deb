"""What the rules work on while one action is carried out, and what they all do: life, favour, tests, cards."""

from typing import Any

from games.core import Chance, Event
from games.dungeon.material import BONUSES, HERO, LASTING, LORD, POISON, SPELLS
from games.dungeon.state import HERO_SEAT, LORD_SEAT, Roll, State

MAXIMUM = (HERO["life"], LORD["life"])
"""The most life of each seat."""


class Fallen(Exception):
    """Somebody has no life left: nothing of what would follow is done."""


class Play:
    """One action being carried out: the state that changes, chance, and what everybody notices."""

    __slots__ = ("chance", "events", "next", "state")

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []
        self.next = ""
        """The part of the course of the game (`course.py`) that follows; "" when somebody has a decision."""

    def tell(self, kind: str, /, **data: Any) -> None:
        """Add an event of that type."""
        self.events.append(Event(kind, data))

    def then(self, part: str) -> None:
        """What follows at once, when the rule at hand has been carried out."""
        self.next = part

    def ask(self, phase: str, seat: int) -> None:
        """The next decision: its phase, and whose it is."""
        self.state.phase = phase
        self.state.mover = seat

    # Life

    def lose_life(self, seat: int, points: int, cause: str) -> None:
        """Raises Fallen at 0 or less."""
        owner = self.state.lord if seat else self.state.hero
        owner.life -= points
        self.tell("life_lost", seat=seat, points=points, cause=cause, life=owner.life)
        if owner.life <= 0:
            raise Fallen

    def gain_life(self, seat: int, points: int, cause: str) -> None:
        """Never above the maximum."""
        owner = self.state.lord if seat else self.state.hero
        gained = min(points, MAXIMUM[seat] - owner.life)
        owner.life += gained
        self.tell("life_gained", seat=seat, points=gained, cause=cause, life=owner.life)

    def cure(self, seat: int, points: int, cause: str) -> None:
        """Life, and the end of poisoning: potions, healing scrolls and good water."""
        self.gain_life(seat, points, cause)
        if seat == HERO_SEAT and self.state.hero.poisoned:
            self.state.hero.poisoned = False
            self.tell("poisoning_healed")

    # Favour

    def take_favour(self, markers: int, cause: str) -> None:
        """The Lord gets what he is owed, or what the bank holds."""
        state = self.state
        taken = min(markers, state.bank)
        state.bank -= taken
        state.lord.favour += taken
        self.tell("favour_taken", markers=taken, cause=cause, favour=state.lord.favour)

    def pay_favour(self, markers: int, cause: str) -> None:
        """From the Lord to the bank; he must have so many markers."""
        state = self.state
        state.lord.favour -= markers
        state.bank += markers
        self.tell("favour_paid", markers=markers, cause=cause, favour=state.lord.favour)

    # Tests

    def roll(self, kind: str, seat: int, what: str, value: int, target: int) -> int:
        """The sum of two dice and `value`, told as an event of that kind and noted for the views."""
        dice = self.chance.roll(2)
        total = sum(dice) + value
        passed = total >= target
        self.state.rolls.append(Roll(seat, what, dice, value, target, passed))
        self.tell(kind, seat=seat, what=what, dice=dice, value=value, sum=total, target=target, passed=passed)
        return total

    def test(self, what: str, value: int, target: int, seat: int = HERO_SEAT) -> bool:
        """`roll(2)` + `value` (attribute and bonus) reaches `target`."""
        return self.roll("tested", seat, what, value, target) >= target

    def turns_out_bad(self, what: str, target: int) -> bool:
        """The dice alone, for water and chests."""
        return self.roll("rolled", LORD_SEAT, what, 0, target) >= target

    def casts(self, seat: int, card: str, mind: int) -> bool:
        """The mind test of a spell; True for what is no spell."""
        return card not in SPELLS or self.test(card, mind, SPELLS[card], seat)

    # Cards

    def draw_hero_card(self, seat: int) -> str | None:
        """The card that went to the hand; None when deck and discard are empty."""
        state = self.state
        if not state.hero_deck:
            state.hero_deck = self._reshuffled("hero", state.hero_discard)
        if not state.hero_deck:
            return None
        card = state.hero_deck.pop(0)
        state.hands[seat].append(card)
        self.tell("card_drawn", seat=seat)
        return card

    def refill_dungeon_deck(self) -> None:
        """If it is empty."""
        if not self.state.dungeon_deck:
            self.state.dungeon_deck = self._reshuffled("dungeon", self.state.dungeon_discard)

    def fill_lords_hand(self) -> None:
        """Up to six dungeon cards, as far as there are any."""
        hand, before = self.state.hands[LORD_SEAT], len(self.state.hands[LORD_SEAT])
        while len(hand) < LORD["hand"]:
            self.refill_dungeon_deck()
            if not self.state.dungeon_deck:
                break
            hand.append(self.state.dungeon_deck.pop(0))
        if len(hand) > before:
            self.tell("hand_filled", seat=LORD_SEAT, cards=len(hand) - before)

    def _reshuffled(self, deck: str, discard: list[str]) -> list[str]:
        if not discard:
            return []
        cards = [discard[i] for i in self.chance.shuffle(len(discard))]
        discard.clear()
        self.tell("deck_reshuffled", deck=deck, cards=len(cards))
        return cards

    def discard_hero_card(self, card: str) -> None:
        """Onto the hero discard."""
        self.state.hero_discard.insert(0, card)

    def discard_dungeon_card(self, card: str) -> None:
        """Onto the dungeon discard."""
        self.state.dungeon_discard.insert(0, card)

    def play_card(self, seat: int, card: str) -> None:
        """From the hand to the discard, or before its player if it is lasting."""
        self.state.hands[seat].remove(card)
        self.state.played += 1
        if card in LASTING:
            self.state.active[seat].append(card)
        else:
            self.discard_hero_card(card)

    def put_away_lasting(self, seat: int) -> None:
        """A seat's lasting cards go to the discard, in the order played."""
        for card in self.state.active[seat]:
            self.discard_hero_card(card)
        self.state.active[seat].clear()

    def discard_poison(self) -> int:
        """All poisons of the Hero's hand go to the discard; how many there were."""
        hand = self.state.hands[HERO_SEAT]
        count = hand.count(POISON)
        for _ in range(count):
            hand.remove(POISON)
            self.discard_hero_card(POISON)
        return count

    def drop_hero_card(self, seat: int, card: str) -> None:
        """The hand holds too many."""
        self.state.hands[seat].remove(card)
        self.discard_hero_card(card)
        self.tell("dropped", seat=seat, card=card)


def too_many_cards(state: State, seat: int) -> bool:
    """Whether a hand is over the limit of eight."""
    return len(state.hands[seat]) > HERO["hand_limit"]


def mind(state: State) -> int:
    """The Hero's mind with what he has played in this turn; `agility` and `defence` likewise."""
    return state.hero.mind + BONUSES["chalice"] * state.active[HERO_SEAT].count("chalice")


def agility(state: State) -> int:
    """The Hero's agility with the luck charms before him."""
    return state.hero.agility + BONUSES["luck-charm"] * state.active[HERO_SEAT].count("luck-charm")


def defence(state: State) -> int:
    """What an enemy's attack on the Hero must reach: 9, and 2 more for each shield before him."""
    return HERO["defence"] + BONUSES["shield"] * state.active[HERO_SEAT].count("shield")


AGAINST = {"living": "rune-sword", "undead": "rune-mace", "demon": "death-stone"}
"""The card that adds to strength against each kind of enemy."""


def strength_against(state: State, foe: str) -> int:
    """The Hero's strength in a fight against that kind of enemy."""
    card = AGAINST[foe]
    return state.hero.strength + BONUSES[card] * state.active[HERO_SEAT].count(card)
