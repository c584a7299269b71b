"""Carrying out effects: the parts of an effect in the order the player likes (UC-TIM-01), asked one at a time.

`Parts` (automatic) opens an effect: what only gives happens at once, what costs, chooses or draws is asked by `Ask`.
An entry is a pair of ints: the number of a node and how often it may still be done.
"""

from typing import Any, ClassVar, Final

from partie.kernel.step import AutoStep, Move, Price, Step

from . import moves as m
from .building import convert, improve, place, upgrade_of, upgrade_prices
from .components import UPGRADED
from .counting import holds
from .federation import advance
from .gaining import do_sure, draw_cards, fire, gain
from .interpret import can, kept, not_now, unit_moves, why_not_unit
from .paying import full_cost, kind_of, pay, pay_building, payable, refund, ways
from .state import Underwater
from .terms import RESOURCES, SLOT_GIVES, USES_ACTION, USES_SLOT, Amount
from .tree import (
    ADVANCE,
    ALL_OF,
    BOTH,
    BUILD,
    CONVERT,
    DIFFERENT,
    DRAW_CHOOSE,
    EFFECTS,
    EXCHANGE,
    FEED_FREE,
    GAIN,
    IF,
    METROPOLIS,
    NETWORK,
    OPS,
    PAY,
    READY,
    SLOT_EFFECTS,
    SPECIAL,
    UPGRADE,
    USE_ACTION,
    Op,
)

MUST: Final = 1
"""At least a part has to be done (UC-SLT-05)."""
FROM_SLOT: Final = 2
"""The effect of a slot itself (UC-GLO-34)."""
CHOSEN: Final = 4
"""The player has said which part comes next, and does it."""

SORTS: Final[dict[int, str]] = {
    BUILD: "place",
    UPGRADE: "place",
    BOTH: "place",
    CONVERT: "place",
    USE_ACTION: "card",
    READY: "card",
    SPECIAL: "card",
    PAY: "pay",
    DIFFERENT: "set",
    ADVANCE: "amount",
}
"""What is chosen where one part of an effect is left, as the protocol names it."""

Entries = tuple[int, ...]


def push(s: Underwater, seat: int, op: Op, flags: int) -> None:
    """Put an effect on the agenda."""
    s.agenda.append(Parts(seat, flags, op.entry))


def flush(s: Underwater, seat: int) -> None:
    """Triggered effects that ask come next, in the owner's order (UC-TIM-06)."""
    if s.asked:
        entries: Entries = ()
        for nid in s.asked:
            entries += OPS[nid].entry
        s.asked = []
        s.agenda.append(Parts(seat, 0, entries))


def slot_gives(s: Underwater, seat: int, gains: Amount) -> None:
    """Whoever waits for a slot to give a resource (UC-GLO-34, UC-GLO-35)."""
    for resource in range(5):
        if gains[resource]:
            fire(s, seat, SLOT_GIVES, resource)


class Parts(AutoStep[Underwater]):
    """Opens an effect, or goes on with what is left of one."""

    __slots__ = ("entries", "flags")

    name: ClassVar[str] = "parts"

    def __init__(self, seat: int, flags: int, entries: Entries) -> None:
        self.seat = seat
        self.flags = flags
        self.entries = entries

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.flags, self.entries)

    def act(self, s: Underwater) -> None:
        seat, flags = self.seat, self.flags
        plan = PLANS.get(self.entries) or plan_of(self.entries)
        if plan.gives:
            flags &= ~MUST
            for gains in plan.goods:
                gain(s, seat, gains)
                if flags & FROM_SLOT and s.nations[seat].tableau.on[SLOT_GIVES]:
                    slot_gives(s, seat, gains)
        rest, ops = plan.rest, plan.ops
        if s.asked:
            if rest:
                s.agenda.append(Parts(seat, flags, rest))
            flush(s, seat)
        elif len(ops) == 1:
            op = ops[0]
            if op.sure:
                close(s, seat, rest)
            elif op.code == IF:
                if holds(s, seat, op.kids[0]):
                    s.agenda.append(Parts(seat, flags, op.kids[1].entry))
            elif can(s, seat, op):
                s.agenda.append(Ask(seat, flags, 0, rest))
        elif ops:
            self._ask_which(s, flags, rest, ops)

    def _ask_which(self, s: Underwater, flags: int, rest: Entries, ops: tuple[Op, ...]) -> None:
        """Several parts are left: ask, unless what can be done is given anyway."""
        seat = self.seat
        found = []
        asks = earns = False
        for i, op in enumerate(ops):
            if can(s, seat, op):
                found.append(i)
                if not op.sure:
                    asks = True
                elif op.code != GAIN:
                    earns = True
        if asks:
            s.agenda.append(Ask(seat, flags, -1 if len(found) > 1 else found[0], rest))
            return
        if earns:
            # What is given now may pay for a part that asks (UC-PRO-15).
            asking: Entries = ()
            for i, op in enumerate(ops):
                if not op.sure:
                    asking += rest[2 * i : 2 * i + 2]
            if asking:
                s.agenda.append(Parts(seat, flags & ~MUST, asking))
        close(s, seat, rest)


class Plan:
    """Entries taken apart: what is simply gained, and the rest."""

    __slots__ = ("gives", "goods", "ops", "rest")

    def __init__(self, entries: Entries) -> None:
        self.gives = False
        self.goods: list[Amount] = []
        """Gains without their cards."""
        rest: list[int] = []
        self._open(entries, rest)
        self.rest: Entries = tuple(rest)
        self.ops = tuple(OPS[self.rest[i]] for i in range(0, len(self.rest), 2))

    def _open(self, entries: Entries, rest: list[int]) -> None:
        for i in range(0, len(entries), 2):
            op = OPS[entries[i]]
            if op.code == GAIN and entries[i + 1] == 2:
                self.gives = True
                if any(op.gains[:6]):
                    self.goods.append((*op.gains[:6], 0))
                if op.cards:
                    rest += (op.nid, 1)
            elif op.code == ALL_OF:
                for kid in op.kids:
                    self._open(kid.entry, rest)
            elif op.code != FEED_FREE:
                rest += (entries[i], entries[i + 1])


PLANS: Final[dict[Entries, Plan]] = {}
_MOST_PLANS: Final = 20_000


def plan_of(entries: Entries) -> Plan:
    """Entries taken apart, once for all as long as they are remembered."""
    if len(PLANS) >= _MOST_PLANS:
        PLANS.clear()
    plan = Plan(entries)
    PLANS[entries] = plan
    return plan


def close(s: Underwater, seat: int, entries: Entries) -> None:
    """The player is done: what only gives is still given."""
    for nid in entries[::2]:
        op = OPS[nid]
        if op.sure:
            do_given(s, seat, op)
    if s.asked:
        flush(s, seat)


def do_given(s: Underwater, seat: int, op: Op) -> None:
    """Carry out a part that asks nothing; of a gain only the cards are left."""
    if op.code == GAIN:
        draw_cards(s, seat, op.cards)
    elif op.code == NETWORK:
        from .production import produce

        produce(s, seat)
    else:
        do_sure(s, seat, op)


class Ask(Step[Underwater]):
    """Which part next, or done; with one part left, or a part chosen, that part's own moves."""

    __slots__ = ("entries", "flags", "focus")

    name: ClassVar[str] = "effect"

    def __init__(self, seat: int, flags: int, focus: int, entries: Entries) -> None:
        self.seat = seat
        self.flags = flags
        self.focus = focus
        self.entries = entries

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.flags, self.focus, self.entries)

    def sort(self) -> str:
        if self.focus < 0:
            return self.kind
        op = OPS[self.entries[2 * self.focus]]
        return SORTS.get(op.kids[1].code if op.code == IF else op.code, self.kind)

    def moves(self, s: Underwater) -> list[Move]:
        found = self._moves(s)
        return kept(s, self.seat, found) if s.tight else found

    def _moves(self, s: Underwater) -> list[Move]:
        seat, entries = self.seat, self.entries
        bound = self.flags & (MUST | CHOSEN)
        if self.focus >= 0:
            units = unit_moves(s, seat, OPS[entries[2 * self.focus]])
            return units if bound else [m.FINISHED, *units]
        found = [] if bound else [m.FINISHED]
        for i in range(0, len(entries), 2):
            if can(s, seat, OPS[entries[i]]):
                found.append(m.PARTS[i >> 1])
        return found

    def check(self, s: Underwater, move: Move) -> str | None:
        found = self._moves(s)
        if move in found:
            return None if move in kept(s, self.seat, found) else "UC-SLT-05"
        return self.why(s, move)

    def why(self, s: Underwater, move: Move) -> str:
        """The rule that forbids a move this step does not offer."""
        verb = move[0]
        if verb == m.DONE:
            if self.flags & CHOSEN:
                return "UC-TIM-01"
            return "UC-SLT-05"
        entries = self.entries
        if self.focus >= 0:
            rule = why_not_unit(s, self.seat, OPS[entries[2 * self.focus]], move)
            if rule != not_now(move) or self.flags & CHOSEN:
                return rule
        for i in range(0, len(entries), 2):
            rule = why_not_unit(s, self.seat, OPS[entries[i]], move)
            if rule != not_now(move):
                return rule
        return not_now(move)

    def apply(self, s: Underwater, move: Move) -> None:
        seat, entries = self.seat, self.entries
        s.agenda.pop()
        verb = move[0]
        if verb == m.DONE:
            close(s, seat, entries)
            return
        if verb == m.PART:
            self._choose_part(s, move[1])
            return
        at = 2 * self.focus
        flags = self.flags & ~CHOSEN
        op = OPS[entries[at]]
        if verb == m.OPTION:
            chosen = op.kids[move[1]].entry
            s.agenda.append(Parts(seat, flags, entries[:at] + chosen + entries[at + 2 :]))
            return
        while op.code == IF:
            op = op.kids[1]
        left = entries[at + 1] - 1 if op.nid == entries[at] else op.entry[1] - 1
        if left:
            rest = entries[:at] + (op.nid, left) + entries[at + 2 :]
        else:
            rest = entries[:at] + entries[at + 2 :]
        if rest:
            s.agenda.append(Parts(seat, flags & ~MUST, rest))
        do_unit(s, seat, op, move, flags)
        if s.asked:
            flush(s, seat)

    def _choose_part(self, s: Underwater, part: int) -> None:
        seat, entries = self.seat, self.entries
        at = 2 * part
        op = OPS[entries[at]]
        rest = entries[:at] + entries[at + 2 :]
        if op.sure:
            s.agenda.append(Parts(seat, self.flags & ~MUST, rest))
            do_given(s, seat, op)
            flush(s, seat)
        elif op.code == IF:
            s.agenda.append(Parts(seat, self.flags, entries[:at] + op.kids[1].entry + entries[at + 2 :]))
        elif op.code in (DRAW_CHOOSE, METROPOLIS):
            s.agenda.append(Parts(seat, self.flags & ~MUST, rest))
            do_unit(s, seat, op, m.DRAWING, self.flags)
            flush(s, seat)
        else:
            s.agenda.append(Ask(seat, self.flags | CHOSEN, part, entries))

    def price(self, s: Underwater, move: Move) -> Price:
        if m.BUILD <= move[0] <= m.BUILD_PURPLE:
            cost = full_cost(s.nations[self.seat], OPS[self.entries[2 * self.focus]], move)
            return tuple((name, part) for name, part in zip(RESOURCES, cost) if part)
        return ()

    def default(self, s: Underwater) -> Move:
        found = self.moves(s)
        return found[0]

    def prompt(self, s: Underwater) -> tuple[str, dict[str, object]]:
        source = self.entries[0] // 32
        return "effect", {"source": source, "parts": list(self.entries[::2]), "focus": self.focus}


def do_unit(s: Underwater, seat: int, op: Op, move: Move, flags: int) -> None:
    """Carry out one unit of an effect."""
    verb = move[0]
    nation = s.nations[seat]
    if m.BUILD <= verb <= m.BUILD_PURPLE:
        cost = full_cost(nation, op, move)
        found = ways(nation.resources, cost)
        if len(found) > 1:
            s.agenda.append(PayBuilding(seat, op.nid, move))
        else:
            finish_building(s, seat, op, move, cost, found[0])
    elif verb == m.UPGRADE or verb == m.UPGRADE_TUNNEL:
        prices = upgrade_prices(nation, op, move[1] if verb == m.UPGRADE else 3)
        open_prices = [price for price in prices if payable(nation.resources, price)]
        if len(open_prices) > 1:
            s.agenda.append(ChoosePrice(seat, op.nid, move))
        else:
            pay(nation.resources, open_prices[0])
            improve(s, seat, move)
    elif verb == m.ADVANCE:
        climb(s, seat, move[1])
    elif verb == m.USE:
        use_action(s, seat, move[1], flags & MUST)
    elif verb == m.PRICE:
        pay(nation.resources, op.prices[move[1]])
        then = op.kids[0]
        if then.sure:
            do_sure(s, seat, then)
        else:
            push(s, seat, then, 0)
    elif verb == m.TAKE:
        gains = tuple(1 if move[1] >> i & 1 else 0 for i in range(7))
        gain(s, seat, gains)
        if flags & FROM_SLOT:
            slot_gives(s, seat, gains)
    else:
        do_rare_unit(s, seat, op, move)


def do_rare_unit(s: Underwater, seat: int, op: Op, move: Move) -> None:
    """The units that few effects have."""
    from . import special

    verb = move[0]
    nation = s.nations[seat]
    if verb == m.SPECIAL or verb == m.SPECIAL_TOP or verb == m.SPECIAL_SEARCH:
        special.take(s, seat, move)
    elif verb == m.GIVE:
        nation.resources[move[1]] -= 1
        if op.code == EXCHANGE:
            nation.resources[op.of if move[1] == op.what else op.what] += 1
        else:
            gain(s, seat, op.gains)
    elif verb == m.READY:
        nation.used = tuple(card for card in nation.used if card != move[1])
    elif verb == m.PERFORM:
        perform(s, seat, move[1])
    elif verb == m.COPY:
        gain(s, seat, UPGRADED[move[1]])
    elif verb == m.CONVERT:
        convert(s, seat, move[1])
    elif op.code == DRAW_CHOOSE:
        special.draw_to_choose(s, seat, op.count, op.of)
    elif op.code == METROPOLIS:
        special.take_metropolis(s, seat)


def finish_building(s: Underwater, seat: int, op: Op, move: Move, cost: Amount, way: Move) -> None:
    """Pay and build; where an upgrade belongs to it, pay that too and do it after the triggers (UC-TIM-03)."""
    nation = s.nations[seat]
    pay_building(nation.resources, cost, way[1], way[2])
    place(s, seat, move)
    if op.code == BOTH:
        pay(nation.resources, upgrade_prices(nation, op, kind_of(move))[0])
        s.agenda.append(Improve(seat, op.nid, upgrade_of(nation, move)))


def climb(s: Underwater, seat: int, spaces: int) -> None:
    """So many Federation spaces, one after the other (UC-FED-03)."""
    for left in range(spaces - 1, -1, -1):
        advance(s, seat)
        if s.asked and left:
            s.agenda.append(Climb(seat, left))
            return


def use_action(s: Underwater, seat: int, card: int, must: int) -> None:
    """Turn an action card and do what one likes of its effect (UC-ACT-05, UC-SLT-10).

    Where it is all that is done of a slot so far, at least a part of it (UC-SLT-05).
    """
    nation = s.nations[seat]
    nation.used = tuple(sorted((*nation.used, card)))
    if s.events is not None:
        s.events.append(("used", seat, card))
    push(s, seat, EFFECTS[card], must)
    fire(s, seat, USES_ACTION, 0)


def perform(s: Underwater, seat: int, slot: int) -> None:
    """The effect of a slot through a card, and what its use brings (UC-GLO-20, UC-GLO-28)."""
    if s.events is not None:
        s.events.append(("slot", seat, slot))
    push(s, seat, SLOT_EFFECTS[s.side][slot], MUST | FROM_SLOT)
    fire(s, seat, USES_SLOT, slot)


class Climb(AutoStep[Underwater]):
    """The spaces that are left when a trigger came in between."""

    __slots__ = ("left",)

    name: ClassVar[str] = "climb"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.left)

    def act(self, s: Underwater) -> None:
        climb(s, self.seat, self.left)
        flush(s, self.seat)


class Improve(AutoStep[Underwater]):
    """The upgrade of what was just built; it is paid for already. If a trigger has upgraded it in between, the price
    comes back (UC-UPG-09)."""

    __slots__ = ("move", "nid")

    name: ClassVar[str] = "improve"

    def __init__(self, seat: int, nid: int, move: Move) -> None:
        super().__init__(seat)
        self.nid = nid
        self.move = move

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.nid, self.move)

    def act(self, s: Underwater) -> None:
        nation = s.nations[self.seat]
        kind = self.move[1] if self.move[0] == m.UPGRADE else 3
        if self.move in nation.works.listed(9 + kind):
            improve(s, self.seat, self.move)
            flush(s, self.seat)
        else:
            refund(nation.resources, upgrade_prices(nation, OPS[self.nid], kind)[0])


class PayBuilding(Step[Underwater]):
    """How much biomatter stands in for kelp and steelplast (UC-BIO-01)."""

    __slots__ = ("move", "nid")

    name: ClassVar[str] = "pay"
    kind: ClassVar[str] = "pay"

    def __init__(self, seat: int, nid: int, move: Move) -> None:
        super().__init__(seat)
        self.nid = nid
        self.move = move

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.nid, self.move)

    def _cost(self, s: Underwater) -> Amount:
        return full_cost(s.nations[self.seat], OPS[self.nid], self.move)

    def moves(self, s: Underwater) -> list[Move]:
        return kept(s, self.seat, ways(s.nations[self.seat].resources, self._cost(s)))

    def check(self, s: Underwater, move: Move) -> str | None:
        if move[0] != m.PAY:
            return "UC-COS-04"
        found = ways(s.nations[self.seat].resources, self._cost(s))
        if move not in found:
            return "UC-BIO-01"
        return None if move in kept(s, self.seat, found) else "UC-SLT-05"

    def apply(self, s: Underwater, move: Move) -> None:
        s.agenda.pop()
        finish_building(s, self.seat, OPS[self.nid], self.move, self._cost(s), move)
        flush(s, self.seat)

    def price(self, s: Underwater, move: Move) -> Price:
        cost = self._cost(s)
        amounts = (cost[0] - move[1], cost[1] - move[2], cost[2], cost[3], cost[4] + move[1] + move[2])
        return tuple((name, part) for name, part in zip(RESOURCES, amounts) if part)

    def prompt(self, s: Underwater) -> tuple[str, dict[str, object]]:
        return "pay", {"seat": self.seat, "works": list(self.move)}


class ChoosePrice(Step[Underwater]):
    """Which of several prices pays an upgrade (UC-GLO-33)."""

    __slots__ = ("move", "nid")

    name: ClassVar[str] = "price"
    kind: ClassVar[str] = "pay"

    def __init__(self, seat: int, nid: int, move: Move) -> None:
        super().__init__(seat)
        self.nid = nid
        self.move = move

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.nid, self.move)

    def _prices(self, s: Underwater) -> tuple[Amount, ...]:
        kind = self.move[1] if self.move[0] == m.UPGRADE else 3
        return upgrade_prices(s.nations[self.seat], OPS[self.nid], kind)

    def _open(self, s: Underwater) -> list[Move]:
        have = s.nations[self.seat].resources
        return [m.PRICES[i] for i, price in enumerate(self._prices(s)) if payable(have, price)]

    def moves(self, s: Underwater) -> list[Move]:
        return kept(s, self.seat, self._open(s))

    def check(self, s: Underwater, move: Move) -> str | None:
        found = self._open(s)
        if move not in found:
            return "UC-UPG-05"
        return None if move in kept(s, self.seat, found) else "UC-SLT-05"

    def apply(self, s: Underwater, move: Move) -> None:
        s.agenda.pop()
        pay(s.nations[self.seat].resources, self._prices(s)[move[1]])
        improve(s, self.seat, self.move)
        flush(s, self.seat)

    def price(self, s: Underwater, move: Move) -> Price:
        return tuple((name, part) for name, part in zip(RESOURCES, self._prices(s)[move[1]]) if part)

    def prompt(self, s: Underwater) -> tuple[str, dict[str, object]]:
        return "price", {"seat": self.seat, "works": list(self.move)}
