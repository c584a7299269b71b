"""What if? A board of one's own beside the table, by clicks."""

import re

from browsing import Clicker
from playwright.sync_api import expect


def test_a_plan_is_tried_for_everybody_and_changes_nothing_at_the_table(two):
    pages = {"Anna": two[0].page, "Bohdan": two[1].page}
    # whoever waits may plan too
    name = next(name for name, page in pages.items() if not page.locator(".bar.mine").count())
    page = pages[name]
    other = next(one for one in pages if one != name)
    log = page.locator("#log .entry").count()
    page.get_by_role("button", name="What if?").click()
    bar = page.locator(".bar.plan")
    expect(bar).to_contain_text(f"You move for {other}")
    expect(page.locator(".note")).to_contain_text("Nobody sees it, and nothing is kept.")
    bar.get_by_role("button", name="Let the others move").click()
    expect(bar.get_by_role("button", name="Let the others move")).to_have_count(0)
    entries = page.locator("#log .entry")
    expect(entries).not_to_have_count(0)
    planned = entries.count()
    planner = Clicker(page)
    planner.decide()
    expect(bar).not_to_have_attribute("aria-busy", "true")
    page.wait_for_function("n => document.querySelectorAll('#log .entry').length > n", arg=planned)
    bar.get_by_role("button", name=re.compile("^Undo|step", re.IGNORECASE)).first.click()
    expect(entries).to_have_count(planned)
    # meanwhile the game goes on; the plan says so, and the table is as it was
    mover = two[0] if other == "Anna" else two[1]
    for _ in range(6):
        if bar.get_by_text("The table has moved on.").count() or not mover.page.locator(".bar.mine").count():
            break
        mover.step()
    expect(bar).to_contain_text("The table has moved on.")
    bar.get_by_role("button", name="Plan from there").click()
    expect(bar).not_to_contain_text("The table has moved on.")
    bar.get_by_role("button", name="Back to the table").click()
    expect(page.locator(".bar.plan")).to_have_count(0)
    page.wait_for_function("n => document.querySelectorAll('#log .entry').length > n", arg=log)
    expect(page.locator(".bar")).to_be_visible()
