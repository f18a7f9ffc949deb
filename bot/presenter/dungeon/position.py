"""The position in words, for those who do not see the pictures."""

from bot.presenter.cut import cut
from bot.presenter.dungeon.phrases import card_list, cell_words
from bot.presenter.game_presenter import ALT_LIMIT, Names
from config.language import _
from config.words.dungeon.card_texts import (
    dungeon_text,
    dungeon_use,
    favour_text,
    final_spell_text,
    final_use,
    spell_text,
)
from config.words.dungeon.names import card_name, phase_words
from config.words.numbers import number_text
from games.dungeon import material
from games.dungeon.board import CELLS, LAVA, STAIRS, THRONE
from games.dungeon.material import DUNGEON_CARDS, EARNINGS, GAINS, HERO, HERO_CARDS, LORD, PRICES
from games.dungeon.views import DungeonPrivate, DungeonPublic


def board_lines(public: DungeonPublic, names: Names) -> list[str]:
    """The whole public position, a line for each thing."""
    lines = [_heading(public), _hero(public, names[0]), _lord(public, names[1])]
    if not public.round:
        lines += _map_lines(public)
    lines += _lying(public)
    lines.append(_piles(public))
    return lines


def _heading(public: DungeonPublic) -> str:
    phase = phase_words(public.phase, public.mover)
    if public.round:
        return _("The final fight in the throne room, round {round}. {phase}.").format(round=public.round, phase=phase)
    line = _("Turn {turn}. {phase}.").format(turn=public.turn, phase=phase)
    left = HERO["last_lit_turn"] - public.turn
    if left >= 0:
        return line + " " + _("The torches burn for {n} turns more.").format(n=left)
    return line + " " + _("The torches are out.")


def _hero(public: DungeonPublic, name: str) -> str:
    hero = public.hero
    line = _(
        "The Hero ({name}): life {life} of {most}, strength {strength}, mind {mind}, agility {agility}; "
        "cards in hand: {cards}."
    ).format(
        name=name,
        life=number_text(hero.life),
        most=HERO["life"],
        strength=hero.strength,
        mind=hero.mind,
        agility=hero.agility,
        cards=public.hand_sizes[0],
    )
    if hero.poisoned:
        line += " " + _("Poisoned.")
    if not public.round:
        line += " " + _("Experience {n} of {most}.").format(n=hero.experience, most=GAINS["level_price"])
    return line


def _lord(public: DungeonPublic, name: str) -> str:
    return _("The Black Lord ({name}): life {life} of {most}, favour {favour}; cards in hand: {cards}.").format(
        name=name,
        life=number_text(public.lord.life),
        most=LORD["life"],
        favour=public.lord.favour,
        cards=public.hand_sizes[1],
    )


def _map_lines(public: DungeonPublic) -> list[str]:
    """Where the Hero stands, then all explored cells; bare ones together."""
    hero = public.hero
    where = _("He stands on {cell}.").format(cell=place_words(public, hero.cell))
    if hero.came_from:
        where += " " + _("He came from {cell}.").format(cell=hero.came_from)
    bare = [name for name in sorted(public.cells) if _is_bare(public, name)]
    known = [f"{name} {cell_words(public.cells[name])}" for name in sorted(public.cells) if not _is_bare(public, name)]
    lines = [where]
    if known:
        lines.append(_("Known cells: {cells}.").format(cells="; ".join(known)))
    if bare:
        lines.append(_("Bare halls: {cells}.").format(cells=", ".join(bare)))
    unknown = len(CELLS) - 2 - len(public.cells)
    lines.append(
        _("Stairs {stairs}, throne room {throne}, lava {lava}; {n} cells are unexplored.").format(
            stairs=STAIRS, throne=THRONE, lava=", ".join(sorted(LAVA)), n=unknown
        )
    )
    return lines


def _is_bare(public: DungeonPublic, name: str) -> bool:
    cell = public.cells[name]
    return cell.turned and cell.card != "fountain"


def place_words(public: DungeonPublic, cell: str) -> str:
    """A cell by name, with what is known of it."""
    if cell in public.cells:
        words = cell_words(public.cells[cell])
    else:
        words = {STAIRS: _("the stairs"), THRONE: _("the throne room")}.get(cell, _("unexplored"))
    return f"{cell} ({words})"


def _lying(public: DungeonPublic) -> list[str]:
    lines = []
    if public.drawn:
        lines.append(_("From the deck, to be laid: {card}.").format(card=card_name(public.drawn)))
    if public.active[0]:
        lines.append(_("Before the Hero: {cards}.").format(cards=card_list(public.active[0])))
    if public.active[1]:
        lines.append(_("Before the Lord: {cards}.").format(cards=card_list(public.active[1])))
    if public.hero.beaten:
        lines.append(_("Beaten: {cards}.").format(cards=card_list(public.hero.beaten)))
    if public.played_this_turn:
        lines.append(_("Cards used this turn: {n} of {most}.").format(n=public.played_this_turn, most=HERO["uses"]))
    return lines


def _piles(public: DungeonPublic) -> str:
    sizes = public.deck_sizes
    return _("Decks: hero {hero}, dungeon {dungeon}, undead {undead}. Favour in the bank: {bank}.").format(
        hero=sizes.hero, dungeon=sizes.dungeon, undead=sizes.undead, bank=public.bank
    )


def board_alt(public: DungeonPublic, names: Names, room: int = ALT_LIMIT) -> str:
    """The same in one line of at most `room` characters, with the names cut."""
    short = (cut(names[0], 32), cut(names[1], 32))
    return cut(" ".join(board_lines(public, short)), room)


def hand_text(public: DungeonPublic, private: DungeonPrivate, seat: int) -> str:
    """What one seat sees in addition: names first, then what the cards do."""
    lines = [_("Your hand: {cards}.").format(cards=card_list(private.hand))]
    if private.seen is not None:
        words = _("The Hero's hand as last shown: {cards}.") if seat else _("The Lord's hand as last shown: {cards}.")
        lines.append(words.format(cards=card_list(private.seen)))
    lines += [f"{card_name(card)}: {card_words(card, public, seat)}" for card in dict.fromkeys(private.hand)]
    return cut("\n".join(lines), ALT_LIMIT)


def card_words(card: str, public: DungeonPublic, seat: int) -> str:
    """What a card of the hand does where the match stands: its spell or its price first."""
    if card in DUNGEON_CARDS:
        favour = EARNINGS[public.rules].get(card, 0) - PRICES[public.rules][card]
        return f"{favour_text(favour)} · {dungeon_text(DUNGEON_CARDS[card], material)}"
    held = HERO_CARDS[card]
    if public.round:
        spell, text = final_spell_text(held), final_use(held, seat, material)
    else:
        spell, text = spell_text(held), dungeon_use(held, material)
    return f"{spell} · {text}" if spell else text
