"""A partie: one game being played. Everything outside the engine drives games through this class."""

import json
from collections.abc import Sequence
from typing import Any

from ..errors import IllegalMove, PartieError, told
from ..keeping.record import FORMAT, write
from .chance import Dice
from .decision import Decision
from .game import Game, check_playable
from .preview import Preview
from .result import Result
from .state import NOT_ASKED, Event, State, deciders, legal, play, refusal, step_of
from .step import WAITS, Move

TAKEBACK = "takeback of "
"""How the note of a takeback begins."""


class Partie:
    """Game, state and record. `seed` -1: unknown or not used (the start is a given position).

    Arguments from users (seats, moves, orders) are typed `object`, so that wrong values raise a PartieError instead of
    the TypeError that compiled code raises for a non-`int`.
    """

    __slots__ = (
        "began",
        "game",
        "marks",
        "movers",
        "moves",
        "notes",
        "options",
        "orders",
        "origin",
        "past",
        "seed",
        "seats",
        "start",
        "state",
        "takebacks",
    )

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: dict[str, str],
        start: dict[str, Any] | None = None,
        state: State | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.start = start
        """The partial position the game began with, if not with the setup."""
        self.origin: State | None = None
        """The state from which the moves continue, if it is neither the setup nor `start`: for a guess, or for a game
        continued under newer rules. Never changed."""
        self.past: tuple[str, ...] = ()
        """Lines of the record before `origin`, played under older rules."""
        self.began = game.version
        """The version of the rules at the beginning of the record."""
        self.moves: list[Move] = []
        """The moves since the beginning, or since `origin`."""
        self.movers: list[int] = []
        self.marks: list[int] = []
        """The number of events before each move."""
        self.notes: list[tuple[int, str]] = []
        """(before move number, text): seat changes, takebacks, rules versions."""
        self.orders: dict[int, str] = {}
        """Standing orders by seat."""
        self.takebacks = 0
        if state is None:
            state = self.first_state()
            if start is not None:
                check_playable(game, state)
        self.state = state
        self.state.events = []
        self.state.chance = []

    def first_state(self) -> State:
        """The position the moves begin with.

        Examples:
            >>> _ = game.play(0, 'open 4')
            >>> game.first_state().key() == game.at(0).key()
            True
        """
        if self.origin is not None:
            return self.origin.copy()
        if self.start is None:
            return self.game.setup(self.seats, self.seed, self.options)
        return self.game.position(self.start, self.seats, self.seed, self.options)

    # Deciding

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        Examples:
            >>> game.over
            False
        """
        return not self.state.agenda

    @property
    def decisions(self) -> list[Decision]:
        """The open decisions, one for each seat that must choose; empty when the game is over.

        Examples:
            >>> decision = game.decisions[0]
            >>> decision.seat, decision.kind, len(decision.moves)
            (0, 'card', 4)
        """
        found = []
        for seat in deciders(self.state):
            step = step_of(self.state, seat)
            if step is not None:
                found.append(Decision(self, seat, step))
        return found

    def decision_id(self, seat: int) -> str:
        """The same until this seat moves, whatever other seats do.

        Examples:
            >>> game.decision_id(0)
            '0.0.0'
        """
        return f"{seat}.{self.movers.count(seat)}.{self.takebacks}"

    def decision(self, seat: int) -> Decision:
        """The decision of one seat; an error if it has none.

        Examples:
            >>> game.decision(0).kind
            'card'
        """
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        raise PartieError("no-decision", seat=told(seat, 20))

    def legal(self, seat: int) -> list[Move]:
        """The legal moves of a seat; none if it is not asked.

        Examples:
            >>> [game.notation(0, move) for move in game.legal(0)]
            ['open 3', 'open 4', 'open 5', 'open 6']
        """
        return legal(self.state, seat) if self._seat(seat) >= 0 else []

    def notation(self, seat: int, move: Move) -> str:
        """A move as one line.

        Examples:
            >>> game.notation(0, (2, 4))
            'open 4'
        """
        return self.game.notation(self.state, seat, move)

    def parse(self, seat: int, text: str) -> Move:
        """Parse a line of notation into a move; the error for an invalid line shows the form of its verb.

        Examples:
            >>> game.parse(0, 'open 4')
            (2, 4)
        """
        return self.game.parse(self.state, seat, text)

    def read(self, seat: object, move: object) -> Move:
        """A move of the game's vocabulary however it was given (notation, list or tuple); an error if it is none.

        Examples:
            >>> game.read(0, 'open 4') == game.read(0, [2, 4])
            True
        """
        number = self._seat(seat)
        if number < 0:
            # Do not repeat numbers that JSON cannot represent.
            shown = seat if type(seat) is int and abs(seat) < 1000 else -1
            raise IllegalMove("no-such-seat", shown, told(move))
        return self._read(number, move)

    def _read(self, seat: int, move: object) -> Move:
        game = self.game
        return game.parse(self.state, seat, move) if isinstance(move, str) else game.move(seat, move)

    def why_not(self, seat: object, move: object) -> str | None:
        """None if the move is legal now, else the number of the rule that forbids it (or a plain key).

        Examples:
            >>> game.why_not(0, 'open 9')
            'PG-MKT-13'
            >>> game.why_not(0, 'open 4') is None
            True
        """
        number = self._seat(seat)
        if number < 0:
            return "no-such-seat"
        try:
            given = self._read(number, move)
        except IllegalMove as refused:
            return refused.rule
        return self.rule_against(number, given)

    def _seat(self, seat: object) -> int:
        """The number of a seat of the game; -1 for anything else."""
        return seat if type(seat) is int and 0 <= seat < self.seats else -1

    def rule_against(self, seat: int, move: Move) -> str | None:
        """Like `why_not`, for a move and seat that are already checked.

        Examples:
            >>> game.rule_against(1, game.parse(0, 'open 4'))
            'PG-AUC-03'
        """
        rule = refusal(self.state, seat, move)
        if rule != NOT_ASKED:
            return rule
        return self.game.out_of_turn(self.state, seat, move) if self.state.agenda else "game-over"

    # Playing

    def play(self, seat: object, move: object) -> list[Event]:
        """Play a move and give what happened. An illegal one raises IllegalMove and changes nothing.

        Examples:
            >>> game.play(0, 'open 4')
            [('opened', 0, 4)]
        """
        number = self._seat(seat)
        given = self.read(seat, move) if number < 0 else self._read(number, move)
        rule = self.rule_against(number, given)
        if rule is not None:
            raise IllegalMove(rule, number, told(move))
        self.push(number, given)
        events = self.state.events
        return [] if events is None else events[self.marks[-1] :]

    def push(self, seat: int, move: Move) -> None:
        """Play a move known to be legal (one of the listed).

        Examples:
            >>> game.push(0, game.legal(0)[0])
            >>> game.notation(0, game.moves[-1])
            'open 3'
        """
        s = self.state
        self.moves.append(move)
        self.movers.append(seat)
        self.marks.append(len(s.events))  # type: ignore[arg-type]
        play(s, seat, move)

    def note(self, text: str) -> None:
        """Put a remark into the record here.

        Examples:
            >>> game.note('Anna fetches coffee')
            >>> game.notes
            [(0, 'Anna fetches coffee')]
        """
        self.notes.append((len(self.moves), " ".join(text.split())))

    def preview(self, seat: int, moves: Sequence[object]) -> Preview:
        """Preview a buffer of a seat's moves on a copy, stopping before the first revelation.

        Examples:
            >>> after = game.preview(0, ['open 4'])
            >>> after.played, [each.kind for each in after.decisions]
            (1, ['amount'])
        """
        seen = Preview(self.copy(), seat, 0, False)
        for given in moves:
            seen = seen.then(given)
        return seen

    def set_order(self, seat: object, words: object) -> None:
        """Set or withdraw (None) a standing order: it becomes ordinary moves when its decision comes.

        Examples:
            >>> _ = game.play(0, 'open 4'), game.play(0, 'bid 4')
            >>> bidder = game.decisions[0].seat
            >>> game.set_order(bidder, 'limit 24')
            >>> game.set_order(bidder, None)
        """
        number = self._seat(seat)
        if number < 0:
            raise PartieError("no-such-seat", seat=told(seat, 20), last=self.seats - 1)
        if words is None:
            self.orders.pop(number, None)
            return
        text = words if isinstance(words, str) else repr(words)
        self.orders[number] = self.game.read_order(self.state, number, text)

    def ordered(self) -> tuple[int, Move] | None:
        """The next move made by a standing order, with its seat, if any. The caller plays it.

        Orders that no longer apply, or whose move is illegal, are removed, so that they cannot block the table.

        Examples:
            >>> _ = game.play(0, 'open 4'), game.play(0, 'bid 4')
            >>> bidder = game.decisions[0].seat
            >>> game.set_order(bidder, 'limit 24')
            >>> seat, move = game.ordered()
            >>> seat == bidder, game.notation(seat, move)
            (True, 'bid 5')
        """
        for seat in deciders(self.state):
            words = self.orders.get(seat)
            if words is None:
                continue
            move = self.game.order(self.state, seat, words)
            if move == WAITS:
                continue
            if move is not None and self.why_not(seat, move) is None:
                return seat, move
            del self.orders[seat]
        return None

    def takeback(self, upto: object) -> None:
        """Go back to the position after `upto` moves; the record notes it, and other notes stay.

        Examples:
            >>> _ = game.play(0, 'open 4')
            >>> game.takeback(0)
            >>> game.moves, game.notes
            ([], [(0, 'takeback of 1 moves')])
        """
        if type(upto) is not int or not 0 <= upto < len(self.moves):
            raise PartieError("bad-takeback", upto=told(upto, 20), moves=len(self.moves))
        self.state = self.at(upto).state
        self.shorten(upto)

    def shorten(self, upto: int) -> None:
        """Remove moves from the record, with a note. The caller must set the state.

        Examples:
            >>> _ = game.play(0, 'open 4')
            >>> game.state = game.at(0).state
            >>> game.shorten(0)
            >>> game.moves, game.over
            ([], False)
        """
        gone = len(self.moves) - upto
        del self.moves[upto:], self.movers[upto:], self.marks[upto:]
        self.notes = [(min(number, upto), text) for number, text in self.notes]
        self.takebacks += 1
        self.note(f"{TAKEBACK}{gone} moves")

    def at(self, upto: object) -> "Partie":
        """The game as it was after `upto` moves.

        Examples:
            >>> _ = game.play(0, 'open 4')
            >>> game.at(0).moves
            []
        """
        if type(upto) is not int or not 0 <= upto <= len(self.moves):
            raise PartieError("bad-upto-beyond", upto=told(upto, 20), moves=len(self.moves))
        earlier = Partie(self.game, self.seats, self.seed, self.options, self.start, self.first_state())
        self._lend_beginning(earlier)
        for i in range(upto):
            earlier.push(self.movers[i], self.moves[i])
        earlier.notes = [(number, text) for number, text in self.notes if number <= upto]
        earlier.takebacks = self.takebacks
        return earlier

    def _lend_beginning(self, other: "Partie") -> None:
        other.origin, other.past, other.began = self.origin, self.past, self.began

    # Looking

    def _viewer(self, seat: object) -> int:
        """The number of a viewer: a seat, or -1 for a spectator."""
        number = self._seat(seat)
        if number < 0 and seat is not None and (type(seat) is not int or seat != -1):
            raise PartieError("no-such-seat", seat=told(seat, 20), last=self.seats - 1)
        return number

    def mask(self, seat: object) -> State:
        """The state as a seat (None: a spectator) knows it.

        Examples:
            >>> game.mask(0).key() == game.mask(1).key()
            True
        """
        return self.game.mask(self.state, self._viewer(seat))

    def view(self, seat: object) -> dict[str, Any]:
        """The JSON that clients draw, made from the mask alone. The caller may change it.

        Examples:
            >>> sorted(game.view(0))[:4]
            ['asked', 'auction', 'cities', 'end']
        """
        return {key: _own(part) for key, part in self.drawing(seat).items()}

    def drawing(self, seat: object) -> dict[str, Any]:
        """Like `view`, but cheaper: parts may be shared between calls, so callers must not change it.

        Examples:
            >>> game.drawing(0) == game.view(0)
            True
        """
        number = self._viewer(seat)
        return self.game.view(self.game.mask(self.state, number), number)

    def guess(self, seat: object, dice: Dice) -> "Partie":
        """A game with a possible full state for what the seat knows (a determinization). It continues from here,
        without history.

        Examples:
            >>> from partie.kernel.engine.chance import Dice
            >>> world = game.guess(0, Dice(1))
            >>> world.key() == game.key(), world.over
            (False, False)
        """
        world = self.game.guess(self.mask(seat), dice)
        other = Partie(self.game, self.seats, -1, self.options, None, world)
        other.origin = world.copy()
        return other

    def events_for(self, seat: object, since: int = 0) -> list[Event]:
        """Everything that happened from event number `since` on, as a seat may see it.

        Examples:
            >>> _ = game.play(0, 'open 4')
            >>> game.events_for(1)
            [('opened', 0, 4)]
        """
        number = self._viewer(seat)
        return [self.game.event_for(event, number) for event in (self.state.events or [])[since:]]

    def copy(self) -> "Partie":
        """An independent game at the same point.

        Examples:
            >>> twin = game.copy()
            >>> twin.key() == game.key(), twin is game
            (True, False)
        """
        twin = Partie(self.game, self.seats, self.seed, self.options, self.start, self.state.copy())
        self._lend_beginning(twin)
        twin.moves, twin.movers = self.moves.copy(), self.movers.copy()
        twin.marks = self.marks.copy()
        twin.notes, twin.orders, twin.takebacks = self.notes.copy(), self.orders.copy(), self.takebacks
        twin.state.events = (self.state.events or []).copy()
        twin.state.chance = (self.state.chance or []).copy()
        return twin

    def key(self) -> tuple[object, ...]:
        """Equal for equal positions.

        Examples:
            >>> game.key() == game.copy().key()
            True
        """
        return self.state.key()

    @property
    def result(self) -> Result | None:
        """None while the game runs, else the ranking with tie-breaks and breakdown.

        Examples:
            >>> game.result is None
            True
        """
        return None if self.state.agenda else self.game.result(self.state)

    # Keeping

    def save(self) -> str:
        """The game as text, at any moment.

        Examples:
            >>> partie.load(game.save()).key() == game.key()
            True
        """
        return json.dumps(
            {
                "partie": FORMAT,
                "game": self.game.name,
                "rules": self.game.version,
                "seats": self.seats,
                "options": self.options,
                "seed": str(self.seed),
                "start": self.start,
                "began": self.began,
                "past": self.past,
                "origin": None if self.origin is None else self.origin.save(),
                "moves": [[seat, *move] for seat, move in zip(self.movers, self.moves, strict=True)],
                "notes": [[at, text] for at, text in self.notes],
                "takebacks": self.takebacks,
                "state": self.state.save(),
            },
            ensure_ascii=False,
            separators=(",", ":"),
        )

    def record(self, seat: object = None) -> str:
        """The game as a text file a person can follow: whole, or as a seat (-1: a spectator) may know it.

        Examples:
            >>> game.record().splitlines()[:3]
            ['partie record 1', 'game powergrid', 'rules 1.1']
        """
        return write(self, None if seat is None else self._viewer(seat))


def _own(part: Any) -> Any:
    """A copy of a piece of JSON."""
    if isinstance(part, dict):
        return {key: _own(inner) for key, inner in part.items()}
    if isinstance(part, list):
        return [_own(inner) for inner in part]
    return part
