"""First games that teach, at the table: played to the end by clicks on what the lesson points at."""

import re
import time

import pytest
from browsing import SOON, experienced
from playwright.sync_api import Error, expect

from partie.text import Words

SIZES = {"wide": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
STATE = """() => {
  const bar = document.querySelector('.bar');
  if (!bar) return null;
  const end = document.querySelector('.turn .end');
  const over = document.querySelector('.bar.lesson') === null;
  return {
    expects: bar.dataset.expects ?? null, points: bar.dataset.points ?? null, end: Boolean(end), over,
    said: bar.textContent + document.querySelectorAll('.choices [aria-pressed=true], .picked').length
  };
}"""
MOST = 250
"""Clicks and typed moves that a lesson may take."""


class Pupil:
    """Plays a lesson by clicks on what it points at; types the move where no single click makes it."""

    def __init__(self, page, language):
        self.page = page
        self.words = Words(language)
        self.clicked = 0
        self.typed = []

    def button(self, key):
        return self.page.locator(".choices").get_by_role(
            "button", name=self.words.say(f"web-{key}"), exact=True
        )

    def state(self):
        return self.page.evaluate(STATE)

    def ready(self):
        """What the bar says once the lesson asks for something, or is over."""
        over = f".bar.lesson .choices button:has-text('{self.words.say('web-lesson-bots')}')"
        self.page.wait_for_selector(f".bar.lesson[data-points], .bar.lesson .turn .end, {over}", timeout=SOON)
        return self.state()

    def changed(self, before, patience):
        """Whether the bar expects something else within a time."""
        try:
            self.page.wait_for_function(
                f"was => ({STATE})()?.said !== was", arg=before["said"], timeout=patience
            )
        except Error:
            return False
        return True

    def step(self):
        """One move, or the end of the turn; False at the end of the lesson."""
        before = self.ready()
        if self.button("lesson-bots").count():
            return False
        if before["end"]:
            self.page.locator(".turn .end").click()
            assert self.changed(before, SOON)
            return True
        # What a click picks may bring a button that makes the move.
        for things in (before["points"], f".choices :is([data-move='{before['expects']}'], [data-at=send])"):
            if self.clicks(things, before) or self.moved(before):
                return True
        self.page.locator("#notation").fill(before["expects"])
        self.page.locator("#notation").press("Enter")
        self.typed.append(before["expects"])
        assert self.changed(before, SOON), before
        return True

    def clicks(self, things, before):
        """Click them one after the other, until the lesson expects something else."""
        for thing in self.page.locator(things).all():
            try:
                thing.click(timeout=1500)
                self.clicked += 1
            except Error:
                continue
            if self.state()["expects"] != before["expects"]:
                return True
        return False

    def moved(self, before):
        """Whether the expected move was made by the clicks: the lesson expects another one, or nothing for now."""
        until = time.monotonic() + 1
        while time.monotonic() < until:
            now = self.state()
            if now is None or now["expects"] != before["expects"]:
                return True
            self.page.wait_for_timeout(50)
        return False


def begin(visit, address, game, language="en", size="wide"):
    page = experienced(visit(viewport=SIZES[size], locale=language), language)
    page.goto(f"{address}/learn/{game}")
    pupil = Pupil(page, language)
    page.wait_for_selector(".bar.lesson", timeout=SOON)
    pupil.button("lesson-next").click(timeout=SOON)
    return pupil


@pytest.mark.sampled(8)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "cs", "uk"])
@pytest.mark.parametrize("game", ["powergrid", "underwater", "shipyard", "evacuation"])
def test_a_lesson_is_played_to_its_end(visit, address, game, language, size):
    pupil = begin(visit, address, game, language, size)
    for _ in range(MOST):
        if not pupil.step():
            break
    expect(pupil.button("lesson-bots")).to_be_visible()
    expect(pupil.button("lesson-play-on")).to_be_visible()
    # On a phone what is pointed at may lie in another pane or outside the part of the board that is shown.
    assert pupil.clicked > (5 if size == "wide" else 1) * len(pupil.typed), pupil.typed


def test_a_move_that_departs_is_shown_and_taken_back(visit, address):
    pupil = begin(visit, address, "powergrid")
    page = pupil.page
    page.wait_for_selector(".bar.lesson[data-expects=pass]")
    sentence = page.locator(".sentence")
    asked = sentence.inner_text()
    assert "1" in asked and "14" in asked
    for tried in (1, 2, 3):
        page.locator(".choices .picker .primary").click()
        expect(sentence).to_contain_text("garbage, which is dear")
        # It is not sent: the only ways are back, on without the lesson and, the third time, with its help.
        expect(page.locator(".turn .end")).to_have_count(0)
        expect(pupil.button("lesson-play-on")).to_be_visible()
        expect(pupil.button("lesson-show")).to_have_count(int(tried == 3))
        if tried < 3:
            pupil.button("lesson-back").click()
            expect(sentence).to_have_text(asked)
    pupil.button("lesson-show").click()
    page.wait_for_selector(".bar.lesson[data-expects='open 5'], .turn .end")
    # The hint repeats the sentence, and whoever comes back finds the lesson where it was left.
    if page.locator(".turn .end").count():
        page.locator(".turn .end").click()
    page.wait_for_selector(".bar.lesson[data-expects='open 5']")
    address_of_table = page.url
    page.goto(address)
    page.get_by_role("button", name=re.compile(pupil.words.say("web-lesson-resume"))).first.click()
    page.wait_for_selector(".bar.lesson[data-expects='open 5']")
    assert page.url == address_of_table


def test_whoever_insists_plays_on_without_the_lesson(visit, address):
    pupil = begin(visit, address, "powergrid")
    page = pupil.page
    page.wait_for_selector(".bar.lesson[data-expects=pass]")
    page.locator(".choices .picker .primary").click()
    pupil.button("lesson-play-on").click()
    expect(page.locator(".bar.lesson")).to_have_count(0)
    expect(page.locator(".choices .picker .primary")).to_be_visible()
