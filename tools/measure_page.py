"""Measures the table page in a real browser at a local server: transfer size, time to interactive, and smoothness of
animations.

    python tools/measure_page.py --loads 9 --moves 30

Prints the transferred bytes by kind; the milliseconds from the request until something can be chosen: the
median, the quickest and the slowest of several loads with an empty cache; and the frames a second while pieces fly, in
--moves moves of Underwater Cities.
"""

import argparse
import statistics
from collections import Counter
from typing import Any

from browsing import Clicker, Diver, browser, server, sit_down

# The first moment after painting at which the board and the question are shown and a click works.
WATCH = """
new MutationObserver((_, watcher) => {
  if (!document.querySelector(".bar.mine") || !document.querySelector(".plant.offered, .choices button")) return;
  watcher.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.playable = performance.now(); }));
}).observe(document, {childList: true, subtree: true, attributes: true});
"""


def measure(loads: int) -> tuple[Counter[str], list[float]]:
    """Bytes by kind of one load, and milliseconds of each."""
    with server() as address, browser() as opened:
        page = opened.new_context(viewport={"width": 1280, "height": 800}).new_page()
        sit_down(page, address)
        Clicker(page).asked()
        page.add_init_script(WATCH)
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
        kinds: dict[str, str] = {}
        weights: Counter[str] = Counter()

        def answered(answer: dict[str, Any]) -> None:
            kinds[answer["requestId"]] = answer["type"]

        def finished(done: dict[str, Any]) -> None:
            weights[kinds.get(done["requestId"], "Other")] += int(done["encodedDataLength"])

        wire.on("Network.responseReceived", answered)
        wire.on("Network.loadingFinished", finished)
        times: list[float] = []
        for _ in range(loads):
            weights.clear()
            page.reload()
            times.append(float(page.wait_for_function("() => window.playable").json_value()))
            page.wait_for_load_state("networkidle")
        return weights, times


# The times of frames in which something flies.
FRAMES = """
window.frames_flown = [];
let last = 0;
const look = now => {
  if (document.querySelector(".flyer")) { if (last) frames_flown.push(now - last); last = now; } else last = 0;
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def smoothness(moves: int) -> list[float]:
    """Milliseconds of each frame while pieces fly."""
    with server() as address, browser() as opened:
        page = opened.new_context(viewport={"width": 1280, "height": 800}).new_page()
        page.add_init_script(FRAMES)
        sit_down(page, address, game="Underwater Cities")
        Diver(page, advice=True).play(moves=moves, seconds=300)
        return [float(frame) for frame in page.evaluate("frames_flown")]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--loads", type=int, default=9)
    parser.add_argument("--moves", type=int, default=30)
    given = parser.parse_args()
    weights, times = measure(given.loads)
    for kind, weight in weights.most_common():
        print(f"{kind:<12} {weight / 1000:7.1f} kB")
    print(f"{'together':<12} {weights.total() / 1000:7.1f} kB")
    print(
        f"playable after {statistics.median(times):.0f} ms ({min(times):.0f} to {max(times):.0f}, {len(times)} loads)"
    )
    frames = smoothness(given.moves)
    if frames:
        rate = 1000 * len(frames) / sum(frames)
        slow = sum(frame > 25 for frame in frames)
        print(f"{rate:.0f} frames a second while pieces fly ({len(frames)} frames, {slow} longer than 25 ms)")


if __name__ == "__main__":
    main()
