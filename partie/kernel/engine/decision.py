"""A decision: which seat must choose, and what. Moves are listed lazily."""

from typing import TYPE_CHECKING, Any

from ..errors import PartieError
from .state import deciders, default, legal, play
from .step import AnyStep, Move, Price

if TYPE_CHECKING:
    from .partie import Partie


class Decision:
    """What one seat must decide now. Valid until that seat moves; asked later, it raises `stale-decision`."""

    __slots__ = ("_made_at", "_moves", "_partie", "_revealing", "_takebacks", "seat", "step")

    def __init__(self, partie: "Partie", seat: int, step: AnyStep) -> None:
        self._partie = partie
        self._made_at = len(partie.moves)
        self._takebacks = partie.takebacks
        self._moves: list[Move] | None = None
        self._revealing: dict[Move, bool] = {}
        """Cached results of trials, by the move that stands for a group (`Step.tried_as`)."""
        self.seat = seat
        self.step = step

    @property
    def id(self) -> str:
        """Its name, the same until the seat moves.

        Examples:
            >>> game.decisions[0].id
            '0.0.0'
        """
        self._check_valid()
        return self._partie.decision_id(self.seat)

    @property
    def kind(self) -> str:
        """One of the closed list of kinds (kernel/engine/step.py).

        Examples:
            >>> game.decisions[0].kind
            'card'
        """
        return self.step.sort()

    @property
    def moves(self) -> list[Move]:
        """Every legal move.

        Examples:
            >>> game.decisions[0].moves
            [(2, 3), (2, 4), (2, 5), (2, 6)]
        """
        self._check_valid()
        if self._moves is None:
            self._moves = legal(self._partie.state, self.seat)
        return self._moves

    @property
    def default(self) -> Move:
        """A safe move for an absent player.

        Examples:
            >>> game.notation(0, game.decisions[0].default)
            'open 3'
        """
        self._check_valid()
        return default(self._partie.state, self.seat)

    @property
    def prompt(self) -> tuple[str, dict[str, object]]:
        """The question as a text key and its arguments.

        Examples:
            >>> game.decisions[0].prompt
            ('choose-plant-first-round', {})
        """
        self._check_valid()
        return self.step.prompt(self._partie.state)

    def price(self, move: Move) -> Price:
        """The cost of a move, in parts.

        Examples:
            >>> game.decisions[0].price((2, 4))
            ()
        """
        self._check_valid()
        return self.step.price(self._partie.state, move)

    def reveals(self, move: Move) -> bool:
        """Whether a move draws, rolls or uncovers something and so cannot be undone.

        Found by playing it on a copy; moves with the same `tried_as` share one result.

        Examples:
            >>> game.decisions[0].reveals((2, 4))
            False
        """
        self._check_valid()
        return self._reveals(move)

    def _reveals(self, move: Move) -> bool:
        s = self._partie.state
        if len(deciders(s)) > 1:
            return False  # a lane changes only its own seat; draws happen after the last lane
        kind = self.step.tried_as(s, move)
        if kind is None:
            return False
        known = self._revealing.get(kind)
        if known is None:
            trial = s.copy()
            play(trial, self.seat, move)
            known = self._revealing[kind] = trial.revealed != s.revealed
        return known

    def groups(self) -> dict[str, list[Move]]:
        """The legal moves by verb.

        Examples:
            >>> game.decisions[0].groups()
            {'open': [(2, 3), (2, 4), (2, 5), (2, 6)]}
        """
        verbs = self._partie.game.verbs
        groups: dict[str, list[Move]] = {}
        for move in self.moves:
            groups.setdefault(verbs[move[0]].name, []).append(move)
        return groups

    def data(self) -> dict[str, Any]:
        """The decision as plain JSON data for a client (docs/protocol.md).

        Examples:
            >>> sorted(game.decisions[0].data())
            ['default', 'id', 'kind', 'moves', 'prompt', 'seat']
        """
        key, arguments = self.prompt
        partie, step = self._partie, self.step
        return {
            "id": self.id,
            "seat": self.seat,
            "kind": self.kind,
            "prompt": {"key": key, "args": arguments},
            "moves": {
                verb: [
                    {
                        "move": list(move),
                        "verb": verb,
                        "args": partie.game.arguments(partie.state, self.seat, move),
                        "text": partie.notation(self.seat, move),
                        "price": [list(part) for part in step.price(partie.state, move)],
                        "reveals": self._reveals(move),
                    }
                    for move in moves
                ]
                for verb, moves in self.groups().items()
            },
            "default": list(self.default),
        }

    def _check_valid(self) -> None:
        partie = self._partie
        if len(partie.moves) == self._made_at and partie.takebacks == self._takebacks:
            return
        if partie.takebacks != self._takebacks or self.seat in partie.movers[self._made_at :]:
            raise PartieError("stale-decision", seat=self.seat)
