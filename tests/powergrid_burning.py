"""Every way to run plants, found by trying: tokens are laid on the plants and burnt in all ways there are.

Nothing of the engine's own arithmetic is used here, only the faces of the cards and the spaces of the market.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any

from hypothesis import strategies as st

from partie.games.powergrid.components import PLANTS

Fuel = tuple[int, ...]
"""Tokens of coal, oil, garbage, uranium."""

KINDS = ("coal", "oil", "garbage", "uranium")
SPACES = ([price for price in range(1, 9) for _ in range(3)],) * 3 + ([*range(1, 9), 10, 12, 14, 16],)
"""The price of every space for a token, by kind."""


def heaps(kinds: tuple[int, ...], most: Fuel, least_sum: int, most_sum: int) -> Iterator[Fuel]:
    """All heaps of tokens of these kinds, none with more of a kind than `most`."""
    for heap in product(*(range(most[kind] + 1) if kind in kinds else (0,) for kind in range(4))):
        if least_sum <= sum(heap) <= most_sum:
            yield heap


def all_ways(plants: list[int], fuel: Fuel) -> set[tuple[tuple[int, ...], Fuel]]:
    """Each set of plants that can run, with each heap of tokens it can burn."""
    # Tokens not laid on a plant yet, plants that run, tokens burnt.
    found: set[tuple[Fuel, tuple[int, ...], Fuel]] = {(fuel, (), (0, 0, 0, 0))}
    for number in plants:
        plant = PLANTS[number]
        after = set()
        for left, run, burnt in found:
            for laid in heaps(plant.fuel, left, 0, 2 * plant.amount):
                rest = tuple(a - b for a, b in zip(left, laid, strict=True))
                after.add((rest, run, burnt))
                for fire in heaps(plant.fuel, laid, plant.amount, plant.amount):
                    more = tuple(a + b for a, b in zip(burnt, fire, strict=True))
                    after.add((rest, (*run, number), more))
        found = after
    return {(run, burnt) for left, run, burnt in found if not any(left)}


def supplied(run: tuple[int, ...], cities: int) -> int:
    """How many of the cities these plants supply."""
    return min(cities, sum(PLANTS[number].powers for number in run))


def worth(burnt: Fuel, market: Fuel) -> int:
    """What it would cost to buy the tokens now; those the market lacks count at its highest price."""
    cost = 0
    for kind, spaces in enumerate(SPACES):
        lying = spaces[len(spaces) - market[kind] :]
        cost += sum(lying[: burnt[kind]]) + spaces[-1] * max(0, burnt[kind] - market[kind])
    return cost


@st.composite
def owners(draw: st.DrawFn, most_cities: int) -> dict[str, Any]:
    """A player of a two-player game: plants with fuel lying on them, a market, a number of cities."""
    mixing = st.sampled_from([number for number, plant in PLANTS.items() if {0, 1} & set(plant.fuel)])
    number = st.one_of(mixing, st.sampled_from(sorted(PLANTS)))
    plants = sorted(draw(st.lists(number, min_size=1, max_size=4, unique=True)))
    fuel = [0, 0, 0, 0]
    for plant in (PLANTS[number] for number in plants):
        room = 2 * plant.amount
        for kind in plant.fuel:
            laid = draw(st.integers(0, room))
            fuel[kind] += laid
            room -= laid
    return {
        "plants": plants,
        "fuel": tuple(fuel),
        "market": tuple(
            draw(st.integers(0, len(spaces) - held)) for spaces, held in zip(SPACES, fuel, strict=True)
        ),
        "cities": draw(st.integers(0, most_cities)),
    }
