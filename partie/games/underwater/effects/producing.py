"""Effects of production cards alone."""

from typing import ClassVar

from partie.euro.amounts import MUCH, ONE, Amount, Gift
from partie.euro.effects import Asking, Giving, Lasting, Part, Prices
from partie.euro.effects.words import Clause, Goods, Line, Say
from partie.kernel.engine.step import Move

from ..book import TABLE
from ..components import PLAIN
from ..components.terms import RESOURCES, kinds_in
from ..moves import GIVE, not_now
from ..rules.yields import network_yield
from ..state.made import Underwater
from ..state.tableau import Tableau
from .gaining import Gain
from .things import ANYTHING, Form, Noun, things
from .worth import of_cities


class Instead(Asking[Underwater]):
    """One connected structure of the kind may make the gain in place of one unit of `resource` (UC-PRO-13,
    UC-GLO-30)."""

    __slots__ = ("gain", "resource", "what")

    key: ClassVar[str] = "instead"

    def __init__(self, what: int, resource: int, gain: Gain) -> None:
        super().__init__()
        self.what = what
        self.resource = resource
        self.gain = gain

    def children(self) -> tuple[Part[Underwater], ...]:
        return (self.gain,)

    def brings(self) -> Amount:
        return MUCH

    def could(self, s: Underwater, seat: int, most: Amount, opened: int) -> bool:
        return True

    def gives(self) -> int:
        return 0

    def wants(self) -> int:
        return ANYTHING

    def choices(self, s: Underwater, seat: int) -> int:
        return 1

    def worth(self, prices: Prices) -> float:
        return of_cities(prices).instead(self)

    def words(self) -> Clause:
        return Say(
            "effect-instead",
            one=Noun("agreeing-gen", self.what, key="adjective-connected"),
            thing=Noun("name", self.what, key="gen"),
            gains=Goods(self.gain.gains),
            resource=Form(f"resource-{RESOURCES[self.resource]}", "gen", {}),
        )

    def line(self) -> Line:
        made: Line = [*things(self.what, 1), (RESOURCES[self.resource], 1)]
        return [*made, ("instead",), *self.gain.line()]

    def can(self, s: Underwater, seat: int, goods: Amount) -> bool:
        """Whether one of these structures makes the resource, and a unit of it is there."""
        if not goods[self.resource]:
            return False
        kind = kinds_in(self.what)[0]
        plain = PLAIN[kind].goods[self.resource] > 0
        return s.nations[seat].player_board.counts().of(kind, upgraded=not plain, at_city=True) > 0

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        return [TABLE.answers.gives[self.resource]] if self.can(s, seat, s.nations[seat].goods) else []

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        if move[0] != GIVE:
            return not_now(move)
        can = move[1] == self.resource and self.can(s, seat, s.nations[seat].goods)
        return None if can else "UC-PRO-13"

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        TABLE.pay(s, seat, ONE[self.resource])
        self.gain.give(s, seat)


class FeedFree(Lasting[Underwater]):
    """So many connected cities need no food."""

    __slots__ = ("cities",)

    key: ClassVar[str] = "feed-free"

    def __init__(self, cities: int) -> None:
        super().__init__()
        self.cities = cities

    def is_sure(self) -> bool:
        return True

    def lay(self, tableau: Tableau, card: int) -> None:
        tableau.fed += self.cities

    def helps(self, slot: int, wanted: int) -> bool:
        return False

    def worth(self, prices: Prices) -> float:
        return of_cities(prices).feed_free(self)

    def words(self) -> Clause:
        return Say("effect-feed-free", count=self.cities)

    def line(self) -> Line:
        return [("feed", self.cities), ("free",)]


class NetworkProduction(Giving[Underwater]):
    """What the network makes by itself, where its order among production cards matters (UC-PRO-15)."""

    key: ClassVar[str] = "network"

    def is_always(self) -> bool:
        return True

    def can(self, s: Underwater, seat: int, goods: Amount) -> bool:
        return True

    def give(self, s: Underwater, seat: int, flags: int = 0) -> bool:
        TABLE.gain(s, seat, network_yield(s.nations[seat].player_board))
        return True

    def gives(self) -> int:
        return ANYTHING

    def brings(self) -> Amount:
        return MUCH

    def yields(self, s: Underwater, seat: int) -> Gift:
        return network_yield(s.nations[seat].player_board)

    def worth(self, prices: Prices) -> float:
        return of_cities(prices).network(self)

    def words(self) -> Clause:
        return Say("part-network")

    def line(self) -> Line:
        return []
