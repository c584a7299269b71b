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
_ASKED: Final[dict[str, int]] = {name: i for i, name in enumerate(ASKS)}
_NOBODY: Final = [0] * len(ASKS)
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
    *(Field(f"market: {kind}", f"{kind} in the market", MARKETS[i].total) for i, kind in enumerate(FUELS)),
    *(Field(f"supply: {kind}", f"{kind} in the supply", MARKETS[i].total) for i, kind in enumerate(FUELS)),
    *(Field(f"price: {kind}", f"price of the next {kind} (0: sold out)", 8) for kind in FUELS),
)
"""The numbers of the table."""

STANDING: Final = (
    Field("money", "money", 100),
    Field("cities", "cities connected", 20),
    Field("place", "place in the order, from 1", 6),
    Field("asked", "1 if the decision is this player's"),
    Field("may buy", "1 while the player may still buy a plant this round"),
    Field("bids", "1 while the player is in the auction of the plant"),
    Field("highest", "1 if the highest bid is this player's"),
    Field("bought", "1 if the player bought a plant this round"),
)
"""The numbers of a player that change with almost every move."""

OWNED: Final = (
    *(Field(kind, f"{kind} on the plants", 10) for kind in FUELS),
    *(Field(f"room: {kind}", f"{kind} that the plants could take in", 10) for kind in FUELS),
    Field("supplies", "cities that can be supplied with the fuel at hand", 20),
    Field("capacity", "cities that all plants together supply", 20),
)
"""The numbers of what a player has, before the plants themselves."""


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
        found += _about(OWNED, f"player {i}: ", f"player {i}")
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


def _card(card: int) -> bytes:
    if card not in PLANTS:
        return _SEVEN.pack(card, 0, 0, 0, 0, 0, 0)
    plant = PLANTS[card]
    burns = [1 if kind in plant.fuel else 0 for kind in range(4)]
    return _SEVEN.pack(card, plant.powers, plant.amount, burns[0], burns[1], burns[2], burns[3])


_SEVEN: Final = Struct("7h")
_TEN: Final = Struct("10h")
_CITIES: Final = Struct(f"{CITY_COUNT}h")
_CARDS: Final[dict[int, bytes]] = {card: _card(card) for card in (0, *NUMBERS, STEP3)}
_NO_CARD: Final = _CARDS[0]


class Memory:
    """What an observer remembers of one player: parts of the numbers, and what they were made from."""

    __slots__ = (
        "board",
        "distances",
        "fuel",
        "houses",
        "kit",
        "network",
        "owned",
        "places",
        "prices",
        "cities",
    )

    def __init__(self, player: Player) -> None:
        self.kit: Kit | None = None
        self.fuel = player.fuel
        self.cities = 0
        self.owned = b""
        self.network = player.network
        self.board: Board | None = None
        self.houses = b""
        self.distances = player.distances
        self.places: list[int] = []
        self.prices = b""


class GridObserver(Observer):
    """Reads the numbers of `fields`. What changes seldom is kept from call to call and compared."""

    __slots__ = ("_cards", "_head", "_market", "_memories", "_slots", "seats")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._head = Struct(f"{len(TABLE) + seats * len(STANDING)}h")
        self._slots = plant_slots(seats)
        self._market: list[int] = []
        self._cards = _NO_CARD * MARKET_SLOTS
        self._memories: list[Memory] = []

    def data(self, s: State, seat: int) -> bytes:
        assert isinstance(s, Grid)
        if not self._memories:
            self._memories = [Memory(player) for player in s.players]
        if s.market != self._market:
            self._market = s.market.copy()
            cards = b"".join([_CARDS[card] for card in s.market[:MARKET_SLOTS]])
            self._cards = cards + _NO_CARD * (MARKET_SLOTS - len(s.market))
        lot = _CARDS[s.lot] if s.phase == 2 else _NO_CARD
        parts = [self._standing(s, seat), lot, self._cards, self._prices(s, seat)]
        other = seat
        for _ in range(self.seats):
            memory = self._memories[other]
            player = s.players[other]
            if memory.kit is not player.kit or memory.cities != player.cities or memory.fuel != player.fuel:
                self._own(memory, player)
            if memory.network is not player.network or memory.board is not s.board:
                _settle_in(memory, player, s.board)
            parts.append(memory.owned)
            parts.append(memory.houses)
            other += 1
            if other == self.seats:
                other = 0
        return b"".join(parts)

    def _standing(self, s: Grid, seat: int) -> bytes:
        count = COUNTS[self.seats]
        most = s.most
        stock = s.stock
        head = [
            s.round,
            s.epoch,
            most,
            count.epoch2 - most if most < count.epoch2 else 0,
            count.end - most if most < count.end else 0,
            len(s.deck),
        ]
        head += _NOBODY
        asked = -1
        if s.agenda:
            top = s.agenda[-1]
            asked = top.seat
            head[6 + _ASKED[top.name]] = 1
        auction = s.phase == 2
        head.append((s.bid if s.bid < MOST else MOST) if auction else 0)
        head += stock
        head += s.supply
        for kind in range(4):
            tokens = stock[kind]
            head.append(MARKETS[kind].costs[tokens][1] if tokens else 0)
        bidders = s.bidders if auction else 0
        buyers = s.buyers if auction else 0
        bidder = s.bidder if auction and s.bid else -1
        bought = s.bought if auction else 0
        order = s.order
        other = seat
        for _ in range(self.seats):
            player = s.players[other]
            head += [
                player.money if player.money < MOST else MOST,
                player.cities,
                order.index(other) + 1,
                1 if other == asked else 0,
                buyers >> other & 1,
                bidders >> other & 1,
                1 if other == bidder else 0,
                bought >> other & 1,
            ]
            other += 1
            if other == self.seats:
                other = 0
        return self._head.pack(*head)

    def _prices(self, s: Grid, seat: int) -> bytes:
        memory = self._memories[seat]
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

    def _own(self, memory: Memory, player: Player) -> None:
        kit, fuel = player.kit, player.fuel
        memory.kit = kit
        memory.fuel = fuel.copy()
        memory.cities = player.cities
        cards = b"".join([_CARDS[number] for number in kit.plants])
        memory.owned = b"".join(
            [
                _TEN.pack(
                    fuel[0],
                    fuel[1],
                    fuel[2],
                    fuel[3],
                    kit.space(fuel, 0),
                    kit.space(fuel, 1),
                    kit.space(fuel, 2),
                    kit.space(fuel, 3),
                    kit.supply(fuel, player.cities),
                    kit.powers,
                ),
                cards,
                _NO_CARD * (self._slots - len(kit.plants)),
            ]
        )


def _settle_in(memory: Memory, player: Player, board: Board) -> None:
    memory.network = player.network
    memory.board = board
    row = [0] * CITY_COUNT
    for site in player.network:
        row[board.cities[site]] = 1
    memory.houses = _CITIES.pack(*row)
