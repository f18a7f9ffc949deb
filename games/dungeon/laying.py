"""A Hero's turn, 3: what the Lord lays on a cell that was never explored, and what a teleport finds there."""

from games.dungeon.board import SIDE_TOWARDS, SIDES, beyond
from games.dungeon.material import DUNGEON_CARDS, EARNINGS, ENEMIES, FAVOUR, LORD, OPENINGS, PRICES, TELEPORTS
from games.dungeon.moving import turn_back
from games.dungeon.play import Play
from games.dungeon.state import BARE, HERO_SEAT, LORD_SEAT, Cell, State
from games.dungeon.way import Ways, jumping, leads_to_the_throne, walled, ways

FREE_TO_LAY = frozenset(DUNGEON_CARDS) - {"rubble", *OPENINGS, *TELEPORTS}
"""Cards that never close a way."""


# What may be laid


def lays(state: State) -> list[str]:
    """Every `lay …` that the Lord may choose from: of his hand, or of the turn or fork that was drawn."""
    here = ways(state.cells)
    if state.drawn:
        return _placings(state, here, state.drawn)
    favour, prices = state.lord.favour, PRICES[state.rules]
    return [
        action
        for card in dict.fromkeys(state.hands[LORD_SEAT])
        if prices[card] <= favour
        for action in _placings(state, here, card)
    ]


def can_lay(state: State) -> bool:
    """The Lord holds a card that he can pay and that may lie there."""
    favour, prices = state.lord.favour, PRICES[state.rules]
    affordable = [card for card in dict.fromkeys(state.hands[LORD_SEAT]) if prices[card] <= favour]
    if any(card in FREE_TO_LAY for card in affordable):
        return True
    here = ways(state.cells)
    return any(_placings(state, here, card) for card in affordable)


def _placings(state: State, here: Ways, card: str) -> list[str]:
    """The ways to lay the card on the Hero's cell."""
    cell = state.hero.cell
    if card in FREE_TO_LAY:
        return [f"lay {card}"]
    if card == "rubble":
        back = state.hero.came_from
        return ["lay rubble"] if back and leads_to_the_throne(walled(here, cell, ""), back) else []
    if card in OPENINGS:
        return [f"lay {card} {openings}" for openings in _openings(state, here, card)]
    return [
        f"lay {card} {side}"
        for side in SIDES
        if _may_be_target(state, beyond(cell, side, DUNGEON_CARDS[card].n))
        and leads_to_the_throne(jumping(here, cell, card, side), cell)
    ]


def _openings(state: State, here: Ways, card: str) -> list[str]:
    """The openings that include the side that the Hero came through, if he came on foot, and leave a way."""
    cell, back = state.hero.cell, state.hero.came_from
    needed = SIDE_TOWARDS[cell, back] if back else ""
    return [
        openings
        for openings in OPENINGS[card]
        if needed in openings and leads_to_the_throne(walled(here, cell, openings), cell)
    ]


def _may_be_target(state: State, target: str | None) -> bool:
    """On the map, no lava, no known rubble, no known teleport."""
    if target is None:
        return False
    there = state.cells.get(target)
    return there is None or there.turned or not (there.card == "rubble" or there.card in TELEPORTS)


def way_without_teleport(state: State) -> bool:
    """There would be a way if the teleport under the Hero were taken away."""
    here = {name: cell for name, cell in state.cells.items() if name != state.hero.cell}
    return leads_to_the_throne(ways(here), state.hero.cell)


# The Lord's decision


def ask_lord(play: Play) -> None:
    """Lets him choose as soon as his hand holds a card that he can lay; else he shows it and draws a new one."""
    state = play.state
    for shown in range(LORD["new_hands"] + 1):
        if can_lay(state):
            play.ask("lay", LORD_SEAT)
            return
        if shown < LORD["new_hands"]:
            _show_and_replace_hand(play)
    _lay(play, BARE)


def _show_and_replace_hand(play: Play) -> None:
    hand = play.state.hands[LORD_SEAT]
    play.state.seen[HERO_SEAT] = hand.copy()
    play.tell("hand_shown", seat=LORD_SEAT, cards=hand.copy())
    for card in hand:
        play.discard_dungeon_card(card)
    hand.clear()
    play.fill_lords_hand()


def droppable(state: State) -> list[str]:
    """`drop CARD` for favour, once per turn."""
    if state.dropped or state.drawn:
        return []
    earnings = EARNINGS[state.rules]
    return [f"drop {card}" for card in dict.fromkeys(state.hands[LORD_SEAT]) if card in earnings]


def drop_for_favour(play: Play, card: str) -> None:
    """Once in a turn the Lord discards a card that earns favour for 1 favour; then he must lay one."""
    play.state.dropped = True
    play.state.hands[LORD_SEAT].remove(card)
    play.discard_dungeon_card(card)
    play.tell("dropped", seat=LORD_SEAT, card=card)
    play.take_favour(FAVOUR["drop"], "drop")
    play.then("lay")


def lay(play: Play, card: str, placing: str = "") -> None:
    """Lay a card of the hand, or the one drawn, with its openings or its direction."""
    state = play.state
    if state.drawn:
        state.drawn = None
    else:
        state.hands[LORD_SEAT].remove(card)
        price, earned = PRICES[state.rules][card], EARNINGS[state.rules].get(card, 0)
        if price:
            play.pay_favour(price, card)
        elif earned:
            play.take_favour(earned, card)
    _lay(play, _face_up(card, placing))


def _face_up(card: str, placing: str = "") -> Cell:
    return Cell(
        card,
        openings=placing if card in OPENINGS else None,
        direction=placing if card in TELEPORTS else None,
        enemy=card if card in ENEMIES else None,
    )


def _lay(play: Play, cell: Cell) -> None:
    state = play.state
    state.cells[state.hero.cell] = cell
    play.tell("laid", cell=state.hero.cell, card=cell.card, openings=cell.openings, direction=cell.direction)
    play.then("laid")


# After a teleport


def draw_for_cell(play: Play) -> None:
    """The top card of the dungeon deck is laid, without payment or gain; what may not lie there goes under the deck."""
    state = play.state
    play.refill_dungeon_deck()
    deck, here = state.dungeon_deck, ways(state.cells)
    for _ in range(len(deck)):
        card = deck.pop(0)
        if card in OPENINGS and _openings(state, here, card):
            state.drawn = card
            play.tell("card_turned_up", card=card)
            play.ask("lay", LORD_SEAT)
            return
        if card in FREE_TO_LAY:
            _lay(play, _face_up(card))
            return
        deck.append(card)
        play.tell("put_under_the_deck")
    _lay(play, BARE)


# When the card lies


def laid(play: Play) -> None:
    """A rubble turns the Hero back; on any other card he stands."""
    state = play.state
    if state.cells[state.hero.cell].card == "rubble":
        turn_back(play)
        play.then("go on")
    else:
        play.then("stand")
