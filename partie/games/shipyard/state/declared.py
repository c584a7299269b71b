"""What a position of Shipyard consists of; `make declare` makes the classes from it."""

from partie.euro.sets import all_below
from partie.kernel.keeping.declare import (
    Record,
    StateRecord,
    custom,
    derived,
    flag,
    number,
    numbers,
    records,
    seats,
)

from ..components import (
    ACTIONS,
    CANALS,
    CONTRACTS,
    EDITION,
    EMPLOYEE_RING,
    EMPLOYEES,
    EXCHANGE_PRICES,
    GOODS_TILES,
    ITEMS,
    PARTS,
    ROWS,
    SOLO_FACES,
    TEETH,
    YARD_SPACES,
)
from ..components.canals import CELLS, System, load_canals
from ..components.ships import MOST, Ship, fleet_key, load_fleet, save_fleet
from ..moves import MOST_FITTED, MOST_SPEED


class Player(Record):
    """What one player has."""

    guilders: int = number(0, MOST)
    points: int = number(0, MOST)
    """Victory points on the track."""
    items: list[int] = numbers(0, MOST, length=len(ITEMS), position=False)
    """Crew and equipment in the own supply, by kind."""
    yard: list[int] = numbers(-1, len(PARTS) - 1, length=YARD_SPACES, position=False)
    """The part on each space, -1 where there is none."""
    filling: int = derived(0)
    """The yard as `components/yard.py` looks it up."""
    fleet: tuple[Ship, ...] = custom(save=save_fleet, load=load_fleet, key=fleet_key, position=False)
    goods: list[int] = numbers(0, 14, length=len(GOODS_TILES), position=False)
    """Goods tiles by kind."""
    employees: int = number(0, all_below(len(EMPLOYEES)), position=False)
    """As a set."""
    canals: System = custom(save=System.save, load=load_canals, key=System.key, position=False)
    figure: tuple[int, ...] = numbers(0, CELLS - 1, position=False)
    """Cell, space and stern of the ship on the canals; empty before the first voyage (SY-CAN-06)."""
    used: tuple[int, ...] = numbers(0, len(CANALS) - 1, key="sorted", position=False)
    """The pile of used canals (SY-VOY-20)."""
    used_canals: int = number(0, MOST)
    """How many canals were used in all, also those that have been shuffled again (SY-CAN-05)."""
    contracts: tuple[int, ...] = numbers(0, len(CONTRACTS) - 1, key="sorted", position=False)
    discarded: tuple[int, ...] = numbers(0, len(CONTRACTS) - 1, key="sorted", position=False)
    """Contracts put away face down; nobody but the player knows them (SY-CTR-08)."""
    current: int = number(-1, len(ACTIONS) - 1, default=-1, position=False)
    """The tile with the cube of the last (or this) turn."""
    previous: int = number(-1, len(ACTIONS) - 1, default=-1, position=False)
    """Two players: the tile with two own cubes (SY-TWO-01)."""


class Harbour(StateRecord):
    """The whole position."""

    players: list[Player] = records(per_seat=True, still=True, position=False)
    start: int = number(0, seats - 1, still=True)
    """The starting player."""
    dealt: int = number(2, 3, still=True, position=False)
    """Contracts of a colour that each player was dealt."""
    row: list[int] = numbers(0, len(ACTIONS) - 1, still=True, position=False)
    """Action tiles, the leading one (next to the gear) first."""
    coins: list[int] = numbers(0, MOST, length=len(ACTIONS), still=True, position=False)
    """Guilders on each action tile (SY-FLW-09)."""
    cubes: int = number(0, 7, still=True)
    """On the round track."""
    ring: tuple[int, ...] = numbers(0, len(EMPLOYEES) - 1, length=len(EMPLOYEES), still=True, position=False)
    """Employees around the wheel, three a space (SY-SET-31)."""
    left: list[int] = numbers(0, 2, length=len(EMPLOYEES), position=False)
    """How many tiles of each employee are still there."""
    recruiting: int = number(0, 3, position=False)
    making: int = number(0, 3, position=False)
    hiring: int = number(0, EMPLOYEE_RING - 1, position=False)
    """The indicators on the rings of crew, equipment and employees."""
    offer: list[int] = numbers(-1, len(PARTS) - 1, length=4 * ROWS, position=False)
    """Parts on offer, column by column, the free row first; -1 where none lies."""
    bows: list[int] = numbers(0, len(PARTS) - 1, still=True, position=False)
    middles: list[int] = numbers(0, len(PARTS) - 1, still=True, position=False)
    sterns: list[int] = numbers(0, len(PARTS) - 1, still=True, position=False)
    """Stacks, bottom first."""
    scrapped: tuple[int, ...] = numbers(0, len(PARTS) - 1, key="sorted", still=True, position=False)
    """Parts out of the game, seen by all."""
    goods_offer: list[int] = numbers(0, len(GOODS_TILES) - 1, position=False)
    goods_stack: list[int] = numbers(0, len(GOODS_TILES) - 1, still=True, position=False)
    goods_used: list[int] = numbers(0, 14, length=len(GOODS_TILES), position=False)
    """Used goods tiles by kind (SY-GDS-04)."""
    canal_offer: list[int] = numbers(0, len(CANALS) - 1, position=False)
    canal_stack: list[int] = numbers(0, len(CANALS) - 1, still=True, position=False)
    canal_discard: tuple[int, ...] = numbers(0, len(CANALS) - 1, key="sorted", position=False)
    rivals: tuple[int, ...] = numbers(-1, len(ACTIONS) - 1, still=True, position=False)
    """The tiles with the cubes of the solo opponents (SY-SOL-04)."""
    solo_stack: list[int] = numbers(0, len(SOLO_FACES) - 1, still=True, position=False)
    solo_pile: tuple[int, ...] = numbers(0, len(SOLO_FACES) - 1, key="sorted", still=True, position=False)
    """Solo tiles face down, and those turned up since they were shuffled (SY-SOL-03, SY-SOL-08)."""
    gear: int = number(0, TEETH - 1, default=1, still=True)
    """Position of the gear's cube; at 0 it lies in the hole."""
    exchange: int = number(0, len(EXCHANGE_PRICES) - 1, default=0)
    """The indicator of the exchange; 0 is the start space."""
    edition: int = number(1, EDITION, default=EDITION, missing=1, still=True)
    """Of the components the game began with."""
    turn: int = number(0, MOST, default=0, still=True)
    """Regular turns that are over."""
    last: int = number(0, MOST, default=0, still=True)
    """The number of turns after which the regular play is over; 0 as long as that is not known."""
    early: bool = flag(default=False)
    """The last part of a stack was laid out (SY-END-06)."""
    dropped: bool = flag(default=False, still=True, position=False)
    """The cube fell into the hole in this turn (SY-FLW-07)."""
    stage: int = number(0, 5, default=0, position=False)
    """What the course of the game is in the middle of (course.py)."""
    main: int = number(-1, len(ACTIONS) - 1, default=-1, position=False)
    """The action chosen in this turn."""
    bonus: bool = flag(default=False, position=False)
    """A bonus action was bought in this turn."""
    berth: int = number(-1, YARD_SPACES - 1, default=-1, position=False)
    """The space of the bow of the ship that is fitted out or sails."""
    load: tuple[int, ...] = numbers(0, MOST_FITTED, default=(), position=False)
    """What is aboard of it, by kind."""
    reach: int = number(0, MOST_SPEED, default=0, position=False)
    """How far the canals let it go."""
    speed: int = number(0, MOST_SPEED, default=0, position=False)
    moved: int = number(0, MOST_SPEED, default=0, position=False)
    """Spaces it has moved on this voyage."""
    ribbon: int = number(0, MOST_SPEED, default=0, position=False)
    """What the last Blue Ribbon space awarded (SY-VOY-13)."""
    officials: int = number(0, MOST, default=0, position=False)
    """What the officials awarded."""
