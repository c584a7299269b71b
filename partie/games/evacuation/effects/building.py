"""Effects that build or gain shuttles, stadiums and factories, clone, develop and settle."""

from typing import ClassVar

from partie.euro.effects.words import Line, Name, Say, Several, Words

from ..components import ANY, FACTORIES, RESOURCES
from ..rules.actions import building, factories, infrastructure, settlement
from ..rules.actions.markets import SHUTTLE_OFFER, STADIUM_OFFER
from ..rules.actions.paying import FREE
from ..state import Evacuation
from .kinds import Counted, Items, Leaf


class OfOffer(Leaf):
    """Build something of an offer for its price less so many resources of the player's choice."""

    __slots__ = ("less",)

    offer: ClassVar[int]
    icon: ClassVar[str]

    def __init__(self, less: int = 0) -> None:
        super().__init__()
        self.less = less

    def is_always(self) -> bool:
        return False

    def can(self, s: Evacuation, seat: int, goods: list[int]) -> bool:
        return building.can_build(s, s.players[seat], self.offer, self.less, goods)

    def begin(self, s: Evacuation, seat: int, flags: int) -> None:
        s.agenda.append(building.Building(seat, self.offer, self.less, flags))

    def words(self) -> Words:
        return Say("effect-" + self.key, n=self.less)

    def line(self) -> Line:
        saved: Line = [("less",), ("any", self.less)] if self.less else []
        return [("build",), (self.icon, 1), *saved]

    def items(self) -> Items:
        return {self.key: 1, "built-for-less": self.less}


class BuildShuttle(OfOffer):
    """Build a shuttle (EV-BLD-01)."""

    __slots__ = ()
    key: ClassVar[str] = "build-shuttle"
    spends: ClassVar[bool] = True
    offer: ClassVar[int] = SHUTTLE_OFFER
    icon: ClassVar[str] = "shuttle"


class BuildStadium(OfOffer):
    """Build a stadium (EV-BLD-05)."""

    __slots__ = ()
    key: ClassVar[str] = "build-stadium"
    spends: ClassVar[bool] = True
    offer: ClassVar[int] = STADIUM_OFFER
    icon: ClassVar[str] = "stadium"


class GainShuttle(Leaf):
    """Gain a shuttle of the offer for free, on either world (EV-YRB-05)."""

    __slots__ = ()
    key: ClassVar[str] = "gain-shuttle"
    spends: ClassVar[bool] = False

    def is_always(self) -> bool:
        return False

    def can(self, s: Evacuation, seat: int, goods: list[int]) -> bool:
        return bool(s.offers[SHUTTLE_OFFER])

    def begin(self, s: Evacuation, seat: int, flags: int) -> None:
        s.agenda.append(building.Building(seat, SHUTTLE_OFFER, FREE, 0))

    def words(self) -> Words:
        return Say("effect-gain-shuttle")

    def line(self) -> Line:
        return [("shuttle", 1, "free")]

    def items(self) -> Items:
        return {"gain-shuttle": 1}


class PrepareFactory(Counted):
    """Prepare up to so many factories, each for a resource of its kind (EV-FAC-01)."""

    __slots__ = ()
    key: ClassVar[str] = "prepare-factory"
    spends: ClassVar[bool] = True

    def is_always(self) -> bool:
        return False

    def can(self, s: Evacuation, seat: int, goods: list[int]) -> bool:
        return factories.can_prepare(s.players[seat], goods)

    def begin(self, s: Evacuation, seat: int, flags: int) -> None:
        s.agenda.append(factories.Equipping(seat, factories.PREPARE, ANY, self.count, flags))

    def line(self) -> Line:
        return [("build",), ("factory", self.count)]


class GainFactory(Leaf):
    """Gain factories, of one kind or of any, on either world (EV-FAC-07)."""

    __slots__ = ("count", "factory")
    key: ClassVar[str] = "gain-factory"
    spends: ClassVar[bool] = False

    def __init__(self, factory: int = ANY, count: int = 1) -> None:
        super().__init__()
        self.factory = factory
        self.count = count

    def is_always(self) -> bool:
        return False

    def can(self, s: Evacuation, seat: int, goods: list[int]) -> bool:
        return factories.can_gain(s.players[seat], self.factory)

    def begin(self, s: Evacuation, seat: int, flags: int) -> None:
        s.agenda.append(factories.Equipping(seat, factories.GAIN, self.factory, self.count, 0))

    def words(self) -> Words:
        kind = "any" if self.factory == ANY else FACTORIES[self.factory]
        return Say("effect-gain-factory", n=self.count, factory=Name("factory", kind))

    def line(self) -> Line:
        return [("factory", self.count, "free" if self.factory == ANY else RESOURCES[self.factory])]

    def items(self) -> Items:
        return {"gain-factory": self.count}


class Clone(Leaf):
    """So many population tokens on the New World side, for so much food of the New World (EV-CLN-01, EV-SYM-02)."""

    __slots__ = ("count", "food")
    key: ClassVar[str] = "clone"
    spends: ClassVar[bool] = False

    def __init__(self, count: int, food: int = 0) -> None:
        super().__init__()
        self.count = count
        self.food = food

    def is_always(self) -> bool:
        return not self.food

    def can(self, s: Evacuation, seat: int, goods: list[int]) -> bool:
        return factories.can_clone(goods, self.food)

    def begin(self, s: Evacuation, seat: int, flags: int) -> None:
        factories.clone(s, seat, self.count, self.food)

    def words(self) -> Words:
        return Say("effect-clone", n=self.count, food=self.food)

    def line(self) -> Line:
        paid: Line = [("food", self.food), ("then",)] if self.food else []
        return [*paid, ("population", self.count)]

    def items(self) -> Items:
        return {"clone": self.count, "clone-for-food": self.food}


class Develop(Counted):
    """Up to so many infrastructure developments (EV-INF-02)."""

    __slots__ = ()
    key: ClassVar[str] = "develop"
    spends: ClassVar[bool] = True

    def is_always(self) -> bool:
        return False

    def can(self, s: Evacuation, seat: int, goods: list[int]) -> bool:
        return infrastructure.can_develop(s, s.players[seat], goods)

    def begin(self, s: Evacuation, seat: int, flags: int) -> None:
        s.agenda.append(infrastructure.Developing(seat, self.count))

    def line(self) -> Line:
        return [("infrastructure", self.count)]


class Settle(Leaf):
    """Settle an area: `biome` levels beyond the milestones, `symbols` forgiven, `steel` saved (EV-STL, EV-YRB-07)."""

    __slots__ = ("terms",)
    key: ClassVar[str] = "settle"
    spends: ClassVar[bool] = False

    def __init__(self, biome: int = 0, symbols: int = 0, steel: int = 0) -> None:
        super().__init__()
        self.terms = settlement.Terms(biome, symbols, steel)

    def is_always(self) -> bool:
        return False

    def can(self, s: Evacuation, seat: int, goods: list[int]) -> bool:
        return settlement.can_settle(s, s.players[seat], self.terms, goods)

    def begin(self, s: Evacuation, seat: int, flags: int) -> None:
        terms = self.terms
        s.agenda.append(settlement.Settling(seat, terms.biome, terms.symbols, terms.steel, flags))

    def words(self) -> Words:
        terms, parts = self.terms, [Say("effect-settle")]
        if terms.biome:
            parts.append(Say("effect-settle-biome"))
        if terms.symbols:
            parts.append(Say("effect-settle-symbols", n=terms.symbols))
        if terms.steel:
            parts.append(Say("effect-settle-steel", n=terms.steel))
        return Several(parts)

    def line(self) -> Line:
        terms = self.terms
        line: Line = [("house", 1)]
        if terms.biome:
            line.append(("milestone", terms.biome))
        if terms.symbols:
            line.append(("bio", terms.symbols, "free"))
        if terms.steel:
            line += [("less",), ("steel", terms.steel)]
        return line

    def items(self) -> Items:
        terms = self.terms
        return {
            "settle": 1,
            "settle-biome": terms.biome,
            "settle-symbol": terms.symbols,
            "settle-steel": terms.steel,
        }
