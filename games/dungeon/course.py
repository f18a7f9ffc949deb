"""The course of the game: what each phase allows, what carries an action out, and what follows by itself."""

from collections.abc import Callable, Mapping
from itertools import combinations

from games.dungeon import entering, experience, fights, final, laying, turn
from games.dungeon.experience import ATTRIBUTES
from games.dungeon.final_cards import use_in_final
from games.dungeon.hero_cards import use, uses
from games.dungeon.material import HERO
from games.dungeon.moving import arrive
from games.dungeon.play import Fallen, Play
from games.dungeon.searching import search
from games.dungeon.state import HERO_SEAT, State

LEGAL: Mapping[str, Callable[[State], list[str]]] = {
    "raise": lambda _: [f"raise {' '.join(chosen)}" for chosen in combinations(ATTRIBUTES, HERO["raised"])],
    "act": turn.acts,
    "lay": lambda state: [*laying.droppable(state), *laying.lays(state)],
    "enter": lambda state: ["go", *entering.entry_choices(state)],
    "fight": lambda state: [*fights.ways_out(state), *uses(state)],
    "gain": lambda _: [f"gain {attribute}" for attribute in ATTRIBUTES],
    "extra": lambda state: [*turn.moves(state), "stay"],
    "drop": turn.drops,
    "final": final.acts,
    "over": lambda _: [],
}
"""Phase → the actions that it allows."""


def _drop_too_many(play: Play, card: str) -> None:
    play.drop_hero_card(play.state.mover or HERO_SEAT, card)
    play.then("go on in the final fight" if play.state.round else "go on")


CARRIES_OUT: Mapping[tuple[str, str], Callable[..., None]] = {
    ("raise", "raise"): turn.raise_two,
    ("act", "use"): use,
    ("act", "search"): search,
    ("act", "drink"): entering.drink,
    ("act", "open"): entering.open_chest,
    ("act", "move"): turn.move,
    ("act", "force"): turn.force,
    ("act", "pick"): turn.pick,
    ("act", "smash"): turn.smash,
    ("act", "climb"): turn.climb,
    ("act", "wait"): turn.wait,
    ("lay", "drop"): laying.drop_for_favour,
    ("lay", "lay"): laying.lay,
    ("enter", "go"): entering.go,
    ("enter", "use"): use,
    ("enter", "climb"): turn.climb_on_entry,
    ("fight", "fight"): fights.fight,
    ("fight", "cast"): fights.cast,
    ("fight", "slip"): fights.slip,
    ("fight", "flee"): fights.flee,
    ("fight", "use"): use,
    ("gain", "gain"): experience.gain,
    ("extra", "move"): turn.extra_move,
    ("extra", "stay"): turn.extra_stay,
    ("drop", "drop"): _drop_too_many,
    ("final", "use"): use_in_final,
    ("final", "attack"): final.attack,
    ("final", "cast"): final.cast,
}
"""(phase, first word of an action) → what carries it out, given the other words."""

FOLLOWS: Mapping[str, Callable[[Play], None]] = {
    "begin the turn": turn.begin,
    "arrive": arrive,
    "lay": laying.ask_lord,
    "lay from the deck": laying.draw_for_cell,
    "laid": laying.laid,
    "stand": entering.stand,
    "happen": entering.happen,
    "enter": entering.ask_or_go,
    "fight": fights.begin,
    "go on": turn.go_on,
    "final fight": final.begin,
    "begin the round": final.begin_round,
    "begin the final turn": final.begin_turn,
    "go on in the final fight": final.go_on,
    "end the final turn": final.end_turn,
}
"""What follows without a decision; each part names the next by `Play.then`."""


def carry_out(play: Play, action: str) -> None:
    """A legal action and all that follows until somebody has a decision, or has fallen."""
    state = play.state
    verb, *words = action.split(" ")
    state.rolls = []
    try:
        CARRIES_OUT[state.phase, verb](play, *words)
        while play.next:
            part, play.next = play.next, ""
            FOLLOWS[part](play)
    except Fallen:
        state.phase, state.mover = "over", None
        play.tell("match_over", life=[state.hero.life, state.lord.life])
