"""Challenges: made, accepted, declined, withdrawn, expired."""

import logging
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.operations.logs import about
from bot.service import clocks, places, server_policy
from bot.service.errors import UserError
from bot.service.places import Place
from bot.service.services import Services
from bot.service.stored_matches import find_match
from bot.service.turns import show_turn
from bot.store import blocks, challenges, deadlines, guilds, matches, outbox, people, usual_terms
from bot.store.outbox_content import BeginThread, ShowChallenge
from bot.store.rows import OPEN, Challenge, ChallengeState, Person, UsualTerms
from bot.text.names import display_name
from config.durations import HOUR
from config.language import _
from games.catalogue import game_of
from games.core import Match, SeededChance, fairness

log = logging.getLogger(__name__)

MOST_OPEN = 3
"""Open challenges that one person may have made to the same person in the same place."""


REASONS = ("time", "game", "terms", "pause")
"""What a person may say why they declined; the presenter has the sentences."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What is to be played. `seat` is the challenger's, None for a drawn one; options as their model dumps them.

    `move_seconds` is the time per move, None for the server's own; `thread` asks for a thread of its own. `words` are
    the challenger's for the seed, as they were typed.
    """

    game: str
    options: dict[str, Any]
    seat: int | None = 0
    rated: bool = True
    rematch_of: int | None = None
    move_seconds: int | None = None
    thread: bool = False
    words: str = ""


async def challenge(
    services: Services,
    place: Place,
    challenger: Person,
    opponent: Person | None,
    terms: Terms,
    interaction_id: int,
    roles: Collection[int] = (),
    instead_of: int | None = None,
) -> Challenge:
    """Offer a match, and remember its terms for the challenger's next. `roles` are the challenger's on the server.

    `instead_of` is an open challenge of theirs, which is taken back by this one.
    UserError where the place is busy and can have no thread, the opponent oneself or one who blocks the challenger,
    where too many challenges were made, and where the server does not allow it.
    """
    if opponent is not None and opponent.id == challenger.id:
        raise UserError(_("You cannot challenge yourself. Leave the opponent out to invite anybody who likes to play."))
    async with services.transaction_for(interaction_id) as connection:
        if instead_of is not None:
            await _take_back(services, connection, challenger, instead_of)
        await server_policy.check_challenger(connection, place.guild_id, roles)
        await server_policy.check_place(connection, place)
        await places.check(connection, place, thread=terms.thread)
        await _not_too_many(services, connection, challenger)
        await people.meet(connection, challenger)
        if opponent is not None:
            await people.meet(connection, opponent)
            await _welcome(connection, challenger, opponent)
            made = await challenges.count_between(connection, challenger.id, opponent.id, place.channel_id)
            if made >= MOST_OPEN:
                raise UserError(
                    _("{name} has not answered your other challenges yet. Wait for that, or withdraw them.").format(
                        name=display_name(opponent)
                    )
                )
        remembered = UsualTerms(terms.options, terms.seat, terms.thread, terms.move_seconds, terms.rated)
        await usual_terms.keep(connection, challenger.id, terms.game, remembered)
        return await offer(services, connection, place, challenger, opponent, terms)


async def _not_too_many(services: Services, connection: AsyncConnection, challenger: Person) -> None:
    at = services.now()
    # Later ones were made while the clock was ahead.
    times = [time for time in await challenges.times_since(connection, challenger.id, at - HOUR) if time <= at]
    if len(times) >= services.challenges_per_hour:
        raise UserError(
            _("You have made many challenges within an hour. The next one can be made <t:{time}:R>.").format(
                time=times[-services.challenges_per_hour] + HOUR
            )
        )


async def _welcome(connection: AsyncConnection, challenger: Person, opponent: Person) -> None:
    # The blocked person is told no more than that: who blocks whom is nobody else's business.
    if await blocks.blocked(connection, opponent.id, challenger.id):
        raise UserError(_("{name} takes no challenges at the moment.").format(name=display_name(opponent)))
    if await blocks.blocked(connection, challenger.id, opponent.id):
        raise UserError(_("You have blocked {name}. `/me unblock` ends that.").format(name=display_name(opponent)))


async def offer(
    services: Services,
    connection: AsyncConnection,
    place: Place,
    challenger: Person,
    opponent: Person | None,
    terms: Terms,
) -> Challenge:
    """Store an open challenge, its expiry and its message."""
    at = services.now()
    challenge_id = await challenges.insert(
        connection,
        game=terms.game,
        options=terms.options,
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        locale=(await guilds.find(connection, place.guild_id)).language or place.locale,
        challenger_id=challenger.id,
        opponent_id=opponent.id if opponent else None,
        challenger_seat=terms.seat,
        rated=terms.rated,
        secret=services.fresh_secret(),
        created_at=at,
        expires_at=at + services.challenge_seconds,
        rematch_of=terms.rematch_of,
        move_seconds=terms.move_seconds or await _usual_time(services, connection, place.guild_id),
        thread=terms.thread,
        threads=place.threads,
        thread_of=place.thread_of,
        words=fairness.normal_words(terms.words),
    )
    await deadlines.put(connection, deadlines.CHALLENGE, challenge_id, at + services.challenge_seconds)
    await outbox.put(connection, ShowChallenge(challenge_id), at)
    return await _stored(connection, challenge_id)


async def accept(
    services: Services,
    person: Person,
    challenge_id: int,
    interaction_id: int,
    message_id: int | None = None,
    words: str = "",
) -> int:
    """Begin the match that was offered to a person; its id.

    `message_id` is the challenge's message, where it was clicked; `words` are the person's for the seed, as typed.
    """
    async with services.transaction_for(interaction_id) as connection:
        offered = await _open(connection, challenge_id)
        if person.id == offered.challenger.id:
            raise UserError(_("This is your own challenge: somebody else has to accept it."))
        if offered.opponent is not None and person.id != offered.opponent.id:
            raise UserError(_("This challenge is for {name}.").format(name=display_name(offered.opponent)))
        if await blocks.blocked(connection, offered.challenger.id, person.id):
            raise UserError(_("This challenge is not open to you. Offer one of your own with `/duel`."))
        where = Place(offered.guild_id, offered.channel_id, offered.locale, offered.thread_of)
        await server_policy.check_place(connection, where)
        return await begin(services, connection, replace(offered, opponent=person), interaction_id, message_id, words)


async def begin(
    services: Services,
    connection: AsyncConnection,
    agreed: Challenge,
    interaction_id: int,
    message_id: int | None = None,
    words: str = "",
) -> int:
    """Start the match of a challenge whose `opponent` accepts it with this interaction, and with these words; its id.

    UserError while the message with the commitment does not stand yet: it is part of the seed.
    """
    if agreed.opponent is None:
        raise ValueError("nobody has accepted")
    words = fairness.normal_words(words)
    seed = _seed(agreed, interaction_id, words)
    room = await places.room(connection, agreed, message_id)
    await people.meet(connection, agreed.opponent)
    if not await challenges.settle(connection, agreed.id, "accepted", agreed.opponent.id):
        raise UserError(_("This challenge has been answered already."))
    await deadlines.drop(connection, deadlines.CHALLENGE, agreed.id)
    game = game_of(agreed.game)
    match = Match.start(game, game.options_type.model_validate(agreed.options), SeededChance(seed))
    seat = agreed.challenger_seat if agreed.challenger_seat is not None else int(seed, 16) % 2
    pair = (agreed.challenger.id, agreed.opponent.id)
    at = services.now()
    try:
        match_id = await matches.insert(
            connection,
            pair if seat == 0 else pair[::-1],
            challenge_id=agreed.id,
            game=game.id,
            rules=game.rules,
            options=agreed.options,
            guild_id=agreed.guild_id,
            channel_id=room.channel_id,
            thread_of=room.thread_of,
            locale=agreed.locale,
            rated=agreed.rated,
            secret=agreed.secret,
            accepted_by=interaction_id,
            seed=seed,
            commitment_message_id=agreed.commitment_message_id,
            challenger_words=agreed.words,
            accepter_words=words,
            ply=0,
            to_move=match.to_move,
            snapshot=match.snapshot(),
            began_at=at,
            moved_at=at,
            move_seconds=agreed.move_seconds,
        )
    except IntegrityError:
        raise UserError(places.busy()) from None
    await clocks.begin(services, connection, match_id)
    await outbox.put(connection, ShowChallenge(agreed.id), at)
    if room.begun_from is not None and room.thread_of is not None:
        await outbox.put(connection, BeginThread(match_id, room.thread_of, room.begun_from), at)
    await show_turn(connection, await find_match(connection, match_id), at)
    with about(match=match_id):
        log.info("begins: %s", game.id)
    return match_id


def _seed(agreed: Challenge, interaction_id: int, words: str) -> str:
    if agreed.proof_form == 1:
        return fairness.seed_of_interaction(agreed.secret, interaction_id)
    if agreed.commitment_message_id is None:
        raise UserError(_("The challenge is just being shown in its channel. Please try again in a moment."))
    return fairness.seed_of_message(agreed.secret, agreed.commitment_message_id, (agreed.words, words))


async def decline(services: Services, person: Person, challenge_id: int, interaction_id: int) -> Challenge:
    """Refuse a challenge that was made to a person."""
    async with services.transaction_for(interaction_id) as connection:
        offered = await _open(connection, challenge_id)
        if person.id == offered.challenger.id:
            return await _close(services, connection, offered, "withdrawn")
        if offered.opponent is None:
            raise UserError(_("This challenge is open to everybody: leave it to those who like to play."))
        if person.id != offered.opponent.id:
            raise UserError(_("This challenge is for {name}.").format(name=display_name(offered.opponent)))
        return await _close(services, connection, offered, "declined")


async def explain(services: Services, person: Person, challenge_id: int, reason: str, interaction_id: int) -> None:
    """Say why a person declined a challenge: one of `REASONS`, once. UserError if they did not decline it."""
    async with services.transaction_for(interaction_id) as connection:
        if reason not in REASONS or not await challenges.explain(connection, challenge_id, person.id, reason):
            raise UserError(_("There is nothing to explain here any more."))
        await outbox.put(connection, ShowChallenge(challenge_id), services.now())


async def withdraw(services: Services, person: Person, challenge_id: int, interaction_id: int) -> Challenge:
    """Take back a challenge that a person made."""
    async with services.transaction_for(interaction_id) as connection:
        return await _take_back(services, connection, person, challenge_id)


async def _take_back(services: Services, connection: AsyncConnection, person: Person, challenge_id: int) -> Challenge:
    offered = await _open(connection, challenge_id)
    if person.id != offered.challenger.id:
        raise UserError(_("Only {name} can take this challenge back.").format(name=display_name(offered.challenger)))
    return await _close(services, connection, offered, "withdrawn")


async def check_open(services: Services, challenge_id: int) -> None:
    """UserError, saying how it ended, for a challenge that is not open any more."""
    async with services.database.read() as connection:
        await _open(connection, challenge_id)


async def expire(services: Services, challenge_id: int) -> None:
    """Close a challenge whose time is over; nothing happens to one that was answered."""
    async with services.transaction() as connection:
        if not await deadlines.drop(connection, deadlines.CHALLENGE, challenge_id):
            return
        offered = await challenges.find(connection, challenge_id)
        if offered is not None and offered.state == OPEN:
            await _close(services, connection, offered, "expired")


async def close(services: Services, connection: AsyncConnection, challenge_id: int, state: ChallengeState) -> None:
    """Close a challenge, if it is open, within a transaction."""
    offered = await challenges.find(connection, challenge_id)
    if offered is not None and offered.state == OPEN:
        await _close(services, connection, offered, state)


async def usual(services: Services, person: Person, game: str) -> UsualTerms | None:
    """The terms under which a person last offered a game."""
    async with services.database.read() as connection:
        return await usual_terms.find(connection, person.id, game)


async def rematch(
    services: Services, person: Person, match_id: int, interaction_id: int, roles: Collection[int] = ()
) -> Challenge | int:
    """One player of a finished match, who has these `roles` on the server, wants another, with the seats changed.

    The first gets the challenge that is offered to the other; the other's wish is its acceptance and gets the new
    match's id.
    """
    async with services.transaction_for(interaction_id) as connection:
        row = await matches.find(connection, match_id)
        if row is None or not row.over:
            raise UserError(_("A rematch can be asked for when the match is over."))
        seat = row.seat_of(person.id)
        if seat is None:
            raise UserError(_("Only those who played can ask for a rematch. Begin one of your own with `/duel`."))
        offered = await challenges.open_rematch(connection, match_id)
        if offered is not None and offered.challenger.id == person.id:
            raise UserError(
                _("You have asked already. {name} has to agree.").format(name=display_name(row.people[1 - seat]))
            )
        if offered is not None:
            return await begin(services, connection, replace(offered, opponent=person), interaction_id)
        if row.people[1 - seat].nobody:
            raise UserError(
                _("Who played this match with you has left for good. Challenge somebody else with `/duel`.")
            )
        await _welcome(connection, person, row.people[1 - seat])
        place = await places.place_of(connection, row)
        await server_policy.check_challenger(connection, row.guild_id, roles)
        await server_policy.check_place(connection, place)
        await places.check(connection, place)
        await _not_too_many(services, connection, person)
        terms = Terms(row.game, row.options, 1 - seat, row.rated, match_id, row.move_seconds)
        return await offer(services, connection, place, person, row.people[1 - seat], terms)


async def _usual_time(services: Services, connection: AsyncConnection, guild_id: int) -> int:
    return (await guilds.find(connection, guild_id)).move_seconds or services.move_seconds


async def _stored(connection: AsyncConnection, challenge_id: int) -> Challenge:
    found = await challenges.find(connection, challenge_id)
    if found is None:
        raise UserError(_("There is no such challenge."))
    return found


async def _open(connection: AsyncConnection, challenge_id: int) -> Challenge:
    found = await _stored(connection, challenge_id)
    if found.state != OPEN:
        raise UserError(_("This challenge is closed: it was {state}.").format(state=_state(found.state)))
    return found


async def _close(
    services: Services, connection: AsyncConnection, offered: Challenge, state: ChallengeState
) -> Challenge:
    await challenges.settle(connection, offered.id, state)
    await deadlines.drop(connection, deadlines.CHALLENGE, offered.id)
    await outbox.put(connection, ShowChallenge(offered.id), services.now())
    return replace(offered, state=state)


def _state(state: str) -> str:
    return {
        "accepted": _("accepted"),
        "declined": _("declined"),
        "withdrawn": _("withdrawn"),
        "expired": _("not answered in time"),
    }[state]
