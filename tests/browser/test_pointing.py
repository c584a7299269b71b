"""Shipyard and Evacuation by clicks on what is lit: whole games, the keyboard, a phone, three languages, every size."""

import re

import pytest
from browsing import SOON, experienced
from looking import BOX, FAULTS, RAW, SIZES, SMALLEST
from playwright.sync_api import expect
from pointing import Pointer, Typist, make_table
from trace_motion import STILL, WATCH

GAMES = ("Shipyard", "Evacuation")
WHOLE = {
    "Shipyard": ("Shipyard", 2, {}),
    "Shipyard alone": ("Shipyard", 1, {}),
    "the race of Evacuation": ("Evacuation", 2, {"mode": "race"}),
    "Evacuation for points": ("Evacuation", 2, {"mode": "points"}),
    "Evacuation for four with everything": (
        "Evacuation",
        4,
        {"mode": "points", "actions": "advanced", "tasks": "on", "dominance": "on"},
    ),
}
BOARDS = {"Shipyard": ".yard", "Evacuation": ".stage"}
"""What is played on; Evacuation has several boards that take turns on one stage, each by its class."""
KINDS = {"Shipyard": 15, "Evacuation": 11}
"""So many kinds of decisions at least are met in a whole game, however it goes."""


@pytest.fixture(scope="module")
def looked_at():
    """Kinds of decisions of a game that axe-core has seen: once is enough."""
    return set()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("which", WHOLE)
def test_a_whole_game_by_clicks_on_what_is_lit(which, visit, address, spotless, looked_at):
    """To the final score; axe-core looks at the first decision of every kind."""
    game, seats, options = WHOLE[which]
    page = visit(bypass_csp=True)
    make_table(page, address, game, seats, **options)
    player = Pointer(page)
    kinds = set()
    while player.asked():
        kind = player.asks()
        kinds.add(kind)
        if (game, kind) not in looked_at:
            looked_at.add((game, kind))
            spotless(page, f"{which}: {kind}")
        assert player.clicks < 800, f"{which} does not end; {player.asks()} is asked"
        player.step()
    assert len(kinds) >= KINDS[game], kinds
    score = page.get_by_role("dialog")
    expect(score).to_contain_text(re.compile("wins?[.]|share the win|Final score"))
    spotless(page, f"winner of {which}")
    score.get_by_role("button", name="All figures").click()
    expect(score.get_by_role("row").first).to_be_visible()
    spotless(page, f"final score of {which}")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_round_by_touch_on_a_phone(game, visit, address):
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    make_table(page, address, game)
    player = Pointer(page, tap=True)
    while player.turns < 2:
        assert player.step()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for tab in page.locator("nav.tabs button").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-current", "true")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_round_by_keyboard(game, visit, address):
    page = visit()
    make_table(page, address, game)
    player = Typist(page)
    while player.turns < 2:
        assert player.step()


@pytest.mark.parametrize("language", ["en", "cs", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_in_every_size(game, language, visit, address):
    """No text is too small, nothing is cut off, the board stays where it is, and nothing is left untranslated."""
    page = visit()
    experienced(page)
    make_table(page, address, game)
    experienced(page, language)
    page.reload()
    # In English it plays as the hint says, which comes to voyages and settlements; in the others a few turns.
    player = Pointer(page, advice=language == "en")
    seen, faults, stood = set(), [], {}
    for _ in range(70 if language == "en" else 14):
        player.asked()
        kind = player.asks()
        if kind and kind not in seen:
            seen.add(kind)
            raw = RAW.search(page.locator("main").inner_text() + page.locator("header").inner_text())
            faults += [(kind, raw.group())] if raw else []
            for size, (width, height) in SIZES.items():
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(300)
                faults += [(size, kind, fault) for fault in page.evaluate(FAULTS, SMALLEST)]
            page.set_viewport_size({"width": 1280, "height": 800})
            page.wait_for_timeout(200)
            which = page.locator(BOARDS[game]).first.get_attribute("class")
            now = page.evaluate(BOX, BOARDS[game])
            was = stood.setdefault(which, now)
            if was != now:
                faults.append((kind, f"the board {which} moved from {was} to {now}"))
        player.step()
    assert not faults, "\n".join(map(str, dict.fromkeys(faults)))
    assert len(seen) >= (10 if language == "en" else 3), seen


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_lit_tells_why(game, visit, address):
    page = visit()
    make_table(page, address, game)
    Pointer(page).asked()
    dim = page.locator(".choice:not(.lit)").first
    dim.hover()
    expect(page.get_by_role("tooltip")).to_be_visible(timeout=SOON)


@pytest.mark.parametrize("game", GAMES)
def test_pieces_travel_and_others_open_where_mine_is(game, visit, address):
    page = visit(reduced_motion="no-preference")
    experienced(page).add_init_script(WATCH)
    make_table(page, address, game)
    player = Pointer(page)
    player.asked()
    for _ in range(12):
        player.step()
    assert page.evaluate("window.flights") > 0
    # Whatever moves is moved by the compositor alone: nothing is laid out or painted meanwhile.
    assert page.evaluate("Object.keys(window.animated)") and set(page.evaluate("window.animated")) <= STILL
    player.asked()
    other = page.locator(".player:not(.me) button.name").first
    other.click()
    expect(other).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("?")
    legend = page.locator("dialog[open] .legend")
    expect(legend.locator("svg")).not_to_have_count(0)
    assert not RAW.search(legend.inner_text())
