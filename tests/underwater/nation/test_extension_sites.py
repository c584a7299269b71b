"""Extension sites: one more building site at every city, for cards that say so."""

from typing import Any

import pytest
from playing import offered, refused
from underwater_positions import described, have, nation, play, production, table, turn

from partie.games.underwater.components import BERTHS, EXPANSION, SITES
from partie.games.underwater.components.boards import BOARDS
from partie.games.underwater.scoring import final_lines
from partie.kernel.engine.partie import Partie

# Card 25 (red instant): a building on an extension site, and a card. The slot R3 only gives: two steelplast and a kelp.
EACH = {"kelp": 1, "credit": 1, "steelplast": 1}


def surveying(**mine: Any) -> Partie:
    """Seat 0 builds on an extension site by card 25."""
    game = turn(hand=[14, 15, 25], **{"resources": EACH, **mine})
    play(game, "slot R3 card 25", "card first", "part 1")
    return game


@pytest.mark.rule("UC-EXT-01")
def test_every_city_site_has_one_extension_site_closed_to_ordinary_building() -> None:
    for board in BOARDS.values():
        names = [BERTHS[berth] for berth in range(len(BERTHS)) if berth % 6 == EXPANSION]
        assert names == [f"{site}x" for site in SITES]
        assert all(sites.bit_count() == 1 for sites in board.expansions_at)
    game = turn(resources=EACH, hand=[16, 38, 39])
    play(game, "slot Y4 card 16")
    for kind in ("farm", "plant", "laboratory"):
        assert refused(game, 0, f"build {kind} Sx") == "UC-EXT-01"
    assert not any(move.endswith("x") for move in offered(game))


@pytest.mark.rule("UC-EXT-02")
def test_a_card_that_says_so_builds_there_and_only_there() -> None:
    game = surveying()
    sites = {move.split()[2] for move in offered(game) if move.startswith("build ")}
    assert sites == {"Sx", "Ax", "Cx"}
    assert refused(game, 0, "build farm S") == "UC-EXT-02"
    assert refused(game, 0, "build farm A1") == "UC-EXT-02"
    play(game, "build farm Sx")
    assert described(game)["buildings"] == {"Sx": ["farm"]}
    # The card charged the usual kelp; the slot then gave one.
    assert have(game) == {"credit": 1, "steelplast": 3, "kelp": 1}


@pytest.mark.rule("UC-EXT-03")
def test_it_belongs_to_a_city_or_to_a_legal_city_site() -> None:
    game = surveying(cities={"A": "white"})
    # The city on A is not connected; on B, C and E a city could be built.
    sites = {move.split()[2] for move in offered(game) if move.startswith("build ")}
    assert sites == {"Sx", "Ax", "Bx", "Cx", "Ex"}
    for far in "DFGH":
        assert refused(game, 0, f"build farm {far}x") == "UC-EXT-03"
    play(game, "build plant Ax")
    assert described(game)["buildings"] == {"Ax": ["plant"]}


@pytest.mark.rule("UC-EXT-01", "UC-BLD-05")
def test_an_extension_site_holds_one_building() -> None:
    game = surveying(buildings={"Sx": ["plant"]})
    assert refused(game, 0, "build farm Sx") == "UC-BLD-05"


@pytest.mark.rule("UC-EXT-04")
def test_its_building_produces_pairs_and_counts_for_the_city() -> None:
    farm = production(resources={}, buildings={"Sx": ["farm"]})
    # The farm's kelp feeds the city.
    assert have(farm) == {}
    assert nation(farm).points == 0
    hungry = production(resources={}, points=5)
    assert nation(hungry).points == 2
    pair = production(resources={"kelp": 1}, buildings={"S": ["plant+"], "Sx": ["plant+"]})
    assert have(pair) == {"credit": 3, "biomatter": 2}


@pytest.mark.rule("UC-EXT-04")
def test_its_building_is_a_type_of_the_city_in_final_scoring() -> None:
    game = production(
        table={"round": 10},
        resources={"kelp": 1},
        buildings={"S": ["farm", "plant"], "Sx": ["laboratory"]},
    )
    assert dict(final_lines(table(game), 0))["cities"] == 6
