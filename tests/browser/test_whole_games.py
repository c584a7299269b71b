"""Whole games by clicks on the page only."""

import re

import pytest
from browsing import SOON, Clicker, sit_down
from playwright.sync_api import expect

import partie


def test_a_newcomer_plays_power_grid_against_bots_to_the_final_score(visit, address):
    page = visit()
    sit_down(page, address, "Newcomer")
    assert Clicker(page).play()
    score = page.get_by_role("dialog")
    expect(score.get_by_role("row")).to_have_count(4)
    expect(score).to_contain_text(re.compile("wins?[.]|share the win"))
    expect(score.get_by_role("columnheader", name="cities supplied")).to_be_visible()
    expect(score.get_by_role("img", name=re.compile("Cities, round by round"))).to_be_visible()
    # The finished game lies in the lobby and can be looked at again.
    score.get_by_role("link", name="Look back").click()
    page.wait_for_selector("#slider")
    expect(page.locator("svg.map")).to_be_visible()


@pytest.mark.skipif("underwater" not in partie.GAMES, reason="Underwater Cities is not there yet")
def test_a_game_without_a_screen_is_played_on_the_generic_board(visit, address):
    page = visit()
    page.goto(address)
    page.get_by_role("button", name=re.compile("Play Underwater Cities against bots")).click()
    page.wait_for_selector(".bar", timeout=SOON)
    assert _Lister(page).play(seconds=1200)
    expect(page.get_by_role("dialog")).to_contain_text("Final score")


class _Lister(Clicker):
    """Takes the first button of each list: enough to come to the end of any game."""

    def decide(self):
        end = self.shown(".turn .end")
        self.click(end or self.page.locator(".choices button").first)
