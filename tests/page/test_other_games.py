"""Matches of Glades, the Search and the Dungeon, by clicking alone: their beginnings, and whole ones."""

import json
from collections.abc import Sequence

import pytest

from games.core.match import Match
from games.glades.material import UNITS
from games.verify import verify
from tests.page.people import Seated, click_through, record_file
from tests.page.script import Script, Taken, actions_of, rehearse, stored
from tests.wire.house import House

BEGINNING = 8


async def begin(people: dict[str, Seated], house: House, game: str, **terms: str) -> Script:
    """Ann challenges Ben by the menu, and he accepts; the opening of their match."""
    await people["Ann"].challenges_by_menu("Ben", game, **terms)
    await people["Ben"].accepts()
    return stored(house.database)


async def play(people: dict[str, Seated], script: Script) -> None:
    """Click the match to its end; its record is what was clicked, and proves to be fair."""
    await click_through(people, script)
    record = await record_file(people["Ann"])
    assert json.loads(record)["actions"] == script.record_lines
    assert len(verify(record)) == 4


def final_fight(match: Match, actions: Sequence[Taken]) -> bool:
    """Whether the match came to the throne room."""
    return bool(match.game.public(match.state).model_dump()["round"])


def special_units(match: Match, actions: Sequence[Taken]) -> bool:
    """Whether half of the special units were played."""
    return len({action.split()[1] for _seat, action in actions if action.split()[1:]} & set(UNITS)) >= 5


@pytest.mark.parametrize(
    ("name", "pair"),
    [("Glades", ("forester", "forester")), ("The Search", ("gatherer", "gatherer")), ("The Dungeon", ("hero", "lord"))],
)
async def test_a_match_begins(people: dict[str, Seated], house: House, name: str, pair: tuple[str, str]) -> None:
    script = rehearse(await begin(people, house, name), pair)
    seats = [seat for seat, _action in script.actions]
    end = next(ply for ply in range(BEGINNING, len(seats)) if seats[ply] != seats[ply - 1])
    await click_through(people, script, 0, end)
    await people[script.people[seats[end]]].opens_panel(script.number, end)
    assert actions_of(house.database) == script.record_lines[:end]


@pytest.mark.long
async def test_a_match_of_glades(people: dict[str, Seated], house: House) -> None:
    opening = await begin(people, house, "Glades")
    await play(people, rehearse(opening, ("forester", "forester")))


@pytest.mark.long
async def test_a_match_of_glades_with_special_units_and_claims_by_hand(people: dict[str, Seated], house: House) -> None:
    opening = await begin(people, house, "Glades", special_units="with", claims="asked each time")
    assert opening.options["specials"]
    await play(people, rehearse(opening, ("forester", "forester"), special_units))


@pytest.mark.long
async def test_a_long_duel_of_three_bouts_of_glades(people: dict[str, Seated], house: House) -> None:
    opening = await begin(people, house, "Glades", bouts="3 bouts")
    await play(people, rehearse(opening, ("forester", "forester")))


@pytest.mark.long
async def test_a_match_of_the_search(people: dict[str, Seated], house: House) -> None:
    opening = await begin(people, house, "The Search")
    await play(people, rehearse(opening, ("gatherer", "gatherer")))


@pytest.mark.long
async def test_a_match_of_the_dungeon_with_its_final_fight(people: dict[str, Seated], house: House) -> None:
    opening = await begin(people, house, "The Dungeon")
    await play(people, rehearse(opening, ("hero", "lord"), final_fight, tries=40))
