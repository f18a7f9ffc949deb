"""The rules of The Search once more, slow and plain, from views alone: regions by flood fill, legal lists by trying.

It shares no code with the game, so that a law that compares the two can fail.
"""

from collections.abc import Iterator
from typing import Any

Place = tuple[int, int, str]

SIDES = "nesw"
STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
BACK = {"n": "s", "e": "w", "s": "n", "w": "e"}
SHIRE = dict(zip(SIDES, "FPMW", strict=True))
ELVES = ("galadriel", "legolas")
ELVEN = ("cloak", "rope", "phial", "lembas", "athelas")
COMPANIONS = ("gandalf", "aragorn", "gimli", "boromir", "pippin", "merry")
ARMS = ("sting", "anduril", "mithril")

Board = dict[tuple[int, int], str]


def across(place: Place) -> Place:
    x, y, side = place
    dx, dy = STEPS[side]
    return x + dx, y + dy, BACK[side]


def reading(place: Place) -> tuple[int, int, int]:
    x, y, side = place
    return y, x, SIDES.index(side)


def board_of(public: dict[str, Any]) -> Board:
    return {(cell["x"], cell["y"]): cell["tile"] for cell in public["board"]}


def terrains(board: Board) -> dict[Place, str]:
    """The terrain of every section that has one; the Shire and Doom have no sections."""
    found = {}
    for (x, y), tile in board.items():
        if tile in ("shire", "doom"):
            continue
        for number, side in enumerate(SIDES):
            if tile != "????":
                found[x, y, side] = tile[number]
                continue
            ox, oy, back = across((x, y, side))
            other = board.get((ox, oy), "????")
            if other == "shire":
                found[x, y, side] = SHIRE[back]
            elif other not in ("????", "doom"):
                found[x, y, side] = other[SIDES.index(back)]
    return found


def neighbours(place: Place) -> Iterator[Place]:
    x, y, side = place
    for step in (1, 3):
        yield x, y, SIDES[(SIDES.index(side) + step) % 4]
    yield across(place)


def clumps(board: Board) -> list[set[Place]]:
    """Sections that hang together, single ones too."""
    kinds = terrains(board)
    left = set(kinds)
    found = []
    while left:
        clump, edge = set(), [left.pop()]
        while edge:
            place = edge.pop()
            clump.add(place)
            for near in neighbours(place):
                if near in left and kinds[near] == kinds[place]:
                    left.remove(near)
                    edge.append(near)
        found.append(clump)
    return found


def regions(board: Board) -> list[set[Place]]:
    found = []
    for clump in clumps(board):
        x, y, _ = across(next(iter(clump)))
        if len(clump) > 1 or board.get((x, y)) in ("shire", "doom"):
            found.append(clump)
    return found


def first(region: set[Place]) -> Place:
    return min(region, key=reading)


def spots(public: dict[str, Any]) -> list[tuple[int, int]]:
    board = board_of(public)
    if public["phase"] == 1:
        length = {side: sum((dx * n, dy * n) in board for n in range(1, 5)) for side, (dx, dy) in STEPS.items()}
        ends = []
        for side, most, both in (("n", 3, 5), ("s", 3, 5), ("w", 4, 7), ("e", 4, 7)):
            if length[side] < most and length[side] + length[BACK[side]] < both:
                dx, dy = STEPS[side]
                ends.append((dx * (length[side] + 1), dy * (length[side] + 1)))
        return ends
    xs, ys = [x for x, y in board if y == 0], [y for x, y in board if x == 0]
    free = [(x, y) for x in range(min(xs), max(xs) + 1) for y in range(min(ys), max(ys) + 1) if (x, y) not in board]
    return [(x, y) for x, y in free if sum((x + dx, y + dy) in board for dx, dy in STEPS.values()) >= 2]


def matches(board: Board, x: int, y: int, laid: str) -> bool:
    for number, side in enumerate(SIDES):
        ox, oy, back = across((x, y, side))
        other = board.get((ox, oy), "????")
        if other != "????" and laid[number] != (SHIRE[back] if other == "shire" else other[SIDES.index(back)]):
            return False
    return True


def together(public: dict[str, Any], board: Board) -> bool:
    places = [(h["x"], h["y"], h["side"]) for h in public["hobbits"]]
    return any(places[0] in clump and places[1] in clump for clump in clumps(board))


def turnings(tile: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for turns in range(4):
        laid = "".join(tile[(side - turns) % 4] for side in range(4))
        found.setdefault(laid, turns)
    return found


def placings(public: dict[str, Any], tiles: list[str]) -> set[str]:
    board = board_of(public)
    return {
        f"place {tile} {turns} {x} {y}"
        for x, y in spots(public)
        for tile in tiles
        for laid, turns in turnings(tile).items()
        if matches(board, x, y, laid) and not together(public, {**board, (x, y): laid})
    }


def place_legal(public: dict[str, Any], hand: list[str]) -> set[str]:
    found = placings(public, hand or public["discard"])
    if found:
        return found
    if hand:
        return {"discard"}
    board = board_of(public)
    return {
        f"neutral {tile} {x} {y}"
        for tile in public["discard"]
        for x, y in spots(public)
        if not together(public, {**board, (x, y): "????"})
    }


def surroundings(public: dict[str, Any], seat: int) -> tuple[list[set[Place]], set[Place], list[set[Place]], bool]:
    """All regions, the hobbit's own (empty in the Shire), the bordering ones, and whether the Shire borders."""
    board = board_of(public)
    every = regions(board)
    hobbit = public["hobbits"][seat]
    shire = {(0, 0, side) for side in SIDES}
    if hobbit["side"] == "shire":
        return every, set(), [r for r in every if any(across(place) in shire for place in r)], False
    own = next(r for r in every if (hobbit["x"], hobbit["y"], hobbit["side"]) in r)
    edge = {near for place in own for near in list(neighbours(place))[:2]}
    around = [r for r in every if r is not own and r & edge]
    return every, own, around, any(across(place) in shire for place in own)


def unused(public: dict[str, Any], seat: int, names: tuple[str, ...]) -> list[str]:
    spent = {chip for pair in public["used"][seat] for chip in pair}
    return [chip for chip in public["held"][seat] if chip in names and chip not in spent]


def named(place: Place) -> str:
    return " ".join(map(str, place))


def move_legal(public: dict[str, Any], private: dict[str, Any], seat: int) -> set[str]:
    board = board_of(public)
    kinds = terrains(board)
    every, own, around, shire = surroundings(public, seat)
    other = public["hobbits"][1 - seat]
    occupied = (other["x"], other["y"], other["side"])
    chips = {(chip["x"], chip["y"], chip["side"]): chip for chip in public["chips"]}

    def free(region: set[Place]) -> bool:
        return occupied not in region and (kinds[first(region)] != "W" or public["boats"][seat])

    found = {"stay"} | {"move " + named(first(region)) for region in around if free(region)}
    if shire:
        found.add("move 0 0 shire")
    if own & set(chips):
        found.add("move " + named(first(own)))
    if public["doom"] and own:
        x, y = public["doom"]["x"], public["doom"]["y"]
        gates = {across((x, y, side)) for side in SIDES} & set(kinds)
        gates = {gate for gate in gates if kinds[gate] == "M"} or gates
        if own & gates:
            found.add(f"move {x} {y} doom")
    brown = [
        c for c in public["held"][seat] if c.split("-")[0] in ("cave", "orc", "chief", "troll", "balrog", "shelob")
    ]
    if len(brown) >= 2 and not public["boats"][seat]:
        found.add("boat")
    for eagle in (chip for chip in private["blue"] if chip.startswith("eagle")):
        rows = {y for _, y, _ in own}
        for region in every:
            same = bool(own) and region is not own and kinds[first(region)] == kinds[first(own)]
            if same and free(region) and rows & {y for _, y, _ in region}:
                found.add(f"{eagle} {named(first(region))}")
    known = {(chip["x"], chip["y"], chip["side"]) for chip in private["scouted"]}
    dark = {place for region in around for place in region if place in chips and chips[place]["chip"] is None}
    if dark - known:
        pairs = [(e, t) for e in unused(public, seat, ELVES) for t in unused(public, seat, ELVEN)]
        found |= {f"scout {elf} {thing}" for elf, thing in pairs}
    return found


def legal(public: dict[str, Any], private: dict[str, Any], seat: int) -> set[str]:
    """What `seat`, which is to move, may do."""
    if public["step"] == "place":
        return place_legal(public, private["hand"])
    if public["step"] == "move":
        return move_legal(public, private, seat)
    if public["step"] == "fight":
        pairs = [(c, a) for c in unused(public, seat, COMPANIONS) for a in unused(public, seat, ARMS)]
        return {f"aid {companion} {arm}" for companion, arm in pairs} | {"fight"}
    return {chip for chip in private["blue"] if chip.startswith("haste")} | {"end"}
