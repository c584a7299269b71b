"""The production phase: all at once, each for themselves (UC-PRO); and what it will bring, line by line."""

from partie.euro.amounts import Gift
from partie.euro.effects import Part
from partie.kernel.engine.state import log, open_lanes
from partie.kernel.engine.step import AnyStep

from ..book import PRODUCTION_PHASE, TABLE
from ..components.terms import PRODUCTION
from ..effects.things import UPGRADED
from ..state.made import Nation, Underwater
from ..trees import CARD_TYPE, EFFECTS, NETWORK
from .yields import Line, yield_lines


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
        if any(effect.given & UPGRADED for effect in asking):
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


def effects_of(nation: Nation) -> list[Part[Underwater]]:
    """Production cards and the production halves of connected metropolises (UC-PRO-12, UC-PRC-01, UC-PRC-02)."""
    found = list(nation.tableau.productions)
    for tile in connected_tiles(nation):
        node = TABLE.production[tile] if tile > 0 else None
        if node is not None:
            found.append(node)
    return found


def connected_tiles(nation: Nation) -> list[int]:
    """Metropolis tiles that are connected, those gained during the game included."""
    linked = [tile for corner, tile in enumerate(nation.tiles) if nation.player_board.is_linked(corner)]
    return [*linked, *nation.extra]


# What is to be expected


class Source(Line):
    """A line of a production that has a number: a card or a metropolis tile."""

    __slots__ = ("number",)

    def __init__(self, source: str, number: int, gift: Gift) -> None:
        super().__init__(source, 1, gift)
        self.number = number


def expected(s: Underwater, seat: int) -> list[Line]:
    """What the next production brings as things stand, cards and metropolises included; choices are left out."""
    nation = s.nations[seat]
    found: list[Line] = list(yield_lines(nation.player_board))
    for card in nation.laid:
        if CARD_TYPE[card] == PRODUCTION:
            found.append(Source("card", card, EFFECTS[card].yields(s, seat)))
    for tile in connected_tiles(nation):
        node = TABLE.production[tile] if tile > 0 else None
        if node is not None:
            found.append(Source("metropolis", tile, node.yields(s, seat)))
    return found
