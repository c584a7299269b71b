"""`partie learn`: a lesson in the terminal, typed by a pupil who sometimes tries something else."""

import io

import pytest
from rich.console import Console

import partie
from partie.cli.terminal.lesson import LessonTable
from partie.cli.terminal.seating import sit
from partie.table.lessons import BOT, PUPIL, in_words, lesson
from partie.text import LANGUAGES, Words


def learn(game, language, answer):
    """A lesson where `answer(table)` types each line; what was shown is `table.shown()`."""
    script = lesson(game)
    words = Words(language, game, strict=True)
    out = io.StringIO()
    console = Console(file=out, width=100, height=40, force_terminal=False, highlight=False)
    sitters = sit(partie.GAMES[game], ["you", *[BOT] * (script.seats - 1)], words)
    made = LessonTable(script, script.begin(), sitters, words, console, lambda prompt: answer(made))
    made.shown = out.getvalue
    return made


@pytest.mark.parametrize("game", sorted(partie.GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pupil_types_a_lesson_to_its_end(game, language, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def answer(table):
        if table.lesson.over(table.partie):
            raise EOFError
        asked = table.lesson.scripted(table.partie, PUPIL)
        return table.partie.notation(PUPIL, asked.move)

    table = learn(game, language, answer)
    table.run()
    shown = " ".join(table.shown().split())
    words = Words(language, game)
    assert words.say("lesson-intro") in shown and words.say("lesson-end") in shown
    assert lesson(game).over(table.partie)


def test_another_move_is_answered_and_at_the_third_the_terminal_shows_the_move(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    typed = ["bid 7", "bid 8", "bid 9", "pass"]

    def answer(table):
        if not typed:
            raise EOFError
        return typed.pop(0)

    table = learn("powergrid", "en", answer)
    table.run()
    shown = " ".join(table.shown().split())
    assert shown.count("garbage, which is dear") == 3 and shown.count("The lesson waits for: pass") == 1
    assert [
        table.partie.notation(0, move)
        for seat, move in zip(table.partie.movers, table.partie.moves, strict=True)
        if seat == 0
    ] == ["pass"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(partie.GAMES))
def test_a_hint_repeats_the_sentence_of_the_lesson_and_asks_no_bot(game, language, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    typed = ["hint"]

    def answer(table):
        if not typed:
            raise EOFError
        table.seen = table.shown()
        return typed.pop(0)

    table = learn(game, language, answer)
    table.run()
    said = " ".join(table.shown().removeprefix(table.seen).split())
    words, script = Words(language, game), table.lesson
    asked = table.partie.notation(PUPIL, script.scripted(table.partie, PUPIL).move)
    sentence = in_words(script, table.partie, language, tuple(table.names))["say"]
    assert said.startswith(f"{sentence} {words.say('lesson-type', move=asked)}")


def test_the_command_teaches_and_knows_its_titles(run):
    code, out, err = run("learn", "powergrid", typed=["pass"])
    assert code == 0 and "You run a power company" in " ".join(out.split())
    code, _, err = run("learn", "chess")
    assert code != 0 and "chess" in err
