"""Events as sentences, a line for each card with all that it caused."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.presenter.duel.cards import damage, full_name, rows, standing
from bot.presenter.duel.results import reason_text
from bot.presenter.game_presenter import Names
from config.language import _, ngettext
from config.words.duel import FINALE, by_role, card_name
from config.words.numbers import number_text, signed_number
from games.core import Event

Data = Mapping[str, Any]

SAME_LINE = frozenset({"compared", "text", "silenced", "goes_on"})
"""What continues the line of the card that caused it."""


def event_texts(events: Sequence[Event], names: Names) -> list[str]:
    """A line for each thing that happened; types that the Duel does not know are left out."""
    lines: list[str] = []
    before = ""
    for event in events:
        kind, data = event.type, event.data
        say = SENTENCES.get(kind)
        if say is None:
            continue
        sentence = say(data, names)
        if lines and (kind in SAME_LINE or kind == before == "set_aside"):
            lines[-1] += f" {sentence}"
        else:
            lines.append(sentence)
        before = kind
    return lines


def _played(data: Data, names: Names) -> str:
    card = full_name(data["card"])
    if data["blind"]:
        sentence = by_role(
            data["role"],
            _("Drawn blind from Gandalf's hand and laid: **{card}**."),
            _("Drawn blind from the Balrog's hand and laid: **{card}**."),
        )
    else:
        sentence = by_role(data["role"], _("Gandalf lays **{card}**."), _("The Balrog lays **{card}**."))
    return sentence.format(card=card)


def _compared(data: Data, names: Names) -> str:
    return f"{damage(data['losses'])} {standing(data['energy'])}"


def _text(data: Data, names: Names) -> str:
    if "moved" in data:
        return f"{_energy_moved(data['moved'])} {standing(data['energy'])}"
    sentences = {
        "cunning": _("The Balrog's hand lies open to the end of the duel."),
        "magic": _("Gandalf may now banish one of the Balrog's later cards in this duel."),
        "mirror": _("Its right dots become those of the Balrog's last card ({right}); a special answer has no text."),
        "wrath": _("The Balrog's next special card in this duel will have no text."),
        "spell": _("The Balrog's next card is drawn blind."),
        "strength": _("Gandalf's next card is drawn blind."),
        "trick": _("The Balrog draws a card blind from Gandalf's hand, for Gandalf's finale pile, and looks at it."),
        "defence": _("Gandalf has to lay {again} again, and to put another card in its place."),
    }
    return sentences[data["card"]].format(
        right=rows(data.get("right", "0")), again=f"**{full_name(data['again'])}**" if "again" in data else ""
    )


def _energy_moved(moved: Mapping[str, int]) -> str:
    """What a text changes of the energies; who keeps theirs is not named."""
    gandalf, balrog = (signed_number(moved[role]) for role in ("gandalf", "balrog"))
    if moved["gandalf"] and moved["balrog"]:
        return _("Its text: Gandalf {gandalf}, the Balrog {balrog}.").format(gandalf=gandalf, balrog=balrog)
    if moved["gandalf"]:
        return _("Its text: Gandalf {gandalf}.").format(gandalf=gandalf)
    if moved["balrog"]:
        return _("Its text: the Balrog {balrog}.").format(balrog=balrog)
    return _("Its text changes no energy.")


def _silenced(data: Data, names: Names) -> str:
    sentences = {
        "wrath": _("Gandalf's wrath takes its text away, and is used up."),
        "mirror": _("In answer to the mirror it has no text."),
        "end": _("It ends the duel, so its text does not apply."),
        "finale": _("In the finale it has no text."),
        "alone": _("The other side has laid no card yet, so its text does nothing."),
    }
    return sentences[data["by"]]


def _goes_on(data: Data, names: Names) -> str:
    return _("Both markers stand on {field}, and both hold more than three cards: the duel goes on!").format(
        field=number_text(data["field"])
    )


def _feinted(data: Data, names: Names) -> str:
    if data["beside"]:
        sentence = _("The feint is put beside the row, as wrath is active, and **{card}** is laid again.")
    else:
        sentence = _("The feint takes the place of **{card}**, which is laid again.")
    return sentence.format(card=data["card"])


def _filled(data: Data, names: Names) -> str:
    return _("Gandalf puts **{card}** in the place of **{again}**, which is laid again.").format(
        card=full_name(data["card"]), again=full_name(data["again"])
    )


def _magic_kept(data: Data, names: Names) -> str:
    return _("Gandalf keeps his magic; **{card}** stands.").format(card=card_name(data["card"]))


def _banished(data: Data, names: Names) -> str:
    return _("Gandalf's magic sends **{card}** to the Balrog's finale pile. The Balrog lays another card.").format(
        card=full_name(data["card"])
    )


def _duel_won(data: Data, names: Names) -> str:
    climbed = ngettext("{n} step up, to step {step}", "{n} steps up, to step {step}", data["steps"]).format(
        n=data["steps"], step=data["step"]
    )
    values = {
        "name": names[data["seat"]],
        "number": data["round"],
        "gandalf": number_text(data["energy"]["gandalf"]),
        "balrog": number_text(data["energy"]["balrog"]),
        "climbed": climbed,
    }
    finale = data["round"] == FINALE
    if data["level"]:
        sentence = by_role(
            data["role"],
            _("**The markers are level on {gandalf}; the Balrog started, so Gandalf** ({name}) **wins:** {climbed}."),
            _("**The markers are level on {gandalf}; Gandalf started, so the Balrog** ({name}) **wins:** {climbed}."),
        )
    elif finale:
        sentence = by_role(
            data["role"],
            _("**Gandalf** ({name}) **wins the finale** by {gandalf} to {balrog}: {climbed}."),
            _("**The Balrog** ({name}) **wins the finale** by {balrog} to {gandalf}: {climbed}."),
        )
    else:
        sentence = by_role(
            data["role"],
            _("**Gandalf** ({name}) **wins round {number}** by {gandalf} to {balrog}: {climbed}."),
            _("**The Balrog** ({name}) **wins round {number}** by {balrog} to {gandalf}: {climbed}."),
        )
    return sentence.format(**values)


def _set_aside(data: Data, names: Names) -> str:
    return by_role(
        data["role"],
        ngettext("Gandalf sets {n} card aside.", "Gandalf sets {n} cards aside.", data["count"]),
        ngettext("The Balrog sets {n} card aside.", "The Balrog sets {n} cards aside.", data["count"]),
    ).format(n=data["count"])


def _round_begun(data: Data, names: Names) -> str:
    if data["round"] == FINALE:
        return _("The finale begins: both take the cards they set aside; the markers stand on {energy}.").format(**data)
    if data["round"] == 1:
        return _("The second game begins with the roles changed; the markers stand on {energy}.").format(**data)
    return _("Round {round} begins: both draw nine cards; the markers stand on {energy}.").format(**data)


def _start_said(data: Data, names: Names) -> str:
    if data["seat"] == data["starter"]:
        return by_role(
            data["role"],
            _("Gandalf ({name}) says that he starts himself."),
            _("The Balrog ({name}) says that he starts himself."),
        ).format(name=names[data["seat"]])
    return by_role(
        data["role"],
        _("{name} says that Gandalf starts."),
        _("{name} says that the Balrog starts."),
    ).format(name=names[data["seat"]])


def _game_over(data: Data, names: Names) -> str:
    steps = _("Gandalf stands on step {gandalf}, the Balrog on step {balrog}.").format(**data["steps"])
    won = by_role(
        data["role"],
        _("**Gandalf** ({name}) **wins the game**: {reason}."),
        _("**The Balrog** ({name}) **wins the game**: {reason}."),
    ).format(name=names[data["seat"]], reason=reason_text(data["reason"]))
    return f"{won} {steps}"


SENTENCES: Mapping[str, Callable[[Data, Names], str]] = {
    "played": _played,
    "compared": _compared,
    "text": _text,
    "silenced": _silenced,
    "goes_on": _goes_on,
    "feinted": _feinted,
    "filled": _filled,
    "magic_kept": _magic_kept,
    "banished": _banished,
    "duel_won": _duel_won,
    "set_aside": _set_aside,
    "round_begun": _round_begun,
    "start_said": _start_said,
    "game_over": _game_over,
}
