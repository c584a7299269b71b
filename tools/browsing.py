"""A real browser at a real server, for the browser tests and the pictures, with players that only click."""

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, Playwright, sync_playwright
from playwright.sync_api import TimeoutError as Late

ARGUMENTS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DICE = Path(__file__).with_name("dice.py")
SOON = 20_000
"""Timeout in milliseconds for anything on the page, on a busy machine too."""
SIGNATURE = (
    "[...document.querySelectorAll('.bar > :not(.teach)')].map(one => one.textContent).join('')"
    " + document.querySelectorAll('#log .entry').length"
)
"""The text and offers of the bar, without its text about the pointed thing, and the number of log entries."""


def chromium() -> str | None:
    """Debian's Chromium, or another on the path."""
    return _first("chromium", "chromium-browser", "google-chrome")


def firefox() -> str | None:
    """Debian's Firefox, or another on the path."""
    return _first("firefox-esr", "firefox")


def _first(*names: str) -> str | None:
    """The path of the first of these programs that is installed."""
    return next(filter(None, map(shutil.which, names)), None)


@contextmanager
def server(database: Path | None = None, dice: Path | None = None, **settings: str) -> Iterator[str]:
    """Start a server with an empty database, at the given path or a temporary one; yields its address.

    Its seeds follow from the text in the file `dice`, if one is given (tools/dice.py).
    """
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "PARTIE_BOT_PAUSE": "0",
            "PARTIE_BOT_WORKERS": "0",
            "PARTIE_RATES": "off",
            "PARTIE_LOG": "warning",
            **settings,
        }
        program = ["-m", "partie"] if dice is None else [str(DICE), str(dice)]
        command = [sys.executable, *program, "serve", "--port", "0"]
        command += ["--database", f"sqlite:///{database or Path(folder) / 'partie.db'}"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            try:
                _wait(address)
                yield address
            finally:
                process.terminate()
                process.wait()


def _wait(address: str, seconds: float = 30) -> None:
    """Wait until the server answers."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(OSError), urllib.request.urlopen(address + "/api/health", timeout=5):
            return
        time.sleep(0.05)
    raise TimeoutError(f"no answer from {address}")


@contextmanager
def browser() -> Iterator[Browser]:
    """A headless Chromium with a driver of its own; a process can have only one driver at a time."""
    with sync_playwright() as driver, launch(driver) as opened:
        yield opened


def launch(driver: Playwright) -> Browser:
    """A headless Chromium."""
    return driver.chromium.launch(executable_path=chromium(), args=ARGUMENTS)


def launch_firefox(driver: Playwright) -> Browser:
    """A headless, unpatched Firefox, driven by WebDriver BiDi.

    BiDi cannot emulate media yet, so reduced motion is a preference of the browser.
    """
    return driver.firefox.launch(
        channel="moz-firefox",
        executable_path=firefox(),
        firefox_user_prefs={"ui.prefersReducedMotion": 1},
    )


def experienced(page: Page, language: str = "en") -> Page:
    """Turn off explanations and bot pauses, from the page's next load on."""
    settings = json.dumps({"language": language, "guide": False, "bots": "none"})
    page.add_init_script(f"localStorage.setItem('partie-settings', JSON.stringify({settings}))")
    return page


def sit_down(page: Page, address: str, name: str = "Anna", game: str = "Power Grid") -> None:
    """Go from the lobby to a table against bots, with a name and one click."""
    page.goto(address)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=f"Play {game} against bots").click()
    page.wait_for_selector(".bar", timeout=SOON)


def tap(target: Locator, patience: float = SOON) -> None:
    """Choose by touch: the first tap explains a thing of the board, the second chooses it."""
    target.scroll_into_view_if_needed(timeout=patience)
    touched = target.element_handle(timeout=patience)
    target.tap(timeout=patience)
    if touched is not None and touched.evaluate("one => one.isConnected && one.matches('[data-armed]')"):
        touched.tap(timeout=patience)


def in_sight(targets: Locator) -> Locator:
    """The last target that nothing covers: part of a board may lie under what stands on it, until it is moved."""
    targets.last.scroll_into_view_if_needed(timeout=SOON)
    found = int(
        targets.evaluate_all(
            """all => all.findLastIndex(one => {
              const {x, y, width, height} = one.getBoundingClientRect();
              return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
            })"""
        )
    )
    return targets.nth(found) if found >= 0 else targets.last


class Clicker:
    """Plays a seat of Power Grid by clicks on highlighted things, like a newcomer."""

    def __init__(self, page: Page, tap: bool = False, advice: bool = False) -> None:
        self.page = page
        self.tap = tap
        self.patience: float = SOON
        """Timeout in milliseconds for a thing to click."""
        self.advice = advice
        """Whether to play the hinted moves."""

    def click(self, target: Locator) -> None:
        """A click, or a touch."""
        if self.tap:
            tap(target, self.patience)
        else:
            target.click(timeout=self.patience)

    def over(self) -> bool:
        return self.page.get_by_role("dialog").filter(has_text="Final score").is_visible()

    def asked(self) -> str:
        """Wait until the bar asks this seat, and return its sentence; empty when the game is over."""
        self.page.wait_for_selector(".bar.mine, dialog[open]", timeout=60_000)
        return "" if self.over() else self.page.locator(".sentence").inner_text()

    def shown(self, selector: str) -> Locator | None:
        found = self.page.locator(selector)
        return found.first if found.count() and found.first.is_visible() else None

    def step(self) -> bool:
        """One decision; False when the game is over."""
        if not self.asked():
            return False
        before = self.signature()
        self.decide()
        self.page.wait_for_function(
            f"was => document.querySelector('dialog[open]') || ({SIGNATURE}) !== was",
            arg=before,
            timeout=SOON,
        )
        return True

    def signature(self) -> str:
        return str(self.page.evaluate(SIGNATURE))

    def decide(self) -> None:
        end = self.shown(".turn .end")
        if end:
            self.click(end)
            return
        if self.advice:
            self.page.get_by_role("button", name="Hint").click(timeout=SOON)
            self.page.get_by_role("button", name="Do it").click(timeout=SOON)
            return
        region = self.shown(".choices button:has-text('Play in')")
        plants = self.page.locator(".plants .plant.offered:not(.small)")
        scrap = self.shown(".plant.small.offered")
        city = self.page.locator(".city.offered")
        fuel = self.shown(".choices .picker.compact .primary")
        if region:
            self.click(region)
        elif scrap:
            self.click(scrap)
        elif plants.count():
            self.click(plants.first)
        elif self.page.locator(".choices .picker:not(.compact)").count():
            passing = self.shown(".choices button:has-text('Pass')")
            self.click(passing or self.page.locator(".choices .primary").first)
        elif fuel:
            self.click(fuel)
        elif city.count():
            self.click(in_sight(city) if self.tap else city.last)
        else:
            self.click(self.page.locator(".choices button.primary, .choices button").last)

    def play(self, moves: int | None = None, seconds: float = 600) -> bool:
        """Play on; True when the final score is shown."""
        until = time.monotonic() + seconds
        done = 0
        while moves is None or done < moves:
            if time.monotonic() > until:
                raise TimeoutError(f"the game was not over after {seconds} seconds and {done} clicks")
            if not self.step():
                return True
            done += 1
        return self.over()


class Lister(Clicker):
    """Takes the first button of each list: enough to come to the end of any game."""

    def decide(self) -> None:
        end = self.shown(".turn .end")
        if not end and self.advice:
            super().decide()
        else:
            self.click(end or self.page.locator(".choices button").first)


class Diver(Clicker):
    """Plays a seat of Underwater Cities by clicks on highlighted things: slots, cards, places of the board."""

    def decide(self) -> None:
        end = self.shown(".turn .end")
        if end:
            self.click(end)
        elif self.advice:
            super().decide()
        elif self.page.locator(".choices button", has_text="Keep these").count():
            self.keep()
        else:
            self.pick()

    def keep(self) -> None:
        """Tick cards until enough are kept. No card is highlighted while a choice waits for its answer."""
        button = self.page.locator(".choices button", has_text="Keep these")
        cards = self.page.locator(".hand .card.lit").all()
        if not cards:
            return
        for card in cards:
            if button.is_enabled():
                break
            self.click(card)
        self.click(button)

    def turn(self, slot: Locator) -> None:
        """A slot, then a card that goes with it; a slot that only one card goes with plays it at once."""
        self.click(slot)
        until = time.monotonic() + SOON / 1000
        self.patience = 1000
        while (
            self.page.locator(".slots .tile.picked").count()
            and not self.page.locator(".hand .picked").count()
        ):
            try:
                self.click(self.page.locator(".hand .card.lit:not(.dim)").first)
            except Late:
                if time.monotonic() > until:
                    raise
        self.patience = SOON

    def pick(self) -> None:
        """Choose a slot and a card, a place and an action there, a card on display, or a button."""
        slots = self.page.locator(".slots .tile.lit")
        if slots.count() and self.page.locator(".hand .card.lit").count():
            self.turn(slots.nth(slots.count() // 2))
            return
        before = self.signature()
        if self.page.locator(".place .picked").count():
            self.click(self.page.locator(".choices button:enabled").first)
            return
        for lit in (
            ".place.offered",
            ".drawn .card.lit:not(.picked)",
            ".laid .card.lit",
            ".specials .card.lit",
            ".slots .tile.lit",
            ".ticks button:enabled",
            ".choices button:enabled",
        ):
            there = self.page.locator(lit)
            for _ in range(3):
                if there.count() and there.first.is_visible() and self.signature() == before:
                    self.click(there.last if lit == ".choices button:enabled" else there.first)
                    self.page.wait_for_timeout(60)
            if self.signature() != before:
                return
