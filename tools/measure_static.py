"""Measures the page without a server (docs/anywhere.md): `python tools/measure_static.py --times 3 --speed`.

Bytes are those of the files that one title needs until its first click, each compressed with Node's Brotli. Times run
in Chromium from the opened address to the first decision on the board: cold, and again in the same browser. On a busy
machine the best of several visits is the most informative.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache, partial
from pathlib import Path

import browsing
from playwright.sync_api import Browser, Page, Request
from static.packs import games, title_packs
from static_site import FOLDER, LONG, Wire, make_table, play_on, static_host, visit_once

BROTLI = """const {brotliCompressSync, constants} = require("node:zlib"); const {readFileSync} = require("node:fs");
const params = {[constants.BROTLI_PARAM_QUALITY]: 11};
process.stdout.write(brotliCompressSync(readFileSync(process.argv[1]), {params}));"""


LOCK = FOLDER.parents[1] / "web" / "node_modules" / "pyodide" / "pyodide-lock.json"
PLAY = """
import time, partie
from partie.kernel.engine.chance import Quick
from partie.kernel.engine.driver import play_random
dice, best = Quick(1), 0.0
for turn in range(8):
    began, played = time.perf_counter(), 0
    while time.perf_counter() - began < 0.5:
        played += play_random(partie.new("%s", 4, turn), dice)
    best = max(best, played / (time.perf_counter() - began))
"""
"""Plays whole random games of four; `best` is the highest number of decisions a second."""

IN_PAGE = """async ([folder, library, lock, packs, play]) => {
    const base = new URL(".", location.href).href;
    const {loadPyodide} = await import(`${base}${folder}/pyodide.mjs`);
    const python = await loadPyodide({indexURL: `${base}${folder}/`, stdLibURL: base + library,
        lockFileContents: lock});
    for (const pack of packs)
        python.unpackArchive(await (await fetch(base + pack)).arrayBuffer(), "zip");
    python.runPython(play);
    return python.globals.get("best");
}"""


@cache
def brotli(file: Path) -> bytes:
    """The size of a file as a good host sends it."""
    done = subprocess.run(["node", "-e", BROTLI, str(file)], capture_output=True, check=True)
    return done.stdout


def compressed(files: list[Path]) -> int:
    """The transferred bytes of all files; a file that would grow by compression is sent as it is."""
    return sum(min(file.stat().st_size, len(brotli(file))) for file in files)


@contextmanager
def slowed(times: float) -> Iterator[None]:
    """Let the page processes started by this one run only a part of the time. (DevTools throttles a page without its
    workers.)"""
    done = threading.Event()

    def hold() -> None:
        while not done.is_set():
            found = _pages(os.getpid())
            for signal_, pause in ((signal.SIGSTOP, 0.01 * (times - 1)), (signal.SIGCONT, 0.01)):
                for process in found:
                    with suppress(ProcessLookupError):
                        os.kill(process, signal_)
                time.sleep(pause)

    holder = threading.Thread(target=hold)
    if times > 1:
        holder.start()
    try:
        yield
    finally:
        done.set()
        if times > 1:
            holder.join()


def _pages(process: int) -> list[int]:
    """The processes of pages below a process."""
    found = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(OSError):
            for child in map(int, task.read_text().split()):
                kind = Path(f"/proc/{child}/cmdline").read_bytes()
                found += [child] if b"--type=renderer" in kind else _pages(child)
    return found


def first_click(page: Page, address: str, game: str) -> float:
    """Seconds from the address to a decision of a new game."""
    begun = time.monotonic()
    page.goto(address)
    page.wait_for_selector("#welcome", timeout=LONG)
    make_table(page, game, "strong")
    page.wait_for_selector(".bar.mine", timeout=LONG)
    return time.monotonic() - begun


def decisions(page: Page, address: str, game: str) -> float:
    """Random decisions a second with the folder's Pyodide, the best of several runs."""
    names = {file.name: file.relative_to(FOLDER).as_posix() for file in FOLDER.glob("files-*/*.zip")}
    pyodide = next(FOLDER.glob("pyodide-*")).name
    packs = [names[f"{name}.zip"] for name in ("engine", game, "words-en", f"words-{game}-en")]
    lock = json.dumps({"info": json.loads(LOCK.read_text())["info"], "packages": {}})
    page.goto(address)
    return float(page.evaluate(IN_PAGE, [pyodide, names["python_stdlib.zip"], lock, packs, PLAY % game]))


def natively(game: str) -> float:
    """Random decisions a second with this machine's own Python, not compiled."""
    done = subprocess.run(
        [sys.executable, "-c", f"{PLAY % game}\nprint(best)"], capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def memory(page: Page, address: str, game: str, games: int) -> list[tuple[float, float]]:
    """Memory in megabytes after each of several consecutive games: the objects of the page and its workers, and what
    their process has in memory (with the memories and the code of WebAssembly, garbage and the browser's own part)."""
    page.goto(address)
    page.wait_for_selector("#welcome", timeout=LONG)
    found = []
    for number in range(games):
        play_on(page, make_table(page, game, "greedy"), seed=number + 2)
        objects = page.evaluate("performance.measureUserAgentSpecificMemory().then((all) => all.bytes)")
        found.append((objects / 1e6, max(map(_resident, _pages(os.getpid()))) / 1e6))
    return found


def _resident(process: int) -> int:
    """Bytes of a process in memory, its share of what it shares with others."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text("utf-8").splitlines()
    return 1024 * sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--game", default="powergrid")
    arguments.add_argument("--slow", type=float, default=1, help="how many times slower the processor is")
    arguments.add_argument("--mbit", type=float, default=0, help="megabits a second of the network")
    arguments.add_argument("--times", type=int, default=1, help="visits, of which the best counts")
    arguments.add_argument("--games", type=int, default=0, help="games to play for the memory")
    arguments.add_argument(
        "--speed", action="store_true", help="random decisions a second, here and natively"
    )
    given = arguments.parse_args()
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    cold, again = [], []
    files = [file for file in FOLDER.rglob("*") if file.is_file()]
    wire = Wire(given.mbit * 125_000, {file: brotli(file) for file in files}) if given.mbit else None
    with static_host(measured=True, wire=wire) as address, browsing.browser() as opened:
        tell_bytes(opened, address, given.game)
        for _ in range(given.times):
            context = opened.new_context(locale="en-GB", reduced_motion="reduce", service_workers="allow")
            page = browsing.experienced(context.new_page())
            with slowed(given.slow):
                cold.append(first_click(page, address, given.game))
            visit_once(page, address)
            with slowed(given.slow):
                again.append(first_click(page, address, given.game))
            context.close()
        print(f"first click, cold: {min(cold):.1f} s, again: {min(again):.1f} s (best of {given.times})")
        page = browsing.experienced(opened.new_page())
        if given.speed:
            here, there = decisions(page, address, given.game), natively(given.game)
            print(f"decisions a second: {here:,.0f} of {there:,.0f} natively, {here / there:.2f}")
        if given.games:
            for number, (objects, resident) in enumerate(memory(page, address, given.game, given.games), 1):
                print(f"after game {number}: {objects:.0f} MB of objects, {resident:.0f} MB in memory")


def tell_bytes(opened: Browser, address: str, game: str) -> None:
    """Bytes transferred until the first click, compressed with Brotli; apart from them what is cached for later."""
    asked: list[str] = []
    context = opened.new_context(locale="en-GB", reduced_motion="reduce", service_workers="block")
    page = browsing.experienced(context.new_page())
    page.on("request", partial(_note, asked))
    first_click(page, address, game)
    context.close()
    names = {url.removeprefix(address).partition("?")[0] or "index.html" for url in asked}
    files = [FOLDER / name for name in sorted(names) if (FOLDER / name).is_file()]
    print(f"with Brotli until the first click: {compressed(files) / 1e6:.2f} MB in {len(files)} files")
    packs = {one: title_packs(FOLDER, one) for one in games()}
    apart = {file for each in packs.values() for file in each}
    others = [file for file in FOLDER.rglob("*") if file.is_file() and file not in apart.union(files)]
    print(f"kept for offline besides: {compressed(others) / 1e6:.2f} MB in {len(others)} files")
    for one, each in packs.items():
        print(f"kept with {one}, in all languages: {compressed(each) / 1e6:.2f} MB in {len(each)} files")


def _note(asked: list[str], request: Request) -> None:
    asked.append(request.url)


if __name__ == "__main__":
    main()
