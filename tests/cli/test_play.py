"""`partie play`: its options, its questions, and what it refuses."""

import io
import shutil
import subprocess

import pytest
from checkout import ROOT

import partie
from partie.cli import main
from partie.cli.terminal.seating import noted_words


def test_play_needs_no_options(run):
    code, out, err = run("play", "powergrid", typed=["quit"])
    assert (code, err) == (0, "") and "Welcome to Power Grid." in out and "Goodbye." in out


@pytest.mark.parametrize(("language", "words"), [("en", "Welcome"), ("cs", "Vítejte"), ("uk", "Вітаємо")])
def test_play_speaks_the_language_asked_for(run, language, words):
    code, out, _ = run("play", "powergrid", "--lang", language, typed=["help", "quit"])
    assert code == 0 and words in out


def test_the_language_of_the_terminal_is_usual(run, monkeypatch):
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert "Vítejte" in run("play", "powergrid", typed=["quit"])[1]
    assert "nesmysl" in run("play", "powergrid", "--option", "nesmysl=1")[2]


def test_play_takes_options_of_the_game_and_a_seed(run):
    arguments = ("play", "powergrid", "--humans", 2, "--seats", 2, "--seed", 4, "--option", "map=usa")
    code, out, _ = run(
        *arguments, "--option", "regions=draft", typed=["draft northwest", "board", "quit", "no"]
    )
    assert code == 0 and "map of USA" in out and "Northwest" in out


def test_a_whole_game_of_bots_can_be_watched(run):
    code, out, _ = run("play", "powergrid", "--humans", 0, "--seats", 2, "--bots", "random", "--seed", 4)
    assert code == 0 and "wins." in out


def saved(run, *lines):
    run("play", "powergrid", "--humans", 2, "--seats", 2, "--seed", 4, typed=[*lines, "quit", "game.json"])
    return "game.json"


def test_save_load_and_replay(run):
    name = saved(run, "open 4", "bid 7")
    code, out, err = run("play", "--load", name, typed=["pass", "save game.txt"])
    assert (code, err) == (0, "") and "Player 2" in out
    for file in ("game.txt", "game.json"):
        code, out, err = run("replay", file)
        assert (code, err) == (0, "") and "Power Grid, 2 players" in out and "The game is not over." in out
    code, out, _ = run("replay", "game.txt", "--at", 2)
    assert code == 0 and "After move 2 of 3:" in out and " bids 7 for plant 4." in out
    assert run("replay", "game.txt", "--at", 0)[0] == 0


def test_replay_shows_the_result_of_a_finished_game(run, tmp_path):
    game = partie.new("powergrid", 2, 4)
    while not game.over:
        game.push(game.decisions[0].seat, game.decisions[0].moves[-1])
    (tmp_path / "over.txt").write_text(game.record(), encoding="utf-8")
    code, out, _ = run("replay", "over.txt", "--lang", "cs")
    assert code == 0 and "Porovnává se v tomto pořadí" in out


def test_a_record_downloaded_from_a_server_keeps_its_names(run, tmp_path):
    game = partie.new("powergrid", 3, 4)
    # As partie/server/tables/seating.py writes them: a person by name, a bot with its kind, a seat that changed hands.
    for note in ("seat 0 Anna: the 2nd", "seat 1 Ota, bot greedy", "seat 2 Eva", "seat 2 Ivo, bot strong"):
        game.note(note)
    game.play(game.decisions[0].seat, game.decisions[0].moves[0])
    (tmp_path / "partie.txt").write_text(game.record(), encoding="utf-8")
    code, out, err = run("replay", tmp_path / "partie.txt")
    assert (code, err) == (0, "")
    assert all(name in out for name in ("Anna: the 2nd", "Ota", "Ivo")) and "Eva" not in out
    assert noted_words(partie.replay(game.record())) == ["you:Anna: the 2nd", "greedy:Ota", "strong:Ivo"]


@pytest.mark.parametrize("port", ["99999", "-1", "1000000000000000000000"])
def test_a_port_that_is_none_is_told_in_a_sentence(run, port):
    pytest.importorskip("litestar")
    code, out, err = run("serve", "--port", port)
    assert (code, out) == (2, "") and err == f"{port} is no port; ports are numbers from 0 to 65535.\n"


def test_make_play_takes_a_port():
    if shutil.which("make") is None:
        pytest.skip("make is not installed")
    done = subprocess.run(["make", "-n", "play", "PORT=8080"], cwd=ROOT, capture_output=True, text=True)
    assert "partie serve --open --port 8080" in done.stdout


def test_a_loaded_game_may_get_other_players(run):
    name = saved(run, "open 4")
    code, out, _ = run("play", "--load", name, "--seat", "you:Eva,random", typed=["quit", "no"])
    assert code == 0 and "Eva" in out


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "powergird"),
        ("play", "powergrid", "--seats", "1"),
        ("play", "powergrid", "--seats", "seven"),
        ("play", "powergrid", "--seats", "7"),
        ("play", "powergrid", "--seat", "you"),
        ("play", "powergrid", "--seat", "you,gredy"),
        ("play", "powergrid", "--seat", "you,greedy", "--seats", "3"),
        ("play", "powergrid", "--seat", "you,greedy", "--bots", "random"),
        ("play", "powergrid", "--bots", "clever"),
        ("play", "powergrid", "--bots", "random,random,random", "--seats", "3"),
        ("play", "powergrid", "--humans", "-1"),
        ("play", "powergrid", "--humans", "9"),
        ("play", "powergrid", "--option", "map"),
        ("play", "powergrid", "--option", "map=mars"),
        ("play", "powergrid", "--option", "colour=red"),
        ("play", "powergrid", "--option", "position=1"),
        ("play", "powergrid", "--option", "regions=north,north,west"),
        ("play", "powergrid", "--lang", "de"),
        ("play", "--load", "nothing.json"),
        ("play", "--load", "."),
        ("play", "--load", "binary.bin"),
        ("play", "--load", "cut.json"),
        ("play", "--load", "cut.txt"),
        ("play", "--load", "newer.txt"),
        ("play", "--load", "game.json", "--seed", "4"),
        ("play", "--load", "game.json", "--seats", "2"),
        ("play", "--load", "game.json", "--seat", "you"),
        ("replay", "nothing.txt"),
        ("replay", "cut.json"),
        ("replay", "game.json", "--at", "99"),
        ("replay", "game.json", "--at", "-1"),
        ("replay", "game.json", "--at", "x"),
        ("replay",),
        ("sim", "powergird"),
        ("sim", "powergrid", "--bots", "clever"),
        ("sim", "powergrid", "--bots", ","),
        ("sim", "powergrid", "--bots", "random,random,random", "--seats", "2"),
        ("sim", "powergrid", "--games", "0"),
        ("sim", "powergrid", "--jobs", "0"),
        ("sim", "powergrid", "--seats", "9"),
        ("sim", "powergrid", "--option", "map=mars"),
        ("bench", "powergird"),
        ("bench", "powergrid", "--seats", "1"),
        ("bench", "powergrid", "--seconds", "-1"),
        ("actions", "powergird"),
        ("actions", "powergrid", "--option", "map=mars"),
    ],
)
def test_what_a_user_gets_wrong_is_one_sentence_and_exit_code_2(run, tmp_path, arguments):
    game = partie.new("powergrid", 2, 4)
    game.play(game.decisions[0].seat, "open 4")
    (tmp_path / "game.json").write_text(game.save())
    (tmp_path / "cut.json").write_text(game.save()[:-40])
    (tmp_path / "cut.txt").write_text(game.record()[:60])
    (tmp_path / "newer.txt").write_text(game.record().replace("rules 1", "rules 99"))
    (tmp_path / "binary.bin").write_bytes(b"\x93\xff\x00\xfe" * 100)
    before = sorted(tmp_path.iterdir())
    code, _, err = run(*arguments)
    assert code == 2 and len(err.splitlines()) == 1 and "Traceback" not in err
    assert sorted(tmp_path.iterdir()) == before


class Terminal(io.StringIO):
    def isatty(self):
        return True


def ask(monkeypatch, capsys, tmp_path, *lines, arguments=("play", "powergrid")):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setattr("sys.stdin", Terminal("".join(f"{line}\n" for line in lines)))
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    return ended.value.code or 0, capsys.readouterr().out


def test_a_newcomer_is_asked_three_things_and_enter_takes_what_is_usual(monkeypatch, capsys, tmp_path):
    code, out = ask(monkeypatch, capsys, tmp_path, "", "", "", "quit", "no")
    assert code == 0 and "How many players" in out and "C Cyril" in out and "D Dora" not in out


def test_a_newcomer_answers(monkeypatch, capsys, tmp_path):
    which = ["1"] if len(partie.GAMES) > 1 else []
    lines = ("klingon", "2", *which, "many", "9", "4", "Anna, [bold]", "quit", "no")
    code, out = ask(monkeypatch, capsys, tmp_path, *lines, arguments=("play",))
    assert code == 0 and "Kolik hráčů" in out and "D Dora" in out and "Anna [bold]" in out


def test_a_newcomer_may_leave_at_any_question(monkeypatch, capsys, tmp_path):
    for lines in ((), ("1",), ("1", "3")):
        code, out = ask(monkeypatch, capsys, tmp_path, *lines)
        assert code == 130 and "Traceback" not in out
