"""Four people at one table, each in a browser of their own, by clicks: from the link to the rematch."""

import re

from playwright.sync_api import expect
from table_page import as_if_away, clock, live, player, talk, write

PHONE = {"width": 390, "height": 844}
NAMES = ("Anna", "Bohdan", "Cyril", "Daria")


def meet(visit, address):
    """Anna opens a table of Power Grid with a live clock, the others come by its link. Gives the pages by name."""
    pages = {
        "Anna": visit(),
        "Bohdan": visit(),
        "Cyril": visit(color_scheme="dark"),
        "Daria": visit(viewport=PHONE),
    }
    first = pages["Anna"]
    first.goto(address)
    first.get_by_label("Your name").fill("Anna")
    first.get_by_role("button", name="New table").click()
    first.get_by_role("dialog").get_by_role("button", name="Power Grid").click()
    first.get_by_label("Players").select_option("4")
    live("0.6")(first.get_by_role("dialog"))
    first.get_by_role("button", name="Make the table").click()
    first.wait_for_selector("text=Copy the link")
    for name in NAMES[1:]:
        pages[name].goto(first.url)
        pages[name].get_by_label("Your name").fill(name)
        pages[name].get_by_role("button", name="Join").first.click()
    for page in pages.values():
        page.wait_for_selector(".map")
    return pages


def propose(pages, what, by, others):
    """One asks the table for something by the dialog of its seats, and all others agree."""
    pages[by].get_by_role("button", name="Seats").click()
    dialog = pages[by].get_by_role("dialog")
    dialog.get_by_role("button", name=what).click()
    if what == "Propose to end the game":  # asks once more
        dialog.locator("button.primary", has_text=what).click()
    pages[by].keyboard.press("Escape")
    for name in others:
        pages[name].locator(".note.proposal").get_by_role("button", name="Agree").click()


def asked_of(pages):
    return next(name for name, page in pages.items() if page.locator(".bar.mine").count())


def test_four_meet_talk_leave_and_return_are_replaced_run_out_of_time_end_and_play_once_more(
    visit, address, database
):
    pages = meet(visit, address)
    link = pages["Anna"].url
    propose(pages, "Propose to stop the clocks", "Anna", NAMES[1:])
    for page in pages.values():
        expect(page.locator(".note.proposal")).to_contain_text("The clocks stand still by agreement.")

    # All of them read what one says.
    write(pages["Anna"], "Good evening, @Cyril")
    for name in NAMES[1:]:
        expect(talk(pages[name]).locator("li .what").last).to_have_text("Good evening, @Cyril")
    for page in pages.values():
        talk(page).get_by_role("button", name="Close").click()

    # Whoever is asked closes the browser: the others wait for nobody who is thinking, and agree on a bot.
    asked = asked_of(pages)
    left = [name for name in NAMES if name != asked]
    context = pages[asked].context
    pages.pop(asked).close()
    for page in pages.values():
        expect(page.locator(".bar .sentence")).to_have_text(f"Waiting for {asked} (away 1 min).")
        expect(page.locator(".deciding")).to_have_count(0)
    as_if_away(database, asked, 120)
    for page in pages.values():
        page.reload()
    pages[left[0]].get_by_role("button", name="Let a bot play until they return").first.click()
    asking = pages[left[0]].locator(".note.proposal", has_text=f"a bot plays for {asked}")
    expect(asking).to_contain_text(f"Still to agree: {left[1]}, {left[2]}.")
    for name in left[1:]:
        note = pages[name].locator(".note.proposal", has_text=f"{left[0]} would let a bot play for {asked}")
        note.get_by_role("button", name="Agree").click()
    for page in pages.values():
        expect(page.locator(".player .bot")).to_have_text(f"for {asked}")

    # They come back: the seat is still theirs.
    pages[asked] = context.new_page()
    pages[asked].goto(link)
    pages[asked].get_by_role("button", name="Take my seat back").click()
    for name in left:
        expect(player(pages[name], asked)).to_have_count(1)
        expect(pages[name].locator(".player .bot")).to_have_count(0)

    # The clocks run again, and nobody moves: a bot keeps the seat whose time is over.
    pages["Daria"].get_by_role("button", name="Let the clocks run").click()
    expect(pages["Anna"].locator(".player .clock.runs")).to_have_count(1)
    late = asked_of(pages)
    expect(clock(pages["Anna"], late)).to_have_class(re.compile("runs"))
    expect(pages[late].locator(".bar")).to_contain_text(
        "A bot keeps your seat until you take it back", timeout=90_000
    )
    left = [name for name in NAMES if name != late]
    propose(pages, "Propose to stop the clocks", left[0], left[1:])
    pages[late].get_by_role("button", name="Take my seat back").click()
    expect(player(pages[left[0]], late)).to_have_count(1)

    # They end the game together, and all four play once more.
    propose(pages, "Propose to end the game", "Bohdan", [name for name in NAMES if name != "Bohdan"])
    for page in pages.values():
        expect(page.get_by_role("dialog")).to_contain_text("The players ended this game before its end")
    pages["Cyril"].get_by_role("dialog").get_by_role("button", name="Rematch").click()
    for name in ("Anna", "Bohdan", "Daria"):
        expect(pages[name].get_by_role("dialog")).to_contain_text("Cyril asks for a rematch.")
        pages[name].get_by_role("dialog").get_by_role("button", name="Agree").click()
    for page in pages.values():
        expect(page).not_to_have_url(link)
        expect(page.locator(".map").first).to_be_visible()
        expect(page.locator(".player")).to_have_count(4)
    assert len({page.url for page in pages.values()}) == 1
