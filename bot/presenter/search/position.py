"""The position in words."""

from bot.presenter.cut import cut
from bot.presenter.game_presenter import ALT_LIMIT, Names
from bot.presenter.search.places import cell_words, chip_words, chips_in, region_name, spot_words, tile_words
from config.language import _, ngettext
from config.words.numbers import number_text
from config.words.search import chip_name, chips_by_kind, colour_name, hobbit_name, phase_name
from games.search.grid import SECTION_OF_NAME, SHIRE
from games.search.land import Land
from games.search.material import COLOURS, QUIET_TURNS
from games.search.views import PrivateView, PublicView, land_of


def board_lines(public: PublicView, names: Names) -> list[str]:
    """The whole public position, a line for each thing; by it a blind player can play."""
    land = land_of(public)
    lines = [_summary(public)]
    for seat in (0, 1):
        lines += [_where(public, land, seat, names), _around(public, land, seat), _holds(public, seat)]
    lines += [_("F forest, M mountain, P plain, W water; sections n-e-s-w."), *_rows(public)]
    lines += _chips(public)
    if public.discard:
        lines.append(_("Discard: {tiles}.").format(tiles=" ".join(public.discard)))
    return [line for line in lines if line]


def board_alt(public: PublicView, names: Names, room: int = ALT_LIMIT) -> str:
    """The public position in at most `room` characters: what matters most first, chips counted where they are
    too many."""
    land = land_of(public)
    parts = [_summary(public)]
    parts += [_where(public, land, seat, names) for seat in (0, 1)]
    parts += [_holds(public, seat) for seat in (0, 1)]
    text = " ".join(part for part in parts if part)
    for longer, shorter in ((" ".join(_rows(public)), ""), (" ".join(_chips(public)), _chip_counts(public))):
        for more in (longer, shorter):
            if more and len(text) + len(more) < room:
                text += " " + more
                break
    return cut(text, room)


def _summary(public: PublicView) -> str:
    text = _("{phase}. Stock {stock}, discard {discard}.").format(
        phase=phase_name(public.phase), stock=public.stock, discard=len(public.discard)
    )
    if public.doom:
        text += " " + _("Mount Doom at {cell}.").format(cell=cell_words(public.doom.x, public.doom.y))
    if public.quiet:
        quiet = _("Quiet turns: {n} of {most}.").format(n=public.quiet, most=QUIET_TURNS)
        text += " " + quiet
    if public.last:
        text += " " + _("Last tile at {cell}.").format(cell=cell_words(public.last.x, public.last.y))
    return text


def _region(public: PublicView, land: Land, seat: int) -> int | None:
    """The region of a hobbit; None on Mount Doom."""
    hobbit = public.hobbits[seat]
    if hobbit.side == "doom":
        return None
    return SHIRE if hobbit.side == "shire" else SECTION_OF_NAME[f"{hobbit.x} {hobbit.y} {hobbit.side}"]


def _where(public: PublicView, land: Land, seat: int, names: Names) -> str:
    region = _region(public, land, seat)
    place = _("Mount Doom") if region is None else region_name(land, region)
    return _("{hobbit} ({name}): {place}.").format(hobbit=hobbit_name(seat), name=names[seat], place=place)


def _around(public: PublicView, land: Land, seat: int) -> str:
    """The bordering regions, with the chips that lie there."""
    region = _region(public, land, seat)
    if region is None:
        return ""
    near = []
    for other in land.bordering(region):
        chips = chips_in(public, None, land, other)
        name = region_name(land, other)
        near.append(f"{name} [{chips}]" if chips else name)
    if region in land.gates:
        near.append(_("Mount Doom"))
    if not near:
        return _("Nothing borders that region.")
    return _("It borders: {regions}.").format(regions="; ".join(near))


def _holds(public: PublicView, seat: int) -> str:
    """What lies open before a seat, and the numbers of what does not."""
    spent = {chip for pair in public.used[seat] for chip in pair}
    held = []
    for chip, count in chips_by_kind(public.held[seat]):
        words = chip_words(chip) if count == 1 else f"{chip_words(chip)} ×{count}"
        held.append(_("{chip} used").format(chip=words) if chip in spent else words)
    parts = [
        ngettext("{n} tile", "{n} tiles", public.hand_sizes[seat]).format(n=public.hand_sizes[seat]),
        ngettext("{n} blue chip", "{n} blue chips", public.blue_held[seat]).format(n=public.blue_held[seat]),
    ]
    if public.boats[seat]:
        parts.append(_("a boat"))
    if public.lost_moves[seat]:
        parts.append(
            ngettext("{n} lost move", "{n} lost moves", public.lost_moves[seat]).format(n=public.lost_moves[seat])
        )
    text = _("{hobbit} has {things}").format(hobbit=hobbit_name(seat), things=", ".join([*parts, *held]))
    if public.fight and public.turn == seat:
        text += " " + _("and fights: {chip}").format(chip=chip_name(public.fight.chip))
    return text + "."


def _rows(public: PublicView) -> list[str]:
    """The board row by row, after a line with its columns; a free cell is a dot, a neutral tile ????."""
    tiles = {(tile.x, tile.y): tile.tile for tile in public.board}
    bounds = public.bounds
    words = {"shire": _("Shire"), "doom": _("Doom")}
    lines = [_("Columns {west} to {east}.").format(west=number_text(bounds.west), east=number_text(bounds.east))]
    for y in range(bounds.north, bounds.south + 1):
        row = [tiles.get((x, y), "·") for x in range(bounds.west, bounds.east + 1)]
        cells = " ".join(words.get(tile, tile) for tile in row)
        lines.append(_("Row {y}: {cells}.").format(y=number_text(y), cells=cells))
    return lines


def _chips(public: PublicView) -> list[str]:
    """The chips on the land, a line for each colour."""
    lines = []
    for colour in COLOURS:
        places = []
        for chip in public.chips:
            if chip.colour == colour:
                place = f"{number_text(chip.x)} {number_text(chip.y)} {chip.side}"
                places.append(f"{chip_name(chip.chip)} {place}" if chip.chip else place)
        if places:
            words = _("Chips, {colour}: {places}.")
            lines.append(words.format(colour=colour_name(colour), places=", ".join(places)))
    return lines


def _chip_counts(public: PublicView) -> str:
    counts = [(colour, sum(chip.colour == colour for chip in public.chips)) for colour in COLOURS]
    listed = ", ".join(f"{colour_name(colour)} {count}" for colour, count in counts if count)
    return _("Chips on the land: {listed}.").format(listed=listed) if listed else ""


def hand_text(public: PublicView, private: PrivateView, seat: int, names: Names) -> str:
    """Tiles, blue chips and scouted chips of a seat, ≤ 1024 characters."""
    lines = [_("Hand of {name} ({hobbit}).").format(name=names[seat], hobbit=hobbit_name(seat))]
    if private.hand:
        tiles = "; ".join(f"{tile} ({tile_words(tile)})" for tile in private.hand)
        lines.append(_("Tiles: {tiles}.").format(tiles=tiles))
    else:
        lines.append(_("No tiles in hand."))
    if private.blue:
        lines.append(_("Blue chips: {chips}.").format(chips=", ".join(map(_blue_name, private.blue))))
    if private.scouted:
        seen = "; ".join(f"{chip_name(chip.chip)} {spot_words(chip.model_dump())}" for chip in private.scouted)
        lines.append(_("Scouted, still lying there: {chips}.").format(chips=seen))
    text = "\n".join(lines)
    return cut(text, ALT_LIMIT)


def _blue_name(chip: str) -> str:
    number = chip.partition("-")[2]
    return f"{chip_name(chip)} {number}" if number else chip_name(chip)
