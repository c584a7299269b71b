"""The end: the race with its markers and tie-breaks, the points game with its breakdown, the modules."""

from partie.euro.sets import members
from partie.kernel.engine.result import Line, Result

from .components import (
    ABOVE,
    AREA_LEFT,
    LAND,
    LOWEST_POINTS,
    PENALTY_TOKEN,
    PLACES,
    PLACES_OF_TWO,
    POPULATION_LEFT,
    RACE_PRODUCTION,
    STADIUM_MISSING,
    STADIUMS_WANTED,
)
from .rules import goals, race, rival
from .rules.actions import tasks
from .state import Evacuation, Player, areas_left, new_world_smileys, smileys


def result(s: Evacuation) -> Result:
    """The outcome of a finished game."""
    return points_result(s) if s.points else race_result(s)


def race_result(s: Evacuation) -> Result:
    """Who still meets the condition, then smileys; else the lowest marker, smileys with three stadiums, then the other
    markers (EV-END-19 to EV-END-23)."""
    bonuses = race.smiley_bonus(s)
    scores: list[tuple[int, ...]] = []
    lines: list[list[Line]] = []
    for seat, player in enumerate(s.players):
        loss = race.penalty(player)
        markers = sorted(race.adjusted(player.production, loss, bonuses[seat]))
        count = smileys(player)
        stadiums = len(player.stadiums)
        if race.is_reached(markers, stadiums):
            # Smileys alone decide among them, so the column before says no more than that the level is reached.
            scores.append((1, RACE_PRODUCTION, count, 0, 0))
        else:
            ranked = count if stadiums >= STADIUMS_WANTED else -1
            scores.append((0, markers[0], ranked, markers[1], markers[2]))
        lines.append(
            [
                ("production", min(player.production)),
                ("penalties", -player.penalties),
                ("areas-left", -areas_left(player)),
                ("stadiums-missing", -max(0, STADIUMS_WANTED - stadiums)),
                ("smiley-bonus", bonuses[seat]),
                ("lowest", markers[0]),
                ("stadiums", stadiums),
                ("smileys", count),
            ]
        )
    return Result(("reached", "lowest", "smileys", "second", "third"), scores, lines)


def production_points(lowest: int) -> int:
    """Points for the lowest production (EV-PTS-08)."""
    last = len(LOWEST_POINTS) - 1
    if lowest <= last:
        return LOWEST_POINTS[max(0, lowest)]
    return LOWEST_POINTS[last] + ABOVE * (lowest - last)


def places(counts: list[int], two: bool) -> list[int]:
    """Points for the first places of those who take part (a count above 0); ties share (EV-PTS-17 to EV-PTS-21)."""
    prizes = PLACES_OF_TWO if two else PLACES
    found = [0] * len(counts)
    place = 0
    for count in sorted({count for count in counts if count > 0}, reverse=True):
        tied = [i for i, each in enumerate(counts) if each == count]
        shared = sum(prizes[place : place + len(tied)])
        for i in tied:
            found[i] = shared // len(tied)
        place += len(tied)
    return found


def smiley_points(s: Evacuation) -> list[int]:
    """By seat; only with three stadiums on the New World (EV-PTS-15). The rival takes part alone (EV-SOL-39)."""
    counts = [
        new_world_smileys(player) if len(player.stadiums) >= STADIUMS_WANTED else 0 for player in s.players
    ]
    if s.seats == 1:
        counts.append(rival.smileys(s))
    return places(counts, s.seats <= 2)[: s.seats]


def line_points(s: Evacuation) -> list[int]:
    """By seat: dominance in the three lines, each for itself (EV-DOM-03 to EV-DOM-07)."""
    found = [0] * s.seats
    for line in s.lines:
        counts = [(player.settled & line).bit_count() for player in s.players]
        if s.seats == 1:
            counts.append((s.rival_settled & line).bit_count())
        for seat, more in enumerate(places(counts, s.seats <= 2)[: s.seats]):
            found[seat] += more
    return found


def population_left(player: Player) -> int:
    """Population tokens of areas left behind (EV-PTS-12)."""
    return sum([LAND[area].population for area in members(player.land)])


def points_lines(s: Evacuation, seat: int) -> list[Line]:
    """What a player's points are made of, but for the places that compare players (EV-PTS-06)."""
    player = s.players[seat]
    missing = max(0, STADIUMS_WANTED - len(player.stadiums))
    return [
        ("production", production_points(min(player.production))),
        ("goals", goals.points(player)),
        ("areas-left", -AREA_LEFT * areas_left(player)),
        ("population-left", -POPULATION_LEFT * population_left(player)),
        ("stadiums-missing", -STADIUM_MISSING * missing),
        ("penalties", -PENALTY_TOKEN * player.penalties),
        ("tasks", tasks.points(s, seat)),
    ]


def points_result(s: Evacuation) -> Result:
    """The most points; tied players share the victory (EV-PTS-22)."""
    cheers, rows = smiley_points(s), line_points(s)
    scores: list[tuple[int, ...]] = []
    lines: list[list[Line]] = []
    for seat in range(s.seats):
        mine = [*points_lines(s, seat), ("smileys", cheers[seat]), ("lines", rows[seat])]
        scores.append((sum(value for _, value in mine),))
        lines.append(mine)
    return Result(("points",), scores, lines)
