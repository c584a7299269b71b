"""Rules to learn from: pages that fit, components to look through, a sheet to print, and rules beside the board."""

import pytest
from browsing import SOON, experienced, sit_down
from looking import FAULTS, SMALLEST
from playwright.sync_api import expect

from partie import catalogue
from partie.table import library
from partie.text import Words

GAMES = ["powergrid", "underwater", "shipyard", "evacuation"]
SIZES = {"wide": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
PARTS = ["", "/phases", "/catalogue", "/pieces", "/aid"]
OUTSIDE = """() => [...document.querySelectorAll('main *')].filter(one => {
  const box = one.getBoundingClientRect();
  return box.width && box.right > innerWidth + 1 && !one.closest('.scrolls, .sr');
}).map(one => one.outerHTML.slice(0, 90))"""


def read(visit, address, path, language="en", size="wide"):
    page = experienced(visit(viewport=SIZES[size], locale=language), language)
    page.goto(f"{address}/rules/{path}")
    page.wait_for_selector("main :is(section, article, [data-piece])", timeout=SOON)
    return page


@pytest.mark.sampled(8)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "cs", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_every_page_of_rules_fits_and_tells_all(visit, address, game, language, size):
    primer = library.primer(game, language)
    page = read(visit, address, game, language, size)
    for part in PARTS:
        page.goto(f"{address}/rules/{game}{part}")
        page.wait_for_selector("main :is(section, article, [data-piece])", timeout=SOON)
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"], part
        assert page.evaluate(OUTSIDE) == [], part
        faults = page.evaluate(FAULTS, SMALLEST)
        assert [one for one in faults if not one.startswith("the page is higher")] == [], part
        told = {"": "overview", "/phases": "phases"}.get(part)
        if told:
            expect(page.locator("main section")).to_have_count(len(primer[told]))
            expect(page.locator("main .picture")).to_have_count(
                sum(block["kind"] == "picture" for section in primer[told] for block in section["blocks"])
            )
            # Every picture shows something.
            heights = page.eval_on_selector_all(
                "main .picture > div", "all => all.map(one => one.offsetHeight)"
            )
            assert all(height > 20 for height in heights)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("game", GAMES)
def test_components_are_found_by_kind_by_what_they_have_and_by_words(visit, address, game):
    page = read(visit, address, f"{game}/pieces")
    primer, texts = library.primer(game, "en"), library.texts(game, "en")
    kinds = page.get_by_role("group", name=Words("en").say("web-learn-kinds")).get_by_role("button")
    expect(kinds).to_have_count(len(primer["pieces"]))
    pieces = page.locator("[data-piece]")
    for place, section in enumerate(primer["pieces"]):
        kinds.nth(place).click()
        kind, ids = section["name"], primer["components"][section["name"]]
        expect(pieces).to_have_count(len(ids))
        last = list(ids)[-1]
        expect(page.locator(f'[data-piece="{kind}-{last}"]')).to_contain_text(texts[kind][last]["about"])
    kinds.first.click()
    kind = primer["pieces"][0]["name"]
    chips = page.locator(".chip")
    if chips.count():
        fact = chips.first.inner_text()
        chips.first.click()
        having = [one for one in primer["components"][kind] if fact in texts[kind][one]["facts"]]
        expect(pieces).to_have_count(len(having))
        chips.first.click()
    some = next(iter(primer["components"][kind]))
    page.get_by_role("searchbox").fill(texts[kind][some]["about"].upper())
    expect(page.locator(f'[data-piece="{kind}-{some}"]')).to_be_visible()
    page.get_by_role("searchbox").fill("xylophone")
    expect(pieces).to_have_count(0)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("language", ["en", "cs", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_a_player_aid_is_one_printed_sheet(visit, address, game, language):
    page = read(visit, address, f"{game}/aid", language)
    page.emulate_media(media="print")
    printed = page.pdf(format="A4", landscape=True, prefer_css_page_size=True)
    assert printed.count(b"/Type /Page") - printed.count(b"/Type /Pages") == 1
    expect(page.locator("header")).to_be_hidden()
    tables = [b for section in library.primer(game, language)["overview"] for b in section["blocks"]]
    expect(page.locator("#aid figure")).to_have_count(sum(block["kind"] == "table" for block in tables))


def test_the_catalogue_is_searched_and_has_selections(visit, address):
    book = catalogue.read("powergrid", "cs")
    page = read(visit, address, "powergrid#PG-NET-15", "cs")
    aimed = page.locator('[id="PG-NET-15"]')
    expect(aimed).to_be_in_viewport()
    expect(aimed).to_have_attribute("aria-current", "true")
    words = Words("cs")
    page.get_by_role("button", name=words.say("web-learn-first")).click()
    numbers = page.locator(".rules article .id")
    expect(numbers).to_have_text(list(book.overview))
    page.get_by_role("button", name=words.say("web-learn-missed"), exact=True).click()
    expect(numbers).to_have_text(list(book.often_missed))
    page.get_by_role("button", name=words.say("web-learn-all")).click()
    page.get_by_role("searchbox").fill("hybridni uhli")
    expect(numbers.first).to_be_visible()
    assert 0 < numbers.count() < 20
    # An example is set off, and a ruling is folded until it is looked for.
    example = next(rule.id for rule in book.rules if rule.kind == "example")
    page.get_by_role("searchbox").fill(example)
    expect(page.locator(f'.example[id="{example}"]')).to_be_visible()
    page.get_by_role("searchbox").fill("")
    ruled = next(rule for rule in book.rules if rule.ruling)
    ruling = page.locator(f'[id="{ruled.id}"] details p')
    expect(ruling).to_be_hidden()
    page.locator(f'[id="{ruled.id}"] summary').click()
    expect(ruling).to_have_text(ruled.ruling)


@pytest.mark.parametrize("size", SIZES)
def test_a_rule_is_read_beside_the_board_without_leaving_the_table(visit, address, size):
    page = experienced(visit(viewport=SIZES[size]))
    sit_down(page, address)
    table = page.url
    drawer = page.get_by_role("complementary", name=Words("en").say("web-learn-drawer"))
    # A refusal names its rule, and the rule opens its paragraph.
    page.locator("#notation").fill("build berlin")
    page.locator("#notation").press("Enter")
    page.locator(".fault a").click()
    expect(drawer.locator('[aria-current="true"] .id')).to_have_text("PG-NET-01")
    expect(drawer).to_be_visible()
    assert page.url == table
    # Search, and from one rule to the next, still at the table.
    drawer.get_by_role("searchbox").fill("PG-NET-15")
    drawer.locator("article .id").first.click()
    expect(drawer.locator('[aria-current="true"] .id')).to_have_text("PG-NET-15")
    assert page.url == table
    # The question and what answers it stay in sight.
    box, bar = drawer.bounding_box(), page.locator(".bar").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= SIZES[size]["width"]
    assert box["y"] + box["height"] <= bar["y"] + 1 or box["y"] >= bar["y"] + bar["height"] - 1
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    # The book in the header opens it too.
    page.locator('header a[href="/rules/powergrid"]').click()
    expect(drawer.locator("article").first).to_be_visible()
    assert page.url == table
