"""A standing order in Shipyard by clicks: contracts marked to be put away."""

from playwright.sync_api import expect


def test_contracts_are_marked_to_be_put_away(visit, address):
    first, second = visit(), visit()
    first.goto(address)
    first.get_by_label("Your name").fill("Iva")
    first.get_by_role("button", name="New table").click()
    first.get_by_role("dialog").get_by_role("button", name="Shipyard").click()
    first.get_by_label("Players").select_option("2")
    first.get_by_role("button", name="Make the table").click()
    first.wait_for_selector("text=Copy the link")
    second.goto(first.url)
    second.get_by_label("Your name").fill("Jan")
    second.get_by_role("button", name="Join").first.click()
    second.wait_for_selector(".contracts")
    marks = second.locator(".contracts .early")
    marks.nth(1).click()
    expect(marks.nth(1)).to_have_text("1")
    marks.nth(0).click()
    expect(marks.nth(0)).to_have_text("2")
    second.reload()
    expect(marks.nth(1)).to_have_text("1")
    marks.nth(1).click()
    expect(marks.nth(0)).to_have_text("1")
    # nobody else sees it
    expect(first.locator(".contracts .early.kept")).to_have_count(0)
