"""The rules of Glades: chapters, then every special unit by its name."""

from bot.presenter.game_presenter import Rule
from config.language import _
from config.words.glades import animal_name, clan_name, unit_name
from games.glades.material import CLANS, UNITS, VALUES


def rules() -> list[Rule]:
    """All entries: chapters, then every kind of special unit."""
    return [*_base(), *_groups_and_claims(), *_variants(), *_units()]


def _base() -> list[Rule]:
    animals = ", ".join(f"{value} {animal_name(value)}" for value in VALUES)
    clans = ", ".join(f"`{item}` {clan_name(item)}" for item in CLANS)
    return [
        Rule(
            _("The aim"),
            _(
                "Nine glades lie in a row between two players; the boards show one above it, the other below. Whoever "
                "first holds **three adjacent glades**, or **any five**, wins at once."
            ),
        ),
        Rule(
            _("Animals and clans"),
            _(
                "There are 54 animals: six clans, each with the values 1 to 9 once. A card is called by its clan's "
                "letter and its value, such as `R7`.\nClans: {clans}.\nAnimals: {animals}."
            ).format(clans=clans, animals=animals),
        ),
        Rule(
            _("Set-up"),
            _(
                "The animals are shuffled, and each player is dealt six; the others are the pile. The starting player "
                "is drawn by lot, unless the options say otherwise."
            ),
        ),
        Rule(
            _("Your turn"),
            _(
                "1. **Place** one card from your hand on your own side of a glade: `place R7 3`. The glade must be "
                "unclaimed, and your side must have room: it takes three cards. A placed card stays where it is.\n"
                "2. **Claim** the glades that are yours (see Claiming).\n"
                "3. **Draw** a card if the pile has one.\n"
                "If you cannot place any card you `pass`: you draw nothing, but may still claim."
            ),
        ),
    ]


def _groups_and_claims() -> list[Rule]:
    return [
        Rule(
            _("Groups"),
            _(
                "The three cards of a complete side are a group, whatever the order in which they came. From the "
                "strongest to the weakest:\n"
                "**legion** – one clan, consecutive values (`R3 R4 R5`)\n"
                "**company** – one value (`R8 O8 V8`)\n"
                "**brotherhood** – one clan (`R2 R4 R9`)\n"
                "**band** – consecutive values (`R3 O4 V5`)\n"
                "**rabble** – anything else\n"
                "The stronger group wins. Within a kind the higher sum wins; at an equal sum the side that was "
                "**complete first**, which the flag on the board shows."
            ),
        ),
        Rule(
            _("Claiming"),
            _(
                "You claim in your own turn, after placing and before drawing.\n"
                "If both sides of a glade are complete, the winner of the comparison may claim it.\n"
                "**Early**: if only your side is complete, you may claim if no cards at all could make the other side "
                "win. Only what lies face up counts as known: every other animal might come, even those in your own "
                "hand. Special units that are not on the table are not reckoned with. A completion that is merely "
                "equal does not stop you, as you were first.\n"
                "A claimed glade takes no more cards, and nothing on it changes."
            ),
        ),
        Rule(
            _("The end"),
            _(
                "Three adjacent glades or five glades win at once. If both players pass one after the other, the one "
                "with more glades wins; with equal numbers it is a draw."
            ),
        ),
        Rule(
            _("Option: claims"),
            _(
                "**Automatic** claims every glade that can be claimed, from glade 1 to glade 9. **Asked each time** "
                "lets you choose: `claim 3`, or `done` to leave the others for later."
            ),
        ),
    ]


def _variants() -> list[Rule]:
    return [
        Rule(
            _("Option: long duel"),
            _(
                "You play several bouts. The winner of a bout scores 5 points, the loser 1 for each glade held; after "
                "a drawn bout both score their glades. The starting player alternates, and all bouts are played. The "
                "higher total wins; equal totals are a draw."
            ),
        ),
        Rule(
            _("Option: special units"),
            _(
                "Ten special units form a second pile, and hands have seven cards. In your turn you place an animal "
                "**or** play a unit; then you claim; then, with fewer than seven cards, you draw one from the pile "
                "you choose: `draw animals` or `draw specials`.\n"
                "You may never have played more than **one unit more** than your opponent, the one being played "
                "included. Every unit counts, allies too.\n"
                "If you hold no animal that can be placed, you may `pass` instead of playing a unit.\n"
                "**Allies** are placed like animals: `place owl 3`. They are always what is best for their owner, "
                "even a card that lies on the table already. **Weather** lies on an unclaimed glade and stays: "
                "`play mist 3`. **Ruses** act once and go to the discard; without a target they cannot be played."
            ),
        ),
        Rule(
            _("Cards that move"),
            _(
                "A card that a ruse moves leaves its side first, and comes last on its new side, which it may "
                "complete. When a card leaves a complete side, that side is not first any more; if the other side is "
                "complete, it is first from then on. No ruse touches weather or a claimed glade."
            ),
        ),
    ]


def _units() -> list[Rule]:
    texts = {
        "spirit": _(
            "**Ally.** Any clan, any value from 1 to 9. There are two, `spirit-1` and `spirit-2`, but nobody may have "
            "both on their side of the row: with a spirit at any glade, claimed or not, you cannot place the other. "
            "In the mist it counts 9. `place spirit-1 3`"
        ),
        "owl": _("**Ally.** Value 7, any clan. In the mist it counts 7. `place owl 3`"),
        "tortoise": _("**Ally.** Value 1, 2 or 3, any clan. In the mist it counts 3. `place tortoise 3`"),
        "mist": _(
            "**Weather**, on an unclaimed glade. Kinds of groups do not count there, only the sum, in early claims "
            "too. At an equal sum the side that was complete first wins. `play mist 3`"
        ),
        "mire": _(
            "**Weather**, on an unclaimed glade. Each side needs four cards there: a legion is then four consecutive "
            "values of one clan, and so on. It may come where three cards lie already: a fourth is then needed, and "
            "who was first is forgotten. `play mire 3`"
        ),
        "muster": _(
            "**Ruse.** Draw three cards, one after the other, each from a pile of your choice. Then put two cards of "
            "your hand, unseen, under their piles; the first that you name goes under first. If the piles have fewer "
            "than three cards you draw what there is. `play muster`, `return R7 owl`"
        ),
        "migrate": _(
            "**Ruse.** One of your own cards at an unclaimed glade, animal or ally, moves to your side of another "
            "unclaimed glade with room, or to the discard. `play migrate R7 5`, `play migrate R7 discard`"
        ),
        "gale": _(
            "**Ruse.** One of your opponent's cards at an unclaimed glade, animal or ally, goes to the discard. "
            "`play gale B4`"
        ),
        "lure": _(
            "**Ruse.** One of your opponent's animals at an unclaimed glade comes to your side of an unclaimed glade "
            "with room; it may be the same glade. Allies cannot be lured. `play lure B4 6`"
        ),
    }
    kinds = dict.fromkeys(card.split("-")[0] for card in UNITS)
    return [Rule(unit_name(kind).capitalize(), texts[kind]) for kind in kinds]
