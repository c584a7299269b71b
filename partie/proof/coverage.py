"""Rule coverage: which rules of a catalogue are named by a test."""

from collections.abc import Iterable
from dataclasses import dataclass

from partie.catalogue import Rule
from partie.proof.naming import NamingTest

MOST_IDS_A_TEST = 3


@dataclass(frozen=True)
class Coverage:
    """The ids of a catalogue in order, split by whether a test names them."""

    covered: tuple[str, ...]
    uncovered: tuple[str, ...]


def coverage(rules: list[Rule], tests: Iterable[NamingTest]) -> Coverage:
    """A rule is covered when a test names it or a rule that is said to be the same."""
    named = {rule for test in tests for rule in test.rules}
    same = same_rules(rules)
    covered = [rule.id for rule in rules if not named.isdisjoint(same[rule.id])]
    uncovered = [rule.id for rule in rules if named.isdisjoint(same[rule.id])]
    return Coverage(tuple(covered), tuple(uncovered))


def same_rules(rules: list[Rule]) -> dict[str, set[str]]:
    """For each id, its equivalence class under `same_as`."""
    same = {rule.id: {rule.id} for rule in rules}
    for rule in rules:
        for other in rule.same_as:
            same[rule.id].add(other)
            same[other].add(rule.id)
    return same


def statements(ids: Iterable[str], same: dict[str, set[str]]) -> int:
    """The number of different statements; ids linked by `same_as` count once."""
    groups: list[set[str]] = []
    for rule in ids:
        touching = [group for group in groups if not group.isdisjoint(same.get(rule, ()))]
        groups = [group for group in groups if group not in touching]
        groups.append({rule}.union(*touching))
    return len(groups)
