"""The moves of a decision as a short numbered list. Amounts of one thing are one entry with a range, ways to do one
thing one entry with choices. Moves that give something up come last, so that `1` is never one of them."""

from collections.abc import Callable

from partie.cli.boards import Board
from partie.kernel.engine.decision import Decision
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.step import Move

AMOUNT = "amount"
"""The type of argument whose consecutive values are shown as a range."""

ENDING = ("pass", "done")
"""Verbs that end something; they come last."""


class Entry:
    """A line of the menu: one move, moves that differ only in their amount in rising order (`ranged`), or the ways to
    do one thing, best first (`choice`)."""

    __slots__ = ("_choice", "gives_up", "moves")

    def __init__(self, moves: list[Move], choice: bool = False) -> None:
        self.moves = moves
        self._choice = choice
        self.gives_up = False

    @property
    def first(self) -> Move:
        return self.moves[0]

    @property
    def last(self) -> Move:
        return self.moves[-1]

    @property
    def ranged(self) -> bool:
        return len(self.moves) > 1 and not self._choice

    @property
    def choice(self) -> bool:
        return len(self.moves) > 1 and self._choice

    def pick(self, number: int) -> Move | None:
        """The move with this amount, or the choice of this number, counted from 1."""
        if self.choice:
            return self.moves[number - 1] if 0 < number <= len(self.moves) else None
        for move in self.moves:
            if move[-1] == number:
                return move
        return None

    @property
    def bounds(self) -> tuple[int, int]:
        """The lowest and the highest number that `pick` accepts."""
        return (1, len(self.moves)) if self.choice else (self.first[-1], self.last[-1])

    def notation(self, partie: Partie, seat: int) -> str:
        """What to type: `pass`, `bid 5-50`, `settle t12 …`."""
        text = partie.notation(seat, self.first)
        if self.choice:
            words = [partie.notation(seat, move).split() for move in self.moves]
            same = [column[0] for column in zip(*words, strict=False) if len(set(column)) == 1]
            return " ".join([*same, "…"])
        return f"{text}-{self.last[-1]}" if self.ranged else text


class Menu:
    """All entries for a decision. `entries[0]` has the number 1."""

    def __init__(self, partie: Partie, decision: Decision, board: Board | None = None) -> None:
        self.decision = decision
        self.entries = _entries(partie, decision, board or Board())

    def entry(self, number: int) -> Entry | None:
        """The entry of a number, counted from 1."""
        return self.entries[number - 1] if 0 < number <= len(self.entries) else None

    def only_range(self) -> Entry | None:
        """The one entry with a range, if there is exactly one."""
        ranged = [entry for entry in self.entries if entry.ranged]
        return ranged[0] if len(ranged) == 1 else None

    def number(self, move: Move) -> int:
        """The number of the entry that holds a move; 0 if none does."""
        for number, entry in enumerate(self.entries, 1):
            if move in entry.moves:
                return number
        return 0


def _entries(partie: Partie, decision: Decision, board: Board) -> list[Entry]:
    """Sorted by verb, then by rank and price; a set with the proposal first, moves that give something up last."""
    verbs = partie.game.verbs
    seat = decision.seat
    entries: list[Entry] = []
    for moves in decision.groups().values():
        args = verbs[moves[0][0]].args
        if args and args[-1].type_name == AMOUNT and board.apart(partie, moves[0]):
            entries += [Entry([move]) for move in sorted(moves, reverse=True)]
        elif args and args[-1].type_name == AMOUNT:
            entries += _ranges(moves)
        elif decision.kind == "set":
            best = decision.default
            entries += [Entry([move]) for move in sorted(moves, key=lambda move: move != best)]
        else:
            places = {
                move: (board.rank(partie, seat, move), sum(amount for _, amount in decision.price(move)))
                for move in moves
            }
            ordered = sorted(moves, key=lambda move: places[move])
            entries += _grouped(ordered, lambda move: board.group(partie, seat, move))
    for entry in entries:
        entry.gives_up = board.gives_up(partie, seat, entry.first)
    return sorted(entries, key=lambda entry: (entry.gives_up, verbs[entry.first[0]].name in ENDING))


def _grouped(moves: list[Move], group: Callable[[Move], object]) -> list[Entry]:
    """Moves of one group are one entry, at the place of the first."""
    entries: dict[object, Entry] = {}
    for move in moves:
        key = group(move)
        if key in entries:
            entries[key].moves.append(move)
        else:
            entries[move if key is None else key] = Entry([move], choice=key is not None)
    return list(entries.values())


def _ranges(moves: list[Move]) -> list[Entry]:
    entries: list[Entry] = []
    for move in sorted(moves):
        last = entries[-1].moves if entries else []
        if last and last[-1][:-1] == move[:-1] and last[-1][-1] + 1 == move[-1]:
            last.append(move)
        else:
            entries.append(Entry([move]))
    return entries
