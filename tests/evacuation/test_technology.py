"""Technologies (EV-TEC)."""

import pytest
from evacuation_positions import acting, goods, happened, player, plays, tiles_of
from playing import offered, refused

from partie.games.evacuation.cards.technologies import TILES
from partie.games.evacuation.rules.actions.action_track import energy_price
from partie.games.evacuation.state import smileys

FIRST = tiles_of(1)
THIRD = tiles_of(3)


@pytest.mark.rule("EV-TEC-01", "EV-TEC-08")
def test_the_action_gains_a_resource_and_one_research_completes_level_one() -> None:
    game = plays(acting({"tiles": FIRST}), "act gain-and-research", "gain energy old", "research left")
    assert player(game).goods == goods((0, 0, 1)) and player(game).research == [1, 0, 0]
    assert ("researched", 0, 0) in happened(game)


@pytest.mark.rule("EV-TEC-02")
def test_technologies_help_only_their_owner() -> None:
    game = acting({"tiles": FIRST, "research": [1, 1, 0], "actions": 2}, {"tiles": THIRD, "actions": 2})
    assert energy_price(player(game), 0) == 0 and energy_price(player(game, 1), 0) == 1


@pytest.mark.rule("EV-TEC-03", "EV-TEC-09")
def test_levels_two_and_three_need_two_researches_and_work_only_then() -> None:
    game = acting({"tiles": FIRST, "research": [1, 0, 0]}, {"passed": True})
    before = smileys(player(game))
    plays(game, "act research", "research left")
    assert ("half-researched", 0, 3) in happened(game)
    assert player(game).perks.launch == 0 and smileys(player(game)) == before
    plays(game, "act research", "research left")
    assert ("researched", 0, 3) in happened(game)
    assert player(game).perks.launch == 1 and smileys(player(game)) == before + 1


@pytest.mark.rule("EV-TEC-04")
def test_a_lasting_ability_works_from_its_completion_on() -> None:
    game = acting({"tiles": FIRST, "goods": goods((0, 0, 9))}, {"passed": True})
    plays(game, "act research", "research middle", "act develop", "done")
    assert energy_price(player(game), 0) == 0
    plays(game, "act develop", "done")
    assert player(game).goods[2] == 9


@pytest.mark.rule("EV-TEC-05")
def test_lightning_happens_once_at_once() -> None:
    game = plays(acting({"tiles": THIRD}, {"passed": True}), "act research", "research left")
    assert "factory farm new" in offered(game)
    plays(game, "factory farm new")
    assert player(game).prepared == [0, 0, 0, 1, 0, 0] and player(game).goods == goods()
    plays(game, "act research", "research middle")
    assert not [move for move in offered(game) if move.startswith("factory")]


@pytest.mark.rule("EV-TEC-06", "EV-TEC-07")
def test_a_column_is_researched_from_its_lowest_technology_up() -> None:
    game = acting({"tiles": FIRST, "research": [5, 0, 1], "goods": goods((0, 0, 9))}, {"passed": True})
    plays(game, "act research")
    assert refused(game, 0, "research left") == "EV-TEC-06"
    assert refused(game, 0, "done") == "EV-EXC-06"
    plays(game, "research middle")
    assert happened(game, "researched")[-1] == ("researched", 0, 1)
    plays(game, "act research", "research middle")
    assert happened(game, "half-researched")[-1] == ("half-researched", 0, 4)
    assert refused(acting({"tiles": FIRST, "research": [5, 5, 5]}), 0, "act research") == "EV-TEC-06"


@pytest.mark.rule("EV-TEC-10")
def test_the_researches_of_a_technology_need_not_follow_each_other() -> None:
    row = {"tiles": FIRST, "research": [2, 0, 0], "goods": goods((0, 0, 9))}
    game = plays(
        acting(row, {"passed": True}), "act research", "research right", "act research", "research left"
    )
    assert player(game).research == [3, 0, 1]


@pytest.mark.rule("EV-TEC-11")
def test_the_example_of_three_columns() -> None:
    row = {"tiles": FIRST, "research": [2, 5, 0]}
    game = plays(acting(row), "act research")
    assert offered(game) == ["research left", "research right"]
    for column, tile in (("left", 3), ("right", 2)):
        twin = game.copy()
        twin.play(0, f"research {column}")
        assert ("researched", 0, tile) in twin.events_for(None)


@pytest.mark.rule("EV-EXC-06")
def test_research_alone_gives_no_resource_and_has_strength_four() -> None:
    from partie.games.evacuation.rules.progress import strengths

    game = plays(acting({"tiles": FIRST}), "act research", "research left")
    assert player(game).goods == goods() and strengths(player(game)) == [4]
    assert len(TILES) == 36
