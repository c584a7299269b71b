"""The kit's own page: every part in light and dark, without a fault, legible and usable."""

import pytest

SMALLEST = 11
SMALL_TEXTS = """least => [...document.querySelectorAll('#content *')].filter(e => {
  const own = [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim());
  if (!own || e.closest('.sr') || !e.getClientRects().length) return false;
  let scale = 1;
  if (e.ownerSVGElement) { const m = e.getScreenCTM(); scale = Math.hypot(m.a, m.b); }
  return parseFloat(getComputedStyle(e).fontSize) * scale < least - 0.01;
}).map(e => e.tagName + '.' + (e.className.baseVal ?? e.className) + ' ' + e.textContent.trim().slice(0, 30))"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_part_is_shown(visit, address, spotless, theme):
    page = visit(bypass_csp=True)
    page.goto(f"{address}/kit?theme={theme}")
    page.wait_for_selector("#kit-sheets")
    assert page.locator("#kit-things .glyphs li").count() > 80
    assert page.locator("#kit-things .badge").count() == 0, "every icon is drawn"
    assert page.evaluate(SMALL_TEXTS, SMALLEST) == []
    spotless(page, f"kit, {theme}")


def test_boards_zoom_by_wheel_and_are_walked_by_keys(visit, address):
    page = visit()
    page.goto(f"{address}/kit")
    board = page.locator("#kit-boards .board svg").first
    board.scroll_into_view_if_needed()
    before = board.get_attribute("viewBox")
    scrolled = page.evaluate("scrollY")
    board.hover()
    page.mouse.wheel(0, -300)
    page.wait_for_function(
        "was => document.querySelector('#kit-boards .board svg').getAttribute('viewBox') !== was", arg=before
    )
    assert page.evaluate("scrollY") == scrolled, "the wheel zooms the board, not the page"
    page.locator("#hex-0\\,0").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.id") == "hex-1,0"
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    assert page.locator("#kit-boards [role=status]").inner_text() == "0,0"


def test_two_fingers_bring_a_board_nearer(visit, address):
    page = visit(has_touch=True, viewport={"width": 390, "height": 844})
    page.goto(f"{address}/kit")
    board = page.locator("#kit-boards .board svg").first
    board.scroll_into_view_if_needed()
    width = float(board.get_attribute("viewBox").split()[2])
    box = board.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand = page.context.new_cdp_session(page)

    def touch(kind, *fingers):
        points = [{"x": x + aside, "y": y, "id": number} for number, aside in enumerate(fingers)]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", -20)
    touch("touchStart", -20, 20)
    for apart in (30, 45, 60):
        touch("touchMove", -apart, apart)
    touch("touchEnd")
    page.wait_for_function(
        "was => +document.querySelector('#kit-boards .board svg').getAttribute('viewBox').split(' ')[2] < was / 1.5",
        arg=width,
    )


def test_a_tip_never_catches_the_pointer(visit, address):
    page = visit()
    page.goto(f"{address}/kit")
    glyph = page.locator("#kit-things li").nth(3)
    glyph.hover()
    tip = page.locator("[role=tooltip]")
    tip.wait_for()
    assert page.evaluate("getComputedStyle(document.querySelector('[role=tooltip]')).pointerEvents") == "none"
    box, under = tip.bounding_box(), glyph.bounding_box()
    assert box["y"] >= under["y"] + under["height"] or box["y"] + box["height"] <= under["y"]


def test_a_long_press_opens_a_sheet_and_swallows_the_click(visit, address):
    page = visit(has_touch=True, viewport={"width": 390, "height": 844})
    page.goto(f"{address}/kit")
    place = page.locator("#hex-0\\,0")
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    touch = page.context.new_cdp_session(page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    page.wait_for_selector("dialog.told[open]")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    status = page.locator("#kit-boards [role=status]")
    assert status.inner_text() == ""
    page.get_by_role("button", name="Choose").click()
    assert status.inner_text() == "0,0"
