"""The presenter of Glades."""

from collections.abc import Mapping, Sequence

from bot.presenter.game_presenter import ALT_LIMIT, Gain, Names, OptionWords, Rule, Sides, Step
from bot.presenter.glades import event_texts, gains, position, results, rules, steps
from bot.presenter.glades.sides import at_unit_limit, has_room
from config.language import _, ngettext
from games.core import Event
from games.glades.views import PrivateView, PublicView


def _asked_first(public: PublicView, seat: int) -> str:
    """What a turn begins with, as far as everybody can know: the hand may hold less than the table allows."""
    places = bool(public.hand_sizes[seat]) and has_room(public, seat)
    if not public.specials:
        return _("{name} places a card.") if places else _("{name} can place nothing, and passes.")
    if not public.hand_sizes[seat] or (at_unit_limit(public, seat) and not places):
        return _("{name} can place and play nothing, and passes.")
    if at_unit_limit(public, seat):
        return _("{name} places an animal, or passes without one: one unit ahead, they can play no other.")
    if not places:
        return _("{name} can place nothing: they play a unit, or pass.")
    return _("{name} places an animal or plays a unit.")


class GladesPresenter:
    """Glades in words; `GamePresenter` says what each method owes."""

    def sides(self) -> Sides:
        return Sides(_("above"), _("below"))

    def side(self, public: PublicView, seat: int) -> str:
        return ""

    def event_texts(self, events: Sequence[Event], public: PublicView, names: Names) -> list[str]:
        return event_texts.event_texts(events, public, names)

    def status(self, public: PublicView, to_move: int, names: Names) -> str:
        asked = {
            "place": _asked_first(public, to_move),
            "claim": _("{name} decides which glades to claim."),
            "draw": _("{name} chooses the pile to draw from."),
            "muster-draw": _("{name} draws for the muster, from a pile of their choice."),
            "muster-return": _("{name} puts two cards back after the muster."),
        }[public.phase]
        return asked.format(name=names[to_move])

    def action_name(self, action: str, public: PublicView, private: PrivateView) -> str:
        return steps.action_name(action)

    def step(self, legal: Sequence[str], public: PublicView, private: PrivateView, seat: int, prefix: str) -> Step:
        return steps.step(legal, public, private, seat, prefix)

    def board_text(self, public: PublicView, names: Names) -> str:
        return "\n".join(position.board_lines(public, names))

    def board_alt(self, public: PublicView, names: Names, room: int = ALT_LIMIT) -> str:
        return position.board_alt(public, names, room)

    def hand_text(self, public: PublicView, private: PrivateView, seat: int, names: Names) -> str:
        return position.hand_text(public, private, seat)

    def reason_text(self, reason: str, *, even: bool = False) -> str:
        return results.reason_text(reason, even=even)

    def gain(self, code: str, amount: float, public: PublicView, seat: int) -> Gain | None:
        return gains.gain(code, amount, public, seat)

    def rules(self, version: int | None = None) -> list[Rule]:
        return rules.rules()

    def options(self) -> Mapping[str, OptionWords]:
        return {
            "starter": OptionWords(
                _("Starting player"),
                _("Who begins the (first) bout."),
                {"0": _("above"), "1": _("below"), "random": _("drawn by lot")},
            ),
            "claims": OptionWords(
                _("Claims"),
                _("Whether glades are claimed for you as soon as they can be."),
                {"auto": _("automatic"), "manual": _("asked each time")},
            ),
            "bouts": OptionWords(
                _("Bouts"),
                _("Long duel: so many bouts, whose points are added."),
                {str(n): ngettext("{n} bout", "{n} bouts", n).format(n=n) for n in range(1, 10)},
            ),
            "specials": OptionWords(
                _("Special units"),
                _("Ten special units in a pile of their own, and seven cards in hand."),
                {"False": _("without"), "True": _("with")},
            ),
        }
