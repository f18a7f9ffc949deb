"""The final fight (rules): how it begins, turns and rounds, attacks and spells."""

from games.dungeon.experience import put_down_all
from games.dungeon.final_cards import final_attack, final_defence, final_mind, final_uses
from games.dungeon.material import FINAL, LORD, POISON, TARGETS
from games.dungeon.play import Play, too_many_cards
from games.dungeon.state import HERO_SEAT, LORD_SEAT, State


def begin(play: Play) -> None:
    """The first part is over; the Lord draws hero cards for his favour, and the more agile begins."""
    state = play.state
    hero = state.hero
    play.tell("throne_room_entered")
    put_down_all(play)
    hero.poisoned = False
    play.put_away_lasting(HERO_SEAT)
    hand = state.hands[LORD_SEAT]
    for card in hand:
        play.discard_dungeon_card(card)
    hand.clear()
    while POISON in state.hands[HERO_SEAT]:
        suffer_poison(play)
    for _ in range(min(FINAL["cards"], state.lord.favour // FINAL["favour_a_card"])):
        play.draw_hero_card(LORD_SEAT)
    state.first = HERO_SEAT if hero.agility >= LORD["agility"] else LORD_SEAT
    state.mover = state.first
    play.then("begin the round")


def suffer_poison(play: Play) -> None:
    """A poison of the Hero's hand is discarded and costs life."""
    play.state.hands[HERO_SEAT].remove(POISON)
    play.discard_hero_card(POISON)
    play.lose_life(HERO_SEAT, FINAL["poison"], POISON)


def begin_round(play: Play) -> None:
    """A round is a turn of each; the first has number 1."""
    state = play.state
    state.round += 1
    state.turn += 1
    play.tell("round_begun", round=state.round)
    play.then("begin the final turn")


def begin_turn(play: Play) -> None:
    """Own lasting cards go, darkness takes life, one card is drawn."""
    state = play.state
    seat = state.mover or HERO_SEAT
    state.played = 0
    play.ask("final", seat)
    play.put_away_lasting(seat)
    if state.round >= FINAL["dark_round"]:
        play.lose_life(seat, FINAL["dark"], "dark")
    card = play.draw_hero_card(seat)
    if card == POISON and seat == HERO_SEAT:
        suffer_poison(play)
    go_on(play)


def go_on(play: Play) -> None:
    """Too many cards are dropped first."""
    seat = play.state.mover or HERO_SEAT
    play.ask("drop" if too_many_cards(play.state, seat) else "final", seat)


def acts(state: State) -> list[str]:
    """What the seat to move may do: use cards, attack (the Lord with up to 3 favour as a bonus), the Hero `cast`."""
    if state.mover == HERO_SEAT:
        return [*final_uses(state), "attack", "cast"]
    bought = range(1, min(FINAL["bought"], state.lord.favour) + 1)
    return [*final_uses(state), "attack", *(f"attack {favour}" for favour in bought)]


def attack(play: Play, bought: str = "0") -> None:
    """A hit that the Hero does not dodge costs more with every point above the defence."""
    state = play.state
    seat = state.mover or HERO_SEAT
    other, favour = 1 - seat, int(bought)
    if favour:
        play.pay_favour(favour, "attack")
    value, target = final_attack(state, seat) + favour, final_defence(state, other)
    total = play.roll("attacked", seat, "attack", value, target)
    if total >= target and not (other == HERO_SEAT and play.test("dodge", state.hero.agility, TARGETS["dodge"])):
        play.lose_life(other, FINAL["damage"] + total - target, "attack")
    play.then("end the final turn")


def cast(play: Play) -> None:
    """The Hero's spell instead of the attack."""
    if play.test("cast", final_mind(play.state, HERO_SEAT), TARGETS["final_cast"]):
        play.lose_life(LORD_SEAT, FINAL["cast"], "cast")
    play.then("end the final turn")


def end_turn(play: Play) -> None:
    """The other one's turn follows, in the next round when both have had theirs."""
    state = play.state
    state.mover = LORD_SEAT if state.mover == HERO_SEAT else HERO_SEAT
    play.then("begin the round" if state.mover == state.first else "begin the final turn")
