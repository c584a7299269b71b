"""The solo game (UC-SOL): tiles that move, a fourth one after a lazy round, the goal."""

import pytest
from playing import play_out, refused
from underwater_positions import end_of_round, have, nation, table, turn

import partie
from partie.games.underwater.cards import METROPOLISES
from partie.games.underwater.cards.slots import CLOCKWISE
from partie.games.underwater.components import NEUTRAL
from partie.games.underwater.components.boards import ADVANCED
from partie.games.underwater.components.terms import SLOT_COLOURS, SLOTS
from partie.games.underwater.rules.solo import fourth_slot
from partie.games.underwater.scoring import solo_won


def solo(seed: int = 1, **options: str) -> partie.Partie:
    return partie.new("underwater", seats=1, seed=seed, **options)


def covered(game: partie.Partie) -> list[int]:
    return [slot for slot, tiles in enumerate(table(game).slots) if tiles & NEUTRAL]


@pytest.mark.rule("UC-SOL-01")
def test_the_solo_game_has_an_advanced_board_and_the_side_for_two() -> None:
    game = solo()
    assert nation(game).player_board.board.number in ADVANCED
    assert table(game).side == table(partie.new("underwater", seats=2, seed=1)).side
    with pytest.raises(partie.PartieError) as caught:
        solo(boards="basic")
    assert caught.value.detail["rule"] == "UC-SOL-01"


@pytest.mark.rule("UC-SOL-02")
def test_the_tile_for_connected_cities_is_not_used_in_the_solo_game() -> None:
    """Tile 3; the rulebooks show it only as a picture."""
    dealt, of_two = set(), set()
    for seed in range(60):
        state = table(solo(seed))
        dealt.update(state.nations[0].tiles, state.blue)
        of_two.update(nation(partie.new("underwater", seats=2, seed=seed)).tiles)
    assert dealt == set(range(1, 17)) - {3}
    assert of_two == set(range(1, 17))


@pytest.mark.rule("UC-SOL-02")
def test_the_mark_keeps_a_tile_out(monkeypatch: pytest.MonkeyPatch) -> None:
    tile = METROPOLISES[-1]
    monkeypatch.setattr(tile, "in_solo", False)
    for seed in range(30):
        state = table(solo(seed))
        assert tile.number not in (*state.nations[0].tiles, *state.blue)


@pytest.mark.rule("UC-SOL-03")
def test_symbiotic_cities_are_not_limited() -> None:
    assert table(solo()).purple >= 9
    assert table(partie.new("underwater", seats=2, seed=1)).purple < 9


@pytest.mark.rule("UC-SOL-04")
@pytest.mark.parametrize("blocked", ["1", "2", "3", "4", "5"])
def test_the_same_place_of_each_colour_is_covered_at_the_start(blocked: str) -> None:
    game = solo(blocked=blocked)
    slots = covered(game)
    assert sorted(SLOT_COLOURS[slot] for slot in slots) == sorted({SLOT_COLOURS[slot] for slot in CLOCKWISE})
    for slot in slots:
        colour = [each for each in CLOCKWISE if SLOT_COLOURS[each] == SLOT_COLOURS[slot]]
        assert colour.index(slot) == int(blocked) - 1


@pytest.mark.rule("UC-SOL-05")
def test_the_player_starts_as_the_first_player_does() -> None:
    game = solo()
    assert have(game) == {"kelp": 1, "steelplast": 1, "science": 1, "credit": 2}
    assert nation(game).climbed == 0


@pytest.mark.rule("UC-SOL-06")
def test_covered_slots_cannot_be_chosen() -> None:
    game = turn(1, {"slots": {"Y2": ["neutral"]}}, resources={"credit": 5}, hand=[14, 15, 28])
    assert refused(game, 0, "slot Y2 card 14") == "UC-SLT-01"
    assert game.why_not(0, "slot Y1 card 14") is None


@pytest.mark.rule("UC-SOL-07")
def test_after_a_round_the_tiles_move_one_slot_clockwise() -> None:
    start = table(solo()).neutral
    game = end_of_round(1, federation=3)
    assert table(game).neutral == tuple(CLOCKWISE[(CLOCKWISE.index(slot) + 1) % 15] for slot in start)
    assert sorted(covered(game)) == sorted(table(game).neutral)


@pytest.mark.rule("UC-SOL-08")
def test_a_round_without_a_federation_step_covers_a_fourth_slot() -> None:
    assert len(covered(end_of_round(1, federation="below"))) == 4
    assert len(covered(end_of_round(1, federation=4))) == 3


@pytest.mark.rule("UC-SOL-09")
def test_the_fourth_slot_is_counted_from_the_first_green_one() -> None:
    """Card 98: 9 + 8 = 17, so two slots past the whole ring of fifteen."""
    first_green = CLOCKWISE.index(SLOTS.index("G1"))
    assert first_green == 0
    assert fourth_slot((), 98) == CLOCKWISE[16 % 15]
    assert fourth_slot((), 1) == CLOCKWISE[0]
    game = end_of_round(1, federation="below", table={"round": 6, "deck": [98, 67, 68, 69, 70]})
    assert table(game).fourth == fourth_slot(table(game).neutral, 98)
    assert 98 in table(game).discard


@pytest.mark.rule("UC-SOL-10")
def test_a_covered_slot_is_passed_over() -> None:
    counted = CLOCKWISE[1]
    assert fourth_slot((counted,), 98) == CLOCKWISE[2]
    assert fourth_slot((counted, CLOCKWISE[2]), 98) == CLOCKWISE[3]


@pytest.mark.rule("UC-SOL-11")
def test_the_fourth_tile_goes_after_its_round() -> None:
    """A lazy round covers a fourth slot; a round with a Federation step after it leaves the three."""
    game = end_of_round(1, federation="below", resources={"credit": 9}, hand=[14, 15, 28])
    assert len(covered(game)) == 4
    lazy = table(game).round
    stepped = False
    while table(game).round == lazy:
        moves = {game.notation(0, move): move for move in game.legal(0)}
        step = [text for text in moves if text.startswith("advance")]
        plain = [text for text in moves if not text.startswith(("slot", "clone"))] or list(moves)
        chosen = step[0] if step and not stepped else _with_a_step(game, moves) if not stepped else plain[0]
        stepped = stepped or chosen.startswith("advance")
        game.push(0, moves[chosen])
    assert stepped
    assert table(game).fourth == 0
    assert sorted(covered(game)) == sorted(table(game).neutral)


def _with_a_step(game: partie.Partie, moves: dict[str, tuple[int, ...]]) -> str:
    """A move after which a Federation step is offered, else the first."""
    for text, move in moves.items():
        trial = game.copy()
        trial.push(0, move)
        if any(trial.notation(0, each).startswith("advance") for each in trial.legal(0)):
            return text
    return next(iter(moves))


@pytest.mark.rule("UC-SOL-12")
@pytest.mark.parametrize(
    ("cities", "points", "won"), [(7, 100, True), (6, 100, False), (7, 99, False), (9, 130, True)]
)
def test_the_goal_is_seven_connected_cities_and_a_hundred_points(cities: int, points: int, won: bool) -> None:
    """The starting city counts. Board 5: t1 t2 t3 t4 t5 t7 t8 t9 link all nine sites."""
    game = turn(
        1,
        {"round": 10},
        board=5,
        cities=dict.fromkeys("ABCDEFGH"[: cities - 1], "white"),
        tunnels=["t1", "t2", "t3", "t4", "t5", "t7", "t8", "t9"],
    )
    assert solo_won(table(game), points) is won


@pytest.mark.rule("UC-SOL-12")
def test_the_score_of_a_solo_game_is_noted() -> None:
    game = play_out(solo(3), 3)
    result = game.result
    assert result is not None
    goal, points = result.scores[0]
    assert points == sum(value for name, value in result.lines[0] if name != "solo-goal")
    assert goal == int(solo_won(table(game), points))


@pytest.mark.rule("UC-SOL-13")
def test_the_solo_game_has_no_contracts() -> None:
    with pytest.raises(partie.PartieError) as caught:
        solo(contracts="on")
    assert caught.value.detail["rule"] == "UC-SOL-13"
