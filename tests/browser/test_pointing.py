"""Shipyard and Evacuation by clicks on what is lit: whole games, the keyboard, a phone, three languages, every size."""

import re

import pytest
from browsing import SOON, sit_down
from playwright.sync_api import expect
from pointing import Pointer, make_table

GAMES = ("Shipyard", "Evacuation")
WHOLE = {
    "Shipyard": ("Shipyard", 2, {}),
    "Shipyard alone": ("Shipyard", 1, {}),
    "the race of Evacuation": ("Evacuation", 2, {"mode": "race"}),
    "Evacuation for points": ("Evacuation", 2, {"mode": "points"}),
}
KINDS = {"Shipyard": 15, "Evacuation": 11}
"""So many kinds of decisions at least are met in a whole game, however it goes."""


@pytest.mark.parametrize("which", WHOLE)
def test_a_whole_game_by_clicks_on_what_is_lit(which, visit, address, spotless):
    """To the final score; axe-core looks at the first decision of every kind."""
    game, seats, options = WHOLE[which]
    page = visit(bypass_csp=True)
    make_table(page, address, game, seats, **options)
    player = Pointer(page)
    kinds = set()
    while player.asked():
        kind = player.asks()
        if kind not in kinds:
            kinds.add(kind)
            spotless(page, f"{which}: {kind}")
        assert player.clicks < 800, f"{which} does not end; {player.asks()} is asked"
        player.step()
    assert len(kinds) >= KINDS[game], kinds
    score = page.get_by_role("dialog")
    expect(score).to_contain_text(re.compile("wins?[.]|share the win|Final score"))
    expect(score.get_by_role("row").first).to_be_visible()
    spotless(page, f"final score of {which}")


@pytest.mark.parametrize("game", GAMES)
def test_it_is_played_by_touch_on_a_phone(game, visit, address):
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    sit_down(page, address, "Touch", game)
    player = Pointer(page, tap=True)
    for _ in range(10):
        player.step()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_lit_tells_why(game, visit, address):
    page = visit()
    sit_down(page, address, "Asker", game)
    Pointer(page).asked()
    dim = page.locator(".choice:not(.lit)").first
    dim.hover()
    expect(page.locator(".tip")).to_be_visible(timeout=SOON)
