"""A market of a few rules, to try out what `partie/euro` offers: coins, grain and salt; salt stands in for grain.

A seat carries out one effect (`Market.of(tree)`), with triggers and a deck of its own.
"""

from typing import Any, ClassVar, Final

from partie.euro.amounts import NOTHING, Amount, Gift, Kinds
from partie.euro.effects import Answers, Ask, Asking, Opening, Part, Prices, Table, When
from partie.euro.effects.words import Clause, Line, Say
from partie.kernel.engine.moments import Moments
from partie.kernel.engine.state import State, legal, play, refusal, settle
from partie.kernel.engine.step import AnyStep, Move

KINDS: Final = Kinds(("coin", "grain", "salt"))
COIN, GRAIN, SALT = range(3)
DONE, PART, OPTION, PRICE, TAKE, GIVE, BREW, WHISTLE = range(8)
ANSWERS: Final = Answers(KINDS, DONE, PART, OPTION, PRICE, TAKE, GIVE, 6, 4)
RULES: Final = {
    "pay": "T-PAY",
    "exchange": "T-SWAP",
    "gain-different": "T-TAKE",
    "choose": "T-OR",
    "must": "T-MUST",
}
RULES["chosen"] = "T-PART"


class Market(State):
    """What every seat has."""

    def __init__(self, seats: int = 1) -> None:
        super().__init__(seats, 1)
        self.goods = [NOTHING] * seats
        self.points = [0] * seats
        self.drawn = [0] * seats
        self.brewed = [0] * seats
        self.waiting: tuple[int, ...] = ()
        self.whistles = 0

    def copy(self) -> "Market":
        twin = Market(self.seats)
        twin.agenda, twin.dry = self.agenda.copy(), self.dry
        twin.goods, twin.points, twin.drawn = self.goods.copy(), self.points.copy(), self.drawn.copy()
        twin.brewed, twin.whistles = self.brewed.copy(), self.whistles
        return twin


class MarketTable(Table[Market]):
    """What effects ask of the market."""

    triggers: ClassVar[list[When[Market]]] = []

    def goods(self, s: Market, seat: int) -> Amount:
        return s.goods[seat]

    def pay(self, s: Market, seat: int, price: Amount) -> None:
        s.goods[seat] = s.goods[seat] - price

    def gain(self, s: Market, seat: int, gift: Gift, flags: int = 0) -> None:
        s.goods[seat] = s.goods[seat] + gift.goods
        s.points[seat] += gift.points

    def draw(self, s: Market, seat: int, count: int) -> None:
        s.drawn[seat] += count

    def waiting(self, s: Market) -> tuple[int, ...]:
        return s.waiting

    def wait(self, s: Market, waiting: tuple[int, ...]) -> None:
        s.waiting = waiting

    def new_opening(self, seat: int, flags: int, entries: tuple[int, ...]) -> AnyStep:
        return MarketOpening(seat, flags, entries)

    def new_asking(self, seat: int, flags: int, focus: int, entries: tuple[int, ...]) -> AnyStep:
        return MarketAsk(seat, flags, focus, entries)

    def is_aside(self, move: Move) -> bool:
        return move[0] == WHISTLE

    def aside(self, s: Market, seat: int) -> list[Move]:
        return [(WHISTLE,)] if s.whistles else []

    def why_not_aside(self, s: Market, seat: int, move: Move) -> str | None:
        return None if s.whistles else "T-BREATH"

    def do_aside(self, s: Market, seat: int, move: Move) -> None:
        s.whistles -= 1
        s.goods[seat] = s.goods[seat] + Amount(1)


MOMENTS: Final = Moments({verb: f"T-{verb}" for verb in range(WHISTLE + 1)})
TABLE: Final = MarketTable(KINDS, ANSWERS, RULES, ("coin", "grain", "salt", "", ""), MOMENTS)


class MarketOpening(Opening):
    def table(self) -> Table[Any]:
        return TABLE


class MarketAsk(Ask):
    def table(self) -> Table[Any]:
        return TABLE


class Brew(Asking[Market]):
    """A node of the game's own: beer of two grain."""

    key: ClassVar[str] = "brew"

    def brings(self) -> Amount:
        return NOTHING

    def could(self, s: Market, seat: int, most: Amount, opened: int) -> bool:
        return True

    def gives(self) -> int:
        return 0

    def wants(self) -> int:
        return 1 << GRAIN

    def worth(self, prices: Prices) -> float:
        return 0.0

    def words(self) -> Clause:
        return Say("effect-brew")

    def line(self) -> Line:
        return [("beer", 1)]

    def can(self, s: Market, seat: int, goods: Amount) -> bool:
        return goods[GRAIN] >= 2

    def moves(self, s: Market, seat: int) -> list[Move]:
        return [(BREW,)] if s.goods[seat][GRAIN] >= 2 else []

    def why(self, s: Market, seat: int, move: Move) -> str | None:
        if move[0] != BREW:
            return TABLE.not_now(move)
        return None if s.goods[seat][GRAIN] >= 2 else "T-BREW"

    def do(self, s: Market, seat: int, move: Move, flags: int) -> None:
        from partie.euro.amounts import ONE
        from partie.euro.effects import fire

        s.goods[seat] = s.goods[seat] - ONE[GRAIN] * 2
        s.brewed[seat] += 1
        fire(TABLE, s, seat, MarketTable.triggers, 0)


class Waiting(When[Market]):
    """What waits for an event of the market."""

    def lay(self, tableau: Any, card: int) -> None:
        tableau.append(self)

    def helps(self, slot: int, wanted: int) -> bool:
        return False

    def event_words(self) -> Clause:
        return Say("when-brewed")

    def event_line(self) -> Line:
        return [("beer", 1)]


def of(tree: Part[Market], goods: Amount = NOTHING, flags: int = 0) -> Market:
    """A market in which seat 0 is about to carry out an effect."""
    MarketTable.triggers = []
    s = Market()
    s.goods[0] = goods
    TABLE.number(1, tree)
    tree.begin(s, 0, flags)
    settle(s)
    return s


EVERY_MOVE: Final = [
    ANSWERS.done, *ANSWERS.parts, *ANSWERS.options, *ANSWERS.prices, *ANSWERS.takes, *ANSWERS.gives,
    (BREW,), (WHISTLE,),
]  # fmt: skip


def offered(s: Market) -> list[Move]:
    """The legal moves of seat 0; each of them, and no other, passes the check."""
    found = legal(s, 0)
    if s.agenda:
        assert sorted(found) == sorted(move for move in EVERY_MOVE if refusal(s, 0, move) is None)
    return found


def do(s: Market, *moves: Move) -> None:
    for move in moves:
        assert move in offered(s), move
        play(s, 0, move)
