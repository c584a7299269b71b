"""The power plant market: draws, removals and what the epochs change (chapters Power plant market, Epochs).

Nothing else changes it (PG-MKT-15), and plants that players own stay (PG-MKT-19).
"""

from bisect import insort

from partie.kernel.engine.chance import resume
from partie.kernel.engine.state import log

from ..components import BIG, PLACE_COSTS, STEP3
from ..state import Grid


def draw(s: Grid) -> None:
    """Replace a plant from the deck, if there is one (PG-MKT-11, PG-EPO-28, PG-EPO-25); so the market may shrink in
    epoch 3 (PG-MKT-04).

    Plants not above the most cities of any player are removed and another is drawn (PG-MKT-25, PG-MKT-26, PG-AUC-13).
    The Step 3 card joins the market as the highest plant and the deck is shuffled at once (PG-EPO-15, PG-MKT-24); epoch
    3 waits for the end of the phase (PG-MKT-14).
    """
    deck = s.deck
    while deck:
        card = deck.pop()
        s.revealed += 1
        if s.chance is not None:
            s.chance.append((card, -1))
        if card == STEP3:
            s.market.append(STEP3)
            shuffle_deck(s)
            log(s, "step3-drawn")
            return
        if card > s.most:
            insort(s.market, card)
            if s.events is not None:
                s.events.append(("plant-drawn", card))
            return
        s.removed = [*s.removed, card]
        if s.events is not None:
            s.events.append(("plant-obsolete", card))


def shuffle_deck(s: Grid) -> None:
    """Shuffle what is left of the deck (PG-MKT-24, PG-EPO-21); where a written position says how it lies then, so."""
    given = [card for card in s.shuffled if card in s.deck]
    rest = [card for card in s.deck if card not in given]
    dice = resume(s.rng)
    dice.shuffle(rest)
    s.rng = dice.rng
    s.deck = rest + given[::-1]
    s.shuffled = []


def remove_lowest(s: Grid) -> None:
    """Take the lowest plant out of the game, without replacement."""
    if s.market and s.market[0] != STEP3:
        lowest = s.market.pop(0)
        s.removed = [*s.removed, lowest]
        log(s, "plant-removed", lowest)


def remove_obsolete(s: Grid) -> None:
    """Replace at once every plant not above the most cities of any player (PG-MKT-18, PG-NET-21, PG-NET-22)."""
    while s.market and s.market[0] <= s.most:
        card = s.market.pop(0)
        s.removed = [*s.removed, card]
        log(s, "plant-obsolete", card)
        draw(s)


def bury_best(s: Grid) -> None:
    """Put the best plant face down under the deck (PG-MKT-22)."""
    if s.market:
        best = s.market.pop()
        s.deck.insert(0, best)
        s.buried = [*s.buried, best]
        log(s, "plant-buried", best)


def start_epoch2(s: Grid) -> None:
    """The lowest plant goes and is replaced (PG-EPO-10, PG-MKT-20); the second places open (PG-EPO-11), for the next
    phase 4 (PG-EPO-09)."""
    s.epoch = 2
    log(s, "epoch", 2)
    open_places(s)
    if s.market and s.market[0] != STEP3:
        remove_lowest(s)
        draw(s)


def start_epoch3_if_due(s: Grid) -> None:
    """Between phases, once the Step 3 card lies in the market (PG-EPO-13): the card and the lowest plant go without
    replacement (PG-EPO-19, PG-MKT-21), which leaves six (PG-EPO-20); the third places open (PG-EPO-22)."""
    if STEP3 in s.market:
        s.market.remove(STEP3)
        s.epoch = 3
        log(s, "epoch", 3)
        remove_lowest(s)
        open_places(s)


def open_places(s: Grid) -> None:
    """Price every site's next place for the epoch (PG-NET-10, PG-NET-14): as many as the epoch's number (PG-OVR-03,
    PG-EPO-05)."""
    s.places = [PLACE_COSTS[len(seats)] if len(seats) < s.epoch else BIG for seats in s.houses]
