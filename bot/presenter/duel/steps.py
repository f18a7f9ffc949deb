"""A move step by step, and the names of actions."""

from collections.abc import Sequence

from bot.presenter.cut import cut
from bot.presenter.duel.cards import attack, damage, dots_of, edges_of, expected_losses, full_name, laid_name, listed
from bot.presenter.game_presenter import LABEL_LIMIT, Choice, Step
from config.language import _, ngettext
from config.words.duel import FINALE, card_effect, card_name, in_order
from games.duel.material import BALROG, SET_ASIDE, SPECIAL, losses
from games.duel.texts import KEPT_UNDER_MIRROR
from games.duel.views import CardId, PrivateView, PublicView

NO_DOTS = "0"
WITHOUT_TEXT_IN_THE_FINALE = ("magic", "trick")


def step(legal: Sequence[str], public: PublicView, private: PrivateView, prefix: str) -> Step:
    """The question of the phase, cards as in hand or row; only those for the finale are chosen one by one.

    ValueError for a `prefix` that leads nowhere."""
    if public.phase == "keep":
        return _keep(legal, public, private, prefix)
    if prefix:
        raise ValueError(f"nothing begins with {prefix!r} here")
    if public.phase == "start":
        return _start(public)
    if public.phase == "magic":
        return _magic(public)
    prompts = {"play": _lay_prompt, "feint": _feint_prompt, "fill": _fill_prompt}
    cards = [laid.card for laid in public.row] if public.phase == "feint" else in_order(private.hand)
    actions = sorted(legal, key=lambda action: cards.index(action.partition(" ")[2]))
    choices = tuple(_card(action, public) for action in actions)
    return Step(prompts[public.phase](public), choices, picture=public.phase == "feint")


def _card(action: str, public: PublicView) -> Choice:
    card = action.partition(" ")[2]
    name = card if card == dots_of(card) else f"{card_name(card)} · {dots_of(card)}"
    return Choice(action, name, description=cut(_about(card, public), LABEL_LIMIT))


def _about(card: CardId, public: PublicView) -> str:
    """What a card would cost and do where it is asked for now."""
    if public.phase == "fill":
        return _("not compared, no text")
    if public.phase == "feint":
        return expected_losses(public.row[-2], edges_of(card)[0])
    left, right = edges_of(card)
    text = _why_without_text(card, public) or card_effect(card)
    if not public.row:
        return text or attack(right)
    if card == "feint" and _feint_finds_a_card(public):
        return text
    cost = expected_losses(public.row[-1], left)
    return f"{cost} · {text}" if text else cost


def _why_without_text(card: CardId, public: PublicView) -> str:
    """Why a special card laid now would have no text; "" if it would have it, and for a plain card."""
    if public.round == FINALE and card in WITHOUT_TEXT_IN_THE_FINALE:
        return _("in the finale it has no text")
    if card not in SPECIAL[BALROG]:
        return ""
    if public.active.wrath and card != "feint":
        return _("Gandalf's wrath takes its text")
    last = public.row[-1].card if public.row else ""
    mirrors = last == "mirror" and any(laid.by == "balrog" for laid in public.row[:-1])
    if mirrors and card not in KEPT_UNDER_MIRROR:
        return _("in answer to the mirror it has no text")
    return ""


def _feint_finds_a_card(public: PublicView) -> bool:
    return any(laid.by == "balrog" and laid.card == dots_of(laid.card) for laid in public.row)


def _lay_prompt(public: PublicView) -> str:
    if not public.row:
        return _("Lay the first card of the duel. It is compared with nothing; its right dots attack.")
    card, right = f"**{laid_name(public.row[-1])}**", public.row[-1].right
    if right == NO_DOTS:
        return _("Lay a card in answer to {card}, which does not attack.").format(card=card)
    return _("Lay a card in answer to {card}, which {attacks}.").format(card=card, attacks=attack(right))


def _feint_prompt(public: PublicView) -> str:
    if public.active.wrath:
        return _("Which of your plain cards is laid again? Under wrath the feint is put beside the row.")
    return _("Which of your plain cards is laid again? The feint takes its place.")


def _fill_prompt(public: PublicView) -> str:
    again, defence = public.row[-2], public.row[-1]
    return _(
        "Defence: your **{card}** is laid again ({cost}). Which card do you put in its old place? It is used up."
    ).format(card=full_name(again.card), cost=expected_losses(defence, edges_of(again.card)[0]))


def _start(public: PublicView) -> Step:
    prompt = _("Who starts? With level markers the one who started loses.")
    return Step(prompt, (Choice("start me", _("I start")), Choice("start them", _("My opponent starts"))))


def _magic(public: PublicView) -> Step:
    new = public.row[-1]
    attack = public.row[-2] if len(public.row) > 1 else None
    prompt = _("The Balrog has laid **{card}**. Use your magic to banish it to his finale pile?").format(
        card=laid_name(new)
    )
    if new.card == "feint" and _feint_finds_a_card(public):
        prompt += " " + _("If it stands, it brings a plain card back.")
    elif attack:
        lost_gandalf, lost_balrog = losses(attack.right, new.left)
        cost = damage({"gandalf": lost_gandalf, "balrog": lost_balrog})
        prompt += " " + _("If it stands: {cost}").format(cost=cost)
    return Step(prompt, (Choice("magic banish", _("Banish it")), Choice("magic keep", _("Let it stand"))))


def _keep(legal: Sequence[str], public: PublicView, private: PrivateView, prefix: str) -> Step:
    """Card by card, in any order; the action names them in hand order."""
    words = prefix.split()
    picked = words[1:]
    wanted = len(legal[0].split()) - 1 if legal else SET_ASIDE
    fits = len(set(picked)) == len(picked) < wanted and set(picked) <= set(private.hand)
    if not fits or (words and words[0] != "keep"):
        raise ValueError(f"nothing begins with {prefix!r} here")
    left = wanted - len(picked)
    prompt = ngettext(
        "Set {n} more card aside for the finale; the rest leave the game.",
        "Set {n} more cards aside for the finale; the rest leave the game.",
        left,
    ).format(n=left)
    if picked:
        prompt += " " + _("Chosen: {cards}.").format(cards=listed(picked))
    offered = [card for card in in_order(private.hand) if card not in picked]
    choices = tuple(_set_aside(card, picked, left == 1, private) for card in offered)
    return Step(prompt, choices)


def _set_aside(card: CardId, picked: list[CardId], last: bool, private: PrivateView) -> Choice:
    chosen = [*picked, card]
    if last:
        chosen = [held for held in private.hand if held in chosen]
    name = card if card == dots_of(card) else f"{card_name(card)} · {dots_of(card)}"
    return Choice("keep " + " ".join(chosen), name, final=last, description=cut(card_effect(card), LABEL_LIMIT))


def action_name(action: str, public: PublicView, private: PrivateView) -> str:
    """The action's text with what it would cost or do."""
    verb, _space, rest = action.partition(" ")
    if verb in ("play", "feint"):
        card = rest if rest == dots_of(rest) else f"{rest} {dots_of(rest)}"
        return cut(f"{verb} {card} · {_about(rest, public)}", LABEL_LIMIT)
    if verb == "fill":
        return cut(f"{verb} {rest} · {_about(rest, public)}", LABEL_LIMIT)
    words = {
        "start me": _("I start the duel"),
        "start them": _("my opponent starts the duel"),
        "magic banish": _("send the card to the Balrog's finale pile"),
        "magic keep": _("let the card stand"),
    }
    return cut(f"{action} · {words[action]}", LABEL_LIMIT) if action in words else cut(action, LABEL_LIMIT)
