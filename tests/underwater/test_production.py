"""Production, feeding and final scoring: the worked examples of the rulebooks."""

import pytest
from underwater_positions import have, nation, production, table

from partie.games.underwater.components import BOARDS
from partie.games.underwater.production import network_yield
from partie.games.underwater.scoring import final_lines
from partie.games.underwater.works import WHITE_CITY, Works, empty_works

FARM, PLANT, LABORATORY = range(3)


def works(*buildings: tuple[int, int], city: int = 0) -> Works:
    """Board 1 with buildings (type, how many of them upgraded: 0 or 1) at one city."""
    found = empty_works(BOARDS[1])
    for kind, upgraded in buildings:
        found = found.with_building(kind, city * 6)
        if upgraded:
            found = found.with_upgraded(kind, city * 6)
    return found


@pytest.mark.rule("UC-PRO-06", "UC-PRO-08")
@pytest.mark.parametrize(
    ("buildings", "steelplast", "science"),
    [([0], 1, 0), ([1], 1, 1), ([0, 0], 2, 0), ([0, 1], 2, 1), ([1, 1], 3, 2)],
)
def test_laboratories_make_steelplast_and_upgraded_ones_science(
    buildings: list[int], steelplast: int, science: int
) -> None:
    made = network_yield(works(*((LABORATORY, upgraded) for upgraded in buildings)), 0)
    assert (made[1], made[2]) == (steelplast, science)


@pytest.mark.rule("UC-PRO-10", "UC-PRO-04", "UC-PRO-09")
@pytest.mark.parametrize(
    ("buildings", "kelp", "points"), [([0], 1, 0), ([1], 1, 1), ([1, 1], 3, 3), ([1, 1, 1], 4, 4)]
)
def test_farms_make_kelp_and_upgraded_ones_points(buildings: list[int], kelp: int, points: int) -> None:
    made = network_yield(works(*((FARM, upgraded) for upgraded in buildings)), 0)
    assert (made[0], made[5]) == (kelp, points)


@pytest.mark.rule("UC-PRO-14", "UC-MET-04")
def test_the_production_example() -> None:
    """Cities S and the purple one at C connected, a third city at B is not; t12 only reaches the metropolis N.

    t2 S-C, t4 C-D and t1 S-A lie at cities, t12 (D-N) at none; t4 has a bonus icon only when it is built.
    """
    game = production(
        laid=[44],
        cities={"A": "white", "C": "purple", "B": "white", "H": "white"},
        tunnels=["t2", "t4+", "t12"],
        buildings={"S": ["farm+", "farm", "plant"], "C": ["laboratory+", "laboratory+"], "H": ["laboratory"]},
        tiles=[4, 6, 12],
    )
    # Two tunnels at cities (one upgraded), a plant, card 44: four credits; feeding takes both kelp.
    assert have(game) == {"credit": 4, "steelplast": 3, "science": 2}
    assert nation(game).points == 1 + 1 + 2 + 2


@pytest.mark.rule("UC-FEE-03", "UC-FEE-04")
@pytest.mark.parametrize(
    ("kelp", "biomatter", "points", "left"), [(1, 2, 0, 0), (1, 1, 10, 7), (0, 0, 10, 1), (5, 0, 4, 4)]
)
def test_feeding_takes_kelp_then_biomatter_then_points(
    kelp: int, biomatter: int, points: int, left: int
) -> None:
    game = production(
        resources={"kelp": kelp, "biomatter": biomatter},
        points=points,
        cities={"A": "white", "C": "white"},
        tunnels=["t1", "t2"],
    )
    assert nation(game).points == left
    assert have(game).get("kelp", 0) == max(0, kelp - 3)


@pytest.mark.rule("UC-FIN-08", "UC-FIN-13")
def test_what_is_left_at_the_end() -> None:
    game = production(
        table={"round": 10},
        resources={"kelp": 1, "credit": 16, "steelplast": 2, "science": 1, "biomatter": 3},
    )
    lines = dict(final_lines(table(game), 0))
    assert game.over
    assert lines["resources"] == 6
    assert lines["cities"] == 2
    assert WHITE_CITY == 1
