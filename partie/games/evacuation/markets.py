"""The three offers: taking and ageing, paid renewal, building shuttles and stadiums (EV-BLD, EV-OFR)."""

from typing import Any, ClassVar, Final

from partie.euro.decks import draw, with_card
from partie.kernel.step import Move, Price, Step

from .components import LARGE_SMILEYS, NEW, OFFER, SHUTTLES, STADIUMS, Goods
from .moves import (
    DONE,
    FINISHED,
    PAY,
    PAY_MOVE,
    REFRESH,
    REFRESHES,
    SHUTTLE,
    SHUTTLE_BUILDS,
    STADIUM,
    STADIUM_BUILDS,
)
from .state import Evacuation, Player, log

SHUTTLE_OFFER: Final = 0
STADIUM_OFFER: Final = 1
PLAN_OFFER: Final = 2
EVERYBODY: Final = -1
FREE: Final = 99
"""A discount that leaves nothing to pay."""


def fill(s: Evacuation, offer: int) -> None:
    """New cards from the deck on the free places at the end; gaps stay when there are none (EV-OFR-02, EV-OFR-11)."""
    if s.dry:
        return
    shown, deck = s.offers[offer], s.decks[offer]
    tries = len(deck)
    while len(shown) < OFFER and deck and tries:
        tries -= 1
        card = draw(s, deck, EVERYBODY)
        if s.buried[offer] > len(deck):
            s.buried[offer] = len(deck)
        if offer == STADIUM_OFFER and too_large(s, card):
            bury(s, offer, card)
            continue
        shown.append(card)
        if s.events is not None:
            s.events.append(("offered", offer, card))


def too_large(s: Evacuation, card: int) -> bool:
    """In the first half of a solo game large stadiums go under the deck at once (EV-SOL-05, EV-SOL-06)."""
    return s.seats == 1 and s.year <= 2 and STADIUMS[card].smileys >= LARGE_SMILEYS


def bury(s: Evacuation, offer: int, card: int) -> None:
    """Put a card that everybody saw under its deck (EV-OFR-08)."""
    s.decks[offer].insert(0, card)
    s.buried[offer] += 1


def take(s: Evacuation, offer: int, card: int) -> None:
    """A card leaves its offer; the others move up and a new one comes (EV-OFR-02)."""
    s.offers[offer].remove(card)
    fill(s, offer)


def age(s: Evacuation, offer: int) -> None:
    """At the end of a year the card on the cross goes under the deck (EV-OFR-09, EV-OFR-10)."""
    if s.offers[offer]:
        card = s.offers[offer].pop(0)
        bury(s, offer, card)
        log(s, "aged", offer, card)
    fill(s, offer)


def refresh_moves(s: Evacuation, player: Player, offer: int) -> list[Move]:
    """Every way to pay for discarding cards of the offer (EV-OFR-03)."""
    sets = (1 << len(s.offers[offer])) - 1
    found: list[Move] = []
    if sets:
        for good, amount in enumerate(player.goods):
            if amount:
                found += REFRESHES[good][:sets]
    return found


def refresh_refusal(s: Evacuation, player: Player, offer: int, move: Move) -> str | None:
    """The same, of one move."""
    _, places, good = move
    if not 0 < places < 1 << len(s.offers[offer]):
        return "EV-OFR-04"
    return None if player.goods[good] else "EV-OFR-03"


def can_refresh(s: Evacuation, goods: list[int], offer: int) -> bool:
    """Whether discarding could be paid out of these resources."""
    return bool(s.offers[offer]) and any(goods)


def refresh(s: Evacuation, seat: int, offer: int, move: Move) -> None:
    """Pay, put the discarded cards under the deck, fill the offer (EV-OFR-03, EV-OFR-04, EV-OFR-08)."""
    _, places, good = move
    s.players[seat].goods[good] -= 1
    shown = s.offers[offer]
    gone = [card for place, card in enumerate(shown) if places >> place & 1]
    s.offers[offer] = [card for place, card in enumerate(shown) if not places >> place & 1]
    log(s, "refreshed", seat, offer, good, *gone)
    for card in gone:
        bury(s, offer, card)
    fill(s, offer)


_PAYMENTS: Final[dict[tuple[int, ...], list[Goods]]] = {}


def payments(cost: Goods, less: int) -> list[Goods]:
    """The ways to pay a price of which so many resources, by choice, are saved."""
    key = (*cost, less)
    found = _PAYMENTS.get(key)
    if found is None:
        food, steel, energy = cost
        total = max(0, food + steel + energy - less)
        found = [
            (a, b, total - a - b)
            for a in range(food + 1)
            for b in range(steel + 1)
            if 0 <= total - a - b <= energy
        ]
        _PAYMENTS[key] = found
    return found


def ways_to_pay(cost: Goods, less: int, goods: list[int], world: int) -> list[Goods]:
    """Those of them that the resources of one world cover (EV-RES-03)."""
    at = 3 * world
    return [
        way
        for way in payments(cost, less)
        if way[0] <= goods[at] and way[1] <= goods[at + 1] and way[2] <= goods[at + 2]
    ]


def payable(cost: Goods, less: int, goods: list[int], world: int) -> bool:
    """Whether there is one."""
    if less:
        return bool(ways_to_pay(cost, less, goods, world))
    at = 3 * world
    return cost[0] <= goods[at] and cost[1] <= goods[at + 1] and cost[2] <= goods[at + 2]


def pay(player: Player, world: int, price: Goods) -> None:
    """Resources go back to the common supply."""
    goods, at = player.goods, 3 * world
    goods[at] -= price[0]
    goods[at + 1] -= price[1]
    goods[at + 2] -= price[2]


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

    def __init__(self, seat: int, offer: int, less: int, must: int, refreshed: int = 0) -> None:
        super().__init__(seat)
        self.offer = offer
        self.less = less
        self.must = must
        self.refreshed = refreshed

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.offer, self.less, self.must, self.refreshed)

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
            return "not-now"
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

    def __init__(self, seat: int, offer: int, card: int, world: int, less: int) -> None:
        super().__init__(seat)
        self.offer = offer
        self.card = card
        self.world = world
        self.less = less

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.offer, self.card, self.world, self.less)

    def _ways(self, s: Evacuation) -> list[Goods]:
        return ways_to_pay(cost_of(self.offer, self.card), self.less, s.players[self.seat].goods, self.world)

    def moves(self, s: Evacuation) -> list[Move]:
        return [PAY_MOVE[way] for way in self._ways(s)]

    def check(self, s: Evacuation, move: Move) -> str | None:
        if move[0] != PAY:
            return "not-now"
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


_PART_NAMES: Final = ("food", "steel", "energy")


def price_parts(price: Goods) -> Price:
    """A price as parts with names."""
    return tuple((name, amount) for name, amount in zip(_PART_NAMES, price, strict=True) if amount)
