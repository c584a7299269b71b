"""Preparation of the game (UC-SET, UC-SPC, UC-PLS, UC-ORD, UC-HAN)."""

from typing import Final

from partie.kernel.chance import Dice, seeded
from partie.kernel.errors import PartieError
from partie.kernel.state import settle

from . import solo
from .cards import BLUE, BROWN, CONTRACTS, SPECIAL_CARDS
from .components import (
    ADVANCED,
    BASIC,
    BOARDS,
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
from .course import COURSE, DECKS, deal_lanes
from .goods import pack
from .state import EVERYBODY, Nation, Underwater, count_stock
from .tableau import FIRST_ASSISTANT, tableau_of
from .works import empty_works

CHEAP: Final = [card.number for card in SPECIAL_CARDS if card.cost < 3]
DEAR: Final = [card.number for card in SPECIAL_CARDS if card.cost == 3]


def new_underwater(seats: int, seed: int, options: dict[str, str]) -> Underwater:
    """The position before the first decision."""
    s = prepare(seats, seed, options)
    s.agenda.append(COURSE)
    deal_lanes(s)
    settle(s)
    return s


def advanced(seats: int, options: dict[str, str]) -> bool:
    """Which side of the player boards; the solo game has its own rule (UC-SOL-01, UC-PLS-10)."""
    if seats == 1:
        if options["boards"] == "basic":
            raise PartieError("bad-combination", rule="UC-SOL-01", option="boards", value="basic", seats=1)
        if options["contracts"] == "on":
            raise PartieError("bad-combination", rule="UC-SOL-13", option="contracts", value="on", seats=1)
        return True
    return options["boards"] == "advanced"


def prepare(seats: int, seed: int, options: dict[str, str]) -> Underwater:
    """The prepared table, with six cards in every hand and nothing on the agenda."""
    dice = Dice(0)
    dice.rng = seeded(seed)
    board_kind = int(advanced(seats, options))
    order = list(range(seats))
    dice.shuffle(order)
    boards = list(ADVANCED if board_kind else BASIC)
    dice.shuffle(boards)
    brown = [tile.number for tile in BROWN if seats > 1 or tile.in_solo]
    blue = [tile.number for tile in BLUE if seats > 1 or tile.in_solo]
    dice.shuffle(brown)
    dice.shuffle(blue)
    deck = DECKS[0].copy()
    dice.shuffle(deck)
    cheap, dear = CHEAP.copy(), DEAR.copy()
    dice.shuffle(cheap)
    dice.shuffle(dear)
    nations = []
    for seat in range(seats):
        place = order.index(seat)
        nations.append(
            Nation(
                pack(START_RESOURCES) + pack(START_EXTRA[place]), 0, [], (), (), (), 0,
                START_CLIMBED[place], empty_works(BOARDS[boards[seat]]), tableau_of((FIRST_ASSISTANT + seat,)), (), (),
                (brown.pop(), blue.pop(), blue.pop()), (), 0, (),
            )
        )  # fmt: skip
    known = [0] * len(cheap)
    known[-1] = EVERYBODY
    # Later players stand higher on the Federation track (UC-ORD-03).
    s = Underwater(
        seats, 0, int(seats > 2), board_kind, nations, tuple(order), tuple(reversed(order)), [0] * 16, deck, [], cheap,
        known,
    )  # fmt: skip
    s.row = tuple(sorted(dear[:ROW]))
    s.gone = tuple(sorted(dear[ROW:]))
    s.blue = tuple(blue)
    s.tunnels = TUNNEL_SUPPLY
    s.white = WHITE_SUPPLY - seats
    s.purple = PURPLE_SUPPLY[seats]
    count_stock(s)
    s.clone = int(seats == 4)
    if options["contracts"] == "on":
        contracts = [contract.number for contract in CONTRACTS]
        dice.shuffle(contracts)
        s.contracts = tuple(sorted(contracts[:CONTRACTS_DEALT]))
    if seats == 1:
        solo.lay_tiles(s, int(options["blocked"]))
    for seat in order:
        nations[seat].hand = sorted(deck.pop() for _ in range(DEALT))
    s.rng = dice.rng
    return s
