"""`partie review`: what bots find in a record, in words."""

import pytest

import partie
from partie import bots
from partie.bots import judge
from partie.bots import review as module


@pytest.fixture(autouse=True)
def brief(monkeypatch):
    """Less thought, for tests; everything that was lost is told."""
    values = {
        "POINTS": 4,
        "FIRST_LOOK": 0.03,
        "SECOND_LOOK": 0.1,
        "DOUBTFUL": 3,
        "LEAST": 0.0,
        "LEAST_POINTS": 0.0,
    }
    for name, value in values.items():
        monkeypatch.setattr(module, name, value)
    monkeypatch.setattr(judge, "GUESSES", 2)
    monkeypatch.setattr(judge, "ENDINGS", 2)


def written(path, seats, until=None):
    game = partie.new("shipyard", seats, 3)
    player = bots.make("random", game.game, 1)
    while not game.over and len(game.moves) != until:
        seat = game.decisions[0].seat
        game.push(seat, player.choose(game, seat))
    path.write_text(game.record(), encoding="utf-8")
    return path


def test_review_tells_chances_and_where_most_was_lost(run, tmp_path):
    code, out, err = run("review", written(tmp_path / "game.txt", 2))
    assert (code, err) == (0, "")
    assert "Chance to win" in out and "after move 0" in out and "100 %" in out
    assert "Where most was lost" in out and "1. Move " in out and "% chance to win" in out
    assert "Played: " in out and "Better: " in out and "review-" not in out


def test_review_of_a_solo_game_is_in_points(run, tmp_path):
    code, out, _ = run("review", written(tmp_path / "game.txt", 1), "--lang", "cs")
    assert code == 0 and "Očekávané body" in out and " bod" in out.split("Kde se nejvíc ztratilo")[1]


def test_review_wants_a_finished_game(run, tmp_path):
    code, _, err = run("review", written(tmp_path / "game.txt", 2, until=20))
    assert code == 2 and "Only a finished game can be judged" in err
