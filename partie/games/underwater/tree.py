"""Effect trees made ready to run: every node becomes an `Op` with a number, so that a step names it by one int.

A node's number is `source * 32 + place in reading order`. Sources: cards by number, then slots of both sides,
metropolis tiles (instant, production, end) and contracts.
"""

from typing import Final

from .cards import ALL_CARDS, CONTRACTS, METROPOLISES
from .effects import (
    Advance,
    AllOf,
    AtLeast,
    Build,
    BuildAndUpgrade,
    Choose,
    Convert,
    CopyYield,
    Count,
    Discount,
    DrawChoose,
    Exchange,
    FeedFree,
    ForEach,
    Gain,
    GainDifferent,
    HandLimit,
    If,
    Instead,
    Node,
    OncePerTurn,
    OnSpace,
    Pay,
    Ready,
    Smallest,
    Steps,
    TakeMetropolis,
    TakeSpecial,
    Upgrade,
    UseAction,
    UseSlot,
    When,
)
from .goods import ONE, gift, pack
from .slots import SIDE_12, SIDE_34
from .terms import SCIENCE, Amount

GAIN: Final = 0
BUILD: Final = 1
UPGRADE: Final = 2
BOTH: Final = 3
"""Build and upgrade."""
ADVANCE: Final = 4
USE_ACTION: Final = 5
READY: Final = 6
SPECIAL: Final = 7
USE_SLOT: Final = 8
COPY_YIELD: Final = 9
CONVERT: Final = 10
DRAW_CHOOSE: Final = 11
METROPOLIS: Final = 12
PAY: Final = 13
EXCHANGE: Final = 14
DIFFERENT: Final = 15
ALL_OF: Final = 16
CHOOSE: Final = 17
IF: Final = 18
FOR_EACH: Final = 19
INSTEAD: Final = 20
NETWORK: Final = 21
"""The production of the network itself, where its order among production cards matters."""
FEED_FREE: Final = 22
STEPS: Final = 23
WHEN: Final = 24
DISCOUNT: Final = 25
ONCE: Final = 26
HAND_LIMIT: Final = 27
COUNT: Final = 28
SMALLEST: Final = 29
AT_LEAST: Final = 30
ON_SPACE: Final = 31

COUNTED: Final = (BUILD, UPGRADE, USE_ACTION, READY, SPECIAL, PAY, EXCHANGE)
"""What is done unit by unit."""

NO_GAINS: Final[Amount] = (0, 0, 0, 0, 0, 0, 0)
NO_GIFT: Final = gift(NO_GAINS)
NODES_A_SOURCE: Final = 32


class Op:
    """A node ready to run. Which fields mean something depends on `code`."""

    __slots__ = (
        "always", "amount", "code", "cards", "count", "entry", "flag", "gains", "gift", "goods", "kids", "nid", "of",
        "price", "prices", "quick", "sure", "table", "what",
    )  # fmt: skip

    def __init__(self, nid: int, code: int) -> None:
        self.nid = nid
        self.code = code
        self.what = 0
        """Kinds, a resource, a place for slots or an event."""
        self.of = 0
        self.count = 1
        """How often, how many or per how many."""
        self.flag = False
        """Expansion sites only; upgraded ones only; upgrading."""
        self.price = 0
        self.amount = 0
        """A stated price or a discount (goods.py), as are the prices."""
        self.prices: tuple[int, ...] = ()
        self.gains: Amount = NO_GAINS
        self.goods = 0
        """The resources of the gains."""
        self.gift = NO_GIFT
        self.cards = 0
        self.kids: tuple[Op, ...] = ()
        self.quick: tuple[Op, ...] = ()
        """The kids, those first of which it is soon known whether they can be done."""
        self.table: tuple[tuple[int, ...], ...] = ()
        self.entry: tuple[int, ...] = (nid, 1)
        """Number and how often it may be done (a gain: 2 before, 1 when only its cards are left)."""
        self.always = False
        """Some part of it can be done in every position."""
        self.sure = False
        """Costs nothing, asks nothing, can never hurt: happens by itself."""


OPS: Final[list[Op]] = [Op(0, ALL_OF)]
"""By number; unused numbers hold an empty effect."""


def _set_gains(op: Op, gains: Amount) -> None:
    op.gains = gains
    op.gift = gift(gains)
    op.goods = op.gift.goods
    op.cards = op.gift.cards


def _packed(prices: tuple[Amount, ...]) -> tuple[int, ...]:
    return tuple(pack(price) for price in prices)


def _fill(op: Op, node: Node) -> None:
    """Copy what the node says into the op."""
    if isinstance(node, Gain):
        _set_gains(op, node.gains)
    elif isinstance(node, GainDifferent | TakeSpecial | UseAction | Ready):
        op.count = node.count
    elif isinstance(node, Pay):
        op.prices, op.count = _packed(node.prices), node.times
    elif isinstance(node, Exchange):
        op.what, op.of, op.count = node.one, node.other, node.times
    elif isinstance(node, Build):
        op.what, op.count, op.flag = node.what, node.count, node.expansion
        op.price, op.amount = node.price.kind, pack(node.price.amount)
    elif isinstance(node, Upgrade):
        op.what, op.count, op.prices = node.what, node.count, _packed(node.prices)
    elif isinstance(node, BuildAndUpgrade):
        op.what, op.prices = node.what, (pack(node.upgrade),)
        op.price, op.amount = node.price.kind, pack(node.price.amount)
    elif isinstance(node, Advance):
        op.count = node.spaces
    elif isinstance(node, UseSlot):
        op.what = node.where
    elif isinstance(node, CopyYield):
        op.what = node.what
    elif isinstance(node, DrawChoose):
        op.count, op.of = node.draw, node.keep
    elif isinstance(node, ForEach):
        op.count, op.of = node.per, node.most
    elif isinstance(node, AtLeast):
        op.count = node.least
    elif isinstance(node, OnSpace):
        op.what = node.space
    elif isinstance(node, Count):
        op.what, op.flag, op.of = node.what, node.upgraded, int(node.at_city)
    elif isinstance(node, When):
        op.what, op.of = node.event, node.of
    elif isinstance(node, Discount):
        op.what, op.amount, op.flag = node.what, pack(node.amount), node.upgrading
    elif isinstance(node, HandLimit):
        op.count = node.more
    elif isinstance(node, Instead):
        op.what, op.of = node.what, node.resource
        _set_gains(op, node.gain.gains)
    elif isinstance(node, FeedFree):
        op.count = node.cities
    elif isinstance(node, Steps):
        op.table = node.table


_CODES: Final[dict[str, int]] = {
    Gain.kind: GAIN, Build.kind: BUILD, Upgrade.kind: UPGRADE, BuildAndUpgrade.kind: BOTH, Advance.kind: ADVANCE,
    UseAction.kind: USE_ACTION, Ready.kind: READY, TakeSpecial.kind: SPECIAL, UseSlot.kind: USE_SLOT,
    CopyYield.kind: COPY_YIELD, Convert.kind: CONVERT, DrawChoose.kind: DRAW_CHOOSE, TakeMetropolis.kind: METROPOLIS,
    Pay.kind: PAY, Exchange.kind: EXCHANGE, GainDifferent.kind: DIFFERENT, AllOf.kind: ALL_OF, Choose.kind: CHOOSE,
    If.kind: IF, ForEach.kind: FOR_EACH, Instead.kind: INSTEAD, FeedFree.kind: FEED_FREE, Steps.kind: STEPS,
    When.kind: WHEN, Discount.kind: DISCOUNT, OncePerTurn.kind: ONCE, HandLimit.kind: HAND_LIMIT, Count.kind: COUNT,
    Smallest.kind: SMALLEST, AtLeast.kind: AT_LEAST, OnSpace.kind: ON_SPACE,
}  # fmt: skip


def _number(source: int, node: Node) -> Op:
    """Give a tree its numbers and make its ops."""
    first = source * NODES_A_SOURCE
    while len(OPS) < first + NODES_A_SOURCE:
        OPS.append(OPS[0])
    place = [first]

    def make(each: Node) -> Op:
        op = Op(place[0], _CODES[each.kind])
        each.nid = place[0]
        OPS[place[0]] = op
        place[0] += 1
        _fill(op, each)
        op.kids = tuple(make(child) for child in each.children())
        op.quick = tuple(sorted(op.kids, key=_effort))
        op.sure = _is_sure(op)
        op.always = _always(op)
        if op.code == GAIN:
            op.entry = (op.nid, 2)
        elif op.code in COUNTED:
            op.entry = (op.nid, op.count)
        return op

    return make(node)


def _effort(op: Op) -> int:
    if op.code in (GAIN, ADVANCE, DIFFERENT, SPECIAL):
        return 0
    return {BUILD: 1, UPGRADE: 1, USE_ACTION: 2}.get(op.code, 3)


def _is_sure(op: Op) -> bool:
    if op.code in (GAIN, FEED_FREE):
        return True
    if op.code == FOR_EACH:
        return True
    if op.code == IF:
        return op.kids[1].sure
    return op.code == ALL_OF and all(kid.sure for kid in op.kids)


def _always(op: Op) -> bool:
    if op.code in (GAIN, DIFFERENT, ADVANCE):
        return True
    return op.code in (ALL_OF, CHOOSE) and any(kid.always for kid in op.kids)


FIRST_SLOT_SOURCE: Final = 210
FIRST_TILE_SOURCE: Final = 242
FIRST_CONTRACT_SOURCE: Final = 300

EFFECTS: Final[list[Op]] = [OPS[0]] * 210
"""By card number."""
for _card in ALL_CARDS:
    EFFECTS[_card.number] = _number(_card.number, _card.effect)

SLOT_EFFECTS: Final[tuple[tuple[Op, ...], ...]] = tuple(
    tuple(_number(FIRST_SLOT_SOURCE + side * 16 + slot, node) for slot, node in enumerate(nodes))
    for side, nodes in enumerate((SIDE_12, SIDE_34))
)
"""By side (0: one and two players, 1: three and four) and slot."""

_TILE_COUNT: Final = 1 + max(tile.number for tile in METROPOLISES)
TILE_INSTANT: Final[list[Op | None]] = [None] * _TILE_COUNT
TILE_PRODUCTION: Final[list[Op | None]] = [None] * _TILE_COUNT
TILE_END: Final[list[Op | None]] = [None] * _TILE_COUNT
for _tile in METROPOLISES:
    _source = FIRST_TILE_SOURCE + 3 * (_tile.number - 1)
    if _tile.instant is not None:
        TILE_INSTANT[_tile.number] = _number(_source, _tile.instant)
    if _tile.production is not None:
        TILE_PRODUCTION[_tile.number] = _number(_source + 1, _tile.production)
    if _tile.end is not None:
        TILE_END[_tile.number] = _number(_source + 2, _tile.end)

CONTRACT_BENEFITS: Final[list[Op]] = [OPS[0]] * (1 + len(CONTRACTS))
CONTRACT_CONDITIONS: Final[list[tuple[Op, ...]]] = [()] * (1 + len(CONTRACTS))
for _contract in CONTRACTS:
    CONTRACT_BENEFITS[_contract.number] = _number(FIRST_CONTRACT_SOURCE + _contract.number, _contract.benefit)
    CONTRACT_CONDITIONS[_contract.number] = tuple(
        _number(FIRST_CONTRACT_SOURCE + 10 + 2 * _contract.number + place, condition)
        for place, condition in enumerate(_contract.conditions)
    )

NETWORK_OP: Final = Op(1, NETWORK)
NETWORK_OP.sure = NETWORK_OP.always = True
OPS[1] = NETWORK_OP


def find(op: Op, code: int) -> list[Op]:
    """All ops of a code in a tree."""
    found = [op] if op.code == code else []
    for kid in op.kids:
        found.extend(find(kid, code))
    return found


ALWAYS: Final[tuple[tuple[bool, ...], ...]] = tuple(tuple(op.always for op in side) for side in SLOT_EFFECTS)
"""Slots that never need a card first (UC-SLT-05)."""


def usual_builds(op: Op, code: int = BUILD) -> int:
    """The kinds of which one is enough to use the effect, where it builds at the usual cost; of BOTH, where it upgrades
    for a unit of science what it builds."""
    if op.code == code and op.price == 0 and not op.flag and (code == BUILD or op.prices[0] == ONE[SCIENCE]):
        return op.what
    kinds = 0
    if op.code in (ALL_OF, CHOOSE):
        for kid in op.kids:
            kinds |= usual_builds(kid, code)
    return kinds


SLOT_BUILDS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(usual_builds(op) for op in side) for side in SLOT_EFFECTS
)


NEEDS_NOTHING: Final = 64
NEEDS_SPECIAL: Final = 128
"""A special card to take."""
NEEDS_ACTION: Final = 256
"""A ready action card that can always be used."""
NEEDS_SCIENCE: Final = 512
"""A unit of science, where something is built and upgraded at once."""


def _needs(op: Op) -> int:
    """Of what one is enough to use the effect, as bits."""
    if op.always:
        return NEEDS_NOTHING
    if op.code == SPECIAL:
        return NEEDS_SPECIAL
    if op.code == USE_ACTION:
        return NEEDS_ACTION
    needs = usual_builds(op)
    if op.code in (ALL_OF, CHOOSE):
        for kid in op.kids:
            needs |= _needs(kid)
    return needs


SLOT_NEEDS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_needs(op) for op in side) for side in SLOT_EFFECTS
)
SLOT_IMPROVES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(usual_builds(op, BOTH) for op in side) for side in SLOT_EFFECTS
)
"""The kinds of which one, and a unit of science, is enough."""


def builds_alone(op: Op) -> bool:
    """Whether an effect does nothing but build at the usual cost."""
    if op.code in (ALL_OF, CHOOSE):
        return all(builds_alone(kid) for kid in op.kids)
    return op.code == BUILD and op.price == 0 and not op.flag


ONLY_BUILDS: Final[tuple[tuple[bool, ...], ...]] = tuple(
    tuple(builds_alone(op) for op in side) for side in SLOT_EFFECTS
)
"""Slots that do nothing but build at the usual cost."""
