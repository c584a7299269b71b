"""Game board and regions."""

import pytest
from playing import asked, offered, refused
from powergrid_positions import grid, happened, position, start, table

import partie
from partie.games.powergrid.components import MAPS

GERMANY = ["north", "northeast", "east", "west", "southwest", "south"]
"""Each of these adjoins one before it."""
COUNTS = {2: 3, 3: 3, 4: 4, 5: 5, 6: 5}


@pytest.mark.rule("PG-BRD-01")
@pytest.mark.parametrize("name", ["germany", "usa"])
def test_the_map_has_six_regions_of_seven_cities(name: str) -> None:
    area = MAPS[name]
    counts = [sum(city.region == region for city in area.cities) for region in range(len(area.regions))]
    assert counts == [7, 7, 7, 7, 7, 7]
    assert len(set(area.colours)) == 6
    assert len(set(area.ids)) == 42


@pytest.mark.rule("PG-BRD-02")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_players_choose_a_region_each(seats: int) -> None:
    chosen = GERMANY[:seats]
    assert set(start(seats, regions=",".join(chosen)).view(None)["regions"]) == set(chosen)


@pytest.mark.rule("PG-BRD-02")
@pytest.mark.parametrize(("seats", "count"), [(3, 2), (3, 4), (4, 3), (4, 5), (5, 4), (5, 6)])
def test_one_region_more_or_less_is_refused(seats: int, count: int) -> None:
    with pytest.raises(partie.PartieError) as caught:
        start(seats, regions=",".join(GERMANY[:count]))
    assert caught.value.key == "bad-region-count"


@pytest.mark.rule("PG-BRD-02")
def test_a_region_named_twice_counts_once() -> None:
    with pytest.raises(partie.PartieError) as caught:
        position(3, {"round": 1, "regions": ["north", "north", "east"]})
    assert caught.value.key == "bad-region-count"


@pytest.mark.rule("PG-BRD-02")
def test_the_players_may_draft_the_regions_in_turn() -> None:
    """Nobody drafts a region twice, and nobody drafts one region more."""
    game = start(4, regions="draft")
    order = grid(game).order
    for seat, name in zip(order, ["north", "east", "south", "west"], strict=True):
        assert asked(game) == seat
        game.play(seat, f"draft {name}")
        assert refused(game, asked(game), f"draft {name}") == "PG-BRD-02"
    assert set(game.view(None)["regions"]) == {"north", "east", "south", "west"}
    assert len(game.view(None)["cities"]) == 28
    assert grid(game).phase == 2
    assert refused(game, asked(game), "draft northeast") == "PG-BRD-02"


@pytest.mark.rule("PG-BRD-02")
@pytest.mark.parametrize("phase", ["auction", "resources", "connect", "bureaucracy"])
def test_once_the_game_runs_no_region_joins_it(phase: str) -> None:
    rows = [{"plants": [3]}, {"plants": [4]}]
    game = table(2, {"round": 2, "phase": phase, "order": [0, 1], "players": rows})
    assert refused(game, 0, "draft south") == "PG-BRD-02"
    assert refused(game, 1, "draft south") == "PG-BRD-02"


@pytest.mark.parametrize(
    ("seats", "wanted"),
    [
        pytest.param(2, 3, marks=pytest.mark.rule("PG-BRD-03")),
        pytest.param(6, 5, marks=pytest.mark.rule("PG-BRD-04")),
    ],
)
def test_two_players_choose_three_regions_and_six_players_five(seats: int, wanted: int) -> None:
    for count in range(1, 7):
        regions = ",".join(GERMANY[:count])
        if count == wanted:
            assert len(start(seats, regions=regions).view(None)["regions"]) == wanted
        else:
            with pytest.raises(partie.PartieError) as caught:
                start(seats, regions=regions)
            assert caught.value.key == "bad-region-count"


@pytest.mark.rule("PG-BRD-03")
def test_two_players_draft_three_regions_the_first_player_two_of_them() -> None:
    game = start(2, regions="draft")
    first, second = grid(game).order
    for seat, name in ((first, "south"), (second, "east"), (first, "north")):
        game.play(seat, f"draft {name}")
    assert happened(game, "drafted") == [("drafted", first, 5), ("drafted", second, 3), ("drafted", first, 0)]
    assert grid(game).phase == 2


@pytest.mark.rule("PG-BRD-05")
@pytest.mark.parametrize("regions", ["north,northeast,south", "west,southwest,northeast", "north,west,south"])
def test_regions_that_do_not_touch_are_refused(regions: str) -> None:
    with pytest.raises(partie.PartieError) as caught:
        start(3, map="germany", regions=regions)
    assert caught.value.key == "regions-apart"


@pytest.mark.rule("PG-BRD-05")
def test_a_drafted_region_must_touch_those_drafted_before() -> None:
    game = start(3, map="germany", regions="draft")
    assert len(offered(game)) == 6
    game.play(asked(game), "draft north")
    assert offered(game) == ["draft northeast", "draft west", "draft east"]
    for name in ("southwest", "south"):
        assert refused(game, asked(game), f"draft {name}") == "PG-BRD-05"


@pytest.mark.rule("PG-BRD-05")
@pytest.mark.parametrize("name", ["germany", "usa"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_regions_form_one_area(name: str, seats: int) -> None:
    """From the first city every other one in play can be reached, and not always in the same regions."""
    seen = set()
    for seed in range(30):
        s = grid(start(seats, seed=seed, map=name))
        seen.add(s.regions)
        assert s.regions.bit_count() == COUNTS[seats]
        assert max(s.board.distances[0]) < 200
    assert len(seen) > 3


@pytest.mark.rule("PG-BRD-06")
def test_everybody_may_play_in_all_chosen_regions() -> None:
    """Seat 1 connects Hamburg in the north and Lübeck in the northeast in one turn; seat 0 goes east."""
    game = table(
        2, {"round": 2, "phase": "connect", "order": [0, 1], "players": [{"money": 90}, {"money": 90}]}
    )
    game.play(1, "build hamburg")
    game.play(1, "build luebeck")
    game.play(1, "done")
    game.play(0, "build magdeburg")
    game.play(0, "build halle")
    assert [player.cities for player in grid(game).players] == [2, 2]


@pytest.mark.rule("PG-BRD-07")
def test_a_city_of_a_region_not_chosen_cannot_be_connected() -> None:
    game = table(2, {"round": 2, "phase": "connect", "order": [0, 1]})
    assert refused(game, 1, "build essen") == "PG-BRD-07"
    assert not any("essen" in move for move in offered(game))


@pytest.mark.rule("PG-BRD-07")
def test_links_of_a_region_not_chosen_cannot_be_used_even_to_pass_through() -> None:
    """Kansas City to Pittsburgh: 8+7+6 over Chicago and Detroit, but 12+6+3+7+7 when the North is not played."""
    row = {"cities": ["kansas_city"], "money": 100}
    given = {"round": 2, "phase": "connect", "players": [{}, {}, {}, row], "order": [0, 1, 2, 3]}
    game = position(4, given, map="usa", regions="north,south,southeast,northeast")
    game.play(3, "build pittsburgh")
    assert grid(game).players[3].money == 100 - 10 - 21
    given = {"round": 2, "phase": "connect", "players": [{}, {}, row], "order": [0, 1, 2]}
    game = position(3, given, map="usa", regions="south,southeast,northeast")
    game.play(2, "build pittsburgh")
    assert grid(game).players[2].money == 100 - 10 - 35
