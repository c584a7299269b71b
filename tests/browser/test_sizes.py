"""What SCREENS asks of every table: in each kind of decision, on a laptop, a tablet and a phone, no text is too small,
nothing is cut off, and the board stays where it is."""

import random
import re

import placing
import pytest
from browsing import SOON, Clicker, Diver, experienced, sit_down
from looking import BOX, FAULTS, SIZES, SMALLEST
from playwright.sync_api import expect
from underwater_positions import turn

import partie


def walk(player, board, kinds, most, seconds=240):
    """Play on; at each new kind of decision look at the page in all sizes."""
    page = player.page
    seen, faults, stood = set(), [], None
    for _ in range(most):
        if not player.asked() or len(seen) >= kinds:
            break
        # What a question is about, without the names and numbers in it.
        kind = re.sub(r"“[^”]*”|\d+|\b[A-Z][\w-]*\d?\b", "", page.locator(".sentence").inner_text())[:40]
        if kind not in seen:
            seen.add(kind)
            for size, (width, height) in SIZES.items():
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(450)
                faults += [(size, kind, fault) for fault in page.evaluate(FAULTS, SMALLEST)]
            page.set_viewport_size({"width": 1280, "height": 800})
            page.wait_for_timeout(300)
            now = page.evaluate(BOX, board)
            if stood not in (None, now):
                faults.append(("laptop", kind, f"the board moved from {stood} to {now}"))
            stood = now
        player.step()
    assert not faults, "\n".join(map(str, dict.fromkeys(faults)))
    return seen


def test_power_grid_in_every_kind_of_decision(page, address):
    sit_down(page, address)
    seen = walk(Clicker(page), ".map", kinds=7, most=60)
    assert len(seen) >= 5


def test_underwater_cities_in_every_kind_of_decision(page, address):
    page.goto(address)
    page.get_by_role("button", name=re.compile("Play Underwater Cities")).click()
    page.wait_for_selector(".hand .card.lit", timeout=SOON)
    seen = walk(Diver(page), ".network", kinds=9, most=70)
    assert len(seen) >= 4


# A main button, buttons and a sentence beside them that say much, in words that are long themselves.
TALKATIVE = """word => {
  const long = `Vylepšit odsolovací zařízení u ${word} na ostrově a ještě jednu stavbu`;
  for (const one of document.querySelectorAll('.bar .deed')) one.textContent = long;
  const choices = document.querySelector('.bar .choices');
  for (const kind of ['button', 'span', 'button', 'p']) {
    const one = document.createElement(kind);
    one.textContent = long;
    choices.append(one);
  }
}"""


def test_the_bar_holds_a_turn_of_several_moves_and_whatever_it_says(page, place):
    """The main button names the last move, beside the ways back: more than a phone has room for in one line."""
    upgrades = re.compile("upgrade (plant|laboratory|farm)")
    game = until(
        "underwater", lambda names: names[0] == "done" and len(list(filter(upgrades.match, names))) > 4
    )
    place(page, game)
    moves = [game.notation(0, move) for move in game.decisions[0].moves]
    for move in filter(upgrades.match, moves):
        type_move(page, move)
        if page.locator(".turn .end").count():
            break
    expect(page.locator(".tools button")).to_have_count(2)  # undo and restart stand beside the main button
    faults = []
    for long in ("", "nejzápadnějšíhopodmořskéhotunelu"):
        if long:
            page.evaluate(TALKATIVE, long)
        for width in (320, 390, 600, 768, 1280):
            page.set_viewport_size({"width": width, "height": 1024})
            page.evaluate("() => new Promise(requestAnimationFrame)")
            found = page.evaluate(FAULTS, SMALLEST)
            faults += [(long, width, fault) for fault in found if not fault.startswith("small")]
    assert faults == []


# What can be pressed or typed into in the bar, and does not lie in the window.
OUTSIDE = """() => [...document.querySelectorAll('.bar button, .bar input')].flatMap(one => {
  const box = one.getBoundingClientRect();
  const away = box.width && (box.left < 0 || box.right > innerWidth || box.bottom > innerHeight);
  return away ? [`${one.textContent} from ${Math.round(box.left)} to ${Math.round(box.right)}`] : [];
})"""


def type_move(page, move):
    before = page.locator(".bar").inner_text()
    page.locator("#notation").fill(move)
    page.locator("#notation").press("Enter")
    page.wait_for_function("was => document.querySelector('.bar').innerText !== was", arg=before)


def test_the_last_of_several_upgrades_is_named_whole_on_any_phone(visit, address, database):
    """Two of up to three structures are upgraded and the science is gone: the upgrade waits for the word."""
    game = turn(
        hand=[16, 38, 39], resources={"science": 2}, buildings={"S": ["plant", "plant", "laboratory"]}
    )
    for language in ("en", "cs", "uk"):
        page = experienced(visit(), language)
        placing.place(page, address, database, game)
        for move in ("slot Y5 card 16", "option 2", "upgrade laboratory S", "upgrade plant S"):
            type_move(page, move)
        for width in (320, 360, 390):
            page.set_viewport_size({"width": width, "height": 844})
            page.evaluate("() => new Promise(requestAnimationFrame)")
            assert page.evaluate(OUTSIDE) == [], (language, width)
            assert page.locator(".bar").evaluate("one => one.scrollWidth") <= width, (language, width)
            deed = page.locator(".deed")
            # A line more would be higher than this; letters hang a little below the last one.
            assert deed.evaluate("one => one.scrollHeight < one.clientHeight + 8"), (language, width)


def until(name, wanted):
    """A game in which the first seat may choose among moves of which `wanted` says yes, as chance leads to it."""
    for seed in range(60):
        game, dice = partie.new(name, seats=3, seed=seed), random.Random(seed)
        while not game.over:
            decision = game.decisions[0]
            if decision.seat == 0 and wanted([game.notation(0, move) for move in decision.moves]):
                return game
            game.push(decision.seat, dice.choice(decision.moves))
    raise AssertionError("that is never asked")


# What the header tells whatever the width, by game; and the fewest and most players of its test.
TOLD = {
    "Power Grid": ((".round", ".epoch", ".order li:last-child"), (2, 6)),
    "Underwater Cities": ((".era", ".round", "ol li:last-child"), (2, 4)),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("language", ["en", "cs", "uk"])
@pytest.mark.parametrize(
    ("game", "players"), [(game, number) for game, (_, most) in TOLD.items() for number in most]
)
def test_the_header_tells_order_step_and_round_in_any_width(visit, address, language, game, players):
    page = visit()
    page.goto(address)
    page.get_by_role("button", name="New table").click()
    page.get_by_role("dialog").get_by_role("button", name=game).click()
    page.get_by_label("Players").select_option(str(players))
    for number in range(2, players + 1):
        page.get_by_label(f"Seat {number}").select_option("random")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(".status li", timeout=SOON)
    page.evaluate(
        f"localStorage.setItem('partie-settings', JSON.stringify({{language: '{language}', guide: false}}))"
    )
    page.reload()
    page.wait_for_selector(".status li", timeout=SOON)
    for width in (768, 1024, 1280, 1920):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(250)
        edge = page.locator(".status").bounding_box()
        for part in TOLD[game][0]:
            there = page.locator(f".status {part}").bounding_box()
            assert there["x"] + there["width"] <= edge["x"] + edge["width"] + 1, (width, part)


# What is written and drawn on the map, as boxes on the screen: names, rows of houses, prices of links, region names.
LABELS = """() => {
  const shown = document.querySelector('.map svg').getBoundingClientRect();
  const kinds = {name: 'text.name', pill: '.spot .pill', toll: '.toll circle', region: 'text.region'};
  return Object.entries(kinds).flatMap(([kind, what]) => [...document.querySelectorAll('.map ' + what)].map(e => {
    const b = e.getBoundingClientRect();
    const owner = e.dataset.of ?? e.closest('.city')?.id.slice('city-'.length) ?? '';
    return {kind, owner, text: e.textContent, left: b.left, right: b.right, top: b.top, bottom: b.bottom};
  })).filter(b => b.right > shown.left && b.left < shown.right && b.bottom > shown.top && b.top < shown.bottom);
}"""
DEEP = 4
"""Pixels by which boxes may run into each other: letters leave that much of their box free, circles their corners."""


def colliding(labels):
    found = []
    for number, one in enumerate(labels):
        for other in labels[number + 1 :]:
            if one["owner"] and one["owner"] == other["owner"]:
                continue
            wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
            high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
            if wide > DEEP and high > DEEP:
                found.append(
                    (one["kind"], one["text"], other["kind"], other["text"], round(wide), round(high))
                )
    return found


CROWDED = {"germany": "north,west,southwest,south,east", "usa": "north,south,northeast,southeast,southwest"}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("map_", CROWDED)
def test_nothing_on_the_map_covers_anything_else(visit, address, map_):
    page = visit()

    def choose_regions(route):
        wanted = route.request.post_data_json
        if route.request.method == "POST":
            wanted["options"]["regions"] = CROWDED[map_]
        route.continue_(post_data=wanted)

    page.route("**/api/tables", choose_regions)
    page.goto(address)
    page.get_by_role("button", name="New table").click()
    page.get_by_role("dialog").get_by_role("button", name="Power Grid").click()
    page.get_by_label("Map").select_option(map_)
    page.get_by_label("Players").select_option("6")
    for number in range(2, 7):
        page.get_by_label(f"Seat {number}").select_option("random")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(".map svg", timeout=SOON)
    for language in ("en", "uk"):
        page.evaluate(
            f"localStorage.setItem('partie-settings', JSON.stringify({{language: '{language}', guide: false}}))"
        )
        for width, height in SIZES.values():
            page.set_viewport_size({"width": width, "height": height})
            page.reload()
            page.wait_for_selector("text.name", timeout=SOON, state="attached")
            page.evaluate("Promise.all([...document.fonts].map((face) => face.load()))")
            labels = page.evaluate(LABELS)
            assert len(labels) > 30, (language, width)
            assert colliding(labels) == [], (language, width)
