"""What a network produces by itself (UC-PRO-02 to UC-PRO-11, UC-PRO-14, UC-MUL-04)."""

from typing import Final

from partie.euro.amounts import NO_GIFT, NOTHING, Gift
from partie.euro.sets import has, members

from ..components import BERTHS_A_SITE, PAIRS, PLAIN, UPGRADED
from ..components.terms import KINDS, PURPLES, TUNNELS, amount
from ..state.player_board import TYPES, PlayerBoard

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


def network_yield(player_board: PlayerBoard) -> Gift:
    """Everything that the network makes."""
    total = NO_GIFT
    for line in yield_lines(player_board):
        total = total.plus(line.gift)
    return total


def yield_lines(player_board: PlayerBoard) -> list[Line]:
    """Buildings, pairs, tunnels beside cities (UC-PRO-03), symbiotic cities, and the icons of sites."""
    counts = player_board.counts()
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
    icons = _icons(player_board)
    if icons:
        found.append(Line(SITE, 1, icons))
    return found


def _icons(player_board: PlayerBoard) -> Gift:
    """What the icons of sites add to production; that of a city site only to the city itself
    (UC-MUL-05 to UC-MUL-07)."""
    board = player_board.board
    total = NO_GIFT
    if board.times_sites:
        for site in members(player_board.cities & player_board.net & player_board.purple & board.times_sites):
            total = total.plus(PLAIN[PURPLES].times(board.city_icons[site].times - 1))
    if board.multiplied:
        total = total.plus(_multiplied(player_board))
    if board.making_tunnels:
        for tunnel in members(player_board.tunnels & board.making_tunnels):
            total = total.plus(_tunnel_icon(player_board, tunnel))
    return total


def _multiplied(player_board: PlayerBoard) -> Gift:
    """Buildings on multiplying sites make their own yield again, no pair bonus (UC-MUL-01 to UC-MUL-03)."""
    total = NO_GIFT
    for berth, stands in zip(player_board.board.multiplied, player_board.stands):
        if stands and player_board.is_connected(berth // BERTHS_A_SITE):
            made = UPGRADED[stands - 4] if stands > 3 else PLAIN[stands - 1]
            total = total.plus(made.times(player_board.board.berth_icons[berth].times - 1))
    return total


def _tunnel_icon(player_board: PlayerBoard, tunnel: int) -> Gift:
    """Multipliers of tunnels and shared icons (UC-MUL-08 to UC-MUL-10)."""
    board = player_board.board
    icon = board.tunnel_icons[tunnel]
    total = NO_GIFT
    if has(player_board.beside, tunnel):
        made = UPGRADED[TUNNELS] if has(player_board.upgraded_tunnels, tunnel) else PLAIN[TUNNELS]
        total = made.times(icon.times - 1)
        if icon.shared and has(player_board.tunnels & player_board.beside, icon.twin):
            total = total.plus(Gift(amount(credit=icon.shared)))
    if icon.metropolis:
        for corner, needs in enumerate(board.tunnels_of_metropolis):
            if player_board.is_linked(corner) and has(needs, tunnel):
                total = total.plus(Gift(NOTHING, icon.metropolis))
    return total
