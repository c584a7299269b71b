"""The harbour: what is lit can be hit, dangers are told before the click, one word sails with the best load."""

import re

import hitting
import pytest
from browsing import experienced
from playwright.sync_api import expect
from shipyard_positions import acting, start

from partie.games.shipyard.view.trials import trials, voyages

KINDS = (
    "before-main",
    "buy-goods",
    "choose-action",
    "choose-goods",
    "choose-ship",
    "choose-start",
    "discard-contract",
    "final-action",
    "fit-out",
    "fit-out-freely",
    "hire-employee",
    "lay-canal",
    "make-equipment",
    "offer-bonus",
    "place-part",
    "recruit-crew",
    "rent-canal",
    "steer",
    "take-part",
    "trade-good",
)
POSITIONS = hitting.positions("shipyard", kinds=KINDS)
LIT = f"{hitting.LIT}, .spot:not(.fixed), .piece:enabled"


@pytest.mark.sampled(12)
@pytest.mark.parametrize("size", hitting.SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_lit_can_be_hit(kind, size, page, place):
    place(page, POSITIONS[kind]())
    assert hitting.missed(page, size, LIT) == []


def losing():
    """A stern is in hand, and no captain: it would complete a ship that is lost."""
    game = acting("build_ships", {"yard": "BM.......", "guilders": 3})
    game.play(0, "take d1")
    return game


def played(asked):
    """A game of the game's own players in which the first seat is asked something of which `asked` says yes."""
    for seed in range(1, 20):
        game = start(seed=seed)
        player = game.game.heuristic()
        while not game.over:
            seat = game.decisions[0].seat
            mask = game.game.mask(game.state, seat)
            if seat == 0 and asked(mask):
                return game
            game.push(seat, player.choose(mask, seat))
    raise AssertionError("that is never asked")


def passing(mask):
    """The spaces where the part in hand completes a ship that passes."""
    return [one["space"] for one in trials(mask, 0) if one["space"] is not None and one["points"]]


def several(mask):
    """A ship is about to be fitted out, and there are other loads than the best."""
    return mask.berth < 0 and any(len(one["plans"]) > 2 for one in voyages(mask, 0))


def test_a_ship_that_would_be_lost_is_told_before_the_click_and_asked_about_again(page, place):
    place(page, losing())
    space, bar = page.locator("[data-at=yard-3]"), page.locator(".bar")
    space.hover()
    told = page.get_by_role("status").filter(has_text="Completes a ship")
    expect(told).to_contain_text("It would be lost: 0 points, 3 parts gone.")
    expect(told).to_contain_text("Captain: none on your quay")
    expect(told).to_contain_text("Canals allow 0 spaces")
    space.click()
    another = bar.get_by_role("button", name="Choose another space")
    expect(another).to_have_class(re.compile("primary"))
    another.click()
    expect(bar.get_by_role("button", name="Lay it all the same")).to_have_count(0)
    page.locator("[data-at=yard-5]").click()
    expect(bar).to_have_attribute("data-asks", "take-part")


def test_focus_tells_the_same_and_enter_asks_again(page, place):
    place(page, losing())
    page.locator("[data-at=yard-3]").focus()
    expect(page.get_by_role("status").filter(has_text="It would be lost")).to_be_visible()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Lay it all the same").click()
    expect(page.locator(".bar")).to_have_attribute("data-asks", "take-part")


def test_a_first_tap_tells_and_a_second_lays(visit, place):
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    game = played(passing)
    place(experienced(page), game)
    space = page.locator(f"[data-at=yard-{passing(game.game.mask(game.state, 0))[0]}]")
    space.tap()
    expect(page.locator(".bar .choices .primary")).to_contain_text("Lay it:")
    space.tap()
    expect(page.locator(".bar")).not_to_have_attribute("data-asks", "place-part")


def test_one_word_sails_with_the_best_load(page, place):
    game = played(several)
    best = sum(voyages(game.game.mask(game.state, 0), 0)[0]["plans"][0]["points"])
    place(page, game)
    points = page.locator(".player.me").inner_text()
    sail = page.locator(".bar .choices .primary")
    expect(sail).to_have_text(f"Sail with this: {best} points")
    expect(page.locator(".number")).not_to_have_count(0)
    sail.click()
    page.locator(".bar .turn .end").click()
    expect(page.locator("#log")).to_contain_text("scores")
    assert page.locator(".player.me").inner_text() != points


def test_a_click_on_a_place_changes_the_load_and_its_points(page, place):
    place(page, played(several))
    sail = page.locator(".bar .choices .primary")
    best = sail.inner_text()
    page.locator(".spot:not(.fixed)").first.click()
    expect(page.get_by_role("button", name="Best proposal")).to_be_visible()
    assert sail.inner_text() != "" and page.locator(".points dd b").count() == 5
    page.get_by_role("button", name="Best proposal").click()
    expect(sail).to_have_text(best)


def test_a_canal_is_turned_where_it_lies(page, place):
    place(page, POSITIONS["lay-canal"]())
    bar = page.locator(".bar")
    page.locator(".place.offered").first.click()
    said = bar.locator(".choices p")
    expect(said).to_have_text("as it lies")
    bar.get_by_role("button", name="Turn it").click()
    expect(said).to_have_text("turned a quarter to the right")
    bar.get_by_role("button", name="Lay it so").click()
    expect(bar).not_to_have_attribute("data-asks", "lay-canal")


def test_a_phone_shows_the_market_that_is_asked_and_all_its_width(visit, place):
    page = experienced(visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True))
    place(page, POSITIONS["hire-employee"]())
    expect(page.locator(".market .choice.lit").first).to_be_in_viewport()
    assert page.locator(".pane.market").evaluate("one => one.scrollWidth - one.clientWidth") <= 0


def test_the_canals_are_large_while_a_ship_sails(page, place):
    """The row of actions gives way to them: the numbers of the way stand apart."""
    place(page, played(several))
    expect(page.locator(".number")).not_to_have_count(0)
    expect(page.locator(".row .tile")).to_have_count(0)
    share = "one => one.clientHeight / one.closest('.panes').clientHeight"
    assert page.locator(".pane.canals").evaluate(share) > 0.45
