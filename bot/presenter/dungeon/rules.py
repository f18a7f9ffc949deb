"""The rules of the Dungeon: chapters, then every cell, enemy and hero card by its name."""

from bot.presenter.dungeon.phrases import capital
from bot.presenter.game_presenter import Rule
from config.language import _
from config.words.dungeon.card_texts import (
    dungeon_text,
    dungeon_use,
    enemy_text,
    favour_text,
    final_spell_text,
    final_use,
    spell_text,
)
from config.words.dungeon.names import card_name
from games.dungeon import material
from games.dungeon.material import (
    BONUSES,
    DUNGEON_CARDS,
    EARNINGS,
    ENEMY_ATTACK,
    ENEMY_DEFENCE,
    FAVOUR,
    FINAL,
    GAINS,
    HERO,
    HERO_CARDS,
    LORD,
    LOSSES,
    PRICES,
    TARGETS,
    UNDEAD_CARDS,
    Card,
)


def rules(version: int) -> list[Rule]:
    """All entries of a version: chapters, then every dungeon card, undead and hero card."""
    cells = [_cell(card, version) for card in DUNGEON_CARDS.values()]
    return [*_chapters(), *cells, *map(_undead, UNDEAD_CARDS.values()), *_hero_cards()]


def _chapters() -> list[Rule]:
    return [_aim(), _setup(), _turn(), _moving(), _laying(), _cells(), _fights(), _cards(), _levels(), _way(), _final()]


def _aim() -> Rule:
    return Rule(
        _("The aim"),
        _(
            "The Hero crosses a dungeon from the stairs `a1` to the throne room `i4`. The Black Lord builds it before "
            "him, card by card, and waits on his throne. In the throne room they fight. **Who first has no life left "
            "loses**, wherever that happens."
        ),
    )


def _setup() -> Rule:
    return Rule(
        _("Set-up"),
        _(
            "The map has columns a–i and rows 1–4 (1 in the south) and three zones: a–c, d–f, g–i. Nobody enters the "
            "lava on d1, g1, d3, g4.\n"
            "**The Hero** has {life} life, strength, mind and agility 1 each, defence {defence}. Before play he raises "
            "two different attributes by 1. He holds potions 1, 2 and 3 and draws three hero cards. Whenever he holds "
            "more than {limit} cards he drops down to {limit}, poison excepted.\n"
            "**The Black Lord** has {lords} life, strength {s}, mind {m}, agility {a}, defence {d}. He holds six "
            "dungeon cards and {favour} favour markers; {bank} more lie in the bank. What he pays goes to the bank; he "
            "can be given no more than it holds."
        ).format(
            life=HERO["life"],
            defence=HERO["defence"],
            limit=HERO["hand_limit"],
            lords=LORD["life"],
            s=LORD["strength"],
            m=LORD["mind"],
            a=LORD["agility"],
            d=LORD["defence"],
            favour=LORD["favour"],
            bank=LORD["bank"],
        ),
    )


def _turn() -> Rule:
    return Rule(
        _("A Hero's turn"),
        _(
            "1. The Lord fills his hand to six. A poisoned Hero loses 1 life. After turn {last} the torches are out: "
            "he loses 1 life each turn.\n"
            "2. The Hero may use cards (at most {uses} in the whole turn, fights included), search once, drink, open. "
            "All this is free.\n"
            "3. Then he takes **one main action**, which ends the turn with all that follows from it: `move`, `force` "
            "or `pick` a lock, `smash` an idol, `climb down` into a pit, or `wait`. For most of them the Lord takes a "
            "favour marker, for `climb down` {climb}.\n"
            "**A test** is two dice plus an attribute plus bonuses, which must reach a number.\n"
            "**Searching** is a mind test against {search} for a card: the hall, turn or fork you stand on (`search`), "
            "or a rubble beside you (`search c3`, walls or not). Each can be searched once."
        ).format(last=HERO["last_lit_turn"], uses=HERO["uses"], climb=FAVOUR["climb"], search=TARGETS["search"]),
    )


def _moving() -> Rule:
    return Rule(
        _("Moving"),
        _(
            "`move b1` goes to a neighbouring cell, never diagonally, with no wall, lava or rubble between. From a "
            "locked door the only way is back to where you came from; from a locked prison there is none. After a "
            "teleport there is no way back: you did not come on foot.\n"
            "What lies face up on a cell happens at every entry. A card that was turned over or taken away leaves a "
            "bare hall, open on all sides, that cannot be searched. Before a pit, a trap, a teleport or an idol acts "
            "you are asked if you can do something about it."
        ),
    )


def _laying() -> Rule:
    return Rule(
        _("Laying dungeon cards"),
        _(
            "When the Hero steps on a cell that nobody has seen, the Lord lays a card of his hand there: he gains or "
            "pays its favour. Once per turn he may first drop a card that earns favour for {drop} favour.\n"
            "A turn has two neighbouring openings (`lay turn ne`), a fork three (`lay fork nes`); one of them must be "
            "where the Hero came through. A teleport gets a direction (`lay teleport-2 n`): not off the map, to lava, "
            "to a known rubble or to a known teleport.\n"
            "A Lord who can lay nothing shows his hand, discards it and draws six. If the third new hand is no better, "
            "the cell is a bare hall.\n"
            "Where a teleport throws the Hero on an unseen cell, the dungeon deck's top card is laid, for nothing; "
            "rubbles and teleports go under the deck, and the Lord chooses the openings of a turn or fork."
        ).format(drop=FAVOUR["drop"]),
    )


def _cells() -> Rule:
    return Rule(
        _("Cells"),
        _(
            "**Rubble** sends the Hero back. **Door** and **prison** stay locked until `force` (strength) or `pick` "
            "(agility) reaches {door} or {prison}; each failure in a prison costs {hurt} life.\n"
            "**Pit**: leap with agility {pit}, or fall: {fall} life, and the Lord takes {favour} favour; but you take "
            "the remains: once per pit, a card. `climb down` does it without harm for {climb} favour, on entering or "
            "later.\n"
            "**Trap n**: agility {trap} or n + 1 life, each time. **Teleport n** throws you n cells on.\n"
            "**Chest n**: `open` for n cards; at {chest} or more on two dice it is trapped: agility {dodge} or n life. "
            "**Fountain**: `drink`; at {water} or more it is bad, {bad} life, and spoiled for good; else {good} life, "
            "and poisoning is healed.\n"
            "**Idol**: you show your hand; all poisons in it act together, {poison} life each, and you are poisoned; "
            "three or more take an attribute point too. Destroyed by `smash` (strength {idol}), battle scroll 3 or the "
            "amulet, it costs the Lord {lord} life.\n"
            "**Crypt**: the top undead fights you. **Poisoned**: 1 life at the start of each turn, until a potion, a "
            "healing scroll or good water."
        ).format(
            door=TARGETS["door"],
            prison=TARGETS["prison"],
            hurt=LOSSES["prison"],
            pit=TARGETS["pit"],
            fall=LOSSES["pit"],
            favour=FAVOUR["fall"],
            climb=FAVOUR["climb"],
            trap=TARGETS["trap"],
            chest=TARGETS["chest_trapped"],
            dodge=TARGETS["chest"],
            water=TARGETS["water_poisoned"],
            bad=LOSSES["water"],
            good=GAINS["water"],
            poison=LOSSES["poison"],
            idol=TARGETS["idol"],
            lord=LOSSES["idol"],
        ),
    )


def _fights() -> Rule:
    return Rule(
        _("Enemies"),
        _(
            "An enemy has a level; its defence is {d1}, {d2} or {d3} by level. You choose until it is decided:\n"
            "`fight` (strength) or `cast` (mind) against its defence: beaten, and it counts its level in experience. "
            "`slip` past with agility against {slip} + level: it stays. If a test fails, it attacks: two dice + level "
            "+ {attack} against your defence {defence}; a hit costs its level in life.\n"
            "`flee` to where you came from: the test of slipping; if it fails, the enemy attacks first. Either way you "
            "go, the Lord takes a favour, and the turn ends.\n"
            "An enemy that was fled from or slipped past fights again at the next entry."
        ).format(
            d1=ENEMY_DEFENCE[0],
            d2=ENEMY_DEFENCE[1],
            d3=ENEMY_DEFENCE[2],
            slip=TARGETS["slip"],
            attack=ENEMY_ATTACK,
            defence=HERO["defence"],
        ),
    )


def _cards() -> Rule:
    return Rule(
        _("Using cards"),
        _(
            "`use CARD`: two a turn, before a roll, never after, and only where it has a use. A **spell** needs a "
            "mind test against its number and is used up either way. **Lasting** cards (shield, rune sword, rune mace, "
            "death stone, luck charm, chalice) lie before you until the end of the turn; their bonuses add up. Poison "
            "can be neither played nor dropped. The shield gives +{shield} defence, a weapon counts only against its "
            "kind of enemy.\n"
            "An empty deck is made anew from its shuffled discard."
        ).format(shield=BONUSES["shield"]),
    )


def _levels() -> Rule:
    return Rule(
        _("Experience and levels"),
        _(
            "Beaten enemies count their level, disarmed traps 1. At {price} experience you gain a level at once: cards "
            "worth {price} (or the least sum above) are put down, you get {life} life, one attribute point "
            "(`gain strength`) and one extra move without favour (`move b1` or `stay`). Then the turn goes on.\n"
            "Reaching a new zone for the first time is a level too, unless you gained one by experience in the zone "
            "before: then all beaten cards are put down, and there is no extra move."
        ).format(price=GAINS["level_price"], life=GAINS["level"]),
    )


def _way() -> Rule:
    return Rule(
        _("The way stays open"),
        _(
            "No card may be laid that leaves no way from the Hero to the throne room, or from any cell that he could "
            "get to. Unseen cells count as open; doors, prisons, pits, traps and enemies count as passable; a teleport "
            "leads only to its target. What would close the way is not offered."
        ),
    )


def _final() -> Rule:
    return Rule(
        _("The final fight"),
        _(
            "Entering `i4` ends the walk: beaten cards are put down, poisoning ends, the Lord's dungeon cards go. Each "
            "poison in the Hero's hand costs {poison} life. The Lord draws a hero card for every {price} favour, at "
            "most {most}, and keeps the favour. The more agile begins, the Hero if equal.\n"
            "**A turn**: your lasting cards from before go; from round {dark} on you lose 1 life; you draw a card (the "
            "Hero loses {poison} life for a poison); you use up to two cards; then you strike.\n"
            "`attack`: two dice + strength against the other's defence: {damage} damage, and 1 more for each point "
            "above. The Lord adds up to {bought} favour (`attack 2`). The Hero dodges a hit with agility {dodge}. "
            "Instead the Hero may `cast`: mind against {cast}: {hurt} damage."
        ).format(
            poison=FINAL["poison"],
            price=FINAL["favour_a_card"],
            most=FINAL["cards"],
            dark=FINAL["dark_round"],
            damage=FINAL["damage"],
            bought=FINAL["bought"],
            dodge=TARGETS["dodge"],
            cast=TARGETS["final_cast"],
            hurt=FINAL["cast"],
        ),
    )


def _cell(card: Card, version: int) -> Rule:
    favour = capital(favour_text(EARNINGS[version].get(card.id, 0) - PRICES[version][card.id]))
    return Rule(card_name(card.id), f"{favour} · {_copies(card)}\n{dungeon_text(card, material)}")


def _undead(card: Card) -> Rule:
    return Rule(card_name(card.id), f"{_copies(card)}\n{enemy_text(card, material)} " + _("It waits in crypts."))


def _hero_cards() -> list[Rule]:
    return [Rule(card_name(card.id), _hero_card(card)) for card in HERO_CARDS.values()]


def _hero_card(card: Card) -> str:
    lines = [_copies(card)]
    spell = spell_text(card)
    dungeon = _("**In the dungeon**: {text}").format(text=dungeon_use(card, material))
    lines.append(f"{dungeon} ({spell})" if spell else dungeon)
    uses = [final_use(card, seat, material) for seat in (0, 1)]
    final = _("**In the final fight**: {text}").format(text=uses[0])
    if uses[0] != uses[1]:
        final = _("**In the final fight**: the Hero: {hero} The Lord: {lord}").format(hero=uses[0], lord=uses[1])
    final_test = final_spell_text(card)
    lines.append(f"{final} ({final_test})" if final_test else final)
    return "\n".join(lines)


def _copies(card: Card) -> str:
    return _("{n} in the game").format(n=card.copies)
