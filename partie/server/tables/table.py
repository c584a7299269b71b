"""A table as it was after one of its entries. Never changed: what happens makes a new one."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache

from partie.kernel.partie import Partie
from partie.kernel.state import deciders
from partie.text import Words

from ..visitors.names import looks

OPEN, RUNNING, FINISHED = "open", "running", "finished"
ROW, MOVE, EVENT = 12_000, 100, 100
"""Bytes that a table with its position, a move and an event take, measured in games of both kinds."""
PERSON, BOT, FREE, INVITED = "person", "bot", "open", "invited"


@dataclass(frozen=True, slots=True)
class Seat:
    """`person` of a bot's seat: for whom it sits in; of an invited one: for whom it is kept."""

    kind: str
    person: str | None = None
    bot: str | None = None
    name: str = ""

    @property
    def waits(self) -> bool:
        """Whether somebody has still to come."""
        return self.kind in (FREE, INVITED)


@cache
def _bot_names() -> list[str]:
    return Words("en").say("bot-names").split(", ")


def with_bot_names(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats with names for the bots: by seat, and none that looks like the name of a person there."""
    taken = {looks(seat.name) for seat in seats if seat.kind in (PERSON, INVITED)}
    free = [name for name in _bot_names() if looks(name) not in taken]
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
    partie: Partie | None = None
    log_from: int = 0
    """The first event that is in memory; those before are told by playing the record again."""
    outdated: bool = False
    """Whether the rules of now play the record otherwise: it must go on from its checkpoint before anybody acts."""

    def seat_of(self, person: str | None) -> int | None:
        """The seat a person plays, if any."""
        own = self.own_seat(person)
        return own if own is not None and self.seats[own].kind == PERSON else None

    def own_seat(self, person: str | None) -> int | None:
        """The seat that is a person's own, also while a bot keeps it."""
        if person is not None:
            for number, seat in enumerate(self.seats):
                if seat.kind in (PERSON, BOT) and seat.person == person:
                    return number
        return None

    @property
    def waiting(self) -> float | None:
        """Since when somebody has been asked."""
        return min(self.asked.values(), default=None) if self.state == RUNNING else None

    @property
    def weight(self) -> int:
        """About how many bytes it takes in memory."""
        if self.partie is None:
            return ROW
        events = len(self.partie.state.events or ())
        return ROW + MOVE * len(self.partie.moves) + EVENT * (events - self.log_from) + 8 * self.log_from

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def deciding(self) -> list[int]:
        return [] if self.partie is None else deciders(self.partie.state)

    def absent_since(self, seat: int, now: float) -> float | None:
        """Since when a person has been asked, once the agreed time is over."""
        since = self.asked.get(seat)
        if self.state != RUNNING or self.absence is None or since is None or self.seats[seat].kind != PERSON:
            return None
        return since if now - since >= self.absence else None
