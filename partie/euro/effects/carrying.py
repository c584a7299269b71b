"""Executes effects: the player chooses the order of the parts, one at a time.

`Opening` (automatic) opens an effect: pure gains happen at once; `Ask` asks for parts that cost, choose or draw. An
open effect is a *bag* of entries: nodes, with how often each may still be done.
"""

from typing import Any, ClassVar, Final

from partie.kernel.engine.state import State
from partie.kernel.engine.step import AutoStep, Move, Step

from .bag import Bag, Entries
from .node import S
from .part import Part
from .table import NODES_A_SOURCE, Table

MUST: Final = 1
"""At least one part must be done before `done` is offered."""
CHOSEN: Final = 4
"""The player has chosen the next part and is doing it."""
# Games add flags of their own: 2, and from 8 on. Those stay with the effect until it is over.
PASSING: Final = MUST | CHOSEN
"""Flags that end when something is done."""


def flush(table: Table[S], s: S, seat: int) -> None:
    """Put triggered effects that ask on the agenda, in the owner's order."""
    waiting = table.waiting(s)
    if waiting:
        entries: Entries = ()
        for nid in waiting:
            entries += table.nodes[nid].entry()
        table.wait(s, ())
        s.agenda.append(table.bag(entries).opening(seat, 0))


def open_bag(s: State, seat: int, bag: Bag, flags: int, judged: bool = False) -> None:
    """Open an effect when nothing else on the agenda comes before it: give what it gives, ask the rest. `judged`: that
    something of it can be done is known."""
    table = bag.table
    if bag.asks_one:
        if judged or bag.parts[0].can(s, seat, table.goods(s, seat)) or _aside(s, seat, table, flags):
            s.agenda.append(bag.rest.asking(seat, flags, 0))
        return
    if bag.gives:
        flags &= ~MUST
        for gift in bag.gifts:
            table.gain(s, seat, gift, flags)
    parts = bag.parts
    if table.waiting(s):
        if parts:
            s.agenda.append(bag.rest.opening(seat, flags))
        flush(table, s, seat)
    elif len(parts) == 1 and parts[0].sure:
        close(s, seat, bag, flags)
    elif parts:
        _ask_which(s, seat, bag, flags)


def carry_out(s: State, seat: int, node: Part[Any], flags: int, judged: bool = False) -> None:
    """Open an effect at once: what `push` does, where nothing comes before it on the agenda."""
    open_bag(s, seat, node.bag(), flags, judged)


def _aside(s: State, seat: int, table: Table[Any], flags: int) -> bool:
    """Whether something beside the parts may be done while they wait."""
    return not flags & PASSING and bool(table.aside(s, seat))


def _ask_which(s: State, seat: int, bag: Bag, flags: int) -> None:
    """Ask which part comes next, unless one alone can be done, or what can be done is given anyway."""
    table, parts = bag.table, bag.parts
    goods = table.goods(s, seat)
    able = [place for place, part in enumerate(parts) if part.always or part.can(s, seat, goods)]
    asking = [place for place in able if not parts[place].sure]
    if asking:
        one = parts[asking[0]]
        if len(able) > 1:
            s.agenda.append(bag.rest.asking(seat, flags, -1))
        elif one.unfolds:
            s.agenda.append(bag.instead(asking[0], one.inside()).opening(seat, flags))
        else:
            s.agenda.append(bag.rest.asking(seat, flags, asking[0]))
        return
    if any(not part.sure for part in parts):
        if _aside(s, seat, table, flags):
            s.agenda.append(bag.rest.asking(seat, flags, -1))
            return
        if any(parts[place].pays for place in able):
            # Gains may pay for a part that asks.
            later: Entries = ()
            for place, part in enumerate(parts):
                if not part.sure:
                    later += bag.left[2 * place : 2 * place + 2]
            s.agenda.append(table.opening(seat, flags & ~MUST, later))
    close(s, seat, bag, flags)


def close(s: State, seat: int, bag: Bag, flags: int) -> None:
    """The player is done: remaining pure gains still happen."""
    for part in bag.parts:
        if part.sure:
            part.give_rest(s, seat, flags)
    flush(bag.table, s, seat)


class Opening(AutoStep[Any]):
    """Opens an effect, or goes on with what is left of one. A game names its table in a class of its own."""

    __slots__ = ("bag", "entries", "flags")

    name: ClassVar[str] = "parts"

    def __init__(self, seat: int, flags: int, entries: Entries) -> None:
        super().__init__(seat)
        self.flags = flags
        self.entries = entries
        self.bag = self.table().bag(entries)

    def table(self) -> Table[Any]:
        raise NotImplementedError

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.flags, self.entries)

    def act(self, s: State) -> None:
        open_bag(s, self.seat, self.bag, self.flags)


class Ask(Step[Any]):
    """Asks for the next part, or done; with one part left or chosen, for that part's own moves."""

    __slots__ = ("bag", "entries", "flags", "focus")

    name: ClassVar[str] = "effect"

    def __init__(self, seat: int, flags: int, focus: int, entries: Entries) -> None:
        super().__init__(seat)
        self.flags = flags
        self.focus = focus
        self.entries = entries
        self.bag = self.table().bag(entries)
        self.binds = focus >= 0 and self.bag.parts[focus].opens

    def table(self) -> Table[Any]:
        raise NotImplementedError

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.flags, self.focus, self.entries)

    def sorted_moves(self, s: State) -> tuple[list[Move], list[Move]]:
        seat, part = self.seat, self.bag.parts[self.focus]
        sure: list[Move] = []
        doubtful: list[Move] = []
        for move in part.moves(s, seat):
            keeps = part.keeps(s, seat, move)
            if keeps is None:
                doubtful.append(move)
            elif keeps:
                sure.append(move)
        return self._with_others(s, sure), doubtful

    def sort(self) -> str:
        return self.kind if self.focus < 0 else self.bag.parts[self.focus].sort

    def node(self) -> Part[Any] | None:
        """The part whose moves are asked; None if a part must be chosen first."""
        return self.bag.parts[self.focus] if self.focus >= 0 else None

    def moves(self, s: State) -> list[Move]:
        seat, parts = self.seat, self.bag.parts
        if self.focus >= 0:
            found = parts[self.focus].moves(s, seat)
        else:
            table = self.bag.table
            answers, goods = table.answers.parts, table.goods(s, seat)
            found = [answers[i] for i, part in enumerate(parts) if part.always or part.can(s, seat, goods)]
        return self._with_others(s, found)

    def _with_others(self, s: State, found: list[Move]) -> list[Move]:
        """The moves of parts with those that are beside them."""
        if self.flags & PASSING:
            return found
        table = self.bag.table
        return [table.answers.done, *found, *table.aside(s, self.seat)]

    def check(self, s: State, move: Move) -> str | None:
        seat, parts, table = self.seat, self.bag.parts, self.bag.table
        free = not self.flags & PASSING
        if move == table.answers.done:
            return None if free else table.rules["chosen" if self.flags & CHOSEN else "must"]
        if table.is_aside(move):
            return table.why_not_aside(s, seat, move) if free else table.rules["must"]
        if self.focus >= 0:
            rule = parts[self.focus].why(s, seat, move)
            if rule is None or rule != table.not_now(move) or self.flags & CHOSEN:
                return rule
        elif move[0] == table.answers.verb_part:
            number = move[1]
            allowed = number < len(parts) and parts[number].can(s, seat, table.goods(s, seat))
            return None if allowed else table.not_now(move)
        return self._why_elsewhere(s, move)

    def _why_elsewhere(self, s: State, move: Move) -> str:
        """The rule by which the parts that are not asked for refuse a move; or that they are to be chosen first."""
        table = self.bag.table
        for part in self.bag.parts:
            rule = part.why(s, self.seat, move)
            if rule is None:
                # It is to be chosen first; or what it opens cannot be met.
                kept = not part.opens or part.keeps(s, self.seat, move)
                return table.rules["chosen"] if kept else part.rule()
            if rule != table.not_now(move):
                return rule
        return table.not_now(move)

    def apply(self, s: State, move: Move) -> None:
        seat, bag = self.seat, self.bag
        table = bag.table
        if move == table.answers.done:
            s.agenda.pop()
            close(s, seat, bag, self.flags)
        elif move[0] == table.answers.verb_part:
            s.agenda.pop()
            self._choose_part(s, move[1])
        elif table.is_aside(move):
            # It is opened anew afterwards: what is done beside it may change what its parts can do.
            s.agenda[-1] = bag.opening(seat, self.flags)
            table.do_aside(s, seat, move)
        else:
            s.agenda.pop()
            self._do(s, move)

    def _do(self, s: State, move: Move) -> None:
        seat, bag, part = self.seat, self.bag, self.bag.parts[self.focus]
        chosen = part.chosen(move)
        if chosen is not None:
            open_bag(s, seat, bag.instead(self.focus, chosen), self.flags & ~CHOSEN)
            return
        rest = bag.after(self.focus)
        if rest.entries:
            s.agenda.append(rest.opening(seat, self.flags & ~PASSING))
        part.do(s, seat, move, self.flags & ~CHOSEN)
        flush(bag.table, s, seat)

    def _choose_part(self, s: State, number: int) -> None:
        seat, bag, flags = self.seat, self.bag, self.flags
        part, table = bag.parts[number], bag.table
        if part.sure:
            s.agenda.append(bag.without(number).opening(seat, flags & ~MUST))
            part.give_rest(s, seat, flags)
            flush(table, s, seat)
        elif part.unfolds:
            s.agenda.append(bag.instead(number, part.inside()).opening(seat, flags))
        elif part.at_once:
            s.agenda.append(bag.without(number).opening(seat, flags & ~MUST))
            part.do(s, seat, part.moves(s, seat)[0], flags)
            flush(table, s, seat)
        else:
            s.agenda.append(bag.rest.asking(seat, flags | CHOSEN, number))

    def prompt(self, s: State) -> tuple[str, dict[str, object]]:
        source = self.entries[0] // NODES_A_SOURCE
        return "effect", {"source": source, "parts": list(self.entries[::2]), "focus": self.focus}
