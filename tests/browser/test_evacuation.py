"""The screen of Evacuation: what is lit can be hit, satellites are sent and shuttles loaded by clicks."""

import hitting
import pytest
from browsing import experienced
from evacuation_positions import acting, goods, phase, plays
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
FULL = hitting.positions(
    "evacuation",
    seats=4,
    kinds=("turn", "forgo"),
    mode="points",
    actions="advanced",
    tasks="on",
    dominance="on",
)
"""Four players with every module: the least room there is."""
UNSEEN = """things => [...document.querySelectorAll(things)].filter(one => {
  const here = one.getBoundingClientRect();
  const [x, y] = [here.x + here.width / 2, here.y + here.height / 2];
  return !one.contains(document.elementFromPoint(x, y)) || here.bottom > innerHeight + 3;
}).map(one => one.dataset.at)"""
"""Things that are not wholly in sight as the page stands: nothing is scrolled or moved for them."""
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


def test_a_second_shuttle_is_chosen_while_the_first_is_on_its_way(page, place):
    row = {"goods": goods((5, 5, 5)), "old_shuttles": ["petrel", "condor"]}
    place(page, plays(phase("flight", row, {}), "load petrel", "launch"))
    expect(page.locator(".ship")).to_contain_text("On the way: Petrel")
    page.locator(".ship [data-at=shuttle-condor].lit").click()
    expect(page.get_by_role("button", name="Launch Condor for")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "cs", "uk"])
def test_an_exchange_of_everything_and_its_end_fit_the_bar(language, page, place):
    row = {"goods": goods((2, 2, 2), (2, 2, 2))}
    place(experienced(page, language), plays(acting(row), "act gain-and-exchange", "gain food old"))
    expect(page.locator(".choices button")).to_have_count(7)
    assert hitting.missed(page) == []


def test_goals_that_are_asked_about_are_in_sight(page, place):
    place(page, FULL["forgo"]())
    expect(page.locator(".cards .choice.lit")).to_have_count(4)
    assert page.evaluate(UNSEEN, ".cards .choice.lit") == []


def test_the_whole_map_is_in_sight_in_the_fullest_game(page, place):
    """Beside the hand, tasks and lines too; what explains the map covers no area."""
    place(page, FULL["turn"]())
    expect(page.locator(".lines button")).to_have_count(3)
    assert page.locator(".place.hex").count() > 30
    assert page.evaluate(UNSEEN, ".place.hex") == []


@pytest.mark.parametrize("language", ["en", "cs", "uk"])
def test_what_a_field_of_the_track_gives_fits_it(language, page, place):
    place(experienced(page, language), RACE["satellites"]())
    expect(page.locator(".progress .field.lit")).not_to_have_count(0)
    wide = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
    assert page.locator(".progress .field").evaluate_all(wide) == []


def test_a_phone_scrolls_down_to_what_is_asked_for(visit, place):
    page = experienced(visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True))
    row = {"goods": goods((5, 5, 5)), "old_shuttles": ["petrel"]}
    place(page, phase("flight", row, {}))
    expect(page.locator(".ship [data-at=shuttle-petrel].lit")).to_be_in_viewport()
