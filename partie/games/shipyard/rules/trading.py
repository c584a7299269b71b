"""The actions Buy goods and Exchange; goods are traded in no other way (SY-GDS-05, SY-EXC-01 to SY-EXC-10)."""

from typing import Any, ClassVar

from partie.euro import sets
from partie.kernel.engine.state import log
from partie.kernel.engine.step import Move, Price, Ranges, Step

from ..components import EMPLOYEES, EXCHANGE_PRICES, GOODS, GOODS_TILES, ITEMS, PRICES
from ..moves import BUY, BUYS, SELL, SELLS, TRADE, TRADE_MOVES
from ..state import Harbour, Player
from .offers import refill_goods
from .refusing import not_now


class BuyGoods(Step[Harbour]):
    """Buy one of the goods tiles on offer (SY-GDS-01, SY-GDS-02)."""

    name: ClassVar[str] = "buy-goods"
    kind: ClassVar[str] = "card"

    def moves(self, s: Harbour) -> list[Move]:
        guilders = s.players[self.seat].guilders
        return [BUYS[place] for place in range(len(s.goods_offer)) if PRICES[place] <= guilders]

    def check(self, s: Harbour, move: Move) -> str | None:
        if move[0] != BUY:
            return not_now(s, self.seat, move)
        if move[1] >= len(s.goods_offer):
            return "SY-GDS-01"
        return None if PRICES[move[1]] <= s.players[self.seat].guilders else "SY-GDS-02"

    def apply(self, s: Harbour, move: Move) -> None:
        s.agenda.pop()
        player = s.players[self.seat]
        kind = s.goods_offer.pop(move[1])
        player.guilders -= PRICES[move[1]]
        player.goods[kind] += 1
        log(s, "goods-bought", self.seat, kind, PRICES[move[1]])
        refill_goods(s)

    def price(self, s: Harbour, move: Move) -> Price:
        return (("guilders", PRICES[move[1]]),)


def sale_price(s: Harbour, player: Player, good: int) -> int:
    """What a good sells for: the indicator's space and the traders (SY-EXC-03, SY-EAP-05 to SY-EAP-09)."""
    bonus = sum([1 for i in sets.members(player.employees) if EMPLOYEES[i].good == good])
    return EXCHANGE_PRICES[s.exchange][good] + bonus


def start_exchange(s: Harbour, seat: int) -> None:
    """The indicator moves exactly one space; the start space is never entered again (SY-EXC-03, SY-EXC-04)."""
    move_exchange(s)
    kinds = [kind for kind, number in enumerate(s.players[seat].goods) if number]
    if len(kinds) > 1:
        s.agenda.append(ChooseGoods(seat))
    else:
        hand_in(s, seat, kinds[0])


def move_exchange(s: Harbour) -> None:
    """One space clockwise, from the last back to the first that has prices."""
    s.exchange = s.exchange % (len(EXCHANGE_PRICES) - 1) + 1
    log(s, "exchange-moved", s.exchange)


def hand_in(s: Harbour, seat: int, kind: int) -> None:
    """The goods tile goes to the used ones; its goods are sold or traded one kind after the other."""
    s.players[seat].goods[kind] -= 1
    s.goods_used[kind] += 1
    log(s, "goods-handed-in", seat, kind)
    next_good(s, seat, kind, 0)


def next_good(s: Harbour, seat: int, kind: int, good: int) -> None:
    """Ask for the next good that the tile has (SY-EXC-10)."""
    while good < len(GOODS) and not GOODS_TILES[kind][good]:
        good += 1
    if good < len(GOODS):
        s.agenda.append(TradeGood(seat, kind, good))


class ChooseGoods(Step[Harbour]):
    """Which goods tile is traded, now that the prices are known (SY-EXC-05)."""

    name: ClassVar[str] = "choose-goods"
    kind: ClassVar[str] = "card"

    def moves(self, s: Harbour) -> list[Move]:
        return [SELLS[kind] for kind, number in enumerate(s.players[self.seat].goods) if number]

    def check(self, s: Harbour, move: Move) -> str | None:
        if move[0] != SELL:
            return not_now(s, self.seat, move)
        held = 0 <= move[1] < len(GOODS_TILES) and s.players[self.seat].goods[move[1]] > 0
        return None if held else "SY-EXC-01"

    def apply(self, s: Harbour, move: Move) -> None:
        s.agenda.pop()
        hand_in(s, self.seat, move[1])


class TradeGood(Step[Harbour]):
    """What the goods of one kind are traded for; the rest of them is sold (SY-EXC-06).

    A set of different items, at most one for each good: so no two goods go for the same kind (SY-EXC-08).
    """

    __slots__ = ("good", "tile")

    name: ClassVar[str] = "trade-good"
    kind: ClassVar[str] = "set"
    ranges: ClassVar[Ranges] = (range(len(GOODS_TILES)), range(len(GOODS)))

    def __init__(self, seat: int, tile: int, good: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.good = good
        if not GOODS_TILES[tile][good]:
            raise ValueError

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.tile, self.good)

    def moves(self, s: Harbour) -> list[Move]:
        most = GOODS_TILES[self.tile][self.good]
        return [move for move in TRADE_MOVES[self.good] if move[2].bit_count() <= most]

    def check(self, s: Harbour, move: Move) -> str | None:
        if move[0] != TRADE:
            return not_now(s, self.seat, move)
        if move[1] != self.good:
            return "SY-EXC-06"
        return None if move[2].bit_count() <= GOODS_TILES[self.tile][self.good] else "SY-EXC-08"

    def tried_as(self, s: Harbour, move: Move) -> Move | None:
        """Goods that are still to be traded are asked next."""
        later = any(GOODS_TILES[self.tile][self.good + 1 :])
        return None if later else move

    def apply(self, s: Harbour, move: Move) -> None:
        s.agenda.pop()
        player = s.players[self.seat]
        sold = GOODS_TILES[self.tile][self.good]
        for item in range(len(ITEMS)):
            if sets.has(move[2], item):
                player.items[item] += 1
                sold -= 1
                log(s, "good-traded", self.seat, self.good, item)
        if sold:
            paid = sold * sale_price(s, player, self.good)
            player.guilders += paid
            log(s, "goods-sold", self.seat, self.good, sold, paid)
        next_good(s, self.seat, self.tile, self.good + 1)

    def prompt(self, s: Harbour) -> tuple[str, dict[str, object]]:
        price = sale_price(s, s.players[self.seat], self.good)
        return "trade-good", {
            "good": self.good,
            "amount": GOODS_TILES[self.tile][self.good],
            "price": price,
        }
