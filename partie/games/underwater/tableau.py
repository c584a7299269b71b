"""The cards laid in front of a player and all that follows from them. Replaced when a card is laid or discarded."""

from typing import Final

from .cards import BY_NUMBER
from .components import ACTION_LIMIT, COSTS, HAND_LIMIT
from .goods import FIELD, SCIENCE_AT, pack, reduced
from .terms import (
    ACTION,
    BUILDS,
    END,
    EVENTS,
    MISMATCHES,
    PRODUCTION,
    SECOND_BUILT,
    SECOND_UPGRADED,
    TURN_ENDS,
    UPGRADES,
    USES_SLOT,
)
from .wallets import wallets_of

from .tree import ALL_OF, DISCOUNT, EFFECTS, FEED_FREE, GAIN, HAND_LIMIT as LIMIT_CODE, ONCE, WHEN, Op, find  # isort: skip

FIRST_SPECIAL: Final = 181
FIRST_ASSISTANT: Final = 206
LAST_DEAR: Final = 190
"""Special cards up to this number cost 3 credits, those above 1 or 2."""
CARD_TYPE: Final[list[int]] = [-1] * 210
CARD_COLOUR: Final[list[int]] = [-1] * 210
CARD_COST: Final[list[int]] = [0] * 210
CARD_ERA: Final[list[int]] = [0] * 210
for _card in BY_NUMBER.values():
    CARD_TYPE[_card.number] = _card.type
    CARD_COLOUR[_card.number] = _card.colour
    CARD_COST[_card.number] = _card.cost
    CARD_ERA[_card.number] = _card.era

LASTING: Final = [
    tuple(
        op
        for op in (effect.kids if effect.code == ALL_OF else (effect,))
        if op.code in (WHEN, DISCOUNT, LIMIT_CODE, ONCE)
    )
    for effect in EFFECTS
]
"""By card: what it changes as long as it lies there."""
FEEDS: Final = [sum(op.count for op in find(effect, FEED_FREE)) for effect in EFFECTS]
"""By card: the cities that need no food while it lies there."""
OUTSIDE: Final = (MISMATCHES, TURN_ENDS)
"""Events that no effect causes."""
BY_BUILDING: Final = (BUILDS, SECOND_BUILT)
FULL: Final = 2
FIRES: Final = 1
NO_DISCOUNTS: Final[tuple[int, ...]] = (0,) * 6
USUAL_COSTS: Final = tuple(pack(cost) for cost in COSTS)
USUAL: Final = wallets_of(USUAL_COSTS)


class Tableau:
    """Laid cards with what they change."""

    __slots__ = (
        "actions", "asks", "costs", "discounts", "earns", "ends", "fed", "handy", "helpers", "laid", "limit", "on",
        "once", "productions", "specials", "upgrade_discounts", "wallets",
    )  # fmt: skip

    def __init__(self, laid: tuple[int, ...]) -> None:
        self.laid = laid
        """In rising order, the assistant included."""
        actions: list[int] = []
        ends: list[int] = []
        productions: list[Op] = []
        self.specials = 0
        self.fed = 0
        """Cities that need no food (UC-FEE)."""
        self.limit = HAND_LIMIT
        self.on: list[tuple[Op, ...]] = NO_TRIGGERS
        """By event: what waits for it."""
        self.asks = False
        """Whether something that waits for what happens in effects does more than give."""
        self.earns = False
        """Whether a build may bring science for sure."""
        self.once: tuple[int, ...] = ()
        discounts, upgrade_discounts = NO_DISCOUNTS, NO_DISCOUNTS[:4]
        for card in laid:
            kind = CARD_TYPE[card]
            if kind == ACTION:
                actions.append(card)
            elif kind == PRODUCTION:
                productions.append(EFFECTS[card])
                self.fed += FEEDS[card]
            elif kind == END:
                ends.append(card)
            if FIRST_SPECIAL <= card < FIRST_ASSISTANT:
                self.specials += 1
            for op in LASTING[card]:
                if op.code == WHEN:
                    if self.on is NO_TRIGGERS:
                        self.on = NO_TRIGGERS.copy()
                    self.on[op.what] += (op,)
                    if op.kids[0].code != GAIN and op.what not in OUTSIDE:
                        self.asks = True
                    if op.what in BY_BUILDING and op.kids[0].sure and op.kids[0].goods >> SCIENCE_AT & FIELD:
                        self.earns = True
                elif op.code == DISCOUNT and op.flag:
                    upgrade_discounts = _less(upgrade_discounts, op)
                elif op.code == DISCOUNT:
                    discounts = _less(discounts, op)
                elif op.code == LIMIT_CODE:
                    self.limit += op.count
                else:
                    self.once += (card,)
        self.actions = tuple(actions)
        self.handy = actions[-1] if actions and EFFECTS[actions[-1]].always else 0
        """An action card that can always be used when it is ready: the assistant, which has the highest number."""
        self.helpers = FULL if len(actions) >= ACTION_LIMIT else 0
        """Which cards may help a slot: with four action cards laid, and where upgrades may bring something."""
        if self.on[UPGRADES] or self.on[SECOND_UPGRADED]:
            self.helpers |= FIRES
        self.productions = tuple(productions)
        self.ends = tuple(ends)
        self.discounts = discounts
        self.upgrade_discounts = upgrade_discounts
        self.costs = USUAL_COSTS
        """Usual costs with the discounts taken off (UC-GLO-13)."""
        self.wallets = USUAL
        if discounts is not NO_DISCOUNTS:
            self.costs = tuple(reduced(USUAL_COSTS[kind], discounts[kind]) for kind in range(6))
            self.wallets = wallets_of(self.costs)

    def rewards(self, slot: int) -> bool:
        """Whether the use of a slot brings something."""
        for op in self.on[USES_SLOT]:
            if op.of == slot:
                return True
        return False

    def laying(self, card: int) -> "Tableau":
        return tableau_of(tuple(sorted((*self.laid, card))))

    def without(self, card: int) -> "Tableau":
        return tableau_of(tuple(each for each in self.laid if each != card))


_KNOWN: Final[dict[tuple[int, ...], Tableau]] = {}
_MOST_KNOWN: Final = 20_000


def tableau_of(laid: tuple[int, ...]) -> Tableau:
    """The tableau of these cards (in rising order); equal ones are shared while they are remembered."""
    found = _KNOWN.get(laid)
    if found is None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        found = Tableau(laid)
        _KNOWN[laid] = found
    return found


NO_TRIGGERS: Final[list[tuple[Op, ...]]] = [() for _ in EVENTS]


def _less(discounts: tuple[int, ...], op: Op) -> tuple[int, ...]:
    return tuple(off + op.amount if op.what >> kind & 1 else off for kind, off in enumerate(discounts))
