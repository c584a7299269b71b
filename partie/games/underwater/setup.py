"""Preparation of the game (UC-SET, UC-SPC, UC-PLS, UC-ORD, UC-HAN)."""

from typing import Final

from partie.euro.amounts import Amount
from partie.kernel.engine.chance import Dice, seeded
from partie.kernel.engine.state import settle
from partie.kernel.errors import PartieError

from .book import DEAR, EVERYBODY
from .cards import BLUE, BROWN, CONTRACTS, SPECIAL_CARDS, Metropolis
from .components import (
    CONTRACTS_DEALT,
    DEALT,
    PURPLE_SUPPLY,
    ROW,
    START_CLIMBED,
    START_EXTRA,
    START_RESOURCES,
    TUNNEL_SUPPLY,
    WHITE_SUPPLY,
)
from .components.boards import ADVANCED, BASIC, BOARDS
from .components.terms import SLOT_COUNT
from .rules import clone, solo
from .rules.course import DECKS, Course, deal_lanes
from .state.made import Nation, Underwater
from .state.player_board import empty_board
from .trees import ASSISTANTS, tableau_of

CHEAP_CARDS: Final = [card.number for card in SPECIAL_CARDS if card.cost < DEAR]
DEAR_CARDS: Final = [card.number for card in SPECIAL_CARDS if card.cost == DEAR]


def new_underwater(seats: int, seed: int, options: dict[str, str]) -> Underwater:
    """The position before the first decision."""
    s = prepare(seats, seed, options)
    begin(s)
    return s


def begin(s: Underwater) -> None:
    """Everybody keeps three of six cards, any of them (UC-HAN-02, UC-HAN-03)."""
    s.agenda.append(Course())
    deal_lanes(s)
    settle(s)


def advanced(seats: int, options: dict[str, str]) -> bool:
    """Which side of the player boards; the solo game has its own rule (UC-SOL-01, UC-SOL-13, UC-PLS-10)."""
    if seats == 1:
        if options["boards"] == "basic":
            raise PartieError("bad-combination", rule="UC-SOL-01", option="boards", value="basic", seats=1)
        if options["contracts"] == "on":
            raise PartieError("bad-combination", rule="UC-SOL-13", option="contracts", value="on", seats=1)
        return True
    return options["boards"] == "advanced"


def _shuffled(cards: list[int], dice: Dice) -> list[int]:
    found = cards.copy()
    dice.shuffle(found)
    return found


def _tiles(tiles: tuple[Metropolis, ...], seats: int) -> list[int]:
    """The metropolis tiles in the game; one is left out in the solo game (UC-SOL-02)."""
    return [tile.number for tile in tiles if seats > 1 or tile.in_solo]


def prepare(seats: int, seed: int, options: dict[str, str]) -> Underwater:
    """The prepared table, with six cards in every hand (UC-HAN-01) and nothing on the agenda: board side and decks
    (UC-SET-01 to UC-SET-10), special cards (UC-SPC-01 to UC-SPC-05), order by chance (UC-ORD-01, UC-ORD-02)."""
    dice = Dice(0)
    dice.rng = seeded(seed)
    board_kind = int(advanced(seats, options))
    order = _shuffled(list(range(seats)), dice)
    boards = _shuffled(list(ADVANCED if board_kind else BASIC), dice)
    brown = _shuffled(_tiles(BROWN, seats), dice)
    blue = _shuffled(_tiles(BLUE, seats), dice)
    # Thoroughly: every order of the cards is as likely as any other (UC-SET-04).
    deck = _shuffled(DECKS[0], dice)
    cheap = _shuffled(CHEAP_CARDS, dice)
    dear = _shuffled(DEAR_CARDS, dice)
    nations = [
        new_nation(seat, order.index(seat), boards[seat], (brown.pop(), blue.pop(), blue.pop()))
        for seat in range(seats)
    ]
    known = (*[0] * (len(cheap) - 1), EVERYBODY)
    # Later players stand higher on the Federation track (UC-ORD-03).
    ranking = tuple(reversed(order))
    s = Underwater(
        seats, 0, board_kind, int(seats > 2), nations, tuple(order), ranking, (0,) * SLOT_COUNT, deck, [], tuple(cheap),
        known,
    )  # fmt: skip
    s.row = tuple(sorted(dear[:ROW]))
    s.gone = tuple(sorted(dear[ROW:]))
    s.blue = tuple(blue)
    s.tunnels, s.white, s.purple = TUNNEL_SUPPLY, WHITE_SUPPLY - seats, PURPLE_SUPPLY[seats]
    s.clone = clone.ON_BOARD if seats == 4 else clone.NO_TILE
    if options["contracts"] == "on":
        dealt = _shuffled([contract.number for contract in CONTRACTS], dice)[:CONTRACTS_DEALT]
        s.contracts = tuple(sorted(dealt))
    if seats == 1:
        solo.lay_tiles(s, int(options["blocked"]))
    for seat in order:
        nations[seat].hand = sorted([deck.pop() for _ in range(DEALT)])
    s.rng = dice.rng
    return s


def new_nation(seat: int, place: int, board: int, tiles: tuple[int, ...]) -> Nation:
    """A nation at the start (UC-PLS-01 to UC-PLS-09): resources and Federation space by the place in the order
    (UC-ORD-04 to UC-ORD-10)."""
    goods: Amount = START_RESOURCES + START_EXTRA[place]
    laid = (ASSISTANTS[seat],)
    return Nation(
        goods, 0, [], (), (), (), 0, START_CLIMBED[place], empty_board(BOARDS[board]), laid, tableau_of(laid), (), (),
        tiles, (), (),
    )  # fmt: skip
