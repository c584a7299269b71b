"""The pictures of docs/img, made from the real page: lobby, table (wide, phone, dark), final score, replay, rules.

python tools/screenshots.py [first] [plain] [rules] [table] [usa]
"""

import re
import sys
import time
from pathlib import Path

from browsing import SOON, Clicker, Lister, browser, server, sit_down
from playwright.sync_api import Browser, Page, ViewportSize

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "img"
WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
STILL = 0.7
"""Seconds until pieces have come to rest."""


def take(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    time.sleep(STILL)
    page.screenshot(path=IMAGES / f"{name}.png")
    print(name)


def until(player: Clicker, lit: str, turns: int = 200) -> None:
    """Play on until something is lit."""
    for _ in range(turns):
        if not player.asked() or player.shown(lit):
            return
        player.step()


def quiet(opened: Browser) -> Page:
    """A page for somebody who needs no explanations any more."""
    page = opened.new_context(viewport=WIDE, locale="en-GB").new_page()
    page.add_init_script(
        'localStorage.setItem("partie-settings", JSON.stringify({language: "en", guide: false}))'
    )
    return page


def first(opened: Browser, address: str) -> None:
    page = opened.new_context(viewport=WIDE, locale="en-GB").new_page()
    sit_down(page, address)
    Clicker(page).asked()
    take(page, "first")


def plain(opened: Browser, address: str) -> None:
    page = quiet(opened)
    page.goto(address)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name=re.compile("Play Underwater Cities")).click()
    page.wait_for_selector(".bar.mine", timeout=SOON)
    player = Lister(page, advice=True)
    player.play(moves=30)
    until(player, ".shared .thing.lit button")
    page.locator(".shared .thing.lit button").nth(2).click()
    take(page, "plain")


def table(page: Page, address: str) -> None:
    sit_down(page, address)
    player = Clicker(page, advice=True)
    until(player, ".auction .by")
    take(page, "auction")
    player.play(moves=40)
    until(player, ".city.offered")
    time.sleep(STILL)
    page.locator(".city.offered").last.hover()
    time.sleep(STILL)
    page.screenshot(path=IMAGES / "table.png")
    print("table")
    link = page.url
    dark = page.context.new_page()
    dark.set_viewport_size(WIDE)
    dark.emulate_media(color_scheme="dark")
    dark.goto(link)
    dark.wait_for_selector(".map")
    take(dark, "dark")
    dark.close()
    phone = page.context.new_page()
    phone.set_viewport_size(PHONE)
    phone.goto(link)
    phone.wait_for_selector(".map")
    take(phone, "phone")
    phone.get_by_role("button", name="Market").click()
    take(phone, "phone-market")
    phone.get_by_role("button", name="Players").click()
    take(phone, "phone-players")
    phone.close()
    player.play()
    take(page, "score")
    page.goto(link.replace("/table/", "/replay/") + "?at=120")
    page.wait_for_selector(".map", timeout=SOON)
    take(page, "replay")
    page.goto(address + "/")
    page.get_by_role("heading", name="Finished").wait_for()
    take(page, "lobby")


def usa(opened: Browser, address: str) -> None:
    page = quiet(opened)
    page.goto(address)
    page.get_by_role("button", name="New table").click()
    page.get_by_label("Map").select_option("usa")
    page.get_by_label("Players").select_option("4")
    for number in (2, 3, 4):
        page.get_by_label(f"Seat {number}").select_option("greedy")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(".map", timeout=SOON)
    player = Clicker(page, advice=True)
    player.play(moves=20)
    player.asked()
    take(page, "usa")


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:]
    with server() as address, browser() as opened:
        page = quiet(opened)
        if not wanted or "first" in wanted:
            first(opened, address)
        if not wanted or "plain" in wanted:
            plain(opened, address)
        if not wanted or "rules" in wanted:
            page.goto(address + "/rules/powergrid#PG-NET-15")
            page.wait_for_selector(".aimed", timeout=SOON)
            take(page, "rules")
        if not wanted or "usa" in wanted:
            usa(opened, address)
        if not wanted or "table" in wanted:
            table(page, address)


if __name__ == "__main__":
    main()
