"""The Search's voice: what `bot.presenter.voice` asks for."""

from collections.abc import Mapping, Sequence

from bot.presenter.search import position, rules, steps, telling
from bot.presenter.voice import ALT_LIMIT, Names, OptionWords, Rule, Sides, Step
from config.language import _, ngettext
from games.core import Event
from games.search.views import PrivateView, PublicView
from render.search.words import chip_name, hobbit_name


class SearchVoice:
    """The words of The Search."""

    def sides(self) -> Sides:
        return Sides(_("Frodo"), _("Sam"))

    def side(self, public: PublicView, seat: int) -> str:
        return hobbit_name(seat)

    def tell(self, events: Sequence[Event], public: PublicView, names: Names) -> list[str]:
        return telling.tell(events, names)

    def status(self, public: PublicView, to_move: int, names: Names) -> str:
        who = {"name": names[to_move], "hobbit": hobbit_name(to_move)}
        if public.step == "fight" and public.fight:
            words = ngettext(
                "{name} ({hobbit}) fights {chip}: {n} move is at stake, and a pair may help.",
                "{name} ({hobbit}) fights {chip}: {n} moves are at stake, and a pair may help.",
                public.fight.moves,
            )
            return words.format(**who, chip=chip_name(public.fight.chip), n=public.fight.moves)
        if public.step == "haste":
            return _("{name} ({hobbit}) decides whether the turn ends.").format(**who)
        if public.step == "move":
            return _("{name} ({hobbit}) moves.").format(**who)
        if public.hand_sizes[to_move]:
            return _("{name} ({hobbit}) lays a tile.").format(**who)
        return _("{name} ({hobbit}) lays a tile of the discard.").format(**who)

    def action_name(self, action: str, public: PublicView, private: PrivateView) -> str:
        return steps.action_name(action, public, private)

    def step(self, legal: Sequence[str], public: PublicView, private: PrivateView, seat: int, prefix: str) -> Step:
        return steps.step(legal, public, private, prefix)

    def board_text(self, public: PublicView, names: Names) -> str:
        return "\n".join(position.board_lines(public, names))

    def board_alt(self, public: PublicView, names: Names, room: int = ALT_LIMIT) -> str:
        return position.board_alt(public, names, room)

    def hand_text(self, public: PublicView, private: PrivateView, seat: int, names: Names) -> str:
        return position.hand_text(public, private, seat, names)

    def rules(self) -> list[Rule]:
        return rules.rules()

    def options(self) -> Mapping[str, OptionWords]:
        return {
            "starter": OptionWords(
                _("Who begins"),
                _("The hobbit that lays the first tile."),
                {"0": _("Frodo"), "1": _("Sam"), "random": _("drawn by lot")},
            )
        }
