"""The rules of The Search: chapters, then every kind of chip by its name."""

from bot.presenter.game_presenter import Rule
from config.language import _
from config.words.search import chip_name, colour_name
from games.search.material import CHIPS, QUIET_TURNS, SCORE, TILES


def rules() -> list[Rule]:
    """All entries: chapters, then every kind of chip."""
    return [*_chapters(), *_chips()]


def _chapters() -> list[Rule]:
    return [
        Rule(
            _("The aim"),
            _(
                "Frodo and Sam explore an unknown land tile by tile, gather chips on the way, and race to Mount Doom "
                "once it shows itself. Whoever has more points at the end wins; if both have the same, the one who "
                "reached Mount Doom; otherwise it is a draw."
            ),
        ),
        Rule(
            _("Set-up"),
            _(
                "The Shire lies at (0, 0); x grows to the east, y to the south. The other {tiles} tiles are shuffled "
                "into one stock, and the chips of each colour into a stack of their own. Each player draws three "
                "tiles. Both hobbits stand in the Shire. Seat one is Frodo, seat two is Sam."
            ).format(tiles=len(TILES)),
        ),
        Rule(
            _("Tiles and sections"),
            _(
                "Two diagonals cut a tile into four sections, one for each side. A tile is called by its sections "
                "clockwise from the top: **F** forest, **M** mountain, **P** plain, **W** water. `FWPM` has forest in "
                "the north, water in the east, plain in the south, mountain in the west. It may be turned before it is "
                "laid.\n"
                "Touching sides must show the same terrain, those of the Shire too: it shows forest in the north, "
                "plain in the east, mountain in the south, water in the west. A neutral tile's sides match everything. "
                "No placing may bring both hobbits into one region, except that both may be in the Shire."
            ),
        ),
        Rule(
            _("First phase: the cross"),
            _(
                "Four arms grow from the Shire, each tile on the next free cell of an arm. The arms in the west and "
                "east have seven tiles together, neither more than four; those in the north and south five together, "
                "neither more than three. A turn: lay a tile, draw a tile. The hobbits do not move yet. The finished "
                "cross fixes the board: 8 cells wide, 6 high."
            ),
        ),
        Rule(
            _("Second phase: the land"),
            _(
                "A turn has three steps: lay a tile, move, draw a tile. A tile goes to a free cell of the board whose "
                "sides touch at least two laid tiles; the Shire and neutral tiles count.\n"
                "**If nothing fits:**\n"
                "- If none of the tiles in hand fits anywhere, they all go face up to the discard, up to three "
                "new ones are drawn, and the turn is over, without a move. This holds in the first phase too.\n"
                "- With an empty hand you lay a fitting tile of the discard instead.\n"
                "- If none of those fits either, you lay one of them face down: a neutral tile.\n"
                "- If there is nothing to lay at all, you go on with the move."
            ),
        ),
        Rule(
            _("Regions"),
            _(
                "Sections of one terrain that touch, along a diagonal of a tile or across the sides of two tiles, are "
                "a region. It needs two sections at least: a single section cannot be entered and borders nothing, "
                "unless the Shire or Mount Doom lies across its side. The Shire is a region of its own.\n"
                "Two regions border each other where they touch along a diagonal inside a tile. The Shire borders the "
                "four regions across its sides. Corners do not count.\n"
                "A region is called by its first section: the northernmost row, there the westernmost tile, and there "
                "north before east, south and west."
            ),
        ),
        Rule(
            _("Neutral tiles"),
            _(
                "A section of a neutral tile takes the terrain of the land (or the Shire's side) that lies across its "
                "side, as soon as there is some, and keeps it. From then on it is a section like any other, and joins "
                "its like inside the tile too. Until then it is blank: no region, not to be entered. Beside another "
                "neutral tile, Mount Doom or the edge it stays blank."
            ),
        ),
        Rule(
            _("Meeting places"),
            _(
                "When a placing joins two sections across a side into a region of exactly these two, a chip of the "
                "terrain's colour is put there: green for forest, yellow for plain (both face up), blue for water, "
                "brown for mountain (both face down). It lies on the first of the two sections. When a colour is used "
                "up, the place stays empty. Several at once are filled in the order north, east, south, west of the "
                "laid tile."
            ),
        ),
        Rule(
            _("Moving"),
            _(
                "Your hobbit moves to a region that borders its own, or stays. Not into the region of the other hobbit "
                "(the Shire is open to both), and into water only with a boat. All chips of the region entered are "
                "yours. If chips lie in your own region, because neutral tiles joined it to others, a move within "
                "it takes them."
            ),
        ),
        Rule(
            _("Fights and lost moves"),
            _(
                "A brown chip is turned up when you take it; it is yours at once. An orc, an orc chief or a troll "
                "costs the move of your next turn, the Balrog and Shelob those of the next two. Lost moves add up. In "
                "a turn with a lost move you still lay and draw. Only a turn in which you lay a tile works one off; in "
                "the race every turn does.\n"
                "**Aid:** a companion with Sting, Andúril or the mithril coat saves one lost move; two pairs save "
                "two."
            ),
        ),
        Rule(
            _("Pairs"),
            _(
                "A pair is a companion with an arm (aid in a fight), or an elf with an elven thing (scouting). Using "
                "it costs 1 point at the end. Both chips stay yours and count their points, but neither can be used "
                "again in any pair."
            ),
        ),
        Rule(
            _("Scouting"),
            _(
                "At any time in your move step, Galadriel or Legolas with the elven cloak, the elven rope, the phial, "
                "lembas or athelas lets you see all face-down chips in the regions that border yours, even where "
                "you may not go. Only if there is one that you have not seen. The move is still to come."
            ),
        ),
        Rule(
            _("Boats"),
            _(
                "At any time in your move step you may give up two brown chips for a boat: the two of least value, of "
                "equal ones those taken first. They leave the game, and you may enter water from now on. One boat is "
                "enough for the whole match."
            ),
        ),
        Rule(
            _("Mount Doom and the race"),
            _(
                "When all 48 cells are filled, Mount Doom takes the place of the neutral tile laid last, or, without "
                "any, of the tile laid last. The tile is gone: regions that hung together only through it fall apart, "
                "and a chip on it leaves the game. A hobbit there stays in what is left of its region, in the "
                "part with the first section; if nothing is left, it is back in the Shire.\n"
                "From then on a turn is only the move. Mount Doom is entered from a mountain region across one of its "
                "sides; if no mountain lies there, from any of the regions there; never from the Shire and never by "
                "eagle. Whoever enters it ends the match.\n"
                "If {quiet} turns in a row, of both players together, bring no tile laid or discarded and no chip "
                "taken, the match ends without anyone reaching it."
            ).format(quiet=QUIET_TURNS),
        ),
        Rule(
            _("Points"),
            _(
                "- green, yellow and brown chips: their values\n"
                "- each unused blue chip except Gollum: 1\n"
                "- Gollum without the Ring: −1; with the Ring 0\n"
                "- each pair used: −1\n"
                "- reaching Mount Doom: {doom}; with the Ring {ring}; with the Ring and Gollum {both} (besides the 1 "
                "for the Ring)"
            ).format(doom=SCORE["doom"], ring=SCORE["doom_with_ring"], both=SCORE["doom_with_ring_and_gollum"]),
        ),
        Rule(
            _("Options"),
            _("**Who begins**: Frodo, unless you agree on Sam, or on drawing lots."),
        ),
    ]


def _chips() -> list[Rule]:
    kinds: dict[str, list[str]] = {}
    for chip in CHIPS:
        kinds.setdefault(chip.split("-")[0], []).append(chip)
    return [_chip(chips) for chips in kinds.values()]


def _chip(chips: list[str]) -> Rule:
    chip = CHIPS[chips[0]]
    head = _("{colour} chip").format(colour=colour_name(chip.colour))
    if len(chips) > 1:
        head = _("{colour} chip, {n} of them").format(colour=colour_name(chip.colour), n=len(chips))
    if chip.colour != "blue":
        head += ", " + _("points: {n}").format(n=chip.points)
    return Rule(chip_name(chip.id), f"{head[0].upper()}{head[1:]}. {_power(chips[0])}")


def _power(chip: str) -> str:
    role = CHIPS[chip].role
    by_role = {
        "companion": _("A companion: with an arm it saves one lost move in a fight."),
        "elf": _("An elf: with an elven thing it scouts."),
        "arm": _("An arm: with a companion it saves one lost move in a fight."),
        "elven": _("An elven thing: with an elf it scouts."),
        "ring": _("Counts 1 point, makes Gollum harmless, and makes Mount Doom worth more."),
        "gollum": _("Counts −1 without the Ring; with it 0, and Mount Doom is worth even more."),
        "eagle": _(
            "Instead of the move, from anywhere but the Shire: fly to any other free region of the same terrain as "
            "yours that has a section in the same row as a tile of your region. Chips there are taken. "
            "The eagle leaves the game. Unused it counts 1 point."
        ),
        "haste": _(
            "At the end of your turn, even of one without a move: another whole turn follows. The chip leaves the "
            "game. Unused it counts 1 point."
        ),
    }
    if role:
        return by_role[role]
    return (
        _("Nothing happens."),
        _("A fight: the move of your next turn is lost."),
        _("A fight: the moves of your next two turns are lost."),
    )[CHIPS[chip].moves]
