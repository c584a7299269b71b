"""League schedules: rounds of tables of three or four until everybody has met everybody, with balanced seats.

For 9 people at tables of three and 16 at tables of four, an affine plane lets each pair meet exactly once. Otherwise a
search minimises rounds and repeated meetings. The result is deterministic.
"""

import random
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Final

LARGEST: Final = 24
"""The maximal number of people in a league."""
LEAST: Final = 3
TRIES: Final = 10
PEOPLE_MET: Final = 6
"""The penalty of a second meeting; each further meeting costs a little more."""
SWAPS: Final = 1500

Group = tuple[int, ...]
Round = list[Group]

_TIMES4: Final = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))
"""Multiplication of the field with four elements; addition is exclusive or."""


def sizes(people: int, seats: int) -> list[int]:
    """The table sizes of a round: as many of the wanted size as possible, the rest of the other; empty if
    impossible."""
    if seats not in (3, 4) or not LEAST <= people <= LARGEST:
        return []
    fours = (people - 3 * (-people % 4)) // 4 if seats == 4 else people % 3
    threes = -people % 4 if seats == 4 else (people - 4 * (people % 3)) // 3
    return [] if fours < 0 or threes < 0 else [4] * fours + [3] * threes


def plan(people: int, seats: int, rounds: int | None = None) -> list[Round]:
    """The rounds, each table in the order of its seats; `rounds`: so many, else until each has met each."""
    shape = sizes(people, seats)
    if not shape:
        return []
    found = _lines(seats) if people == seats * seats else None
    if found is None:
        found = min((_searched(people, shape, random.Random(number)) for number in range(TRIES)), key=len)
    if rounds is not None:
        found = [found[number % len(found)] for number in range(rounds)]
    return _seated(people, found)


def _lines(size: int) -> list[Round]:
    """The lines of the affine plane over a field with `size` elements, one round per direction."""

    def on(slope: int, at: int, x: int) -> int:
        y = (slope * x + at) % 3 if size == 3 else _TIMES4[slope][x] ^ at
        return x * size + y

    elements = range(size)
    upright = [tuple(x * size + y for y in elements) for x in elements]
    return [upright, *([tuple(on(slope, at, x) for x in elements) for at in elements] for slope in elements)]


def _searched(people: int, shape: list[int], dice: random.Random) -> list[Round]:
    met: dict[tuple[int, int], int] = {}
    found: list[Round] = []
    pairs = people * (people - 1) // 2
    while len(met) < pairs:
        row = list(range(people))
        dice.shuffle(row)
        found.append(_improved(row, shape, met, dice))
        for pair in _pairs(found[-1]):
            met[pair] = met.get(pair, 0) + 1
    return found


def _improved(
    row: list[int], shape: list[int], met: dict[tuple[int, int], int], dice: random.Random
) -> Round:
    """Improve a round by swapping two people as long as this reduces repeated meetings."""
    groups = _cut(row, shape)

    def cost(group: list[int]) -> int:
        times = (met.get(pair, 0) for pair in combinations(sorted(group), 2))
        return sum(PEOPLE_MET + one for one in times if one)

    costs = [cost(group) for group in groups]
    for _ in range(SWAPS if len(groups) > 1 else 0):
        if not sum(costs):
            break
        one, two = dice.sample(range(len(groups)), 2)
        first, second = dice.randrange(len(groups[one])), dice.randrange(len(groups[two]))
        mine, theirs = groups[one][first], groups[two][second]
        groups[one][first], groups[two][second] = theirs, mine
        new = cost(groups[one]), cost(groups[two])
        if sum(new) <= costs[one] + costs[two]:
            costs[one], costs[two] = new
        else:
            groups[one][first], groups[two][second] = mine, theirs
    return [tuple(group) for group in groups]


def _cut(row: list[int], shape: list[int]) -> list[list[int]]:
    groups, at = [], 0
    for size in shape:
        groups.append(row[at : at + size])
        at += size
    return groups


def _pairs(groups: Round) -> Iterator[tuple[int, int]]:
    for group in groups:
        yield from combinations(sorted(group), 2)


def _seated(people: int, rounds: list[Round]) -> list[Round]:
    """Order the seats so that everybody has each place about equally often."""
    sat = [[0] * 4 for _ in range(people)]
    found = []
    for groups in rounds:
        seated = []
        for group in groups:
            best = min(
                permutations(sorted(group)),
                key=lambda order: sum(
                    (sat[one][seat] + 1) ** 2 - sat[one][seat] ** 2 for seat, one in enumerate(order)
                ),
            )
            for seat, one in enumerate(best):
                sat[one][seat] += 1
            seated.append(best)
        found.append(seated)
    return found
