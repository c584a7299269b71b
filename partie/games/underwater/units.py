"""The units of effects: building, upgrading, climbing, using cards and slots, one at a time, and how they are paid."""

from typing import Any, ClassVar

from partie.kernel.step import AutoStep, Move, Price, Step

from . import moves as m
from . import parts, special
from .building import place
from .components import UPGRADED_GIFTS
from .events import USED_SLOT
from .federation import advance
from .gaining import do_sure, fire, gain, without
from .goods import BIOMATTER_AT, FIELD, ONE, ONE_OF, Gift, covers, unpack
from .interpret import kept
from .moves import BUILD_PURPLE
from .paying import full_cost, kind_of, paid, ways
from .plans import FROM_SLOT, MUST, opening
from .state import Underwater
from .terms import RESOURCES, SLOT_GIVES, USES_ACTION, USES_SLOT
from .tree import BOTH, BUILD, DRAW_CHOOSE, EFFECTS, EXCHANGE, METROPOLIS, OPS, SLOT_EFFECTS, Op
from .upgrading import convert, improve, upgrade_of, upgrade_prices


def slot_gives(s: Underwater, seat: int, gift: Gift) -> None:
    """Whoever waits for a slot to give a resource (UC-GLO-34, UC-GLO-35)."""
    for resource in range(5):
        if gift.told[resource]:
            fire(s, seat, SLOT_GIVES, resource)


def do_unit(s: Underwater, seat: int, op: Op, move: Move, flags: int) -> None:
    """Carry out one unit of an effect."""
    verb = move[0]
    nation = s.nations[seat]
    if verb <= BUILD_PURPLE:
        cost = full_cost(nation, op, move)
        if op.code == BUILD and not nation.goods >> BIOMATTER_AT & FIELD:
            # Nothing stands in for anything, and no upgrade follows.
            nation.goods -= cost
            place(s, seat, move)
            return
        found = ways(nation.goods, cost)
        if len(found) > 1:
            s.agenda.append(PayBuilding(seat, op.nid, move))
        else:
            finish_building(s, seat, op, move, cost, found[0])
    elif verb == m.UPGRADE or verb == m.UPGRADE_TUNNEL:
        prices = upgrade_prices(nation, op, move[1] if verb == m.UPGRADE else 3)
        open_prices = _paid_now(nation.goods, prices)
        if len(open_prices) > 1:
            s.agenda.append(ChoosePrice(seat, op.nid, move))
        else:
            nation.goods -= open_prices[0]
            improve(s, seat, move)
    elif verb == m.ADVANCE:
        climb(s, seat, move[1])
    elif verb == m.USE:
        use_action(s, seat, move[1], flags & MUST)
    elif verb == m.PRICE:
        nation.goods -= op.prices[move[1]]
        then = op.kids[0]
        if then.sure:
            do_sure(s, seat, then)
        else:
            parts.push(s, seat, then, 0)
    elif verb == m.TAKE:
        gift = ONE_OF[move[1]]
        gain(s, seat, gift)
        if flags & FROM_SLOT:
            slot_gives(s, seat, gift)
    else:
        do_rare_unit(s, seat, op, move)


def _paid_now(have: int, prices: tuple[int, ...]) -> list[int]:
    return [price for price in prices if covers(have, price)]


def do_rare_unit(s: Underwater, seat: int, op: Op, move: Move) -> None:
    """The units that few effects have."""
    verb = move[0]
    nation = s.nations[seat]
    if verb == m.SPECIAL or verb == m.SPECIAL_TOP or verb == m.SPECIAL_SEARCH:
        special.take(s, seat, move)
    elif verb == m.GIVE:
        nation.goods -= ONE[move[1]]
        if op.code == EXCHANGE:
            nation.goods += ONE[op.of if move[1] == op.what else op.what]
        else:
            gain(s, seat, op.gift)
    elif verb == m.READY:
        nation.used = without(nation.used, move[1])
    elif verb == m.PERFORM:
        perform(s, seat, move[1])
    elif verb == m.COPY:
        gain(s, seat, UPGRADED_GIFTS[move[1]])
    elif verb == m.CONVERT:
        convert(s, seat, move[1])
    elif op.code == DRAW_CHOOSE:
        special.draw_to_choose(s, seat, op.count, op.of)
    elif op.code == METROPOLIS:
        special.take_metropolis(s, seat)


def finish_building(s: Underwater, seat: int, op: Op, move: Move, cost: int, way: Move) -> None:
    """Pay and build; where an upgrade belongs to it, pay that too and do it after the triggers (UC-TIM-03)."""
    nation = s.nations[seat]
    nation.goods -= paid(cost, way)
    place(s, seat, move)
    if op.code == BOTH:
        nation.goods -= upgrade_prices(nation, op, kind_of(move))[0]
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
    if nation.tableau.on[USES_ACTION]:
        parts.push(s, seat, EFFECTS[card], must)
        fire(s, seat, USES_ACTION, 0)
    else:
        # Cards of which nothing can be done are not offered.
        parts.open_plan(s, seat, opening(EFFECTS[card]), must, True)


def perform(s: Underwater, seat: int, slot: int) -> None:
    """The effect of a slot through a card, and what its use brings (UC-GLO-20, UC-GLO-28)."""
    if s.events is not None:
        s.events.append(USED_SLOT[seat][slot])
    parts.push(s, seat, SLOT_EFFECTS[s.side][slot], MUST | FROM_SLOT)
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
        parts.flush(s, self.seat)


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
        if self.move in nation.works.upgrades(kind):
            improve(s, self.seat, self.move)
            parts.flush(s, self.seat)
        else:
            nation.goods += upgrade_prices(nation, OPS[self.nid], kind)[0]


class Payment(Step[Underwater]):
    """How something is paid, where there is more than one way: the effect, and the move that builds or upgrades."""

    __slots__ = ("move", "nid")

    kind: ClassVar[str] = "pay"

    def __init__(self, seat: int, nid: int, move: Move) -> None:
        super().__init__(seat)
        self.nid = nid
        self.move = move

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.nid, self.move)


class PayBuilding(Payment):
    """How much biomatter stands in for kelp and steelplast (UC-BIO-01)."""

    name: ClassVar[str] = "pay"

    def _cost(self, s: Underwater) -> int:
        return full_cost(s.nations[self.seat], OPS[self.nid], self.move)

    def moves(self, s: Underwater) -> list[Move]:
        return kept(s, self.seat, ways(s.nations[self.seat].goods, self._cost(s)))

    def check(self, s: Underwater, move: Move) -> str | None:
        if move[0] != m.PAY:
            return "UC-COS-04"
        found = ways(s.nations[self.seat].goods, self._cost(s))
        if move not in found:
            return "UC-BIO-01"
        return None if move in kept(s, self.seat, found) else "UC-SLT-05"

    def apply(self, s: Underwater, move: Move) -> None:
        s.agenda.pop()
        finish_building(s, self.seat, OPS[self.nid], self.move, self._cost(s), move)
        parts.flush(s, self.seat)

    def price(self, s: Underwater, move: Move) -> Price:
        cost = unpack(paid(self._cost(s), move))
        return tuple((name, part) for name, part in zip(RESOURCES, cost) if part)

    def prompt(self, s: Underwater) -> tuple[str, dict[str, object]]:
        return "pay", {"seat": self.seat, "works": list(self.move)}


class ChoosePrice(Payment):
    """Which of several prices pays an upgrade (UC-GLO-33)."""

    name: ClassVar[str] = "price"

    def _prices(self, s: Underwater) -> tuple[int, ...]:
        kind = self.move[1] if self.move[0] == m.UPGRADE else 3
        return upgrade_prices(s.nations[self.seat], OPS[self.nid], kind)

    def _open(self, s: Underwater) -> list[Move]:
        have = s.nations[self.seat].goods
        return [m.PRICES[i] for i, price in enumerate(self._prices(s)) if covers(have, price)]

    def moves(self, s: Underwater) -> list[Move]:
        return kept(s, self.seat, self._open(s))

    def check(self, s: Underwater, move: Move) -> str | None:
        found = self._open(s)
        if move not in found:
            return "UC-UPG-05"
        return None if move in kept(s, self.seat, found) else "UC-SLT-05"

    def apply(self, s: Underwater, move: Move) -> None:
        s.agenda.pop()
        s.nations[self.seat].goods -= self._prices(s)[move[1]]
        improve(s, self.seat, self.move)
        parts.flush(s, self.seat)

    def price(self, s: Underwater, move: Move) -> Price:
        price = unpack(self._prices(s)[move[1]])
        return tuple((name, part) for name, part in zip(RESOURCES, price) if part)

    def prompt(self, s: Underwater) -> tuple[str, dict[str, object]]:
        return "price", {"seat": self.seat, "works": list(self.move)}
