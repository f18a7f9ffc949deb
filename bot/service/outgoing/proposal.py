"""The message of a proposal."""

from dataclasses import dataclass

from bot.service.services import Services
from bot.store import matches, outbox, proposals, sent_messages
from bot.store.outbox_content import OutboxItem, ShowProposal
from bot.store.rows import OPEN, MatchRow, Proposal, SentMessage, Slot


@dataclass(frozen=True, slots=True)
class ProposalToShow:
    """A proposal, its match, and its message so far."""

    proposal: Proposal
    row: MatchRow
    sent: SentMessage | None

    @property
    def open(self) -> bool:
        """Whether it waits for its answer."""
        return self.proposal.state == OPEN


async def proposal_to_show(services: Services, content: ShowProposal) -> ProposalToShow | None:
    """What the message of a proposal is made from; None if it is gone, or its match."""
    async with services.database.read() as connection:
        proposal = await proposals.find(connection, content.proposal_id)
        row = await matches.find(connection, proposal.match_id) if proposal is not None else None
        if proposal is None or row is None:
            return None
        sent = await sent_messages.find(connection, Slot.proposal(content.match_id, content.proposal_id))
        return ProposalToShow(proposal, row, sent)


async def proposal_shown(services: Services, item: OutboxItem, found: ProposalToShow, sent: SentMessage | None) -> None:
    """Note where the message is; of a proposal that is closed nothing needs to be known any more."""
    slot = Slot.proposal(found.row.id, found.proposal.id)
    async with services.database.write() as connection:
        if not found.open:
            await sent_messages.forget(connection, slot)
        elif sent is not None and sent is not found.sent:
            await sent_messages.keep(connection, sent)
        await outbox.remove(connection, [item.id])
