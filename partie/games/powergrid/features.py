"""Power Grid as numbers for learning agents. `fields` says what each number means.

Players are counted from the one who looks: player 0 is that seat, player 1 the next seat, and so on. Cities stand in
the order of the map, so that they fit the numbers of the moves `build`.
"""

from struct import Struct
from typing import Final

from partie.kernel.features import Field, Observer
from partie.kernel.state import State

from .auction import Bid, ChoosePlant, KeepFuel, ScrapPlant
from .bureaucracy import Produce
from .components import BIG, CITY_COUNT, COUNTS, FUELS, MARKETS, NUMBERS, PLANTS, STEP3, Board
from .network import ConnectCities
from .plants import Kit
from .resources import BuyFuel
from .setup import DraftRegion
from .state import Grid, Player

ASKS: Final = tuple(
    step.name
    for step in (DraftRegion, ChoosePlant, Bid, ScrapPlant, KeepFuel, BuyFuel, ConnectCities, Produce)
)
MARKET_SLOTS: Final = 8
MOST: Final = 32_767

CARD: Final = (
    Field("number", "its number, which is also the lowest bid (99: the Step 3 card, 0: no plant here)", 50),
    Field("powers", "cities that it supplies", 7),
    Field("amount", "tokens that it burns in one production", 3),
    *(Field(kind, f"1 if it burns {kind}") for kind in FUELS),
)
"""The numbers of a plant."""

TABLE: Final = (
    Field("round", "the round", 30),
    Field("epoch", "the epoch, from 1", 3),
    Field("most cities", "most cities of any player", 20),
    Field("cities to epoch 2", "cities that are missing to epoch 2", 10),
    Field("cities to the end", "cities that are missing to the end", 20),
    Field("deck", "cards in the draw deck", 30),
    *(Field(f"asked: {name}", f"1 if the decision now is {name}") for name in ASKS),
    Field("bid", "the highest bid", 50),
    Field("supplies", "cities that the fuel of player 0 could supply (0 with a plant too many)", 20),
    *(Field(f"market: {kind}", f"{kind} in the market", MARKETS[i].total) for i, kind in enumerate(FUELS)),
    *(Field(f"supply: {kind}", f"{kind} in the supply", MARKETS[i].total) for i, kind in enumerate(FUELS)),
)
"""The numbers of the table."""

STANDING: Final = (
    Field("money", "money", 100),
    *(Field(kind, f"{kind} on the plants", 10) for kind in FUELS),
    Field("cities", "cities connected", 20),
    Field("place", "place in the order, from 1", 6),
    Field("asked", "1 if the decision is this player's"),
    Field("may buy", "1 while the player may still buy a plant this round"),
    Field("bids", "1 while the player is in the auction of the plant"),
    Field("highest", "1 if the highest bid is this player's"),
    Field("bought", "1 if the player bought a plant this round"),
)
"""The numbers of a player."""


def fields(seats: int) -> list[Field]:
    """Every number of an observation, in order."""
    found = list(TABLE)
    for i in range(seats):
        found += _about(STANDING, f"player {i}: ", f"player {i}")
    found += _about(CARD, "lot: ", "the plant that is auctioned")
    for slot in range(MARKET_SLOTS):
        found += _about(CARD, f"market {slot}: ", f"plant {slot} of the market, in rising order")
    found += [
        Field(
            f"build {city}",
            f"what city {city} of the map costs player 0, place and links (0: not possible)",
            50,
        )
        for city in range(CITY_COUNT)
    ]
    for i in range(seats):
        for slot in range(plant_slots(seats)):
            found += _about(
                CARD, f"player {i}: plant {slot}: ", f"plant {slot} of player {i}, in rising order"
            )
        found += [
            Field(f"player {i}: city {city}", f"1 if player {i} has connected city {city} of the map")
            for city in range(CITY_COUNT)
        ]
    return found


def _about(shared: tuple[Field, ...], name: str, subject: str) -> list[Field]:
    return [Field(name + field.name, f"{subject}: {field.meaning}", field.top) for field in shared]


def plant_slots(seats: int) -> int:
    """Plants a player can have at any moment: the limit, and one more that is about to be replaced."""
    return COUNTS[seats].plants + 1


# An observation is put together from pieces that are made once: that is the quickest way.


def _many(numbers: list[int]) -> bytes:
    return Struct(f"{len(numbers)}h").pack(*numbers)


def _card(card: int) -> bytes:
    if card not in PLANTS:
        return _many([card, 0, 0, 0, 0, 0, 0])
    plant = PLANTS[card]
    burns = [1 if kind in plant.fuel else 0 for kind in range(4)]
    return _many([card, plant.powers, plant.amount, *burns])


_CARDS: Final[dict[int, bytes]] = {card: _card(card) for card in (0, *NUMBERS, STEP3)}
_NO_CARD: Final = _CARDS[0]
_SMALL: Final = 1024
_TWO: Final[list[bytes]] = [_many([number]) for number in range(_SMALL)]
"""Small numbers."""
_ZERO: Final = _TWO[0]
_PAIRS: Final[list[bytes]] = [_many([n // 32, n % 32]) for n in range(32 * 32)]
"""Two amounts of fuel, the first times 32."""
_ASKED: Final[list[bytes]] = [
    _many([1 if i == now else 0 for i in range(len(ASKS))]) for now in range(-1, len(ASKS))
]
"""By the decision now, counted from 1; the first is for a game that is over."""
_FLAGS: Final[list[bytes]] = [
    _many([place, *[bits >> i & 1 for i in range(5)]]) for place in range(7) for bits in range(32)
]
"""By a player's place in the order and five bits: asked, may buy, bids, highest, bought."""
_TRACKS: Final[dict[int, list[bytes]]] = {
    seats: [
        _many([most, max(0, count.epoch2 - most), max(0, count.end - most)]) for most in range(CITY_COUNT + 1)
    ]
    for seats, count in COUNTS.items()
}
"""By the number of players and the most cities of any of them: what stands on the city track."""
_CITIES: Final = Struct(f"{CITY_COUNT}h")


class Memory:
    """What an observer remembers of one player: parts of the numbers, and what they were made from."""

    __slots__ = (
        "board",
        "cards",
        "distances",
        "fuel",
        "houses",
        "kit",
        "network",
        "places",
        "prices",
        "supplied",
        "supplies",
    )

    def __init__(self, player: Player) -> None:
        self.kit: Kit | None = None
        self.cards = b""
        self.supplied: Kit | None = None
        self.fuel = player.fuel
        self.supplies = 0
        self.network = player.network
        self.board: Board | None = None
        self.houses = b""
        self.distances = player.distances
        self.places: list[int] = []
        self.prices = b""


class GridObserver(Observer):
    """Reads the numbers of `fields`. What changes seldom is kept from call to call and compared."""

    __slots__ = ("_cards", "_market", "_memories", "_slots", "_tracks", "seats")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._tracks = _TRACKS[seats]
        self._slots = plant_slots(seats)
        self._market: list[int] = []
        self._cards = _NO_CARD * MARKET_SLOTS
        self._memories: list[Memory] = []

    def add(self, s: State, seat: int, parts: list[bytes]) -> None:
        assert isinstance(s, Grid)
        memories = self._memories
        if not memories:
            memories = self._memories = [Memory(player) for player in s.players]
        if s.market != self._market:
            self._market = s.market.copy()
            cards = b"".join([_CARDS[card] for card in s.market[:MARKET_SLOTS]])
            self._cards = cards + _NO_CARD * (MARKET_SLOTS - len(s.market))
        auction = s.phase == 2
        stock, supply = s.stock, s.supply
        parts += [
            _TWO[s.round],
            _TWO[s.epoch],
            self._tracks[s.most],
            _TWO[len(s.deck)],
            _ASKED[asked(s)],
            _TWO[s.bid] if auction else _ZERO,
            _TWO[self._supplies(s.players[seat], memories[seat])],
            _PAIRS[stock[0] << 5 | stock[1]],
            _PAIRS[stock[2] << 5 | stock[3]],
            _PAIRS[supply[0] << 5 | supply[1]],
            _PAIRS[supply[2] << 5 | supply[3]],
        ]
        self._add_standing(s, seat, parts)
        parts.append(_CARDS[s.lot] if auction else _NO_CARD)
        parts.append(self._cards)
        parts.append(_prices(s, seat, memories[seat]))
        other = seat
        for _ in range(self.seats):
            memory = memories[other]
            player = s.players[other]
            if memory.kit is not player.kit:
                memory.kit = player.kit
                cards = b"".join([_CARDS[number] for number in player.kit.plants])
                memory.cards = cards + _NO_CARD * (self._slots - len(player.kit.plants))
            if memory.network is not player.network or memory.board is not s.board:
                _settle_in(memory, player, s.board)
            parts.append(memory.cards)
            parts.append(memory.houses)
            other += 1
            if other == self.seats:
                other = 0

    def _add_standing(self, s: Grid, seat: int, parts: list[bytes]) -> None:
        now = s.agenda[-1].seat if s.agenda else -1
        auction = s.phase == 2
        order = s.order
        other = seat
        for _ in range(self.seats):
            player = s.players[other]
            money, fuel = player.money, player.fuel
            flags = 33 if other == now else 32
            for ahead in order:
                if ahead == other:
                    break
                flags += 32
            if auction:
                flags += (s.buyers >> other & 1) << 1 | (s.bidders >> other & 1) << 2
                flags += (s.bought >> other & 1) << 4
                if s.bid and s.bidder == other:
                    flags += 8
            parts.append(_TWO[money] if money < _SMALL else _many([money if money < MOST else MOST]))
            parts.append(_PAIRS[fuel[0] << 5 | fuel[1]])
            parts.append(_PAIRS[fuel[2] << 5 | fuel[3]])
            parts.append(_TWO[player.cities])
            parts.append(_FLAGS[flags])
            other += 1
            if other == self.seats:
                other = 0

    def _supplies(self, player: Player, memory: Memory) -> int:
        kit = player.kit
        if memory.supplied is not kit or memory.fuel != player.fuel:
            memory.supplied = kit
            memory.fuel = player.fuel.copy()
            # How a plant too many could be run is not worth finding out.
            many = len(kit.plants) == self._slots
            memory.supplies = 0 if many else kit.supply(player.fuel, kit.powers)
        return memory.supplies


def asked(s: Grid) -> int:
    """Which of `ASKS` the decision now is, counted from 1; 0 when the game is over."""
    if not s.agenda:
        return 0
    phase = s.phase
    if phase == 2:
        if not s.lot:
            return 2
        top = s.agenda[-1]
        return 3 if isinstance(top, Bid) else 4 if isinstance(top, ScrapPlant) else 5
    return phase + 3 if phase else 1


def _prices(s: Grid, seat: int, memory: Memory) -> bytes:
    distances = s.players[seat].distances
    if memory.distances is not distances or memory.places != s.places or not memory.prices:
        memory.distances = distances
        memory.places = s.places.copy()
        row = [0] * CITY_COUNT
        for city, way, place in zip(s.board.cities, distances, s.places):
            price = way + place
            if price < BIG:
                row[city] = price
        memory.prices = _CITIES.pack(*row)
    return memory.prices


def _settle_in(memory: Memory, player: Player, board: Board) -> None:
    memory.network = player.network
    memory.board = board
    row = [0] * CITY_COUNT
    for site in player.network:
        row[board.cities[site]] = 1
    memory.houses = _CITIES.pack(*row)
