"""Which cards could ever help which slot: a table derived from the trees, so that only those are looked at.

A card helps a slot if, used first, it makes a slot possible that is not (UC-SLT-07). Whether it does is found by trying
(kernel/engine/obligation.py); the table only leaves out what cannot matter.
"""

from typing import Final

from partie.euro.amounts import Amount, together
from partie.euro.effects import UNTOUCHED, Entries, Part, walk

from ..book import TABLE
from ..components.terms import ACTION, EVERY_KIND, INSTANT, PERMANENT, SLOT_COLOURS
from ..effects.building import usually_built
from ..effects.lasting import opened_by
from ..effects.things import ACTIONS, BUILT, READIED, STANDING, TILES
from ..rules.contracts import contracts_bring
from ..state.made import Underwater
from ..trees import CARD_COLOUR, CARD_TYPE, EFFECTS, LASTING, SLOT_EFFECTS

Tree = Part[Underwater]


def built_alone(slot: Tree) -> int:
    """The kinds that a slot builds at their usual cost, if it does nothing else; else none."""
    found = 0
    for part in slot.apart():
        kinds = usually_built(part)
        if not kinds:
            return 0
        found |= kinds
    return found


def _helps(card: int, slot: int, effect: Tree, full: bool, watched: bool) -> bool:
    """Whether a card gives what a slot wants. `watched`: changes to what stands there may bring something."""
    if effect.always or CARD_COLOUR[card] != SLOT_COLOURS[slot]:
        return False
    kind, tree = CARD_TYPE[card], EFFECTS[card]
    if kind == ACTION:
        return full or effect.wanted & ACTIONS > 0
    if kind == PERMANENT:
        return any(node.helps(slot, effect.wanted) for node in LASTING[card])
    wanted = (
        effect.wanted | (STANDING if watched else 0) | (tree.wanted & READIED if tree.wanted & ACTIONS else 0)
    )
    return kind == INSTANT and tree.given & wanted > 0


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
        builds = sum(1 for tree in trees for node in walk(tree) if node.gives() & BUILT)
        self.readies = any(tree.given & READIED for tree in trees)
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
                if (node := TABLE.nodes[nid]).pays or times == UNTOUCHED
            ]
        )
    return found


def in_reach(s: Underwater, seat: int, slot: int, entries: Entries) -> bool:
    """Whether a slot could become possible by effects that come before it. False only where that is certain: there is
    no room for what it builds, or it could not be paid with the most that they bring."""
    nation, prospect = s.nations[seat], prospect_of(entries)
    if prospect.readies and SLOT_EFFECTS[s.side][slot].wanted & ACTIONS:
        return True
    most = together([nation.goods, prospect.brings(s, seat), nation.tableau.rewards, contracts_bring(s)])
    return SLOT_EFFECTS[s.side][slot].could(s, seat, most, prospect.opens | nation.tableau.opens)


LOOKS_AT_TILES: Final = [effect.wanted & TILES > 0 for effect in EFFECTS]
"""By card: whether it finds the tile that is put on the slot with it."""


def could_act(s: Underwater, seat: int, card: int) -> bool:
    """Whether a part of an instant card can be done: else it helps nobody."""
    return LOOKS_AT_TILES[card] or EFFECTS[card].can(s, seat, s.nations[seat].goods)


def _usable(effect: Tree, buildable: int) -> bool | None:
    """Whether a slot can be used when these kinds can be built; None where that is not all that matters."""
    if effect.always:
        return True
    kinds = built_alone(effect)
    return kinds & buildable > 0 if kinds else None


USABLE: Final = [
    [[_usable(effect, kinds) for effect in side] for kinds in range(EVERY_KIND + 1)] for side in SLOT_EFFECTS
]
"""By side, kinds that can be built at their usual cost, and slot."""
