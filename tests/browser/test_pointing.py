"""Shipyard and Evacuation by clicks on what is lit: whole games, a phone, three languages, the final score."""

import os
import re

import pytest
from browsing import sit_down
from playwright.sync_api import expect
from pointing import Pointer

GAMES = ("Shipyard", "Evacuation")
SMALLEST = 10.9
"""Pixels of the smallest text at a table."""


@pytest.mark.parametrize("game", GAMES)
def test_it_is_played_by_clicks_on_what_is_lit(game, visit, address, spotless):
    page = visit(bypass_csp=True)
    sit_down(page, address, "Newcomer", game)
    player = Pointer(page)
    assert not player.play(moves=12)
    spotless(page, f"table of {game}")
    # A whole game takes minutes: `PARTIE_LONG=1` plays it to the final score.
    whole = bool(os.environ.get("PARTIE_LONG"))
    if player.play(moves=None if whole else 30, seconds=1500):
        score = page.get_by_role("dialog")
        expect(score).to_contain_text(re.compile("wins?[.]|share the win"))
        spotless(page, f"final score of {game}")
    assert whole <= player.over()


@pytest.mark.parametrize("game", GAMES)
def test_it_is_played_by_touch_on_a_phone(game, visit, address):
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    sit_down(page, address, "Touch", game)
    player = Pointer(page, tap=True)
    for _ in range(10):
        player.step()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_too_small_to_read(game, visit, address):
    page = visit()
    sit_down(page, address, "Reader", game)
    player = Pointer(page)
    for _ in range(8):
        player.step()
        small = page.evaluate(
            """least => [...document.querySelectorAll('.panes *, .bar *')].filter(one =>
                [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim())
                && !one.closest('svg') && one.getClientRects().length && !one.closest('.sr')
                && parseFloat(getComputedStyle(one).fontSize) < least).map(one => one.outerHTML.slice(0, 120))""",
            SMALLEST,
        )
        assert small == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_lit_tells_why(game, visit, address):
    page = visit()
    sit_down(page, address, "Asker", game)
    Pointer(page).asked()
    dim = page.locator(".choice:not(.lit)").first
    dim.hover()
    expect(page.locator(".tip")).to_be_visible()
