"""A match: a game, its opening and the log of actions, which is the truth."""

from dataclasses import dataclass
from typing import Any

from games.core.chance import ListedChance, SeededChance
from games.core.errors import IllegalAction
from games.core.game import Event, Game, Options, Outcome, View
from games.core.refusal import MATCH_OVER, NO_SUCH_SEAT, NOT_YOUR_TURN, Refusal
from games.core.results import RESIGN


@dataclass(slots=True)
class Match:
    """A running or finished match. `ply` counts the actions taken, a resignation included."""

    game: Game[Any, Any]
    options: Options
    chance: SeededChance | ListedChance
    state: Any
    ply: int = 0
    ended: Outcome | None = None
    """An outcome that the game does not know of: resignation, agreed draw, time."""
    _legal: list[str] | None = None

    @classmethod
    def start(
        cls, game: Game[Any, Any], options: Options, chance: SeededChance | ListedChance, setup: Any | None = None
    ) -> "Match":
        """The opening position. ChanceError if a listed source does not hold what the opening asks for."""
        return cls(game, options, chance, game.new(options, setup, chance))

    @property
    def to_move(self) -> int | None:
        """The seat that must act; None when the match is over."""
        return None if self.ended else self.game.to_move(self.state)

    @property
    def legal(self) -> list[str]:
        """Sorted action texts of the seat to move; [] when the match is over."""
        if self.ended:
            return []
        if self._legal is None:
            self._legal = sorted(self.game.legal(self.state))
        return self._legal

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, by the rules or by what stopped it; None while it goes on."""
        return self.ended or self.game.outcome(self.state)

    def public(self) -> View:
        """What everybody may see. Nobody has to act in it once the match is over, however it ended."""
        view = self.game.public(self.state)
        return view.model_copy(update=dict(self.game.at_rest)) if self.ended else view

    def act(self, seat: int, action: str) -> list[Event]:
        """Take one action. IllegalAction, with nothing changed, if it is not `seat`'s turn or the action not legal."""
        if seat not in (0, 1):
            raise IllegalAction(Refusal(NO_SUCH_SEAT, {"seat": seat}))
        if self.outcome:
            raise IllegalAction(Refusal(MATCH_OVER))
        if action == RESIGN:
            self.ply += 1
            self.end(Outcome(1 - seat, RESIGN, None))
            return [Event(RESIGN, {"seat": seat})]
        if seat != self.to_move:
            raise IllegalAction(Refusal(NOT_YOUR_TURN, {"seat": seat, "to_move": self.to_move}))
        if action not in self.legal:
            raise IllegalAction(self.game.refusal(self.state, action))
        events = self.game.apply(self.state, action, self.chance)
        self.ply += 1
        self._legal = None
        return events

    def end(self, outcome: Outcome) -> None:
        """End the match from outside the game: by resignation, agreement or time."""
        self.ended = outcome

    def snapshot(self) -> dict[str, Any]:
        """Where the match stands, as JSON values; together with game, options and the chance source, all of it."""
        return {
            "state": self.game.snapshot(self.state),
            "chance": self.chance.position,
            "ply": self.ply,
            "ended": self.ended.as_json() if self.ended else None,
        }

    @classmethod
    def restore(
        cls, game: Game[Any, Any], options: Options, chance: SeededChance | ListedChance, data: dict[str, Any]
    ) -> "Match":
        """The match that `snapshot` wrote down; `chance` is its source, at any position."""
        chance.position = data["chance"]
        ended = data["ended"]
        if ended is not None:
            score = ended["score"]
            ended = Outcome(ended["winner"], ended["reason"], tuple(score) if score else None)
        return cls(game, options, chance, game.restore(data["state"]), data["ply"], ended)

    def position(self, events: list[Event]) -> dict[str, Any]:
        """What `replay` prints (rules/README.md, "Records"). Holds both hands: for records, never for people."""
        outcome = self.outcome
        return {
            "ply": self.ply,
            "to_move": self.to_move,
            "legal": self.legal,
            "public": self.game.public(self.state).model_dump(mode="json"),
            "private": [self.game.private(self.state, seat).model_dump(mode="json") for seat in (0, 1)],
            "outcome": outcome.as_json() if outcome else None,
            "events": [event.as_json() for event in events],
        }
