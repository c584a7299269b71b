"""The command line as a whole: versions, usage, and errors in one sentence with exit code 2."""

import pytest

from partie import catalogue
from partie.cli import COMMANDS, main


def run(capsys, *arguments):
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    out, err = capsys.readouterr()
    return ended.value.code or 0, out, err


def test_version(capsys):
    code, out, err = run(capsys, "--version")
    assert (code, err) == (0, "") and out.startswith("partie ")


def test_help_lists_every_command(capsys):
    code, out, _ = run(capsys, "--help")
    assert code == 0 and all(f"  {name} " in out for name in COMMANDS)


def test_rules_ends_with_the_counts(capsys):
    code, out, _ = run(capsys, "rules", "powergrid", "--coverage")
    lines = out.splitlines()
    covered = sum(line.startswith("covered") for line in lines)
    uncovered = sum(line.startswith("uncovered") for line in lines)
    assert code == 0 and lines[-1] == f"{covered} covered, {uncovered} uncovered"
    assert covered + uncovered == len(catalogue.load("powergrid"))


@pytest.mark.parametrize("shown", ["overview", "often_missed"])
def test_rules_prints_a_selection_for_readers(capsys, shown):
    code, out, _ = run(capsys, "rules", "shipyard", f"--{shown.replace('_', '-')}")
    book = catalogue.read("shipyard")
    chosen = getattr(book, shown)
    assert code == 0
    assert [line.split()[0] for line in out.splitlines() if not line.startswith(" ")] == list(chosen)
    assert book.rule(chosen[0]).text in out


def test_rules_tells_the_game_level_by_level(capsys):
    code, out, _ = run(capsys, "rules", "powergrid")
    assert code == 0 and "What you are after" in out and "PG-END-07" in out
    code, out, _ = run(capsys, "rules", "shipyard", "--phases", "--lang", "uk")
    assert code == 0 and "Вибір плитки" in out
    code, out, _ = run(capsys, "rules", "underwater", "--pieces", "contract", "--lang", "cs")
    assert code == 0 and len(out.splitlines()) >= 8
    code, out, _ = run(capsys, "rules", "powergrid", "--find", "uhli hybridni", "--lang", "cs")
    assert code == 0 and out.startswith("PG-")


@pytest.mark.parametrize(
    "arguments",
    [
        ("rules", "powergrid", "--find", "whale"),
        ("rules", "powergrid", "--pieces", "whale"),
        ("rules", "powergird"),
        ("rules",),
        ("rules", "powergrid", "--tests", "nowhere"),
        ("dance",),
        ("--dance",),
    ],
)
def test_what_a_user_gets_wrong_is_one_sentence_and_exit_code_2(capsys, arguments):
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "") and len(err.splitlines()) == 1


def test_without_a_command_it_shows_the_help(capsys):
    assert run(capsys) == run(capsys, "--help")
