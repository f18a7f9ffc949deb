"""The fair shuffle in words: the message with the commitment, what is said of it, the form for own words."""

from bot.presenter.message import Form, OutgoingMessage
from bot.presenter.quoting import verbatim
from bot.store.rows import Challenge, Words
from bot.text.names import display_name
from config.language import _
from games.catalogue import game_of
from games.core import fairness


def commitment_message(offered: Challenge) -> OutgoingMessage:
    """The message that is never edited: the commitment, and the challenger's words."""
    lines = [
        _("-# Fair shuffle for the {game} that {name} offers. SHA-256 of the secret: `{commitment}`").format(
            game=game_of(offered.game).title,
            name=display_name(offered.challenger),
            commitment=fairness.commitment(offered.secret),
        )
    ]
    if offered.words:
        lines.append(
            _("-# Words of {name} for it: {words}").format(
                name=display_name(offered.challenger), words=verbatim(offered.words)
            )
        )
    return OutgoingMessage("\n".join(lines), silent=True)


def fair_shuffle_line(offered: Challenge, address: str | None) -> str:
    """The line of an open challenge: the commitment, and the `address` of the message that keeps it."""
    commitment = fairness.commitment(offered.secret)
    if address is None:
        line = _("-# The shuffle is fixed by a secret and your acceptance. SHA-256 of the secret: `{commitment}`")
        return line.format(commitment=commitment)
    return _("-# Fair shuffle: SHA-256 of the secret `{commitment}`, kept in [this message]({address}).").format(
        commitment=commitment, address=address
    )


def words_line(words: Words) -> str:
    """Which words the challenger and the one who accepted added to the seed; "" if neither did."""
    sentences = (_("the challenger wrote {words}"), _("the other wrote {words}"))
    added = [
        sentence.format(words=verbatim(word) if word else _("words that are deleted by now"))
        for sentence, word in zip(sentences, words, strict=True)
        if word != ""
    ]
    return _("-# For the shuffle {added}.").format(added=_(" and ").join(added)) if added else ""


def words_form(form_id: str) -> Form:
    """The window that asks for words for the seed."""
    return Form(
        form_id,
        _("Words of your own"),
        _("They go into the shuffle, and all see them"),
        _("Anything that nobody can guess"),
        fairness.WORDS_LIMIT,
    )
