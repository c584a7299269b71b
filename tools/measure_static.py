"""Measure the page without a server (docs/anywhere.md): `python tools/measure_static.py [--slow 4] [--mbit 10]`.

Bytes are those of the files that one title needs until its first click, each compressed with Node's Brotli. Times run
in Chromium from the opened address to the first decision on the board: cold, and again in the same browser.
"""

import argparse
import json
import os
import subprocess
import time
from pathlib import Path

import browsing
from playwright.sync_api import Page
from static_site import FOLDER, LONG, make_table, play_on, static_host, visit_once

BROTLI = """const {brotliCompressSync, constants} = require("node:zlib"); const {readFileSync} = require("node:fs");
const params = {[constants.BROTLI_PARAM_QUALITY]: 11};
console.log(JSON.stringify(process.argv.slice(1).map((f) => Math.min(readFileSync(f).length,
    brotliCompressSync(readFileSync(f), {params}).length))));"""


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


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--game", default="powergrid")
    arguments.add_argument("--slow", type=float, default=1, help="how many times slower the processor is")
    arguments.add_argument("--mbit", type=float, default=0, help="megabits a second of the network")
    arguments.add_argument("--games", type=int, default=0, help="games to play for the memory")
    given = arguments.parse_args()
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    with static_host() as address, browsing.browser() as opened:
        context = opened.new_context(locale="en-GB", reduced_motion="reduce", service_workers="allow")
        page = browsing.experienced(context.new_page())
        tools = context.new_cdp_session(page)
        if given.slow > 1:
            tools.send("Emulation.setCPUThrottlingRate", {"rate": given.slow})
        if given.mbit:
            rate = given.mbit * 125_000
            limits = {"offline": False, "latency": 20, "downloadThroughput": rate, "uploadThroughput": rate}
            tools.send("Network.enable")
            tools.send("Network.emulateNetworkConditions", limits)
        asked: list[str] = []
        context.on("request", lambda request: asked.append(request.url))
        print(f"first click, cold: {first_click(page, address, given.game):.1f} s")
        names = {url.removeprefix(address).partition("?")[0] or "index.html" for url in asked}
        files = [FOLDER / name for name in sorted(names) if (FOLDER / name).is_file() and name != "sw.js"]
        title = [file for file in files if file.stem not in _others(given.game)]
        print(f"with Brotli until then: {compressed(title) / 1e6:.2f} MB in {len(title)} files")
        visit_once(page, address)
        print(f"first click, again: {first_click(page, address, given.game):.1f} s")
        for number in range(given.games):
            play_on(page, make_table(page, given.game, "greedy"), seed=number + 2)
            memory = page.evaluate(
                "performance.measureUserAgentSpecificMemory?.().then((found) => found.bytes)"
            )
            print(f"memory after game {number + 1}: {memory}")


def _others(game: str) -> set[str]:
    """Packs of titles that were not chosen."""
    return {file.stem for file in FOLDER.glob("files-*/*.zip") if file.stem in _games() - {game}}


def _games() -> set[str]:
    return {"powergrid", "underwater", "shipyard", "evacuation"}


if __name__ == "__main__":
    main()
