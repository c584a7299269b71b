"""Which cards could ever help which slot: a table derived from the trees, so that only those are looked at.

A card helps a slot if, used first, it makes a slot possible that is not (UC-SLT-07). Whether it does is found by trying
(kernel/obligation.py); the table only leaves out what cannot matter.
"""

from typing import Final

from partie.euro.amounts import Amount, together
from partie.euro.effects import (
    AllOf,
    Choose,
    Discount,
    ForEach,
    Gain,
    If,
    Node,
    OncePerTurn,
    Pay,
    walk,
)
from partie.euro.effects import When as AnyWhen

from ..board.boards import SURCHARGES
from ..board.components import COSTS
from ..effects import (
    Build,
    BuildAndUpgrade,
    Convert,
    Count,
    DrawChoose,
    Ready,
    TakeMetropolis,
    Upgrade,
    UseAction,
    UseSlot,
)
from ..rules.paying import PRICE_USUAL
from ..state.made import Underwater
from ..terms import (
    ACTION,
    ADVANCES_TO,
    BIOMATTER,
    BUILDING,
    BUILDS,
    CITY,
    EVERY_KIND,
    INSTANT,
    KELP,
    PERMANENT,
    RESOURCES,
    SECOND_BUILT,
    SLOT_COLOUR,
    SLOT_COLOURS,
    STEELPLAST,
    TUNNEL,
    USES_SLOT,
    kinds_in,
)
from ..trees import CARD_COLOUR, CARD_TYPE, EFFECTS, LASTING, SLOT_EFFECTS

Tree = Node[Underwater]


def built_alone(slot: Tree) -> int:
    """The kinds that a slot builds at their usual cost, if it does nothing else; else none."""
    found = 0
    for node in walk(slot):
        if isinstance(node, Build) and node.price.kind == PRICE_USUAL and not node.expansion:
            found |= node.what
        elif not isinstance(node, AllOf | Choose):
            return 0
    return found


def wanted(slot: Tree) -> list[int]:
    """The resources that a slot could need; buildings may cost more on some sites."""
    kinds = kinds_in(built_alone(slot))
    if not kinds:
        return list(range(len(RESOURCES)))
    costs = [COSTS[kind] for kind in kinds] + SURCHARGES
    found = [kind for kind in range(len(RESOURCES)) if any(cost[kind] for cost in costs)]
    return [*found, BIOMATTER] if KELP in found or STEELPLAST in found else found


def _has(tree: Tree, kind: type[Tree]) -> bool:
    return any(isinstance(node, kind) for node in walk(tree))


def _may_help(node: Tree, card: Tree, slot: Tree, needs: list[int], watched: bool) -> bool:
    """Whether a part of an instant card could help; `watched`: changes to what stands there may bring something."""
    if isinstance(node, Gain):
        return any(node.gift.goods[kind] for kind in needs)
    if isinstance(node, ForEach):
        return any(node.gain.gift.goods[kind] for kind in needs)
    if isinstance(node, AllOf | Choose):
        return any(_may_help(part, card, slot, needs, watched) for part in node.children())
    if isinstance(node, If | Pay):
        return _may_help(node.then, card, slot, needs, watched)
    if isinstance(node, Upgrade | Convert):
        return watched or _has(slot, UseAction)
    if isinstance(node, Ready):
        return _has(slot, UseAction) or _has(card, UseAction)
    return not isinstance(node, DrawChoose | TakeMetropolis)


def _lasting_helps(node: Tree, slot: int, effect: Tree) -> bool:
    """Whether a slot may cost less, or bring more, when a card lies there."""
    if isinstance(node, Discount | OncePerTurn):
        return True
    if not isinstance(node, AnyWhen):
        return False
    if node.event in (BUILDS, SECOND_BUILT):
        # What the build brings may pay for the upgrade that belongs to it.
        return _has(effect, BuildAndUpgrade) or _has(effect, UseAction)
    return node.event == USES_SLOT and node.of == slot


def _helps(card: int, slot: int, effect: Tree, full: bool, watched: bool) -> bool:
    if effect.always or CARD_COLOUR[card] != SLOT_COLOURS[slot]:
        return False
    kind, tree = CARD_TYPE[card], EFFECTS[card]
    if kind == ACTION:
        return full or _has(effect, UseAction)
    if kind == PERMANENT:
        return any(_lasting_helps(node, slot, effect) for node in LASTING[card])
    return kind == INSTANT and _may_help(tree, tree, effect, wanted(effect), watched)


def _table(side: list[Tree], full: bool, watched: bool) -> list[list[bool]]:
    return [
        [_helps(card, slot, effect, full, watched) for card in range(len(EFFECTS))]
        for slot, effect in enumerate(side)
    ]


_TABLES: Final = [
    [[_table(side, full, watched) for watched in (False, True)] for full in (False, True)]
    for side in SLOT_EFFECTS
]


def helpers(side: int, full: bool, watched: bool) -> list[list[bool]]:
    """By slot and card: whether the card, used first, could ever make the slot possible; when nothing waits for cards
    being laid. `full`: four action cards lie there, so that a fifth lets one be used (UC-LIM-04)."""
    return _TABLES[side][full][watched]


# How much a card could bring


def _opens(effect: Tree) -> int:
    """The kinds for which an effect may open new sites: a city does so for buildings and cities, a tunnel for
    tunnels."""
    found = 0
    for node in walk(effect):
        if isinstance(node, UseSlot | UseAction):
            return EVERY_KIND
        if isinstance(node, Build | BuildAndUpgrade):
            found |= BUILDING | CITY if node.what & CITY else 0
            found |= TUNNEL if node.what & TUNNEL else 0
    return found


OPENS: Final = [_opens(effect) for effect in EFFECTS]
"""By card."""
BUILDS_ONCE: Final = [
    sum(isinstance(node, Build | BuildAndUpgrade | UseAction) for node in walk(effect)) <= 1
    and not any(isinstance(node, Ready) for node in walk(effect))
    for effect in EFFECTS
]
"""By card: whether nothing that it builds opens a site for something else that it builds."""
LOOKS_AT_TILES: Final = [
    any(isinstance(node, Count) and node.what == SLOT_COLOUR for node in walk(effect)) for effect in EFFECTS
]
"""By card: whether it finds the tile that is put on the slot with it."""


def could_act(s: Underwater, seat: int, card: int) -> bool:
    """Whether a part of an instant card can be done: else it helps nobody."""
    return LOOKS_AT_TILES[card] or EFFECTS[card].can(s, seat)


def card_could_pay(s: Underwater, seat: int, slot: int, card: int) -> bool:
    """Whether a slot could be paid with the most that an instant card brings."""
    effect = EFFECTS[card]
    brings = effect.brings_now(s, seat) if BUILDS_ONCE[card] else effect.brings()
    return _could_pay(s, seat, slot, brings, OPENS[card])


def rewards_could_pay(s: Underwater, seat: int, slot: int, rewards: list[Tree]) -> bool:
    """Whether a slot could be paid with the most that rewards bring which come before it."""
    opened = 0
    for each in rewards:
        opened |= _opens(each)
    return _could_pay(s, seat, slot, together([each.brings() for each in rewards]), opened)


def _could_pay(s: Underwater, seat: int, slot: int, brings: Amount, opened: int) -> bool:
    """Whether a slot that only builds could be paid with so much more, and has room or may get it; True for all other
    slots, and where laid cards may bring more."""
    nation = s.nations[seat]
    kinds, on = BUILT_ALONE[s.side][slot], nation.tableau.on
    if not kinds or on[BUILDS] or on[SECOND_BUILT] or on[ADVANCES_TO] or nation.works.board.dear:
        return True
    kinds &= nation.works.room | opened
    return bool(kinds and kinds & nation.tableau.costs.payable(nation.goods + brings))


BUILT_ALONE: Final = [[built_alone(effect) for effect in side] for side in SLOT_EFFECTS]
"""By side and slot: the kinds that it builds, where it does nothing else."""
