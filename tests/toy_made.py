"""Made by `make declare` from tests/toy_declared.py: do not edit."""

from typing import Final

from partie.kernel.engine.game import Game, save_steps, steps_key
from partie.kernel.engine.state import State
from partie.kernel.keeping.reader import Reader

ROUNDS: Final = 3
PRICE: Final = 5


class Table(State):
    """The whole position. Hands are in rising order, the top of the deck is its last card."""

    __slots__ = ("deck", "hands", "buried", "laid", "shown", "twos", "threes", "points", "paid", "round")

    def __init__(
        self,
        seats: int,
        rng: int,
        deck: list[int],
        hands: list[list[int]],
        buried: list[list[int]],
        laid: list[int],
        shown: tuple[int, ...],
        twos: list[int],
        threes: list[int],
        points: list[int],
        paid: int = 0,
        round: int = 0,
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
        self.deck = deck
        self.hands = hands
        self.buried = buried
        self.laid = laid
        self.shown = shown
        self.twos = twos
        self.threes = threes
        self.points = points
        """Replaced, never edited."""
        self.paid = paid
        self.round = round

    def copy(self) -> "Table":
        twin = Table(
            self.seats,
            self.rng,
            self.deck.copy(),
            [row.copy() for row in self.hands],
            [row.copy() for row in self.buried],
            self.laid.copy(),
            self.shown,
            self.twos.copy(),
            self.threes.copy(),
            self.points,
            self.paid,
            self.round,
        )
        twin.agenda = self.agenda.copy()
        twin.revealed = self.revealed
        return twin

    def trial(self, seat: int) -> "Table":
        twin = Table(
            self.seats,
            self.rng,
            self.deck,
            [row.copy() for row in self.hands],
            [row.copy() for row in self.buried],
            self.laid.copy(),
            self.shown,
            self.twos.copy(),
            self.threes.copy(),
            self.points,
            self.paid,
            self.round,
        )
        twin.agenda = self.agenda.copy()
        twin.revealed = self.revealed
        twin.dry = True
        twin.trials = self.trials
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            self.rng,
            tuple(self.deck),
            tuple([tuple(row) for row in self.hands]),
            tuple([tuple(row) for row in self.buried]),
            tuple(self.laid),
            self.shown,
            tuple(self.twos),
            tuple(self.threes),
            tuple(self.points),
            self.paid,
            self.round,
            steps_key(self.agenda),
        )

    def way_key(self, seat: int) -> tuple[object, ...]:
        return (
            tuple([tuple(row) for row in self.hands]),
            tuple([tuple(row) for row in self.buried]),
            tuple(self.laid),
            tuple(self.twos),
            tuple(self.threes),
            tuple(self.points),
            self.paid,
            self.round,
            steps_key(self.agenda),
        )

    def save(self) -> dict[str, object]:
        return {
            "rng": str(self.rng),
            "revealed": self.revealed,
            "deck": self.deck.copy(),
            "hands": [row.copy() for row in self.hands],
            "buried": [row.copy() for row in self.buried],
            "laid": self.laid.copy(),
            "shown": list(self.shown),
            "twos": self.twos.copy(),
            "threes": self.threes.copy(),
            "points": self.points.copy(),
            "paid": self.paid,
            "round": self.round,
            "agenda": save_steps(self.agenda),
        }

    def again(self, game: Game) -> "Table":
        return load_table(Reader(self.save(), "position", "bad-position"), game, self.seats)


TABLE_SAVED: Final = (
    "rng",
    "revealed",
    "deck",
    "hands",
    "buried",
    "laid",
    "shown",
    "twos",
    "threes",
    "points",
    "paid",
    "round",
    "agenda",
)
TABLE_GIVEN: Final = ("deck", "hands", "buried", "laid", "shown", "twos", "threes", "points", "paid", "round")


def load_table(reader: Reader, game: Game, seats: int) -> Table:
    """What `Table.save` gave."""
    reader.only(*TABLE_SAVED)
    deck: list[int] = reader.numbers("deck", 1, 20, -1)
    hands: list[list[int]] = reader.rows("hands", 1, 20, seats, -1)
    buried: list[list[int]] = reader.rows("buried", 1, 20, seats, -1)
    laid: list[int] = reader.numbers("laid", 0, 20, seats)
    shown: tuple[int, ...] = tuple(reader.numbers("shown", 1, 20, -1))
    twos: list[int] = reader.numbers("twos", 0, 99, seats)
    threes: list[int] = reader.numbers("threes", 0, 99, seats)
    points: list[int] = reader.numbers("points", 0, ROUNDS, seats)
    paid: int = reader.number("paid", 0, PRICE)
    round: int = reader.number("round", 0, ROUNDS)
    made = Table(
        seats, reader.big("rng"), deck, hands, buried, laid, shown, twos, threes, points, paid, round
    )
    made.revealed = reader.number("revealed", 0, 1 << 40)
    made.agenda = game.load_steps(reader.data.get("agenda"))
    return made


def read_table(reader: Reader, made: Table) -> None:
    """Take over what a written position gives of TABLE_GIVEN."""
    if reader.has("deck"):
        made.deck = reader.numbers("deck", 1, 20, -1)
    if reader.has("hands"):
        made.hands = reader.rows("hands", 1, 20, made.seats, -1)
    if reader.has("buried"):
        made.buried = reader.rows("buried", 1, 20, made.seats, -1)
    if reader.has("laid"):
        made.laid = reader.numbers("laid", 0, 20, made.seats)
    if reader.has("shown"):
        made.shown = tuple(reader.numbers("shown", 1, 20, -1))
    if reader.has("twos"):
        made.twos = reader.numbers("twos", 0, 99, made.seats)
    if reader.has("threes"):
        made.threes = reader.numbers("threes", 0, 99, made.seats)
    if reader.has("points"):
        made.points = reader.numbers("points", 0, ROUNDS, made.seats)
    if reader.has("paid"):
        made.paid = reader.number("paid", 0, PRICE)
    if reader.has("round"):
        made.round = reader.number("round", 0, ROUNDS)
