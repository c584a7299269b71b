"""Power Grid as numbers for learning agents. `fields` says what each number means.

Players are counted from the one who looks: player 0 is that seat, player 1 the next seat, and so on. Cities stand in
the order of the map, so that they fit the numbers of the moves `build`.
"""

from struct import Struct
from sys import byteorder
from typing import Final

from partie.euro import sets
from partie.kernel.engine.state import State
from partie.kernel.learning.features import Field, Section, SectionObserver, fields_of

from .components import BIG, CITY_COUNT, COUNTS, FUELS, MARKETS, PLANTS, STEP3, TOTALS, Board
from .rules.auction import Bid, ChoosePlant
from .rules.bureaucracy import Produce
from .rules.network import ConnectCities
from .rules.owned_plants import KeepFuel, ScrapPlant
from .rules.plants import Kit
from .rules.resources import BuyFuel
from .setup import DraftRegion
from .state import Grid

ASKS: Final = tuple(
    step.name
    for step in (DraftRegion, ChoosePlant, Bid, ScrapPlant, KeepFuel, BuyFuel, ConnectCities, Produce)
)
AUCTION: Final = 2
"""The phase of auctions."""
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
    Field("bid", "the highest bid", 50),
    *(Field(f"market: {kind}", f"{kind} in the market", MARKETS[i].total) for i, kind in enumerate(FUELS)),
    *(Field(f"supply: {kind}", f"{kind} in the supply", MARKETS[i].total) for i, kind in enumerate(FUELS)),
    *(Field(f"asked: {name}", f"1 if the decision now is {name}") for name in ASKS),
)
"""The numbers of the table."""

PLAYER: Final = (
    Field("money", "money", 100),
    Field("cities", "cities connected", 20),
    *(Field(kind, f"{kind} on the plants", 10) for kind in FUELS),
    Field("place", "place in the order, from 1", 6),
    Field("asked", "1 if the decision is this player's"),
    Field("may buy", "1 while the player may still buy a plant this round"),
    Field("bids", "1 while the player is in the auction of the plant"),
    Field("highest", "1 if the highest bid is this player's"),
    Field("bought", "1 if the player bought a plant this round"),
)
"""The numbers of a player, before the capacity, the plants and the cities."""


def _about(shared: tuple[Field, ...], name: str, subject: str) -> list[Field]:
    return [Field(name + field.name, f"{subject}: {field.meaning}", field.top) for field in shared]


def plant_slots(seats: int) -> int:
    """Plants a player can have at any moment: the limit, and one more that is about to be replaced."""
    return COUNTS[seats].plants + 1


# An observation is put together from pieces: what changes with every move is packed anew, the rest is made once.


def _many(numbers: list[int]) -> bytes:
    return Struct(f"{len(numbers)}h").pack(*numbers)


def _card(card: int) -> bytes:
    if card not in PLANTS:
        return _many([card, 0, 0, 0, 0, 0, 0])
    plant = PLANTS[card]
    burns = [1 if kind in plant.fuel else 0 for kind in range(4)]
    return _many([card, plant.powers, plant.amount, *burns])


_CARDS: Final[list[bytes]] = [_card(card) for card in range(STEP3 + 1)]
"""By the number of the card."""
_NO_CARDS: Final[list[bytes]] = [_CARDS[0] * count for count in range(MARKET_SLOTS + 1)]
_ASKED: Final[list[bytes]] = [
    _many([1 if i == now else 0 for i in range(len(ASKS))]) for now in range(-1, len(ASKS))
]
"""By the decision now, counted from 1; the first is for a game that is over."""
_FLAG_SETS: Final = sets.all_below(5) + 1
_FLAGS: Final[list[bytes]] = [
    _many([place, *[int(sets.has(flags, i)) for i in range(5)]])
    for place in range(7)
    for flags in range(_FLAG_SETS)
]
"""By a player's place in the order and a set of five flags: asked, may buy, bids, highest, bought."""
_CAPACITY: Final[list[bytes]] = [_many([powers]) for powers in range(50)]
_PAIRS: Final[list[list[bytes]]] = [
    [_many([one, other]) for other in range(max(TOTALS) + 1)] for one in range(max(TOTALS) + 1)
]
"""Two amounts of fuel that follow one another."""
_pack_table: Final = Struct("7h").pack
_pack_player: Final = Struct("6h").pack
_LOW_BYTE: Final = 0 if byteorder == "little" else 1


class Memory:
    """What an observer remembers of one player: parts of the numbers, and what they were made from."""

    __slots__ = (
        "built", "changes", "cities", "coal", "houses", "kit", "money", "network", "oil", "owned", "packed", "plants",
        "prices", "trash", "uranium",
    )  # fmt: skip

    def __init__(self) -> None:
        self.money = self.built = self.coal = self.oil = self.trash = self.uranium = -1
        self.packed = b""
        """What was last said of money, cities and fuel."""
        self.kit: Kit | None = None
        self.plants = b""
        self.network: tuple[int, ...] = ()
        self.houses = bytearray(2 * CITY_COUNT)
        self.cities = bytes(self.houses)
        self.owned = b""
        """Plants and cities together."""
        self.changes = -1
        """How often any network had changed when the prices were made."""
        self.prices = b""

    def standing(self, money: int, built: int, fuel: list[int]) -> bytes:
        """Money, cities and fuel; packed anew only when they have changed, for packing is dear."""
        coal, oil, trash, uranium = fuel[0], fuel[1], fuel[2], fuel[3]
        if (
            money != self.money
            or built != self.built
            or coal != self.coal
            or oil != self.oil
            or trash != self.trash
            or uranium != self.uranium
        ):
            self.money, self.built = money, built
            self.coal, self.oil, self.trash, self.uranium = coal, oil, trash, uranium
            self.packed = _pack_player(money if money < MOST else MOST, built, coal, oil, trash, uranium)
        return self.packed

    def connect(self, network: tuple[int, ...], cities: list[int]) -> None:
        """See a network that has most likely grown by a city."""
        known = len(self.network)
        if network[:known] != self.network:
            self.houses = bytearray(2 * CITY_COUNT)
            known = 0
        for site in network[known:]:
            self.houses[2 * cities[site] + _LOW_BYTE] = 1
        self.network = network
        self.cities = bytes(self.houses)


class Kept:
    """Parts of the numbers that change seldom, kept from call to call and compared."""

    __slots__ = (
        "_bid", "_board", "_changes", "_count", "_deck", "_epoch", "_market", "_most", "_order", "_round", "_slots",
        "offers", "places", "players", "seats", "table",
    )  # fmt: skip

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._count = COUNTS[seats]
        self._slots = plant_slots(seats)
        self._market: list[int] = []
        self.offers = _NO_CARDS[MARKET_SLOTS]
        self.players = [Memory() for _ in range(seats)]
        self._order: list[int] = []
        self.places = [0] * seats
        """By seat: its place in the order, as `_FLAGS` counts it."""
        self._board: Board | None = None
        self._changes = 0
        self._round = self._epoch = self._most = self._deck = self._bid = -1
        self.table = b""

    def look(self, s: Grid) -> None:
        """Make the parts anew that have changed since the last look."""
        self._look_at_table(s, s.bid if s.phase == AUCTION else 0)
        self._look_at_players(s)

    def _look_at_table(self, s: Grid, bid: int) -> None:
        deck, most = len(s.deck), s.most
        if (
            s.round != self._round
            or s.epoch != self._epoch
            or most != self._most
            or deck != self._deck
            or bid != self._bid
        ):
            if s.epoch != self._epoch:
                self._changes += 1
            self._round, self._epoch, self._most, self._deck, self._bid = s.round, s.epoch, most, deck, bid
            epoch2, end = self._count.epoch2, self._count.end
            self.table = _pack_table(
                s.round,
                s.epoch,
                most,
                epoch2 - most if most < epoch2 else 0,
                end - most if most < end else 0,
                deck,
                bid,
            )
        if s.market != self._market:
            self._market = s.market.copy()
            cards = [_CARDS[card] for card in s.market[:MARKET_SLOTS]]
            cards.append(_NO_CARDS[MARKET_SLOTS - len(cards)])
            self.offers = b"".join(cards)

    def _look_at_players(self, s: Grid) -> None:
        if s.order is not self._order:
            self._order = s.order
            for place, ordered in enumerate(s.order):
                self.places[ordered] = (place + 1) * _FLAG_SETS
        if s.board is not self._board:
            self._board = s.board
            self.players = [Memory() for _ in range(self.seats)]
            self._changes += 1
        for memory, player in zip(self.players, s.players):
            if memory.kit is not player.kit or memory.network is not player.network:
                if memory.kit is not player.kit:
                    memory.kit = player.kit
                    memory.plants = self._plants(player.kit)
                if memory.network is not player.network:
                    memory.connect(player.network, s.board.cities)
                    self._changes += 1
                memory.owned = memory.plants + memory.cities

    def _plants(self, kit: Kit) -> bytes:
        pieces = [_CAPACITY[kit.powers]]
        pieces += [_CARDS[number] for number in kit.plants]
        pieces.append(_NO_CARDS[self._slots - len(kit.plants)])
        return b"".join(pieces)

    def prices(self, s: Grid, seat: int) -> bytes:
        """What each city costs a seat."""
        memory = self.players[seat]
        if memory.changes != self._changes:
            memory.changes = self._changes
            row = bytearray(2 * CITY_COUNT)
            for city, way, place in zip(s.board.cities, s.players[seat].distances, s.places):
                price = way + place
                if price < BIG:
                    # On no map are two cities farther apart than 118, so that the low byte is enough.
                    row[2 * city + _LOW_BYTE] = price
            memory.prices = bytes(row)
        return memory.prices


class Table(Section[Grid]):
    """The table, the markets of fuel, and what is asked."""

    __slots__ = ("_kept",)

    def __init__(self, kept: Kept) -> None:
        self._kept = kept

    def fields(self) -> list[Field]:
        return list(TABLE)

    def add(self, s: Grid, seat: int, parts: list[bytes]) -> None:
        stock, supply = s.stock, s.supply
        parts.append(self._kept.table)
        parts.append(_PAIRS[stock[0]][stock[1]])
        parts.append(_PAIRS[stock[2]][stock[3]])
        parts.append(_PAIRS[supply[0]][supply[1]])
        parts.append(_PAIRS[supply[2]][supply[3]])
        parts.append(_ASKED[asked(s)])


class Owned(Section[Grid]):
    """What a player has; `ahead`: how many seats after the one who looks."""

    __slots__ = ("_kept", "ahead")

    def __init__(self, ahead: int, kept: Kept) -> None:
        self.ahead = ahead
        self._kept = kept

    def fields(self) -> list[Field]:
        who = f"player {self.ahead}"
        found = _about(PLAYER, f"{who}: ", who)
        found.append(Field(f"{who}: capacity", f"{who}: cities that all plants together supply", 20))
        for slot in range(plant_slots(self._kept.seats)):
            found += _about(CARD, f"{who}: plant {slot}: ", f"plant {slot} of {who}, in rising order")
        return found + [
            Field(f"{who}: city {city}", f"1 if {who} has connected city {city} of the map")
            for city in range(CITY_COUNT)
        ]

    def add(self, s: Grid, seat: int, parts: list[bytes]) -> None:
        other = (seat + self.ahead) % s.seats
        player, memory, flags = s.players[other], self._kept.players[other], self._kept.places[other]
        if s.agenda and s.agenda[-1].seat == other:
            flags += 1
        if s.phase == AUCTION:
            if sets.has(s.buyers, other):
                flags += 2
            if sets.has(s.bidders, other):
                flags += 4
            if s.bid and s.bidder == other:
                flags += 8
            if sets.has(s.bought, other):
                flags += 16
        parts.append(memory.standing(player.money, player.cities, player.fuel))
        parts.append(_FLAGS[flags])
        parts.append(memory.owned)


class Plants(Section[Grid]):
    """The plant that is auctioned, and those of the market."""

    __slots__ = ("_kept",)

    def __init__(self, kept: Kept) -> None:
        self._kept = kept

    def fields(self) -> list[Field]:
        found = _about(CARD, "lot: ", "the plant that is auctioned")
        for slot in range(MARKET_SLOTS):
            found += _about(CARD, f"market {slot}: ", f"plant {slot} of the market, in rising order")
        return found

    def add(self, s: Grid, seat: int, parts: list[bytes]) -> None:
        parts.append(_CARDS[s.lot if s.phase == AUCTION else 0])
        parts.append(self._kept.offers)


class Prices(Section[Grid]):
    """What cities cost the one who looks."""

    __slots__ = ("_kept",)

    def __init__(self, kept: Kept) -> None:
        self._kept = kept

    def fields(self) -> list[Field]:
        return [
            Field(
                f"build {city}",
                f"what city {city} of the map costs player 0, place and links (0: impossible)",
                50,
            )
            for city in range(CITY_COUNT)
        ]

    def add(self, s: Grid, seat: int, parts: list[bytes]) -> None:
        parts.append(self._kept.prices(s, seat))


def sections(kept: Kept) -> list[Section[Grid]]:
    """An observation, part by part."""
    return [Table(kept), *[Owned(ahead, kept) for ahead in range(kept.seats)], Plants(kept), Prices(kept)]


def fields(seats: int) -> list[Field]:
    """Every number of an observation, in order."""
    return fields_of(sections(Kept(seats)))


class GridObserver(SectionObserver[Grid]):
    """Reads positions of a game of Power Grid."""

    __slots__ = ("_kept",)

    def __init__(self, seats: int) -> None:
        self._kept = Kept(seats)
        super().__init__(sections(self._kept))

    def add(self, s: State, seat: int, parts: list[bytes]) -> None:
        assert isinstance(s, Grid)
        self._kept.look(s)
        super().add(s, seat, parts)


def asked(s: Grid) -> int:
    """Which of `ASKS` the decision now is, counted from 1; 0 when the game is over."""
    if not s.agenda:
        return 0
    phase = s.phase
    if phase == AUCTION:
        if not s.lot:
            return 2
        top = s.agenda[-1]
        return 3 if isinstance(top, Bid) else 4 if isinstance(top, ScrapPlant) else 5
    return phase + 3 if phase else 1
