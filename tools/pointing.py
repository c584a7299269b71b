"""Plays any game by clicking highlighted things of the board, then the choices of the bar."""

from browsing import SIGNATURE, SOON, Clicker
from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Late

PLACES = (".turns button", ".choice.lit:not(.picked)", ".place.offered")
"""Selectors of things that can be chosen on a board, the most specific first."""
BUTTONS = ".choices button:enabled:not(.plain)"
ANYWAY = ".choices button.danger:enabled"
"""The button that confirms a move with a warning; the button beside it only goes back to the question."""
READY = ".choices button.primary:enabled"
VISIBLE = """selector => [...document.querySelectorAll(selector)].flatMap((one, i) =>
    one.checkVisibility({visibilityProperty: true}) && one.getClientRects().length ? [i] : [])"""
QUESTION = "document.querySelector('.sentence').textContent + document.querySelectorAll('#log .entry').length"
STATE = f"""() => {SIGNATURE}
    + '|' + document.querySelectorAll('.picked, [aria-pressed="true"]').length"""
PATIENCE = 1_000
"""Timeout in milliseconds for the effect of a click on the page."""


def make_table(
    page: Page, address: str, game: str, seats: int = 2, bot: str = "random", **options: str
) -> None:
    """Go from the lobby to a table with bots in the other seats; options by name."""
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
    """Alternates among highlighted things, so that it meets all kinds of decisions."""

    clicks = 0
    turns = 0
    question = ""
    """The question at its last click."""

    def asks(self) -> str:
        """The kind of decision; empty if only the turn is to be ended."""
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
        """Click until the question is answered: a thing and an action with it, ticks and the button below them."""
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
                # On a busy machine the answer to the previous click may arrive now and change the highlights.
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
        """A highlighted thing, another one each time; a button of the bar if something was picked or nothing is
        highlighted."""
        picked = self.page.locator(".choice.picked, .hex .picked").count()
        # The button of a ticked set is enabled by the last tick.
        first = (ANYWAY, BUTTONS, *PLACES) if picked else (READY, *PLACES) if begun else PLACES
        for selector in (*first, BUTTONS):
            seen = self.page.evaluate(VISIBLE, selector)
            if seen:
                return self.page.locator(selector).nth(seen[self.clicks % len(seen)])
        return None


class Typist(Pointer):
    """Plays by keyboard only: Tab (and arrow keys on a board) to a highlighted thing, then Enter."""

    TABS = 250

    def click(self, target: Locator) -> None:
        self.clicks += 1
        element = target.element_handle()
        assert element is not None
        if target.evaluate("one => one.matches('.place')"):
            # Arrow keys walk the places of a board from the one that Tab reaches.
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
