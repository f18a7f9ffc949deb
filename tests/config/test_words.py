"""The words that pictures and sentences share: nothing of a game lacks them."""

import pytest

from config.words import duel, glades, search
from config.words.dungeon import card_texts, names
from games.duel.material import SPECIAL
from games.dungeon import material
from games.dungeon.material import DUNGEON_CARDS, HERO_CARDS, UNDEAD_CARDS
from games.glades.material import ANIMAL_NAMES, ANIMALS, UNITS
from games.search.material import CHIPS

SPECIAL_CARDS = sorted(SPECIAL[0] | SPECIAL[1])
FAVOUR_IN_WORDS = {2: "brings 2 favour", 0: "costs 0 favour", -1: "costs 1 favour"}


@pytest.mark.parametrize("card", SPECIAL_CARDS)
def test_a_special_card_of_the_duel_has_its_name_in_two_forms_and_its_text_in_two_lengths(card: str) -> None:
    assert duel.card_title(card) == duel.card_name(card).capitalize()
    assert duel.card_text(card)
    assert duel.card_effect(card)


def test_a_plain_card_of_the_duel_is_called_by_its_dots_and_lies_before_special_ones() -> None:
    assert (duel.card_name("12-34"), duel.card_title("12-34"), duel.card_text("12-34")) == ("12-34", "12-34", "")
    assert duel.in_order(["mirror", "12-34", "feint", "0-0"]) == ["12-34", "0-0", "mirror", "feint"]


@pytest.mark.parametrize("card", [*HERO_CARDS.values(), *DUNGEON_CARDS.values(), *UNDEAD_CARDS.values()])
def test_a_card_of_the_dungeon_has_a_name_and_texts_with_all_their_numbers(card: card_texts.Card) -> None:
    assert names.card_name(card.id)
    if card.id in HERO_CARDS:
        texts = [
            card_texts.dungeon_use(card, material),
            *(card_texts.final_use(card, seat, material) for seat in (0, 1)),
        ]
    else:
        texts = [card_texts.dungeon_text(card, material)]
    assert all(text and "{" not in text for text in texts)


def test_favour_is_brought_or_costs() -> None:
    assert {favour: card_texts.favour_text(favour) for favour in FAVOUR_IN_WORDS} == FAVOUR_IN_WORDS


def test_the_animals_of_glades_are_called_as_in_the_rules() -> None:
    assert tuple(glades.animal_name(value) for value in range(1, len(ANIMAL_NAMES) + 1)) == ANIMAL_NAMES
    assert all(glades.is_animal(card) for card in ANIMALS)
    assert not any(glades.is_animal(card) for card in UNITS)


@pytest.mark.parametrize("card", UNITS)
def test_a_unit_of_glades_has_its_own_name_and_what_it_does_fits_a_choice(card: str) -> None:
    assert [other for other in UNITS if glades.card_name(other) == glades.card_name(card)] == [card]
    assert 0 < len(glades.unit_effect(card)) <= 100


@pytest.mark.parametrize("chip", CHIPS)
def test_a_chip_of_the_search_has_a_name(chip: str) -> None:
    assert search.chip_name(chip)


def test_chips_that_are_called_alike_are_put_together() -> None:
    assert search.chips_by_kind(["orc-1", "cave-2", "orc-3"]) == [("orc-1", 2), ("cave-2", 1)]
