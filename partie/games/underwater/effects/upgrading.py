"""Effects that upgrade and convert what stands there."""

from typing import ClassVar

from partie.euro.amounts import NOTHING, Amount
from partie.euro.effects import Asking, Part, Prices
from partie.euro.effects.words import Clause, Line, Say
from partie.kernel.engine.step import Move, Price

from .. import moves as m
from ..book import TABLE, flush, priced
from ..moves import built_kind, built_place, not_now
from ..rules.building import can_convert, convert
from ..rules.paying import SCIENCE_1, one_of, upgrade_line, upgrade_prices, upgrade_words
from ..rules.upgrading import can_upgrade, payable, upgradable, upgrade, why_not_upgrade
from ..state.made import Underwater
from .building import Payment
from .things import ANYTHING, STANDING, UPGRADED, Noun, things
from .worth import of_cities


class Upgrade(Asking[Underwater]):
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

    def could(self, s: Underwater, seat: int, most: Amount, opened: int) -> bool:
        return True

    def gives(self) -> int:
        return STANDING | UPGRADED

    def wants(self) -> int:
        return ANYTHING

    def worth(self, prices: Prices) -> float:
        return of_cities(prices).upgrade(self)

    def words(self) -> Clause:
        up_to = Noun("up-to", self.what, self.count)
        if self.count == 1 or not self.prices[0]:
            return Say("effect-upgrade", things=up_to, price=upgrade_words(self.prices))
        every = Noun("agreeing", self.what, key="phrase-every")
        each = Say("phrase-each-price", every=every, price=one_of(self.prices))
        return Say("effect-upgrade-several", things=up_to, price=each)

    def line(self) -> Line:
        return [("upgrade",), *things(self.what, self.count), *upgrade_line(self.prices)]

    def rest(self, left: int) -> Part[Underwater]:
        return Upgrade(self.what, left, self.prices)

    def can(self, s: Underwater, seat: int, goods: Amount) -> bool:
        return can_upgrade(s.nations[seat], goods, self.what, self.prices)

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        nation = s.nations[seat]
        found: list[Move] = []
        for kind in upgradable(nation, nation.goods, self.what, self.prices):
            found += nation.player_board.upgrades(kind)
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


class ChoosePrice(Payment):
    """Which of several prices pays an upgrade (UC-GLO-33)."""

    name: ClassVar[str] = "price"

    def stands(self, s: Underwater) -> bool:
        node = TABLE.nodes[self.nid]
        return isinstance(node, Upgrade) and node.why(s, self.seat, self.move) is None

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
        return "price", {"seat": self.seat, "piece": list(self.move)}


class Convert(Asking[Underwater]):
    """Turn one nonsymbiotic city into a symbiotic one: not building (UC-UPG-02)."""

    key: ClassVar[str] = "convert"
    sort: ClassVar[str] = "place"

    def brings(self) -> Amount:
        return NOTHING

    def could(self, s: Underwater, seat: int, most: Amount, opened: int) -> bool:
        return True

    def gives(self) -> int:
        return STANDING

    def wants(self) -> int:
        return ANYTHING

    def worth(self, prices: Prices) -> float:
        return of_cities(prices).convert(self)

    def words(self) -> Clause:
        return Say("effect-convert")

    def line(self) -> Line:
        return [("convert",), ("white", 1), ("then",), ("purple", 1)]

    def can(self, s: Underwater, seat: int, goods: Amount) -> bool:
        return bool(self.moves(s, seat))

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        nation = s.nations[seat]
        return [move for site, move in enumerate(m.CONVERTS) if can_convert(s, nation, site)]

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        if move[0] != m.CONVERT:
            return not_now(move)
        return None if can_convert(s, s.nations[seat], move[1]) else "UC-UPG-02"

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        convert(s, seat, move[1])
