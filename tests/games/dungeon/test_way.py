"""The way must stay open. The engine's bit masks are held against a plain walk over the cells."""

from hypothesis import given, settings
from hypothesis import strategies as st

from games.dungeon.board import CELLS, STAIRS, THRONE, beyond
from games.dungeon.material import DUNGEON_CARDS
from games.dungeon.moving import open_neighbours
from games.dungeon.state import Cell
from games.dungeon.way import leads_to_the_throne, ways
from tests.games.dungeon.position import act, card, legal, position


def walked(cells: dict[str, Cell], start: str) -> set[str]:
    """All cells that a walk from `start` comes to; it ends in the throne room."""
    found, left = {start}, [start]
    while left:
        here = left.pop()
        cell = cells.get(here)
        if here == THRONE or (cell and cell.card == "rubble"):
            continue
        if cell and cell.direction and not cell.turned:
            target = beyond(here, cell.direction, DUNGEON_CARDS[cell.card or ""].n)
            further = [target] if target else []
        else:
            further = open_neighbours(cells, here)
        for there in further:
            if there not in found:
                found.add(there)
                left.append(there)
    return found


LAID = ["rubble", "hall", "door", "turn ne", "turn es", "turn sw", "turn nw", "fork nes", "fork nsw", "fork new"]


def placed(draw: st.DrawFn, cell: str) -> Cell:
    targets = [f"{t} {side}" for t in ("teleport-2", "teleport-3") for side in "nesw" if beyond(cell, side, int(t[-1]))]
    return card(draw(st.sampled_from(LAID + targets)))


@st.composite
def dungeons(draw: st.DrawFn) -> tuple[dict[str, Cell], str]:
    where = draw(st.lists(st.sampled_from([c for c in CELLS if c not in (STAIRS, THRONE)]), unique=True, max_size=20))
    return {cell: placed(draw, cell) for cell in where}, draw(st.sampled_from(CELLS))


@settings(max_examples=400, deadline=None)
@given(dungeons())
def test_masks_agree_with_a_walk(dungeon: tuple[dict[str, Cell], str]) -> None:
    cells, start = dungeon
    expected = all(THRONE in walked(cells, cell) for cell in walked(cells, start))
    assert leads_to_the_throne(ways(cells), start) == expected


def test_doors_pits_and_enemies_count_as_passable() -> None:
    cells = {"b1": card("prison"), "a2": card("troll"), "b2": card("pit")}
    assert leads_to_the_throne(ways(cells), STAIRS)


def test_a_teleport_leads_only_to_its_target() -> None:
    # a1 leads to b1 alone, which is a teleport back to the closed corner.
    cells = {"a2": card("rubble"), "b1": card("teleport-2 n"), "b3": card("turn nw"), "a3": card("hall")}
    assert leads_to_the_throne(ways(cells), STAIRS)
    cells |= {"a4": card("turn es"), "b4": card("turn sw")}
    assert not leads_to_the_throne(ways(cells), STAIRS)


def test_a_dead_end_that_could_be_got_to_is_forbidden_though_a_way_remains() -> None:
    # The teleport would lead into a corner without an exit; elsewhere the way stays open.
    cells = {"a4": "turn es", "b4": "turn sw", "a3": "turn ne", "b3": "turn nw", "b1": "hall"}
    state = position("b1", cells, lord="teleport-2 hall", came_from="a1")
    act(state, "move b2")
    assert "lay teleport-2 n" not in legal(state)
    assert "lay teleport-2 e" in legal(state)


def test_the_way_of_a_rubble_starts_where_the_hero_goes_back_to() -> None:
    state = position("a1", {"b1": "rubble"}, lord="rubble hall")
    act(state, "move a2")
    assert "lay rubble" not in legal(state)


def test_boots_are_not_offered_where_the_teleport_is_the_only_way() -> None:
    cells = {"b1": "teleport-2 n", "b2": "rubble", "a2": "rubble", "c1": "turn es"}
    state = position("b1", cells, "boots", phase="enter", came_from="a1")
    assert "use boots" not in legal(state)
    del state.cells["b2"]
    assert "use boots" in legal(state)


def test_turns_that_shut_the_hero_in_are_not_offered() -> None:
    state = position("b4", {"b4": "hall", "a4": "rubble", "b3": "rubble", "c3": "rubble"}, lord="turn fork hall")
    act(state, "move c4")
    assert {action for action in legal(state) if action.startswith("lay")} == {
        "lay hall",
        "lay fork new",
        "lay fork esw",
    }
