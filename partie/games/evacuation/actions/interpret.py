"""Carries out effect trees: whether a node can be done, and what it puts on the agenda.

A part that asks nothing happens at once; a part that cannot be done is skipped. `must` is 1 where the effect is the
whole of a board action, which has to do something (EV-ACT-15); elsewhere a player may do less.
"""

from typing import Any, ClassVar

from partie.kernel.step import AutoStep

from ..cards import NODES
from ..components import ANY
from ..effects import (
    AllOf,
    BuildShuttle,
    BuildStadium,
    Clone,
    Develop,
    DrawCards,
    FlightHelp,
    Gain,
    GainAny,
    GainFactory,
    GainShuttle,
    MoreSteps,
    MoveGoods,
    Node,
    PrepareFactory,
    Raise,
    RaiseAny,
    Research,
    Settle,
    Split,
    Swap,
)
from ..state import Evacuation, log
from . import building, factories, gaining, hand, infrastructure, settlement, technology
from .markets import SHUTTLE_OFFER, STADIUM_OFFER
from .paying import FREE
from .production import raise_production
from .tasks import claim


def spends(node: Node) -> bool:
    """Whether it depends on more than steel and food what the node can do, so that energy paid before matters."""
    return isinstance(node, BuildShuttle | BuildStadium | PrepareFactory)


def always(node: Node) -> bool:
    """Whether a node can be done whatever the position."""
    if isinstance(node, AllOf):
        return any(always(part) for part in node.parts)
    return isinstance(node, GainAny | Gain | Raise | RaiseAny | MoreSteps | FlightHelp)


def can(s: Evacuation, seat: int, node: Node, goods: list[int]) -> bool:
    """Whether the node can be done out of these resources (those of the player, or what is left of them)."""
    player = s.players[seat]
    if isinstance(node, Settle):
        terms = settlement.Terms(node.biome, node.symbols, node.steel)
        return settlement.can_settle(s, player, terms, goods)
    if isinstance(node, BuildShuttle):
        return building.can_build(s, player, SHUTTLE_OFFER, node.less, goods)
    if isinstance(node, BuildStadium):
        return building.can_build(s, player, STADIUM_OFFER, node.less, goods)
    if isinstance(node, GainShuttle):
        return bool(s.offers[SHUTTLE_OFFER])
    if isinstance(node, PrepareFactory):
        return factories.can_prepare(player, goods)
    if isinstance(node, GainFactory):
        return factories.can_gain(player, node.factory)
    if isinstance(node, Clone):
        return factories.can_clone(goods, node.food)
    if isinstance(node, Develop):
        return infrastructure.can_develop(s, player, goods)
    if isinstance(node, Research):
        return technology.can_research(player)
    if isinstance(node, Swap):
        return any(goods)
    if isinstance(node, MoveGoods):
        return any(goods[:3])
    if isinstance(node, AllOf):
        return any(can(s, seat, part, goods) for part in node.parts)
    return True


def begin(s: Evacuation, seat: int, node: Node, must: int = 0) -> None:
    """Do what asks nothing, or put the step that asks on the agenda."""
    if isinstance(node, Split):
        s.agenda.append(hand.Halves(seat, node.nid, 3))
    elif isinstance(node, AllOf):
        for part in reversed(node.parts):
            s.agenda.append(Perform(seat, part.nid, 0))
    elif not can(s, seat, node, s.players[seat].goods):
        log(s, "nothing", seat)
    elif not _begin_asking(s, seat, node, must):
        _give(s, seat, node)


def _begin_asking(s: Evacuation, seat: int, node: Node, must: int) -> bool:
    agenda = s.agenda
    if isinstance(node, GainAny):
        agenda.append(gaining.Gaining(seat, ANY, node.count))
    elif isinstance(node, Gain):
        for kind in (2, 1, 0):
            if node.goods[kind]:
                agenda.append(gaining.Gaining(seat, kind, node.goods[kind]))
    elif isinstance(node, Develop):
        agenda.append(infrastructure.Developing(seat, node.count))
    elif isinstance(node, Research):
        agenda.append(technology.Researching(seat, node.count, must))
    elif isinstance(node, Settle):
        agenda.append(settlement.Settling(seat, node.biome, node.symbols, node.steel, must))
    elif isinstance(node, BuildShuttle):
        agenda.append(building.Building(seat, SHUTTLE_OFFER, node.less, must))
    elif isinstance(node, BuildStadium):
        agenda.append(building.Building(seat, STADIUM_OFFER, node.less, must))
    elif isinstance(node, GainShuttle):
        agenda.append(building.Building(seat, SHUTTLE_OFFER, FREE, 0))
    elif isinstance(node, PrepareFactory):
        agenda.append(factories.Equipping(seat, factories.PREPARE, ANY, node.count, must))
    elif isinstance(node, GainFactory):
        agenda.append(factories.Equipping(seat, factories.GAIN, node.factory, node.count, 0))
    elif isinstance(node, Swap):
        agenda.append(gaining.Swapping(seat, node.count))
    elif isinstance(node, MoveGoods):
        agenda.append(gaining.Ferrying(seat, node.count))
    elif isinstance(node, RaiseAny):
        agenda.append(gaining.Raising(seat, node.count))
    else:
        return False
    return True


def _give(s: Evacuation, seat: int, node: Node) -> None:
    player = s.players[seat]
    if isinstance(node, Clone):
        factories.clone(s, seat, node.count, node.food)
    elif isinstance(node, Raise):
        raise_production(s, seat, node.goods)
        claim(s, seat)
    elif isinstance(node, DrawCards):
        hand.draw_cards(s, seat, node.count)
    elif isinstance(node, MoreSteps):
        player.steps += node.count
        log(s, "more-steps", seat, node.count)
    elif isinstance(node, FlightHelp):
        player.helps = [has + more for has, more in zip(player.helps, node.help, strict=True)]
        log(s, "flight-help", seat, *node.help)


class Perform(AutoStep[Evacuation]):
    """Begins a node of an effect tree when its turn comes."""

    __slots__ = ("must", "nid")

    name: ClassVar[str] = "perform"

    def __init__(self, seat: int, nid: int, must: int) -> None:
        super().__init__(seat)
        self.nid = nid
        self.must = must

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.nid, self.must)

    def act(self, s: Evacuation) -> None:
        begin(s, self.seat, NODES[self.nid], self.must)
