"""`partie rules GAME --where RULE`: every rule stands somewhere in the sources, in code or data."""

import ast
import re
from types import SimpleNamespace

import pytest
import where
from click.testing import CliRunner

import partie
from partie import catalogue
from partie.cli.rules import command
from partie.proof.where import _sites, enforced, ids_in, places, sites, sources, stored


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


@pytest.mark.parametrize("game", catalogue.games())
def test_what_the_facts_name_is_there(game):
    """`make where` writes it again after functions were renamed or moved."""
    known = {site.ident for site in sites(game)} | {path for path, _ in sources(game)}
    lost = [(rule, ident) for rule, idents in stored(game).items() for ident in idents if ident not in known]
    assert len(lost) <= len(stored(game)) // 100, lost
    rules = [rule.id for rule in catalogue.load(game)]
    assert [rule for rule in rules if not enforced(game, rule)] == []
    placed = [rule for rule in rules if stored(game).get(rule)]
    assert len(placed) >= 0.97 * len(rules)


@pytest.mark.parametrize("game", catalogue.games())
def test_no_rule_points_at_the_head_of_a_file(game):
    """A range in a module's first text is a table of contents; the function or data is what people look for."""
    for rule in stored(game):
        if stored(game)[rule]:
            place = enforced(game, rule)[0]
            assert not place.path.endswith(".py") or place.line > 3, (rule, place)


def test_a_refusal_is_found_where_it_is_given():
    (place, *_) = enforced("powergrid", "PG-AUC-07")
    assert place.path == "partie/games/powergrid/rules/auction.py" and place.text == 'return "PG-AUC-07"'


def test_a_rule_is_found_by_what_its_tests_run_through(monkeypatch, tmp_path):
    """The function that cites the rule; where none does, the one that only this rule's test runs through."""
    monkeypatch.setattr(where, "ROOT", tmp_path)
    known = list(_sites("bids.py", BIDS.splitlines(), ast.parse(BIDS).body))
    check, pass_on = [(str(tmp_path / site.path), site.code) for site in known]
    watcher = where.Watcher("tiny")
    watcher.ran = {"TY-BID-01": [{check}], "TY-BID-02": [{check, pass_on}]}
    watcher.tests.update([*[check] * 10, pass_on])
    watcher.count = 10
    words = {site.ident: where.stems(site.source) for site in known}
    for rule, name in (("TY-BID-01", "bids.py check"), ("TY-BID-02", "bids.py pass_on")):
        found = where.scores(SimpleNamespace(id=rule, text="A bid."), watcher, known, words, {})
        assert max(found, key=found.get) == name


BIDS = '''
def check(bid, last):
    """None, or the rule."""
    return "TY-BID-01" if bid <= last else None


def pass_on(bidders, seat):
    return [bidder for bidder in bidders if bidder != seat]
'''


def test_a_comment_above_data_belongs_to_it():
    (site,) = _sites("slots.py", SLOTS.splitlines(), ast.parse(SLOTS).body)
    place = site.place("TY-SLT-02")
    assert (place.line, place.text) == (3, "# The other slots are those of the other side (TY-SLT-02).")
    assert site.line == 4


SLOTS = """\
import typing

# The other slots are those of the other side (TY-SLT-02).
SIDE: typing.Final = (1, 2)
"""


def test_a_decorated_function_is_found_by_its_calls():
    """Python counts its code from the decorator on."""
    (site,) = _sites("odds.py", ODDS.splitlines(), ast.parse(ODDS).body)
    assert (site.code, site.line, site.text) == (2, 3, "def odds(cards):")


ODDS = """
@cache
def odds(cards):
    return cards
"""


def test_the_command_prints_file_and_line():
    ran = CliRunner().invoke(command, ["powergrid", "--where", "PG-OWN-03"])
    assert ran.exit_code == 0
    lines = ran.output.splitlines()
    assert lines and all(re.match(r"partie/games/powergrid/\S+\.py:\d+  \S", line) for line in lines)


def test_an_unknown_rule_or_game_is_told():
    for words, key in (
        (["powergrid", "--where", "PG-XXX-99"], "unknown-rule"),
        (["go", "--where", "X"], "unknown-game"),
    ):
        ran = CliRunner().invoke(command, words)
        assert isinstance(ran.exception, partie.PartieError) and ran.exception.key == key
