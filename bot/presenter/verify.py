"""The proof of a fair shuffle in words."""

from bot.presenter.board import heading
from bot.presenter.hand import jump
from bot.presenter.message import File, OutgoingMessage
from bot.presenter.quoting import verbatim
from bot.service.position import Position
from bot.service.proof import Proof
from config.language import _


def verified(position: Position, proof: Proof) -> OutgoingMessage:
    """What was checked, what was found, and the file with which anybody can check it again."""
    lines = [
        heading(position),
        _("- Commitment, shown with the challenge: `{value}`").format(value=proof.commitment),
        _("- Secret, shown with the result: `{value}`").format(value=proof.secret),
        *_bound(proof),
    ]
    if proof.fault is None:
        lines.append(
            _(
                "**All of it is right:** the secret has that commitment, the seed follows, and all {count} actions "
                "lead, card by card, to this result."
            ).format(count=position.taken)
        )
    else:
        lines.append(_("**This does not hold:** {fault}").format(fault=proof.fault))
    lines.append(_("-# Check the file yourself: `python -m games verify {file}`").format(file=proof.file_name))
    if proof.message is None:
        lines.append(
            _("-# Form 1 of the proof: the click that accepted went into the seed, and players cannot see its number.")
        )
    return OutgoingMessage("\n".join(lines), (File(proof.file_name, proof.record.encode("utf-8")),))


def _bound(proof: Proof) -> list[str]:
    """What went into the seed, and the seed."""
    if proof.message is None:
        return [
            _("- Interaction of the acceptance: `{value}`").format(value=proof.interaction),
            _("- Seed, HMAC-SHA256 of these two: `{value}`").format(value=proof.seed),
        ]
    words = [_("deleted") if word is None else verbatim(word) if word else _("none") for word in proof.words]
    return [
        _("- [Message with the commitment]({address}): `{value}`").format(
            address=jump(*proof.message), value=proof.message[-1]
        ),
        _("- Words of the challenger: {one}; of the one who accepted: {other}").format(one=words[0], other=words[1]),
        _("- Seed, HMAC-SHA256 of all of these: `{value}`").format(value=proof.seed),
    ]
