"""The Duel in the page, from the challenge to the rematch."""

import json
from collections.abc import Awaitable, Callable

from playwright.async_api import Page, expect

from bot.presenter.game_presenter import presenter_of
from games.core.match import Match
from games.verify import verify
from render import renderer_of
from tests.page.keyboard import Typist
from tests.page.people import PATIENCE, Seated, click_through, record_file
from tests.page.script import Script, rehearse, stored
from tests.wire.house import House


async def shows_own_hand(who: Seated, script: Script, match: Match) -> None:
    """Whether this person's hand in this position, in words and pixels, is all that the direct messages show."""
    seat, game = script.people.index(who.name), match.game
    views = game.public(match.state), game.private(match.state, seat)
    hand = who.side.locator(".log").get_by_role("img")
    # The new hand stands there a moment before the old one goes.
    await expect(hand.last).to_have_attribute(
        "alt", presenter_of(game.id).hand_text(*views, seat, script.people), timeout=PATIENCE
    )
    await expect(hand).to_have_count(1, timeout=PATIENCE)
    address = await hand.get_attribute("src")
    assert address
    drawn = await (await who.page.request.get(address)).body()
    assert drawn == renderer_of(game.id).hand(*views, seat, script.people)


async def test_a_duel_by_clicking_alone(page: Page, people: dict[str, Seated], house: House) -> None:
    ann, ben = people["Ann"], people["Ben"]
    await ann.challenges("Ben", "The Duel")
    await ben.accepts()
    script = rehearse(stored(house.database))
    half = len(script.actions) // 2
    await click_through(people, script, 0, half)

    match = script.opening()
    for seat, action in script.actions[:half]:
        match.act(seat, action)
    for who in (ann, ben):
        await who.goes_to("Games")
        await shows_own_hand(who, script, match)
    seat, action = script.actions[half]
    mover = people[script.people[seat]]
    await mover.chooses(script.number, half, action)
    match.act(seat, action)
    for who in (ann, ben):
        await shows_own_hand(who, script, match)
        await who.goes_to("table")

    await click_through(people, script, half + 1)
    record = await record_file(ann)
    assert json.loads(record)["actions"] == script.record_lines
    assert len(verify(record)) == 4
    for who in (ann, ben):
        await who.goes_to("Games")
        await expect(who.side.get_by_text("The match is over.")).to_be_visible()
        await expect(who.side.locator("[data-custom-id]")).to_have_count(0)
        await who.goes_to("table")
    await ann.click(ann.button("Rematch"))
    await ben.accepts()
    await expect(ann.side.locator('[data-custom-id="move:2:0"]')).to_be_visible(timeout=PATIENCE)
    assert stored(house.database, 2).people == script.people[::-1]


async def test_a_duel_by_typing_alone(alone: Callable[[str], Awaitable[Page]], house: House) -> None:
    ann, ben = Typist(await alone("Ann"), "Ann"), Typist(await alone("Ben"), "Ben")
    await ann.challenges("Ben", house.table.person("Ben").id, "duel")
    await ben.accepts()
    script = rehearse(stored(house.database))
    for ply, (seat, action) in enumerate(script.actions):
        who = ann if script.people[seat] == "Ann" else ben
        await who.plays(script.number, ply, action)
    for who in (ann, ben):
        await expect(who.page.locator(".text").get_by_text(" wins against ")).to_be_visible(timeout=PATIENCE)
        await expect(who.page.get_by_role("link", name="match-1.json")).to_be_visible()
