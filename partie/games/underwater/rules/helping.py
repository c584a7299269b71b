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
from partie.euro.effects.doing import UNTOUCHED
from partie.euro.effects.node import Entries

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
)
from ..rules.paying import PRICE_USUAL
from ..state.made import Underwater
from ..table import TABLE
from ..terms import (
    ACTION,
    BIOMATTER,
    BUILDS,
    INSTANT,
    KELP,
    PERMANENT,
    RESOURCES,
    SECOND_BUILT,
    SLOT_COLOUR,
    SLOT_COLOURS,
    STEELPLAST,
    USES_SLOT,
    kinds_in,
)
from ..trees import CARD_COLOUR, CARD_TYPE, EFFECTS, LASTING, SLOT_EFFECTS, opened_by

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


# How much could come before a slot


class Prospect:
    """The most that effects could bring which come before a slot, whatever they cost."""

    __slots__ = ("_brings", "_steady", "_trees", "opens", "readies")

    def __init__(self, trees: list[Tree]) -> None:
        self._trees = trees
        nodes = [node for tree in trees for node in walk(tree)]
        builds = sum(isinstance(node, (Build, BuildAndUpgrade, UseAction)) for node in nodes)
        self.readies = any(isinstance(node, Ready) for node in nodes)
        """Whether action cards may be used that cannot be now."""
        self._steady = builds <= 1 and not self.readies
        """Nothing that is built opens a site for something else that is."""
        self._brings = together([tree.brings() for tree in trees])
        self.opens = 0
        """The kinds for which new sites may be opened: by a city for buildings and cities, by a tunnel for tunnels."""
        for tree in trees:
            self.opens |= opened_by(tree)

    def brings(self, s: Underwater, seat: int) -> Amount:
        if self._steady:
            return together([tree.brings_now(s, seat) for tree in self._trees])
        return self._brings


_PROSPECTS: Final[dict[Entries, Prospect]] = {}
_MOST_PROSPECTS: Final = 20_000


def prospect_of(entries: Entries) -> Prospect:
    """The prospect of effects that are open; remembered."""
    found = _PROSPECTS.get(entries)
    if found is None:
        if len(_PROSPECTS) >= _MOST_PROSPECTS:
            _PROSPECTS.clear()
        found = _PROSPECTS[entries] = Prospect(
            [
                node
                for nid, times in zip(entries[::2], entries[1::2])
                # Of a gain that is given already, cards are left.
                if not isinstance(node := TABLE.nodes[nid], Gain) or times == UNTOUCHED
            ]
        )
    return found


def in_reach(s: Underwater, seat: int, slot: int, entries: Entries) -> bool:
    """Whether a slot could become possible by effects that come before it. False only where that is certain: there is
    no room for what it builds, or it could not be paid with the most that they bring."""
    nation, prospect = s.nations[seat], prospect_of(entries)
    if s.contracts or (prospect.readies and _has(SLOT_EFFECTS[s.side][slot], UseAction)):
        return True
    most = together([nation.goods, prospect.brings(s, seat), nation.tableau.rewards])
    return SLOT_EFFECTS[s.side][slot].could(s, seat, most, prospect.opens | nation.tableau.opens)


LOOKS_AT_TILES: Final = [
    any(isinstance(node, Count) and node.what == SLOT_COLOUR for node in walk(effect)) for effect in EFFECTS
]
"""By card: whether it finds the tile that is put on the slot with it."""


def could_act(s: Underwater, seat: int, card: int) -> bool:
    """Whether a part of an instant card can be done: else it helps nobody."""
    return LOOKS_AT_TILES[card] or EFFECTS[card].can(s, seat)


BUILT_ALONE: Final = [[built_alone(effect) for effect in side] for side in SLOT_EFFECTS]
"""By side and slot: the kinds that it builds, where it does nothing else."""
