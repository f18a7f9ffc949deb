"""The position in words, for those who do not see the pictures."""

from bot.presenter.cut import cut
from bot.presenter.duel.cards import attack, full_name, laid_name, listed
from bot.presenter.game_presenter import ALT_LIMIT, Names
from config.language import _
from config.words.duel import by_role, card_effect, in_order, role_name, round_name
from config.words.numbers import number_text
from games.duel.material import PEEK, ROLES, TOP_STEP
from games.duel.views import PrivateView, PublicView, Role, role_of, seat_of


def board_lines(public: PublicView, names: Names) -> list[str]:
    """The whole public position, a line for each thing."""
    lines = [_heading(public, names)]
    lines += [_side(public, role, names) for role in ROLES]
    lines.append(_row(public))
    if public.beside:
        lines.append(_("Beside the row: {cards}.").format(cards=listed(public.beside)))
    lines += _active(public)
    if public.open_hand is not None:
        lines.append(_("The Balrog's hand lies open: {cards}.").format(cards=listed(public.open_hand)))
    ahead = public.energy.gandalf - public.energy.balrog
    if abs(ahead) >= PEEK and public.phase in ("play", "feint", "magic", "fill"):
        lines.append(
            _("Gandalf is so far ahead that he sees the Balrog's hand.")
            if ahead > 0
            else _("The Balrog is so far ahead that he sees Gandalf's hand.")
        )
    return lines


def board_alt(public: PublicView, names: Names, room: int = ALT_LIMIT) -> str:
    """The same in one line of at most `room` characters, with the names cut."""
    short = (cut(names[0], 32), cut(names[1], 32))
    return cut(" ".join(board_lines(public, short)), room)


def _heading(public: PublicView, names: Names) -> str:
    line = _("{round}.").format(round=round_name(public.round, public.game))
    if public.game == 2:
        line += " " + _("Steps of the first game: {a} {x}, {b} {y}.").format(
            a=names[0], x=public.points[0], b=names[1], y=public.points[1]
        )
    if public.starter is None:
        return line + " " + _("It is not said yet who starts.")
    starter = role_of(public, public.starter)
    return line + " " + by_role(starter, _("Gandalf started."), _("The Balrog started."))


def _side(public: PublicView, role: Role, names: Names) -> str:
    sentence = by_role(
        role,
        _("Gandalf ({name}): energy {energy}, step {step} of {top}. {cards}"),
        _("The Balrog ({name}): energy {energy}, step {step} of {top}. {cards}"),
    )
    cards = _("Cards: {hand} in hand, {laid} laid, {pile} set aside, {deck} in the deck.").format(
        hand=getattr(public.hand_sizes, role),
        laid=getattr(public.laid, role),
        pile=getattr(public.finale_sizes, role),
        deck=getattr(public.deck_sizes, role),
    )
    return sentence.format(
        name=names[seat_of(public, role)],
        energy=number_text(getattr(public.energy, role)),
        step=getattr(public.steps, role),
        top=TOP_STEP,
        cards=cards,
    )


def _row(public: PublicView) -> str:
    if not public.row:
        return _("No card is laid yet.")
    marks = {"gandalf": _("Gandalf"), "balrog": _("Balrog")}
    cards = ", ".join(f"{marks[laid.by]} {laid_name(laid)}" for laid in public.row)
    last = public.row[-1]
    return _("The row: {cards}. Its last card {attacks}.").format(cards=cards, attacks=attack(last.right))


def _active(public: PublicView) -> list[str]:
    lines = []
    if public.active.wrath:
        lines.append(_("Wrath is active: the Balrog's next special card has no text."))
    if public.active.magic:
        lines.append(_("Magic is active: Gandalf may banish a card that the Balrog lays."))
    return lines


def hand_text(public: PublicView, private: PrivateView, seat: int, names: Names) -> str:
    """What one seat sees in addition, with what its special cards do."""
    other = "balrog" if private.role == "gandalf" else "gandalf"
    hand = in_order(private.hand)
    lines = [_("You are {role}.").format(role=role_name(private.role))]
    lines.append(_("Your hand: {cards}.").format(cards=listed(hand)))
    if private.finale:
        lines.append(_("Set aside for the finale: {cards}.").format(cards=listed(private.finale)))
    if private.opponent_hand is not None:
        sentence = by_role(other, _("You see Gandalf's hand: {cards}."), _("You see the Balrog's hand: {cards}."))
        lines.append(sentence.format(cards=listed(private.opponent_hand)))
    if private.opponent_finale:
        sentence = by_role(
            other, _("You know of Gandalf's finale pile: {cards}."), _("You know of the Balrog's finale pile: {cards}.")
        )
        lines.append(sentence.format(cards=listed(private.opponent_finale)))
    if private.role == "balrog" and public.open_hand is not None:
        lines.append(_("Your hand lies open for all to see."))
    lines += [f"{full_name(card)}: {card_effect(card)}." for card in hand if card_effect(card)]
    return cut(" ".join(lines), ALT_LIMIT)
