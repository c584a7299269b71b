"""Moves in words: a game's verbs with typed arguments, and the one-line notation made from them."""

from typing import Final

from ..engine.state import State
from ..engine.step import Move
from ..errors import PartieError, told


class Arg:
    """A typed argument of a verb: `values` are all that it ever has. Subclasses name them by the position (cities by
    map, plants by number)."""

    def __init__(self, type_name: str, values: tuple[int, ...]) -> None:
        self.type_name = type_name
        self.values = values

    def show(self, s: State, seat: int, value: int) -> str:
        """The value as one word (or several)."""
        return str(value)

    def tell(self, s: State, seat: int, value: int) -> object:
        """The value as JSON data for a client: a number or name that people use, or a list of such."""
        return value

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        """Take the value from the front of `words`, or give None."""
        if words and words[0].removeprefix("-").isdecimal() and len(words[0]) < 10:
            return int(words.pop(0))
        return None


class Named(Arg):
    """An argument whose values have fixed names."""

    def __init__(self, type_name: str, names: tuple[str, ...]) -> None:
        super().__init__(type_name, tuple(range(len(names))))
        self.names: Final = names

    def show(self, s: State, seat: int, value: int) -> str:
        return self.names[value] if 0 <= value < len(self.names) else str(value)

    def tell(self, s: State, seat: int, value: int) -> object:
        return self.names[value]

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        if words and words[0] in self.names:
            return self.names.index(words.pop(0))
        return None


class Verb:
    """A kind of move: its word and its arguments, in the order of the notation.

    `limits`: the rule that says which values go together, where the vocabulary has not all combinations.
    """

    def __init__(self, name: str, *args: Arg, limits: str = "") -> None:
        self.name = name
        self.limits = limits
        self.head = name.split()
        self.args = args
        self.fixed = all(type(arg) is Arg or type(arg) is Named for arg in args)
        """Whether its notation means the same in every position."""


def show_move(verbs: tuple[Verb, ...], s: State, seat: int, move: Move) -> str:
    """The one-line notation of a move."""
    verb = verbs[move[0]]
    words = [verb.name]
    for arg, value in zip(verb.args, move[1:], strict=True):
        text = arg.show(s, seat, value)
        if text:
            words.append(text)
    return " ".join(words)


def tell_move(verbs: tuple[Verb, ...], s: State, seat: int, move: Move) -> dict[str, object]:
    """The arguments of a move by name, as JSON data."""
    verb = verbs[move[0]]
    return {arg.type_name: arg.tell(s, seat, value) for arg, value in zip(verb.args, move[1:], strict=True)}


def read_move(verbs: tuple[Verb, ...], s: State, seat: int, text: str) -> Move:
    """The verb and the values that a notation names, in whatever range; an error says what was expected."""
    words = text.lower().split() if len(text) <= 400 else []
    first = words[0] if words else ""
    alike: Verb | None = None
    for number, verb in enumerate(verbs):
        head = verb.head
        if head[0] != first:
            continue
        alike = alike or verb
        if len(head) > 1 and words[: len(head)] != head:
            continue
        rest = words[len(head) :]
        move = [number]
        for arg in verb.args:
            value = arg.read(s, seat, rest)
            if value is None:
                break
            move.append(value)
        else:
            if not rest:
                return tuple(move)
    if alike is not None:
        form = " ".join([alike.name, *(f"<{arg.type_name}>" for arg in alike.args)])
        raise PartieError("bad-move-form", move=text[:80], form=form)
    raise unknown_move(verbs, text)


def unknown_move(verbs: tuple[Verb, ...], given: object) -> PartieError:
    """Create the error for a line that begins with no known verb; the caller raises it."""
    return PartieError("unknown-move", move=told(given), choices=", ".join(verb.name for verb in verbs))
