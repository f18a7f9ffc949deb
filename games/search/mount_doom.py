"""Mount Doom: where it shows itself, and what that changes (rules: "Mount Doom and phase 3")."""

from games.core import Event
from games.search.grid import PLACES, SHIRE
from games.search.material import CHIPS, NEUTRAL
from games.search.state import State
from games.search.views import region_told, seen_by_all, spot


def reveal_doom(state: State, events: list[Event]) -> None:
    """Put Mount Doom on the neutral tile laid last, or else on the tile laid last; phase 3 begins."""
    land = state.land
    neutral = [cell for cell, tile in land.laid.items() if tile == NEUTRAL]
    cell = neutral[-1] if neutral else next(reversed(land.laid))
    x, y = PLACES[cell]
    events.append(Event("doom_revealed", {"x": x, "y": y}))
    regions = [land.members[state.region_of(seat)] for seat in (0, 1)]
    land.reveal_doom(cell)
    state.phase = 3
    for section in range(4 * cell, 4 * cell + 4):
        chip = state.chips.pop(section, None)
        if chip:
            boxed = {**spot(section), "colour": CHIPS[chip].colour, "chip": seen_by_all(chip)}
            events.append(Event("chip_boxed", boxed))
    for seat, sections in enumerate(regions):
        left = [section for section in sections if section // 4 != cell]
        if len(left) < len(sections):
            state.hobbits[seat] = min(left, default=SHIRE)
            here = state.region_of(seat)
            if len(land.members[here]) != len(left):
                events.append(Event("displaced", {"seat": seat, **region_told(land, here)}))
