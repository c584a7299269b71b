"""axe-core finds no serious or critical violation on any page, in light and in dark (the final score: in its game)."""

import re

import pytest
from browsing import SOON, Clicker, Diver


@pytest.fixture
def page(visit):
    return visit(bypass_csp=True)


def test_lobby_and_rules(page, address, spotless):
    page.goto(address)
    page.wait_for_selector(".games button >> nth=1")
    spotless(page, "lobby")
    for name in ("Log in", "New table", "Settings"):
        page.get_by_role("button", name=name).click()
        page.wait_for_selector("dialog[open]")
        spotless(page, name)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
    page.goto(f"{address}/rules/powergrid#PG-NET-15")
    page.wait_for_selector(".aimed")
    spotless(page, "rules")
    for part in ("", "/pieces", "/aid"):
        page.goto(f"{address}/rules/underwater{part}")
        page.locator("main :is(section, article, [data-piece])").first.wait_for()
        spotless(page, f"rules{part}")
    page.goto(address)
    page.get_by_role("link", name="About Partie").click()
    page.get_by_text("Svelte (svelte)").click()
    page.get_by_text("Permission is hereby granted").wait_for()
    spotless(page, "about")
    page.goto(f"{address}/nowhere")
    page.get_by_role("link", name="To the lobby").wait_for()
    spotless(page, "no such page")


def test_waiting_room_and_table(page, address, spotless):
    page.goto(address)
    page.get_by_role("button", name="New table").click()
    page.get_by_role("dialog").get_by_role("button", name="Power Grid").click()
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="Copy the link").wait_for()
    spotless(page, "waiting room")
    page.get_by_role("button", name=re.compile("Start, bots in the 2 free seats")).click()
    page.wait_for_selector(".map")
    player = Clicker(page)
    player.asked()
    spotless(page, "table with an explanation")
    for lit in (".picker.compact", ".city.offered"):
        while not player.shown(lit):
            assert player.step()
            player.asked()
        spotless(page, lit)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hint")
    spotless(page, "hint")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    spotless(page, "help")


def test_underwater_cities(page, address, spotless):
    page.goto(address)
    page.get_by_role("button", name=re.compile("Play Underwater Cities")).click()
    page.wait_for_selector(".bar.mine", timeout=SOON)
    page.wait_for_selector(".hand .card.lit")
    spotless(page, "first hand")
    player = Diver(page)
    for lit in (".slots .tile.lit", ".place.offered"):
        for _ in range(60):
            player.asked()
            if player.shown(lit):
                break
            player.step()
        spotless(page, lit)
    page.get_by_role("button", name="Production preview").click()
    page.wait_for_selector("dialog[open]")
    spotless(page, "production")
