"""The points game: goals, scoring, modules of lines and tasks (EV-PTS, EV-MOD, EV-DOM, EV-PUB, EV-PTR)."""

from typing import Any

import pytest
from evacuation_positions import acting, goods, passes, player, plays, position, run_on, start, state
from playing import asked, offered, refused

import partie
from partie.euro.sets import set_of
from partie.games.evacuation import scoring
from partie.games.evacuation.cards.goals import GOALS
from partie.games.evacuation.components import EDITION, TASKS
from partie.games.evacuation.components.new_world import AREA_IDS, MARKS
from partie.games.evacuation.rules.actions import tasks
from partie.games.evacuation.rules.goals import counted
from partie.kernel.engine.partie import Partie

THREE = ["tin-arena", "dust-derby", "neon-oval"]


def lines(row: dict[str, Any], **given: Any) -> dict[str, int]:
    return dict(scoring.points_lines(state(acting(row, mode="points", **given)), 0))


@pytest.mark.rule("EV-PTS-01")
def test_the_condition_of_the_race_does_not_end_a_points_game() -> None:
    row = {"production": [8, 8, 8], "stadiums": THREE, "goods": goods((9, 9, 9))}
    game = plays(acting(row, {}, year=3, mode="points"), "act develop", "done")
    assert state(game).ended == 0
    game = run_on(game, lambda s: s.year == 4 and s.phase == 2)
    assert state(game).year == 4 and not game.over


@pytest.mark.rule("EV-PTS-02", "EV-PTS-03")
def test_four_goals_are_dealt_one_is_kept_and_three_go_to_the_left() -> None:
    game = start(3, 1, mode="points")
    piles = [each.pile for each in state(game).players]
    assert [len(pile) for pile in piles] == [4, 4, 4]
    for seat in range(3):
        assert refused(game, seat, f"goal {GOALS[piles[(seat + 1) % 3][0]].id}") == "EV-PTS-03"
        game.play(seat, f"goal {GOALS[piles[seat][0]].id}")
    for seat in range(3):
        assert (
            player(game, (seat + 1) % 3).pile == piles[seat][1:]
            and player(game, seat).goals == piles[seat][:1]
        )


@pytest.mark.rule("EV-PTS-04", "EV-PTS-05")
def test_the_draft_ends_with_four_cards_of_which_one_is_discarded() -> None:
    game = start(2, 1, mode="points")
    for _ in range(3):
        for seat in range(2):
            game.play(seat, game.decision(seat).moves[0])
    assert [len(each.goals) for each in state(game).players] == [4, 4]
    other = next(goal.id for number, goal in enumerate(GOALS) if number not in player(game).goals)
    assert refused(game, 0, f"forgo {other}") == "EV-PTS-05"
    for seat in range(2):
        game.play(seat, game.decision(seat).moves[0])
    assert [len(each.goals) for each in state(game).players] == [3, 3]
    assert (
        game.view(0)["players"][1]["goals"] == [None] * 3 and None not in game.view(0)["players"][0]["goals"]
    )


@pytest.mark.rule("EV-PTS-06")
def test_points_are_production_goals_penalties_and_smileys() -> None:
    full = {
        "land": [],
        "sections": [20, 20],
        "stadiums": THREE,
        "production": [8, 9, 9],
        "penalties": 1,
        "goals": ["biomes"],
    }
    game = position(2, {"year": 4, "phase": "bonuses", "order": [0, 1], "players": [full, {}]}, mode="points")
    game = run_on(game, lambda s: False)
    assert game.result is not None
    told = dict(game.result.lines[0])
    assert told["production"] == 10 and told["penalties"] == -3 and told["smileys"] == 4
    assert game.result.scores[0] == (sum(told.values()),)


@pytest.mark.rule("EV-PTS-07", "EV-PTS-08", "EV-PTS-09")
def test_the_lowest_production_scores() -> None:
    """The examples: 8 gives 10, 10 gives 19, 12 gives 19 + 3 + 3."""
    assert lines({"production": [8, 10, 12]})["production"] == 10
    found = [scoring.production_points(level) for level in range(13)]
    assert found[8] == 10 and found[10] == 19 and found[11] == 22 and found[12] == 25
    assert found == sorted(found) and found[4] == 0 and found[:5] == [0] * 5


@pytest.mark.rule("EV-PTS-10")
@pytest.mark.parametrize("goal", [goal.id for goal in GOALS])
def test_every_goal_counts_and_scores(goal: str) -> None:
    number = [each.id for each in GOALS].index(goal)
    row: dict[str, Any] = {
        "settled": ["t1", "t2", "d1", "f1", "o8"],
        "producing": [2, 0, 0],
        "production": [6, 6, 6],
        "research": [5, 3, 1],
        "works": ["kelp-gardens"],
        "met": ["kelp-gardens"],
        "stadiums": ["planetarium"],
        "shuttles": ["crane"],
        "early": 6,
        "goods": goods((0, 0, 0), (2, 2, 1)),
        "sections": [17, 13],
        "goals": [goal],
    }
    each = player(acting(row, mode="points"))
    wanted = {
        "tundra": 2,
        "desert": 1,
        "forest": 1,
        "ocean": 1,
        "biomes": 4,
        "factories": 2,
        "technologies": 6,
        "masteries": 1,
        "infrastructure": 1,
        "shuttles": 1,
        "production": 18,
        "supplies": 5,
        "milestones": 7,
        "early": 6,
        "population": 7,
    }
    if goal in wanted:
        assert counted(each, number) == wanted[goal]
    assert lines(row)["goals"] == GOALS[number].score(counted(each, number))


@pytest.mark.rule("EV-PTS-11", "EV-PTS-12")
def test_areas_left_cost_two_and_their_population_one_each() -> None:
    found = lines({"land": ["l3", "l5"], "flipped": 1})
    assert found["areas-left"] == -6 and found["population-left"] == 0
    found = lines({"land": ["l1"], "flipped": 2})
    assert found["areas-left"] + found["population-left"] == -4


@pytest.mark.rule("EV-PTS-13", "EV-PTS-14")
def test_missing_stadiums_and_penalty_tokens_cost_three_each() -> None:
    assert lines({"stadiums": THREE[:1]})["stadiums-missing"] == -6
    assert lines({"stadiums": [*THREE, "girder-ring"]})["stadiums-missing"] == 0
    assert lines({"penalties": 2})["penalties"] == -6


@pytest.mark.rule("EV-PTS-15", "EV-PTS-16")
def test_smileys_count_with_three_stadiums_on_the_new_world_and_of_that_world_only() -> None:
    ground = ["village-green", "orchard-stage", "harvest-bowl"]
    one = {"stadiums": ["planetarium", "titan-bowl"], "old_stadiums": ["purple-ground", "ridge-arena"]}
    game = acting(one, {"stadiums": THREE}, {"stadiums": ground}, seats=3, mode="points")
    assert scoring.smiley_points(state(game)) == [0, 5, 5]
    one = {
        "stadiums": ["village-green", "orchard-stage", "lamplight-court"],
        "old_stadiums": ["purple-ground", "planetarium"],
    }
    game = acting(one, {"stadiums": THREE}, seats=2, mode="points")
    assert scoring.smiley_points(state(game)) == [0, 4]


@pytest.mark.rule("EV-PTS-17", "EV-PTS-18", "EV-PTS-19")
def test_places_give_six_four_and_one_with_two_players_four() -> None:
    assert scoring.places([7, 5, 3, 2], False) == [6, 4, 1, 0]
    assert scoring.places([5, 3], True) == [4, 0]
    assert scoring.places([0, 3], True) == [0, 4] and scoring.places([0, 0], True) == [0, 0]


@pytest.mark.rule("EV-PTS-20", "EV-PTS-21")
def test_tied_places_are_shared_and_rounded_down() -> None:
    assert scoring.places([5, 5, 3, 1], False) == [5, 5, 1, 0]
    assert scoring.places([6, 4, 4, 1], False) == [6, 2, 2, 0]
    assert scoring.places([5, 5], True) == [2, 2]
    assert scoring.places([5, 5, 5], False) == [3, 3, 3]


@pytest.mark.rule("EV-PTS-22")
def test_the_most_points_win_and_ties_share() -> None:
    full = {"land": [], "sections": [20, 20], "stadiums": [], "production": [8, 8, 8], "goals": []}
    given = {
        "year": 4,
        "phase": "bonuses",
        "order": [0, 1, 2],
        "players": [full, full, {**full, "penalties": 1}],
    }
    game = run_on(position(3, given, mode="points"), lambda s: False)
    assert game.result is not None and game.result.winners == [0, 1] and game.result.places == [1, 1, 3]


@pytest.mark.rule("EV-MOD-01")
@pytest.mark.parametrize("option", ["tasks", "dominance"])
def test_modules_belong_to_the_points_game(option: str) -> None:
    with pytest.raises(partie.PartieError) as error:
        start(2, **{option: "on"})
    assert error.value.detail["rule"] == "EV-MOD-01"
    assert start(2, mode="points", **{option: "on"}).view(0)


@pytest.mark.rule("EV-MOD-02", "EV-MOD-03")
def test_modules_go_with_basic_and_advanced_actions() -> None:
    for actions in ("basic", "advanced"):
        assert start(2, mode="points", tasks="on", dominance="on", actions=actions).view(0)["tasks"]
    assert state(start(2, mode="race", actions="basic", bonuses="strict")).lenient is False
    assert state(start(2, mode="points", actions="advanced", bonuses="lenient")).lenient
    assert state(start(2, mode="points", actions="basic", bonuses="strict")).points


@pytest.mark.rule("EV-DOM-01", "EV-DOM-02")
def test_a_side_of_the_card_and_three_lines() -> None:
    odd = [{set_of(way) for way in MARKS[EDITION][mark].inland} for mark in (1, 3, 5)]
    even = [{set_of(way) for way in MARKS[EDITION][mark].inland} for mark in (2, 4, 6)]
    sides, directions = set(), set()
    for seed in range(20):
        found = state(start(2, seed, mode="points", dominance="on")).lines
        assert len(found) == 3
        side = all(line in ways for line, ways in zip(found, odd, strict=True))
        assert side or all(line in ways for line, ways in zip(found, even, strict=True))
        sides.add(side)
        directions.add(found)
    assert sides == {True, False} and len(directions) > 4


def dominated(*areas: list[str]) -> list[int]:
    """Points of players with these areas, with one line of seven areas three times."""
    line = sum(1 << AREA_IDS.index(area) for area in ("t7", "d6", "o2", "o7", "f12", "f5", "t8"))
    rows = [{"settled": list(settled)} for settled in areas]
    game = acting(*rows, seats=len(rows), mode="points", dominance="on", lines=[line, 0, 0])
    return scoring.line_points(state(game))


@pytest.mark.rule("EV-DOM-03", "EV-DOM-04")
def test_most_areas_of_a_line_give_six_then_four_then_one() -> None:
    assert dominated(["t7", "d6", "o2"], ["o7", "f12"], ["f5"]) == [6, 4, 1]
    game = acting(
        {"settled": ["t7", "t1"]},
        {},
        {},
        seats=3,
        mode="points",
        dominance="on",
        lines=[1, 1, 1 << AREA_IDS.index("t7")],
    )
    assert scoring.line_points(state(game)) == [18, 0, 0]


@pytest.mark.rule("EV-DOM-05", "EV-DOM-06")
def test_with_two_players_four_points_and_nothing_without_an_area() -> None:
    assert dominated(["t7", "d6", "o2"], ["o7"]) == [4, 0]
    assert dominated(["t7", "d6"], [], []) == [6, 0, 0]


@pytest.mark.rule("EV-DOM-07")
def test_ties_on_a_line_are_shared() -> None:
    assert dominated(["t7", "d6"], ["o2", "o7"], ["f12"]) == [5, 5, 1]
    assert dominated(["t7", "d6"], ["o2", "o7"], ["f12", "f5"]) == [3, 3, 3]


def tasked(row: dict[str, Any], *laid: str, **given: Any) -> Partie:
    """A points game with these tasks; seat 0's turn."""
    rest = [task.id for task in TASKS if task.id not in laid]
    return acting(row, mode="points", module="on", tasks=[*laid, *rest][:3], **given)


@pytest.mark.rule("EV-PUB-01")
def test_three_tasks_are_laid_out() -> None:
    seen = {state(start(2, seed, mode="points", tasks="on")).tasks for seed in range(15)}
    assert all(len(set(laid)) == 3 for laid in seen) and len(seen) > 4


@pytest.mark.rule("EV-PUB-02", "EV-PTR-02")
def test_the_first_to_meet_the_condition_takes_the_card() -> None:
    row = {"production": [4, 4, 4], "prepared": [0, 0, 0, 1, 0, 0]}
    game = tasked(row, "production")
    game = acting(row, row, mode="points", module="on", tasks=["production", "factories", "population"])
    assert refused(game, 0, "task production") == "EV-PUB-02"
    plays(game, "act settle", "settle t8 farm")
    assert state(game).owners == [0, -1, -1]
    plays(game, "act settle", "settle t10 farm")
    assert state(game).owners == [0, -1, -1] and player(game, 1).production[0] == 5


@pytest.mark.rule("EV-PUB-03", "EV-PUB-05")
def test_a_task_is_played_along_with_an_action() -> None:
    row = {"goods": goods((0, 0, 0), (0, 2, 0)), "actions": 1}
    game = tasked(row, "technologies", owners=[0, -1, -1])
    plays(game, "task technologies")
    assert player(game).production == [1, 0, 0] and player(game).actions == 1 and player(game).goods[4] == 0
    assert refused(game, 0, "pass") == "EV-PUB-03"
    plays(game, "act develop", "done")
    assert player(game).actions == 2 and asked(game) == 1
    poor = tasked({"goods": goods((0, 0, 0), (0, 2, 0)), "actions": 4}, "technologies", owners=[0, -1, -1])
    assert refused(poor, 0, "task technologies") == "EV-PUB-03"


@pytest.mark.rule("EV-PUB-03")
def test_a_task_taken_by_the_action_may_be_played_after_it() -> None:
    row = {"production": [4, 4, 4], "prepared": [0, 0, 0, 1, 0, 0], "goods": goods((0, 0, 0), (2, 0, 0))}
    game = plays(tasked(row, "production"), "act settle", "settle t8 farm")
    before = state(game).key()
    assert offered(game) == ["done", "task production"]
    missing = next(task.id for number, task in enumerate(TASKS) if number not in state(game).tasks)
    assert refused(game, 0, f"task {missing}") == "EV-PUB-02" and state(game).key() == before
    plays(game, "task production")
    assert player(game).production == [5, 4, 5]


@pytest.mark.rule("EV-PUB-04")
def test_a_task_is_paid_on_the_new_world() -> None:
    game = tasked({"goods": goods((0, 5, 0), (0, 1, 0))}, "technologies", owners=[0, -1, -1])
    assert refused(game, 0, "task technologies") == "EV-PUB-04"


@pytest.mark.rule("EV-PUB-06")
def test_only_a_played_task_gives_points() -> None:
    game = tasked({}, "technologies", owners=[0, -1, -1])
    assert tasks.points(state(game), 0) == 0
    game = tasked({}, "technologies", owners=[0, -1, -1], tasks_played=1)
    assert tasks.points(state(game), 0) == 5 and tasks.points(state(game), 1) == 0


@pytest.mark.rule("EV-PUB-07", "EV-PTR-04")
def test_the_example_of_five_technologies() -> None:
    row = {"research": [3, 2, 2], "goods": goods((0, 0, 0), (0, 2, 0))}
    game = tasked({**row, "research": [4, 2, 2]}, "technologies")
    assert tasks.technologies(player(game)) == 4
    game = plays(tasked({**row, "research": [3, 3, 0]}, "technologies"), "act research", "research right")
    while game.decisions[0].seat == 0 and "task technologies" not in offered(game):
        game.play(0, game.decisions[0].default)
    assert state(game).owners[0] == 0
    plays(game, "task technologies")
    assert player(game).production[0] >= 1 and tasks.points(state(game), 0) == 5


@pytest.mark.rule("EV-PTR-01")
def test_three_infrastructure_cards_with_their_requirements_met() -> None:
    row = {"works": ["kelp-gardens", "mirror-fields", "snow-camps"], "met": ["kelp-gardens", "snow-camps"]}
    number = [task.id for task in TASKS].index("infrastructure")
    assert tasks.reached(player(acting(row)), number) == 2
    row["met"] = row["works"]
    assert tasks.reached(player(acting(row)), number) == 3 == TASKS[number].needs


@pytest.mark.rule("EV-PTR-03")
def test_seven_population_tokens_in_areas() -> None:
    number = [task.id for task in TASKS].index("population")
    areas = ["t9", "t11", "t13"]
    assert tasks.reached(player(acting({"settled": areas, "population": 5})), number) == 6
    assert tasks.reached(player(acting({"settled": [*areas, "t2"]})), number) == 7 == TASKS[number].needs


@pytest.mark.rule("EV-PTR-05")
def test_three_producing_factories() -> None:
    number = [task.id for task in TASKS].index("factories")
    assert (
        tasks.reached(
            player(acting({"settled": ["t3", "t8"], "prepared": [1, 1, 1, 1, 1, 1], "producing": [1, 1, 1]})),
            number,
        )
        == 3
    )
    passes(acting({}), 0, 1)
