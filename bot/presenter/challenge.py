"""The challenge message, from the offer to its answer."""

from collections.abc import Mapping
from typing import Any

from bot.presenter import ids
from bot.presenter.fair_shuffle import fair_shuffle_line, words_line
from bot.presenter.game_presenter import Sides, presenter_of
from bot.presenter.mention import bold_name, mention
from bot.presenter.message import Button, Menu, MenuOption, OutgoingMessage
from bot.presenter.practice import practice_offer
from bot.presenter.quoting import verbatim
from bot.presenter.setup import span
from bot.presenter.terms import Draft, draft
from bot.service.challenge import REASONS
from bot.store.rows import Challenge, MatchRow, UsualTerms, Words
from bot.text.names import plain_name
from config.language import _
from games.catalogue import game_of


def challenge(
    offered: Challenge,
    room: int | None = None,
    shuffle: str | None = None,
    words: Words = ("", ""),
) -> OutgoingMessage:
    """The message in the channel. While it is open it calls the challenged person, and carries the buttons.

    `room` is the channel or thread in which the match is played that it led to, `shuffle` the address of the message
    with the commitment; `words` are those that both added to the seed of that match, None for deleted ones.
    """
    fair = fair_shuffle_line(offered, shuffle)
    if offered.opponent is not None and offered.opponent.level is not None:
        return practice_offer(offered, terms(offered), fair, room)
    who = bold_name(offered.challenger)
    whom = mention(offered.opponent) if offered.opponent else None
    game = game_of(offered.game).title
    if offered.state != "open":
        line = _closed(offered, who, bold_name(offered.opponent) if offered.opponent else _("somebody"), game)
        if room is not None and room != offered.channel_id:
            line += " " + _("It is played in {thread}.").format(thread=f"<#{room}>")
        added = words_line(words)
        return OutgoingMessage("\n".join(filter(None, (line, added))))
    if whom and offered.rematch_of is not None:
        first = _(
            "{opponent}, {challenger} asks you for a rematch: **{game}** once more, after match {number}."
        ).format(opponent=whom, challenger=who, game=game, number=offered.rematch_of)
    elif whom:
        first = _("{opponent}, {challenger} challenges you to **{game}**.").format(
            opponent=whom, challenger=who, game=game
        )
    else:
        first = _("{challenger} would like to play **{game}**. Who accepts?").format(challenger=who, game=game)
    lines = [first, *terms(offered)]
    lines.append(_("- Time per move: {time}").format(time=span(offered.move_seconds)))
    lines.append(
        _("- Rated: it counts for the leaderboard.")
        if offered.rated
        else _("- Casual: it does not count for the leaderboard.")
    )
    if offered.thread and offered.threads:
        lines.append(_("- In a thread of its own."))
    lines.append(_("The challenge runs out <t:{time}:R>.").format(time=offered.expires_at))
    if offered.words:
        lines.append(_("- Words of {name} for the shuffle: {words}").format(name=who, words=verbatim(offered.words)))
    lines.append(fair)
    accept = Button(_("Accept"), ids.accept(offered.id), "success")
    decline = Button(_("Decline"), ids.decline(offered.id), "danger")
    withdraw = Button(_("Withdraw"), ids.withdraw(offered.id))
    row = [accept, decline if whom else withdraw]
    if shuffle is not None:
        row.append(Button(_("Accept with words …"), ids.accept_with(offered.id)))
    calls = (offered.opponent.id,) if offered.opponent else ()
    return OutgoingMessage("\n".join(lines), rows=(tuple(row),), calls=calls)


def terms(offered: Challenge) -> list[str]:
    """Who has which side, and the game's options; a line each."""
    sides = presenter_of(offered.game).sides()
    options = {**game_of(offered.game).options_type().model_dump(mode="json"), **offered.options}
    lines = [_sides(offered, sides, options)]
    for name, words in presenter_of(offered.game).options().items():
        value = str(options[name])
        if name != sides.option:
            lines.append(f"- {words.label}: {words.values.get(value, value)}")
    return lines


def _sides(offered: Challenge, sides: Sides, options: Mapping[str, Any]) -> str:
    first = 0 if sides.option is None else options[sides.option]
    if offered.challenger_seat is None or first == "random":
        return _("- {one} and {two}: drawn by lot").format(one=sides.first, two=sides.second)
    own, other = (sides.first, sides.second) if offered.challenger_seat == int(first) else (sides.second, sides.first)
    who = bold_name(offered.challenger)
    whom = bold_name(offered.opponent) if offered.opponent else _("who accepts")
    line = _("- {challenger}: {own} – {opponent}: {other}").format(challenger=who, own=own, opponent=whom, other=other)
    return line if offered.rematch_of is None else line + " " + _("(changed)")


def value_name(value: object) -> str:
    """How an option's value is written in commands: `true`, `1`, `random`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _closed(offered: Challenge, who: str, whom: str, game: str) -> str:
    sentences = {
        "accepted": _("{opponent} accepted {challenger}'s challenge to **{game}**. The match begins."),
        "declined": _("{opponent} declined {challenger}'s challenge to **{game}**{reason}."),
        "withdrawn": _("{challenger} took back the challenge to **{game}**."),
        "expired": _("{challenger}'s challenge to **{game}** was not answered in time."),
    }
    reason = f": {reason_name(offered.reason)}" if offered.reason else ""
    return sentences[offered.state].format(challenger=who, opponent=whom, game=game, reason=reason)


def reason_name(reason: str) -> str:
    """One of `REASONS` as the end of a sentence."""
    return {
        "time": _("no time at the moment"),
        "game": _("rather another game"),
        "terms": _("rather with other options"),
        "pause": _("enough matches for now"),
    }[reason]


def declined(offered: Challenge) -> OutgoingMessage:
    """What the one who declined is told: they may say why, and be spared further challenges."""
    items = tuple(MenuOption(reason_name(reason), reason) for reason in REASONS)
    return OutgoingMessage(
        _("You declined. If you like, say why; {name} and everybody here will see it.").format(
            name=bold_name(offered.challenger)
        ),
        rows=(
            (Menu(ids.why(offered.id), _("Say why …"), items),),
            (
                Button(
                    _("Block {name}").format(name=plain_name(offered.challenger.id, offered.challenger.name))[:80],
                    ids.block(offered.challenger.id),
                    "danger",
                ),
            ),
        ),
    )


def thread_name(row: MatchRow) -> str:
    """What the thread of a match is called, ≤ 100 characters."""
    one, two = (plain_name(person.id, person.name)[:30] for person in row.people)
    return _("{game} {number}: {one} – {two}").format(game=game_of(row.game).title, number=row.id, one=one, two=two)[
        :100
    ]


def sent(offered: Challenge) -> OutgoingMessage:
    """What the challenger is told."""
    if offered.opponent:
        line = _(
            "Your challenge goes to {name}. You will see the board here as soon as it is accepted; if it cannot be "
            "posted here, I tell you by direct message."
        ).format(name=bold_name(offered.opponent))
    else:
        line = _("Your challenge goes to everybody here. If it cannot be posted here, I tell you by direct message.")
    drafted = draft_of(offered)
    other = Button(_("Other terms"), ids.draft(drafted.opponent, drafted.game, drafted.code, drafted.old, 0))
    return OutgoingMessage(line, rows=((Button(_("Withdraw"), ids.withdraw(offered.id)), other),))


def not_posted(offered: Challenge) -> OutgoingMessage:
    """What the challenger is told by direct message of a challenge that could not be posted, and the way out."""
    place = f"<#{offered.channel_id}>"
    line = _(
        "Your challenge to **{game}** could not be posted in {place}: I cannot write there. It is taken back."
    ).format(game=game_of(offered.game).title, place=place)
    if offered.thread_of is not None:
        way = _("If that is a private thread, mention me there first: that lets me in. Then challenge again.")
    else:
        way = _("Whoever runs the server can let me see that channel and write in it. Or challenge in another channel.")
    return OutgoingMessage(f"{line} {way}")


def draft_of(offered: Challenge) -> Draft:
    """The terms of a challenge, to be changed: a new challenge will take its place."""
    usual = UsualTerms(offered.options, offered.challenger_seat, offered.thread, offered.move_seconds, offered.rated)
    return draft(offered.opponent.id if offered.opponent else 0, offered.game, usual, offered.id)
