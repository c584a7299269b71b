"""A player of any game whose things are chosen where they lie: clicks what is lit, then what the bar offers."""

from browsing import Clicker
from playwright.sync_api import Locator

LIT = (".turns button", ".choice.lit:not(.picked)", ".place.offered")
"""What may be chosen on a board, the most particular first."""


class Pointer(Clicker):
    """Takes turns among what is lit, so that it comes to all kinds of decisions."""

    clicks = 0

    def decide(self) -> None:
        end = self.shown(".turn .end")
        if end:
            self.click(end)
        elif self.advice:
            super().decide()
        else:
            self.point()

    def point(self) -> None:
        before = self.signature()
        for _ in range(4):
            target = self.target()
            if target is None or self.signature() != before:
                return
            self.click(target)
            self.page.wait_for_timeout(80)

    def target(self) -> Locator | None:
        """Something lit, each time another one; a button of the bar where something was picked or nothing is lit."""
        self.clicks += 1
        picked = self.page.locator(".choice.picked, .hex-picked").count()
        buttons = self.page.locator(".choices button:enabled:not(.plain)")
        wholly = [self.page.locator(lit) for lit in LIT] if not picked else []
        for there in [*wholly, buttons]:
            seen = [one for one in there.all() if one.is_visible()]
            if seen:
                return seen[self.clicks % len(seen)]
        return None
