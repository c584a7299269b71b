"""Building shuttles and stadiums of the offer, as many as one likes (EV-BLD-01 to EV-BLD-07)."""

from typing import Any, ClassVar

from partie.euro.decks import with_card
from partie.kernel.engine.state import log
from partie.kernel.engine.step import FLAG, Move, Price, Ranges, Step

from ...book import end_effect
from ...components import NEW, OLD, SHUTTLES, STADIUMS, Goods
from ...moves import (
    DONE,
    FINISHED,
    PAY,
    PAY_MOVE,
    REFRESH,
    SHUTTLE,
    SHUTTLE_BUILDS,
    STADIUM,
    STADIUM_BUILDS,
    not_now,
)
from ...state import Evacuation, Player
from .markets import SHUTTLE_OFFER, can_refresh, refresh, refresh_moves, refresh_refusal, take
from .paying import FREE, pay, payable, price_parts, ways_to_pay


def discount(player: Player, offer: int, less: int) -> int:
    """What a card and the technologies save together."""
    if less >= FREE:
        return FREE
    return less + (player.perks.shuttle if offer == SHUTTLE_OFFER else player.perks.stadium)


def cost_of(offer: int, card: int) -> Goods:
    """What stands on a shuttle or a stadium."""
    return SHUTTLES[card].cost if offer == SHUTTLE_OFFER else STADIUMS[card].cost


def can_build(s: Evacuation, player: Player, offer: int, less: int, goods: list[int]) -> bool:
    """Whether something on offer can be paid, or the offer can be renewed."""
    if can_refresh(s, goods, offer):
        return True
    saved = discount(player, offer, less)
    return any(
        payable(cost_of(offer, card), saved, goods, world) for card in s.offers[offer] for world in range(2)
    )


class Building(Step[Evacuation]):
    """Build a shuttle or a stadium of the offer; before that it may be renewed once (EV-BLD-01, EV-BLD-05)."""

    __slots__ = ("less", "must", "offer", "refreshed")

    name: ClassVar[str] = "build"
    kind: ClassVar[str] = "card"
    ranges: ClassVar[Ranges] = (FLAG, (*range(10), FREE), FLAG, FLAG)

    def __init__(self, seat: int, offer: int, less: int, must: int, refreshed: int = 0) -> None:
        super().__init__(seat)
        self.offer = offer
        self.less = less
        self.must = must
        self.refreshed = refreshed

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.offer, self.less, self.must, self.refreshed)

    def tried_as(self, s: Evacuation, move: Move) -> Move | None:
        return move if move[0] != REFRESH else (REFRESH,)

    def moves(self, s: Evacuation) -> list[Move]:
        player = s.players[self.seat]
        found: list[Move] = []
        if self.refreshed or not self.must:
            found.append(FINISHED)
        less = discount(player, self.offer, self.less)
        builds = SHUTTLE_BUILDS if self.offer == SHUTTLE_OFFER else STADIUM_BUILDS
        for card in s.offers[self.offer]:
            cost = cost_of(self.offer, card)
            for world in range(2):
                if payable(cost, less, player.goods, world):
                    found.append(builds[card][world])
        if not self.refreshed:
            found += refresh_moves(s, player, self.offer)
        return found

    def check(self, s: Evacuation, move: Move) -> str | None:
        player, verb = s.players[self.seat], move[0]
        if verb == DONE:
            return None if self.refreshed or not self.must else "EV-OFR-07"
        if verb == REFRESH:
            return "EV-OFR-05" if self.refreshed else refresh_refusal(s, player, self.offer, move)
        shuttle = self.offer == SHUTTLE_OFFER
        if verb != (SHUTTLE if shuttle else STADIUM):
            return not_now(move)
        if move[1] not in s.offers[self.offer]:
            return "EV-BLD-01" if shuttle else "EV-BLD-05"
        less = discount(player, self.offer, self.less)
        if payable(cost_of(self.offer, move[1]), less, player.goods, move[2]):
            return None
        return "EV-BLD-02" if shuttle else "EV-BLD-06"

    def apply(self, s: Evacuation, move: Move) -> None:
        if move[0] == REFRESH:
            s.agenda[-1] = Building(self.seat, self.offer, self.less, self.must, 1)
            refresh(s, self.seat, self.offer, move)
            return
        s.agenda.pop()
        if move[0] == DONE:
            if self.refreshed:
                end_effect(s)
            return
        _, card, world = move
        player = s.players[self.seat]
        less = discount(player, self.offer, self.less)
        ways = ways_to_pay(cost_of(self.offer, card), less, player.goods, world)
        if len(ways) == 1:
            build(s, self.seat, self.offer, card, world, ways[0])
        else:
            s.agenda.append(Paying(self.seat, self.offer, card, world, less))

    def price(self, s: Evacuation, move: Move) -> Price:
        if move[0] not in (SHUTTLE, STADIUM):
            return (("any", 1),) if move[0] == REFRESH else ()
        player = s.players[self.seat]
        less = discount(player, self.offer, self.less)
        return price_parts(ways_to_pay(cost_of(self.offer, move[1]), less, player.goods, move[2])[0])

    def prompt(self, s: Evacuation) -> tuple[str, dict[str, object]]:
        return "build-shuttle" if self.offer == SHUTTLE_OFFER else "build-stadium", {"less": self.less}


class Paying(Step[Evacuation]):
    """Which resources of a price are saved: asked only where there is more than one way."""

    __slots__ = ("card", "less", "offer", "world")

    name: ClassVar[str] = "pay"
    kind: ClassVar[str] = "pay"
    ranges: ClassVar[Ranges] = (FLAG, range(len(STADIUMS)), (OLD, NEW), (*range(10), FREE))

    def __init__(self, seat: int, offer: int, card: int, world: int, less: int) -> None:
        super().__init__(seat)
        self.offer = offer
        self.card = card
        self.world = world
        self.less = less

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.offer, self.card, self.world, self.less)

    def stands(self, s: Evacuation) -> bool:
        return self.card in s.offers[self.offer]

    def _ways(self, s: Evacuation) -> list[Goods]:
        return ways_to_pay(cost_of(self.offer, self.card), self.less, s.players[self.seat].goods, self.world)

    def moves(self, s: Evacuation) -> list[Move]:
        return [PAY_MOVE[way] for way in self._ways(s)]

    def check(self, s: Evacuation, move: Move) -> str | None:
        if move[0] != PAY:
            return not_now(move)
        goods, at = s.players[self.seat].goods, 3 * self.world
        cost = cost_of(self.offer, self.card)
        if any(move[1 + kind] > cost[kind] for kind in range(3)):
            return "EV-RES-03"
        if sum(move[1:]) != max(0, sum(cost) - self.less):
            return "EV-RES-03"
        return "EV-RES-01" if any(move[1 + kind] > goods[at + kind] for kind in range(3)) else None

    def apply(self, s: Evacuation, move: Move) -> None:
        s.agenda.pop()
        build(s, self.seat, self.offer, self.card, self.world, move[1:])

    def price(self, s: Evacuation, move: Move) -> Price:
        return price_parts(move[1:])

    def prompt(self, s: Evacuation) -> tuple[str, dict[str, object]]:
        return "pay", {"world": self.world, "less": self.less}


def build(s: Evacuation, seat: int, offer: int, card: int, world: int, price: Goods) -> None:
    """Pay, and put the shuttle or stadium on the world that paid (EV-BLD-02, EV-BLD-06)."""
    player = s.players[seat]
    pay(player, world, price)
    if offer == SHUTTLE_OFFER:
        if world == NEW:
            player.shuttles = with_card(player.shuttles, card)
        else:
            player.old_shuttles = with_card(player.old_shuttles, card)
        log(s, "built-shuttle", seat, card, world, *price)
    else:
        if world == NEW:
            player.stadiums = with_card(player.stadiums, card)
        else:
            player.old_stadiums = with_card(player.old_stadiums, card)
        log(s, "built-stadium", seat, card, world, *price)
    take(s, offer, card)
