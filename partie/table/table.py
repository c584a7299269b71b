"""An immutable version of a table, after one of its entries."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import deciders
from partie.text import Words

from .names import looks
from .pace import Clock, Pace

OPEN, RUNNING, FINISHED = "open", "running", "finished"
ROW, MOVE, EVENT = 12_000, 100, 100
"""Measured memory in bytes of a table with its position, of a move, and of an event."""
PERSON, BOT, FREE, INVITED = "person", "bot", "open", "invited"


@dataclass(frozen=True, slots=True)
class Seat:
    """`person` of a bot's seat is the person it stands in for; of an invited seat, the person it is reserved for."""

    kind: str
    person: str | None = None
    bot: str | None = None
    name: str = ""
    resigned: bool = False
    """The person resigned: a bot plays on, and the seat is out of the ranking."""
    program: bool = False
    """The person is a program that plays by a token."""

    @property
    def waits(self) -> bool:
        """Whether the seat waits for a person."""
        return self.kind in (FREE, INVITED)


NUDGE, LET_BOT, END, PAUSE = "nudge", "bot", "end", "pause"
REMATCH, TAKEBACK = "rematch", "takeback"


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal of a seat to the others: to hurry (`nudge`), to let a bot play for a seat (`bot`), to end the game, to
    stop the clocks (`pause`), to play once more when it is over (`rematch`), to take the last turn of a seat back
    (`takeback`)."""

    what: str
    seat: int
    """The seat that it concerns; -1: none."""
    by: int
    agreed: tuple[int, ...]
    at: float


@cache
def bot_names() -> list[str]:
    return Words("en").say("bot-names").split(", ")


def with_bot_names(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats with names for the bots, which differ visibly from the names of people there."""
    taken = {look for seat in seats if seat.kind in (PERSON, INVITED) for look in looks(seat.name)}
    free = [name for name in bot_names() if taken.isdisjoint(looks(name))]
    return tuple(
        replace(seat, name=free[number % len(free)]) if seat.kind == BOT else seat
        for number, seat in enumerate(seats)
    )


@dataclass(frozen=True, slots=True)
class Table:
    """The stored row, the seats, and the game in progress (None before the start)."""

    id: str
    game: str
    options: dict[str, str]
    seed: int
    host: str
    private: bool
    absence: int | None
    absence_then: str | None
    state: str
    seq: int
    seats: tuple[Seat, ...]
    created: float
    changed: float
    asked: dict[int, float] = field(default_factory=dict)
    orders: dict[int, str] = field(default_factory=dict)
    round: int | None = None
    places: list[int] | None = None
    proposals: tuple[Proposal, ...] = ()
    ended: str | None = None
    """The reason if the game was finished early: `agreed`."""
    start: dict[str, Any] | None = None
    """The written position the game begins from, if not with the setup."""
    practice: bool = False
    """Practice, because somebody knew the game's seed or position: the table is in no list and no ranking."""
    lesson: bool = False
    """The table is a lesson with an active script (`lessons`)."""
    next: str | None = None
    """The table of the rematch."""
    series: str | None = None
    """The first table of a series of games."""
    laid: int = 0
    """The number of moves of an imported game while the table waits for its players."""
    circle: str | None = None
    """The group that the table belongs to, whose page lists it."""
    pace: Pace | None = None
    """The time control; None: unlimited time."""
    clock: Clock | None = None
    partie: Partie | None = None
    seatings: tuple[tuple[int, tuple[str, ...]], ...] = ()
    """Earlier names of the seats: the number of moves from which they applied."""
    log_from: int = 0
    """The number of the first event in memory; earlier ones need a replay of the record."""
    outdated: bool = False
    """Whether the current rules replay the record differently: the game must continue from its checkpoint first."""

    def seat_of(self, person: str | None) -> int | None:
        """The seat a person plays, if any."""
        own = self.own_seat(person)
        return own if own is not None and self.seats[own].kind == PERSON else None

    def own_seat(self, person: str | None) -> int | None:
        """The seat that belongs to a person, also while a bot plays it."""
        if person is not None:
            for number, seat in enumerate(self.seats):
                if seat.kind in (PERSON, BOT) and seat.person == person:
                    return number
        return None

    @property
    def waiting(self) -> float | None:
        """The time since when somebody has been asked."""
        return min(self.asked.values(), default=None) if self.state == RUNNING else None

    @property
    def weight(self) -> int:
        """The approximate memory use in bytes."""
        if self.partie is None:
            return ROW
        events = len(self.partie.state.events or ())
        return ROW + MOVE * len(self.partie.moves) + EVENT * (events - self.log_from) + 8 * self.log_from

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def moves(self) -> int:
        """The number of moves."""
        return self.laid if self.partie is None else len(self.partie.moves)

    def names_at(self, move: int) -> tuple[str, ...]:
        """The names of the seats when a move was made (moves count from 1)."""
        for since, names in reversed(self.seatings):
            if since < move:
                return names
        return self.seatings[0][1] if self.seatings else self.names

    @property
    def deciding(self) -> list[int]:
        return [] if self.partie is None or self.ended else deciders(self.partie.state)

    def absent_since(self, seat: int, now: float) -> float | None:
        """The time since when a person has been asked, once the timeout has passed."""
        since = self.asked.get(seat)
        if self.state != RUNNING or self.absence is None or since is None or self.seats[seat].kind != PERSON:
            return None
        return since if now - since >= self.absence else None
