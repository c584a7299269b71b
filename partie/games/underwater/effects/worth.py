"""Prices of effects: a price for each kind of node that this game adds."""

from abc import abstractmethod
from typing import TYPE_CHECKING, cast

from partie.euro.effects import Prices

if TYPE_CHECKING:
    from .build_and_upgrade import BuildAndUpgrade
    from .building import Build
    from .producing import FeedFree, Instead, NetworkProduction
    from .taking import Advance, CopyYield, DrawChoose, TakeMetropolis, TakeSpecial
    from .upgrading import Convert, Upgrade
    from .using import Ready, UseAction, UseSlot


class CityPrices(Prices):
    """What somebody thinks of the effects of Underwater Cities."""

    @abstractmethod
    def build(self, node: "Build") -> float: ...

    @abstractmethod
    def upgrade(self, node: "Upgrade") -> float: ...

    @abstractmethod
    def build_and_upgrade(self, node: "BuildAndUpgrade") -> float: ...

    @abstractmethod
    def convert(self, node: "Convert") -> float: ...

    @abstractmethod
    def advance(self, node: "Advance") -> float: ...

    @abstractmethod
    def use_action(self, node: "UseAction") -> float: ...

    @abstractmethod
    def ready(self, node: "Ready") -> float: ...

    @abstractmethod
    def take_special(self, node: "TakeSpecial") -> float: ...

    @abstractmethod
    def use_slot(self, node: "UseSlot") -> float: ...

    @abstractmethod
    def copy_yield(self, node: "CopyYield") -> float: ...

    @abstractmethod
    def draw_choose(self, node: "DrawChoose") -> float: ...

    @abstractmethod
    def take_metropolis(self, node: "TakeMetropolis") -> float: ...

    @abstractmethod
    def instead(self, node: "Instead") -> float: ...

    @abstractmethod
    def feed_free(self, node: "FeedFree") -> float: ...

    @abstractmethod
    def network(self, node: "NetworkProduction") -> float: ...


def of_cities(prices: Prices) -> CityPrices:
    """Prices that know this game's nodes."""
    return cast(CityPrices, prices)
