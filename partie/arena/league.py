"""A league: a round robin of bots or one line-up, on every seat of the same deals. Results are stored.

The games of a league are lines of JSON in a file. A rerun reads them and plays and adds missing games, so a league can
be stopped at any time, and extended by bots and games.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any, TextIO

import partie
from partie import bots
from partie.kernel.errors import PartieError

from .matches import Fixture, Played, find_game
from .workers import play_all

Key = tuple[str, str, str, tuple[str, ...], int]
"""The key of a game: version, game and rules, options, seating, seed."""


@dataclass(frozen=True)
class League:
    """Who plays: `games` for each match-up (rounded up to whole deals, each played on all seats)."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    recorded: bool = False
    lineup: tuple[str, ...] = ()
    """The bots of a single line-up by seat, instead of a round robin: `strong` among three `greedy`."""

    def check(self) -> None:
        """Raise an error if the league is invalid."""
        rules = find_game(self.game)
        rules.check_seats(self.seats)
        for name in self.lineup or self.bots:
            bots.make(name, rules)
        alone = len(set(self.bots)) < 2 or len(set(self.bots)) < len(self.bots) or self.seats < 2
        if self.lineup:
            alone = len(set(self.lineup)) < 2
            if len(self.lineup) != self.seats:
                raise PartieError("lineup-and-seats", bots=len(self.lineup), seats=self.seats)
        if alone:
            raise PartieError("league-alone")
        partie.new(self.game, self.seats, self.seed, **self.options)

    def matchups(self) -> list[tuple[str, ...]]:
        """All sets of bots that fill the seats; with fewer bots than seats, all multisets of two or more bots."""
        if self.lineup:
            return [self.lineup]
        if len(self.bots) >= self.seats:
            return list(combinations(self.bots, self.seats))
        ways = combinations_with_replacement(self.bots, self.seats)
        return [way for way in ways if len(set(way)) > 1]

    def fixtures(self) -> list[Fixture]:
        """All games, with match-ups interleaved, so that a stopped league is still balanced."""
        found: list[Fixture] = []
        for deal in range(-(-self.games // self.seats)):
            for lineup in self.matchups():
                for turn in range(self.seats):
                    seating = lineup[turn:] + lineup[:turn]
                    seed = self.seed + deal
                    found.append(Fixture(len(found), self.game, seating, seed, self.options, self.recorded))
        return found


def key_of(fixture: Fixture) -> Key:
    rules = f"{fixture.game} {partie.GAMES[fixture.game].version}"
    return (
        partie.__version__,
        rules,
        json.dumps(fixture.options, sort_keys=True),
        fixture.seating,
        fixture.seed,
    )


class Results:
    """The games played so far, kept in a file if one is given, and their records in a folder if one is given."""

    def __init__(self, path: Path | None = None, records: Path | None = None) -> None:
        self.path = path
        self.records = records
        self.played: dict[Key, Played] = {}
        self._repair = False
        if path is not None and path.exists():
            self._read(path)

    def _read(self, path: Path) -> None:
        try:
            text = path.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise PartieError("unreadable-file", file=str(path), reason=type(error).__name__) from None
        lines = text.split("\n")
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            try:
                key, played = _from_line(json.loads(line))
            except (ValueError, KeyError, TypeError):
                if number == len(lines):
                    # The last line was cut off when a run was stopped: that game is played again.
                    self._repair = True
                    continue
                raise PartieError("bad-results", file=str(path), line=number) from None
            self.played[key] = played

    def play(
        self,
        fixtures: Sequence[Fixture],
        jobs: int = 1,
        ray: str | None = None,
        done: Callable[[int], None] = lambda games: None,
    ) -> list[Played]:
        """Returns all games in order, playing those that are missing."""
        by_number = {fixture.number: fixture for fixture in fixtures}
        missing = [fixture for fixture in fixtures if not self._has(fixture)]
        done(len(fixtures) - len(missing))
        with _Appender(self.path, self._repair) as out:
            for chunk in play_all(missing, jobs, ray) if missing else ():
                for played in chunk:
                    fixture = by_number[played.number]
                    self._keep(fixture, played)
                    if key_of(fixture) not in self.played:
                        out.add(_to_line(fixture, played))
                    self.played[key_of(fixture)] = replace(played, record="")
                done(len(chunk))
        return list(self._chosen(fixtures))

    def _has(self, fixture: Fixture) -> bool:
        there = self.records is None or (self.records / fixture.file).is_file()
        return there and key_of(fixture) in self.played

    def _keep(self, fixture: Fixture, played: Played) -> None:
        """Write a record atomically, by renaming a temporary file."""
        if self.records is None:
            return
        try:
            self.records.mkdir(parents=True, exist_ok=True)
            beside = self.records / f"{fixture.file}.new"
            beside.write_text(played.record, "utf-8")
            beside.replace(self.records / fixture.file)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise PartieError("unwritable-file", file=str(self.records), reason=reason) from None

    def _chosen(self, fixtures: Sequence[Fixture]) -> Iterator[Played]:
        for fixture in fixtures:
            yield self.played[key_of(fixture)]


class _Appender:
    """Appends lines to a file unbuffered, so that an interrupted run loses nothing."""

    def __init__(self, path: Path | None, repair: bool) -> None:
        self.path = path
        self.repair = repair
        self.file: TextIO | None = None

    def __enter__(self) -> "_Appender":
        if self.path is not None:
            try:
                if self.repair:
                    whole = self.path.read_text("utf-8").rpartition("\n")[0]
                    self.path.write_text(whole + "\n" if whole else "", "utf-8")
                self.file = self.path.open("a", encoding="utf-8")
            except OSError as error:
                reason = error.strerror or type(error).__name__
                raise PartieError("unwritable-file", file=str(self.path), reason=reason) from None
        return self

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.close()

    def add(self, line: dict[str, Any]) -> None:
        if self.file is not None:
            self.file.write(json.dumps(line, separators=(",", ":")) + "\n")
            self.file.flush()


def _to_line(fixture: Fixture, played: Played) -> dict[str, Any]:
    version, rules, _, seating, seed = key_of(fixture)
    return {
        "version": version,
        "rules": rules,
        "options": fixture.options,
        "seating": seating,
        "seed": seed,
        "places": played.places,
        "scores": played.scores,
        "criteria": played.criteria,
        "rounds": played.rounds,
        "moves": played.moves,
        "seconds": played.seconds,
        "slowest": played.slowest,
    }


def _from_line(line: dict[str, Any]) -> tuple[Key, Played]:
    seating = tuple(str(name) for name in line["seating"])
    options = json.dumps(line["options"], sort_keys=True)
    key = (line["version"], line["rules"], options, seating, int(line["seed"]))
    played = Played(
        -1,
        seating,
        tuple(int(place) for place in line["places"]),
        tuple(tuple(score) for score in line["scores"]),
        tuple(line["criteria"]),
        line["rounds"],
        line["moves"],
        tuple(line["seconds"]),
        tuple(line["slowest"]),
    )
    if len(played.places) != len(seating) or len(played.scores) != len(seating):
        raise ValueError
    return key, played
