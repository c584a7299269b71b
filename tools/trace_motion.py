"""Traces a page during animations: whether any task delays a frame, and whether anything but `transform` and `opacity`
is animated. Plays in a real browser at a server on this machine, with motion on.

    python tools/trace_motion.py --moves 30 [powergrid ...]

Tasks are measured in processor time of the page's main thread, so that a busy machine does not change the verdict.
Prints a line per game and exits with 1 if a task exceeded the limit, or another property was animated.
"""

import argparse
import sys
from dataclasses import dataclass, field
from typing import Any

from browsing import Clicker, Diver, browser, server
from playwright.sync_api import Browser, Page
from pointing import Pointer, make_table

LONGEST = 50
"""The longest allowed task in milliseconds while pieces travel."""
PLAYERS: dict[str, tuple[str, type[Clicker]]] = {
    "powergrid": ("Power Grid", Clicker),
    "underwater": ("Underwater Cities", Diver),
    "shipyard": ("Shipyard", Pointer),
    "evacuation": ("Evacuation", Pointer),
}
STILL = frozenset({"transform", "opacity", "scale", "translate", "rotate"})
"""Properties that may be animated: the compositor alone handles them, without layout or paint."""
WATCH = """
window.flights = 0;
window.animated = {};
let flying = false;
const look = () => {
  const now = document.querySelector('.flyer') !== null;
  if (now && !flying) { window.flights++; performance.mark('pieces-fly'); }
  if (!now && flying) performance.mark('pieces-rest');
  flying = now;
};
new MutationObserver(look).observe(document, {childList: true, subtree: true});
const note = () => {
  for (const one of document.getAnimations()) {
    const target = one.effect?.target;
    const frames = one.effect?.getKeyframes() ?? [];
    for (const [name, value] of frames.flatMap(frame => Object.entries(frame)))
      if (!['offset', 'computedOffset', 'easing', 'composite'].includes(name))
        window.animated[name] = String(target?.className?.baseVal ?? target?.className ?? '').slice(0, 60);
  }
  requestAnimationFrame(note);
};
requestAnimationFrame(note);
"""


@dataclass
class Motion:
    """The measurements of one game."""

    flights: int = 0
    tasks: list[float] = field(default_factory=list)
    """Milliseconds of processor time of each task while pieces travelled."""
    animated: dict[str, str] = field(default_factory=dict)
    """Animated properties, each with a class of its element."""

    @property
    def longest(self) -> float:
        return max(self.tasks, default=0)

    @property
    def unsteady(self) -> dict[str, str]:
        """Animated properties that cause layout or paint."""
        return {name: on for name, on in self.animated.items() if name not in STILL}


def watch(opened: Browser, address: str, game: str, moves: int) -> Motion:
    """Play a number of moves of a game and trace the page meanwhile."""
    context = opened.new_context(
        viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="no-preference"
    )
    page = context.new_page()
    page.add_init_script(
        "localStorage.setItem('partie-settings', JSON.stringify({guide: false, bots: 'quick', motion: 'on'}))"
    )
    page.add_init_script(WATCH)
    name, player = PLAYERS[game]
    make_table(page, address, name, 3)
    wire = context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    wire.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    wire.send(
        "Tracing.start",
        {"categories": "toplevel,blink.user_timing,__metadata,disabled-by-default-devtools.timeline"},
    )
    player(page).play(moves=moves, seconds=300)
    _finish(page, wire)
    found = Motion(
        int(page.evaluate("window.flights")), _tasks(events), dict(page.evaluate("window.animated"))
    )
    context.close()
    return found


def _finish(page: Page, wire: Any) -> None:
    """End the trace and wait for all of it."""
    done: list[bool] = []
    wire.on("Tracing.tracingComplete", lambda _: done.append(True))
    wire.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)


def _tasks(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of the tasks of the page's main thread while pieces travelled."""
    marks = [event for event in events if event.get("name") in ("pieces-fly", "pieces-rest")]
    marks.sort(key=lambda event: float(event["ts"]))
    threads = {(event["pid"], event["tid"]) for event in marks}
    spans: list[tuple[float, float]] = []
    began: float | None = None
    for event in marks:
        if event["name"] == "pieces-fly":
            began = float(event["ts"])
        elif began is not None:
            spans.append((began, float(event["ts"])))
            began = None
    return [
        float(event.get("tdur", event.get("dur", 0))) / 1000
        for event in events
        if event.get("name") in ("RunTask", "ThreadControllerImpl::RunTask")
        and (event["pid"], event["tid"]) in threads
        and any(begin <= float(event["ts"]) <= end for begin, end in spans)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", choices=[*PLAYERS, []], help="the games to play; all by default")
    parser.add_argument("--moves", type=int, default=30)
    wanted = parser.parse_args()
    bad = False
    with server() as address, browser() as opened:
        for game in wanted.games or PLAYERS:
            seen = watch(opened, address, game, wanted.moves)
            bad |= seen.longest > LONGEST or bool(seen.unsteady) or not seen.tasks
            print(
                f"{game}: {seen.flights} flights, {len(seen.tasks)} tasks meanwhile, the longest {seen.longest:.1f} ms;"
                f" animated: {', '.join(sorted(seen.animated))}"
                + "".join(f"; {name} on {on}" for name, on in seen.unsteady.items())
            )
    sys.exit(bad)


if __name__ == "__main__":
    main()
