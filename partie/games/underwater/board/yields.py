"""What a network produces by itself (UC-PRO-02 to UC-PRO-11, UC-PRO-14, UC-MUL-04)."""

from typing import Final

from partie.euro.amounts import NO_GIFT, NOTHING, Gift
from partie.euro.sets import has, members

from ..terms import KINDS, PURPLES, TUNNELS, amount
from .components import BERTHS_A_SITE, PAIRS, PLAIN, UPGRADED
from .works import TYPES, Works

CITY: Final = "city"
PAIR: Final = "pair"
SITE: Final = "site"


class Line:
    """One line of a production: what makes it, how many of them, and what they make together."""

    __slots__ = ("count", "gift", "source")

    def __init__(self, source: str, count: int, gift: Gift) -> None:
        self.source = source
        self.count = count
        self.gift = gift


def network_yield(works: Works) -> Gift:
    """Everything that the network makes."""
    total = NO_GIFT
    for line in yield_lines(works):
        total = total.plus(line.gift)
    return total


def yield_lines(works: Works) -> list[Line]:
    """Buildings, pairs, tunnels beside cities (UC-PRO-03), symbiotic cities, and the icons of sites."""
    counts = works.counts()
    found: list[Line] = []
    for kind in (*TYPES, TUNNELS):
        number = counts.of(kind, at_city=True)
        upgraded = counts.of(kind, upgraded=True, at_city=True)
        if number:
            made = PLAIN[kind].times(number - upgraded).plus(UPGRADED[kind].times(upgraded))
            found.append(Line(KINDS[kind], number, made))
    for kind in TYPES:
        if counts.pairs[kind]:
            found.append(Line(PAIR, counts.pairs[kind], PAIRS[kind].times(counts.pairs[kind])))
    if counts.purple:
        found.append(Line(CITY, counts.purple, PLAIN[PURPLES].times(counts.purple)))
    icons = _icons(works)
    if icons:
        found.append(Line(SITE, 1, icons))
    return found


def _icons(works: Works) -> Gift:
    """What the icons of sites add to production; that of a city site only to the city itself
    (UC-MUL-05 to UC-MUL-07)."""
    board = works.board
    total = NO_GIFT
    if board.times_sites:
        for site in members(works.cities & works.net & works.purple & board.times_sites):
            total = total.plus(PLAIN[PURPLES].times(board.city_icons[site].times - 1))
    if board.multiplied:
        total = total.plus(_multiplied(works))
    if board.making_tunnels:
        for tunnel in members(works.tunnels & board.making_tunnels):
            total = total.plus(_tunnel_icon(works, tunnel))
    return total


def _multiplied(works: Works) -> Gift:
    """Buildings on multiplying sites make their own yield again, no pair bonus (UC-MUL-01 to UC-MUL-03)."""
    total = NO_GIFT
    for berth, stands in zip(works.board.multiplied, works.stands):
        if stands and works.is_connected(berth // BERTHS_A_SITE):
            made = UPGRADED[stands - 4] if stands > 3 else PLAIN[stands - 1]
            total = total.plus(made.times(works.board.berth_icons[berth].times - 1))
    return total


def _tunnel_icon(works: Works, tunnel: int) -> Gift:
    """Multipliers of tunnels and shared icons (UC-MUL-08 to UC-MUL-10)."""
    board = works.board
    icon = board.tunnel_icons[tunnel]
    total = NO_GIFT
    if has(works.beside, tunnel):
        made = UPGRADED[TUNNELS] if has(works.upgraded_tunnels, tunnel) else PLAIN[TUNNELS]
        total = made.times(icon.times - 1)
        if icon.shared and has(works.tunnels & works.beside, icon.twin):
            total = total.plus(Gift(amount(credit=icon.shared)))
    if icon.metropolis:
        for corner, needs in enumerate(board.tunnels_of_metropolis):
            if works.is_linked(corner) and has(needs, tunnel):
                total = total.plus(Gift(NOTHING, icon.metropolis))
    return total
