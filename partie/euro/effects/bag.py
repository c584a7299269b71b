"""Open effects, taken apart."""

from typing import TYPE_CHECKING, Any

from partie.kernel.engine.step import AnyStep

from ..amounts import Gift

if TYPE_CHECKING:
    from .part import Part
    from .table import Table

Entries = tuple[int, ...]
"""Open parts as flat pairs: the number of a node, and how often it may still be done."""


class OpenParts:
    """Every value that the entries of an open effect may have: nodes of a table, each open as often as it says."""

    __slots__ = ("_table",)

    def __init__(self, table: "Table[Any]") -> None:
        self._table = table

    def __contains__(self, entries: object) -> bool:
        if not isinstance(entries, tuple) or len(entries) % 2:
            return False
        nodes = self._table.nodes
        return all(
            nid in self._table and isinstance(times, int) and 0 < times <= nodes[nid].entry()[1]
            for nid, times in zip(entries[::2], entries[1::2], strict=True)
        )


class Bag:
    """An open effect: its entries split into pure gains and parts that are asked for. Immutable except for its caches:
    the following bags, and the steps that open it or ask for it."""

    __slots__ = (
        "_after", "_askings", "_instead", "_openings", "_rest", "asks_one", "entries", "gifts", "gives", "left",
        "parts", "table",
    )  # fmt: skip

    def __init__(self, table: "Table[Any]", entries: Entries) -> None:
        self.table = table
        self.entries = entries
        self.gives = False
        self.gifts: list[Gift] = []
        self.parts: list[Part[Any]] = []
        self.left: Entries = ()
        """The entries of the parts, without pure gains."""
        for place in range(0, len(entries), 2):
            table.nodes[entries[place]].unpack(self, entries[place + 1])
        one = self.parts[0] if len(self.parts) == 1 and not self.gives else None
        self.asks_one = one is not None and not one.sure and not one.unfolds
        """Whether it has a single part, which asks, and no pure gains."""
        self._rest: Bag | None = None
        self._after: list[Bag | None] = [None] * len(self.parts)
        self._instead: dict[int, Bag] = {}
        self._openings: dict[int, AnyStep] = {}
        self._askings: dict[int, AnyStep] = {}

    def add(self, part: "Part[Any]", times: int) -> None:
        """Add a part that is asked for, with its number of times."""
        self.parts.append(part)
        self.left += (part.nid, times)

    @property
    def rest(self) -> "Bag":
        """The bag without its pure gains, after they were given."""
        if self._rest is None:
            self._rest = self.table.bag(self.left)
        return self._rest

    def after(self, part: int) -> "Bag":
        """The bag after one unit of a part was done."""
        found = self._after[part]
        if found is None:
            at = 2 * part
            times = self.left[at + 1] - 1
            now = (self.left[at], times) if times else ()
            found = self._after[part] = self.table.bag(self.left[:at] + now + self.left[at + 2 :])
        return found

    def without(self, part: int) -> "Bag":
        """The bag without a part."""
        return self.table.bag(self.left[: 2 * part] + self.left[2 * part + 2 :])

    def instead(self, part: int, chosen: "Part[Any]") -> "Bag":
        """The bag with a part replaced by a node below it: an option, or the consequence of a condition."""
        found = self._instead.get(chosen.nid)
        if found is None:
            at = 2 * part
            found = self.table.bag(self.left[:at] + chosen.entry() + self.left[at + 2 :])
            self._instead[chosen.nid] = found
        return found

    def opening(self, seat: int, flags: int) -> AnyStep:
        """The step that opens it."""
        key = flags << 4 | seat
        found = self._openings.get(key)
        if found is None:
            found = self._openings[key] = self.table.new_opening(seat, flags, self.entries)
        return found

    def asking(self, seat: int, flags: int, focus: int) -> AnyStep:
        """The step that asks which part comes next, or how to do the one in focus."""
        key = (flags << 4 | seat) << 6 | focus + 1
        found = self._askings.get(key)
        if found is None:
            found = self._askings[key] = self.table.new_asking(seat, flags, focus, self.entries)
        return found
