"""Values of effects: a price for each kind of node. A price list that lacks one cannot be instantiated."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .composing import AllOf, Choose, If
    from .gaining import ForEach, Gain, GainDifferent
    from .lasting import Discount, HandLimit, OncePerTurn, Steps, When
    from .trading import Exchange, Pay


class Prices(ABC):
    """Prices of the kinds of nodes that games share; a game adds its own."""

    @abstractmethod
    def gain(self, node: "Gain[Any]") -> float: ...

    @abstractmethod
    def gain_different(self, node: "GainDifferent[Any]") -> float: ...

    @abstractmethod
    def pay(self, node: "Pay[Any]") -> float: ...

    @abstractmethod
    def exchange(self, node: "Exchange[Any]") -> float: ...

    @abstractmethod
    def all_of(self, node: "AllOf[Any]") -> float: ...

    @abstractmethod
    def choose(self, node: "Choose[Any]") -> float: ...

    @abstractmethod
    def condition(self, node: "If[Any]") -> float: ...

    @abstractmethod
    def for_each(self, node: "ForEach[Any]") -> float: ...

    @abstractmethod
    def when(self, node: "When[Any]") -> float: ...

    @abstractmethod
    def discount(self, node: "Discount[Any]") -> float: ...

    @abstractmethod
    def once_per_turn(self, node: "OncePerTurn[Any]") -> float: ...

    @abstractmethod
    def hand_limit(self, node: "HandLimit[Any]") -> float: ...

    @abstractmethod
    def steps(self, node: "Steps[Any]") -> float: ...
