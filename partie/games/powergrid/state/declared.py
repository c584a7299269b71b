"""What a position of Power Grid consists of; `make declare` makes the classes from it."""

from partie.euro.sets import all_below
from partie.kernel.keeping.declare import (
    Record,
    StateRecord,
    custom,
    derived,
    given,
    number,
    numbers,
    records,
    rows,
    seats,
)

from ..components import CITY_COUNT, MOST_MONEY, NUMBERS, REGION_COUNT, STEP3, Board, board_of
from ..moves import BUILDS, HIGHEST_BID
from ..rules.plants import Kit, load_kit


class Player(Record):
    """What one player has."""

    money: int = number(0, MOST_MONEY)
    kit: Kit = custom(save=Kit.save, load=load_kit, key=Kit.key, save_as="plants", position=False)
    fuel: list[int] = numbers(0, 24, length=4, position=False)
    """Tokens of coal, oil, garbage, uranium on all plants together."""
    network: tuple[int, ...] = numbers(0, CITY_COUNT - 1, key="sorted", position=False)
    """Sites in the order of connection."""
    cities: int = derived(0)
    distances: list[int] = derived([], shared=True)
    """Per site: cheapest way from the network, BIG for own or unreachable ones. Replaced, never edited."""


class Grid(StateRecord):
    """The whole position. What is `shared` is replaced and never edited."""

    map_name: str = given()
    regions: int = number(0, all_below(REGION_COUNT), position=False)
    """Regions in play, as a set."""
    board: Board = derived(board_of(map_name, regions, BUILDS))
    players: list[Player] = records(per_seat=True, position=False)
    order: list[int] = numbers(0, seats - 1, length=seats, shared=True)
    """Seats, the leading player first."""
    market: list[int] = numbers(3, STEP3, position=False)
    """Plants offered, in rising order."""
    deck: list[int] = numbers(3, STEP3, position=False)
    """Bottom first, so that the top card is the last."""
    shuffled: list[int] = numbers(3, NUMBERS[-1], shared=True, missing=[], position=False)
    """How the deck lies after the Step 3 card was drawn, from its top, where a written position says so."""
    buried: list[int] = numbers(3, STEP3, shared=True, position=False)
    """Plants put under the deck in bureaucracy, seen by all."""
    removed: list[int] = numbers(3, STEP3, key="sorted", shared=True, position=False)
    """Plants out of the game that were seen by all."""
    boxed: list[int] = numbers(3, STEP3, key="sorted", shared=True, position=False)
    """Plants taken out unseen during setup."""
    stock: list[int] = numbers(0, 24, length=4, position=False)
    """Tokens of each fuel in the market."""
    supply: list[int] = derived([0, 0, 0, 0])
    """Tokens of each fuel beside the board."""
    houses: list[tuple[int, ...]] = rows(0, seats - 1, length=board.size, position=False)
    """Per site: the seats connected there, in order of their places."""
    places: list[int] = derived([])
    """Per site: price of the next place, BIG when the epoch has none left."""
    round: int = number(1, 100, default=1)
    phase: int = number(0, 5, default=0, position=False)
    epoch: int = number(1, 3, default=1)
    turn: int = number(-1, seats, default=0, position=False)
    """Index into the order of who acts in phases 3 to 5."""
    most: int = derived(0, default=0)
    """Most cities of any player."""
    lot: int = number(0, NUMBERS[-1], default=0, position=False)
    """The plant being auctioned, or just bought."""
    bid: int = number(0, HIGHEST_BID, default=0, position=False)
    bidder: int = number(-1, seats - 1, default=-1, position=False)
    bidders: int = number(0, all_below(seats), default=0, position=False)
    """Seats still in the auction of this plant, as a set."""
    buyers: int = number(0, all_below(seats), default=0, position=False)
    """Seats that may still buy a plant this round, as a set."""
    bought: int = number(0, all_below(seats), default=0, position=False)
    """Seats that bought a plant this round, as a set."""
