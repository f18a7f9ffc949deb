"""The Dungeon's presenter."""

from collections.abc import Mapping, Sequence

from bot.presenter.dungeon import event_texts, gains, position, results, rules, steps
from bot.presenter.game_presenter import ALT_LIMIT, Gain, Names, OptionWords, Rule, Sides, Step
from config.language import _
from config.words.dungeon.names import card_name, role_name
from games.core import Event
from games.dungeon.material import VERSIONS
from games.dungeon.views import DungeonPrivate, DungeonPublic


class DungeonPresenter:
    """The Dungeon in words; `GamePresenter` says what each method owes."""

    def sides(self) -> Sides:
        return Sides(role_name(0), role_name(1))

    def side(self, public: DungeonPublic, seat: int) -> str:
        return role_name(seat)

    def event_texts(self, events: Sequence[Event], public: DungeonPublic, names: Names) -> list[str]:
        return event_texts.event_texts(events, public.lord.favour)

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

    def reason_text(self, reason: str, *, even: bool = False) -> str:
        return results.reason_text(reason)

    def gain(self, code: str, amount: float, public: DungeonPublic, seat: int) -> Gain | None:
        return gains.gain(code, amount, public, seat)

    def rules(self, version: int | None = None) -> list[Rule]:
        return rules.rules(version or VERSIONS[-1])

    def options(self) -> Mapping[str, OptionWords]:
        return {}
