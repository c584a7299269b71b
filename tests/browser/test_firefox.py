"""A whole game of each title by clicks in Firefox; skipped where there is none (apt-get install firefox-esr)."""

import re

import pytest
from browsing import SOON, Clicker, Diver, experienced, firefox, launch_firefox
from playwright.sync_api import expect
from pointing import Pointer, make_table

PLAYERS = {"Power Grid": Clicker, "Underwater Cities": Diver, "Shipyard": Pointer, "Evacuation": Pointer}

pytestmark = pytest.mark.skipif(firefox() is None, reason="there is no Firefox (apt-get install firefox-esr)")


@pytest.fixture
def page(driver, address):
    """The page of somebody who knows the table; an error on it fails the test."""
    faults = []
    with launch_firefox(driver) as opened:
        page = opened.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB").new_page()
        page.set_default_timeout(SOON)
        page.goto(address)
        # From here on: an empty page, where Firefox begins, refuses storage.
        page.on("pageerror", lambda error: faults.append(str(error)))
        yield experienced(page)
    assert faults == []


@pytest.mark.sampled(4)
@pytest.mark.parametrize("game", PLAYERS)
def test_a_whole_game_in_firefox(game, page, address):
    make_table(page, address, game)
    assert PLAYERS[game](page).play(seconds=1200)
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("wins?[.]|share the win|Final score"))
