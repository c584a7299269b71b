"""Measure the page without a server (docs/anywhere.md): `python tools/measure_static.py --times 3 --speed`.

Bytes are those of the files that one title needs until its first click, each compressed with Node's Brotli. Times run
in Chromium from the opened address to the first decision on the board: cold, and again in the same browser. On a
machine that does other things too the best of several visits tells the most.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import browsing
from playwright.sync_api import BrowserContext, Page, Request
from static_site import FOLDER, LONG, make_table, play_on, static_host, visit_once

BROTLI = """const {brotliCompressSync, constants} = require("node:zlib"); const {readFileSync} = require("node:fs");
const params = {[constants.BROTLI_PARAM_QUALITY]: 11};
console.log(JSON.stringify(process.argv.slice(1).map((f) => Math.min(readFileSync(f).length,
    brotliCompressSync(readFileSync(f), {params}).length))));"""


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
"""Plays whole games of four by lot; `best` are decisions a second in the turn that was disturbed least."""

IN_PAGE = """async ([folder, library, packs, play]) => {
    const base = new URL(".", location.href).href;
    const {loadPyodide} = await import(`${base}${folder}/pyodide.mjs`);
    const python = await loadPyodide({indexURL: `${base}${folder}/`, stdLibURL: base + library,
        lockFileContents: "{\\"info\\": {}, \\"packages\\": {}}"});
    for (const pack of packs)
        python.unpackArchive(await (await fetch(base + pack)).arrayBuffer(), "zip");
    python.runPython(play);
    return python.globals.get("best");
}"""


def compressed(files: list[Path]) -> int:
    """Bytes of all files with Brotli."""
    found = subprocess.run(
        ["node", "-e", BROTLI, *map(str, files)], capture_output=True, text=True, check=True
    )
    return sum(json.loads(found.stdout))


def first_click(page: Page, address: str, game: str) -> float:
    """Seconds from the address to a decision of a new game."""
    begun = time.monotonic()
    page.goto(address)
    page.wait_for_selector("#welcome", timeout=LONG)
    make_table(page, game, "strong")
    page.wait_for_selector(".bar.mine", timeout=LONG)
    return time.monotonic() - begun


def decisions(page: Page, address: str, game: str) -> float:
    """Random decisions a second with Pyodide as the folder has it, the best of some turns."""
    names = {file.name: file.relative_to(FOLDER).as_posix() for file in FOLDER.glob("files-*/*.zip")}
    pyodide = next(FOLDER.glob("pyodide-*")).name
    packs = [names[f"{name}.zip"] for name in ("engine", game, "words-en", f"words-{game}-en")]
    page.goto(address)
    return float(page.evaluate(IN_PAGE, [pyodide, names["python_stdlib.zip"], packs, PLAY % game]))


def natively(game: str) -> float:
    """The same on this machine's own Python, not compiled."""
    done = subprocess.run(
        [sys.executable, "-c", f"{PLAY % game}\nprint(best)"], capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def memory(page: Page, address: str, game: str, games: int) -> list[float]:
    """Megabytes that the page takes with its workers, after each of so many games one after the other."""
    page.goto(address)
    page.wait_for_selector("#welcome", timeout=LONG)
    found = []
    for number in range(games):
        play_on(page, make_table(page, game, "greedy"), seed=number + 2)
        found.append(
            page.evaluate("performance.measureUserAgentSpecificMemory().then((all) => all.bytes)") / 1e6
        )
    return found


def limited(context: BrowserContext, page: Page, slow: float, mbit: float) -> None:
    """A slower processor, a slower network."""
    tools = context.new_cdp_session(page)
    if slow > 1:
        tools.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    if mbit:
        rate = mbit * 125_000
        limits = {"offline": False, "latency": 20, "downloadThroughput": rate, "uploadThroughput": rate}
        tools.send("Network.enable")
        tools.send("Network.emulateNetworkConditions", limits)


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
    with static_host(isolated=True) as address, browsing.browser() as opened:
        for number in range(given.times):
            context = opened.new_context(locale="en-GB", reduced_motion="reduce", service_workers="allow")
            page = browsing.experienced(context.new_page())
            limited(context, page, given.slow, given.mbit)
            asked: list[str] = []
            context.on("request", partial(_note, asked))
            cold.append(first_click(page, address, given.game))
            if not number:
                tell_bytes(asked, address, given.game)
            visit_once(page, address)
            again.append(first_click(page, address, given.game))
            context.close()
        print(f"first click, cold: {min(cold):.1f} s, again: {min(again):.1f} s (best of {given.times})")
        page = browsing.experienced(opened.new_page())
        if given.speed:
            here, there = decisions(page, address, given.game), natively(given.game)
            print(f"decisions a second: {here:,.0f} of {there:,.0f} natively, {here / there:.2f}")
        if given.games:
            took = memory(page, address, given.game, given.games)
            print("megabytes after each game:", ", ".join(f"{each:.0f}" for each in took))


def tell_bytes(asked: list[str], address: str, game: str) -> None:
    """What came over the wire until the first click, as it is with Brotli."""
    names = {url.removeprefix(address).partition("?")[0] or "index.html" for url in asked}
    files = [FOLDER / name for name in sorted(names) if (FOLDER / name).is_file() and name != "sw.js"]
    title = [file for file in files if file.stem not in _others(game)]
    print(f"with Brotli until the first click: {compressed(title) / 1e6:.2f} MB in {len(title)} files")


def _note(asked: list[str], request: Request) -> None:
    asked.append(request.url)


def _others(game: str) -> set[str]:
    """Packs of titles that were not chosen."""
    return {file.stem for file in FOLDER.glob("files-*/*.zip") if file.stem in _games() - {game}}


def _games() -> set[str]:
    return {"powergrid", "underwater", "shipyard", "evacuation"}


if __name__ == "__main__":
    main()
