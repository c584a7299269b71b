"""The first game explains itself; whoever comes back sees what happened meanwhile."""

import re

import pytest
from browsing import Clicker, sit_down
from playwright.sync_api import expect


def test_each_kind_of_decision_is_explained_once(visit, address):
    # The moves of others are shown one by one, and the own decision comes only after them.
    page = visit(reduced_motion="no-preference")
    sit_down(page, address)
    player = Clicker(page)
    player.asked()
    guide = page.get_by_role("complementary", name="First game")
    expect(guide).to_contain_text("You run a power company.")
    # In the first round one either opens an auction or is asked to bid; the rest of the auction tells only what is new.
    for _ in range(40):
        player.asked()
        if page.locator(".picker.compact").count():
            break
        player.step()
        player.asked()
        expect(guide.filter(has_text="You run a power company.")).to_have_count(0)
    expect(guide).to_contain_text("The cheapest pieces go first")
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_have_count(0)
    # From the beginning again, and then no more.
    page.get_by_role("button", name="Help and keys").click()
    page.get_by_role("button", name="Explain the decisions again").click()
    expect(guide).to_contain_text("You run a power company.")
    guide.get_by_role("button", name="Explain nothing more").click()
    expect(guide).to_have_count(0)
    page.reload()
    player.asked()
    expect(page.locator(".guide")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "asked"), [("Power Grid", ".plant.offered"), ("Underwater Cities", ".card.lit")]
)
def test_the_explanation_covers_nothing_that_can_be_chosen(visit, address, game, asked):
    page = visit()
    sit_down(page, address, game=game)
    guide = page.get_by_role("complementary", name="First game")
    expect(guide).to_be_visible()
    for width, height in ((1280, 800), (1920, 1080), (768, 1024), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(asked).first).to_be_visible()
        page.wait_for_function(CLEAR, arg=asked)


# No chosen thing lies, in the part that its pane shows, under the explanation.
CLEAR = """asked => {
  const box = one => one.getBoundingClientRect();
  const note = document.querySelector('.note.guide');
  if (!note) return true;
  const guide = box(note);
  return [...document.querySelectorAll(asked)].every(one => {
    const pane = one.closest('.pane');
    const [thing, room] = [box(one), pane ? box(pane) : guide];
    const bottom = Math.min(thing.bottom, pane ? room.bottom : Infinity);
    return thing.right <= guide.left || thing.left >= guide.right || bottom <= guide.top || thing.top >= guide.bottom;
  });
}"""


def test_coming_back_shows_what_was_missed(two):
    first, second = two
    # Whoever is not asked goes away; the other one plays until it is the absent one's turn.
    first.page.wait_for_selector(".bar")
    here, away = (first, second) if asked_first(first, second) else (second, first)
    link = away.page.url
    away.page.goto(link.split("/table/")[0])
    away.page.get_by_role("heading", name="My tables").wait_for()
    here.step()
    for _ in range(20):
        here.page.wait_for_selector(".bar.mine, .bar:has-text('Waiting for')")
        if not here.page.locator(".bar.mine").count():
            break
        here.step()
    away.page.goto(link)
    recap = away.page.locator(".recap")
    expect(recap).to_contain_text(re.compile("moves? w(as|ere) played while you were away"))
    # However short they are shown, the missed moves are told one by one.
    away.page.evaluate(LISTEN)
    recap.get_by_role("button", name="Show what happened").click()
    expect(recap).to_have_count(0)
    assert any(re.search("(Anna|Bohdan) (puts|bids|buys|drops)", said) for said in away.page.evaluate("told"))
    away.asked()
    # What was seen is not told again.
    away.page.reload()
    away.asked()
    expect(away.page.locator(".recap")).to_have_count(0)


LISTEN = """() => {
  window.told = [];
  const listen = () => told.push(document.querySelector(".sentence")?.innerText ?? "");
  new MutationObserver(listen).observe(document.body, {childList: true, subtree: true, characterData: true});
}"""


def asked_first(first, second):
    """Whether it is the first of the two who is asked."""
    for _ in range(1200):
        for player, other in ((first, second), (second, first)):
            if player.page.locator(".bar.mine").count() and not other.page.locator(".bar.mine").count():
                return player is first
        first.page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")
