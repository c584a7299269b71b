"""Mutation testing: breaks each game's code in one place at a time and checks that a law or a test fails; survivors are
printed.

The places are found by partie/proof/weakenings.py: each refusal is switched off, each list of moves cut to half, each
query lets the state be touched, each obligation and the kernel's filter are switched off, each cache forgets a part of
its key. Each job works in its own copy of the package and its tests. It first plays a few games by the laws (for a
refusal: runs the tests that mention its rule), then runs all tests of the game, then plays more games; the first
failure ends it. Detections and their times go to standard error, survivors and totals to standard output. With `--keep
FILE`, a later run skips mutations that were killed before in an unchanged file; so a long run can be split (`--most
20`).
"""

import argparse
import ast
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from partie.proof.naming import functions, test_files
from partie.proof.weakenings import Weakening, weakenings

CHECKOUT = Path(__file__).resolve().parent.parent
SECONDS_A_RUN = 300
SECONDS_ALL = 1800
NO_TESTS = 5  # pytest's exit code if no tests were collected
FEW, MANY = 5, 60
"""The numbers of games played by the laws before and after the tests."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", action="append", help="only this game (may be given more than once)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many tests run at a time")
    parser.add_argument("--rule", action="append", help="only this rule (may be given more than once)")
    parser.add_argument(
        "--only",
        action="append",
        help="only places whose file or fault has these words (may be given more than once)",
    )
    parser.add_argument("--keep", type=Path, help="a file that remembers what was killed")
    parser.add_argument(
        "--most", type=int, default=1 << 30, help="look at no more than so many places of a game"
    )
    parser.add_argument("--root", type=Path, default=CHECKOUT, help="the checkout to work on")
    options = parser.parse_args(arguments)
    root: Path = options.root.resolve()
    survived = 0
    for game in options.game or _games(root):
        if not (root / "partie" / "games" / game).is_dir():
            print(f"There is no game {game}; there are {', '.join(_games(root))}.", file=sys.stderr)
            return 2
        sites = [
            site
            for site in weakenings(root, game)
            if (not options.rule or site.rule in options.rule)
            and any(word in f"{site.path} {site.what}" for word in options.only or [""])
        ]
        known = Known(options.keep)
        survivors = mutate(root, game, max(1, options.jobs), sites, known, options.most)
        if survivors is None:
            return 2
        survived += len(survivors)
    return 1 if survived else 0


class Known:
    """The killed mutations, stored in a file by hash of the mutated source; survivors are retried last. Also stores
    that the tests pass without mutations."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        kept = path is not None and path.exists()
        self._lines = set(path.read_text(encoding="utf-8").splitlines()) if path and kept else set()

    def has(self, root: Path, site: Weakening) -> bool:
        return self._name(root, site) in self._lines

    def has_survived(self, root: Path, site: Weakening) -> bool:
        return f"survived {self._name(root, site)}" in self._lines

    def add(self, root: Path, site: Weakening, alive: bool) -> None:
        self._keep(("survived " if alive else "") + self._name(root, site))

    def is_sound(self, root: Path, game: str, tests: list[str]) -> bool:
        """Whether these tests are known to pass without mutations on the current sources."""
        return self._state(root, game, tests) in self._lines

    def note_sound(self, root: Path, game: str, tests: list[str]) -> None:
        self._keep(self._state(root, game, tests))

    def _state(self, root: Path, game: str, tests: list[str]) -> str:
        told = hashlib.sha256("\n".join(sorted(tests)).encode())
        for folder in ("partie", "tests"):
            for path in sorted((root / folder).rglob("*.py")):
                told.update(path.read_bytes())
        return f"{game} {told.hexdigest()[:16]} sound"

    def _keep(self, name: str) -> None:
        self._lines.add(name)
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text("\n".join(sorted(self._lines)) + "\n", encoding="utf-8")

    def _name(self, root: Path, site: Weakening) -> str:
        broken = site.applied((root / site.path).read_bytes())
        return f"{site.path} {hashlib.sha256(broken).hexdigest()[:16]} {site.what}"


def mutate(
    root: Path, game: str, jobs: int, places: list[Weakening], known: Known, most: int
) -> list[Weakening] | None:
    """Print and return the mutations of a game that nothing detects; None if its tests fail without any mutation."""
    sites = sorted(
        [site for site in places if not known.has(root, site)],
        key=lambda site: known.has_survived(root, site),
    )
    before, left = len(places) - len(sites), max(0, len(sites) - most)
    sites = sites[:most]
    tests_for = {rule: tests_mentioning(root, rule) for rule in {site.rule for site in places if site.rule}}
    with tempfile.TemporaryDirectory(prefix="partie-mutate-") as folder:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(jobs):
            copies.put(copied(root, Path(folder) / str(number)))
        rest = tests_of_game(root, game)
        everything = _once([*(test for tests in tests_for.values() for test in tests), *rest])
        copy = copies.get()
        if everything and sites and not known.is_sound(root, game, everything):
            why = failure(copy, everything, SECONDS_ALL) or broken_law(copy, game, FEW)
            if why:
                print(f"{game}: its tests fail with nothing broken; mend them first: {why}", file=sys.stderr)
                return None
            known.note_sound(root, game, everything)
        copies.put(copy)

        def survives(site: Weakening) -> tuple[bool, float]:
            copy = copies.get()
            begin = time.monotonic()
            try:
                return not killed(
                    copy, game, site, tests_for.get(site.rule, []), rest
                ), time.monotonic() - begin
            finally:
                copies.put(copy)

        survivors = []
        with ThreadPoolExecutor(jobs) as pool:
            for number, (site, (alive, seconds)) in enumerate(zip(sites, pool.map(survives, sites)), 1):
                told = f"{'survived' if alive else 'killed':<9} {site.path}:{site.line}  {site.what}"
                print(f"{number}/{len(sites)}  {told}  {seconds:.1f} s", file=sys.stderr, flush=True)
                known.add(root, site, alive)
                if alive:
                    survivors.append(site)
                    print(told, flush=True)
    killed_all = before + len(sites) - len(survivors)
    told = f"{game}: {len(places)} places, {killed_all} killed, {len(survivors)} survived"
    print(f"{told}, {left} not looked at" if left else told)
    return survivors


def killed(copy: Path, game: str, site: Weakening, first: list[str], then: list[str]) -> bool:
    """Whether a law or a test fails on the mutated copy; the likeliest runs first."""
    path = copy / site.path
    original = path.read_bytes()
    try:
        write(path, site.applied(original))
        if site.rule:
            return any(fails(copy, tests) for tests in (first, then) if tests)
        return (
            bool(broken_law(copy, game, FEW))
            or (bool(then) and fails(copy, then))
            or bool(broken_law(copy, game, MANY))
        )
    finally:
        write(path, original)


def broken_law(copy: Path, game: str, games: int) -> str:
    """The law broken when some games were played, or an empty text."""
    if not (copy / "partie" / "proof" / "fuzz.py").exists():
        return ""
    command = [
        sys.executable,
        "-m",
        "partie.proof.fuzz",
        game,
        "--games",
        str(games),
        "--share",
        "0.05",
        "--stop",
    ]
    try:
        run = subprocess.run(
            command,
            cwd=copy,
            env={**os.environ, "PYTHONPATH": str(copy)},
            capture_output=True,
            timeout=SECONDS_A_RUN,
        )
    except subprocess.TimeoutExpired:
        return f"not done after {SECONDS_A_RUN} s"
    told = run.stderr.decode(errors="replace").splitlines() or [f"exit code {run.returncode}"]
    return told[0] if run.returncode else ""


def _tests(root: Path) -> list[Path]:
    """The test files, without browser tests: a copy has no page."""
    return [path for path in test_files(root / "tests") if "browser" not in path.relative_to(root).parts]


def tests_mentioning(root: Path, rule: str) -> list[str]:
    """The tests whose source contains the id; the whole file if the id stands outside of tests, in a shared table."""
    found: list[str] = []
    mention = re.compile(rf"\b{re.escape(rule)}\b")
    for path in _tests(root):
        source = path.read_text(encoding="utf-8")
        lines = [number for number, line in enumerate(source.splitlines(), 1) if mention.search(line)]
        if not lines:
            continue
        name = str(path.relative_to(root))
        spans = list(_spans(ast.parse(source).body))
        if any(not any(first <= line <= last for _test, first, last in spans) for line in lines):
            found.append(name)
        else:
            found += [
                f"{name}::{test}"
                for test, first, last in spans
                if any(first <= line <= last for line in lines)
            ]
    return found


def tests_of_game(root: Path, game: str) -> list[str]:
    """The test files of the game: its folder, or without one, the files that mention it."""
    folder = root / "tests" / game
    if folder.is_dir():
        return [str(folder.relative_to(root))]
    word = re.compile(rf"\b{re.escape(game)}\b")
    return [
        str(path.relative_to(root)) for path in _tests(root) if word.search(path.read_text(encoding="utf-8"))
    ]


def _games(root: Path) -> list[str]:
    return sorted(path.parent.name for path in (root / "partie" / "games").glob("*/__init__.py"))


def _spans(body: list[ast.stmt]) -> Iterator[tuple[str, int, int]]:
    """Each test function with its first line, decorators included, and its last."""
    for name, test in functions(body):
        first = min([test.lineno, *(decorator.lineno for decorator in test.decorator_list)])
        yield name, first, test.end_lineno or test.lineno


def copied(root: Path, to: Path) -> Path:
    """Copy without compiled modules, which would be imported instead of the changed sources."""
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "node_modules")
    for folder in ("partie", "tests", "tools"):
        if (root / folder).is_dir():
            shutil.copytree(root / folder, to / folder, ignore=ignore)
    for name in ("pyproject.toml", "README.md"):
        if (root / name).is_file():
            shutil.copy(root / name, to / name)
    return to


def write(path: Path, source: bytes) -> None:
    """Write a module and delete its bytecode, because Python cannot distinguish two writes within one second."""
    path.write_bytes(source)
    for bytecode in (path.parent / "__pycache__").glob(path.stem + ".*.pyc"):
        bytecode.unlink()


def fails(copy: Path, tests: list[str]) -> bool:
    """Whether one of the tests fails or exceeds its timeout."""
    return bool(failure(copy, tests, SECONDS_A_RUN))


def failure(copy: Path, tests: list[str], seconds: int) -> str:
    """The last line of the output if tests fail, else an empty text."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    # Loading plugins, which no test of a rule needs, would take most of such a short run.
    environment = {**os.environ, "PYTHONPATH": str(copy), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    try:
        run = subprocess.run(command, cwd=copy, env=environment, capture_output=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return f"not done after {seconds} s"
    if run.returncode in (0, NO_TESTS):
        return ""
    lines = [line for line in run.stdout.decode(errors="replace").splitlines() if line.startswith("FAILED")]
    return (lines or [f"exit code {run.returncode}"])[0]


def _once(names: list[str]) -> list[str]:
    """Each name once, without tests of a file or folder that is run whole."""
    whole = {name for name in names if "::" not in name}
    return [
        name
        for name in dict.fromkeys(names)
        if not any(name.startswith((place + "/", place + "::")) for place in whole)
    ]


if __name__ == "__main__":
    sys.exit(main())
