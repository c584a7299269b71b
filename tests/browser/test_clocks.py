"""Clocks on the page: chosen at set-up, counted down, paused by consent, and what happens when time is over."""

import re

import pytest
from playwright.sync_api import expect
from table_page import clock, live


def table_with(visit, address, *choose):
    """Anna and Bohdan at a table of Power Grid with a clock; `choose` fills the form in. Gives their pages by name."""
    first, second = visit(), visit()
    first.goto(address)
    first.get_by_label("Your name").fill("Anna")
    first.get_by_role("button", name="New table").click()
    first.get_by_role("dialog").get_by_role("button", name="Power Grid").click()
    first.get_by_label("Players").select_option("2")
    for act in choose:
        act(first.get_by_role("dialog"))
    first.get_by_role("button", name="Make the table").click()
    first.wait_for_selector("text=Copy the link")
    second.goto(first.url)
    second.get_by_label("Your name").fill("Bohdan")
    second.get_by_role("button", name="Join").click()
    pages = {"Anna": first, "Bohdan": second}
    for page in pages.values():
        page.wait_for_selector(".map")
    return pages


def asked_and_other(pages):
    asked = next(name for name, page in pages.items() if page.locator(".bar.mine").count())
    return asked, next(name for name in pages if name != asked)


def test_a_live_clock_runs_out_a_bot_keeps_the_seat_and_its_owner_comes_back(visit, address):
    pages = table_with(visit, address, live("0.3"))
    asked, _ = asked_and_other(pages)
    owner = pages[asked]
    # Nobody plays: a bot keeps the seat of the one who was asked, and the page says whose it is.
    expect(owner.locator(".bar")).to_contain_text(
        "A bot keeps your seat until you take it back; the seat stays yours.", timeout=60_000
    )
    owner.get_by_role("button", name="Take my seat back").click()
    expect(owner.locator(".bar")).not_to_contain_text("A bot keeps your seat")


def test_the_clock_is_counted_down_and_stands_still_by_consent(visit, address):
    pages = table_with(visit, address, live("20", "15"))
    asked, other = asked_and_other(pages)
    for page in pages.values():
        expect(clock(page, asked)).to_have_class(re.compile("runs"))
        expect(clock(page, asked)).to_have_text(re.compile(r"^(20:00|19:\d\d)"))
        expect(clock(page, other)).not_to_have_class(re.compile("runs"))
    expect(clock(pages[asked], asked)).not_to_contain_text("20:00")  # it runs
    mine = pages[asked]
    mine.get_by_role("button", name="Seats").click()
    mine.get_by_role("dialog").get_by_role("button", name="Propose to stop the clocks").click()
    mine.keyboard.press("Escape")
    expect(pages[other].locator(".note.proposal")).to_contain_text(f"{asked} proposes to stop the clocks")
    pages[other].get_by_role("button", name="Agree").click()
    for page in pages.values():
        expect(page.locator(".note.proposal")).to_contain_text("The clocks stand still by agreement.")
        expect(clock(page, asked)).not_to_have_class(re.compile("runs"))
    pages[other].get_by_role("button", name="Let the clocks run").click()
    for page in pages.values():
        expect(page.locator(".note.proposal")).to_have_count(0)
        expect(clock(page, asked)).to_have_class(re.compile("runs"))


@pytest.mark.parametrize("language", ["en-GB", "cs-CZ", "uk-UA"])
def test_a_table_by_correspondence_says_its_pace_in_the_waiting_room(visit, address, language):
    page = visit(locale=language)
    page.goto(address)
    page.locator("input").first.fill("Cyril")
    page.get_by_role("button", name=re.compile("New table|Nový stůl|Новий стіл")).first.click()
    dialog = page.get_by_role("dialog")
    dialog.locator(".pace select").first.select_option("move")
    boxes = dialog.locator(".pace input[type=checkbox]")
    boxes.nth(0).check()
    boxes.nth(6).check()
    boxes.nth(7).check()
    boxes.nth(8).check()
    dialog.locator("button.primary").click()
    said = {
        "en-GB": "1 day for a move. Nights do not count (22–8 where each player lives). Not counted: Sat, Sun.",
        "cs-CZ": "Na tah: 1 den. Noci se nepočítají (22–8 podle místa každého hráče). Nepočítá se: so, ne.",
        "uk-UA": "На хід: 1 день. Ночі не враховуються (22–8 за місцем кожного гравця). Не враховується: сб, нд.",
    }
    expect(page.locator("main dl")).to_contain_text(said[language])
