"""`partie rules GAME --where RULE`: every rule stands somewhere in the sources, in code or data."""

import pytest
from click.testing import CliRunner

import partie
from partie import catalogue
from partie.cli.rules import command
from partie.proof.where import ids_in, places


@pytest.mark.parametrize("game", catalogue.games())
def test_every_rule_is_named_in_the_sources(game):
    found = places(game)
    assert [rule.id for rule in catalogue.load(game) if rule.id not in found] == []


@pytest.mark.parametrize("game", catalogue.games())
def test_the_sources_name_no_rule_that_does_not_exist(game):
    known = {rule.id for each in catalogue.games() for rule in catalogue.load(each)}
    assert sorted(set(places(game)) - known) == []


def test_a_line_may_name_several_rules():
    line = '"""Regions (PG-BRD-02 to PG-BRD-05, PG-SET-01); PG-MKT-12 to 14."""'
    assert sorted(ids_in(line)) == [
        "PG-BRD-02", "PG-BRD-03", "PG-BRD-04", "PG-BRD-05", "PG-MKT-12", "PG-MKT-13", "PG-MKT-14", "PG-SET-01",
    ]  # fmt: skip


def test_the_command_prints_file_and_line():
    ran = CliRunner().invoke(command, ["powergrid", "--where", "PG-OWN-03"])
    assert ran.exit_code == 0
    lines = ran.output.splitlines()
    assert lines and all(line.startswith("partie/games/powergrid/") and "PG-OWN-03" in line for line in lines)


def test_an_unknown_rule_or_game_is_told():
    for words, key in (
        (["powergrid", "--where", "PG-XXX-99"], "unknown-rule"),
        (["go", "--where", "X"], "unknown-game"),
    ):
        ran = CliRunner().invoke(command, words)
        assert isinstance(ran.exception, partie.PartieError) and ran.exception.key == key
