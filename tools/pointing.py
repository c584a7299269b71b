"""A player of any game whose things are chosen where they lie: clicks what is lit, then what the bar offers."""

from browsing import SIGNATURE, SOON, Clicker
from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Late

PLACES = (".turns button", ".choice.lit:not(.picked)", ".place.offered")
"""Selectors of things that can be chosen on a board, the most specific first."""
BUTTONS = ".choices button:enabled:not(.plain)"
ANYWAY = ".choices button.danger:enabled"
"""A move that the page warns of; the button beside it only goes back to the question."""
READY = ".choices button.primary:enabled"
VISIBLE = """selector => [...document.querySelectorAll(selector)].flatMap((one, i) =>
    one.checkVisibility({visibilityProperty: true}) && one.getClientRects().length ? [i] : [])"""
QUESTION = "document.querySelector('.sentence').textContent + document.querySelectorAll('#log .entry').length"
STATE = f"""() => {SIGNATURE}
    + '|' + document.querySelectorAll('.picked, [aria-pressed="true"]').length"""
PATIENCE = 1_000
"""Milliseconds that a click on the page itself may take to show."""


def make_table(
    page: Page, address: str, game: str, seats: int = 2, bot: str = "random", **options: str
) -> None:
    """From the lobby to a table with bots in the other seats; options by their names."""
    page.goto(address)
    page.get_by_label("Your name").fill("Newcomer")
    page.get_by_role("button", name="New table").click()
    page.get_by_role("dialog").get_by_role("button", name=game).click()
    page.get_by_label("Players").select_option(str(seats))
    for name, value in options.items():
        page.locator(f"#option-{name}").select_option(value)
    for number in range(2, seats + 1):
        page.get_by_label(f"Seat {number}").select_option(bot)
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(".bar", timeout=SOON)


class Pointer(Clicker):
    """Takes turns among what is lit, so that it comes to all kinds of decisions."""

    clicks = 0
    turns = 0
    question = ""
    """The question at its last click."""

    def asks(self) -> str:
        """The kind of decision; empty where a turn is only to be ended."""
        return self.page.locator("section.bar").get_attribute("data-asks") or ""

    def decide(self) -> None:
        end = self.shown(".turn .end")
        if end:
            self.turns += 1
            self.click(end)
        elif self.advice:
            super().decide()
        else:
            self.point()

    def click(self, target: Locator) -> None:
        self.clicks += 1
        super().click(target)

    def point(self) -> None:
        """Clicks until the question is answered: a thing and what to do with it, ticks and the button below them."""
        before = self.signature()
        for _ in range(8):
            asked = str(self.page.evaluate(QUESTION))
            target = self.target(begun=asked == self.question)
            self.question = asked
            if target is None:
                return
            was = self.page.evaluate(STATE)
            try:
                self.click(target)
            except Late:
                # On a busy machine the answer to the click before may come meanwhile: then something else is lit.
                if self.page.evaluate(STATE) == was:
                    raise
                continue
            try:
                self.page.wait_for_function(f"was => ({STATE})() !== was", arg=was, timeout=PATIENCE)
            except Late:
                continue
            if self.signature() != before:
                return

    def target(self, begun: bool) -> Locator | None:
        """Something lit, each time another one; a button of the bar where something was picked or nothing is lit."""
        picked = self.page.locator(".choice.picked, .hex .picked").count()
        # The button of a ticked set is enabled by the last tick.
        first = (ANYWAY, BUTTONS, *PLACES) if picked else (READY, *PLACES) if begun else PLACES
        for selector in (*first, BUTTONS):
            seen = self.page.evaluate(VISIBLE, selector)
            if seen:
                return self.page.locator(selector).nth(seen[self.clicks % len(seen)])
        return None


class Typist(Pointer):
    """Plays by the keyboard alone: Tab (and arrow keys on a board) to what is lit, then Enter."""

    TABS = 250

    def click(self, target: Locator) -> None:
        self.clicks += 1
        element = target.element_handle()
        assert element is not None
        if target.evaluate("one => one.matches('.place')"):
            # Places of a board are walked by the arrows from the one that Tab comes to.
            assert target.evaluate(
                "one => one.closest('svg').querySelector('.place[tabindex=\"0\"]') !== null"
            )
            target.focus()
        else:
            for _ in range(self.TABS):
                if element.evaluate("one => one === document.activeElement"):
                    break
                self.page.keyboard.press("Tab")
            assert element.evaluate("one => one === document.activeElement"), target
        self.page.keyboard.press("Enter")
