"""Whether an action revealed anything."""

import random
from collections import Counter
from typing import Any

import pytest

from bot.service.state_names import exchanged, names
from bot.service.undo_policy import Knowledge, nothing_revealed
from games.catalogue import GAMES, game_of
from games.core import Match, SeededChance


def opened(game: str, seed: int = 0, **options: Any) -> Match:
    return Match.start(game_of(game), game_of(game).options_type(**options), SeededChance(f"{seed:064x}"))


def at(match: Match) -> Match:
    """The match as it stands now, unharmed by what follows."""
    return Match.restore(match.game, match.options, SeededChance(match.chance.seed), match.snapshot())  # type: ignore[union-attr]


def step(match: Match, action: str | None = None) -> tuple[int, str]:
    seat = match.to_move
    assert seat is not None
    taken = action or match.legal[0]
    match.act(seat, taken)
    return seat, taken


def hand(match: Match, seat: int) -> Counter[str]:
    view: Any = match.game.private(match.state, seat)
    return Counter(view.hand)


def played_until(match: Match, verb: str, dice: random.Random) -> str:
    """Play at random until the mover can do what begins with this word; that action."""
    while True:
        wanted = [action for action in match.legal if action.split()[0] == verb]
        if wanted:
            return wanted[0]
        step(match, dice.choice(match.legal))


def test_showing_ones_own_card_can_be_taken_back() -> None:
    match = opened("duel")
    before = at(match)
    assert nothing_revealed(before, [step(match)])


def test_the_other_ones_card_cannot_be_unseen() -> None:
    match = opened("duel")
    before = at(match)
    assert not nothing_revealed(before, [step(match), step(match)])


def test_a_card_drawn_cannot_be_put_back() -> None:
    match = opened("glades")
    action = played_until(match, "place", random.Random(1))
    before = at(match)
    seat, _action = taken = step(match, action)
    assert hand(match, seat) - hand(before, seat), "a card was drawn in place of the one placed"
    assert not nothing_revealed(before, [taken])


def test_dice_cannot_be_rolled_again() -> None:
    match = opened("dungeon")
    dice = random.Random(2)
    while True:
        before = at(match)
        taken = step(match, dice.choice(match.legal))
        if match.chance.position != before.chance.position:
            break
    assert not nothing_revealed(before, [taken])


def test_nor_can_what_the_other_one_drew_though_only_they_saw_it() -> None:
    match = opened("search")
    mine = [step(match)]
    before = at(opened("search"))
    theirs = step(match)
    assert not nothing_revealed(before, [*mine, theirs])


def test_choosing_what_is_ones_own_affair_reveals_nothing() -> None:
    match = opened("dungeon")
    before = at(match)
    assert nothing_revealed(before, [step(match, match.legal[0])])


@pytest.mark.parametrize("game", GAMES)
def test_where_nothing_was_revealed_the_maker_holds_no_new_card(game: str) -> None:
    dice = random.Random(5)
    match = opened(game, 7)
    verdicts: Counter[bool] = Counter()
    while match.outcome is None and match.ply < 24:
        before = at(match)
        seat, action = step(match, dice.choice(match.legal))
        verdict = nothing_revealed(before, [(seat, action)])
        verdicts[verdict] += 1
        if verdict:
            assert hand(match, seat) <= hand(before, seat)
            assert match.chance.position == before.chance.position
    assert sum(verdicts.values()) == match.ply


def told(match: Match, seat: int, cards: set[str]) -> set[str]:
    """The cards that a seat sees anywhere."""
    views = (match.game.public(match.state), match.game.private(match.state, seat))
    return {name for view in views for path, name in names(view.model_dump()) if path != ("phase",)} & cards


@pytest.mark.parametrize("game", GAMES)
def test_what_showed_anybody_a_card_that_its_maker_had_not_seen_cannot_be_taken_back(game: str) -> None:
    kinds: set[tuple[str, bool, str]] = set()
    for seed in range(3):
        dice, match = random.Random(seed), opened(game, seed)
        cards = {name for _path, name in names(match.state)} - {
            name for _path, name in names(match.public().model_dump())
        }
        while match.outcome is None:
            before, maker = at(match), match.to_move
            assert maker is not None
            known = [told(match, seat, cards) for seat in (0, 1)]
            taken = step(match, dice.choice(match.legal))
            learned = [told(match, maker, cards) - known[maker], told(match, 1 - maker, cards) - known[0] - known[1]]
            for who, news in enumerate(learned):
                # One action of each kind: what was done, who saw something, and of what sort it was.
                kind = (taken[1].split()[0], who == 0, min(news, default="").rpartition("-")[0])
                if news and kind not in kinds:
                    kinds.add(kind)
                    assert not nothing_revealed(before, [taken]), (seed, match.ply, taken, news)
    assert kinds


@pytest.mark.parametrize(("game", "options"), [*((game, {}) for game in GAMES), ("glades", {"specials": True})])
def test_what_surely_showed_more_is_never_taken_back(game: str, options: dict[str, Any]) -> None:
    tried: Counter[str] = Counter()
    for seed in range(4):
        dice, match = random.Random(seed), opened(game, seed, **options)
        while match.outcome is None:
            before, maker = at(match), match.to_move
            assert maker is not None
            knowledge = Knowledge.of(match, maker)
            taken = step(match, dice.choice(match.legal))
            verb = taken[1].split()[0]
            if knowledge.see_more(match) and tried[verb] < 5:
                tried[verb] += 1
                assert not nothing_revealed(before, [taken]), (seed, match.ply, taken)
    assert tried


@pytest.mark.parametrize("game", GAMES)
def test_names_are_found_and_exchanged_anywhere_in_a_state(game: str) -> None:
    match = opened(game)
    state: Any = match.state
    snapshot = match.snapshot()
    found = dict(names(state))
    one, other = next((p, q) for p in found for q in found if found[p] != found[q])
    changed = dict(names(exchanged(state, one, other)))
    assert (changed[one], changed[other]) == (found[other], found[one])
    assert {path for path in found if changed[path] != found[path]} == {one, other}
    assert match.snapshot() == snapshot, "the state itself stays as it is"
