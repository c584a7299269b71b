"""Made by `make declare` from partie/games/powergrid/state/declared.py: do not edit."""

from typing import Final

from partie.euro.sets import all_below
from partie.kernel.engine.game import Game, save_steps, steps_key
from partie.kernel.engine.state import State
from partie.kernel.keeping.reader import Reader

from ..components import CITY_COUNT, MOST_MONEY, NUMBERS, REGION_COUNT, STEP3, Board, board_of
from ..moves import BUILDS, HIGHEST_BID
from ..rules.plants import Kit, load_kit


class Player:
    """What one player has."""

    __slots__ = ("money", "kit", "fuel", "network", "cities", "distances")

    def __init__(
        self,
        money: int,
        kit: Kit,
        fuel: list[int],
        network: tuple[int, ...],
        cities: int,
        distances: list[int],
    ) -> None:
        self.money = money
        self.kit = kit
        self.fuel = fuel
        """Tokens of coal, oil, garbage, uranium on all plants together."""
        self.network = network
        """Sites in the order of connection."""
        self.cities = cities
        self.distances = distances
        """Per site: cheapest way from the network, BIG for own or unreachable ones. Replaced, never edited."""

    def copy(self) -> "Player":
        return Player(self.money, self.kit, self.fuel.copy(), self.network, self.cities, self.distances)

    def trial(self) -> "Player":
        return self.copy()

    def key(self) -> tuple[object, ...]:
        return (
            self.money,
            self.kit.key(),
            tuple(self.fuel),
            tuple(sorted(self.network)),
        )

    def way_key(self) -> tuple[object, ...]:
        return self.key()

    def save(self) -> dict[str, object]:
        return {
            "money": self.money,
            "plants": self.kit.save(),
            "fuel": self.fuel.copy(),
            "network": list(self.network),
        }


PLAYER_SAVED: Final = ("money", "plants", "fuel", "network")
PLAYER_GIVEN: Final = ("money",)


def load_player(reader: Reader, seats: int) -> Player:
    """What `Player.save` gave."""
    reader.only(*PLAYER_SAVED)
    money: int = reader.number("money", 0, MOST_MONEY)
    kit: Kit = load_kit(reader, "plants")
    fuel: list[int] = reader.numbers("fuel", 0, 24, 4)
    network: tuple[int, ...] = tuple(reader.numbers("network", 0, CITY_COUNT - 1, -1))
    cities: int = 0
    distances: list[int] = []
    return Player(money, kit, fuel, network, cities, distances)


def read_player(reader: Reader, made: Player, seats: int) -> None:
    """Take over what a written position gives of PLAYER_GIVEN."""
    if reader.has("money"):
        made.money = reader.number("money", 0, MOST_MONEY)


class Grid(State):
    """The whole position. What is `shared` is replaced and never edited."""

    __slots__ = (
        "map_name",
        "regions",
        "board",
        "players",
        "order",
        "market",
        "deck",
        "shuffled",
        "buried",
        "removed",
        "boxed",
        "stock",
        "supply",
        "houses",
        "places",
        "round",
        "phase",
        "epoch",
        "turn",
        "most",
        "lot",
        "bid",
        "bidder",
        "bidders",
        "buyers",
        "bought",
    )

    def __init__(
        self,
        seats: int,
        rng: int,
        map_name: str,
        regions: int,
        board: Board,
        players: list[Player],
        order: list[int],
        market: list[int],
        deck: list[int],
        shuffled: list[int],
        buried: list[int],
        removed: list[int],
        boxed: list[int],
        stock: list[int],
        supply: list[int],
        houses: list[tuple[int, ...]],
        places: list[int],
        round: int = 1,
        phase: int = 0,
        epoch: int = 1,
        turn: int = 0,
        most: int = 0,
        lot: int = 0,
        bid: int = 0,
        bidder: int = -1,
        bidders: int = 0,
        buyers: int = 0,
        bought: int = 0,
    ) -> None:
        self.seats = seats
        self.rng = rng
        self.agenda = []
        self.events = None
        self.chance = None
        self.revealed = 0
        self.dry = False
        self.broken = ""
        self.trials = None
        self.map_name = map_name
        self.regions = regions
        """Regions in play, as a set."""
        self.board = board
        self.players = players
        self.order = order
        """Seats, the leading player first."""
        self.market = market
        """Plants offered, in rising order."""
        self.deck = deck
        """Bottom first, so that the top card is the last."""
        self.shuffled = shuffled
        """How the deck lies after the Step 3 card was drawn, from its top, where a written position says so."""
        self.buried = buried
        """Plants put under the deck in bureaucracy, seen by all."""
        self.removed = removed
        """Plants out of the game that were seen by all."""
        self.boxed = boxed
        """Plants taken out unseen during setup."""
        self.stock = stock
        """Tokens of each fuel in the market."""
        self.supply = supply
        """Tokens of each fuel beside the board."""
        self.houses = houses
        """Per site: the seats connected there, in order of their places."""
        self.places = places
        """Per site: price of the next place, BIG when the epoch has none left."""
        self.round = round
        self.phase = phase
        self.epoch = epoch
        self.turn = turn
        """Index into the order of who acts in phases 3 to 5."""
        self.most = most
        """Most cities of any player."""
        self.lot = lot
        """The plant being auctioned, or just bought."""
        self.bid = bid
        self.bidder = bidder
        self.bidders = bidders
        """Seats still in the auction of this plant, as a set."""
        self.buyers = buyers
        """Seats that may still buy a plant this round, as a set."""
        self.bought = bought
        """Seats that bought a plant this round, as a set."""

    def copy(self) -> "Grid":
        twin = Grid(
            self.seats,
            self.rng,
            self.map_name,
            self.regions,
            self.board,
            [
                Player(one.money, one.kit, one.fuel.copy(), one.network, one.cities, one.distances)
                for one in self.players
            ],
            self.order,
            self.market.copy(),
            self.deck.copy(),
            self.shuffled,
            self.buried,
            self.removed,
            self.boxed,
            self.stock.copy(),
            self.supply.copy(),
            self.houses.copy(),
            self.places.copy(),
            self.round,
            self.phase,
            self.epoch,
            self.turn,
            self.most,
            self.lot,
            self.bid,
            self.bidder,
            self.bidders,
            self.buyers,
            self.bought,
        )
        twin.agenda = self.agenda.copy()
        twin.revealed = self.revealed
        return twin

    def trial(self, seat: int) -> "Grid":
        twin = Grid(
            self.seats,
            self.rng,
            self.map_name,
            self.regions,
            self.board,
            [one.trial() for one in self.players],
            self.order,
            self.market.copy(),
            self.deck.copy(),
            self.shuffled,
            self.buried,
            self.removed,
            self.boxed,
            self.stock.copy(),
            self.supply.copy(),
            self.houses.copy(),
            self.places.copy(),
            self.round,
            self.phase,
            self.epoch,
            self.turn,
            self.most,
            self.lot,
            self.bid,
            self.bidder,
            self.bidders,
            self.buyers,
            self.bought,
        )
        twin.agenda = self.agenda.copy()
        twin.revealed = self.revealed
        twin.dry = True
        twin.trials = self.trials
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            self.rng,
            self.map_name,
            self.regions,
            tuple([one.key() for one in self.players]),
            tuple(self.order),
            tuple(self.market),
            tuple(self.deck),
            tuple(self.shuffled),
            tuple(self.buried),
            tuple(sorted(self.removed)),
            tuple(sorted(self.boxed)),
            tuple(self.stock),
            tuple(self.houses),
            self.round,
            self.phase,
            self.epoch,
            self.turn,
            self.lot,
            self.bid,
            self.bidder,
            self.bidders,
            self.buyers,
            self.bought,
            steps_key(self.agenda),
        )

    def way_key(self, seat: int) -> tuple[object, ...]:
        return (
            self.regions,
            tuple([one.way_key() for one in self.players]),
            tuple(self.order),
            tuple(self.market),
            tuple(self.deck),
            tuple(self.shuffled),
            tuple(self.buried),
            tuple(sorted(self.removed)),
            tuple(sorted(self.boxed)),
            tuple(self.stock),
            tuple(self.houses),
            self.round,
            self.phase,
            self.epoch,
            self.turn,
            self.lot,
            self.bid,
            self.bidder,
            self.bidders,
            self.buyers,
            self.bought,
            steps_key(self.agenda),
        )

    def save(self) -> dict[str, object]:
        return {
            "rng": str(self.rng),
            "revealed": self.revealed,
            "regions": self.regions,
            "players": [one.save() for one in self.players],
            "order": self.order.copy(),
            "market": self.market.copy(),
            "deck": self.deck.copy(),
            "shuffled": self.shuffled.copy(),
            "buried": self.buried.copy(),
            "removed": self.removed.copy(),
            "boxed": self.boxed.copy(),
            "stock": self.stock.copy(),
            "houses": [list(row) for row in self.houses],
            "round": self.round,
            "phase": self.phase,
            "epoch": self.epoch,
            "turn": self.turn,
            "lot": self.lot,
            "bid": self.bid,
            "bidder": self.bidder,
            "bidders": self.bidders,
            "buyers": self.buyers,
            "bought": self.bought,
            "agenda": save_steps(self.agenda),
        }

    def again(self, game: Game) -> "Grid":
        return load_grid(Reader(self.save(), "position", "bad-position"), game, self.seats, self.map_name)


GRID_SAVED: Final = (
    "rng",
    "revealed",
    "regions",
    "players",
    "order",
    "market",
    "deck",
    "shuffled",
    "buried",
    "removed",
    "boxed",
    "stock",
    "houses",
    "round",
    "phase",
    "epoch",
    "turn",
    "lot",
    "bid",
    "bidder",
    "bidders",
    "buyers",
    "bought",
    "agenda",
)
GRID_GIVEN: Final = ("order", "round", "epoch")


def load_grid(reader: Reader, game: Game, seats: int, map_name: str) -> Grid:
    """What `Grid.save` gave."""
    reader.only(*GRID_SAVED)
    regions: int = reader.number("regions", 0, all_below(REGION_COUNT))
    board: Board = board_of(map_name, regions, BUILDS)
    players: list[Player] = [load_player(part, seats) for part in reader.children("players", seats)]
    order: list[int] = reader.numbers("order", 0, seats - 1, seats)
    market: list[int] = reader.numbers("market", 3, STEP3, -1)
    deck: list[int] = reader.numbers("deck", 3, STEP3, -1)
    shuffled: list[int] = reader.numbers("shuffled", 3, NUMBERS[-1], -1) if reader.has("shuffled") else []
    buried: list[int] = reader.numbers("buried", 3, STEP3, -1)
    removed: list[int] = reader.numbers("removed", 3, STEP3, -1)
    boxed: list[int] = reader.numbers("boxed", 3, STEP3, -1)
    stock: list[int] = reader.numbers("stock", 0, 24, 4)
    supply: list[int] = [0, 0, 0, 0]
    houses: list[tuple[int, ...]] = [
        tuple(row) for row in reader.rows("houses", 0, seats - 1, board.size, -1)
    ]
    places: list[int] = []
    round: int = reader.number("round", 1, 100)
    phase: int = reader.number("phase", 0, 5)
    epoch: int = reader.number("epoch", 1, 3)
    turn: int = reader.number("turn", -1, seats)
    most: int = 0
    lot: int = reader.number("lot", 0, NUMBERS[-1])
    bid: int = reader.number("bid", 0, HIGHEST_BID)
    bidder: int = reader.number("bidder", -1, seats - 1)
    bidders: int = reader.number("bidders", 0, all_below(seats))
    buyers: int = reader.number("buyers", 0, all_below(seats))
    bought: int = reader.number("bought", 0, all_below(seats))
    made = Grid(
        seats,
        reader.big("rng"),
        map_name,
        regions,
        board,
        players,
        order,
        market,
        deck,
        shuffled,
        buried,
        removed,
        boxed,
        stock,
        supply,
        houses,
        places,
        round,
        phase,
        epoch,
        turn,
        most,
        lot,
        bid,
        bidder,
        bidders,
        buyers,
        bought,
    )
    made.revealed = reader.number("revealed", 0, 1 << 40)
    made.agenda = game.load_steps(reader.data.get("agenda"))
    return made


def read_grid(reader: Reader, made: Grid) -> None:
    """Take over what a written position gives of GRID_GIVEN."""
    if reader.has("order"):
        made.order = reader.numbers("order", 0, made.seats - 1, made.seats)
    if reader.has("round"):
        made.round = reader.number("round", 1, 100)
    if reader.has("epoch"):
        made.epoch = reader.number("epoch", 1, 3)
