"""The state of a game of Power Grid."""

from typing import Any

from partie.kernel.chance import Dice
from partie.kernel.game import save_steps, steps_key
from partie.kernel.state import State

from .components import DECK_TOP, STEP3, Board
from .plants import Kit, kit_of


class Player:
    """What one player has."""

    __slots__ = ("cities", "distances", "fuel", "kit", "money", "network")

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


class Grid(State):
    """The whole position. Lists marked * are replaced and never edited, so copies share them."""

    __slots__ = (
        "bid",
        "bidder",
        "bidders",
        "board",
        "bought",
        "boxed",
        "buried",
        "buyers",
        "deck",
        "epoch",
        "houses",
        "lot",
        "map_name",
        "market",
        "most",
        "order",
        "phase",
        "places",
        "players",
        "regions",
        "removed",
        "round",
        "stock",
        "supply",
        "turn",
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
        buried: list[int],
        removed: list[int],
        boxed: list[int],
        stock: list[int],
        supply: list[int],
        houses: list[tuple[int, ...]],
        places: list[int],
    ) -> None:
        self.seats = seats
        self.rng = rng
        self.agenda = []
        self.events = None
        self.chance = None
        self.revealed = 0
        self.dry = False
        self.broken = ""
        self.map_name = map_name
        self.regions = regions
        """Regions in play, as bits."""
        self.board = board
        self.players = players
        self.order = order
        """* Seats, the leading player first."""
        self.market = market
        """Plants offered, in rising order."""
        self.deck = deck
        """Bottom first, so that the top card is the last."""
        self.buried = buried
        """* Plants put under the deck in bureaucracy, seen by all."""
        self.removed = removed
        """* Plants out of the game that were seen by all."""
        self.boxed = boxed
        """* Plants taken out unseen during setup."""
        self.stock = stock
        """Tokens of each fuel in the market."""
        self.supply = supply
        """Tokens of each fuel beside the board."""
        self.houses = houses
        """Per site: the seats connected there, in order of their places."""
        self.places = places
        """Per site: price of the next place, BIG when the epoch has none left."""
        self.round = 1
        self.phase = 0
        self.epoch = 1
        self.turn = 0
        """Index into the order of who acts in phases 3 to 5."""
        self.most = 0
        """Most cities of any player."""
        self.lot = 0
        """The plant being auctioned, or just bought."""
        self.bid = 0
        self.bidder = -1
        self.bidders = 0
        """Seats still in the auction of this plant, as bits."""
        self.buyers = 0
        """Seats that may still buy a plant this round, as bits."""
        self.bought = 0
        """Seats that bought a plant this round, as bits."""

    def copy(self) -> "Grid":
        twin = Grid(
            self.seats,
            self.rng,
            self.map_name,
            self.regions,
            self.board,
            [Player(p.money, p.kit, p.fuel.copy(), p.network, p.cities, p.distances) for p in self.players],
            self.order,
            self.market.copy(),
            self.deck.copy(),
            self.buried,
            self.removed,
            self.boxed,
            self.stock.copy(),
            self.supply.copy(),
            self.houses.copy(),
            self.places.copy(),
        )
        twin.agenda = self.agenda.copy()
        twin.revealed = self.revealed
        twin.round = self.round
        twin.phase = self.phase
        twin.epoch = self.epoch
        twin.turn = self.turn
        twin.most = self.most
        twin.lot = self.lot
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.bidders = self.bidders
        twin.buyers = self.buyers
        twin.bought = self.bought
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            self.map_name,
            self.regions,
            self.rng,
            tuple((p.money, p.kit.plants, *p.fuel, *sorted(p.network)) for p in self.players),
            tuple(self.order),
            tuple(self.market),
            tuple(self.deck),
            tuple(self.buried),
            tuple(sorted(self.removed)),
            tuple(sorted(self.boxed)),
            tuple(self.stock),
            tuple(self.houses),
            (self.round, self.phase, self.epoch, self.turn, self.lot, self.bid, self.bidder),
            (self.bidders, self.buyers, self.bought),
            steps_key(self.agenda),
        )

    def save(self) -> dict[str, object]:
        return {
            "rng": str(self.rng),
            "revealed": self.revealed,
            "regions": self.regions,
            "players": [
                {"money": p.money, "plants": list(p.kit.plants), "fuel": p.fuel, "network": list(p.network)}
                for p in self.players
            ],
            "order": self.order,
            "market": self.market,
            "deck": self.deck,
            "buried": self.buried,
            "removed": self.removed,
            "boxed": self.boxed,
            "stock": self.stock,
            "houses": [list(seats) for seats in self.houses],
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

    def mask(self, seat: int) -> "Grid":
        """Hidden are the order of the deck and the plants taken out unseen; both from everybody.

        Known of the deck: plant 13 on top until it is drawn (PG-MKT-10), and, until the Step 3 card comes, that
        card and the plants put under it.
        """
        known = self.copy()
        known.rng = 0
        known.boxed = [-1] * len(self.boxed)
        seen = len(self.buried) + 1 if STEP3 in self.deck else 0
        known.deck = [card if i < seen else -1 for i, card in enumerate(self.deck)]
        if self.deck and self.deck[-1] == DECK_TOP and self.round == 1 and not self.bought:
            known.deck[-1] = DECK_TOP
        return known


def all_known(s: Grid) -> set[int]:
    """The plants whose place everybody knows, in a mask."""
    known = {card for card in s.market + s.removed + s.deck if card >= 0}
    for p in s.players:
        known.update(p.kit.plants)
    return known


def guess(mask: Grid, dice: Dice) -> Grid:
    """A world that fits the mask: the unseen plants in any order in the deck and among those taken out."""
    from .components import NUMBERS

    world = mask.copy()
    world.rng = dice.below(1 << 62) + 1
    known = all_known(mask)
    if STEP3 in mask.deck:
        unseen = [number for number in NUMBERS if number not in known]
        dice.shuffle(unseen)
        world.deck = [unseen.pop() if card < 0 else card for card in mask.deck]
        world.boxed = sorted(unseen)
    else:
        pool = [number for number in mask.buried if number not in known]
        dice.shuffle(pool)
        world.deck = pool
        world.boxed = [number for number in NUMBERS if number not in known and number not in pool]
    return world


def new_player(money: int, plants: tuple[int, ...], fuel: list[int], network: tuple[int, ...]) -> Player:
    """A player; distances are filled in by the network chapter."""
    return Player(money, kit_of(plants), fuel, network, len(network), [])


def rows(market: list[int], epoch: int) -> tuple[list[int], list[int]]:
    """The upper and the lower row of the plant market (PG-MKT-12, PG-AUC-12)."""
    if epoch == 3:
        return [card for card in market if card != STEP3], []
    return market[:4], market[4:]


def log(s: Grid, *event: Any) -> None:
    """Note an event in places that are not hot."""
    if s.events is not None:
        s.events.append(event)
