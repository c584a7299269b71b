"""Parses a typed line: a menu number, or a move in notation, abbreviated and in any case."""

import unicodedata
from collections.abc import Iterable

from partie.kernel.engine.partie import Partie
from partie.kernel.engine.step import Move
from partie.kernel.errors import PartieError
from partie.text import Words

from .menu import Entry, Menu

MOST_SHOWN = 6
LONGEST = 400


class HowMuch(Exception):
    """Raised when a line names a menu entry without its amount or way."""

    def __init__(self, entry: Entry) -> None:
        super().__init__()
        self.entry = entry


def cleaned(line: str) -> str:
    """The line without control characters."""
    shown = "".join(letter if letter.isprintable() else " " for letter in line[: 2 * LONGEST])
    return " ".join(shown.split())[:LONGEST]


def folded(text: str) -> str:
    """Normalise for comparison: lower case, no accents, no underscores."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss").replace("_", " "))
    return " ".join("".join(letter for letter in plain if not unicodedata.combining(letter)).split())


class Reader:
    """Reads what a seat types for its decision; `asked` is the entry whose amount it was asked for."""

    def __init__(
        self, partie: Partie, seat: int, menu: Menu, words: Words, asked: Entry | None = None
    ) -> None:
        self.asked = asked
        self.partie = partie
        self.seat = seat
        self.menu = menu
        self.words = words

    def move(self, line: str) -> Move | None:
        """The legal move that a line means, None if it means none; an ambiguous one raises."""
        parts = line.split()
        if parts and all(part.isascii() and part.isdecimal() and len(part) < 7 for part in parts):
            return self._numbered([int(part) for part in parts])
        found = self._matching(line, self.menu.decision.moves)
        if len(found) < 2:
            return found[0] if found else None
        for entry in self.menu.entries:
            if len(entry.moves) > 1 and all(move in entry.moves for move in found):
                raise HowMuch(entry)
        raise self._ambiguous(line, found)

    def any_move(self, line: str) -> Move:
        """The move that a line means, legal or not; the error says what was expected."""
        move = self.move(line)
        if move is not None:
            return move
        found = self._matching(line, self.partie.game.actions())
        if not found:
            return self.partie.parse(self.seat, line)
        if len(found) > 1:
            raise self._ambiguous(line, found)
        return found[0]

    def ways(self, line: str) -> list[Move]:
        """The moves that a line means, legal or not: several where they are ways to do the one thing that it names."""
        parts = line.split()
        if parts and all(part.isascii() and part.isdecimal() for part in parts):
            return [self.any_move(line)]
        found = self._matching(line, self.partie.game.actions()) or [self.partie.parse(self.seat, line)]
        if len({move[:2] for move in found}) > 1:
            raise self._ambiguous(line, found)
        return found

    def _numbered(self, numbers: list[int]) -> Move:
        if self.asked is not None and len(numbers) == 1:
            return self._amount(self.asked, numbers[0])
        entry = self.menu.entry(numbers[0])
        if entry is None:
            ranged = self.menu.only_range()
            move = ranged.pick(numbers[0]) if ranged is not None and len(numbers) == 1 else None
            if move is None:
                raise PartieError("no-such-number", number=str(numbers[0]), most=len(self.menu.entries))
            return move
        several = len(entry.moves) > 1
        if not several and len(numbers) == 1:
            return entry.first
        if several and len(numbers) == 1:
            raise HowMuch(entry)
        if not several or len(numbers) > 2:
            raise PartieError(
                "no-such-number", number=" ".join(map(str, numbers)), most=len(self.menu.entries)
            )
        return self._amount(entry, numbers[1])

    def _amount(self, entry: Entry, amount: int) -> Move:
        move = entry.pick(amount)
        if move is None:
            form = entry.notation(self.partie, self.seat)
            low, high = entry.bounds
            raise PartieError("bad-amount", move=form, low=low, high=high)
        return move

    def _matching(self, line: str, moves: Iterable[Move]) -> list[Move]:
        """The moves whose notation begins with the line, word by word; an exact match wins."""
        typed = folded(line).split()
        found: dict[str, Move] = {}
        for move in moves:
            for form in self._forms(move):
                if form == " ".join(typed):
                    return [move]
                if _begins(typed, form.split()):
                    found.setdefault(self.partie.notation(self.seat, move), move)
        return list(found.values())

    def _forms(self, move: Move) -> list[str]:
        """The forms of a move: its notation, also with names in the reader's language."""
        notation = self.partie.notation(self.seat, move)
        verb = self.partie.game.verbs[move[0]]
        named = [verb.name]
        for arg, value in zip(verb.args, move[1:], strict=True):
            named.append(self.words.name(arg.type_name, arg.show(self.partie.state, self.seat, value)))
        return list(dict.fromkeys((folded(notation), folded(" ".join(named)))))

    def _ambiguous(self, line: str, found: list[Move]) -> PartieError:
        shown = [self.partie.notation(self.seat, move) for move in found[:MOST_SHOWN]]
        if len(found) > MOST_SHOWN:
            shown.append("…")
        return PartieError("ambiguous-move", move=line[:80], choices=", ".join(shown))


def _begins(typed: list[str], form: list[str]) -> bool:
    """Whether each typed word is a prefix of its counterpart; numbers and words ending in one must match in full."""
    if not typed or len(typed) > len(form):
        return False
    return all(
        word == whole if word[-1].isdecimal() or whole.isdecimal() else whole.startswith(word)
        for word, whole in zip(typed, form, strict=False)
    )
