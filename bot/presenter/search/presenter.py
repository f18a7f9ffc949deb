"""The Search's presenter."""

from collections.abc import Mapping, Sequence

from bot.presenter.game_presenter import ALT_LIMIT, Gain, Names, OptionWords, Rule, Sides, Step
from bot.presenter.search import event_texts, gains, position, results, rules, steps
from config.language import _, ngettext
from config.words.search import chip_name, hobbit_name
from games.core import Event
from games.search.views import PrivateView, PublicView


class SearchPresenter:
    """The Search in words; `GamePresenter` says what each method owes."""

    def sides(self) -> Sides:
        return Sides(hobbit_name(0), hobbit_name(1))

    def side(self, public: PublicView, seat: int) -> str:
        return hobbit_name(seat)

    def event_texts(self, events: Sequence[Event], public: PublicView, names: Names) -> list[str]:
        return event_texts.event_texts(events, names)

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

    def reason_text(self, reason: str, *, even: bool = False) -> str:
        return results.reason_text(reason, even=even)

    def gain(self, code: str, amount: float, public: PublicView, seat: int) -> Gain | None:
        return gains.gain(code, amount, public, seat)

    def rules(self, version: int | None = None) -> list[Rule]:
        return rules.rules()

    def options(self) -> Mapping[str, OptionWords]:
        return {
            "starter": OptionWords(
                _("Who begins"),
                _("The hobbit that lays the first tile."),
                {"0": hobbit_name(0), "1": hobbit_name(1), "random": _("drawn by lot")},
            )
        }
