"""Finds where each rule of a game is enforced, from the coverage of its tests: `make where`, `tools/where.py GAME`.

The tests marked with rules run one by one, and every call into the game's folder is recorded. A rule is attributed to a
function that its tests execute (so that a fault in it fails them) and that cites the rule; if there is none, to the
function whose calls are most specific to the rule's tests, in a module that mentions the rule. Data (tables, constants)
has no calls: there the line that cites the rule is taken. The result goes to the game's
`data/where.json`, read by `partie rules GAME --where ID`.
"""

import json
import math
import re
import sys
from collections import Counter, defaultdict
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

from partie import catalogue
from partie.catalogue import RULE_ID
from partie.proof.where import STORED, Site, ids_in, places, sites

ROOT = Path(__file__).resolve().parent.parent
MOST = 2
"""The number of places listed for each rule."""
ASIDE = (
    "/bot/",
    "/text/",
    "/state/made.py",
    "/features.py",
    "/events.py",
    "/words.py",
    "/view",
    "/position/",
    "/locale/",
)
"""Folders that enforce nothing, unless they cite a rule."""
PLAIN = frozenset(
    "the a an of to and or is are in on for be may must each one it its with as at by that this not no from".split()
)


DOES = {"apply": 2.0, "act": 2.0, "check": 1.0, "moves": 0.5}
"""Weights of the methods of a step whose class cites a rule, the most likely to enforce it first."""


class Watcher:
    """A pytest plugin that records the functions of a game that each marked test calls."""

    def __init__(self, game: str) -> None:
        self.folder = str(ROOT / "partie" / "games" / game)
        self.ran: dict[str, list[set[tuple[str, int]]]] = defaultdict(list)
        """By rule: for each of its tests, the functions as file and first line."""
        self.tests: Counter[tuple[str, int]] = Counter()
        self.count = 0

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Any:
        rules = {rule for mark in item.iter_markers("rule") for rule in mark.args}
        seen: set[CodeType] = set()

        def note(frame: FrameType, event: str, _: object) -> None:
            if event == "call":
                seen.add(frame.f_code)

        sys.setprofile(note)
        try:
            yield
        finally:
            sys.setprofile(None)
        mine = {
            (code.co_filename, code.co_firstlineno)
            for code in seen
            if code.co_filename.startswith(self.folder)
        }
        self.count += 1
        self.tests.update(mine)
        for rule in rules:
            self.ran[rule].append(mine)


def stems(text: str) -> set[str]:
    """The words of a text, truncated so that forms of a word are equal."""
    words = re.findall(r"[a-z]{3,}", re.sub(r"([A-Z])", r" \1", text.replace("_", " ")).lower())
    return {word[:5] for word in words if word not in PLAIN}


def scores(
    rule: Any, watcher: Watcher, known: list[Site], words: dict[str, set[str]], rare: dict[str, float]
) -> dict[str, float]:
    """A score for each site: how specifically it enforces a rule."""
    tests = watcher.ran.get(rule.id, [])
    wanted = stems(rule.text)
    chapter = rule.id.rsplit("-", 1)[0]
    found: dict[str, float] = {}
    for site in known:
        key = (str(ROOT / site.path), site.code)
        called = sum(1 for test in tests if key in test) / max(1, len(tests))
        exact = len(re.findall(rule.id, site.source))
        wide = rule.id in ids_in(site.source)
        if not called and not exact:
            continue
        near = sum(1 for each in RULE_ID.findall(site.source) if each.startswith(chapter))
        own = math.log(watcher.count / watcher.tests[key]) if watcher.tests[key] else 0.0
        like = sum(rare.get(word, 0.0) for word in wanted & words[site.ident])
        score = called * own + 1.2 * like + min(near, 3)
        score += (12 if called else 7) if exact else 5 if wide else 0
        score += 6 if f'"{rule.id}"' in site.source else 0
        if called and rule.id in ids_in(site.owner):
            score += (8 if rule.id in site.owner else 4) + DOES.get(site.name.rsplit(".", 1)[-1], 0)
        if any(part in site.path for part in ASIDE) and not exact:
            score -= 12
        found[site.ident] = score
    return found


def find(game: str) -> dict[str, list[str]]:
    """Rule id -> its places, the best first."""
    watcher = Watcher(game)
    status = pytest.main(
        ["-q", "-n", "0", "-p", "no:randomly", "-m", "rule", str(ROOT / "tests" / game)], [watcher]
    )
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        sys.exit(f"the tests of {game} cannot be run")
    known = [site for site in sites(game) if not site.name.rsplit(".", 1)[-1].startswith("__")]
    words = {site.ident: stems(site.name + " " + site.source) for site in known}
    heads = {path: ids_in(text.split('"""')[1]) for path, text in _modules(game)}
    often: Counter[str] = Counter(word for found in words.values() for word in found)
    rare = {word: math.log(len(words) / count) / 4 for word, count in often.items()}
    named = places(game)
    result: dict[str, list[str]] = {}
    for rule in catalogue.load(game):
        found = scores(rule, watcher, known, words, rare)
        for ident in found:
            if rule.id in heads.get(ident.split(" ")[0], ()):
                found[ident] += 4
        for place in named.get(rule.id, []):
            if not place.path.endswith(".py"):
                found[place.path] = max(found.get(place.path, 0.0), 14.0)
        best = sorted(found, key=lambda ident: (-found[ident], ident))[:MOST]
        result[rule.id] = best[:1] + [ident for ident in best[1:] if found[ident] > 0.7 * found[best[0]]]
    return result


def _modules(game: str) -> list[tuple[str, str]]:
    folder = ROOT / "partie" / "games" / game
    texts = [
        (path.relative_to(ROOT).as_posix(), path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))
    ]
    return [(path, text) for path, text in texts if text.startswith('"""')]


def main() -> None:
    for game in sys.argv[1:] or catalogue.games():
        found = find(game)
        path = ROOT / "partie" / "games" / game / "data" / STORED
        path.write_text(json.dumps(found, indent=0, sort_keys=True) + "\n", "utf-8")
        lost = [rule for rule, idents in found.items() if not idents]
        print(f"{game}: {len(found) - len(lost)} of {len(found)} rules have a place", *lost[:20])


if __name__ == "__main__":
    main()
