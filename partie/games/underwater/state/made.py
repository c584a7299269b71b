"""Made by `make declare` from partie/games/underwater/state/declared.py: do not edit."""

from typing import Final

from partie.euro.amounts import Amount
from partie.kernel.engine.game import Game, save_steps, steps_key
from partie.kernel.engine.state import State
from partie.kernel.keeping.reader import Reader

from ..components import TUNNEL_COUNT, TUNNEL_SUPPLY, UNLIMITED, WHITE_SUPPLY
from ..components.terms import GOODS, SLOT_COUNT
from ..moves import MOST_CARDS
from .player_board import PlayerBoard, load_player_board
from .tableau import NO_TABLEAU, Tableau


class Nation:
    """What one player has."""

    __slots__ = (
        "goods",
        "points",
        "hand",
        "shown",
        "put",
        "drawn",
        "owed",
        "climbed",
        "player_board",
        "laid",
        "tableau",
        "used",
        "under",
        "tiles",
        "extra",
        "contracts",
    )

    def __init__(
        self,
        goods: Amount,
        points: int,
        hand: list[int],
        shown: tuple[int, ...],
        put: tuple[int, ...],
        drawn: tuple[int, ...],
        owed: int,
        climbed: int,
        player_board: PlayerBoard,
        laid: tuple[int, ...],
        tableau: Tableau,
        used: tuple[int, ...],
        under: tuple[int, ...],
        tiles: tuple[int, ...],
        extra: tuple[int, ...],
        contracts: tuple[int, ...],
    ) -> None:
        self.goods = goods
        """Kelp, steelplast, science, credits, biomatter."""
        self.points = points
        self.hand = hand
        """In rising order."""
        self.shown = shown
        """Cards in hand that everybody saw being taken."""
        self.put = put
        """Cards put away in a lane, discarded when all lanes are done."""
        self.drawn = drawn
        """Cards drawn to choose from."""
        self.owed = owed
        """Cards earned in production, dealt at its end."""
        self.climbed = climbed
        """0 below the Federation track, 1 on space 4 ... 4 on space 1."""
        self.player_board = player_board
        self.laid = laid
        """Laid cards in rising order, the assistant included."""
        self.tableau = tableau
        """The same with what follows from it."""
        self.used = used
        """Laid action cards used in this era."""
        self.under = under
        """Paid instant special cards, kept under the board (UC-SPE-09)."""
        self.tiles = tiles
        """Metropolis tiles at M, N and O."""
        self.extra = extra
        """Metropolis tiles gained during the game."""
        self.contracts = contracts

    def copy(self) -> "Nation":
        return Nation(
            self.goods,
            self.points,
            self.hand.copy(),
            self.shown,
            self.put,
            self.drawn,
            self.owed,
            self.climbed,
            self.player_board,
            self.laid,
            self.tableau,
            self.used,
            self.under,
            self.tiles,
            self.extra,
            self.contracts,
        )

    def trial(self) -> "Nation":
        return Nation(
            self.goods,
            self.points,
            self.hand.copy(),
            self.shown,
            self.put,
            self.drawn,
            self.owed,
            self.climbed,
            self.player_board,
            self.laid,
            self.tableau,
            self.used,
            self.under,
            self.tiles,
            self.extra,
            self.contracts,
        )

    def key(self) -> tuple[object, ...]:
        return (
            self.goods.key(),
            self.points,
            tuple(self.hand),
            self.shown,
            self.put,
            self.drawn,
            self.owed,
            self.climbed,
            self.player_board.key(),
            self.laid,
            self.used,
            self.under,
            self.tiles,
            self.extra,
            self.contracts,
        )

    def way_key(self) -> tuple[object, ...]:
        return (
            self.goods.key(),
            tuple(self.hand),
            self.drawn,
            self.climbed,
            self.player_board.key(),
            self.laid,
            self.used,
            self.under,
            self.extra,
            self.contracts,
        )

    def save(self) -> dict[str, object]:
        return {
            "resources": GOODS.parts(self.goods),
            "points": self.points,
            "hand": self.hand.copy(),
            "shown": list(self.shown),
            "put": list(self.put),
            "drawn": list(self.drawn),
            "owed": self.owed,
            "climbed": self.climbed,
            **self.player_board.save(),
            "laid": list(self.laid),
            "used": list(self.used),
            "under": list(self.under),
            "tiles": list(self.tiles),
            "extra": list(self.extra),
            "contracts": list(self.contracts),
        }


NATION_SAVED: Final = (
    "resources",
    "points",
    "hand",
    "shown",
    "put",
    "drawn",
    "owed",
    "climbed",
    "board",
    "cities",
    "tunnels",
    "built",
    "upgraded",
    "plain",
    "filled",
    "stands",
    "laid",
    "used",
    "under",
    "tiles",
    "extra",
    "contracts",
)
NATION_GIVEN: Final = ("points", "contracts")


def load_nation(reader: Reader, seats: int) -> Nation:
    """What `Nation.save` gave."""
    reader.only(*NATION_SAVED)
    goods: Amount = GOODS.load(reader, "resources")
    points: int = reader.number("points", 0, 10000)
    hand: list[int] = reader.numbers("hand", 1, MOST_CARDS, -1)
    shown: tuple[int, ...] = tuple(reader.numbers("shown", 1, MOST_CARDS, -1))
    put: tuple[int, ...] = tuple(reader.numbers("put", 1, MOST_CARDS, -1))
    drawn: tuple[int, ...] = tuple(reader.numbers("drawn", 1, MOST_CARDS, -1))
    owed: int = reader.number("owed", 0, 1000)
    climbed: int = reader.number("climbed", 0, 4)
    player_board: PlayerBoard = load_player_board(reader)
    laid: tuple[int, ...] = tuple(reader.numbers("laid", 1, MOST_CARDS, -1))
    tableau: Tableau = NO_TABLEAU
    used: tuple[int, ...] = tuple(reader.numbers("used", 1, MOST_CARDS, -1))
    under: tuple[int, ...] = tuple(reader.numbers("under", 1, MOST_CARDS, -1))
    tiles: tuple[int, ...] = tuple(reader.numbers("tiles", 1, 100, 3))
    extra: tuple[int, ...] = tuple(reader.numbers("extra", 1, 100, -1))
    contracts: tuple[int, ...] = tuple(reader.numbers("contracts", 1, 100, -1))
    return Nation(
        goods,
        points,
        hand,
        shown,
        put,
        drawn,
        owed,
        climbed,
        player_board,
        laid,
        tableau,
        used,
        under,
        tiles,
        extra,
        contracts,
    )


def read_nation(reader: Reader, made: Nation, seats: int) -> None:
    """Take over what a written position gives of NATION_GIVEN."""
    if reader.has("points"):
        made.points = reader.number("points", 0, 10000)
    if reader.has("contracts"):
        made.contracts = tuple(reader.numbers("contracts", 1, 100, -1))


class Underwater(State):
    """The whole position."""

    __slots__ = (
        "board_kind",
        "side",
        "nations",
        "order",
        "ranking",
        "slots",
        "deck",
        "discard",
        "special",
        "special_known",
        "row",
        "gone",
        "buried",
        "laps",
        "blue",
        "contracts",
        "tunnels",
        "white",
        "purple",
        "clone",
        "era",
        "round",
        "turn",
        "phase",
        "slot",
        "card",
        "dug",
        "once",
        "neutral",
        "fourth",
        "waiting",
    )

    def __init__(
        self,
        seats: int,
        rng: int,
        board_kind: int,
        side: int,
        nations: list[Nation],
        order: tuple[int, ...],
        ranking: tuple[int, ...],
        slots: tuple[int, ...],
        deck: list[int],
        discard: list[int],
        special: tuple[int, ...],
        special_known: tuple[int, ...],
        row: tuple[int, ...] = (),
        gone: tuple[int, ...] = (),
        buried: tuple[int, ...] = (),
        laps: tuple[int, ...] = (),
        blue: tuple[int, ...] = (),
        contracts: tuple[int, ...] = (),
        tunnels: int = 0,
        white: int = 0,
        purple: int = 0,
        clone: int = 0,
        era: int = 1,
        round: int = 1,
        turn: int = 0,
        phase: int = 0,
        slot: int = -1,
        card: int = 0,
        dug: int = 0,
        once: tuple[int, ...] = (),
        neutral: tuple[int, ...] = (),
        fourth: int = 0,
        waiting: tuple[int, ...] = (),
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
        self.board_kind = board_kind
        """0 basic player boards, 1 advanced ones."""
        self.side = side
        """Of the main board: 0 for one and two players, 1 for three and four."""
        self.nations = nations
        self.order = order
        self.ranking = ranking
        """Seats as the Federation track orders them now: highest first, top of a stack first."""
        self.slots = slots
        """Per slot: whose tiles lie there, a set of seats (and NEUTRAL)."""
        self.deck = deck
        """The era's deck, bottom first."""
        self.discard = discard
        """The era's discard pile."""
        self.special = special
        """The deck of special cards of cost 1 and 2, bottom first; the last lies face up."""
        self.special_known = special_known
        """Beside each card of that deck: who knows it, a set of seats."""
        self.row = row
        """Special cards of cost 3 on offer."""
        self.gone = gone
        """Cards out of the game that everybody saw."""
        self.buried = buried
        """Cards left in the decks of past eras."""
        self.laps = laps
        """By card: in which reshuffling it last went back into the deck, 0 for none; empty before the first. All saw
        the discard pile that became the deck, so its cards differ from the older ones in hands."""
        self.blue = blue
        """Blue metropolis tiles left, the next one last."""
        self.contracts = contracts
        self.tunnels = tunnels
        """In the supply; so the two below."""
        self.white = white
        self.purple = purple
        self.clone = clone
        """The cloning tile: 0 not in the game, 1 on the board, 2 taken in this round."""
        self.era = era
        self.round = round
        self.turn = turn
        """How many turns of the round are over."""
        self.phase = phase
        """0 first hand, 1 turns, 2 production, 3 a new era's hand, 4 over."""
        self.slot = slot
        """The slot of this turn, -1 before it is chosen."""
        self.card = card
        """The card of this turn, while it is neither laid nor discarded."""
        self.dug = dug
        """Tunnels built in this turn."""
        self.once = once
        """Once-per-turn cards used in this turn."""
        self.neutral = neutral
        """Slots under the three neutral tiles (solo)."""
        self.fourth = fourth
        """The slot under the fourth one, 0 for none."""
        self.waiting = waiting
        """Triggered effects that ask, collected while one move is carried out; empty at every decision."""

    def copy(self) -> "Underwater":
        twin = Underwater(
            self.seats,
            self.rng,
            self.board_kind,
            self.side,
            [
                Nation(
                    one.goods,
                    one.points,
                    one.hand.copy(),
                    one.shown,
                    one.put,
                    one.drawn,
                    one.owed,
                    one.climbed,
                    one.player_board,
                    one.laid,
                    one.tableau,
                    one.used,
                    one.under,
                    one.tiles,
                    one.extra,
                    one.contracts,
                )
                for one in self.nations
            ],
            self.order,
            self.ranking,
            self.slots,
            self.deck.copy(),
            self.discard.copy(),
            self.special,
            self.special_known,
            self.row,
            self.gone,
            self.buried,
            self.laps,
            self.blue,
            self.contracts,
            self.tunnels,
            self.white,
            self.purple,
            self.clone,
            self.era,
            self.round,
            self.turn,
            self.phase,
            self.slot,
            self.card,
            self.dug,
            self.once,
            self.neutral,
            self.fourth,
            self.waiting,
        )
        twin.agenda = self.agenda.copy()
        twin.revealed = self.revealed
        return twin

    def trial(self, seat: int) -> "Underwater":
        twin = Underwater(
            self.seats,
            self.rng,
            self.board_kind,
            self.side,
            self.nations,
            self.order,
            self.ranking,
            self.slots,
            self.deck,
            self.discard,
            self.special,
            self.special_known,
            self.row,
            self.gone,
            self.buried,
            self.laps,
            self.blue,
            self.contracts,
            self.tunnels,
            self.white,
            self.purple,
            self.clone,
            self.era,
            self.round,
            self.turn,
            self.phase,
            self.slot,
            self.card,
            self.dug,
            self.once,
            self.neutral,
            self.fourth,
            self.waiting,
        )
        twin.agenda = self.agenda.copy()
        twin.revealed = self.revealed
        nations = self.nations.copy()
        nations[seat] = nations[seat].trial()
        twin.nations = nations
        twin.dry = True
        twin.trials = self.trials
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            self.rng,
            self.board_kind,
            self.side,
            tuple([one.key() for one in self.nations]),
            self.order,
            self.ranking,
            self.slots,
            tuple(self.deck),
            tuple(sorted(self.discard)),
            self.special,
            self.special_known,
            self.row,
            tuple(sorted(self.gone)),
            self.buried,
            self.laps,
            self.blue,
            self.contracts,
            self.tunnels,
            self.white,
            self.purple,
            self.clone,
            self.era,
            self.round,
            self.turn,
            self.phase,
            self.slot,
            self.card,
            self.dug,
            self.once,
            self.neutral,
            self.fourth,
            steps_key(self.agenda),
        )

    def way_key(self, seat: int) -> tuple[object, ...]:
        return (
            self.nations[seat].way_key(),
            self.ranking,
            self.slots,
            self.special,
            self.row,
            self.contracts,
            self.tunnels,
            self.white,
            self.purple,
            self.clone,
            self.slot,
            self.card,
            self.dug,
            self.once,
            steps_key(self.agenda),
        )

    def save(self) -> dict[str, object]:
        return {
            "rng": str(self.rng),
            "revealed": self.revealed,
            "boards": self.board_kind,
            "nations": [one.save() for one in self.nations],
            "order": list(self.order),
            "ranking": list(self.ranking),
            "slots": list(self.slots),
            "deck": self.deck.copy(),
            "discard": self.discard.copy(),
            "special": list(self.special),
            "special_known": list(self.special_known),
            "row": list(self.row),
            "gone": list(self.gone),
            "buried": list(self.buried),
            "laps": list(self.laps),
            "blue": list(self.blue),
            "contracts": list(self.contracts),
            "tunnels": self.tunnels,
            "white": self.white,
            "purple": self.purple,
            "clone": self.clone,
            "era": self.era,
            "round": self.round,
            "turn": self.turn,
            "phase": self.phase,
            "slot": self.slot,
            "card": self.card,
            "dug": self.dug,
            "once": list(self.once),
            "neutral": list(self.neutral),
            "fourth": self.fourth,
            "agenda": save_steps(self.agenda),
        }

    def again(self, game: Game) -> "Underwater":
        return load_underwater(Reader(self.save(), "position", "bad-position"), game, self.seats, self.side)


UNDERWATER_SAVED: Final = (
    "rng",
    "revealed",
    "boards",
    "nations",
    "order",
    "ranking",
    "slots",
    "deck",
    "discard",
    "special",
    "special_known",
    "row",
    "gone",
    "buried",
    "laps",
    "blue",
    "contracts",
    "tunnels",
    "white",
    "purple",
    "clone",
    "era",
    "round",
    "turn",
    "phase",
    "slot",
    "card",
    "dug",
    "once",
    "neutral",
    "fourth",
    "agenda",
)
UNDERWATER_GIVEN: Final = ("order", "ranking", "contracts")


def load_underwater(reader: Reader, game: Game, seats: int, side: int) -> Underwater:
    """What `Underwater.save` gave."""
    reader.only(*UNDERWATER_SAVED)
    board_kind: int = reader.number("boards", 0, 1)
    nations: list[Nation] = [load_nation(part, seats) for part in reader.children("nations", seats)]
    order: tuple[int, ...] = tuple(reader.numbers("order", 0, seats - 1, seats))
    ranking: tuple[int, ...] = tuple(reader.numbers("ranking", 0, seats - 1, seats))
    slots: tuple[int, ...] = tuple(reader.numbers("slots", 0, 31, SLOT_COUNT))
    deck: list[int] = reader.numbers("deck", 1, MOST_CARDS, -1)
    discard: list[int] = reader.numbers("discard", 1, MOST_CARDS, -1)
    special: tuple[int, ...] = tuple(reader.numbers("special", 1, MOST_CARDS, -1))
    special_known: tuple[int, ...] = tuple(reader.numbers("special_known", 0, 15, -1))
    row: tuple[int, ...] = tuple(reader.numbers("row", 1, MOST_CARDS, -1))
    gone: tuple[int, ...] = tuple(reader.numbers("gone", 1, MOST_CARDS, -1))
    buried: tuple[int, ...] = tuple(reader.numbers("buried", 1, MOST_CARDS, -1))
    laps: tuple[int, ...] = tuple(reader.numbers("laps", 0, 10000, -1)) if reader.has("laps") else ()
    blue: tuple[int, ...] = tuple(reader.numbers("blue", 1, 100, -1))
    contracts: tuple[int, ...] = tuple(reader.numbers("contracts", 1, 100, -1))
    tunnels: int = reader.number("tunnels", 0, TUNNEL_SUPPLY)
    white: int = reader.number("white", 0, WHITE_SUPPLY)
    purple: int = reader.number("purple", 0, UNLIMITED)
    clone: int = reader.number("clone", 0, 2)
    era: int = reader.number("era", 1, 3)
    round: int = reader.number("round", 1, 10)
    turn: int = reader.number("turn", 0, 3 * seats)
    phase: int = reader.number("phase", 0, 4)
    slot: int = reader.number("slot", -1, 15)
    card: int = reader.number("card", 0, MOST_CARDS)
    dug: int = reader.number("dug", 0, TUNNEL_COUNT)
    once: tuple[int, ...] = tuple(reader.numbers("once", 1, MOST_CARDS, -1))
    neutral: tuple[int, ...] = tuple(reader.numbers("neutral", 1, 15, -1))
    fourth: int = reader.number("fourth", 0, 15)
    waiting: tuple[int, ...] = ()
    made = Underwater(
        seats,
        reader.big("rng"),
        board_kind,
        side,
        nations,
        order,
        ranking,
        slots,
        deck,
        discard,
        special,
        special_known,
        row,
        gone,
        buried,
        laps,
        blue,
        contracts,
        tunnels,
        white,
        purple,
        clone,
        era,
        round,
        turn,
        phase,
        slot,
        card,
        dug,
        once,
        neutral,
        fourth,
        waiting,
    )
    made.revealed = reader.number("revealed", 0, 1 << 40)
    made.agenda = game.load_steps(reader.data.get("agenda"))
    return made


def read_underwater(reader: Reader, made: Underwater) -> None:
    """Take over what a written position gives of UNDERWATER_GIVEN."""
    if reader.has("order"):
        made.order = tuple(reader.numbers("order", 0, made.seats - 1, made.seats))
    if reader.has("ranking"):
        made.ranking = tuple(reader.numbers("ranking", 0, made.seats - 1, made.seats))
    if reader.has("contracts"):
        made.contracts = tuple(reader.numbers("contracts", 1, 100, -1))
