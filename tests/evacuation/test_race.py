"""The end of the race (EV-END)."""

from typing import Any

import pytest
from evacuation_positions import (
    acting,
    goods,
    happened,
    passes,
    phase,
    player,
    plays,
    position,
    run_on,
    state,
)
from playing import asked, refused

from partie.games.evacuation.rules import race
from partie.games.evacuation.scoring import race_result
from partie.kernel.engine.partie import Partie
from partie.text import Words

THREE = ["tin-arena", "dust-derby", "neon-oval"]
DONE: dict[str, Any] = {"land": [], "sections": [20, 20], "resettled": 2, "flipped": 2}
"""Nothing is left on the Old World."""
READY: dict[str, Any] = {
    "production": [7, 8, 8],
    "stadiums": THREE,
    "prepared": [0, 0, 0, 1, 0, 0],
    "goods": goods((9, 9, 9), (9, 9, 9)),
}
LAST = {"year": 4, "phase": "bonuses"}


def final(*rows: dict[str, Any]) -> Partie:
    """A race after its last year, seats as given (nothing left behind unless a row says so)."""
    game = position(
        len(rows),
        {**LAST, "order": list(range(len(rows))), "players": [{**DONE, **row} for row in rows]},
        bonuses="strict",
    )
    return run_on(game, lambda s: False)


def lowest(game: Partie, seat: int = 0) -> int:
    assert game.result is not None
    return dict(game.result.lines[seat])["lowest"]


@pytest.mark.rule("EV-END-03", "EV-FOR-07")
def test_after_the_decision_only_those_later_in_order_act_once() -> None:
    rich = {"goods": goods((9, 9, 9))}
    game = acting(rich, {**READY}, rich, rich, seats=4)
    plays(game, "act develop", "done", "act settle", "settle t8 farm")
    assert state(game).ended == 2
    for seat in (2, 3):
        assert asked(game) == seat
        plays(game, "act develop", "done")
    assert game.over or state(game).phase == 3


@pytest.mark.rule("EV-END-04")
def test_who_has_passed_does_not_act_again() -> None:
    game = acting(READY, {"goods": goods((9, 9, 9))}, {"passed": True}, seats=3)
    plays(game, "act settle", "settle t8 farm")
    assert asked(game) == 1
    plays(game, "act develop", "done")
    assert game.over


@pytest.mark.rule("EV-END-05")
def test_after_the_last_actions_a_flight_is_played_and_nothing_more() -> None:
    game = acting({**READY, "old_shuttles": ["kestrel"]}, {"passed": True})
    plays(game, "act settle", "settle t8 farm")
    assert state(game).phase == 3 and asked(game) == 0
    plays(game, "done")
    assert game.over and not happened(game, "order", "satellite", "bonus")


@pytest.mark.rule("EV-END-06")
def test_decided_in_another_phase_the_game_ends_with_that_phase() -> None:
    row = {
        "production": [8, 8, 8],
        "stadiums": THREE[:2],
        "old_stadiums": ["purple-ground"],
        "old_shuttles": ["swift"],
        "goods": goods((0, 0, 9)),
    }
    game = plays(phase("flight", row, {}), "load swift", "stow purple-ground", "launch")
    assert game.over and state(game).ended == 3
    row = {"production": [7, 7, 7], "stadiums": THREE, "sections": [9, 8], "groups": [0, 1, 0, 0, 0]}
    game = plays(phase("progress", row, {"sections": [20, 20]}), "satellite b 1", "lane outer", "lane outer")
    assert game.over and state(game).ended == 5


@pytest.mark.rule("EV-END-08")
def test_each_penalty_token_costs_a_level() -> None:
    assert (
        lowest(
            final(
                {"production": [8, 9, 9], "stadiums": THREE, "penalties": 2},
                {"stadiums": ["planetarium", "titan-bowl"]},
            )
        )
        == 6
    )


@pytest.mark.rule("EV-END-09")
def test_each_area_left_behind_costs_a_level_ocean_tokens_too() -> None:
    row = {"production": [8, 9, 9], "stadiums": THREE, "land": ["l1", "l2"], "flipped": 1, "resettled": 0}
    assert lowest(final(row, {"stadiums": ["planetarium", "titan-bowl"]})) == 5


@pytest.mark.rule("EV-END-10")
@pytest.mark.parametrize(("count", "loss"), [(0, 3), (1, 2), (3, 0)])
def test_each_stadium_missing_costs_a_level(count: int, loss: int) -> None:
    row = {"production": [8, 9, 9], "stadiums": THREE[:count]}
    assert lowest(final(row, {"stadiums": ["planetarium", "titan-bowl"]})) == 8 - loss


SMILEYS = {0: [], 2: ["tin-arena"], 3: ["girder-ring"], 4: ["ridge-arena"], 5: ["planetarium"]}
OTHERS = {0: [], 2: ["dust-derby"], 3: ["neon-oval"], 4: ["gravity-well"], 5: ["titan-bowl"]}
THIRD = {0: [], 2: ["lamplight-court"], 3: ["magnet-oval"], 4: ["aurora-park"]}


def bonuses(*counts: int) -> list[int]:
    """The bonuses for these numbers of smileys."""
    tables = (SMILEYS, OTHERS, THIRD, {0: [], 2: ["village-green"], 3: ["harvest-bowl"]})
    rows = [
        {"old_stadiums": [f"{colour}-ground", *table[count]]}
        for colour, table, count in zip(("purple", "blue", "pink", "orange"), tables, counts, strict=False)
    ]
    return race.smiley_bonus(state(acting(*rows, seats=len(rows))))


@pytest.mark.rule("EV-END-11")
def test_most_smileys_two_levels_second_most_one() -> None:
    assert bonuses(5, 3, 2) == [2, 1, 0]
    assert bonuses(2, 0, 0) == [2, 1, 1]


@pytest.mark.rule("EV-END-12", "EV-END-17")
def test_with_two_players_the_first_gets_one_and_ties_both() -> None:
    assert bonuses(4, 2) == [1, 0] and bonuses(3, 3) == [1, 1]


@pytest.mark.rule("EV-END-13", "EV-END-15")
def test_penalties_come_before_bonuses_and_each_step_helps_a_lowest_marker() -> None:
    assert race.adjusted([7, 8, 8], 1, 2) == [8, 8, 8]
    assert race.adjusted([7, 7, 9], 0, 2) == [8, 8, 9]
    assert sorted(race.adjusted([7, 7, 7], 0, 2)) == [7, 8, 8]


@pytest.mark.rule("EV-END-14")
def test_all_penalties_hit_one_lowest_marker() -> None:
    """Which of several lowest markers makes no difference: markers are compared in order of their height."""
    assert sorted(race.adjusted([8, 8, 9], 1, 0)) == [7, 8, 9]
    assert sorted(race.adjusted([8, 8, 9], 3, 0)) == [5, 8, 9]


@pytest.mark.rule("EV-END-16", "EV-END-18")
def test_ties_for_smileys() -> None:
    assert bonuses(5, 5, 2) == [2, 2, 0]
    assert bonuses(5, 3, 3, 2) == [2, 1, 1, 0]


@pytest.mark.rule("EV-END-19")
def test_who_still_meets_the_condition_wins_whoever_reached_it_first() -> None:
    one = {"production": [8, 8, 8], "stadiums": THREE, "penalties": 2}
    two = {"production": [9, 8, 8], "stadiums": ["planetarium", "girder-ring", "village-green"]}
    game = final(one, two)
    assert game.result is not None and game.result.winners == [1] and game.result.scores[1][0] == 1


@pytest.mark.rule("EV-END-20")
def test_of_several_who_meet_it_smileys_decide_and_ties_share() -> None:
    one = {"production": [9, 9, 9], "stadiums": THREE}
    two = {"production": [8, 8, 8], "stadiums": ["planetarium", "girder-ring", "village-green"]}
    assert final(one, two).result.winners == [1]  # type: ignore[union-attr]
    equal = {"production": [8, 8, 8], "stadiums": ["lamplight-court", "village-green", "girder-ring"]}
    assert final(one, equal).result.winners == [0, 1]  # type: ignore[union-attr]


@pytest.mark.rule("EV-END-20")
def test_the_result_says_smileys_where_smileys_decided() -> None:
    one = {"production": [9, 9, 9], "stadiums": THREE}
    two = {"production": [8, 8, 8], "stadiums": ["planetarium", "girder-ring", "village-green"]}
    result = final(one, two).result
    assert result is not None
    first, second = (dict(zip(result.criteria, score, strict=True)) for score in result.scores)
    assert next(part for part in result.criteria if first[part] != second[part]) == "smileys"
    assert (first["smileys"], second["smileys"]) == (7, 10)
    assert first["lowest"] == second["lowest"] == 8


@pytest.mark.rule("EV-END-22")
def test_tied_lowest_markers_smileys_decide_among_those_with_three_stadiums() -> None:
    one = {"production": [7, 9, 9], "stadiums": THREE}
    two = {
        "production": [8, 9, 9],
        "stadiums": ["planetarium", "titan-bowl"],
        "old_stadiums": ["blue-ground", "ridge-arena"],
    }
    game = final(one, two)
    assert game.result is not None
    assert game.result.scores[0][1] + 0 == 7 and game.result.scores[1][1] == 8
    two = {
        "production": [7, 9, 9],
        "stadiums": ["planetarium", "titan-bowl"],
        "old_stadiums": ["blue-ground", "ridge-arena"],
    }
    game = final(one, two)
    assert game.result is not None
    assert game.result.scores[0][1] == game.result.scores[1][1] == 7 and game.result.winners == [0]


@pytest.mark.rule("EV-END-23")
def test_then_the_other_markers_decide_and_a_full_tie_is_shared() -> None:
    one, two = {"production": [6, 8, 9]}, {"production": [6, 9, 9]}
    assert final(one, two).result.winners == [1]  # type: ignore[union-attr]
    assert final(two, two).result.winners == [0, 1]  # type: ignore[union-attr]


@pytest.mark.rule("EV-END-24")
def test_the_example_of_the_third_stadium_in_the_third_year() -> None:
    row = {"production": [8, 8, 8], "stadiums": THREE[:2], "goods": goods((0, 0, 0), (9, 9, 9))}
    offers = [
        ["kestrel", "swift", "plover"],
        ["neon-oval", "girder-ring", "harvest-bowl"],
        ["dune-quarry", "lichen-farms", "snow-camps"],
    ]
    game = acting(row, {}, year=3, offers=offers)
    assert state(game).ended == 0
    plays(game, "act build-stadium", "stadium neon-oval new")
    assert state(game).ended == 2 and asked(game) == 1
    assert refused(game, 0, "act develop") == "not-your-turn"
    passes(game, 1)
    assert game.over and len(race_result(state(game)).scores) == 2 and player(game).production == [8, 8, 8]


@pytest.mark.parametrize("language", ["en", "cs", "uk"])
def test_the_end_names_the_stadiums_without_which_smileys_do_not_count(language: str) -> None:
    """Not a number that nobody has."""
    words = Words(language, "evacuation", strict=True)
    assert "1" not in words.say("web-reason-smileys", best=6, next=-1)
    decided = words.say("web-reason-smileys", best=6, next=4)
    assert "6" in decided and "4" in decided
