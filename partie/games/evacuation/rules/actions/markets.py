"""The three offers: taking and ageing, paid renewal as part of a take (EV-OFR-01 to EV-OFR-11)."""

from typing import Final

from partie.euro.decks import draw
from partie.euro.sets import all_below, has
from partie.kernel.engine.state import log
from partie.kernel.engine.step import Move

from ...components import LARGE_SMILEYS, OFFER, STADIUMS
from ...moves import REFRESHES
from ...state import Evacuation, Player, changed

SHUTTLE_OFFER: Final = 0
STADIUM_OFFER: Final = 1
PLAN_OFFER: Final = 2
EVERYBODY: Final = -1


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
            s.buried = changed(s.buried, offer, len(deck))
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
    s.buried = changed(s.buried, offer, s.buried[offer] + 1)


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
    sets = all_below(len(s.offers[offer]))
    found: list[Move] = []
    if sets:
        for good, amount in enumerate(player.goods):
            if amount:
                found += REFRESHES[good][:sets]
    return found


def refresh_refusal(s: Evacuation, player: Player, offer: int, move: Move) -> str | None:
    """The same, of one move."""
    _, places, good = move
    if not 0 < places <= all_below(len(s.offers[offer])):
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
    gone = [card for place, card in enumerate(shown) if has(places, place)]
    s.offers[offer] = [card for place, card in enumerate(shown) if not has(places, place)]
    log(s, "refreshed", seat, offer, good, *gone)
    for card in gone:
        bury(s, offer, card)
    fill(s, offer)
