"""Carrying out effects: the parts of an effect in the order the player likes, asked one at a time.

`Parts` (automatic) opens an effect: what only gives happens at once, what costs, chooses or draws is asked by `Ask`.
An effect that is open is a *bag* of entries: which nodes, and how often each may still be done.
"""

from typing import Any, ClassVar, Final

from partie.kernel.state import State
from partie.kernel.step import AutoStep, Move, Step

from ..amounts import Gift
from .doing import UNTOUCHED, AllOf, Choose, Gain, If
from .node import MOST_KEPT, NODES_A_SOURCE, Entries, Node, S, Table

MUST: Final = 1
"""At least a part has to be done: there is no `done` before."""
CHOSEN: Final = 4
"""The player has said which part comes next, and does it."""
# Games add flags of their own: 2, and from 8 on. Those stay with the effect until it is over.
PASSING: Final = MUST | CHOSEN
"""Flags that are over when something is done."""


class Bag:
    """Entries taken apart: what is simply gained, and the parts that are asked for."""

    __slots__ = ("asks_one", "entries", "gifts", "gives", "left", "parts", "table")

    def __init__(self, table: Table[Any], entries: Entries) -> None:
        self.table = table
        self.entries = entries
        self.gives = False
        self.gifts: list[Gift] = []
        self.parts: list[Node[Any]] = []
        left: list[int] = []
        self._take_apart(entries, left)
        self.left: Entries = tuple(left)
        """The entries of the parts: of these none simply gives."""
        self.asks_one = not self.gives and len(self.parts) == 1 and not self.parts[0].sure
        self.asks_one = self.asks_one and not isinstance(self.parts[0], If)
        """Whether it gives nothing and has one part, which asks."""

    def _take_apart(self, entries: Entries, left: list[int]) -> None:
        for place in range(0, len(entries), 2):
            node, times = self.table.nodes[entries[place]], entries[place + 1]
            if isinstance(node, Gain) and times == UNTOUCHED:
                self.gives = True
                if node.gift:
                    self.gifts.append(node.gift.without_cards())
                if node.gift.cards:
                    left += (node.nid, 1)
                    self.parts.append(node)
            elif isinstance(node, AllOf):
                for part in node.parts:
                    self._take_apart(part.entry(), left)
            elif not node.inert:
                left += (node.nid, times)
                self.parts.append(node)

    def after(self, part: int) -> "Bag":
        """What is left when one unit of a part is done."""
        at = 2 * part
        times = self.left[at + 1] - 1
        now = (self.left[at], times) if times else ()
        return bag_of(self.table, self.left[:at] + now + self.left[at + 2 :])

    def without(self, part: int) -> "Bag":
        """What is left when a part is over."""
        return bag_of(self.table, self.left[: 2 * part] + self.left[2 * part + 2 :])

    def instead(self, part: int, chosen: Node[Any]) -> "Bag":
        """What is to be done when something below a part takes its place: an option, or what a condition allows."""
        at = 2 * part
        return bag_of(self.table, self.left[:at] + chosen.entry() + self.left[at + 2 :])


def bag_of(table: Table[Any], entries: Entries) -> Bag:
    """Entries taken apart, once for all as long as they are remembered."""
    found: Bag | None = table.bags.get(entries)
    if found is None:
        if len(table.bags) >= MOST_KEPT:
            table.bags.clear()
        found = Bag(table, entries)
        table.bags[entries] = found
    return found


def flush(table: Table[S], s: S, seat: int) -> None:
    """Triggered effects that ask come next, in the owner's order."""
    waiting = table.waiting(s)
    if waiting:
        entries: Entries = ()
        for nid in waiting:
            entries += table.nodes[nid].entry()
        table.wait(s, ())
        s.agenda.append(table.opening(seat, 0, entries))


def open_bag(s: State, seat: int, bag: Bag, flags: int) -> None:
    """Open an effect when nothing else on the agenda comes before it: give what it gives, ask the rest."""
    table = bag.table
    if bag.asks_one:
        if bag.parts[0].can(s, seat) or _aside(s, seat, table, flags):
            s.agenda.append(table.asking(seat, flags, 0, bag.left))
        return
    if bag.gives:
        flags &= ~MUST
        for gift in bag.gifts:
            table.gain(s, seat, gift, flags)
    parts = bag.parts
    if table.waiting(s):
        if parts:
            s.agenda.append(table.opening(seat, flags, bag.left))
        flush(table, s, seat)
    elif len(parts) == 1 and parts[0].sure:
        close(s, seat, bag, flags)
    elif parts:
        _ask_which(s, seat, bag, flags)


def _aside(s: State, seat: int, table: Table[Any], flags: int) -> bool:
    """Whether something beside the parts may be done while they wait."""
    return not flags & PASSING and bool(table.aside(s, seat))


def _ask_which(s: State, seat: int, bag: Bag, flags: int) -> None:
    """Ask which part comes next, unless one alone can be done, or what can be done is given anyway."""
    table, parts = bag.table, bag.parts
    able = [place for place, part in enumerate(parts) if part.always or part.can(s, seat)]
    asking = [place for place in able if not parts[place].sure]
    if asking:
        one = parts[asking[0]]
        if len(able) > 1:
            s.agenda.append(table.asking(seat, flags, -1, bag.left))
        elif isinstance(one, If):
            s.agenda.append(table.opening(seat, flags, bag.instead(asking[0], one.then).entries))
        else:
            s.agenda.append(table.asking(seat, flags, asking[0], bag.left))
        return
    if any(not part.sure for part in parts):
        if _aside(s, seat, table, flags):
            s.agenda.append(table.asking(seat, flags, -1, bag.left))
            return
        if any(not isinstance(parts[place], Gain) for place in able):
            # What is given now may pay for a part that asks.
            later: Entries = ()
            for place, part in enumerate(parts):
                if not part.sure:
                    later += bag.left[2 * place : 2 * place + 2]
            s.agenda.append(table.opening(seat, flags & ~MUST, later))
    close(s, seat, bag, flags)


def close(s: State, seat: int, bag: Bag, flags: int) -> None:
    """The player is done: what only gives is still given."""
    for part in bag.parts:
        if part.sure:
            give_rest(s, seat, part, flags)
    flush(bag.table, s, seat)


def give_rest(s: State, seat: int, part: Node[Any], flags: int) -> None:
    """Carry out a part that asks nothing; of a gain only the cards are left."""
    if isinstance(part, Gain):
        part.table.draw(s, seat, part.gift.cards)
    else:
        part.give(s, seat, flags)


class Parts(AutoStep[Any]):
    """Opens an effect, or goes on with what is left of one. A game names its table in a class of its own."""

    __slots__ = ("bag", "entries", "flags")

    name: ClassVar[str] = "parts"

    def __init__(self, seat: int, flags: int, entries: Entries) -> None:
        super().__init__(seat)
        self.flags = flags
        self.entries = entries
        self.bag = bag_of(self.table(), entries)

    def table(self) -> Table[Any]:
        raise NotImplementedError

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.flags, self.entries)

    def act(self, s: State) -> None:
        open_bag(s, self.seat, self.bag, self.flags)


class Ask(Step[Any]):
    """Which part next, or done; with one part left, or a part chosen, that part's own moves."""

    __slots__ = ("bag", "entries", "flags", "focus")

    name: ClassVar[str] = "effect"

    def __init__(self, seat: int, flags: int, focus: int, entries: Entries) -> None:
        super().__init__(seat)
        self.flags = flags
        self.focus = focus
        self.entries = entries
        self.bag = bag_of(self.table(), entries)
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

    def node(self) -> Node[Any] | None:
        """The part whose moves are asked; None where it is to be chosen."""
        return self.bag.parts[self.focus] if self.focus >= 0 else None

    def moves(self, s: State) -> list[Move]:
        seat, parts = self.seat, self.bag.parts
        if self.focus >= 0:
            found = parts[self.focus].moves(s, seat)
        else:
            answers = self.bag.table.answers.parts
            found = [answers[i] for i, part in enumerate(parts) if part.always or part.can(s, seat)]
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
            allowed = number < len(parts) and parts[number].can(s, seat)
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
            s.agenda[-1] = table.opening(seat, self.flags, bag.entries)
            table.do_aside(s, seat, move)
        else:
            s.agenda.pop()
            self._do(s, move)

    def _do(self, s: State, move: Move) -> None:
        seat, bag, part = self.seat, self.bag, self.bag.parts[self.focus]
        if isinstance(part, Choose):
            chosen = bag.instead(self.focus, part.options[move[1]])
            open_bag(s, seat, chosen, self.flags & ~CHOSEN)
            return
        rest = bag.after(self.focus)
        if rest.entries:
            s.agenda.append(bag.table.opening(seat, self.flags & ~PASSING, rest.entries))
        part.do(s, seat, move, self.flags & ~CHOSEN)
        flush(bag.table, s, seat)

    def _choose_part(self, s: State, number: int) -> None:
        seat, bag, flags = self.seat, self.bag, self.flags
        part, table = bag.parts[number], bag.table
        if part.sure:
            s.agenda.append(table.opening(seat, flags & ~MUST, bag.without(number).entries))
            give_rest(s, seat, part, flags)
            flush(table, s, seat)
        elif isinstance(part, If):
            s.agenda.append(table.opening(seat, flags, bag.instead(number, part.then).entries))
        elif part.at_once:
            s.agenda.append(table.opening(seat, flags & ~MUST, bag.without(number).entries))
            part.do(s, seat, part.moves(s, seat)[0], flags)
            flush(table, s, seat)
        else:
            s.agenda.append(table.asking(seat, flags | CHOSEN, number, bag.left))

    def prompt(self, s: State) -> tuple[str, dict[str, object]]:
        source = self.entries[0] // NODES_A_SOURCE
        return "effect", {"source": source, "parts": list(self.entries[::2]), "focus": self.focus}
