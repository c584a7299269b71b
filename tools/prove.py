"""Runs the proofs in parts, in parallel: one for each processor.

    python tools/prove.py                everything (`make prove`); parts that have passed are not run again
    python tools/prove.py --ci           what CI runs (`make ci`): a sample, another one whenever the sources change
    python tools/prove.py --tests        every test (`make test`)
    python tools/prove.py wheel services these parts
    python tools/prove.py --figures      write what the parts took and counted into docs/proof.md

build/prove has the output and result of each part. The sources of a part are all files except the documentation.
"""

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "prove"
PAGE = ROOT / "docs" / "proof.md"
CODE = (".", ":!docs", ":!*.md")
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"
COUNTS = re.compile(r"(\d+) (passed|failed|skipped)")


@dataclass(frozen=True)
class Part:
    """Commands of a whole proof and of CI (none: not in CI); the parts in `after` must have passed."""

    name: str
    everything: str
    sample: str = ""
    after: tuple[str, ...] = ()
    alone: bool = False
    """Whether it measures time, so that nothing else may run in parallel."""


def same(name: str, command: str, *after: str, alone: bool = False) -> Part:
    """A part that CI runs in full."""
    return Part(name, command, command, after, alone)


TESTS = ("page", "web", "browser", "games", "server", "tests")
"""The parts of `make test`."""
GAMES = "powergrid underwater shipyard evacuation"
COMPILED = (  # without tests/euro, whose own kinds of nodes are plain classes
    "tests/kernel tests/powergrid tests/underwater tests/shipyard tests/evacuation tests/envs tests/bots "
    "tests/server tests/cli tests/test_cli.py tests/test_golden.py tests/test_laws.py tests/test_forged.py "
    "tests/test_hostile.py tests/test_compiled.py"
)
PARTS = (
    same("page", "make web"),
    same("compile", "PARTIE_ONCE=1 make compile"),
    same("browser", "make test-browser", "page"),
    Part("compiled", f"make test-compiled COMPILED_TESTS='{COMPILED}'", "make test-compiled", ("compile",)),
    same("games", "make test-games"),
    same("wheel", "make check-wheel", "page"),
    same("server", "make test-server", "page"),
    same("tests", "make test-rest", "page"),
    Part("services", "make test-services STORAGE_TESTS=tests/server", "make test-services"),
    same("check", "make check", "page"),
    same("docs", "make docs"),
    same("web", "make web-test", "page"),
    Part("api", "make fuzz-api EXAMPLES=50", "make fuzz-api EXAMPLES=5", ("server",)),
    Part("moves", "make fuzz-moves DECISIONS=200", "make fuzz-moves DECISIONS=20"),
    *(
        Part(f"fuzz-{game}", f"make fuzz-game GAME={game} GAMES=500", after=("compile",))
        for game in GAMES.split()
    ),
    Part("properties", "make fuzz-properties"),
    Part("mutate", "make mutate"),
    same("bench", "make bench-compare SECONDS=0.2", "compile", alone=True),
)
"""The slowest parts come first, so that no processor idles at the end."""


def told(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def sources() -> str:
    """A hash of all files except the documentation."""
    try:
        files = told("git", "ls-files", "-s", "--", *CODE) + told("git", "diff", "HEAD", "--", *CODE)
    except (OSError, subprocess.CalledProcessError):  # no repository: changes cannot be detected
        return ""
    return hashlib.sha256(files.encode()).hexdigest()[:16]


class Run:
    """The scheduler: each worker takes the next part that may begin."""

    def __init__(self, parts: list[Part], ci: bool, again: bool) -> None:
        self.ci = ci
        self.sources = sources()
        self.left = list(parts)
        self.under_way: set[str] = set()
        known = {part.name: self.earlier(part) for part in parts if not again}
        self.left = [part for part in parts if known.get(part.name) is None]
        self.done = {name: result for name, result in known.items() if result is not None}
        self.failed: list[str] = []
        self.passed = sum(int(str(result["passed"])) for result in self.done.values())
        self.broken = 0
        """The number of tests of all parts so far."""
        self.turn = threading.Condition()
        self.surroundings = {**os.environ, "SECOND_TRIES": str(FOLDER / "second-tries.txt")}
        self.surroundings.setdefault("TEST_WORKERS", "1")
        if ci:
            self.surroundings |= {"CI": "true", "PARTIE_SAMPLE": self.sources}

    def earlier(self, part: Part) -> dict[str, object] | None:
        """The stored result, if the part has passed for the same sources; a sample counts as passed only in CI."""
        file = FOLDER / f"{part.name}.json"
        result: dict[str, object] = json.loads(file.read_text("utf-8")) if file.exists() else {}
        if not self.sources or result.get("sources") != self.sources:
            return None
        whole = result.get("command") == part.everything and not result.get("sampled")
        return result if whole or (self.ci and result.get("command") == part.sample) else None

    def next(self) -> Part | None:
        """Wait for a part that may begin, and return it."""
        with self.turn:
            while self.left:
                names = {part.name for part in self.left} | self.under_way
                for part in self.left:
                    blocked = names.intersection(part.after) or (
                        part.alone and (self.under_way or len(names) > 1)
                    )
                    if not blocked and not any(name in self.failed for name in part.after):
                        self.left.remove(part)
                        self.under_way.add(part.name)
                        return part
                if not self.under_way:
                    self.failed += [part.name for part in self.left]  # a dependency has failed
                    self.left = []
                    self.turn.notify_all()
                    return None
                self.turn.wait()
            return None

    def work(self) -> None:
        """The loop of one worker."""
        while (part := self.next()) is not None:
            result = self.run(part)
            with self.turn:
                self.under_way.discard(part.name)
                if result is None:
                    self.failed.append(part.name)
                else:
                    self.done[part.name] = result
                self.turn.notify_all()

    def run(self, part: Part) -> dict[str, object] | None:
        """Run a part; returns its result if it passed, else prints the end of its output."""
        command = part.sample if self.ci else part.everything
        log = FOLDER / f"{part.name}.log"
        (FOLDER / f"{part.name}.json").unlink(missing_ok=True)
        began = time.monotonic()
        with open(log, "wb") as out:
            code = subprocess.run(
                command,
                shell=True,
                cwd=ROOT,
                env=self.surroundings,
                stdout=out,
                stderr=subprocess.STDOUT,
                check=False,
            ).returncode
        seconds = round(time.monotonic() - began)
        text = log.read_text("utf-8", "replace")
        counts: dict[str, int] = {}
        for line in text.splitlines():
            if " in " in line:
                for number, what in COUNTS.findall(line):
                    counts[what] = counts.get(what, 0) + int(number)
        print(
            f"{part.name}: {'passed' if code == 0 else 'FAILED'} after {seconds} s {counts or ''}", flush=True
        )
        with self.turn:
            self.passed += counts.get("passed", 0)
            self.broken += counts.get("failed", 0) if code else 0
        if code:
            print("\n".join(text.splitlines()[-60:]), flush=True)
            return None
        result = {
            "sources": self.sources,
            "command": command,
            "sampled": self.ci,
            "seconds": seconds,
            "passed": counts.get("passed", 0),
            "processors": os.cpu_count(),
        }
        (FOLDER / f"{part.name}.json").write_text(json.dumps(result), "utf-8")
        return result


def figures() -> None:
    """Write the table of the parts that have passed in full, and for which sources, into docs/proof.md."""
    rows = [
        "| part | command | tests | seconds | processors | sources |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for part in PARTS:
        file = FOLDER / f"{part.name}.json"
        if file.exists():
            result = json.loads(file.read_text("utf-8"))
            if result["command"] == part.everything and not result["sampled"]:
                cells = [part.name, f"`{part.everything}`", result["passed"] or ""]
                cells += [result["seconds"], result["processors"], f"`{result['sources']}`"]
                rows.append(f"| {' | '.join(map(str, cells))} |")
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text("\n".join([f"{before}{BEGIN}", *rows, f"{END}{after}"]), "utf-8")


def main() -> int:
    """Run the requested parts."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("parts", nargs="*", help=f"some of: {' '.join(part.name for part in PARTS)}")
    options.add_argument("--ci", action="store_true", help="the sample that CI runs")
    options.add_argument("--tests", action="store_true", help="every test, and nothing else")
    options.add_argument("--again", action="store_true", help="also what has passed already")
    options.add_argument("--figures", action="store_true", help="write docs/proof.md, run nothing")
    given = options.parse_args()
    if given.figures:
        figures()
        return 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    tries = FOLDER / "second-tries.txt"
    tries.write_text("", "utf-8")
    wanted = [part for part in PARTS if part.sample or not given.ci]
    if given.parts or given.tests:
        wanted = [part for part in wanted if part.name in (given.parts or TESTS)]
    began = time.monotonic()
    run = Run(wanted, given.ci, given.again)
    if given.ci:
        print(f"PARTIE_SAMPLE={run.sources}", flush=True)
    for name in run.done:
        print(f"{name}: passed before", flush=True)
    processors = [threading.Thread(target=run.work) for _ in range(os.cpu_count() or 1)]
    for each in processors:
        each.start()
    for each in processors:
        each.join()
    names = tries.read_text("utf-8").splitlines()
    print(f"{len(names)} tests needed a second try")
    for name in names:
        print(name)
    print(f"{len(run.done)} parts passed, {len(run.failed)} did not, {time.monotonic() - began:.0f} s")
    for name in run.failed:
        print(f"not passed: {name}")
    print(f"{run.passed} passed, {run.broken} failed")
    return 1 if run.failed else 0


if __name__ == "__main__":
    sys.exit(main())
