"""My data and the host's desk, by clicks: a turn taken back, a report, the desk, a new password, leaving for good."""

import io
import subprocess
import sys
import zipfile

import pytest
from playwright.sync_api import expect


@pytest.fixture
def host_key(address, database):
    """As the host gets it in the terminal."""
    command = [sys.executable, "-m", "partie", "admin", "key", "--database", str(database)]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout.strip()


def asked(clickers):
    """The page of whoever is asked, and the other one."""
    first, second = (clicker.page for clicker in clickers)
    return (first, second) if first.locator(".bar.mine").count() else (second, first)


def seats(page):
    page.get_by_role("button", name="Seats").first.click()
    return page.get_by_role("dialog")


def test_a_turn_is_taken_back_a_report_reaches_the_desk_and_somebody_leaves(two, visit, address, host_key):
    mine, other = asked(two)
    clicker = next(one for one in two if one.page is mine)
    while mine.locator(".bar.mine").count():
        clicker.step()
    log = mine.locator(".log li")
    before = log.count()
    # Asked, agreed: it is the same person's turn again, and the log forgets what came after.
    seats(mine).get_by_role("button", name="Ask to take back my last turn").click()
    mine.keyboard.press("Escape")
    note = other.locator(".note.proposal")
    expect(note).to_contain_text("asks to take the last turn back")
    note.get_by_role("button", name="Agree").click()
    expect(mine.locator(".bar.mine")).to_be_visible()
    expect(log.nth(before - 1)).to_have_count(0)
    # A report, which only the host reads.
    dialog = seats(mine)
    dialog.get_by_role("button", name="Report to the host").click()
    report = mine.get_by_role("dialog", name="Report to the host")
    report.get_by_role("textbox").fill("takes ages")
    report.get_by_role("button", name="Send").click()
    expect(report).to_contain_text("The host will read it.")
    desk = visit()
    desk.goto(f"{address}/host")
    desk.get_by_label("Host’s key").fill("not the key")
    desk.get_by_role("button", name="Open the desk").click()
    expect(desk.get_by_role("alert")).to_have_text("This is not the host’s key.")
    desk.get_by_label("Host’s key").fill(host_key)
    desk.get_by_role("button", name="Open the desk").click()
    expect(desk.get_by_role("region", name="Reports")).to_contain_text("takes ages")
    # An announcement reaches open pages at once.
    desk.get_by_label("Announcement on every page").fill("Upgrade at ten.")
    desk.get_by_role("button", name="Announce").click()
    expect(other.locator(".house")).to_contain_text("Upgrade at ten.")
    desk.get_by_role("button", name="Take away").first.click()
    expect(other.locator(".house")).to_have_count(0)
    # Whoever leaves takes everything along, and a bot plays on.
    other.keyboard.press("Escape")
    name = "Bohdan" if other is two[1].page else "Anna"
    other.get_by_role("button", name="Settings").click()
    settings = other.get_by_role("dialog", name="Settings")
    with other.expect_download() as download:
        settings.get_by_role("link", name="Download everything").click()
    with zipfile.ZipFile(io.BytesIO(download.value.path().read_bytes())) as archive:
        assert name in archive.read("kept.json").decode()
        assert any(file.startswith("records/powergrid") for file in archive.namelist())
    settings.get_by_role("button", name="Delete my account").click()
    expect(settings.get_by_role("alert")).to_contain_text("1 running table")
    settings.get_by_role("button", name="Delete for good").click()
    expect(settings.get_by_role("status").last).to_contain_text("You are a former player now.")
    mine.reload()
    mine.wait_for_selector(".map")
    expect(seats(mine)).to_contain_text("resigned")


def test_a_link_of_the_host_leads_back_in(visit, address, host_key):
    page = visit()
    page.goto(address)
    page.get_by_label("Your name").fill("Zlata")
    page.get_by_role("button", name="New table").click()
    page.get_by_role("dialog").get_by_role("button", name="Power Grid").click()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector("text=Copy the link")
    desk = visit()
    desk.goto(f"{address}/host")
    desk.get_by_label("Host’s key").fill(host_key)
    desk.get_by_role("button", name="Open the desk").click()
    desk.get_by_label("Name or id").fill("Zlata")
    desk.get_by_role("button", name="Search").click()
    row = desk.locator("li", has_text="Zlata").filter(
        has=desk.get_by_role("button", name="Link to a new password")
    )
    expect(row).to_have_count(1)
    row.get_by_role("button", name="Link to a new password").click()
    link = row.locator(".sure code").inner_text()
    back = visit()
    back.goto(link)
    expect(back.get_by_role("heading")).to_contain_text("Zlata")
    back.get_by_label("New password").fill("another good one")
    back.get_by_role("button", name="Set the password").click()
    expect(back.get_by_role("heading", name="Zlata")).to_be_visible()
    back.get_by_role("link", name="What is kept").first.click()
    expect(back.get_by_role("heading", name="What this server keeps")).to_be_visible()
    expect(back.locator("section.sheet")).not_to_have_count(0)
