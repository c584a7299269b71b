"""The progress phase and its milestones (EV-PRG, EV-MIL)."""

import pytest
from evacuation_positions import (
    acting,
    goods,
    happened,
    next_year,
    phase,
    player,
    plays,
    run_on,
    start,
    state,
)
from playing import asked, offered, refused

from partie.games.evacuation.cards.fields import END, FIELDS, MILESTONES, PASSED
from partie.games.evacuation.rules.progress import splits, strengths
from partie.games.evacuation.state import biome_limit, symbols
from partie.kernel.engine.partie import Partie


def moving(total: int, sections: list[int] | None = None, seats: int = 2, **row: object) -> Partie:
    """The progress phase; seat 0 is first and its actions have this total of strength."""
    groups = [0, total % 2, total // 2, 0, 0]
    own = {"groups": groups, "sections": sections or [0, 0], **row}
    return phase("progress", own, *[{"sections": [END, END]}] * (seats - 1))


@pytest.mark.rule("EV-PRG-03", "EV-PRG-04")
def test_the_outer_lane_holds_any_number_an_inner_field_one() -> None:
    game = phase("progress", {}, {}, {}, {}, order=[0, 1, 2, 3])
    for _ in range(2):
        plays(game, "satellite a 0", "lane outer", "lane outer")
    plays(game, "satellite a 0", "lane inner")
    assert refused(game, 2, "lane inner") == "EV-PRG-04"
    plays(game, "lane middle")
    assert asked(game) == 3
    plays(game, "satellite b 0")
    assert (state(game).phase, state(game).year) == (2, 3) and player(game, 3).lanes == [0, 0]


@pytest.mark.rule("EV-PRG-05", "EV-PRG-06")
@pytest.mark.parametrize(("seats", "open_"), [(2, False), (3, True), (4, True)])
def test_the_middle_lane_is_for_three_and_more(seats: int, open_: bool) -> None:
    game = plays(moving(4, seats=seats), "satellite a 1")
    assert ("lane middle" in offered(game)) is open_
    if not open_:
        assert refused(game, 0, "lane middle") == "EV-PRG-05"


@pytest.mark.rule("EV-PRG-07")
def test_a_satellite_takes_any_free_field_of_its_section() -> None:
    game = phase(
        "progress",
        {"sections": [0, 0], "groups": [0, 1, 2, 0, 0]},
        {"sections": [4, 4], "groups": [0, 0, 0, 0, 0]},
        {},
        order=[1, 0, 2],
    )
    plays(game, "satellite a 0", "lane inner", "research left", "lane outer", "satellite a 4")
    assert offered(game) == ["lane outer", "lane middle"]


@pytest.mark.rule("EV-PRG-08", "EV-PRG-09", "EV-PRG-15")
def test_the_total_is_the_strength_of_the_years_actions() -> None:
    assert strengths(player(acting({"groups": [0, 1, 2, 1, 0]}))) == [8]
    assert strengths(player(acting({"groups": [0, 0, 3, 0, 1]}))) == [10]
    assert strengths(player(acting({}))) == [0]
    game = phase("progress", {"groups": [0, 1, 2, 1, 0]}, {"sections": [END, END]})
    assert [move for move in offered(game) if move.startswith("satellite a")] == [
        f"satellite a {n}" for n in range(9)
    ]


@pytest.mark.rule("EV-PRG-10", "EV-PRG-19")
def test_satellites_leave_the_inner_lanes_before_the_moves() -> None:
    row = {"sections": [5, 5], "lanes": [2, 0], "groups": [0, 0, 1, 0, 0]}
    assert symbols(player(acting(row))) == 1
    game = phase("progress", row, {"sections": [7, 7], "lanes": [2, 0]})
    assert player(game).sections == [5, 5] and player(game).lanes == [0, 0] and symbols(player(game)) == 0
    assert player(game, 1).lanes == [0, 0]
    plays(game, "satellite a 0", "lane inner")
    game = run_on(game, lambda s: s.year == 3 and s.phase == 2)
    assert symbols(player(game)) & 1


@pytest.mark.rule("EV-PRG-11")
def test_both_satellites_of_a_player_move_before_the_next_player() -> None:
    game = phase("progress", {"groups": [0, 0, 2, 0, 0]}, {"groups": [0, 0, 2, 0, 0]})
    plays(game, "satellite a 1", "lane outer")
    assert asked(game) == 0 and player(game).sections == [1, 3]
    plays(game, "lane outer")
    assert asked(game) == 1


@pytest.mark.rule("EV-PRG-12", "EV-PRG-14")
def test_the_exact_total_is_split_between_both() -> None:
    game = moving(8)
    assert refused(game, 0, "satellite a 9") == "EV-PRG-12"
    assert refused(game, 0, "satellite b 12") == "EV-PRG-12"
    plays(game, "satellite b 3", "lane outer")
    assert player(game).sections == [5, 3]


@pytest.mark.rule("EV-PRG-13", "EV-PRG-17")
def test_a_move_of_zero_may_take_another_field_and_its_effect() -> None:
    game = plays(moving(4, [4, 4]), "satellite a 0", "lane inner")
    assert offered(game)[:2] == ["done", "research left"]
    plays(game, "research left")
    assert player(game).research == [1, 0, 0] and player(game).sections == [4, 8]


@pytest.mark.rule("EV-PRG-16")
def test_the_example_of_three_and_five() -> None:
    """One satellite ends on a research field, the other passes the third milestone: forests are open."""
    game = plays(moving(8, [10, 8], actions=4), "satellite b 3", "lane outer")
    assert player(game).sections == [15, 11]
    game = phase(
        "progress",
        {"sections": [8, 7], "groups": [0, 0, 4, 0, 0], "actions": 4},
        {"sections": [END, END]},
        {"sections": [END, END]},
    )
    plays(game, "satellite b 3", "lane middle", "research left")
    assert player(game).research == [1, 0, 0] and player(game).actions == 4
    plays(game, "lane outer")
    assert player(game).sections == [13, 10] and biome_limit(player(game)) == 2


@pytest.mark.rule("EV-PRG-18")
def test_only_the_last_field_counts() -> None:
    game = plays(moving(4), "satellite a 0", "lane outer")
    assert FIELDS[1][2].effect is not None and player(game).sections == [0, 4]
    plays(game, "lane outer")
    assert player(game).research == [0, 0, 0] and state(game).year == 3


@pytest.mark.rule("EV-PRG-20", "EV-MIL-02")
def test_each_satellite_that_passes_the_first_milestone_turns_an_ocean_token_at_once() -> None:
    game = plays(moving(9), "satellite a 4")
    assert player(game).flipped == 1
    plays(game, "lane outer")
    assert player(game).flipped == 2
    game = next_year(acting({"flipped": 1, "sections": [4, 0], "goods": goods((9, 0, 0))}, {}, year=1))
    assert ("produced", 0, 6, 6, 6, 0, 0, 0) in happened(game)


@pytest.mark.rule("EV-PRG-21", "EV-FOR-06")
def test_at_most_one_milestone_between_the_satellites_when_both_have_moved() -> None:
    game = moving(9)
    assert refused(game, 0, "satellite a 9") == "EV-PRG-21"
    assert refused(game, 0, "satellite b 9") == "EV-PRG-21"
    plays(game, "satellite a 8", "lane outer")
    assert PASSED[player(game).sections[0]] - PASSED[player(game).sections[1]] == 1
    game = plays(moving(10, [3, 3]), "satellite a 6")
    assert abs(PASSED[9] - PASSED[3]) == 2 and player(game).sections[0] == 9


@pytest.mark.rule("EV-PRG-22")
def test_at_the_end_of_the_track_the_other_satellite_makes_the_rest() -> None:
    game = moving(6, [18, 14])
    assert refused(game, 0, "satellite a 3") == "EV-PRG-22"
    assert max(int(move.split()[2]) for move in offered(game) if move.startswith("satellite a")) == 2


@pytest.mark.rule("EV-PRG-23")
def test_with_both_at_the_end_nothing_moves() -> None:
    game = phase("progress", {"sections": [END, END], "lanes": [2, 0], "groups": [0, 0, 4, 0, 0]}, {})
    assert asked(game) == 1 and player(game).sections == [END, END] and player(game).lanes == [2, 0]
    game = moving(8, [19, 18])
    plays(game, "satellite a 1", "lane outer")
    assert player(game).sections == [END, END]


@pytest.mark.rule("EV-PRG-24")
def test_there_is_always_a_split() -> None:
    """From every position with contact one that keeps it; from others the one that comes nearest."""
    for one in range(END + 1):
        for two in range(END + 1):
            for total in range(0, min(13, 2 * END - one - two) + 1):
                found = list(splits([one, two], total))
                assert found
                if abs(PASSED[one] - PASSED[two]) <= 1:
                    for steps in found:
                        assert abs(PASSED[one + steps] - PASSED[two + total - steps]) <= 1
    assert list(splits([0, 20], 2)) == [2]


@pytest.mark.rule("EV-MIL-01")
@pytest.mark.parametrize("milestone", range(4))
def test_milestones_are_no_sections(milestone: int) -> None:
    last = MILESTONES[milestone]
    assert PASSED[last] == milestone and PASSED[last + 1] == milestone + 1


@pytest.mark.rule("EV-MIL-04", "EV-MIL-10")
def test_the_second_satellite_past_the_second_milestone_resettles_a_token() -> None:
    game = plays(moving(1, [9, 8]), "satellite a 0", "lane outer")
    assert player(game).resettled == 1 and player(game).production == [1, 1, 1] and player(game).flipped == 2


@pytest.mark.rule("EV-MIL-06")
def test_the_second_satellite_past_the_third_milestone_resettles_the_other() -> None:
    game = plays(moving(1, [13, 12], production=[1, 1, 1]), "satellite b 1")
    assert player(game).resettled == 2 and player(game).production == [2, 2, 2]


@pytest.mark.rule("EV-MIL-07")
def test_the_fourth_milestone_opens_the_ocean_and_nothing_more() -> None:
    game = plays(moving(1, [16, 16]), "satellite a 1")
    assert biome_limit(player(game)) == 3
    game = plays(moving(1, [17, 16]), "satellite b 1")
    assert biome_limit(player(game)) == 3 and player(game).production == [0, 0, 0]


@pytest.mark.rule("EV-MIL-08", "EV-MIL-03")
def test_several_milestones_in_one_move_all_count() -> None:
    game = plays(moving(10, [3, 3]), "satellite a 6")
    assert player(game).flipped == 1 and biome_limit(player(game)) == 1
    assert [event[2] for event in happened(game, "milestone")] == [1, 2]


@pytest.mark.rule("EV-MIL-09")
def test_a_biome_stays_open() -> None:
    game = next_year(acting({"sections": [9, 8], "goods": goods((9, 9, 9), (9, 9, 9))}, {}))
    assert biome_limit(player(game)) >= 1
    assert start(2).game.name == "evacuation"
