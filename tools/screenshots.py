"""The pictures of docs/img, made from the real page: lobby, kit, tables in several sizes, final score, replay, rules.

Writes the pictures that the documentation shows, as WebP. One is animated: cities are connected.

python tools/screenshots.py [first] [kit] [underwater] [shipyard] [evacuation] [rules] [table] [usa] [moving]
"""

import io
import re
import sys
import time
from pathlib import Path

from browsing import SOON, Clicker, Diver, browser, experienced, server, sit_down
from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize
from pointing import Pointer, make_table

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "img"
WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
STILL = 0.7
"""Seconds until animations have ended."""
SLOW = 0.02
"""The speed of animations while frames of the animated picture are taken: a screenshot takes longer than a frame."""
FRAME = 60
"""Milliseconds of a frame with motion."""


def take(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    time.sleep(STILL)
    # Pictures do not show announcements over the board.
    page.wait_for_selector(".moment", state="detached", timeout=SOON)
    save(page, name)


def save(page: Page, name: str) -> None:
    """Write a screenshot, in the smaller of WebP's two encodings, if the documentation has this picture."""
    pages = [IMAGES.parent.parent / "README.md", *IMAGES.parent.glob("*.md")]
    if not any(f"img/{name}.webp" in file.read_text("utf-8") for file in pages):
        return
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    made = []
    for lossless in (False, True):
        written = io.BytesIO()
        picture.save(written, "WEBP", quality=80, method=6, lossless=lossless)
        made.append(written.getvalue())
    (IMAGES / f"{name}.webp").write_bytes(min(made, key=len))
    print(name)


def until(player: Clicker, lit: str, turns: int = 200) -> None:
    """Play on until something is highlighted."""
    for _ in range(turns):
        if not player.asked() or player.shown(lit):
            return
        player.step()


def quiet(opened: Browser) -> Page:
    """A page without explanations for newcomers."""
    return experienced(opened.new_context(viewport=WIDE, locale="en-GB").new_page())


def first(opened: Browser, address: str) -> None:
    page = opened.new_context(viewport=WIDE, locale="en-GB").new_page()
    sit_down(page, address)
    Clicker(page).asked()
    take(page, "first")


def kit(opened: Browser, address: str) -> None:
    page = opened.new_context(viewport={"width": 1280, "height": 900}, locale="en-GB").new_page()
    for theme in ("light", "dark"):
        page.goto(f"{address}/kit?theme={theme}")
        page.wait_for_selector("#kit-sheets")
        take(page, "kit" if theme == "light" else "kit-dark")


def underwater(opened: Browser, address: str) -> None:
    page = quiet(opened)
    page.goto(address)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name=re.compile("Play Underwater Cities")).click()
    page.wait_for_selector(".hand .card.lit", timeout=SOON)
    take(page, "underwater-first")
    player = Diver(page, advice=True)
    player.play(moves=45)
    until(player, ".slots .tile.lit")
    page.locator(".slots .tile.lit").nth(2).click()
    take(page, "underwater")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Production preview").click()
    take(page, "underwater-production")
    page.keyboard.press("Escape")
    until(player, ".place.offered")
    page.locator(".place.offered").first.hover()
    time.sleep(STILL)
    save(page, "underwater-build")
    others(page, "underwater", ".card")


def others(page: Page, name: str, drawn: str) -> None:
    """Take the same moment on a wide screen, in dark colours, on a tablet and on a phone."""
    sizes: list[tuple[str, ViewportSize, str]] = [
        ("wide", {"width": 1920, "height": 1080}, "light"),
        ("dark", WIDE, "dark"),
        ("tablet", {"width": 768, "height": 1024}, "light"),
        ("phone", PHONE, "light"),
    ]
    for size, box, scheme in sizes:
        other = page.context.new_page()
        other.set_viewport_size(box)
        other.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        other.goto(page.url)
        other.wait_for_selector(drawn, timeout=SOON)
        take(other, f"{name}-{size}")
        other.close()


def until_asked(player: Pointer, kind: str, turns: int = 200) -> None:
    """Play on until a kind of decision is asked."""
    for _ in range(turns):
        if not player.asked() or player.asks() == kind:
            return
        player.step()


def shipyard(opened: Browser, address: str) -> None:
    page = quiet(opened)
    make_table(page, address, "Shipyard", 3, "greedy")
    player = Pointer(page, advice=True)
    until_asked(player, "take-part")
    take(page, "shipyard-parts")
    player.play(moves=20)
    until_asked(player, "lay-canal")
    take(page, "shipyard-canals")
    player.play(moves=15)
    until_asked(player, "fit-out")
    take(page, "shipyard-voyage")
    until_asked(player, "choose-action")
    take(page, "shipyard")
    others(page, "shipyard", ".row .tile")
    player.play()
    take(page, "shipyard-score")


def evacuation(opened: Browser, address: str) -> None:
    page = quiet(opened)
    make_table(page, address, "Evacuation", 3, "greedy")
    player = Pointer(page, advice=True)
    until_asked(player, "build-shuttle")
    take(page, "evacuation-offers")
    player.play(moves=10)
    until_asked(player, "load")
    take(page, "evacuation-flight")
    until_asked(player, "satellites")
    take(page, "evacuation-progress")
    player.play(moves=25)
    until_asked(player, "settle")
    take(page, "evacuation")
    others(page, "evacuation", ".hex")
    player.play()
    take(page, "evacuation-score")


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
    save(page, "table")
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
    sizes: dict[str, ViewportSize] = {
        "tablet": {"width": 768, "height": 1024},
        "table-wide": {"width": 1920, "height": 1080},
    }
    for name, size in sizes.items():
        other = page.context.new_page()
        other.set_viewport_size(size)
        other.goto(link)
        other.wait_for_selector(".map svg")
        take(other, name)
        other.close()
    player.play()
    take(page, "score")
    page.goto(link.replace("/table/", "/replay/") + "?at=120")
    page.wait_for_selector(".map", timeout=SOON)
    take(page, "replay")
    page.goto(address + "/")
    page.get_by_role("heading", name="Finished").wait_for()
    take(page, "lobby")


def moving(opened: Browser, address: str) -> None:
    """Animate the connection of two cities: the route lights up, a house flies, light runs along the new link."""
    page = quiet(opened)
    sit_down(page, address)
    player = Clicker(page, advice=True)
    player.play(moves=24)
    until(player, ".city.offered ~ .city.offered")
    wire = page.context.new_cdp_session(page)
    wire.send("Animation.enable")
    frames: list[Image.Image] = []
    lasts: list[int] = []

    def see(milliseconds: int) -> None:
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        frames.append(picture.resize((800, 500), Image.Resampling.LANCZOS))
        lasts.append(milliseconds)

    page.mouse.move(640, 20)
    time.sleep(STILL)
    see(1000)
    for _ in range(2):
        if not page.locator(".city.offered").count():
            break
        city = page.locator(".city.offered").first
        city.hover()
        time.sleep(STILL)
        see(1100)
        wire.send("Animation.setPlaybackRate", {"playbackRate": SLOW})
        city.click()
        page.wait_for_selector(".flyer, .spark", state="attached", timeout=SOON)
        began = time.monotonic()
        while page.locator(".flyer, .spark").count() and time.monotonic() - began < 0.45 / SLOW:
            see(FRAME)
            time.sleep(max(0.0, FRAME / 1000 / SLOW - 1))
        wire.send("Animation.setPlaybackRate", {"playbackRate": 1})
        page.mouse.move(640, 20)
        time.sleep(STILL)
        see(900)
    written = io.BytesIO()
    frames[0].save(
        written,
        "WEBP",
        save_all=True,
        append_images=frames[1:],
        duration=lasts,
        loop=0,
        quality=62,
        method=6,
        minimize_size=True,
    )
    (IMAGES / "moving.webp").write_bytes(written.getvalue())
    print(f"moving: {len(frames)} frames, {len(written.getvalue()) // 1024} kB")


def usa(opened: Browser, address: str) -> None:
    page = quiet(opened)
    page.goto(address)
    page.get_by_role("button", name="New table").click()
    page.get_by_role("dialog").get_by_role("button", name="Power Grid").click()
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
        if not wanted or "kit" in wanted:
            kit(opened, address)
        if not wanted or "underwater" in wanted:
            underwater(opened, address)
        if not wanted or "shipyard" in wanted:
            shipyard(opened, address)
        if not wanted or "evacuation" in wanted:
            evacuation(opened, address)
        if not wanted or "rules" in wanted:
            page.goto(address + "/rules/powergrid#PG-NET-15")
            page.wait_for_selector(".aimed", timeout=SOON)
            take(page, "rules")
        if not wanted or "usa" in wanted:
            usa(opened, address)
        if not wanted or "moving" in wanted:
            moving(opened, address)
        if not wanted or "table" in wanted:
            table(page, address)


if __name__ == "__main__":
    main()
