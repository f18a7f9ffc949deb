"""A move step by step, and the names of actions."""

from collections.abc import Sequence

from bot.presenter.cut import cut
from bot.presenter.dungeon.phrases import capital, chance
from bot.presenter.dungeon.position import card_words, place_words
from bot.presenter.game_presenter import LABEL_LIMIT, Choice, Step
from config.language import _
from config.words.dungeon.card_texts import enemy_text
from config.words.dungeon.names import attribute_name, card_name, side_name, sides_list
from games.dungeon import material
from games.dungeon.board import beyond
from games.dungeon.final_cards import FINAL_UNITS
from games.dungeon.material import (
    DUNGEON_CARDS,
    ENEMY_DEFENCE,
    FAVOUR,
    FINAL,
    HERO,
    LORD,
    OPENINGS,
    SPELLS,
    TARGETS,
    TELEPORTS,
)
from games.dungeon.odds import Sight
from games.dungeon.play import AGAINST
from games.dungeon.state import HERO_SEAT
from games.dungeon.views import DungeonPrivate, DungeonPublic

TOGETHER = ("move", "use", "drop")
"""Verbs whose several actions are one choice first."""


def step(legal: Sequence[str], public: DungeonPublic, private: DungeonPrivate, seat: int, prefix: str) -> Step:
    """First what to do, then with which card or where; the openings of a turn or fork last. ValueError for a
    `prefix` that leads nowhere."""
    sight = Sight(public, private, list(legal))
    within = _as_held([action for action in legal if not prefix or action.startswith(f"{prefix} ")], private.hand)
    if not within:
        raise ValueError(f"nothing begins with {prefix!r} here")
    if prefix == "" and public.drawn:
        return _placing(within, sight, public.drawn)
    if prefix == "":
        return Step(_prompt(sight), tuple(_first(within, sight, seat)))
    if prefix in TOGETHER:
        return Step(_group_prompt(prefix), tuple(_final(a, sight, seat) for a in within), picture=prefix == "move")
    card = prefix.partition(" ")[2]
    if prefix.startswith("lay ") and (card in OPENINGS or card in TELEPORTS):
        return _placing(within, sight, card)
    raise ValueError(f"nothing begins with {prefix!r} here")


def _as_held(legal: list[str], hand: Sequence[str]) -> list[str]:
    """The actions of each verb in the order of the cards in hand that they name."""

    def place(action: str) -> tuple[str, int]:
        verb, _space, rest = action.partition(" ")
        card = rest.partition(" ")[0]
        return verb, hand.index(card) if card in hand else -1

    return sorted(legal, key=place)


def _first(legal: list[str], sight: Sight, seat: int) -> list[Choice]:
    """The ways to begin: groups of actions where there are several of a kind."""
    found: dict[str, Choice] = {}
    for action in legal:
        verb, _space, rest = action.partition(" ")
        card = rest.partition(" ")[0]
        several = [other for other in legal if other.startswith(f"{verb} ")]
        if verb in TOGETHER and len(several) > 1 and sight.public.phase != "drop":
            found[verb] = Choice(verb, _group_label(verb), final=False, description=_group_about(verb, several))
        elif verb == "lay" and (card in OPENINGS or card in TELEPORTS):
            about = cut(card_words(card, sight.public, seat), LABEL_LIMIT)
            label = _("Lay {card}…").format(card=card_name(card))
            found[f"lay {card}"] = Choice(f"lay {card}", label, final=False, description=about)
        else:
            found[action] = _final(action, sight, seat)
    return list(found.values())


def _group_label(verb: str) -> str:
    return {"move": _("Go…"), "use": _("Use a card…"), "drop": _("Drop a card for favour…")}[verb]


def _group_about(verb: str, actions: list[str]) -> str:
    if verb == "move":
        return cut(_("To {cells}.").format(cells=", ".join(a.split()[1] for a in actions)), LABEL_LIMIT)
    names = dict.fromkeys(card_name(action.split()[1]) for action in actions)
    return cut(", ".join(names), LABEL_LIMIT)


def _group_prompt(verb: str) -> str:
    return {
        "move": _("Where does the Hero go?"),
        "use": _("Which card do you use?"),
        "drop": _("Which card do you drop for {n} favour? It goes to the discard.").format(n=FAVOUR["drop"]),
    }[verb]


def _placing(legal: list[str], sight: Sight, card: str) -> Step:
    """The openings of a turn or fork, or a teleport's direction."""
    if card in OPENINGS:
        prompt = _("Which sides of the {card} are open?").format(card=card_name(card))
    else:
        prompt = _("Where does the {card} throw the Hero?").format(card=card_name(card))
    return Step(prompt, tuple(_placed(action, sight) for action in legal), picture=True)


def _placed(action: str, sight: Sight) -> Choice:
    _lay, card, placing = action.split(" ")
    if card in OPENINGS:
        return Choice(action, _("Open to {sides}").format(sides=sides_list(placing)))
    target = beyond(sight.public.hero.cell, placing, DUNGEON_CARDS[card].n) or ""
    label = _("To the {side}: {cell}").format(side=side_name(placing), cell=place_words(sight.public, target))
    return Choice(action, cut(label, LABEL_LIMIT))


def _prompt(sight: Sight) -> str:
    """What the phase asks, with what matters for the answer."""
    public = sight.public
    phase, hero = public.phase, public.hero
    if phase == "act":
        return _(
            "You stand on {cell}. Cards, searching, drinking and opening are free; one main action ends your turn."
        ).format(cell=place_words(public, hero.cell))
    if phase == "lay":
        return _("The Hero enters {cell}, which nobody has seen. What lies there? You have {n} favour.").format(
            cell=hero.cell, n=public.lord.favour
        )
    if phase == "enter":
        return _("You enter {cell}. What do you do?").format(cell=place_words(public, hero.cell))
    if phase == "fight" and sight.enemy:
        return _("**{enemy}** bars the way. {about}").format(
            enemy=card_name(sight.enemy.id), about=enemy_text(sight.enemy, material)
        )
    return {
        "raise": _(
            "Raise two attributes by one point each before you enter the dungeon. Strength {strength}; "
            "mind {mind}; agility {agility}."
        ).format(**{name: _good_for(name) for name in ("strength", "mind", "agility")}),
        "gain": _("A new level: which attribute do you raise?"),
        "extra": _("Your level brings an extra move without favour for the Lord. Where to?"),
        "drop": _("You hold more than {n} cards. Which one do you drop?").format(n=HERO["hand_limit"]),
        "final": _("Use up to {n} cards, then strike.").format(n=HERO["uses"]),
    }.get(phase, _("What do you do?"))


def _good_for(attribute: str) -> str:
    return {
        "strength": _("fights, forces locks and smashes idols"),
        "mind": _("casts and searches"),
        "agility": _("slips past enemies, evades traps and picks locks"),
    }[attribute]


def _final(action: str, sight: Sight, seat: int) -> Choice:
    label, about = _label(action, sight), _about(action, sight, seat)
    return Choice(action, cut(label, LABEL_LIMIT), description=cut(about, LABEL_LIMIT))


def _label(action: str, sight: Sight) -> str:
    """What a person would call the action."""
    verb, *words = action.split(" ")
    if verb == "raise":
        return _("Raise {one} and {other}").format(one=attribute_name(words[0]), other=attribute_name(words[1]))
    if verb == "gain":
        return capital(attribute_name(words[0]))
    if verb == "move":
        return _("Go to {cell}").format(cell=place_words(sight.public, words[0]))
    if verb == "use":
        name = card_name(words[0])
        on = _("Use {card} on {place}").format(card=name, place=words[-1])
        return on if len(words) > 1 else _("Use {card}").format(card=name)
    if verb == "lay":
        return _("Lay {card}").format(card=card_name(words[0]))
    if verb == "drop":
        return _("Drop {card}").format(card=card_name(words[0]))
    if verb == "search":
        return _("Search the rubble on {cell}").format(cell=words[0]) if words else _("Search here")
    if verb == "attack":
        return _("Attack with {n} favour").format(n=words[0]) if words else _("Attack")
    return {
        "drink": _("Drink from the fountain"),
        "open": _("Open the chest"),
        "force": _("Force the lock"),
        "pick": _("Pick the lock"),
        "smash": _("Smash the idol"),
        "climb": _("Climb down"),
        "wait": _("Wait"),
        "go": _("Go on in"),
        "fight": _("Fight"),
        "cast": _("Cast"),
        "slip": _("Slip past"),
        "flee": _("Flee"),
        "stay": _("Stay here"),
    }[verb]


def _about(action: str, sight: Sight, seat: int) -> str:
    """What it costs, and how likely it is."""
    verb, *words = action.split(" ")
    hero, public = sight.public.hero, sight.public
    if verb in ("use", "lay", "drop") and words:
        return _card_about(words[0], sight, seat, spell_chance=verb == "use")
    if verb == "raise":
        raised = {name: getattr(hero, name) + (name in words) for name in ("strength", "mind", "agility")}
        return _("Then strength {strength}, mind {mind}, agility {agility}.").format(**raised)
    if verb == "gain":
        now = getattr(hero, words[0])
        return _("{now} → {then}: {use}").format(now=now, then=now + 1, use=_good_for(words[0]))
    if public.phase == "final":
        return _final_about(verb, words, sight)
    if public.phase == "fight" and sight.enemy:
        return _fight_about(verb, sight)
    if public.phase == "enter":
        return _enter_about(verb, sight)
    if verb in ("force", "pick"):
        value = hero.strength if verb == "force" else sight.agility
        return _("{chance}; {n} favour for the Lord").format(
            chance=chance(value, TARGETS[sight.face_up]), n=FAVOUR["attempt"]
        )
    if verb == "smash":
        return _("{chance}; {n} favour for the Lord").format(
            chance=chance(hero.strength, TARGETS["idol"]), n=FAVOUR["attempt"]
        )
    if verb == "search":
        return _("{chance} of a card; free").format(chance=chance(sight.mind, TARGETS["search"]))
    favour = {"move": FAVOUR["step"], "wait": FAVOUR["wait"], "climb": FAVOUR["climb"]}
    if verb in favour and public.phase == "act":
        words_of = {"climb": _("A card; {n} favour for the Lord; ends the turn")}
        return words_of.get(verb, _("{n} favour for the Lord; ends the turn")).format(n=favour[verb])
    return ""


def _card_about(card: str, sight: Sight, seat: int, *, spell_chance: bool) -> str:
    text = card_words(card, sight.public, seat)
    if spell_chance and card in SPELLS and (not sight.public.round or card in FINAL_UNITS):
        return f"{chance(_mind(sight), SPELLS[card])} · {text}"
    return text


def _mind(sight: Sight) -> int:
    own = LORD["mind"] if sight.public.round and sight.public.mover else sight.public.hero.mind
    return own + FINAL["chalice"] * sight.public.active[sight.public.mover or HERO_SEAT].count("chalice")


def _fight_about(verb: str, sight: Sight) -> str:
    enemy = sight.enemy
    if enemy is None:
        return ""
    target = ENEMY_DEFENCE[enemy.n - 1]
    if verb == "fight":
        value = sight.public.hero.strength + sight.bonus(AGAINST[enemy.foe])
        return _("Strength: {chance}; else it attacks").format(chance=chance(value, target))
    if verb == "cast":
        return _("Mind: {chance}; else it attacks").format(chance=chance(sight.mind, target))
    past = chance(sight.agility, TARGETS["slip"] + enemy.n)
    if verb == "slip":
        return _("Agility: {chance}; it stays, no experience; else it attacks").format(chance=past)
    return _("Agility: {chance} unhurt; back to {cell}, {n} favour for the Lord").format(
        chance=past, cell=sight.public.hero.came_from, n=FAVOUR["flee"]
    )


def _enter_about(verb: str, sight: Sight) -> str:
    if verb == "climb":
        return _("A card and no harm; {n} favour for the Lord").format(n=FAVOUR["climb"])
    card = sight.face_up
    if card == "pit":
        return _("Leap: {chance}").format(chance=chance(sight.agility, TARGETS["pit"]))
    if card in TELEPORTS:
        target = beyond(sight.public.hero.cell, (sight.here and sight.here.direction) or "", DUNGEON_CARDS[card].n)
        return _("The teleport throws you to {cell}").format(cell=place_words(sight.public, target or ""))
    if card == "idol":
        return _("All poisons in your hand act")
    return _("Evade: {chance}").format(chance=chance(sight.agility, TARGETS["trap"]))


def _final_about(verb: str, words: list[str], sight: Sight) -> str:
    public = sight.public
    if verb == "cast":
        return _("{chance} of {n} damage").format(chance=chance(_mind(sight), TARGETS["final_cast"]), n=FINAL["cast"])
    if public.mover == HERO_SEAT:
        value = public.hero.strength + FINAL["death-stone"] * public.active[0].count("death-stone")
        target = LORD["defence"] + FINAL["shield"] * public.active[1].count("shield")
        return _("{chance} of {n} damage and more").format(chance=chance(value, target), n=FINAL["damage"])
    value = LORD["strength"] + FINAL["rune-sword"] * public.active[1].count("rune-sword")
    value += int(words[0]) if words else 0
    target = HERO["defence"] + FINAL["shield"] * public.active[0].count("shield")
    return _("{hit} to hit for {n} and more; the Hero dodges with {dodge}").format(
        hit=chance(value, target), n=FINAL["damage"], dodge=chance(public.hero.agility, TARGETS["dodge"])
    )


def action_name(action: str, public: DungeonPublic, private: DungeonPrivate) -> str:
    """The action's text with what it means, in ≤ 100 characters."""
    sight = Sight(public, private, [action])
    verb, *words = action.split(" ")
    if verb == "lay" and len(words) == 2:
        meaning = _placed(action, sight).label
    elif verb == "move":
        meaning = place_words(public, words[0])
    else:
        meaning = _about(action, sight, public.mover or HERO_SEAT)
    return cut(f"{action} · {meaning}" if meaning else action, LABEL_LIMIT)
