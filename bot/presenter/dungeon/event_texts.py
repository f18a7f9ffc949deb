"""Events as sentences: a line for each thing done with all that it caused, the favour of it all at the end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.presenter.dungeon.phrases import capital, card_list
from config.language import _, ngettext
from config.words.dungeon.names import (
    attribute_name,
    card_name,
    role_name,
    role_title,
    roll_words,
    side_name,
    sides_list,
)
from config.words.numbers import number_text, signed_number
from games.core import Event
from games.dungeon.material import TRAPS

Data = Mapping[str, Any]

STARTS = frozenset(
    {
        "moved",
        "laid",
        "card_turned_up",
        "used",
        "fight_begun",
        "waited",
        "climbed_down",
        "throne_room_entered",
        "round_begun",
        "level_gained",
        "attacked",
        "dropped",
        "match_over",
    }
)
"""What begins a line of its own; everything else continues the one before."""
DECIDED = frozenset({"force", "pick", "smash", "fight", "cast", "slip", "flee", "search"})
"""Tests that a player has chosen to make: they begin a line too."""


def event_texts(events: Sequence[Event], favour: int) -> list[str]:
    """The lines; `favour` is what the Lord has afterwards."""
    lines: list[str] = []
    drawn: list[int] = []
    for event in [*events, Event("end", {})]:
        kind, data = event.type, event.data
        if kind == "card_drawn":
            drawn.append(data["seat"])
            continue
        if drawn and kind not in ("tested", "deck_reshuffled"):
            for seat in dict.fromkeys(drawn):
                _join(lines, _cards_drawn(seat, drawn.count(seat)))
            drawn.clear()
        say = SENTENCES.get(kind)
        sentence = say(data) if say else ""
        if not sentence:
            continue
        starts = kind in STARTS or (kind in ("tested", "rolled") and data["what"] in (*DECIDED, "chest", "water"))
        if starts and not (kind == "rolled" and lines and lines[-1] == sentence):
            lines.append(sentence)
        else:
            _join(lines, sentence)
    _join_favour(lines, events, favour)
    if not lines and any(event.type == "turn_ended" for event in events):
        lines.append(_("The turn is over."))
    return lines


def _join(lines: list[str], sentence: str) -> None:
    if lines:
        lines[-1] += f" {sentence}"
    else:
        lines.append(sentence)


def _cards_drawn(seat: int, count: int) -> str:
    return ngettext("{who} draws a card.", "{who} draws {n} cards.", count).format(who=role_title(seat), n=count)


def _join_favour(lines: list[str], events: Sequence[Event], favour: int) -> None:
    """What the Lord took in all, and what he paid for what."""
    taken = sum(event.data["markers"] for event in events if event.type == "favour_taken")
    changes = [_("+{n}").format(n=taken)] if taken else []
    changes += [_price(event.data) for event in events if event.type == "favour_paid"]
    if changes:
        sentence = _("Favour of the Lord: {changes}, now {favour}.")
        _join(lines, sentence.format(changes=", ".join(changes), favour=favour))


def _price(data: Data) -> str:
    words = {"attack": _("−{n} for the attack"), "amulet": _("−{n} by the amulet")}
    if data["cause"] in words:
        return words[data["cause"]].format(n=data["markers"])
    return _("−{n} for laying {card}").format(n=data["markers"], card=card_name(data["cause"]))


def _sum(data: Data) -> str:
    """The dice, what is added, and the sum: dice 3+4 +2 = 9."""
    dice = "+".join(str(die) for die in data["dice"])
    value = f" {signed_number(data['value'])}" if data["value"] else ""
    return _("dice {dice}{value} = **{sum}**").format(dice=dice, value=value, sum=data["sum"])


def _tested(data: Data) -> str:
    result = _("it works.") if data["passed"] else _("it fails.")
    return _("{what}: {sum} against {target}, {result}").format(
        what=roll_words(data["what"]), sum=_sum(data), target=data["target"], result=result
    )


def _rolled(data: Data) -> str:
    if data["what"] == "chest":
        result = _("trapped!") if data["passed"] else _("no trap.")
        return _("The Hero opens the chest: {sum}, {result}").format(sum=_sum(data), result=result)
    return _("The Hero drinks: {sum}.").format(sum=_sum(data))


def _enemy_attacked(data: Data) -> str:
    result = _("a hit.") if data["passed"] else _("a miss.")
    return _("{enemy} attacks: {sum} against {target}, {result}").format(
        enemy=card_name(data["what"]), sum=_sum(data), target=data["target"], result=result
    )


def _attacked(data: Data) -> str:
    result = _("a hit!") if data["passed"] else _("a miss.")
    return _("{who} attacks: {sum} against {target}, {result}").format(
        who=role_title(data["seat"]), sum=_sum(data), target=data["target"], result=result
    )


def _life_lost(data: Data) -> str:
    words = {
        "poisoned": _("The poison takes {n} life from {who} ({life} left)."),
        "dark": _("The darkness takes {n} life from {who} ({life} left)."),
        "idol": _("The fallen idol costs {who} {n} life ({life} left)."),
        "poison": _("The poison costs {who} {n} life ({life} left)."),
    }.get(data["cause"], _("{Who} loses {n} life ({life} left)."))
    who = role_name(data["seat"])
    return words.format(n=data["points"], who=who, Who=capital(who), life=number_text(data["life"]))


def _life_gained(data: Data) -> str:
    if not data["points"]:
        return ""
    return _("{who}: +{n} life, now {life}.").format(
        who=role_title(data["seat"]), n=data["points"], life=number_text(data["life"])
    )


def _moved(data: Data) -> str:
    return _("The Hero goes from {came_from} to **{cell}**.").format(**data)


def _laid(data: Data) -> str:
    card = data["card"]
    if card is None:
        return _("No card can be laid: {cell} is a bare hall.").format(cell=data["cell"])
    words = _("On {cell} lies **{card}**.")
    if data["openings"]:
        words = _("On {cell} lies **{card}**, open to {sides}.")
    elif data["direction"]:
        words = _("On {cell} lies **{card}**, which throws to the {side}.")
    return words.format(
        cell=data["cell"],
        card=card_name(card),
        sides=sides_list(data["openings"] or ""),
        side=side_name(data["direction"]) if data["direction"] else "",
    )


def _hand_shown(data: Data) -> str:
    if data["seat"] == 0:
        return _("The Hero shows the Lord his hand.")
    return _("The Lord can lay none of his cards, shows them ({cards}) and draws anew.").format(
        cards=card_list(data["cards"])
    )


def _used(data: Data) -> str:
    words = _("{who} uses **{card}** on {place}.") if data["place"] else _("{who} uses **{card}**.")
    return words.format(who=role_title(data["seat"]), card=card_name(data["card"]), place=data["place"])


def _turned_over(data: Data) -> str:
    if str(data["card"]).startswith("chest") or data["card"] in ("fountain", "idol", "crypt"):
        return ""
    return _("{card} on {cell} is gone: a bare hall.").format(card=card_name(data["card"]), cell=data["cell"])


def _taken_away(data: Data) -> str:
    if not str(data["card"]).startswith("teleport"):
        return ""
    return _("{card} is taken away.").format(card=card_name(data["card"]))


def _beaten(data: Data) -> str:
    words = (
        ngettext("**{card} is disarmed**: {n} experience.", "**{card} is disarmed**: {n} experience.", 1)
        if data["card"] in TRAPS
        else _("**{card} is beaten**: {n} experience.")
    )
    return words.format(card=card_name(data["card"]), n=data["experience"])


def _dropped(data: Data) -> str:
    return _("{who} drops {card}.").format(who=role_title(data["seat"]), card=card_name(data["card"]))


def _poisons(data: Data) -> str:
    return ngettext("{n} poison acts.", "{n} poisons act.", data["poisons"]).format(n=data["poisons"])


def _poisons_banned(data: Data) -> str:
    return ngettext(
        "{n} poison of the Hero crumbles to dust.", "{n} poisons of the Hero crumble to dust.", data["poisons"]
    ).format(n=data["poisons"])


def _attribute_lost(data: Data) -> str:
    return _("The Hero loses a point of {attribute}, now {value}.").format(
        attribute=attribute_name(data["attribute"]), value=data["value"]
    )


def _attribute_raised(data: Data) -> str:
    return _("{attribute} +1, now {value}.").format(
        attribute=capital(attribute_name(data["attribute"])), value=data["value"]
    )


def _put_down(data: Data) -> str:
    return _("Put down: {cards}.").format(cards=card_list(data["cards"]))


def _water(data: Data) -> str:
    return _("The water is good.") if data["good"] else _("The water is bad, the fountain spoiled.")


def _level(data: Data) -> str:
    if data["cause"] == "zone":
        return _("**The Hero gains a level** for reaching a new zone.")
    return _("**The Hero gains a level** by experience.")


def _match_over(data: Data) -> str:
    return _("**The Hero has fallen.**") if data["life"][0] <= 0 else _("**The Black Lord has fallen.**")


SENTENCES: Mapping[str, Callable[[Data], str]] = {
    "moved": _moved,
    "turned_back": lambda data: _("The way is blocked: the Hero stays on {cell}.").format(cell=data["cell"]),
    "teleported": lambda data: _("The Hero is thrown to **{cell}**.").format(cell=data["cell"]),
    "laid": _laid,
    "card_turned_up": lambda data: _("From the deck comes a {card}; the Lord chooses its openings.").format(
        card=card_name(data["card"])
    ),
    "hand_shown": _hand_shown,
    "dropped": _dropped,
    "used": _used,
    "tested": _tested,
    "rolled": _rolled,
    "enemy_attacked": _enemy_attacked,
    "attacked": _attacked,
    "life_lost": _life_lost,
    "life_gained": _life_gained,
    "poisoning_healed": lambda data: _("He is no longer poisoned."),
    "poisoned": lambda data: _("He is poisoned now."),
    "poisons_acted": _poisons,
    "poisons_banned": _poisons_banned,
    "attribute_lost": _attribute_lost,
    "attribute_raised": _attribute_raised,
    "turned_over": _turned_over,
    "taken_away": _taken_away,
    "turned_back_up": lambda data: _("The fountain is full again."),
    "beaten": _beaten,
    "fight_begun": lambda data: _("**{enemy}** bars the way.").format(enemy=card_name(data["enemy"])),
    "slipped_past": lambda data: _("The Hero is past {enemy}, which stays.").format(enemy=card_name(data["enemy"])),
    "fled": lambda data: _("The Hero flees from {enemy}.").format(enemy=card_name(data["enemy"])),
    "idol_destroyed": lambda data: _("**The idol is destroyed!**"),
    "climbed_down": lambda data: _("The Hero climbs down to the remains."),
    "waited": lambda data: _("The Hero waits."),
    "water": _water,
    "level_gained": _level,
    "put_down": _put_down,
    "deck_reshuffled": lambda data: _("The discard is shuffled into a new deck."),
    "throne_room_entered": lambda data: _("**The Hero enters the throne room: the final fight begins!**"),
    "round_begun": lambda data: _("Round {round}.").format(round=data["round"]),
    "match_over": _match_over,
}
"""Event type → its sentence. Favour and drawn cards are told in sums; what is missing here needs no words."""
