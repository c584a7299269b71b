"""Messages of the server, chosen in the settings: only where the host has set them up."""

import browsing
import pytest
from playwright.sync_api import expect

HOOK = "https://hooks.example/services/secret-part"


@pytest.fixture
def telling(opened, tmp_path):
    """The address of a server that sends messages (to nobody: the page's part alone is tested here)."""
    settings = {
        "PARTIE_ADDRESS": "https://games.example",
        "PARTIE_WEBHOOKS": "on",
        "PARTIE_PUSH": "mailto:host@games.example",
        "PARTIE_SMTP": "smtp://127.0.0.1:1",
        "PARTIE_MAIL_FROM": "partie@games.example",
    }
    with browsing.server(tmp_path / "partie.db", **settings) as found:
        yield found


def settings_of(page, address, name):
    page.goto(address)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="New table").click()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector("text=Copy the link")
    page.get_by_role("button", name="Settings").click()
    return page.get_by_role("dialog")


def test_a_reader_adds_and_removes_where_messages_go(visit, telling):
    page = visit()
    dialog = settings_of(page, telling, "Anna")
    dialog.get_by_label("Webhook (Discord, Slack)").fill(HOOK)
    dialog.locator("form", has=page.get_by_label("Webhook (Discord, Slack)")).get_by_role("button").click()
    entry = dialog.locator(".notices li", has_text="hooks.example")
    expect(entry).to_be_visible()
    expect(entry).not_to_contain_text("secret-part")
    dialog.get_by_label("Mail", exact=True).fill("anna@example.org")
    dialog.locator("form", has=page.get_by_label("Mail", exact=True)).get_by_role("button").click()
    expect(dialog).to_contain_text("A mail is on its way to anna@example.org")
    expect(dialog.locator(".notices li", has_text="anna@example.org")).to_contain_text("not confirmed yet")
    entry.get_by_role("button").click()
    expect(entry).to_have_count(0)


def test_what_the_host_has_not_set_up_is_not_offered(visit, address):
    dialog = settings_of(visit(), address, "Boris")
    expect(dialog.get_by_label("Sounds: my turn and what happens")).to_be_visible()
    expect(dialog.locator(".notices")).to_have_count(0)
