"""Underwater Cities on its own screen: slots, cards and places are chosen where they are, and tell what they do."""

import re

import pytest
from browsing import SOON, Diver
from looking import RAW
from playwright.sync_api import expect
from underwater_positions import play, turn

PHONE = {"width": 390, "height": 844}
PLAY = {"en-GB": "Play Underwater Cities", "cs": "Hrát Podmořská města", "uk": "Грати в «Підводні міста»"}


def dive(page, address, name="Play Underwater Cities"):
    page.goto(address)
    page.get_by_role("button", name=re.compile(name)).click()
    page.wait_for_selector(".bar.mine", timeout=SOON)
    page.wait_for_selector(".hand .card.lit")
    return Diver(page)


def until(player, lit, most=60):
    for _ in range(most):
        assert player.asked(), "the game is over"
        if player.shown(lit):
            return
        player.step()
    raise AssertionError(f"{lit} was never lit")


@pytest.mark.parametrize("language", PLAY)
def test_it_speaks_the_language(visit, address, language):
    page = visit(locale=language)
    dive(page, address, PLAY[language])
    text = page.locator("main").inner_text() + page.locator("header").inner_text()
    assert not RAW.search(text), RAW.search(text)
    # Every card of the hand has icons, and its sentence for those who listen.
    for card in page.locator(".hand .card").all():
        assert card.locator(".body svg").count()
        assert re.search(r"\w{3,}.*\.", card.locator(".sr").inner_text())


def titles(page):
    """The names of the cards in the hand, without the soft hyphens that long words have where cards are narrow."""
    return [name.replace("\u00ad", "") for name in page.locator(".hand .card .name").all_inner_texts()]


def test_cards_to_keep_are_ticked(visit, address):
    page = visit()
    dive(page, address)
    keep = page.get_by_role("button", name="Keep these 3")
    expect(keep).to_be_disabled()
    cards = page.locator(".hand .card")
    expect(cards).to_have_count(6)
    names = [titles(page)[place] for place in (0, 2, 5)]
    for place in (0, 2, 5):
        cards.nth(place).click()
    expect(page.locator(".choices")).to_contain_text("3 of 3")
    keep.click()
    # All keep at once, and then the round begins: whose turn comes is not known before.
    expect(page.get_by_role("button", name="End turn")).to_have_count(0)
    page.locator(".turn .end").click()
    expect(page.locator(".hand .card")).to_have_count(3, timeout=SOON)
    assert titles(page) == names


def test_a_slot_and_a_card_in_either_order(visit, address):
    page = visit()
    player = dive(page, address)
    until(player, ".slots .tile.lit")
    # A slot first: the hand is split, the bar tells the slot.
    slot = page.locator(".slots .tile.lit").nth(2)
    name = slot.locator(".id").inner_text()
    slot.click()
    expect(slot).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".outcome > b")).to_have_text(name)
    marks = page.locator(".hand .mark").all_inner_texts()
    assert marks and set(marks) <= {"matches", "discard only"}
    slot.click()
    expect(slot).to_have_attribute("aria-pressed", "false")
    # A card first: pointing at it lights its slots, and the slot completes the move.
    page.locator(".hand .card.lit").first.click()
    before = player.signature()
    page.locator(".slots .tile.lit").last.click()
    page.wait_for_function("was => document.querySelector('.bar').textContent !== was", arg=before)
    expect(page.locator(".bar.tentative")).to_be_visible()


def test_what_is_not_lit_says_why(visit, address):
    page = visit()
    player = dive(page, address)
    until(player, ".slots .tile.lit")
    for _ in range(20):
        player.asked()
        if page.locator(".slots .tile.dim").count() and page.locator(".slots .tile.lit").count():
            break
        player.step()
    page.locator(".slots .tile.dim").first.click(force=True)
    sheet = page.locator("dialog.told")
    expect(sheet.get_by_role("link", name=re.compile("UC-[A-Z]+-[0-9]+"))).to_be_visible()


def test_boards_of_others_open_where_mine_is(visit, address):
    page = visit()
    dive(page, address)
    expect(page.locator(".player")).to_have_count(3)
    other = page.locator(".player:not(.me) button.name").first
    name = other.inner_text()
    other.click()
    expect(page.locator(".own .whose")).to_contain_text(name)
    page.get_by_role("button", name="Back to my board").click()
    expect(page.locator(".own .whose")).to_have_count(0)


def test_the_production_to_come_is_a_balance_sheet(visit, address):
    page = visit()
    player = dive(page, address)
    until(player, ".slots .tile.lit")
    page.get_by_role("button", name="Production preview").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("rowheader", name="After")).to_be_visible()
    expect(sheet.get_by_role("columnheader")).not_to_have_count(0)


def test_some_turns_on_a_phone_by_touch(visit, address):
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto(address)
    page.get_by_role("button", name=re.compile("Play Underwater Cities")).tap()
    page.wait_for_selector(".bar.mine", timeout=SOON)
    player = Diver(page, tap=True)
    for _ in range(8):
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        player.step()
    for pane in ("Board", "Mine", "Others", "Log"):
        page.get_by_role("button", name=pane, exact=True).tap()
        expect(page.get_by_role("button", name=pane, exact=True)).to_have_attribute("aria-current", "true")


def test_a_watcher_and_a_replay_use_the_whole_screen(visit, address):
    page = visit()
    player = dive(page, address)
    for _ in range(4):
        player.step()
    watcher = visit()
    watcher.goto(page.url)
    watcher.wait_for_selector(".slots .tile")
    expect(watcher.locator(".lit, .offered")).to_have_count(0)
    expect(watcher.locator(".choices button")).to_have_count(0)
    expect(watcher.locator(".hand .back")).not_to_have_count(0)
    watcher.goto(page.url.replace("/table/", "/replay/") + "?at=2")
    watcher.wait_for_selector(".slots .tile")
    expect(watcher.locator(".where b")).to_have_text("2")


def test_a_slot_and_a_card_tell_what_they_would_do_now(visit, address):
    page = visit()
    player = dive(page, address)
    until(player, ".slots .tile.lit")
    slot = page.locator(".slots .tile.lit", has_text="A0").first
    slot.hover()
    now = page.locator(".outcome .now")
    expect(now).to_have_text("Gives 2 credits and 2 cards.")
    expect(page.get_by_role("tooltip")).to_contain_text("Now: Gives 2 credits and 2 cards.")
    slot.click()
    page.locator(".hand .card.lit").first.hover()
    expect(now).to_contain_text("the card is only discarded")


def test_a_place_tells_how_production_and_score_would_change(visit, address):
    page = visit()
    player = dive(page, address)
    until(player, ".place.offered")
    page.locator(".place.offered").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile("[Pp]roduction (changes by|stays)"))


def test_what_is_asked_comes_into_sight_on_a_phone(visit, place):
    """The action cards lie below the board that is drawn on the same pane."""
    page = visit(viewport=PHONE, has_touch=True)
    game = turn(laid=[19, 34, 53], hand=[17, 14, 15])
    play(game, "slot G1 card 17", "card first")
    place(page, game)
    expect(page.locator(".laid .card.lit")).to_have_count(4)
    expect(page.locator(".laid .card.lit").first).to_be_in_viewport()


@pytest.mark.parametrize("language", PLAY)
def test_the_icons_of_every_slot_have_room(visit, place, language):
    page = visit(locale=language)
    place(page, turn())
    for width, height in ((1280, 800), (1920, 1080), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "() => [...document.querySelectorAll('.slots .tile .body, .stack .tile .body')]"
            ".every(one => one.scrollHeight <= one.clientHeight + 2 && one.scrollWidth <= one.clientWidth + 2)"
        )
