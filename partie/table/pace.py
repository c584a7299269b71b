"""Time controls: a time bank for each seat, the increment per move, and when clocks run.

Pure arithmetic: every moment is passed in, in seconds since 1970. One model serves all paces. A live game has a bank of
minutes and an increment of seconds; hours a move are a bank that each move fills again (increment = cap = bank); days
for the whole game are a bank without an increment. In a game by correspondence, nights and days off do not count, by
the time zone of each player.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from partie.kernel.errors import PartieError

LIVE, SLOW = "live", "slow"
BOT, DEFAULT, OUT = "bot", "default", "out"
"""The action on timeout: a bot takes the seat, the safe default is played, or the seat is out."""
LOOK: Final = {LIVE: 60.0, SLOW: 24 * 3600.0}
"""With `on_look`: seconds after which a seat's time starts even if its player has not looked."""
RETURN: Final = 60.0
"""The least number of seconds that every asked seat has after server downtime."""
SHARE: Final = 10
"""The share of the bank that a seat gets after a timeout that does not end it; the increment, if that is more."""
LONGEST: Final = 60 * 24 * 3600
"""Seconds of the largest bank."""
SHORTEST: Final = 5
UTC: Final = "UTC"
DAYS: Final = 7
HOURS: Final = 24


@dataclass(frozen=True, slots=True)
class Pace:
    """A time control, agreed before the game; times in seconds."""

    kind: str
    bank: int
    increment: int
    cap: int
    """The most time a seat can have."""
    then: str
    on_look: bool = False
    """A seat's time starts when its player first looks at the position."""
    off: tuple[int, ...] = ()
    """Days of the week that do not count; 0 is Monday."""
    night: tuple[int, int] | None = None
    """Hours of the day from and until which time does not count: `(22, 8)`."""


def checked(pace: Pace) -> Pace:
    """Return the pace, or raise if it is unplayable."""
    fits = (
        pace.kind in LOOK
        and pace.then in (BOT, DEFAULT, OUT)
        and SHORTEST <= pace.bank <= pace.cap <= LONGEST
        and 0 <= pace.increment <= pace.cap
        and len(set(pace.off)) == len(pace.off) < DAYS
        and all(0 <= day < DAYS for day in pace.off)
    )
    if pace.night is not None:
        fits = fits and pace.night[0] != pace.night[1] and all(0 <= hour < HOURS for hour in pace.night)
    if pace.kind == LIVE and (pace.off or pace.night):
        fits = False
    if not fits:
        raise PartieError("bad-pace")
    return pace


@dataclass(frozen=True, slots=True)
class Clock:
    """The clocks of all seats at one moment."""

    left: tuple[float, ...]
    """The remaining seconds of each seat when its clock last stopped."""
    zones: tuple[str, ...]
    """Each player's time zone at the start of the game."""
    since: dict[int, float]
    """Seats whose time runs, with its start; in the future if the player has not looked yet."""
    waiting: frozenset[int] = frozenset()
    """Seats of people who are asked, whether or not their clocks run."""
    paused: bool = False


def begun(pace: Pace, zones: Sequence[str]) -> Clock:
    """The clock of a game before its first decision."""
    return Clock((float(pace.bank),) * len(zones), tuple(zones), {})


def turned(clock: Clock, pace: Pace, asked: frozenset[int], halted: bool, now: float) -> Clock:
    """The clock when these seats are asked. Subtracts used time; seats no longer asked get the increment.

    `halted`: all clocks stand still while a bot thinks.
    """
    running = asked if not halted and not clock.paused else frozenset()
    left = list(clock.left)
    since = {seat: start for seat, start in clock.since.items() if seat in running}
    for seat, start in clock.since.items():
        if seat not in running:
            left[seat] = max(0.0, left[seat] - used(pace, clock.zones[seat], start, now))
    for seat in clock.waiting - asked:
        left[seat] = min(float(pace.cap), left[seat] + pace.increment)
    for seat in running - since.keys():
        unseen = pace.on_look and seat not in clock.waiting
        since[seat] = now + (LOOK[pace.kind] if unseen else 0.0)
    return replace(clock, left=tuple(left), since=since, waiting=asked)


def looked(clock: Clock, seat: int, now: float) -> Clock:
    """Start a clock that waits for its player's first look; returns the same object if there is none."""
    if clock.since.get(seat, now) <= now:
        return clock
    return replace(clock, since={**clock.since, seat: now})


def stopped(clock: Clock, pace: Pace, until: float) -> Clock:
    """Stop all clocks from a moment on, until `turned` is called again."""
    left = list(clock.left)
    for seat in clock.since:
        left[seat] = remaining(clock, pace, seat, until)
    return replace(clock, left=tuple(left), since={})


def excused(clock: Clock, pace: Pace, last: float, now: float) -> Clock:
    """Exclude server downtime between two moments; seats that were asked get time to return."""
    left = list(clock.left)
    since: dict[int, float] = {}
    for seat, start in clock.since.items():
        if start > now:
            since[seat] = start
            continue
        left[seat] = max(remaining(clock, pace, seat, last), min(RETURN, pace.cap))
        since[seat] = now
    return replace(clock, left=tuple(left), since=since)


def relieved(clock: Clock, pace: Pace, seat: int) -> Clock:
    """Give a seat that ran out of time a little more."""
    least = min(float(pace.cap), max(pace.increment, pace.bank / SHARE))
    left = tuple(max(had, least) if number == seat else had for number, had in enumerate(clock.left))
    return replace(clock, left=left)


def remaining(clock: Clock, pace: Pace, seat: int, now: float) -> float:
    """Seconds that a seat has."""
    start = clock.since.get(seat)
    spent = 0.0 if start is None else used(pace, clock.zones[seat], start, now)
    return max(0.0, clock.left[seat] - spent)


def deadline(clock: Clock, pace: Pace, seat: int) -> float | None:
    """The deadline of a seat; None while its clock is stopped."""
    start = clock.since.get(seat)
    return None if start is None else end(pace, clock.zones[seat], start, clock.left[seat])


def due(clock: Clock, pace: Pace) -> float | None:
    """The earliest deadline of all running clocks."""
    ends = [deadline(clock, pace, seat) for seat in clock.since]
    return min((moment for moment in ends if moment is not None), default=None)


# Time that counts


def used(pace: Pace, zone: str, start: float, now: float) -> float:
    """Seconds between two moments, excluding nights and days off."""
    if now <= start:
        return 0.0
    if not pace.off and pace.night is None:
        return now - start
    total = 0.0
    for begins, ends in _counted(pace, zone, start):
        if begins >= now:
            return total
        total += min(ends, now) - max(begins, start)
    return total


def end(pace: Pace, zone: str, start: float, left: float) -> float:
    """The moment at which `left` seconds will have been used."""
    if not pace.off and pace.night is None:
        return start + left
    for begins, ends in _counted(pace, zone, start):
        begins = max(begins, start)
        if ends - begins >= left:
            return begins + left
        left -= ends - begins
    raise AssertionError  # days that count never end


def _counted(pace: Pace, zone: str, start: float) -> Iterator[tuple[float, float]]:
    """The intervals that count, in order, from the first that ends after a moment."""
    place = _zone(zone)
    day = datetime.fromtimestamp(start, place).date() - timedelta(days=1)
    before = float("-inf")
    while True:
        if day.weekday() not in pace.off:
            for first, last in _hours(pace.night):
                begins, ends = _moment(day, first, place), _moment(day, last, place)
                begins = max(begins, before)  # at the end of summer time an hour occurs twice
                if ends > begins and ends > start:
                    yield begins, ends
                before = max(before, ends)
        day += timedelta(days=1)


def _hours(night: tuple[int, int] | None) -> tuple[tuple[int, int], ...]:
    """The hours of a day that count."""
    if night is None:
        return ((0, HOURS),)
    falls, rises = night
    if falls > rises:  # over midnight
        return ((rises, falls),)
    return tuple(part for part in ((0, falls), (rises, HOURS)) if part[0] < part[1])


def _moment(day: date, hour: int, place: ZoneInfo) -> float:
    if hour == HOURS:
        day, hour = day + timedelta(days=1), 0
    return datetime(day.year, day.month, day.day, hour, tzinfo=place).timestamp()


@lru_cache(1000)
def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # known on another machine only
        return ZoneInfo(UTC)


def is_zone(name: str) -> bool:
    """Whether a name is that of a time zone."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


# As plain data


def save_pace(pace: Pace) -> dict[str, Any]:
    return {
        "kind": pace.kind,
        "bank": pace.bank,
        "increment": pace.increment,
        "cap": pace.cap,
        "then": pace.then,
        "on_look": pace.on_look,
        "off": list(pace.off),
        "night": None if pace.night is None else list(pace.night),
    }


def load_pace(data: dict[str, Any]) -> Pace:
    night = data["night"]
    return checked(
        Pace(**{**data, "off": tuple(data["off"]), "night": None if night is None else (night[0], night[1])})
    )


def save_clock(clock: Clock) -> dict[str, Any]:
    return {
        "left": list(clock.left),
        "zones": list(clock.zones),
        "since": {str(seat): start for seat, start in clock.since.items()},
        "waiting": sorted(clock.waiting),
        "paused": clock.paused,
    }


def load_clock(data: dict[str, Any]) -> Clock:
    return Clock(
        tuple(map(float, data["left"])),
        tuple(map(str, data["zones"])),
        {int(seat): float(start) for seat, start in data["since"].items()},
        frozenset(map(int, data["waiting"])),
        bool(data["paused"]),
    )
