"""Effects that build, with the question how to pay."""

from typing import Any, ClassVar, Final

from partie.euro.amounts import MUCH, NOTHING, Amount, together
from partie.euro.effects import Part, Prices
from partie.euro.effects.words import Clause, Line, Say
from partie.euro.paying import Way
from partie.kernel.engine.step import Move, Price, Ranges, Step

from .. import moves as m
from ..book import TABLE, Priced, flush, priced
from ..components.boards import A_SITE
from ..components.terms import BUILDING, CITY, TUNNEL, TUNNELS, kinds_in
from ..moves import PAYS, not_now
from ..rules.building import build_moves, can_build, place, why_not_build
from ..rules.federation import STEP_BRINGS
from ..rules.paying import PRICE_USUAL, USUAL, cost_of, costs_of, wanted_to_build
from ..rules.paying import Price as BuildPrice
from ..state.made import Nation, Underwater
from ..state.tableau import BIOMATTER_INSTEAD
from .things import ANYTHING, BUILT, CITY_SITES, TUNNEL_SITES, UPGRADED, Noun, things
from .worth import of_cities

BUILDING_VERBS = range(m.BUILD, m.BUILD_PURPLE + 1)
_BEST_SITES: Final[dict[tuple[int, int, int, int], Amount]] = {}
_MOST_BEST: Final = 20_000


def _best_site(nation: Nation, kind: int, expansion: bool) -> Amount:
    """The best of each resource that one of the open places for a kind gives; remembered by these places."""
    player_board = nation.player_board
    key = (player_board.board.number, kind, player_board.open_sites(kind, expansion), nation.climbed)
    found = _BEST_SITES.get(key)
    if found is None:
        if len(_BEST_SITES) >= _MOST_BEST:
            _BEST_SITES.clear()
        found = NOTHING
        for icon in player_board.open_icons(kind, expansion):
            found = found.most(icon.gift.goods + (STEP_BRINGS[nation.climbed] if icon.advance else NOTHING))
        _BEST_SITES[key] = found
    return found


class Building(Priced):
    """What building effects share: kinds, price, where."""

    __slots__ = ("expansion", "price", "what")

    sort: ClassVar[str] = "place"

    def __init__(self, what: int, price: BuildPrice, expansion: bool) -> None:
        super().__init__()
        self.what = what
        self.price = price
        self.expansion = expansion

    def brings(self) -> Amount:
        """The bonus of a site and a Federation step; what a tunnel connects may bring anything."""
        return MUCH if self.what & TUNNEL else A_SITE * self.units()

    def brings_now(self, s: Underwater, seat: int) -> Amount:
        """The best of each resource that one of the open sites gives, whether it can be paid or not."""
        if self.units() > 1 and self.what & ~BUILDING:
            # What is built first opens further sites.
            return self.brings()
        nation, best = s.nations[seat], NOTHING
        for kind in kinds_in(self.what):
            if kind == TUNNELS:
                best = best.most(tiles_bring(nation, nation.player_board.open_tunnels))
            best = best.most(_best_site(nation, kind, self.expansion))
        return best * self.units()

    def payable_kinds(self, s: Underwater, seat: int, most: Amount, opened: int) -> int:
        """The kinds of which something could be built with at most so much, if new sites open for some."""
        nation = s.nations[seat]
        player_board = nation.player_board
        room = player_board.room | player_board.dear_room | opened
        if self.expansion:
            room = BUILDING if player_board.expansion_room or opened & BUILDING else 0
        return self.what & room & costs_of(nation, self.price).payable(most)

    def gives(self) -> int:
        """What a site brings may be anything; a city opens sites for buildings and cities, a tunnel for tunnels."""
        opened = (CITY_SITES if self.what & CITY else 0) | (TUNNEL_SITES if self.what & TUNNEL else 0)
        return ANYTHING | BUILT | opened

    def could(self, s: Underwater, seat: int, most: Amount, opened: int) -> bool:
        return self.payable_kinds(s, seat, most, opened) > 0

    def price_of(self, s: Underwater, seat: int, move: Move) -> Amount:
        return cost_of(s.nations[seat], self.price, move)

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        """Ask how to pay where biomatter makes it ambiguous (UC-BIO-01), then build."""
        nation = s.nations[seat]
        cost = cost_of(nation, self.price, move)
        ways = BIOMATTER_INSTEAD.ways(nation.goods, cost)
        if len(ways) > 1:
            s.agenda.append(PayBuilding(seat, self.nid, move))
        else:
            self.pay_and_build(s, seat, move, cost, ways[0])

    def pay_and_build(self, s: Underwater, seat: int, move: Move, cost: Amount, way: Way) -> None:
        nation = s.nations[seat]
        nation.goods = nation.goods - BIOMATTER_INSTEAD.paid(cost, way)
        place(s, seat, move)


def tiles_bring(nation: Nation, tunnels: int) -> Amount:
    """The most that metropolises bring at once to which one of these tunnel sites leads (UC-MET-03); one that upgrades
    may spare any price."""
    found = NOTHING
    for corner in nation.player_board.metropolises_at(tunnels):
        effect = TABLE.instant[nation.tiles[corner]]
        if effect is not None:
            found = together([found, MUCH if upgrades(effect) else effect.brings()])
    return found


def upgrades(effect: Part[Underwater]) -> bool:
    """Whether something is upgraded in the course of an effect."""
    return effect.given & UPGRADED > 0


class Build(Building):
    """Build up to `count` things of the kinds `what` (UC-CIT-03, UC-GLO-18)."""

    __slots__ = ("count",)

    key: ClassVar[str] = "build"

    def __init__(self, what: int, count: int = 1, price: BuildPrice = USUAL, expansion: bool = False) -> None:
        super().__init__(what, price, expansion)
        self.count = count

    def units(self) -> int:
        return self.count

    def wants(self) -> int:
        return wanted_to_build(kinds_in(self.what)) if self.is_usual() else ANYTHING

    def is_usual(self) -> bool:
        """Whether it builds anywhere for the usual cost."""
        return self.price.kind == PRICE_USUAL and not self.expansion

    def worth(self, prices: Prices) -> float:
        return of_cities(prices).build(self)

    def words(self) -> Clause:
        key = "effect-build-expansion" if self.expansion else "effect-build"
        return Say(key, things=Noun("up-to", self.what, self.count), price=self.price.words())

    def line(self) -> Line:
        marks = ("expansion",) if self.expansion else ()
        return [("build",), *things(self.what, self.count, *marks), *self.price.line()]

    def rest(self, left: int) -> Part[Underwater]:
        return Build(self.what, left, self.price, self.expansion)

    def can(self, s: Underwater, seat: int, goods: Amount) -> bool:
        return can_build(s, s.nations[seat], goods, self.what, self.price, self.expansion)

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        return build_moves(s, s.nations[seat], self.what, self.price, self.expansion)

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        if move[0] not in BUILDING_VERBS:
            return not_now(move)
        return why_not_build(s, s.nations[seat], self.what, self.price, self.expansion, move)


def usually_built(effect: Part[Underwater]) -> int:
    """The kinds that an effect builds anywhere for the usual cost, if it is nothing but a choice of these."""
    if isinstance(effect, Build):
        return effect.what if effect.is_usual() else 0
    if effect.key != "choose":
        return 0
    found = 0
    for option in effect.children():
        kinds = usually_built(option)
        if not kinds:
            return 0
        found |= kinds
    return found


class Payment(Step[Underwater]):
    """How something is paid, where there is more than one way: the effect, and the move that builds or upgrades."""

    __slots__ = ("move", "nid")

    kind: ClassVar[str] = "pay"
    ranges: ClassVar[Ranges] = (TABLE, m.WORKS)

    def __init__(self, seat: int, nid: int, move: Move) -> None:
        super().__init__(seat)
        self.nid = nid
        self.move = move

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.nid, self.move)


class PayBuilding(Payment):
    """How much biomatter stands in for kelp and steelplast (UC-BIO-01)."""

    name: ClassVar[str] = "pay"

    def stands(self, s: Underwater) -> bool:
        node = TABLE.nodes[self.nid]
        return isinstance(node, Building) and node.why(s, self.seat, self.move) is None

    def _node(self) -> Building:
        node = TABLE.nodes[self.nid]
        assert isinstance(node, Building)
        return node

    def _cost(self, s: Underwater) -> Amount:
        return self._node().price_of(s, self.seat, self.move)

    def moves(self, s: Underwater) -> list[Move]:
        ways = BIOMATTER_INSTEAD.ways(s.nations[self.seat].goods, self._cost(s))
        return [PAYS[kelp][steelplast] for kelp, steelplast in ways]

    def check(self, s: Underwater, move: Move) -> str | None:
        if move[0] != m.PAY:
            return "UC-COS-04"
        allowed = BIOMATTER_INSTEAD.allows(s.nations[self.seat].goods, self._cost(s), move[1:])
        return None if allowed else "UC-BIO-01"

    def apply(self, s: Underwater, move: Move) -> None:
        s.agenda.pop()
        self._node().pay_and_build(s, self.seat, self.move, self._cost(s), move[1:])
        flush(s, self.seat)

    def price(self, s: Underwater, move: Move) -> Price:
        return priced(BIOMATTER_INSTEAD.paid(self._cost(s), move[1:]))

    def prompt(self, s: Underwater) -> tuple[str, dict[str, object]]:
        return "pay", {"seat": self.seat, "piece": list(self.move)}
