"""The production phase: all at once, each for themselves (UC-PRO); and what it will bring, line by line."""

from partie.euro.amounts import NO_GIFT, Gift
from partie.euro.effects import AllOf, ForEach, Gain, If, Node, walk
from partie.kernel.state import open_lanes
from partie.kernel.step import AnyStep

from ..board.yields import Line, yield_lines
from ..effects import Upgrade
from ..state.made import Nation, Underwater
from ..table import PRODUCTION_PHASE, TABLE, log
from ..terms import PRODUCTION
from ..trees import CARD_TYPE, EFFECTS, NETWORK


def start(s: Underwater) -> None:
    """Open a lane for everybody who has something to choose; the others produce at once."""
    s.phase = PRODUCTION_PHASE
    log(s, "production", s.era)
    stacks: list[list[AnyStep]] = []
    for seat in range(s.seats):
        effects = effects_of(s.nations[seat])
        asking = [node for node in effects if not node.sure]
        entries: tuple[int, ...] = ()
        # The network comes in any order only where an upgrade may change what it makes (UC-PRO-15).
        if any(isinstance(node, Upgrade) for effect in asking for node in walk(effect)):
            entries = NETWORK.entry()
        else:
            NETWORK.give(s, seat)
        if not asking:
            for node in effects:
                node.give(s, seat)
            stacks.append([])
            continue
        for node in effects:
            entries += node.entry()
        stacks.append([TABLE.opening(seat, 0, entries)])
    open_lanes(s, stacks)


def effects_of(nation: Nation) -> list[Node[Underwater]]:
    """Production cards and the production halves of connected metropolises (UC-PRO-12, UC-PRC-01, UC-PRC-02)."""
    found = list(nation.tableau.productions)
    for tile in connected_tiles(nation):
        node = TABLE.production[tile] if tile > 0 else None
        if node is not None:
            found.append(node)
    return found


def connected_tiles(nation: Nation) -> list[int]:
    """Metropolis tiles that are connected, those gained during the game included."""
    linked = [tile for corner, tile in enumerate(nation.tiles) if nation.works.is_linked(corner)]
    return [*linked, *nation.extra]


# What is to be expected


class Source(Line):
    """A line of a production that has a number: a card or a metropolis tile."""

    __slots__ = ("number",)

    def __init__(self, source: str, number: int, gift: Gift) -> None:
        super().__init__(source, 1, gift)
        self.number = number


def sure_gift(s: Underwater, seat: int, node: Node[Underwater]) -> Gift:
    """What an effect gives as things stand, without any choice."""
    total = NO_GIFT
    if isinstance(node, Gain):
        return node.gift
    if isinstance(node, ForEach):
        return node.gift(s, seat)
    if isinstance(node, If) and node.condition.holds(s, seat):
        return sure_gift(s, seat, node.then)
    if isinstance(node, AllOf):
        for part in node.parts:
            total = total.plus(sure_gift(s, seat, part))
    return total


def expected(s: Underwater, seat: int) -> list[Line]:
    """What the next production brings as things stand, cards and metropolises included; choices are left out."""
    nation = s.nations[seat]
    found: list[Line] = list(yield_lines(nation.works))
    for card in nation.laid:
        if CARD_TYPE[card] == PRODUCTION:
            found.append(Source("card", card, sure_gift(s, seat, EFFECTS[card])))
    for tile in connected_tiles(nation):
        node = TABLE.production[tile] if tile > 0 else None
        if node is not None:
            found.append(Source("metropolis", tile, sure_gift(s, seat, node)))
    return found
