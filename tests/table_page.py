"""What tests by clicks see and do on the page of a table with people: players, clocks, talk."""

import re
import sqlite3
import time

from playwright.sync_api import expect


def player(page, name):
    return page.locator(".player", has_text=name)


def clock(page, name):
    return player(page, name).locator(".clock")


def live(minutes, more="0"):
    """Fill in a live clock in the form of a new table."""

    def choose(dialog):
        dialog.get_by_label("Clock").select_option("live")
        dialog.get_by_label("Minutes for each player").fill(minutes)
        dialog.get_by_label("Seconds more for a move").fill(more)
        dialog.get_by_label("At most, in minutes").fill(minutes)

    return choose


def talk(page):
    """Open the talk; gives its panel."""
    if not page.locator("aside.talk").count():
        page.get_by_role("button", name=re.compile("^Talk")).click()
    return page.locator("aside.talk")


def write(page, text):
    field = talk(page).get_by_label("Say something")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def as_if_away(database, name, seconds):
    """Let somebody have left so many seconds earlier."""
    with sqlite3.connect(database, timeout=20) as connection:
        connection.execute(
            "UPDATE presence SET seen = seen - ?, changed = ? WHERE person IN (SELECT id FROM people WHERE name = ?)",
            (seconds, time.time(), name),
        )
    connection.close()
