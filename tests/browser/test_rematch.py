"""After the end, by clicks in two browsers: a rematch is asked and agreed; the pages of those who played."""

import re

from playwright.sync_api import expect


def ended(two):
    """The two agree to end the game at once."""
    first, second = two[0].page, two[1].page
    first.get_by_role("button", name="Seats").click()
    first.get_by_role("button", name="Propose to end the game").click()
    first.get_by_role("dialog").get_by_role("button", name="Propose to end the game").click()
    expect(second.get_by_role("button", name="Agree")).to_be_visible()
    first.keyboard.press("Escape")
    expect(first.get_by_role("dialog")).to_have_count(0)
    second.get_by_role("button", name="Agree").click()
    for page in (first, second):
        expect(page.get_by_role("dialog").get_by_role("button", name="Rematch")).to_be_visible()
    return first, second


def test_the_game_ends_and_both_play_once_more(two):
    first, second = ended(two)
    before = first.url
    first.get_by_role("button", name="Rematch").click()
    expect(first.get_by_role("dialog")).to_contain_text("Waiting for Bohdan.")
    expect(second.get_by_role("dialog")).to_contain_text("Anna asks for a rematch.")
    second.get_by_role("dialog").get_by_role("button", name="Decline").click()
    expect(first.get_by_role("dialog").get_by_role("button", name="Rematch")).to_be_visible()
    second.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    first.get_by_role("dialog").get_by_role("button", name="Agree").click()
    for page in (first, second):  # both are taken along
        expect(page.locator(".map").first).to_be_visible()
        expect(page).not_to_have_url(before)
    assert first.url == second.url
    first.goto(before)
    link = first.get_by_role("link", name="To the next game")
    expect(link).to_have_attribute("href", "/table/" + second.url.rsplit("/", 1)[1])


def test_the_page_of_a_player_counts_the_game(two):
    first, _ = ended(two)
    first.keyboard.press("Escape")
    first.locator("header a.name").click()
    expect(first.get_by_role("heading", name="Anna")).to_be_visible()
    row = first.get_by_role("row", name=re.compile("Power Grid"))
    expect(row.get_by_role("cell").nth(1)).to_have_text("1")
    history = first.get_by_role("region", name="Games", exact=True)
    expect(history.get_by_role("link", name=re.compile("Power Grid"))).to_be_visible()
    history.get_by_label("Which games").select_option(label="With bots alone")
    expect(history).to_contain_text("No such game.")
    history.get_by_label("Which games").select_option(label="With people")
    history.get_by_role("link", name="Bohdan").click()
    expect(first.get_by_role("heading", name="Bohdan")).to_be_visible()


def test_whoever_wants_no_ratings_says_so_before_the_first_game(two):
    page = two[0].page
    page.locator("header a.name").click()
    page.get_by_label("Rate my games among people").click()
    page.reload()
    expect(page.get_by_label("Rate my games among people")).not_to_be_checked()
