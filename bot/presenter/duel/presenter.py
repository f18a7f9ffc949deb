"""The Duel's presenter."""

from collections.abc import Mapping, Sequence

from bot.presenter.duel import event_texts, gains, position, results, rules, steps
from bot.presenter.duel.cards import laid_name
from bot.presenter.game_presenter import ALT_LIMIT, Gain, Names, OptionWords, Rule, Sides, Step
from config.language import _
from config.words.duel import by_role, role_name, round_name
from games.core import Event
from games.duel.views import PrivateView, PublicView, role_of


class DuelPresenter:
    """The Duel in words; `GamePresenter` says what each method owes."""

    def sides(self) -> Sides:
        return Sides(role_name("gandalf"), role_name("balrog"), "gandalf")

    def side(self, public: PublicView, seat: int) -> str:
        return role_name(role_of(public, seat))

    def event_texts(self, events: Sequence[Event], public: PublicView, names: Names) -> list[str]:
        return event_texts.event_texts(events, names)

    def status(self, public: PublicView, to_move: int, names: Names) -> str:
        role = role_of(public, to_move)
        asked = {
            "start": by_role(
                role,
                _("{round}: {name} (Gandalf) says who starts."),
                _("{round}: {name} (the Balrog) says who starts."),
            ),
            "play": by_role(
                role, _("{round}: {name} (Gandalf) lays a card."), _("{round}: {name} (the Balrog) lays a card.")
            ),
            "feint": _("{round}: {name} (the Balrog) picks the plain card that the feint brings back."),
            "magic": _("{round}: {name} (Gandalf) says whether his magic banishes **{card}**."),
            "fill": _("{round}: {name} (Gandalf) fills the place of the card that defence has him lay again."),
            "keep": by_role(
                role,
                _("{round} is over: {name} (Gandalf) sets cards aside for the finale."),
                _("{round} is over: {name} (the Balrog) sets cards aside for the finale."),
            ),
        }[public.phase]
        card = laid_name(public.row[-1]) if public.row else ""
        return asked.format(round=round_name(public.round, public.game), name=names[to_move], card=card)

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
        return results.reason_text(reason)

    def gain(self, code: str, amount: float, public: PublicView, seat: int) -> Gain | None:
        return gains.gain(code, amount, public, seat)

    def rules(self, version: int | None = None) -> list[Rule]:
        return rules.rules()

    def options(self) -> Mapping[str, OptionWords]:
        players = {"0": _("who challenges"), "1": _("who accepts"), "random": _("drawn by lot")}
        return {
            "gandalf": OptionWords(
                _("Gandalf"), _("Who plays Gandalf (in the first game, if there are two)."), players
            ),
            "games": OptionWords(
                _("Games"),
                _("One game, or two with the roles changed, whose steps are added."),
                {"1": _("one game"), "2": _("two games")},
            ),
            "finale_chooser": OptionWords(
                _("Start of the finale"),
                _("Whose figure lets its player say who starts the finale."),
                {"higher": _("the higher figure"), "lower": _("the lower figure")},
            ),
        }
