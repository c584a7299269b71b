"""A game without a screen of its own: everything in words, and lit things that lead to the moves."""

import re

import pytest
from browsing import SOON, Lister
from playwright.sync_api import expect

WORDS = {
    "en-GB": ("Play Underwater Cities", "hand", "Era 1 · round 1 of 10", "slots"),
    "cs": ("Hrát Podmořská města", "karty v ruce", "Éra 1 · 1. kolo z 10", "akční pole"),
    "uk": ("Підводні міста", "картки на руці", "Епоха 1 · раунд 1 із 10", "слоти"),
}
RAW = re.compile(r"\b(field|value|guide|web)-[a-z]|\bsteelplast_|[a-z]_[a-z]|\[object|undefined|NaN")


def sit(page, address, name):
    page.goto(address)
    page.get_by_role("button", name=re.compile(name)).click()
    page.wait_for_selector(".bar.mine", timeout=SOON)


@pytest.mark.parametrize("language", WORDS)
def test_the_plain_board_speaks_the_language(visit, address, language):
    page = visit(locale=language)
    play, hand, time, slots = WORDS[language]
    sit(page, address, play)
    expect(page.locator(".status .time")).to_contain_text(time)
    expect(page.locator(".own .name", has_text=re.compile(f"^{hand}$"))).to_be_visible()
    expect(page.locator(".shared .name", has_text=re.compile(f"^{slots}$"))).to_be_visible()
    # Every card of the hand says what it does.
    cards = page.locator(".own .thing")
    expect(cards.first.locator(".about")).to_be_visible()
    for told in cards.all():
        expect(told.locator(".about")).to_contain_text(re.compile(r"\w+.*\."))
    for fold in page.locator(".shared details, .own details details").all():
        fold.locator("summary").first.click()
    text = page.locator("main").inner_text()
    assert not RAW.search(text), RAW.search(text)
    if language != "en-GB":
        names = page.locator("main .name").all_inner_texts()
        assert [
            name for name in names if re.fullmatch("(hand|resources|laid|slots|deck|supply|ranking)", name)
        ] == []


def test_things_on_the_board_lead_to_the_moves(visit, address):
    page = visit()
    sit(page, address, "Play Underwater Cities")
    player = Lister(page)
    # The first hand: what is picked is in every set that is still listed.
    cards = page.locator(".own .thing.lit button")
    expect(cards).to_have_count(6)
    wanted = [cards.nth(place).inner_text() for place in (0, 3)]
    for place in (0, 3):
        cards.nth(place).click()
    choices = page.locator(".choices ul button")
    expect(choices).to_have_count(4)
    for said in choices.all_inner_texts():
        assert all(name in said for name in wanted), said
    page.get_by_role("button", name="All moves again").click()
    expect(choices).not_to_have_count(4)
    # A turn: a slot, then a card.
    for _ in range(60):
        player.asked()
        if page.locator(".shared .thing.lit button").count() and page.locator(".shared .thing .not").count():
            break
        player.step()
    # What somebody sits on is not lit, and says why.
    page.locator(".shared .thing .not").first.click(force=True)
    tip = page.get_by_role("tooltip")
    expect(tip.get_by_role("link", name=re.compile("UC-[A-Z]+-[0-9]+"))).to_be_visible()
    page.keyboard.press("Escape")
    slot = page.locator(".shared .thing.lit button").nth(1)
    name = slot.inner_text()
    slot.click()
    expect(slot).to_have_attribute("aria-pressed", "true")
    for said in choices.all_inner_texts():
        assert name.removeprefix("slot ") in said
    before = player.signature()
    choices.first.click()
    page.wait_for_function("was => document.querySelector('.bar').innerText !== was", arg=before)
