"""Preparation: regions, order by lot, plant deck, resource market."""

from typing import ClassVar, Final

from partie.euro import sets
from partie.kernel.engine.chance import Dice, seeded
from partie.kernel.engine.state import log, settle
from partie.kernel.engine.step import Move, Step
from partie.kernel.errors import PartieError

from .components import (
    CONNECTED_SETS,
    COUNTS,
    MAPS,
    NUMBERS,
    PLACE_COSTS,
    START_MARKET,
    START_MONEY,
    STEP3,
    TOTALS,
    Map,
    board_of,
)
from .moves import BUILDS, DRAFT, DRAFTS, not_now
from .rules.course import COURSE
from .rules.plants import EMPTY
from .state import Grid, Player


def new_grid(seats: int, seed: int, options: dict[str, str]) -> Grid:
    """The position before the first decision: nobody has a city (PG-NET-03, PG-TRK-01), epoch 1 begins (PG-EPO-01)."""
    s = prepare(seats, seed, options)
    settle(s)
    return s


def prepare(seats: int, seed: int, options: dict[str, str]) -> Grid:
    """The prepared table with the first step on the agenda: the order by lot (PG-ORD-01, PG-ODR-02), and beside the
    market all other fuel (PG-RMK-05)."""
    dice = Dice(0)
    dice.rng = seeded(seed)
    map_name = options["map"]
    regions = choose_regions(map_name, seats, options["regions"], dice)
    order = list(range(seats))
    dice.shuffle(order)
    deck, boxed = make_deck(MAPS[map_name], seats, dice)
    starts = MAPS[map_name].start.copy()
    players = [Player(START_MONEY, EMPTY, [0, 0, 0, 0], (), 0, []) for _ in range(seats)]
    s = Grid(
        seats,
        dice.rng,
        map_name,
        regions,
        board_of(map_name, regions, BUILDS),
        players,
        order,
        START_MARKET.copy(),
        deck,
        [],
        [],
        MAPS[map_name].removed.copy(),
        boxed,
        starts,
        [total - start for total, start in zip(TOTALS, starts, strict=True)],
        [],
        [],
    )
    s.agenda.append(COURSE)
    if options["regions"] == "draft":
        s.agenda.append(DRAFTING[order[0]])
    lay_board(s)
    return s


def choose_regions(map_name: str, seats: int, wish: str, dice: Dice) -> int:
    """Regions in play as bits: given by name, or a random connected set (PG-BRD-02, PG-BRD-03, PG-BRD-04,
    PG-BRD-05); all play in all of them (PG-BRD-06)."""
    area = MAPS[map_name]
    wanted = area.in_play[seats]
    if wish == "draft":
        return 0
    if wish == "random":
        connected = CONNECTED_SETS[map_name][wanted]
        return connected[dice.below(len(connected))]
    names = wish.split(",")
    for name in names:
        if name not in area.regions:
            raise PartieError("bad-region", region=name, map=map_name, choices=", ".join(area.regions))
    regions = sets.set_of([area.regions.index(name) for name in names])
    if len(set(names)) != wanted or len(names) != wanted:
        raise PartieError("bad-region-count", given=len(set(names)), wanted=wanted, seats=seats)
    if not area.connected(regions):
        raise PartieError("regions-apart", regions=", ".join(names))
    return regions


def make_deck(area: Map, seats: int, dice: Dice) -> tuple[list[int], list[int]]:
    """The draw deck, bottom first, and the plants taken out unseen (PG-MKT-06, PG-MKT-07, PG-MKT-08,
    PG-MKT-09, PG-MKT-10)."""
    apart = [*START_MARKET, *area.removed, area.deck_top]
    rest = [number for number in NUMBERS if number not in apart]
    dice.shuffle(rest)
    removed = COUNTS[seats].removed
    return [STEP3, *rest[removed:], area.deck_top], sorted(rest[:removed])


def lay_board(s: Grid) -> None:
    """The map of the regions in play, with no house on it."""
    s.board = board_of(s.map_name, s.regions, BUILDS)
    s.houses = [()] * s.board.size
    s.places = [PLACE_COSTS[0]] * s.board.size
    for player in s.players:
        player.distances = s.board.everywhere


class DraftRegion(Step[Grid]):
    """The players choose the regions in turn, each adjoining those chosen before (PG-BRD-02, PG-BRD-05)."""

    name: ClassVar[str] = "draft-region"
    kind: ClassVar[str] = "place"

    def moves(self, s: Grid) -> list[Move]:
        return [DRAFTS[region] for region in range(len(MAPS[s.map_name].regions)) if self._free(s, region)]

    def _free(self, s: Grid, region: int) -> bool:
        if sets.has(s.regions, region):
            return False
        return not s.regions or bool(MAPS[s.map_name].adjoins[region] & s.regions)

    def check(self, s: Grid, move: Move) -> str | None:
        if move[0] != DRAFT:
            return not_now(move)
        if not 0 <= move[1] < len(MAPS[s.map_name].regions) or sets.has(s.regions, move[1]):
            return "PG-BRD-02"
        return None if self._free(s, move[1]) else "PG-BRD-05"

    def apply(self, s: Grid, move: Move) -> None:
        s.regions = sets.with_member(s.regions, move[1])
        log(s, "drafted", self.seat, move[1])
        s.agenda.pop()
        chosen = s.regions.bit_count()
        if chosen < MAPS[s.map_name].in_play[s.seats]:
            s.agenda.append(DRAFTING[s.order[chosen % s.seats]])
        lay_board(s)

    def prompt(self, s: Grid) -> tuple[str, dict[str, object]]:
        return "draft-region", {"left": MAPS[s.map_name].in_play[s.seats] - s.regions.bit_count()}


DRAFTING: Final = [DraftRegion(seat) for seat in range(6)]
