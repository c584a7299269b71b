"""Leaving the table: quit, the end of input, interrupts, saving and coming back."""

import json

import pytest
from terminal import play, table, typing

import partie
from partie.kernel.errors import PartieError


@pytest.fixture(autouse=True)
def here(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def interrupting(*lines):
    """Lines, with Ctrl-C for None and the end of input after the last."""
    typed = typing(*lines)

    def answer(made):
        line = typed(made)
        if line is None:
            raise KeyboardInterrupt
        return line

    return answer


def left(*lines):
    made = table(interrupting(*lines), seats=("you:Anna", "you:Bob"))
    made.run()
    return made


def test_the_end_of_input_saves_the_game(here):
    made = left("open 4")
    assert partie.load((here / "powergrid-1.json").read_text()).key() == made.partie.key()
    assert "The game is saved in powergrid-1.json." in made.shown()


def test_a_game_nobody_touched_is_left_without_a_file(here):
    made = left("quit")
    assert list(here.iterdir()) == [] and "Goodbye." in made.shown()


def test_quit_asks_and_saves_under_the_usual_name_or_another(here):
    left("open 4", "quit", "")
    left("open 4", "quit", "evening.json")
    assert sorted(path.name for path in here.iterdir()) == ["evening.json", "powergrid-1.json"]


@pytest.mark.parametrize("yes", ["y", "Yes"])
def test_whoever_answers_yes_saves_under_the_usual_name(here, yes):
    left("open 4", "quit", yes)
    assert [path.name for path in here.iterdir()] == ["powergrid-1.json"]


@pytest.mark.parametrize("no", ["no", "N"])
def test_quit_leaves_without_saving_when_told_so(here, no):
    left("open 4", "quit", no)
    assert list(here.iterdir()) == []


def test_whoever_answers_back_plays_on(here):
    made = left("open 4", "quit", "back", "bid 7", "quit", "no")
    assert len(made.partie.moves) == 2


def test_a_file_that_cannot_be_written_is_asked_for_again(here):
    made = left("open 4", "quit", "no/such/folder.json", "good.json")
    assert "cannot be written" in made.shown() and (here / "good.json").exists()


def test_an_interrupt_asks_and_a_second_one_saves(here):
    made = left("open 4", None, None)
    assert "Save the game before you leave?" in made.shown() and (here / "powergrid-1.json").exists()


def test_an_interrupted_bot_leaves_the_game_whole(here, monkeypatch):
    after = ["back", "quit", "no"]

    def answer(made):
        if interrupted:
            return after.pop(0)
        return made.partie.notation(0, made.partie.decisions[0].default)

    made = table(answer, seats=("you:Anna", "random"), seed=2)
    push = type(made.partie).push
    interrupted = []

    def broken(self, seat, move):
        if seat == 1 and 0 in self.movers and not interrupted:
            interrupted.append(move)
            self.moves.append(move)
            raise KeyboardInterrupt
        push(self, seat, move)

    monkeypatch.setattr(type(made.partie), "push", broken)
    made.run()
    assert interrupted and "Save the game before you leave?" in made.shown()
    assert partie.replay(made.partie.record()).key() == made.partie.key()


def test_a_fault_of_ours_keeps_the_game(here, monkeypatch):
    made = table(typing("1"), seats=("you:Anna", "random"), seed=2)
    monkeypatch.setattr(made.bots[1], "choose", lambda game, seat: 1 / 0)
    with pytest.raises(PartieError) as raised:
        made.run()
    assert raised.value.key == "table-broke" and (here / "powergrid-1.json").exists()


def test_an_existing_file_is_replaced_only_when_told_so(here):
    (here / "old.json").write_text("precious")
    left("open 4", "save old.json", "no", "quit", "no")
    assert (here / "old.json").read_text() == "precious"
    left("open 4", "save old.json", "yes", "quit")
    assert partie.load((here / "old.json").read_text()).moves


def test_a_name_ending_in_txt_gets_the_record(here):
    left("open 4", "save game.txt")
    assert (here / "game.txt").read_text().startswith("partie record 1\n")


def test_after_the_end_the_record_can_be_kept(here):
    def answer(made):
        return "end.txt" if made.partie.over else made.partie.notation(0, made.partie.decisions[0].default)

    made = table(answer, seats=("you:Anna", "greedy"))
    made.run()
    assert partie.replay((here / "end.txt").read_text()).result.places == made.partie.result.places


def test_the_save_remembers_who_sat_where(here, run):
    play("1", "save game.json", seats=("you:Anna", "greedy:Boris"))
    notes = [text for _, text in json.loads((here / "game.json").read_text())["notes"]]
    assert notes[:2] == ["seat 0 you:Anna", "seat 1 greedy:Boris"]
    code, out, _ = run("play", "--load", here / "game.json", typed=["quit"])
    assert code == 0 and "A Anna: " in out and "Boris" in out
