"""The screen of Evacuation: what is lit can be hit, satellites are sent and shuttles loaded by clicks."""

import hitting
import pytest
from evacuation_positions import goods, phase, plays
from placing import Sent
from playwright.sync_api import expect

RACE = hitting.positions(
    "evacuation",
    seats=3,
    kinds=(
        "turn", "settle", "build-shuttle", "build-stadium", "develop", "research", "gain", "swap", "prepare-factory",
        "gain-factory", "fly", "load", "satellites", "lane",
    ),
)  # fmt: skip
POINTS = hitting.positions(
    "evacuation",
    seats=2,
    kinds=("goal", "forgo", "keep", "turn", "halves", "drop", "pay-energy", "strength-progress", "ferry"),
    mode="points",
    actions="advanced",
    tasks="on",
    dominance="on",
)
KINDS = {
    **{f"race {kind}": find for kind, find in RACE.items()},
    **{f"points {kind}": find for kind, find in POINTS.items()},
}


@pytest.mark.sampled(8)
@pytest.mark.parametrize("size", hitting.SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_lit_can_be_hit(kind, size, page, place):
    place(page, KINDS[kind]())
    assert hitting.missed(page, size) == []


def test_both_satellites_are_sent_with_one_word(page, place):
    """A click on a field says where one lands; what both land on and pass is told before the button sends them."""
    game = RACE["satellites"]()
    place(page, game)
    expect(page.locator(".choices button.primary")).to_have_count(0)
    page.locator(".progress .field.lit").last.click()
    expect(page.locator(".landings")).to_contain_text("milestone")
    expect(page.locator(".landings .good")).to_contain_text("milestone")
    send = page.locator(".choices button.primary")
    expect(send).to_contain_text("Send them: A to")
    sent = Sent(page, game)
    send.click()
    expect(page.locator(".bar.tentative")).to_be_visible()
    assert sent.moves and all(move.startswith("satellite") for move in sent.moves)


def test_cargo_is_loaded_by_a_click_and_taken_back_by_another(page, place):
    game = plays(
        phase("flight", {"goods": goods((5, 5, 5)), "old_shuttles": ["petrel"]}, {}),
        "load petrel",
    )
    place(page, game)
    area = page.locator(".large .area.lit[data-at=land-l8]")
    area.click()
    aboard = page.locator(".large .aboard[data-at=land-l8]")
    expect(aboard).to_be_visible()
    page.locator(".good.lit[data-at=cargo-steel]").click()
    expect(page.locator(".ship .cube.picked")).to_have_count(1)
    aboard.click()
    expect(page.locator(".large .area.lit[data-at=land-l8]")).to_be_visible()
    expect(page.locator(".ship .cube.picked")).to_have_count(1)
    expect(page.get_by_role("button", name="Launch Petrel for 1 energy")).to_be_visible()
