"""The rules of the Duel: chapters, then every card by its name."""

from bot.presenter.duel.cards import dots_of
from bot.presenter.game_presenter import Rule
from config.language import _
from config.words.duel import card_name
from config.words.numbers import number_text
from games.duel.material import (
    BALROG,
    DECKS,
    FINALE_FIELD,
    GANDALF,
    LOWEST_FIELD,
    PLAIN,
    SPECIAL,
    START_FIELD,
    TOP_STEP,
)


def rules() -> list[Rule]:
    """All entries: chapters, then the special cards of each side."""
    return [*_chapters(), *_cards()]


def _chapters() -> list[Rule]:
    return [
        Rule(
            _("The aim"),
            _(
                "Gandalf and the Balrog meet on the narrow bridge. They fight three duels and a finale with cards. "
                "Whoever wins one of them climbs the bridge by one to three steps; there are {top}. "
                "Standing on step {top} before the finale wins at once. Otherwise the higher figure after the finale "
                "wins; if the figures are level, the winner of the finale."
            ).format(top=TOP_STEP),
        ),
        Rule(
            _("Cards and dots"),
            _(
                "Each side has its own deck of 27 cards, shuffled. A card has dots in rows 1 to 4: those on its right "
                "edge attack, those on its left edge defend. `12-34` is a card with left dots in rows 1 and 2 and "
                "right dots in rows 3 and 4; `0` means no dots. Plain cards are called by their dots. Special cards "
                "have a name and a text besides.\n"
                "Both decks hold these plain cards: {plain}. The Balrog holds `1234-1234` too."
            ).format(plain=", ".join(f"`{card}`" for card in PLAIN)),
        ),
        Rule(
            _("Energy"),
            _(
                "Each side has a marker on the energy track. Duels start on {start}, the finale on {finale}. "
                "Fields 0 and below are the minus area; {lowest} is the last field, and a marker there goes no "
                "further down. No text lifts a marker above the field on which the duel started."
            ).format(start=START_FIELD, finale=FINALE_FIELD, lowest=number_text(LOWEST_FIELD)),
        ),
        Rule(
            _("A duel"),
            _(
                "Both draw nine cards. Six are for this duel, three for the finale. Gandalf starts round 1. In "
                "rounds 2 and 3 the loser of the round before looks at the new hand and says who starts: "
                "`start me` or `start them`.\n"
                "The players lay one card in turn, in one row: `play 12-34`, `play mirror`. When the duel is over, "
                "the winner climbs and both set their cards for the finale aside."
            ),
        ),
        Rule(
            _("Comparing cards"),
            _(
                "The first card of a duel is compared with nothing. The **left** dots of every later card meet the "
                "**right** dots of the card before it, row by row. Where only one of the two cards has a dot, the "
                "owner of the other card loses 1 energy. Where both or neither have one, nothing happens.\n"
                "Example: `23-34` is laid in answer to `12-134`. In rows 1 and 4 only the attack has a dot: the owner "
                "of `23-34` loses 2. In row 3 both have one: nothing happens. In row 2 only the defence has one: the "
                "owner of `12-134` loses 1."
            ),
        ),
        Rule(
            _("The order of things when a card is laid"),
            _(
                "1. The card leaves the hand and stands at the end of the row.\n"
                "2. Under active magic, Gandalf is asked about a card of the Balrog.\n"
                "3. A feint with something to pick asks for it.\n"
                "4. The card is compared.\n"
                "5. The duel may end.\n"
                "6. The text of the card applies.\n"
                "7. The duel may end.\n"
                "8. It is the other player's turn.\n"
                "“The last card” in a text is the one laid most recently. A card drawn blind is laid like any other: "
                "its text applies, magic may banish it, and a feint asks for its target."
            ),
        ),
        Rule(
            _("Seeing the other's hand"),
            _(
                "While the markers are 4 or more apart (three or more free fields between them), the player ahead sees "
                "the other's hand. This holds during the exchange of cards, not while cards are set aside."
            ),
        ),
        Rule(
            _("The end of a duel"),
            _(
                "A duel ends when both have laid six cards, or when after a comparison or a text a marker stands in "
                "the minus area. The card that ends a duel is compared, but its text does not apply.\n"
                "Exception in rounds 1 to 3: if both markers stand on the *same* minus field and both players hold "
                "more than three cards, the duel goes on. From then on it ends only when the markers differ, when "
                "neither holds more than three cards, or when both have laid six."
            ),
        ),
        Rule(
            _("Climbing the bridge"),
            _(
                "The higher marker wins the duel. Free fields between the markers: up to 2 bring 1 step, 3 or 4 "
                "bring 2 steps, 5 or more bring 3 steps. With level markers the player who **started** the duel "
                "loses, and the winner climbs 1 step. Steps beyond {top} are lost. A figure on step {top} before the "
                "finale ends the game: its player wins."
            ).format(top=TOP_STEP),
        ),
        Rule(
            _("Cards for the finale"),
            _(
                "After each duel both set three unplayed cards aside, face down: first Gandalf, then the Balrog. "
                "Whoever has more than needed chooses: `keep 12-34 0-0 mirror`, named in hand order. A card that came "
                "to your pile in this round, by trick or magic, counts as one of the three. All other cards of the "
                "round leave the game unseen."
            ),
        ),
        Rule(
            _("The finale"),
            _(
                "Both take their nine set-aside cards; the markers start on {finale}. The player with the higher "
                "figure says who starts (the lower one, if that was agreed); with level figures the loser of "
                "round 3. The finale ends when a marker is in the minus area or all cards are laid, and the winner "
                "climbs as usual. Trick and magic have no text in the finale, and nothing is set aside."
            ).format(finale=FINALE_FIELD),
        ),
        Rule(
            _("Two games"),
            _(
                "With the option `games: 2` a second game follows with the roles changed. Each player scores the step "
                "of their figure in both games, and the higher total wins. With equal totals the player wins who was "
                "Gandalf in the second game."
            ),
        ),
        Rule(
            _("Options"),
            _(
                "`gandalf`: who plays Gandalf: who challenges, who accepts, or drawn by lot (usual).\n"
                "`games`: one game (usual), or two with the roles changed.\n"
                "`finale_chooser`: whether the higher figure (usual) or the lower one says who starts the finale."
            ),
        ),
    ]


def _cards() -> list[Rule]:
    return [
        Rule(_title(card, side), text)
        for side in (GANDALF, BALROG)
        for card, text in _texts().items()
        if card in SPECIAL[side] and card in DECKS[side]
    ]


def _title(card: str, side: int) -> str:
    title = _("{card} · Gandalf · {dots}") if side == GANDALF else _("{card} · the Balrog · {dots}")
    name = card_name(card)
    return title.format(card=name[:1].upper() + name[1:], dots=dots_of(card))


def _texts() -> dict[str, str]:
    return {
        "balance": _(
            "The markers decide. Gandalf has more energy: he gains 1. Level: he gains 1 and the Balrog loses 1. "
            "Less: he gains 2 and the Balrog loses 1."
        ),
        "cunning": _(
            "To the end of the duel the Balrog's hand lies open, also while he chooses cards for the finale: Gandalf "
            "knows which ones they are."
        ),
        "magic": _(
            "Once, later in this duel, Gandalf may send a card that the Balrog has just laid to the Balrog's finale "
            "pile, before it is compared or does anything; the Balrog then lays another one of his choice. Gandalf is "
            "asked after each card of the Balrog, the last one too: `magic banish` or `magic keep`. A feint may be "
            "banished, but not the card that it brings back. In the finale magic has no text."
        ),
        "mirror": _(
            "Its right dots become those of the Balrog's last card. A special card laid in answer has no text; only "
            "feint and defence keep theirs. As long as the Balrog has laid no card, the mirror has no text, and the "
            "answer keeps its own."
        ),
        "wrath": _(
            "The next special card that the Balrog lays in this duel has no text, and uses the wrath up. A feint "
            "works all the same and leaves the wrath active (it is then put beside the row); in the finale trick does "
            "not use it up either."
        ),
        "spell": _("The Balrog's next card is drawn blind from his hand and laid at once."),
        "feint": _(
            "The Balrog picks one of his own plain cards laid earlier in this duel: `feint 12-34`. The feint takes its "
            "place in the row, and the picked card is laid at the end and compared; the feint itself is not compared. "
            "With no such card the feint is compared like any other, and so is one that is certain to end the duel. It "
            "works in answer to a mirror and under wrath, which stays active; then it is put beside the row."
        ),
        "strength": _("Gandalf's next card is drawn blind from his hand and laid at once."),
        "might": _(
            "The figures decide. The Balrog stands higher: he gains 1. Level: he gains 1 and Gandalf loses 1. Lower: "
            "he gains 2 and Gandalf loses 1."
        ),
        "trick": _(
            "A card drawn blind from Gandalf's hand goes to Gandalf's finale pile; the Balrog sees it. In the finale "
            "trick has no text."
        ),
        "defence": _(
            "Gandalf's last card is played again as his answer: it is taken from its place, laid after the defence and "
            "compared. Into its old place Gandalf puts any card of his hand (`fill 12-34`), which is not compared and "
            "has no text; it is used up. A special card played again counts by its dots only, but a mirror works "
            "again. If Gandalf has laid no card yet, defence has no text."
        ),
    }
