"""Evacuation with what its variants bring: advanced actions, modules, the rival, one and four players; by clicks."""

import random
import re

import pytest
from evacuation_positions import acting, goods, plays, start, tiles_of
from looking import RAW, faults
from placing import Sent
from playwright.sync_api import expect
from pointing import Pointer

ALL = {"mode": "points", "actions": "advanced", "tasks": "on", "dominance": "on"}
# Seats, options, and what is asked there that the basic game for two does not ask, or asks otherwise.
VARIANTS = {
    "advanced actions": (
        2,
        {"mode": "points", "actions": "advanced"},
        ("goal", "keep", "turn", "halves", "gain", "swap", "pay", "gain-factory", "strength-progress"),
    ),
    "advanced race": (2, {"mode": "race", "actions": "advanced"}, ("ferry", "strength-bonus", "develop")),
    "a third civilisation": (2, {"mode": "points", "rival": "on"}, ("turn", "satellites", "build-stadium")),
    "alone": (1, {}, ("forgo", "turn", "lane", "settle")),
    "four with everything": (4, ALL, ("goal", "turn", "lane", "settle", "fly", "load")),
}
MANY = 300
CLICKS = 12


def asking(prompt, seats, options):
    """A game in which the first seat is asked this, as chance leads to it."""
    for seed in range(MANY):
        game, dice = start(seats, seed, **options), random.Random(seed)
        while not game.over:
            decision = game.decisions[0]
            if decision.seat == 0 and decision.prompt[0] == prompt:
                return game
            game.push(decision.seat, dice.choice(list(game.legal(decision.seat))))
    raise AssertionError(f"{prompt} is never asked")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", VARIANTS)
def test_what_a_variant_asks_is_answered_by_clicks(name, page, place):
    seats, options, prompts = VARIANTS[name]
    for prompt in prompts:
        place(page, asking(prompt, seats, options))
        expect(page.locator(".bar")).to_have_attribute("data-asks", prompt)
        raw = RAW.search(page.locator("main").inner_text())
        assert not raw, (prompt, raw)
        assert faults(page) == [], prompt
        assert page.locator(".choices button").count() <= 8, prompt
        answer(page)


def answer(page):
    """Click what is lit or offered, amounts as well, until a move is made."""
    player = Pointer(page)
    for _ in range(CLICKS):
        player.step()
        if page.locator(".bar.tentative, .bar:not(.mine)").count():
            return
    raise AssertionError(f"{player.asks()} is not answered by {CLICKS} clicks")


def test_a_production_to_raise_is_chosen_by_clicks(page, place):
    row = {"tiles": tiles_of(1), "research": [0, 4, 0]}
    place(page, plays(acting(row), "act research", "research middle"))
    expect(page.locator(".bar")).to_have_attribute("data-asks", "raise")
    assert faults(page) == []
    answer(page)


def test_a_card_too_many_is_dropped_where_it_lies(page, place):
    row = {"hand": ["mission-control", "bold-landing", "far-horizon", "tent-city"]}
    game = plays(acting(row, variant="advanced"), "play mission-control", "half first", "half second")
    place(page, game)
    sent = Sent(page, game)
    page.locator("[data-at=card-far-horizon].lit").click()
    expect(page.locator(".bar.tentative")).to_be_visible()
    assert sent.moves == {"drop far-horizon"}


def test_a_public_task_is_played_where_it_lies(page, place):
    row = {"goods": goods((0, 0, 0), (0, 2, 0)), "actions": 1}
    laid = ["technologies", "production", "population"]
    game = acting(row, mode="points", module="on", tasks=laid, owners=[0, 1, -1])
    place(page, game)
    tasks = page.get_by_role("group", name="Public tasks")
    expect(tasks.get_by_role("button")).to_have_count(3)
    # Whose a task is, is told; why one cannot be played, too.
    page.locator("[data-at=task-production]").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("met it first")
    page.locator("[data-at=task-population]").click(force=True)
    sheet = page.locator("dialog.told")
    expect(sheet.get_by_role("link", name=re.compile("EV-PUB-0[0-9]"))).to_be_visible()
    page.keyboard.press("Escape")
    sent = Sent(page, game)
    page.locator("[data-at=task-technologies].lit").click()
    expect(page.locator(".bar.tentative")).to_be_visible()
    assert sent.moves == {"task technologies"}


def test_a_task_after_an_action_is_offered_where_it_lies(page, place):
    row = {"production": [4, 4, 4], "prepared": [0, 0, 0, 1, 0, 0], "goods": goods((0, 0, 0), (2, 0, 0))}
    laid = ["production", "technologies", "population"]
    game = plays(acting(row, mode="points", module="on", tasks=laid), "act settle", "settle t8 farm")
    place(page, game)
    expect(page.locator(".bar")).to_have_attribute("data-asks", "tasks")
    sent = Sent(page, game)
    page.locator("[data-at=task-production].lit").click()
    expect(page.locator(".bar.tentative")).to_be_visible()
    if not sent.moves:
        page.locator(".turn .end").click()
    assert sent.moves == {"task production"}


def test_a_line_is_lit_where_it_is_pointed_at_and_tells_who_has_its_areas(page, place):
    lines = acting(mode="points", dominance="on").view(0)["lines"]
    game = acting({"settled": lines[0][:2]}, {"settled": lines[0][2:3]}, mode="points", dominance="on")
    assert game.view(0)["lines"] == lines
    place(page, game)
    expect(page.locator("circle.line")).to_have_count(sum(len(line) for line in lines))
    dashes = [
        page.locator(f"polyline.w{i}").evaluate("e => getComputedStyle(e).strokeDasharray") for i in range(3)
    ]
    assert len(set(dashes)) == len(lines)
    expect(page.locator("circle.line.pointed")).to_have_count(0)
    first = page.get_by_role("button", name="Line 1")
    first.hover()
    expect(page.locator("circle.line.pointed")).to_have_count(len(lines[0]))
    expect(page.get_by_role("tooltip")).to_contain_text("Newcomer: 2")
    expect(first.locator(".has svg")).to_have_count(2)


@pytest.mark.parametrize(("seats", "options", "others"), [(2, {"rival": "on"}, 1), (1, {}, 2)])
def test_the_civilisations_of_the_game_itself_stand_in_the_order(seats, options, others, page, place):
    place(page, start(seats, 1, mode="points", **options))
    expect(page.locator(".players .player")).to_have_count(seats)
    expect(page.locator(".players .rival b").filter(has_text=re.compile(r"^\d\."))).to_have_count(others)
    expect(page.locator(".players .rival").first).to_contain_text(re.compile("stadium"))


def test_four_players_open_where_mine_is(page, place):
    place(page, start(4, 1, **ALL))
    expect(page.locator(".player")).to_have_count(4)
    for other in page.locator(".player:not(.me) button.name").all():
        other.click()
        expect(other).to_have_attribute("aria-expanded", "true")
