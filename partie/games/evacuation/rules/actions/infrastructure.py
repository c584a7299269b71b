"""Infrastructure: taking cards of the offer, playing them, and production once their requirement is met.

EV-INF-01 to EV-INF-11.
"""

from typing import Any, ClassVar

from partie.euro.decks import with_card, without
from partie.kernel.engine.state import log
from partie.kernel.engine.step import COUNT, FLAG, Move, Price, Ranges, Step

from ...book import end_effect
from ...components import NEW, Goods
from ...components.requirements import INFRASTRUCTURE
from ...moves import DEVELOP, DEVELOPS, DONE, FINISHED, REFRESH, TAKE, TAKES, not_now
from ...state import Evacuation, Player
from .markets import PLAN_OFFER, can_refresh, refresh, refresh_moves, refresh_refusal, take
from .paying import pay, payable, price_parts
from .production import raise_production
from .tasks import claim


def has_twin(player: Player, card: int) -> bool:
    """Whether the player took or played another card with the same illustration (EV-INF-10)."""
    twin = INFRASTRUCTURE[card].twin
    return twin >= 0 and (twin in player.plans or twin in player.works)


def price_of(player: Player, card: int) -> Goods:
    """What playing a card costs; a technology saves of its one kind of resource."""
    cost, less = INFRASTRUCTURE[card].cost, player.perks.infrastructure
    return tuple([max(0, amount - less) for amount in cost]) if less else cost


def check_requirements(s: Evacuation, seat: int) -> None:
    """Cards whose requirement is met now raise production, each once (EV-INF-06 to EV-INF-08)."""
    player = s.players[seat]
    if len(player.met) == len(player.works):
        return
    for card in player.works:
        if card not in player.met and INFRASTRUCTURE[card].requirement.met(player.settled):
            player.met = with_card(player.met, card)
            log(s, "requirement-met", seat, card)
            raise_production(s, seat, INFRASTRUCTURE[card].production)


def can_develop(s: Evacuation, player: Player, goods: list[int]) -> bool:
    """Whether a development is possible, or the offer can be renewed."""
    return (
        any(not has_twin(player, card) for card in s.offers[PLAN_OFFER])
        or any(payable(price_of(player, card), 0, goods, NEW) for card in player.plans)
        or can_refresh(s, goods, PLAN_OFFER)
    )


class Developing(Step[Evacuation]):
    """Up to so many developments: take a card of the offer or play one of the hand (EV-INF-02).

    Once the offer was renewed, only taking and ending are left (EV-OFR-05).
    """

    __slots__ = ("left", "refreshed")

    name: ClassVar[str] = "develop"
    kind: ClassVar[str] = "card"
    ranges: ClassVar[Ranges] = (COUNT, FLAG)

    def __init__(self, seat: int, left: int, refreshed: int = 0) -> None:
        super().__init__(seat)
        self.left = left
        self.refreshed = refreshed

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.left, self.refreshed)

    def tried_as(self, s: Evacuation, move: Move) -> Move | None:
        return move if move[0] != REFRESH else (REFRESH,)

    def moves(self, s: Evacuation) -> list[Move]:
        player = s.players[self.seat]
        found: list[Move] = [FINISHED]
        found += [TAKES[card] for card in s.offers[PLAN_OFFER] if not has_twin(player, card)]
        if not self.refreshed:
            found += [
                DEVELOPS[card]
                for card in player.plans
                if payable(price_of(player, card), 0, player.goods, NEW)
            ]
            found += refresh_moves(s, player, PLAN_OFFER)
        return found

    def check(self, s: Evacuation, move: Move) -> str | None:
        player, verb = s.players[self.seat], move[0]
        if verb == DONE:
            return None
        if verb == TAKE:
            if move[1] not in s.offers[PLAN_OFFER]:
                return "EV-INF-03"
            return "EV-INF-10" if has_twin(player, move[1]) else None
        if verb == DEVELOP:
            if move[1] not in player.plans:
                return "EV-INF-02"
            if self.refreshed:
                return "EV-OFR-05"
            return None if payable(price_of(player, move[1]), 0, player.goods, NEW) else "EV-INF-05"
        if verb == REFRESH:
            return "EV-OFR-05" if self.refreshed else refresh_refusal(s, player, PLAN_OFFER, move)
        return not_now(move)

    def apply(self, s: Evacuation, move: Move) -> None:
        verb = move[0]
        if verb == REFRESH:
            s.agenda[-1] = Developing(self.seat, self.left, 1)
            refresh(s, self.seat, PLAN_OFFER, move)
            return
        if verb == DONE or self.left == 1:
            s.agenda.pop()
            if verb == DONE and self.refreshed:
                end_effect(s)
        else:
            s.agenda[-1] = Developing(self.seat, self.left - 1)
        player = s.players[self.seat]
        if verb == TAKE:
            player.plans = with_card(player.plans, move[1])
            log(s, "plan-taken", self.seat, move[1])
            take(s, PLAN_OFFER, move[1])
        elif verb == DEVELOP:
            play(s, self.seat, move[1])

    def price(self, s: Evacuation, move: Move) -> Price:
        if move[0] == DEVELOP:
            return price_parts(price_of(s.players[self.seat], move[1]))
        return (("any", 1),) if move[0] == REFRESH else ()

    def prompt(self, s: Evacuation) -> tuple[str, dict[str, object]]:
        return "develop", {"left": self.left}


def play(s: Evacuation, seat: int, card: int) -> None:
    """Pay on the New World and lay the card out; production follows once its requirement is met (EV-INF-05)."""
    player = s.players[seat]
    pay(player, NEW, price_of(player, card))
    player.plans = without(player.plans, card)
    player.works = with_card(player.works, card)
    log(s, "plan-played", seat, card)
    check_requirements(s, seat)
    claim(s, seat)
