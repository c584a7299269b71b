"""Made by `make declare` from partie/games/shipyard/state/declared.py: do not edit."""

from typing import Final

from partie.euro.sets import all_below
from partie.kernel.engine.game import Game, save_steps, steps_key
from partie.kernel.engine.state import State
from partie.kernel.keeping.reader import Reader

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


class Player:
    """What one player has."""

    __slots__ = (
        "guilders",
        "points",
        "items",
        "yard",
        "filling",
        "fleet",
        "goods",
        "employees",
        "canals",
        "figure",
        "used",
        "used_canals",
        "contracts",
        "discarded",
        "current",
        "previous",
    )

    def __init__(
        self,
        guilders: int,
        points: int,
        items: list[int],
        yard: list[int],
        filling: int,
        fleet: tuple[Ship, ...],
        goods: list[int],
        employees: int,
        canals: System,
        figure: tuple[int, ...],
        used: tuple[int, ...],
        used_canals: int,
        contracts: tuple[int, ...],
        discarded: tuple[int, ...],
        current: int = -1,
        previous: int = -1,
    ) -> None:
        self.guilders = guilders
        self.points = points
        """Victory points on the track."""
        self.items = items
        """Crew and equipment in the own supply, by kind."""
        self.yard = yard
        """The part on each space, -1 where there is none."""
        self.filling = filling
        """The yard as `components/yard.py` looks it up."""
        self.fleet = fleet
        self.goods = goods
        """Goods tiles by kind."""
        self.employees = employees
        """As a set."""
        self.canals = canals
        self.figure = figure
        """Cell, space and stern of the ship on the canals; empty before the first voyage (SY-CAN-06)."""
        self.used = used
        """The pile of used canals (SY-VOY-20)."""
        self.used_canals = used_canals
        """How many canals were used in all, also those that have been shuffled again (SY-CAN-05)."""
        self.contracts = contracts
        self.discarded = discarded
        """Contracts put away face down; nobody but the player knows them (SY-CTR-08)."""
        self.current = current
        """The tile with the cube of the last (or this) turn."""
        self.previous = previous
        """Two players: the tile with two own cubes (SY-TWO-01)."""

    def copy(self) -> "Player":
        return Player(
            self.guilders,
            self.points,
            self.items.copy(),
            self.yard.copy(),
            self.filling,
            self.fleet,
            self.goods.copy(),
            self.employees,
            self.canals,
            self.figure,
            self.used,
            self.used_canals,
            self.contracts,
            self.discarded,
            self.current,
            self.previous,
        )

    def trial(self) -> "Player":
        return self.copy()

    def key(self) -> tuple[object, ...]:
        return (
            self.guilders,
            self.points,
            tuple(self.items),
            tuple(self.yard),
            fleet_key(self.fleet),
            tuple(self.goods),
            self.employees,
            self.canals.key(),
            self.figure,
            tuple(sorted(self.used)),
            self.used_canals,
            tuple(sorted(self.contracts)),
            tuple(sorted(self.discarded)),
            self.current,
            self.previous,
        )

    def way_key(self) -> tuple[object, ...]:
        return self.key()

    def save(self) -> dict[str, object]:
        return {
            "guilders": self.guilders,
            "points": self.points,
            "items": self.items.copy(),
            "yard": self.yard.copy(),
            "fleet": save_fleet(self.fleet),
            "goods": self.goods.copy(),
            "employees": self.employees,
            "canals": self.canals.save(),
            "figure": list(self.figure),
            "used": list(self.used),
            "used_canals": self.used_canals,
            "contracts": list(self.contracts),
            "discarded": list(self.discarded),
            "current": self.current,
            "previous": self.previous,
        }


PLAYER_SAVED: Final = (
    "guilders",
    "points",
    "items",
    "yard",
    "fleet",
    "goods",
    "employees",
    "canals",
    "figure",
    "used",
    "used_canals",
    "contracts",
    "discarded",
    "current",
    "previous",
)
PLAYER_GIVEN: Final = ("guilders", "points", "used_canals")


def load_player(reader: Reader, seats: int) -> Player:
    """What `Player.save` gave."""
    reader.only(*PLAYER_SAVED)
    guilders: int = reader.number("guilders", 0, MOST)
    points: int = reader.number("points", 0, MOST)
    items: list[int] = reader.numbers("items", 0, MOST, len(ITEMS))
    yard: list[int] = reader.numbers("yard", -1, len(PARTS) - 1, YARD_SPACES)
    filling: int = 0
    fleet: tuple[Ship, ...] = load_fleet(reader, "fleet")
    goods: list[int] = reader.numbers("goods", 0, 14, len(GOODS_TILES))
    employees: int = reader.number("employees", 0, all_below(len(EMPLOYEES)))
    canals: System = load_canals(reader, "canals")
    figure: tuple[int, ...] = tuple(reader.numbers("figure", 0, CELLS - 1, -1))
    used: tuple[int, ...] = tuple(reader.numbers("used", 0, len(CANALS) - 1, -1))
    used_canals: int = reader.number("used_canals", 0, MOST)
    contracts: tuple[int, ...] = tuple(reader.numbers("contracts", 0, len(CONTRACTS) - 1, -1))
    discarded: tuple[int, ...] = tuple(reader.numbers("discarded", 0, len(CONTRACTS) - 1, -1))
    current: int = reader.number("current", -1, len(ACTIONS) - 1)
    previous: int = reader.number("previous", -1, len(ACTIONS) - 1)
    return Player(
        guilders,
        points,
        items,
        yard,
        filling,
        fleet,
        goods,
        employees,
        canals,
        figure,
        used,
        used_canals,
        contracts,
        discarded,
        current,
        previous,
    )


def read_player(reader: Reader, made: Player, seats: int) -> None:
    """Take over what a written position gives of PLAYER_GIVEN."""
    if reader.has("guilders"):
        made.guilders = reader.number("guilders", 0, MOST)
    if reader.has("points"):
        made.points = reader.number("points", 0, MOST)
    if reader.has("used_canals"):
        made.used_canals = reader.number("used_canals", 0, MOST)


class Harbour(State):
    """The whole position."""

    __slots__ = (
        "players",
        "start",
        "dealt",
        "row",
        "coins",
        "cubes",
        "ring",
        "left",
        "recruiting",
        "making",
        "hiring",
        "offer",
        "bows",
        "middles",
        "sterns",
        "scrapped",
        "goods_offer",
        "goods_stack",
        "goods_used",
        "canal_offer",
        "canal_stack",
        "canal_discard",
        "rivals",
        "solo_stack",
        "solo_pile",
        "gear",
        "exchange",
        "edition",
        "turn",
        "last",
        "early",
        "dropped",
        "stage",
        "main",
        "bonus",
        "berth",
        "load",
        "reach",
        "speed",
        "moved",
        "ribbon",
        "officials",
    )

    def __init__(
        self,
        seats: int,
        rng: int,
        players: list[Player],
        start: int,
        dealt: int,
        row: list[int],
        coins: list[int],
        cubes: int,
        ring: tuple[int, ...],
        left: list[int],
        recruiting: int,
        making: int,
        hiring: int,
        offer: list[int],
        bows: list[int],
        middles: list[int],
        sterns: list[int],
        scrapped: tuple[int, ...],
        goods_offer: list[int],
        goods_stack: list[int],
        goods_used: list[int],
        canal_offer: list[int],
        canal_stack: list[int],
        canal_discard: tuple[int, ...],
        rivals: tuple[int, ...],
        solo_stack: list[int],
        solo_pile: tuple[int, ...],
        gear: int = 1,
        exchange: int = 0,
        edition: int = EDITION,
        turn: int = 0,
        last: int = 0,
        early: bool = False,
        dropped: bool = False,
        stage: int = 0,
        main: int = -1,
        bonus: bool = False,
        berth: int = -1,
        load: tuple[int, ...] = (),
        reach: int = 0,
        speed: int = 0,
        moved: int = 0,
        ribbon: int = 0,
        officials: int = 0,
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
        self.players = players
        self.start = start
        """The starting player."""
        self.dealt = dealt
        """Contracts of a colour that each player was dealt."""
        self.row = row
        """Action tiles, the leading one (next to the gear) first."""
        self.coins = coins
        """Guilders on each action tile (SY-FLW-09)."""
        self.cubes = cubes
        """On the round track."""
        self.ring = ring
        """Employees around the wheel, three a space (SY-SET-31)."""
        self.left = left
        """How many tiles of each employee are still there."""
        self.recruiting = recruiting
        self.making = making
        self.hiring = hiring
        """The indicators on the rings of crew, equipment and employees."""
        self.offer = offer
        """Parts on offer, column by column, the free row first; -1 where none lies."""
        self.bows = bows
        self.middles = middles
        self.sterns = sterns
        """Stacks, bottom first."""
        self.scrapped = scrapped
        """Parts out of the game, seen by all."""
        self.goods_offer = goods_offer
        self.goods_stack = goods_stack
        self.goods_used = goods_used
        """Used goods tiles by kind (SY-GDS-04)."""
        self.canal_offer = canal_offer
        self.canal_stack = canal_stack
        self.canal_discard = canal_discard
        self.rivals = rivals
        """The tiles with the cubes of the solo opponents (SY-SOL-04)."""
        self.solo_stack = solo_stack
        self.solo_pile = solo_pile
        """Solo tiles face down, and those turned up since they were shuffled (SY-SOL-03, SY-SOL-08)."""
        self.gear = gear
        """Position of the gear's cube; at 0 it lies in the hole."""
        self.exchange = exchange
        """The indicator of the exchange; 0 is the start space."""
        self.edition = edition
        """Of the components the game began with."""
        self.turn = turn
        """Regular turns that are over."""
        self.last = last
        """The number of turns after which the regular play is over; 0 as long as that is not known."""
        self.early = early
        """The last part of a stack was laid out (SY-END-06)."""
        self.dropped = dropped
        """The cube fell into the hole in this turn (SY-FLW-07)."""
        self.stage = stage
        """What the course of the game is in the middle of (course.py)."""
        self.main = main
        """The action chosen in this turn."""
        self.bonus = bonus
        """A bonus action was bought in this turn."""
        self.berth = berth
        """The space of the bow of the ship that is fitted out or sails."""
        self.load = load
        """What is aboard of it, by kind."""
        self.reach = reach
        """How far the canals let it go."""
        self.speed = speed
        self.moved = moved
        """Spaces it has moved on this voyage."""
        self.ribbon = ribbon
        """What the last Blue Ribbon space awarded (SY-VOY-13)."""
        self.officials = officials
        """What the officials awarded."""

    def copy(self) -> "Harbour":
        twin = Harbour(
            self.seats,
            self.rng,
            [
                Player(
                    one.guilders,
                    one.points,
                    one.items.copy(),
                    one.yard.copy(),
                    one.filling,
                    one.fleet,
                    one.goods.copy(),
                    one.employees,
                    one.canals,
                    one.figure,
                    one.used,
                    one.used_canals,
                    one.contracts,
                    one.discarded,
                    one.current,
                    one.previous,
                )
                for one in self.players
            ],
            self.start,
            self.dealt,
            self.row.copy(),
            self.coins.copy(),
            self.cubes,
            self.ring,
            self.left.copy(),
            self.recruiting,
            self.making,
            self.hiring,
            self.offer.copy(),
            self.bows.copy(),
            self.middles.copy(),
            self.sterns.copy(),
            self.scrapped,
            self.goods_offer.copy(),
            self.goods_stack.copy(),
            self.goods_used.copy(),
            self.canal_offer.copy(),
            self.canal_stack.copy(),
            self.canal_discard,
            self.rivals,
            self.solo_stack.copy(),
            self.solo_pile,
            self.gear,
            self.exchange,
            self.edition,
            self.turn,
            self.last,
            self.early,
            self.dropped,
            self.stage,
            self.main,
            self.bonus,
            self.berth,
            self.load,
            self.reach,
            self.speed,
            self.moved,
            self.ribbon,
            self.officials,
        )
        twin.agenda = self.agenda.copy()
        twin.revealed = self.revealed
        return twin

    def trial(self, seat: int) -> "Harbour":
        twin = Harbour(
            self.seats,
            self.rng,
            self.players,
            self.start,
            self.dealt,
            self.row,
            self.coins,
            self.cubes,
            self.ring,
            self.left.copy(),
            self.recruiting,
            self.making,
            self.hiring,
            self.offer.copy(),
            self.bows,
            self.middles,
            self.sterns,
            self.scrapped,
            self.goods_offer.copy(),
            self.goods_stack,
            self.goods_used.copy(),
            self.canal_offer.copy(),
            self.canal_stack,
            self.canal_discard,
            self.rivals,
            self.solo_stack,
            self.solo_pile,
            self.gear,
            self.exchange,
            self.edition,
            self.turn,
            self.last,
            self.early,
            self.dropped,
            self.stage,
            self.main,
            self.bonus,
            self.berth,
            self.load,
            self.reach,
            self.speed,
            self.moved,
            self.ribbon,
            self.officials,
        )
        twin.agenda = self.agenda.copy()
        twin.revealed = self.revealed
        players = self.players.copy()
        players[seat] = players[seat].trial()
        twin.players = players
        twin.dry = True
        twin.trials = self.trials
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            self.rng,
            tuple([one.key() for one in self.players]),
            self.start,
            self.dealt,
            tuple(self.row),
            tuple(self.coins),
            self.cubes,
            self.ring,
            tuple(self.left),
            self.recruiting,
            self.making,
            self.hiring,
            tuple(self.offer),
            tuple(self.bows),
            tuple(self.middles),
            tuple(self.sterns),
            tuple(sorted(self.scrapped)),
            tuple(self.goods_offer),
            tuple(self.goods_stack),
            tuple(self.goods_used),
            tuple(self.canal_offer),
            tuple(self.canal_stack),
            tuple(sorted(self.canal_discard)),
            self.rivals,
            tuple(self.solo_stack),
            tuple(sorted(self.solo_pile)),
            self.gear,
            self.exchange,
            self.edition,
            self.turn,
            self.last,
            self.early,
            self.dropped,
            self.stage,
            self.main,
            self.bonus,
            self.berth,
            self.load,
            self.reach,
            self.speed,
            self.moved,
            self.ribbon,
            self.officials,
            steps_key(self.agenda),
        )

    def way_key(self, seat: int) -> tuple[object, ...]:
        return (
            self.players[seat].way_key(),
            tuple(self.left),
            self.recruiting,
            self.making,
            self.hiring,
            tuple(self.offer),
            tuple(self.goods_offer),
            tuple(self.goods_used),
            tuple(self.canal_offer),
            tuple(sorted(self.canal_discard)),
            self.exchange,
            self.early,
            self.stage,
            self.main,
            self.bonus,
            self.berth,
            self.load,
            self.reach,
            self.speed,
            self.moved,
            self.ribbon,
            self.officials,
            steps_key(self.agenda),
        )

    def save(self) -> dict[str, object]:
        return {
            "rng": str(self.rng),
            "revealed": self.revealed,
            "players": [one.save() for one in self.players],
            "start": self.start,
            "dealt": self.dealt,
            "row": self.row.copy(),
            "coins": self.coins.copy(),
            "cubes": self.cubes,
            "ring": list(self.ring),
            "left": self.left.copy(),
            "recruiting": self.recruiting,
            "making": self.making,
            "hiring": self.hiring,
            "offer": self.offer.copy(),
            "bows": self.bows.copy(),
            "middles": self.middles.copy(),
            "sterns": self.sterns.copy(),
            "scrapped": list(self.scrapped),
            "goods_offer": self.goods_offer.copy(),
            "goods_stack": self.goods_stack.copy(),
            "goods_used": self.goods_used.copy(),
            "canal_offer": self.canal_offer.copy(),
            "canal_stack": self.canal_stack.copy(),
            "canal_discard": list(self.canal_discard),
            "rivals": list(self.rivals),
            "solo_stack": self.solo_stack.copy(),
            "solo_pile": list(self.solo_pile),
            "gear": self.gear,
            "exchange": self.exchange,
            "edition": self.edition,
            "turn": self.turn,
            "last": self.last,
            "early": self.early,
            "dropped": self.dropped,
            "stage": self.stage,
            "main": self.main,
            "bonus": self.bonus,
            "berth": self.berth,
            "load": list(self.load),
            "reach": self.reach,
            "speed": self.speed,
            "moved": self.moved,
            "ribbon": self.ribbon,
            "officials": self.officials,
            "agenda": save_steps(self.agenda),
        }

    def again(self, game: Game) -> "Harbour":
        return load_harbour(Reader(self.save(), "position", "bad-position"), game, self.seats)


HARBOUR_SAVED: Final = (
    "rng",
    "revealed",
    "players",
    "start",
    "dealt",
    "row",
    "coins",
    "cubes",
    "ring",
    "left",
    "recruiting",
    "making",
    "hiring",
    "offer",
    "bows",
    "middles",
    "sterns",
    "scrapped",
    "goods_offer",
    "goods_stack",
    "goods_used",
    "canal_offer",
    "canal_stack",
    "canal_discard",
    "rivals",
    "solo_stack",
    "solo_pile",
    "gear",
    "exchange",
    "edition",
    "turn",
    "last",
    "early",
    "dropped",
    "stage",
    "main",
    "bonus",
    "berth",
    "load",
    "reach",
    "speed",
    "moved",
    "ribbon",
    "officials",
    "agenda",
)
HARBOUR_GIVEN: Final = ("start", "cubes", "gear", "exchange", "edition", "turn", "last", "early")


def load_harbour(reader: Reader, game: Game, seats: int) -> Harbour:
    """What `Harbour.save` gave."""
    reader.only(*HARBOUR_SAVED)
    players: list[Player] = [load_player(part, seats) for part in reader.children("players", seats)]
    start: int = reader.number("start", 0, seats - 1)
    dealt: int = reader.number("dealt", 2, 3)
    row: list[int] = reader.numbers("row", 0, len(ACTIONS) - 1, -1)
    coins: list[int] = reader.numbers("coins", 0, MOST, len(ACTIONS))
    cubes: int = reader.number("cubes", 0, 7)
    ring: tuple[int, ...] = tuple(reader.numbers("ring", 0, len(EMPLOYEES) - 1, len(EMPLOYEES)))
    left: list[int] = reader.numbers("left", 0, 2, len(EMPLOYEES))
    recruiting: int = reader.number("recruiting", 0, 3)
    making: int = reader.number("making", 0, 3)
    hiring: int = reader.number("hiring", 0, EMPLOYEE_RING - 1)
    offer: list[int] = reader.numbers("offer", -1, len(PARTS) - 1, 4 * ROWS)
    bows: list[int] = reader.numbers("bows", 0, len(PARTS) - 1, -1)
    middles: list[int] = reader.numbers("middles", 0, len(PARTS) - 1, -1)
    sterns: list[int] = reader.numbers("sterns", 0, len(PARTS) - 1, -1)
    scrapped: tuple[int, ...] = tuple(reader.numbers("scrapped", 0, len(PARTS) - 1, -1))
    goods_offer: list[int] = reader.numbers("goods_offer", 0, len(GOODS_TILES) - 1, -1)
    goods_stack: list[int] = reader.numbers("goods_stack", 0, len(GOODS_TILES) - 1, -1)
    goods_used: list[int] = reader.numbers("goods_used", 0, 14, len(GOODS_TILES))
    canal_offer: list[int] = reader.numbers("canal_offer", 0, len(CANALS) - 1, -1)
    canal_stack: list[int] = reader.numbers("canal_stack", 0, len(CANALS) - 1, -1)
    canal_discard: tuple[int, ...] = tuple(reader.numbers("canal_discard", 0, len(CANALS) - 1, -1))
    rivals: tuple[int, ...] = tuple(reader.numbers("rivals", -1, len(ACTIONS) - 1, -1))
    solo_stack: list[int] = reader.numbers("solo_stack", 0, len(SOLO_FACES) - 1, -1)
    solo_pile: tuple[int, ...] = tuple(reader.numbers("solo_pile", 0, len(SOLO_FACES) - 1, -1))
    gear: int = reader.number("gear", 0, TEETH - 1)
    exchange: int = reader.number("exchange", 0, len(EXCHANGE_PRICES) - 1)
    edition: int = reader.number("edition", 1, EDITION) if reader.has("edition") else 1
    turn: int = reader.number("turn", 0, MOST)
    last: int = reader.number("last", 0, MOST)
    early: bool = reader.flag("early")
    dropped: bool = reader.flag("dropped")
    stage: int = reader.number("stage", 0, 5)
    main: int = reader.number("main", -1, len(ACTIONS) - 1)
    bonus: bool = reader.flag("bonus")
    berth: int = reader.number("berth", -1, YARD_SPACES - 1)
    load: tuple[int, ...] = tuple(reader.numbers("load", 0, MOST_FITTED, -1))
    reach: int = reader.number("reach", 0, MOST_SPEED)
    speed: int = reader.number("speed", 0, MOST_SPEED)
    moved: int = reader.number("moved", 0, MOST_SPEED)
    ribbon: int = reader.number("ribbon", 0, MOST_SPEED)
    officials: int = reader.number("officials", 0, MOST)
    made = Harbour(
        seats,
        reader.big("rng"),
        players,
        start,
        dealt,
        row,
        coins,
        cubes,
        ring,
        left,
        recruiting,
        making,
        hiring,
        offer,
        bows,
        middles,
        sterns,
        scrapped,
        goods_offer,
        goods_stack,
        goods_used,
        canal_offer,
        canal_stack,
        canal_discard,
        rivals,
        solo_stack,
        solo_pile,
        gear,
        exchange,
        edition,
        turn,
        last,
        early,
        dropped,
        stage,
        main,
        bonus,
        berth,
        load,
        reach,
        speed,
        moved,
        ribbon,
        officials,
    )
    made.revealed = reader.number("revealed", 0, 1 << 40)
    made.agenda = game.load_steps(reader.data.get("agenda"))
    return made


def read_harbour(reader: Reader, made: Harbour) -> None:
    """Take over what a written position gives of HARBOUR_GIVEN."""
    if reader.has("start"):
        made.start = reader.number("start", 0, made.seats - 1)
    if reader.has("cubes"):
        made.cubes = reader.number("cubes", 0, 7)
    if reader.has("gear"):
        made.gear = reader.number("gear", 0, TEETH - 1)
    if reader.has("exchange"):
        made.exchange = reader.number("exchange", 0, len(EXCHANGE_PRICES) - 1)
    if reader.has("edition"):
        made.edition = reader.number("edition", 1, EDITION)
    if reader.has("turn"):
        made.turn = reader.number("turn", 0, MOST)
    if reader.has("last"):
        made.last = reader.number("last", 0, MOST)
    if reader.has("early"):
        made.early = reader.flag("early")
