"""Handling owned plants: how many, and where their fuel may lie."""

import pytest
from playing import asked, offered, play_on, refused
from powergrid_positions import buying, grid, happened, producing, start, table, winning

import partie


@pytest.mark.rule("PG-OWN-01")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_nobody_keeps_a_fourth_plant(seats: int) -> None:
    """Before anything else the buyer must remove a plant."""
    game = winning(seats, [3, 4, 6], 10)
    assert asked(game) == 0
    assert offered(game) == ["scrap 3", "scrap 4", "scrap 6"]
    for move in ("pass", "open 14", "bid 20"):
        assert refused(game, 0, move) == "PG-OWN-01"
    game.play(0, "scrap 3")
    assert grid(game).players[0].kit.plants == (4, 6, 10)
    assert asked(game) == 1


@pytest.mark.rule("PG-OWN-01")
def test_a_third_plant_is_kept() -> None:
    game = winning(3, [3, 4], 10)
    assert grid(game).players[0].kit.plants == (3, 4, 10)
    assert asked(game) == 1


@pytest.mark.rule("PG-OWN-02")
def test_with_two_players_a_fourth_plant_is_kept() -> None:
    game = winning(2, [3, 4, 6], 10)
    assert grid(game).players[0].kit.plants == (3, 4, 6, 10)
    assert asked(game) == 1


@pytest.mark.rule("PG-OWN-02")
def test_with_two_players_a_fifth_plant_replaces_another() -> None:
    game = winning(2, [3, 4, 5, 6], 10, coal=4, oil=4)
    assert offered(game)[:4] == ["scrap 3", "scrap 4", "scrap 5", "scrap 6"]
    assert len(game.view(0)["players"][0]["plants"]) == 5
    assert partie.load(game.save()).key() == game.key()
    game.play(0, "scrap 6")
    assert grid(game).players[0].kit.plants == (3, 4, 5, 10)


@pytest.mark.rule("PG-OWN-01", "PG-OWN-02")
@pytest.mark.parametrize(("seats", "most"), [(2, 4), (3, 3), (6, 3)])
def test_the_limit_holds_through_whole_games(seats: int, most: int) -> None:
    reached = 0
    for seed in range(4):
        game = start(seats, seed=seed)
        for _ in play_on(game, seed):
            if game.over or not offered(game)[0].startswith("scrap"):
                counts = [len(player.kit.plants) for player in grid(game).players]
                reached = max(reached, *counts)
    assert reached == most


@pytest.mark.rule("PG-OWN-03")
def test_a_plant_too_many_is_removed_from_the_game() -> None:
    game = winning(3, [3, 4, 6], 10)
    game.play(0, "scrap 4")
    s = grid(game)
    assert 4 in s.removed
    assert 4 not in s.market and 4 not in s.deck and 4 not in s.players[0].kit.plants


@pytest.mark.rule("PG-OWN-03")
def test_only_a_plant_owned_before_can_be_removed() -> None:
    game = winning(3, [3, 4, 6], 10)
    assert refused(game, 0, "scrap 10") == "PG-OWN-03"
    assert refused(game, 0, "scrap 14") == "PG-OWN-03"


@pytest.mark.rule("PG-OWN-04")
def test_fuel_of_a_removed_plant_moves_to_the_new_one() -> None:
    game = winning(3, [4, 6, 13], 10, coal=2)
    game.play(0, "scrap 4")
    assert grid(game).players[0].fuel == [2, 0, 0, 0]
    assert happened(game, "fuel-returned") == []


@pytest.mark.rule("PG-OWN-04")
def test_fuel_of_a_removed_plant_moves_to_other_plants_with_room() -> None:
    """Of six coal on plant 8, three find room beside the one on hybrid 5."""
    game = winning(3, [5, 6, 8], 18, coal=7)
    game.play(0, "scrap 8")
    assert grid(game).players[0].fuel == [4, 0, 0, 0]


@pytest.mark.rule("PG-OWN-05")
def test_fuel_without_a_fitting_plant_goes_to_the_supply() -> None:
    game = winning(3, [4, 6, 19], 14, coal=4, garbage=2)
    market, supply = grid(game).stock.copy(), grid(game).supply.copy()
    game.play(0, "scrap 4")
    assert grid(game).players[0].fuel == [0, 0, 2, 0]
    assert grid(game).supply == [supply[0] + 4, *supply[1:]]
    assert grid(game).stock == market


@pytest.mark.rule("PG-OWN-05")
@pytest.mark.parametrize(("scrap", "fuel", "kept"), [(19, 2, 2), (11, 3, 0), (3, 1, 0), (4, 0, 0)])
def test_what_finds_no_room_goes_back_of_every_kind(scrap: int, fuel: int, kept: int) -> None:
    """Plant 6 keeps two garbage; coal, oil and uranium have no other plant."""
    name = ("coal", "oil", "garbage", "uranium")[fuel]
    game = winning(3, [6, 13, scrap], 18, **{name: kept + 2})
    supply = grid(game).supply[fuel]
    game.play(0, f"scrap {scrap}")
    assert grid(game).players[0].fuel[fuel] == kept
    assert grid(game).supply[fuel] == supply + 2


@pytest.mark.rule("PG-OWN-05")
def test_the_owner_chooses_which_fuel_of_a_hybrid_goes_but_returns_no_more_than_needed() -> None:
    """Six coal and six oil on plant 4 and two hybrids, and then room for four coal and four of either kind."""
    game = winning(3, [4, 5, 12], 18, coal=6, oil=6)
    supply = grid(game).supply.copy()
    game.play(0, "scrap 12")
    before = game.save()
    assert offered(game) == ["keep coal 4", "keep coal 5", "keep coal 6"]
    assert game.save() == before
    assert refused(game, 0, "keep coal 3") == "PG-OWN-05"
    assert refused(game, 0, "keep coal 7") == "PG-OWN-05"
    game.play(0, "keep coal 5")
    assert grid(game).players[0].fuel == [5, 3, 0, 0]
    assert grid(game).supply == [supply[0] + 1, supply[1] + 3, *supply[2:]]
    assert asked(game) == 1


@pytest.mark.rule("PG-OWN-06")
@pytest.mark.parametrize("phase", ["auction", "resources", "connect", "bureaucracy"])
@pytest.mark.parametrize("acting", [0, 1])
def test_fuel_may_be_moved_between_plants_at_any_time(phase: str, acting: int) -> None:
    """Four coal never block the hybrid while the coal plant has room for them, in and out of turn."""
    rows = [{"plants": [4, 5], "fuel": {"coal": 4}}, {"plants": [3]}]
    gone = {"bought": [0]} if phase == "auction" and acting else {}
    game = table(2, {"round": 3, "phase": phase, "acting": acting, "order": [0, 1], "players": rows, **gone})
    room = game.view(1)["players"][0]["room"]
    assert (room["coal"], room["oil"]) == (4, 4)


@pytest.mark.rule("PG-OWN-06")
def test_fuel_bought_for_one_plant_may_run_another() -> None:
    """Two coal and two oil: the coal runs plant 4 or the hybrid, as the owner likes."""
    game = producing([4, 5], 3, coal=2, oil=2)
    assert set(offered(game)) == {
        "run none",
        "run 4",
        "run 5",
        "run 5 coal=1",
        "run 5 coal=2",
        "run 4 5",
    }


@pytest.mark.rule("PG-OWN-07")
@pytest.mark.parametrize(
    ("plants", "fuel"),
    [
        ([9], {"oil": 3}),
        ([4], {"oil": 1}),
        ([4], {"coal": 5}),
        ([4, 5], {"coal": 9}),
        ([4, 5], {"coal": 4, "oil": 5}),
        ([3, 46], {"coal": 3, "oil": 8}),
        ([13], {"uranium": 1}),
        ([6], {"garbage": 3}),
        ([11], {"uranium": 3}),
    ],
)
def test_storage_limits_hold_in_number_and_kind(plants: list[int], fuel: dict[str, int]) -> None:
    """No way to lie on the plants, no such position; with one token fewer there is one."""
    with pytest.raises(partie.PartieError) as caught:
        buying(plants, held=fuel)
    assert caught.value.detail["where"] == "players.0.fuel"
    kind = max(fuel, key=lambda name: fuel[name])
    fewer = {**fuel, kind: fuel[kind] - 1}
    assert grid(buying(plants, held=fewer)).players[0].kit.plants == tuple(plants)


@pytest.mark.rule("PG-OWN-07")
def test_after_a_removal_the_limits_come_before_anything_else() -> None:
    game = winning(3, [4, 5, 12], 18, coal=6, oil=6)
    game.play(0, "scrap 12")
    for move in ("pass", "open 10", "bid 20"):
        assert refused(game, 0, move) == "PG-OWN-07"


@pytest.mark.rule("PG-OWN-08")
def test_coal_moves_from_a_hybrid_to_a_coal_plant() -> None:
    """The hybrid is free for four oil then, and both plants run."""
    game = buying([4, 5], held={"coal": 2})
    game.play(0, "buy oil 4")
    assert grid(game).players[0].fuel == [2, 4, 0, 0]
    game = producing([4, 5], 3, coal=2, oil=4)
    game.play(0, "run 4 5")
    assert grid(game).players[0].fuel == [0, 2, 0, 0]
