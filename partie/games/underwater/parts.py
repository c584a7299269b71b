"""Carrying out effects: the parts of an effect in the order the player likes (UC-TIM-01), asked one at a time.

`Parts` (automatic) opens an effect: what only gives happens at once, what costs, chooses or draws is asked by `Ask`.
"""

from typing import Any, ClassVar, Final

from partie.kernel.step import AutoStep, Move, Price, Step

from . import moves as m
from .building import build_moves, can_build
from .counting import holds
from .gaining import PRODUCTION_PHASE, do_sure, draw_cards, gain
from .goods import unpack
from .interpret import can, kept, not_now, unit_moves, why_not_unit
from .moves import DONE, FINISHED, OPTION, PART, PARTS
from .paying import full_cost
from .plans import CHOSEN, FLAGS, FROM_SLOT, MUST, SEATS, Entries, Plan, opening, plan_of
from .state import Underwater
from .terms import RESOURCES, SLOT_GIVES
from .tree import (
    ADVANCE,
    BOTH,
    BUILD,
    CONVERT,
    DIFFERENT,
    DRAW_CHOOSE,
    GAIN,
    IF,
    METROPOLIS,
    NETWORK,
    OPS,
    PAY,
    READY,
    SPECIAL,
    UPGRADE,
    USE_ACTION,
    Op,
)
from .units import do_unit, slot_gives

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


BOUND: Final = MUST | CHOSEN
EITHER: Final = [PARTS[0], PARTS[1]]
EITHER_OR_NONE: Final = [FINISHED, PARTS[0], PARTS[1]]
FIRST_PART: Final = SEATS * FLAGS
"""Where the questions after the first part begin in `Plan.asks`."""


def push(s: Underwater, seat: int, op: Op, flags: int) -> None:
    """Put an effect on the agenda."""
    s.agenda.append(carrying_out(opening(op), seat, flags))


def flush(s: Underwater, seat: int) -> None:
    """Triggered effects that ask come next, in the owner's order (UC-TIM-06)."""
    if s.asked:
        entries: Entries = ()
        for nid in s.asked:
            entries += OPS[nid].entry
        s.asked = []
        s.agenda.append(Parts(seat, 0, entries))


class Parts(AutoStep[Underwater]):
    """Opens an effect, or goes on with what is left of one."""

    __slots__ = ("entries", "flags", "plan")

    name: ClassVar[str] = "parts"

    def __init__(self, seat: int, flags: int, entries: Entries) -> None:
        self.seat = seat
        self.binds = False
        self.flags = flags
        self.entries = entries
        self.plan = plan_of(entries)

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.flags, self.entries)

    def act(self, s: Underwater) -> None:
        open_plan(s, self.seat, self.plan, self.flags)


def open_plan(s: Underwater, seat: int, plan: Plan, flags: int, known: bool = False) -> None:
    """Open an effect that nothing else on the agenda comes before: give what it gives, ask the rest. `known`: a part
    of it can be done for certain."""
    if plan.asks_one:
        op = plan.ops[0]
        if known or (can_build(s, s.nations[seat], op) if op.code == BUILD else can(s, seat, op)):
            opened = plan.opened or plan.asking()
            ask = opened.asks[FIRST_PART + seat * FLAGS + flags]
            s.agenda.append(ask or asking(opened, seat, flags, 0))
        return
    if plan.gives:
        flags &= ~MUST
        known = False
        for gift in plan.gifts:
            gain(s, seat, gift)
            if flags & FROM_SLOT and s.nations[seat].tableau.on[SLOT_GIVES]:
                slot_gives(s, seat, gift)
    ops = plan.ops
    if s.asked:
        if ops:
            s.agenda.append(carrying_out(plan.asking(), seat, flags))
        flush(s, seat)
    elif len(ops) == 1:
        op = ops[0]
        if op.sure:
            do_given(s, seat, op)
            if s.asked:
                flush(s, seat)
        elif op.code == IF:
            if holds(s, seat, op.kids[0]):
                s.agenda.append(carrying_out(plan.choosing(0, 0), seat, flags))
        elif known or can(s, seat, op):
            s.agenda.append(asking(plan.asking(), seat, flags, 0))
    elif ops:
        _ask_which(s, seat, flags, plan)


def _ask_which(s: Underwater, seat: int, flags: int, plan: Plan) -> None:
    """Several parts are left: ask, unless what can be done is given anyway."""
    first = -1
    many = asks = earns = False
    for i, op in enumerate(plan.ops):
        if op.always or can(s, seat, op):
            if first < 0:
                first = i
            else:
                many = True
            if not op.sure:
                asks = True
            elif op.code != GAIN:
                earns = True
            if many and asks:
                break
    if asks:
        s.agenda.append(asking(plan.asking(), seat, flags, -1 if many else first))
        return
    if earns:
        # What is given now may pay for a part that asks (UC-PRO-15).
        later: Entries = ()
        for i, op in enumerate(plan.ops):
            if not op.sure:
                later += plan.rest[2 * i : 2 * i + 2]
        if later:
            s.agenda.append(Parts(seat, flags & ~MUST, later))
    close(s, seat, plan)


def carrying_out(plan: Plan, seat: int, flags: int) -> Parts:
    """The step of a plan; steps never change, so there is one for all games."""
    found = plan.steps[seat * FLAGS + flags]
    if found is None:
        found = Parts(seat, flags, plan.entries)
        plan.steps[seat * FLAGS + flags] = found
    return found


def asking(plan: Plan, seat: int, flags: int, focus: int) -> "Ask":
    """The question after a plan's parts, likewise."""
    key = (focus + 1) * SEATS * FLAGS + seat * FLAGS + flags
    found = plan.asks[key]
    if found is None:
        found = Ask(seat, flags, focus, plan.entries)
        plan.asks[key] = found
    return found


def close(s: Underwater, seat: int, plan: Plan) -> None:
    """The player is done: what only gives is still given."""
    for op in plan.ops:
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

    __slots__ = ("entries", "flags", "focus", "plan")

    name: ClassVar[str] = "effect"

    def __init__(self, seat: int, flags: int, focus: int, entries: Entries) -> None:
        self.seat = seat
        self.binds = False
        self.flags = flags
        self.focus = focus
        self.entries = entries
        self.plan = plan_of(entries)

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.flags, self.focus, self.entries)

    def sort(self) -> str:
        if self.focus < 0:
            return self.kind
        return SORTS.get(self.plan.units[self.focus].code, self.kind)

    def moves(self, s: Underwater) -> list[Move]:
        seat, ops = self.seat, self.plan.ops
        bound = self.flags & BOUND
        if self.focus >= 0:
            op = ops[self.focus]
            found = build_moves(s, s.nations[seat], op) if op.code == BUILD else unit_moves(s, seat, op)
            if not bound:
                found = [FINISHED] + found
        elif len(ops) == 2 and s.phase != PRODUCTION_PHASE:
            # Both can be done, or one would not be asked which (`_ask_which`). In production, where others build at the
            # same time, the supply may have run out since.
            found = EITHER if bound else EITHER_OR_NONE
        else:
            found = [] if bound else [FINISHED]
            for i, op in enumerate(ops):
                if op.always or can(s, seat, op):
                    found.append(PARTS[i])
        return kept(s, seat, found) if s.tight else found

    def check(self, s: Underwater, move: Move) -> str | None:
        if move in self.moves(s):
            return None
        if s.tight:
            s.tight = False
            allowed = move in self.moves(s)
            s.tight = True
            if allowed:
                return "UC-SLT-05"
        return self.why(s, move)

    def why(self, s: Underwater, move: Move) -> str:
        """The rule that forbids a move this step does not offer."""
        if move[0] == DONE:
            return "UC-TIM-01" if self.flags & CHOSEN else "UC-SLT-05"
        ops = self.plan.ops
        if self.focus >= 0:
            rule = why_not_unit(s, self.seat, ops[self.focus], move)
            if rule != not_now(move) or self.flags & CHOSEN:
                return rule
        for op in ops:
            rule = why_not_unit(s, self.seat, op, move)
            if rule != not_now(move):
                return rule
        return not_now(move)

    def apply(self, s: Underwater, move: Move) -> None:
        seat, plan, focus = self.seat, self.plan, self.focus
        agenda = s.agenda
        agenda.pop()
        verb = move[0]
        if verb <= OPTION:
            if verb == DONE:
                close(s, seat, plan)
            elif verb == PART:
                self._choose_part(s, move[1])
            else:
                # Options that cannot be done are not offered.
                alone = len(plan.ops) == 1
                open_plan(s, seat, plan.choosing(focus, move[1]), self.flags & ~CHOSEN, alone)
            return
        flags = self.flags
        rest = plan.followers[focus] or plan.after(focus)
        if not rest.entries:
            do_unit(s, seat, plan.units[focus], move, flags & ~CHOSEN)
            if s.asked:
                flush(s, seat)
            return
        later = flags & FROM_SLOT
        left = rest.steps[seat * FLAGS + later] or carrying_out(rest, seat, later)
        agenda.append(left)
        do_unit(s, seat, plan.units[focus], move, flags & ~CHOSEN)
        if s.asked:
            flush(s, seat)
        elif agenda[-1] is left:
            agenda.pop()
            open_plan(s, seat, rest, later)

    def _choose_part(self, s: Underwater, part: int) -> None:
        seat, plan = self.seat, self.plan
        op = plan.ops[part]
        if op.sure:
            s.agenda.append(carrying_out(plan.without(part), seat, self.flags & ~MUST))
            do_given(s, seat, op)
            flush(s, seat)
        elif op.code == IF:
            s.agenda.append(carrying_out(plan.choosing(part, 0), seat, self.flags))
        elif op.code in (DRAW_CHOOSE, METROPOLIS):
            s.agenda.append(carrying_out(plan.without(part), seat, self.flags & ~MUST))
            do_unit(s, seat, op, m.DRAWING, self.flags)
            flush(s, seat)
        else:
            s.agenda.append(asking(plan, seat, self.flags | CHOSEN, part))

    def price(self, s: Underwater, move: Move) -> Price:
        if m.BUILD <= move[0] <= m.BUILD_PURPLE:
            cost = full_cost(s.nations[self.seat], self.plan.ops[self.focus], move)
            return tuple((name, part) for name, part in zip(RESOURCES, unpack(cost)) if part)
        return ()

    def prompt(self, s: Underwater) -> tuple[str, dict[str, object]]:
        source = self.entries[0] // 32
        return "effect", {"source": source, "parts": list(self.entries[::2]), "focus": self.focus}
