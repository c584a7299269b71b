"""The moves of a decision as a short numbered list: amounts of one thing are one entry with a range."""

from collections.abc import Callable

from partie.kernel.decision import Decision
from partie.kernel.partie import Partie
from partie.kernel.step import Move

AMOUNT = "amount"
"""The type of argument whose neighbouring values are told as a range."""


class Entry:
    """A line of the menu: one move, or moves that differ only in their amount, in rising order."""

    __slots__ = ("moves",)

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves

    @property
    def first(self) -> Move:
        return self.moves[0]

    @property
    def last(self) -> Move:
        return self.moves[-1]

    @property
    def ranged(self) -> bool:
        return len(self.moves) > 1

    def amount(self, number: int) -> Move | None:
        """The move with this amount."""
        for move in self.moves:
            if move[-1] == number:
                return move
        return None

    def notation(self, partie: Partie, seat: int) -> str:
        """What to type: `pass`, `bid 5-50`."""
        text = partie.notation(seat, self.first)
        return f"{text}-{self.last[-1]}" if self.ranged else text


Rank = Callable[[Partie, int, Move], int]
"""How far down a move stands among those of its verb."""


def _alike(partie: Partie, seat: int, move: Move) -> int:
    return 0


class Menu:
    """All entries for a decision. `entries[0]` has the number 1."""

    def __init__(self, partie: Partie, decision: Decision, rank: Rank = _alike) -> None:
        self.decision = decision
        self.entries = _entries(partie, decision, rank)

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


def _entries(partie: Partie, decision: Decision, rank: Rank) -> list[Entry]:
    """Verb by verb; moves of a verb by rank and price, a set with the proposal first."""
    verbs = partie.game.verbs
    entries: list[Entry] = []
    for moves in decision.groups().values():
        args = verbs[moves[0][0]].args
        if args and args[-1].type_name == AMOUNT:
            entries += _ranges(moves)
        elif decision.kind == "set":
            best = decision.default
            entries += [Entry([move]) for move in sorted(moves, key=lambda move: move != best)]
        else:
            places = {
                move: (
                    rank(partie, decision.seat, move),
                    sum(amount for _, amount in decision.price(move)),
                )
                for move in moves
            }
            entries += [Entry([move]) for move in sorted(moves, key=lambda move: places[move])]
    return entries


def _ranges(moves: list[Move]) -> list[Entry]:
    entries: list[Entry] = []
    for move in sorted(moves):
        last = entries[-1].moves if entries else []
        if last and last[-1][:-1] == move[:-1] and last[-1][-1] + 1 == move[-1]:
            last.append(move)
        else:
            entries.append(Entry([move]))
    return entries
