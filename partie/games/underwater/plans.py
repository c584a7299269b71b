"""Effects taken apart once for all: what is simply gained, what is asked, and what is left after each part.

An entry is a pair of ints: the number of a node and how often it may still be done.
"""

from typing import TYPE_CHECKING, Final

from .goods import Gift, gift
from .tree import ALL_OF, FEED_FREE, GAIN, IF, OPS, Op

if TYPE_CHECKING:
    from .parts import Ask, Parts

MUST: Final = 1
"""At least a part has to be done (UC-SLT-05)."""
FROM_SLOT: Final = 2
"""The effect of a slot itself (UC-GLO-34)."""
CHOSEN: Final = 4
"""The player has said which part comes next, and does it."""

Entries = tuple[int, ...]
SEATS: Final = 4
FLAGS: Final = 8


class Plan:
    """Entries taken apart, with the plans that follow and the steps that carry them out, all made when first asked."""

    __slots__ = (
        "asks",
        "asks_one",
        "entries",
        "followers",
        "gifts",
        "gives",
        "ops",
        "options",
        "opened",
        "rest",
        "steps",
        "units",
    )

    def __init__(self, entries: Entries) -> None:
        self.entries = entries
        self.gives = False
        self.gifts: list[Gift] = []
        """Gains without their cards."""
        rest: list[int] = []
        self._open(entries, rest)
        self.rest: Entries = tuple(rest)
        """What is asked: entries of which none simply gives."""
        self.ops: list[Op] = [OPS[rest[i]] for i in range(0, len(rest), 2)]
        self.units: list[Op] = [inner(op) for op in self.ops]
        """What is done of each of them; of a condition, what it lets do."""
        self.asks_one = (
            not self.gives and len(self.ops) == 1 and not self.ops[0].sure and self.ops[0].code != IF
        )
        """Whether it gives nothing and has one part, which asks."""
        self.opened: Plan | None = None
        self.followers: list[Plan | None] = [None] * len(self.ops)
        self.options: dict[int, Plan] = {}
        self.steps: list[Parts | None] = [None] * (SEATS * FLAGS)
        self.asks: list[Ask | None] = [None] * (SEATS * FLAGS * (len(self.ops) + 1))

    def _open(self, entries: Entries, rest: list[int]) -> None:
        for i in range(0, len(entries), 2):
            op = OPS[entries[i]]
            if op.code == GAIN and entries[i + 1] == 2:
                self.gives = True
                if any(op.gains[:6]):
                    self.gifts.append(gift((*op.gains[:6], 0)))
                if op.cards:
                    rest += (op.nid, 1)
            elif op.code == ALL_OF:
                for kid in op.kids:
                    self._open(kid.entry, rest)
            elif op.code != FEED_FREE:
                rest += (entries[i], entries[i + 1])

    def asking(self) -> "Plan":
        """The plan of what is asked alone."""
        if self.opened is None:
            self.opened = self if self.rest == self.entries else plan_of(self.rest)
        return self.opened

    def after(self, part: int) -> "Plan":
        """What is left when one unit of a part is done."""
        found = self.followers[part]
        if found is None:
            at = 2 * part
            entries = self.rest
            op = self.units[part]
            left = entries[at + 1] - 1 if op is self.ops[part] else op.entry[1] - 1
            now: Entries = (op.nid, left) if left else ()
            found = plan_of(entries[:at] + now + entries[at + 2 :])
            self.followers[part] = found
        return found

    def without(self, part: int) -> "Plan":
        """What is left when a part is over."""
        at = 2 * part
        return plan_of(self.rest[:at] + self.rest[at + 2 :])

    def choosing(self, part: int, option: int) -> "Plan":
        """What is to be done when an alternative of a part is chosen; of a condition there is but one."""
        key = part * 16 + option
        found = self.options.get(key)
        if found is None:
            at = 2 * part
            op = self.ops[part]
            chosen = op.kids[1] if op.code == IF else op.kids[option]
            found = plan_of(self.rest[:at] + chosen.entry + self.rest[at + 2 :])
            self.options[key] = found
        return found


PLANS: Final[dict[Entries, Plan]] = {}
MOST_PLANS: Final = 20_000


def plan_of(entries: Entries) -> Plan:
    """Entries taken apart, once for all as long as they are remembered."""
    found = PLANS.get(entries)
    if found is None:
        if len(PLANS) >= MOST_PLANS:
            PLANS.clear()
        found = Plan(entries)
        PLANS[entries] = found
    return found


def inner(op: Op) -> Op:
    """What a condition that holds lets do."""
    while op.code == IF:
        op = op.kids[1]
    return op


OPENINGS: Final[list[Plan | None]] = [None] * len(OPS)


def opening(op: Op) -> Plan:
    """The plan of a whole effect."""
    found = OPENINGS[op.nid]
    if found is None:
        found = plan_of(op.entry)
        OPENINGS[op.nid] = found
    return found
