"""`partie doctor`, the examples in the help, and completion in shells."""

import shlex

import click
import pytest
from complete_languages import LANGUAGES

from partie.cli import COMMANDS, app


def examples():
    for name in COMMANDS:
        command = app.get_command(click.Context(app), name)
        lines = (command.epilog or "").splitlines()
        for line in lines[2:]:
            yield name, line.strip()


def test_the_first_help_shows_examples_and_completion(run):
    code, out, _ = run("--help")
    assert code == 0
    assert "partie serve --open\n" in out.split("Examples:")[1]
    assert 'eval "$(_PARTIE_COMPLETE=bash_source partie)"' in out


@pytest.mark.parametrize("command", ["", "admin"])
def test_a_list_of_commands_tells_each_in_a_whole_sentence(command, run):
    code, out, _ = run(*command.split(), "--help")
    assert code == 0
    listed = out.split("Commands:")[1].split("Examples:")[0].splitlines()
    assert [line for line in listed if line.endswith("...")] == []


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_gets_its_completion_script(monkeypatch, run, shell):
    monkeypatch.setenv("_PARTIE_COMPLETE", f"{shell}_source")
    assert "_PARTIE_COMPLETE" in run()[1]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_shows_examples(name, run):
    code, out, _ = run(name, "--help")
    assert code == 0
    assert f"partie {name}" in out.split("Examples:")[1]


@pytest.mark.parametrize("name, line", list(examples()))
def test_an_example_is_a_call_that_the_command_takes(name, line, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    line = line.partition(" > ")[0].replace("partie --content cards.toml", "partie")
    words = [word for word in shlex.split(line) if "=" not in word or word.split("=")[0].islower()]
    assert words[:2] == ["partie", name]
    command = app.get_command(click.Context(app), name)
    command.make_context(name, words[2:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_doctor_tells_the_build_the_games_and_the_database(run, monkeypatch, tmp_path, language):
    monkeypatch.setenv("PARTIE_DATABASE", f"sqlite:///{tmp_path / 'none.db'}")
    code, out, _ = run("doctor", "--lang", language)
    assert code == 0
    assert "partie" in out.splitlines()[0] and "underwater" in out
    assert not (tmp_path / "none.db").exists()


def test_doctor_says_what_cannot_be_used(run, monkeypatch, tmp_path):
    (tmp_path / "broken.db").write_text("this is no database at all" * 100)
    monkeypatch.setenv("PARTIE_DATABASE", f"sqlite:///{tmp_path / 'broken.db'}")
    monkeypatch.setenv("PARTIE_NOTIFY", "redis://127.0.0.1:1/0")
    code, out, _ = run("doctor")
    assert code == 1
    assert sum(line.startswith("✗") for line in out.splitlines()) == 2
    monkeypatch.setenv("PARTIE_KEEP", "much")
    assert "PARTIE_KEEP" in run("doctor")[1]


def test_shells_complete_games(monkeypatch, run):
    monkeypatch.setenv("_PARTIE_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", "partie sim pow")
    monkeypatch.setenv("COMP_CWORD", "2")
    assert run()[1].split() == ["plain,powergrid"]
