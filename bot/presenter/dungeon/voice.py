"""The Dungeon's voice: what `bot.presenter.voice` asks for."""

from collections.abc import Mapping, Sequence

from bot.presenter.dungeon import position, rules, steps, telling
from bot.presenter.voice import ALT_LIMIT, Names, OptionWords, Rule, Sides, Step
from config.language import _
from games.core import Event
from games.dungeon.views import DungeonPrivate, DungeonPublic
from render.dungeon.words import card_name


class DungeonVoice:
    """The words of the Dungeon."""

    def sides(self) -> Sides:
        return Sides(_("the Hero"), _("the Black Lord"))

    def side(self, public: DungeonPublic, seat: int) -> str:
        return _("the Black Lord") if seat else _("the Hero")

    def tell(self, events: Sequence[Event], public: DungeonPublic, names: Names) -> list[str]:
        return telling.tell(events, public.lord.favour)

    def status(self, public: DungeonPublic, to_move: int, names: Names) -> str:
        here = public.cells.get(public.hero.cell)
        sentence = {
            "raise": _("{name} (the Hero) raises two attributes before the dungeon."),
            "act": _("Turn {turn}: {name} (the Hero) acts on {cell}."),
            "lay": _("{name} (the Black Lord) lays a card on {cell}."),
            "enter": _("{name} (the Hero) enters {card} on {cell}: go on, or do something first?"),
            "fight": _("{name} (the Hero) faces **{enemy}** on {cell}: fight, cast, slip past or flee?"),
            "gain": _("A new level: {name} (the Hero) raises an attribute."),
            "extra": _("{name} (the Hero) has an extra move."),
            "drop": _("{name} holds too many cards and drops one."),
            "final": _("The throne room, round {round}: {name} ({role}) strikes."),
        }[public.phase]
        return sentence.format(
            name=names[to_move],
            role=self.side(public, to_move),
            turn=public.turn,
            round=public.round,
            cell=public.hero.cell,
            card=card_name(here.card) if here and here.card else "",
            enemy=card_name(here.enemy) if here and here.enemy else "",
        )

    def action_name(self, action: str, public: DungeonPublic, private: DungeonPrivate) -> str:
        return steps.action_name(action, public, private)

    def step(
        self, legal: Sequence[str], public: DungeonPublic, private: DungeonPrivate, seat: int, prefix: str
    ) -> Step:
        return steps.step(legal, public, private, seat, prefix)

    def board_text(self, public: DungeonPublic, names: Names) -> str:
        return "\n".join(position.board_lines(public, names))

    def board_alt(self, public: DungeonPublic, names: Names, room: int = ALT_LIMIT) -> str:
        return position.board_alt(public, names, room)

    def hand_text(self, public: DungeonPublic, private: DungeonPrivate, seat: int, names: Names) -> str:
        return position.hand_text(public, private, seat)

    def rules(self) -> list[Rule]:
        return rules.rules()

    def options(self) -> Mapping[str, OptionWords]:
        return {}
