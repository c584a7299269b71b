"""Effects that build, upgrade and convert, with the questions how to pay."""

from typing import Any, ClassVar

from partie.euro.amounts import MUCH, NOTHING, Amount, together
from partie.euro.effects import CHOSEN, Node, Sign, walk
from partie.euro.paying import Way
from partie.euro.sets import only
from partie.kernel.obligation import dead_end
from partie.kernel.step import Move, Obligation, Price, Step

from .. import moves as m
from ..board.boards import A_SITE, NO_ICON
from ..moves import PAYS, built_kind, built_place, not_now
from ..rules.building import build_moves, can_build, can_convert, convert, place, why_not_build
from ..rules.paying import SCIENCE_1, USUAL, cost_of, costs_of, upgrade_prices
from ..rules.paying import Price as BuildPrice
from ..rules.upgrading import payable, upgradable, upgrade, why_not_upgrade
from ..state.made import Nation, Underwater
from ..state.tableau import BIOMATTER_INSTEAD
from ..table import TABLE, Priced, flush, priced
from ..terms import BUILDING, KIND_SETS, TUNNEL, TUNNELS, kinds_in

BUILDING_VERBS = range(m.BUILD, m.BUILD_PURPLE + 1)


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
        if self.units() > 1:
            return self.brings()
        works, best = s.nations[seat].works, NOTHING
        for kind in kinds_in(self.what):
            if kind == TUNNELS:
                best = best.most(_tiles_bring(s.nations[seat], works.open_tunnels))
            for icon in works.open_icons(kind, self.expansion):
                best = best.most(icon.gift.goods + (A_SITE if icon.advance else NOTHING))
        return best

    def payable_kinds(self, s: Underwater, seat: int, most: Amount, opened: int) -> int:
        """The kinds of which something could be built with at most so much, if new sites open for some."""
        nation = s.nations[seat]
        works = nation.works
        room = works.room | works.dear_room | opened
        if self.expansion:
            room = BUILDING if works.expansion_room or opened & BUILDING else 0
        return self.what & room & costs_of(nation, self.price).payable(most)

    def could(self, s: Underwater, seat: int, most: Amount, opened: int) -> bool:
        return self.payable_kinds(s, seat, most, opened) > 0

    def price_of(self, s: Underwater, seat: int, move: Move) -> Amount:
        return cost_of(s.nations[seat], self.price, move)

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        """Ask how to pay where biomatter makes it ambiguous (UC-BIO-01), then build."""
        nation = s.nations[seat]
        ways = BIOMATTER_INSTEAD.ways(nation.goods, cost_of(nation, self.price, move))
        if len(ways) > 1:
            s.agenda.append(PayBuilding(seat, self.nid, move))
        else:
            self.pay_and_build(s, seat, move, ways[0])

    def pay_and_build(self, s: Underwater, seat: int, move: Move, way: Way) -> None:
        nation = s.nations[seat]
        nation.goods = nation.goods - BIOMATTER_INSTEAD.paid(cost_of(nation, self.price, move), way)
        place(s, seat, move)


def _tiles_bring(nation: Nation, tunnels: int) -> Amount:
    """The most that metropolises bring at once to which one of these tunnel sites leads (UC-MET-03); one that upgrades
    may spare any price."""
    found = NOTHING
    for corner in nation.works.metropolises_at(tunnels):
        effect = TABLE.instant[nation.tiles[corner]]
        if effect is not None:
            found = together([found, MUCH if upgrades(effect) else effect.brings()])
    return found


def upgrades(effect: Node[Underwater]) -> bool:
    """Whether something is upgraded in the course of an effect."""
    return any(isinstance(node, Upgrade) for node in walk(effect))


class Build(Building):
    """Build up to `count` things of the kinds `what` (UC-CIT-03, UC-GLO-18)."""

    __slots__ = ("count",)

    key: ClassVar[str] = "build"

    def __init__(self, what: int, count: int = 1, price: BuildPrice = USUAL, expansion: bool = False) -> None:
        super().__init__(what, price, expansion)
        self.count = count

    def units(self) -> int:
        return self.count

    def can(self, s: Underwater, seat: int) -> bool:
        return can_build(s, s.nations[seat], self.what, self.price, self.expansion)

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        return build_moves(s, s.nations[seat], self.what, self.price, self.expansion)

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        if move[0] not in BUILDING_VERBS:
            return not_now(move)
        return why_not_build(s, s.nations[seat], self.what, self.price, self.expansion, move)


class BuildAndUpgrade(Building):
    """Build one structure and upgrade it at once: both or nothing (UC-TIM-02 to UC-TIM-04; the examples
    UC-TIM-08 to UC-TIM-12)."""

    __slots__ = ("upgrade",)

    key: ClassVar[str] = "build-and-upgrade"
    opens: ClassVar[bool] = True

    def __init__(self, what: int, price: BuildPrice = USUAL, upgrade: Amount = SCIENCE_1[0]) -> None:
        super().__init__(what, price, False)
        self.upgrade = upgrade

    def upgrade_price(self, nation: Nation, kind: int) -> Amount:
        return upgrade_prices(nation, (self.upgrade,), kind)[0]

    def can(self, s: Underwater, seat: int) -> bool:
        nation, doubtful = s.nations[seat], []
        for kind in kinds_in(self.what):
            barren = False
            for move in build_moves(s, nation, KIND_SETS[kind], self.price, False):
                plain = kind != TUNNELS and nation.works.icon_of(kind, built_place(move)) is NO_ICON
                if plain and barren:
                    # As on the site without an icon before it.
                    continue
                keeps = self.keeps(s, seat, move)
                if keeps:
                    return True
                if keeps is None:
                    doubtful.append(move)
                elif plain:
                    barren = True
        return any(self._follows(s, seat, move) for move in doubtful)

    def could(self, s: Underwater, seat: int, most: Amount, opened: int) -> bool:
        """What the build brings may pay for the upgrade (UC-TIM-06)."""
        nation, kinds = s.nations[seat], kinds_in(self.payable_kinds(s, seat, most, opened))
        most = together([most, self.brings() if opened else self.brings_now(s, seat)])
        return any(most.covers(self.upgrade_price(nation, kind)) for kind in kinds)

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        return build_moves(s, s.nations[seat], self.what, self.price, False)

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        if move[0] not in BUILDING_VERBS:
            return "UC-TIM-02" if move[0] in (m.UPGRADE, m.UPGRADE_TUNNEL) else not_now(move)
        return why_not_build(s, s.nations[seat], self.what, self.price, False, move)

    def keeps(self, s: Underwater, seat: int, move: Move) -> bool | None:
        """Whether the upgrade can be paid: from what is left after the build, or with what the build brings
        (UC-TIM-06), of which only trying tells."""
        nation = s.nations[seat]
        have, price = nation.goods, self.upgrade_price(nation, built_kind(move))
        if have.covers(price):
            cost = cost_of(nation, self.price, move)
            if have.covers(cost + price):
                return True
            for way in BIOMATTER_INSTEAD.ways(have, cost):
                if have.covers(BIOMATTER_INSTEAD.paid(cost, way) + price):
                    return True
        return None if self._brings_at(s, nation, move).covers(have.missing(price)) else False

    def _follows(self, s: Underwater, seat: int, move: Move) -> bool:
        trial = s.trial(seat)
        trial.agenda = [TABLE.asking(seat, CHOSEN, 0, self.entry())]
        return dead_end(trial, seat, move) is None

    def _brings_at(self, s: Underwater, nation: Nation, move: Move) -> Amount:
        """The most that a build could bring: by its site, a metropolis, laid cards, abilities or contracts."""
        tableau = nation.tableau
        if s.contracts or tableau.upgrades:
            return MUCH
        works, kind, where = nation.works, built_kind(move), built_place(move)
        icon, best = works.icon_of(kind, where), together([tableau.rewards, tableau.abilities])
        if kind == TUNNELS:
            best = together([best, _tiles_bring(nation, only(where))])
        return best if icon is NO_ICON else best + icon.gift.goods + (A_SITE if icon.advance else NOTHING)

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        """The upgrade waits under the build and all that it triggers."""
        s.agenda.append(UpgradeBuilt(seat, self.nid, move))
        super().do(s, seat, move, flags)


class UpgradeBuilt(Obligation[Underwater]):
    """The upgrade of what was just built, after all that the build triggered; it must be payable then (UC-TIM-03)."""

    __slots__ = ("move", "nid")

    name: ClassVar[str] = "improve"
    must: ClassVar[str] = "UC-TIM-03"

    def __init__(self, seat: int, nid: int, move: Move) -> None:
        super().__init__(seat)
        self.nid = nid
        self.move = move

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.nid, self.move)

    def price_left(self, s: Underwater) -> Amount:
        """What is still to be paid."""
        node = TABLE.nodes[self.nid]
        assert isinstance(node, BuildAndUpgrade)
        return node.upgrade_price(s.nations[self.seat], built_kind(self.move))

    def _still_plain(self, s: Underwater) -> bool:
        """Whether it was not upgraded by a trigger in between (UC-UPG-09)."""
        works, kind = s.nations[self.seat].works, built_kind(self.move)
        return works.can_upgrade(kind, works.upgrade_of(kind, built_place(self.move)))

    def met(self, s: Underwater) -> bool:
        return not self._still_plain(s) or s.nations[self.seat].goods.covers(self.price_left(s))

    def act(self, s: Underwater) -> None:
        if not self._still_plain(s):
            return
        works, kind = s.nations[self.seat].works, built_kind(self.move)
        TABLE.pay(s, self.seat, self.price_left(s))
        upgrade(s, self.seat, kind, works.upgrade_of(kind, built_place(self.move)))
        flush(s, self.seat)


class Upgrade(Node[Underwater]):
    """Upgrade up to `count` structures of the kinds `what`, each for one of the prices (UC-UPG-03 to UC-UPG-06)."""

    __slots__ = ("count", "prices", "what")

    key: ClassVar[str] = "upgrade"
    sort: ClassVar[str] = "place"

    def __init__(self, what: int, count: int = 1, prices: tuple[Amount, ...] = SCIENCE_1) -> None:
        super().__init__()
        self.what = what
        self.count = count
        self.prices = prices

    def units(self) -> int:
        return self.count

    def brings(self) -> Amount:
        return NOTHING

    def can(self, s: Underwater, seat: int) -> bool:
        return bool(upgradable(s.nations[seat], self.what, self.prices))

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        nation = s.nations[seat]
        found: list[Move] = []
        for kind in upgradable(nation, self.what, self.prices):
            found += nation.works.upgrades(kind)
        return found

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        if move[0] != m.UPGRADE and move[0] != m.UPGRADE_TUNNEL:
            return not_now(move)
        return why_not_upgrade(s.nations[seat], self.what, self.prices, move)

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        """Ask which price where several can be paid (UC-GLO-33), then upgrade."""
        nation = s.nations[seat]
        prices = payable(nation.goods, upgrade_prices(nation, self.prices, built_kind(move)))
        if len(prices) > 1:
            s.agenda.append(ChoosePrice(seat, self.nid, move))
        else:
            self.pay_and_upgrade(s, seat, move, prices[0])

    def pay_and_upgrade(self, s: Underwater, seat: int, move: Move, price: Amount) -> None:
        TABLE.pay(s, seat, price)
        upgrade(s, seat, built_kind(move), built_place(move))


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
        self._node().pay_and_build(s, self.seat, self.move, move[1:])
        flush(s, self.seat)

    def price(self, s: Underwater, move: Move) -> Price:
        return priced(BIOMATTER_INSTEAD.paid(self._cost(s), move[1:]))

    def prompt(self, s: Underwater) -> tuple[str, dict[str, object]]:
        return "pay", {"seat": self.seat, "works": list(self.move)}


class ChoosePrice(Payment):
    """Which of several prices pays an upgrade (UC-GLO-33)."""

    name: ClassVar[str] = "price"

    def _node(self) -> Upgrade:
        node = TABLE.nodes[self.nid]
        assert isinstance(node, Upgrade)
        return node

    def _prices(self, s: Underwater) -> tuple[Amount, ...]:
        return upgrade_prices(s.nations[self.seat], self._node().prices, built_kind(self.move))

    def moves(self, s: Underwater) -> list[Move]:
        have, moves = s.nations[self.seat].goods, TABLE.answers.prices
        return [moves[i] for i, price in enumerate(self._prices(s)) if have.covers(price)]

    def check(self, s: Underwater, move: Move) -> str | None:
        if move[0] != m.PRICE:
            return "UC-UPG-05"
        prices = self._prices(s)
        allowed = move[1] < len(prices) and s.nations[self.seat].goods.covers(prices[move[1]])
        return None if allowed else "UC-UPG-05"

    def apply(self, s: Underwater, move: Move) -> None:
        s.agenda.pop()
        self._node().pay_and_upgrade(s, self.seat, self.move, self._prices(s)[move[1]])
        flush(s, self.seat)

    def price(self, s: Underwater, move: Move) -> Price:
        return priced(self._prices(s)[move[1]])

    def prompt(self, s: Underwater) -> tuple[str, dict[str, object]]:
        return "price", {"seat": self.seat, "works": list(self.move)}


class Convert(Node[Underwater]):
    """Turn one nonsymbiotic city into a symbiotic one: not building (UC-UPG-02)."""

    key: ClassVar[str] = "convert"
    sort: ClassVar[str] = "place"

    def signs(self) -> list[Sign]:
        return [("convert",), ("white", 1), ("then",), ("purple", 1)]

    def brings(self) -> Amount:
        return NOTHING

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        nation = s.nations[seat]
        return [move for site, move in enumerate(m.CONVERTS) if can_convert(s, nation, site)]

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        if move[0] != m.CONVERT:
            return not_now(move)
        return None if can_convert(s, s.nations[seat], move[1]) else "UC-UPG-02"

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        convert(s, seat, move[1])
