"""Friends, a group and a league by clicks in two browsers."""

from playwright.sync_api import expect

GROUP = "location.pathname.split('/')[2]"
LINK = f"fetch('/api/groups/' + {GROUP}).then(answer => answer.json()).then(group => group.link)"


def test_friends_are_asked_invited_and_meet_in_a_group(two, address):
    first, second = two[0].page, two[1].page
    second.locator("header a.name").click()
    expect(second.get_by_role("heading", name="Bohdan")).to_be_visible()
    first.goto(second.url)
    first.get_by_role("button", name="Ask to be friends").click()
    expect(first.get_by_text("You have asked Bohdan.")).to_be_visible()
    second.get_by_role("link", name="Friends, groups, leagues").click()
    second.get_by_role("button", name="Agree").click()
    expect(second.get_by_role("link", name="Anna")).to_be_visible()
    first.goto(f"{address}/company")
    friend = first.get_by_role("listitem").filter(has_text="Bohdan")
    expect(friend).to_contain_text("here now")
    # An open table: the friend is invited with one click, and finds it.
    first.goto(address)
    first.get_by_role("button", name="New table").click()
    first.get_by_role("dialog").get_by_role("button", name="Power Grid").click()
    first.get_by_label("Players").select_option("2")
    first.get_by_role("button", name="Make the table").click()
    first.get_by_role("button", name="Invite Bohdan").click()
    expect(first.locator("main")).to_contain_text("Bohdan is invited")
    # A group with a link.
    first.goto(f"{address}/company")
    first.get_by_label("Name of the group").fill("Tuesday evening")
    first.get_by_role("button", name="Make a group").click()
    expect(first.get_by_role("heading", name="Tuesday evening")).to_be_visible()
    second.goto(address + first.evaluate(LINK))
    second.get_by_role("button", name="Join the group").click()
    expect(second.get_by_role("link", name="Anna")).to_be_visible()
    first.reload()
    expect(first.get_by_role("listitem").filter(has_text="Bohdan")).to_contain_text("here now")


def test_a_league_is_opened_and_waits_for_people(two, address):
    page = two[0].page
    page.goto(f"{address}/company")
    page.get_by_role("button", name="New league").click()
    page.get_by_label("Name of the league").fill("Winter league")
    page.get_by_role("button", name="Open the league").click()
    expect(page.get_by_role("heading", name="Winter league")).to_be_visible()
    expect(page.locator("main")).to_contain_text("1 person is here.")
    page.get_by_role("button", name="Begin the league").click()
    expect(page.get_by_role("alert")).to_contain_text("A league is played by 3, 4 or from 6 people on")
    # The page's own address shows the league, and says how one comes into it.
    other = two[1].page
    other.goto(page.url)
    expect(other.locator("main")).to_contain_text(
        "To join, ask somebody of the league for the link that invites."
    )
    expect(other.get_by_role("button", name="Join the league")).to_have_count(0)
