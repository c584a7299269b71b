"""A game without a screen of its own: everything in words, and a list of moves that leads through the game."""

import pytest
from browsing import SOON, Lister
from checkout import ROOT
from playwright.sync_api import expect

import partie
from partie.text import Words

SCREENS = ROOT / "web" / "src" / "games"
PLAIN = [name for name in sorted(partie.GAMES) if not (SCREENS / name / "screen.ts").is_file()]


@pytest.mark.skipif(not PLAIN, reason="every game has a screen of its own")
@pytest.mark.parametrize("game", PLAIN or [""])
def test_a_game_without_a_screen_can_be_played(visit, address, game):
    page = visit()
    page.goto(address)
    page.get_by_role("button", name="New table").click()
    page.get_by_role("dialog").get_by_role("button", name=Words("en", game).say("game-name")).click()
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Seat 2").select_option("random")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(".bar.mine", timeout=SOON)
    expect(page.locator(".pane.own")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight") <= 800
    player = Lister(page)
    for _ in range(6):
        player.step()
        assert page.locator(".choices button").count() <= 9
