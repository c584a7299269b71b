"""Whole games by clicks on the page only."""

import re

from browsing import SOON, Clicker, Diver, sit_down
from playwright.sync_api import expect


def test_a_newcomer_plays_power_grid_against_bots_to_the_final_score(visit, address, spotless):
    page = visit(bypass_csp=True)
    sit_down(page, address, "Newcomer")
    assert Clicker(page).play()
    score = page.get_by_role("dialog")
    # Why, in one sentence: with numbers where one alone wins.
    expect(score.locator(".reason")).to_contain_text(
        re.compile(r"supplied with power, against \d+|Decided by .+ against|share the win")
    )
    spotless(page, "winner")
    score.get_by_role("button", name="All figures").click()
    expect(score.get_by_role("row")).to_have_count(5)
    expect(score).to_contain_text(re.compile("wins?[.]|share the win"))
    expect(score.get_by_role("rowheader", name="cities supplied")).to_be_visible()
    expect(score.get_by_role("img", name=re.compile("Cities, round by round"))).to_be_visible()
    spotless(page, "final score")
    # The finished game lies in the lobby and can be looked at again.
    score.get_by_role("link", name="Look back").click()
    page.wait_for_selector("#slider")
    expect(page.get_by_role("group", name="Map: ")).to_be_visible()
    spotless(page, "replay")


def test_a_diver_plays_underwater_cities_to_the_final_score(visit, address, spotless):
    page = visit(bypass_csp=True)
    page.goto(address)
    page.get_by_label("Your name").fill("Diver")
    page.get_by_role("button", name="New table").click()
    page.get_by_role("dialog").get_by_role("button", name="Underwater Cities").click()
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Seat 2").select_option("random")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(".bar", timeout=SOON)
    assert Diver(page).play(seconds=1200)
    score = page.get_by_role("dialog")
    expect(score).to_contain_text(re.compile("wins?[.]|share the win"))
    score.get_by_role("button", name="All figures").click()
    expect(score.get_by_role("rowheader", name="points", exact=True)).to_be_visible()
    expect(score.get_by_role("rowheader", name="cities")).to_be_visible()
    expect(score.get_by_role("img", name=re.compile("Points, round by round"))).to_be_visible()
    spotless(page, "final score")
    page.set_viewport_size({"width": 390, "height": 844})
    spotless(page, "final score on a phone")
