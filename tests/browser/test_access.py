"""axe-core finds no serious or critical violation on any page, in light and in dark."""

import pytest
from browsing import Clicker, sit_down
from checkout import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


def violations(page):
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        (one["id"], [node["html"][:200] for node in one["nodes"][:3]])
        for one in found["violations"]
        if one["impact"] in GRAVE
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_has_a_grave_violation(visit, address, scheme):
    page = visit(bypass_csp=True, color_scheme=scheme)
    page.goto(address)
    page.wait_for_selector(".games button")
    assert violations(page) == []
    page.get_by_role("button", name="New table").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    assert violations(page) == []
    page.goto(f"{address}/rules/powergrid")
    page.wait_for_selector("article")
    assert violations(page) == []
    sit_down(page, address)
    player = Clicker(page)
    player.play(moves=4)
    player.asked()
    assert violations(page) == []
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    assert violations(page) == []
    page.goto(page.url.replace("/table/", "/replay/"))
    page.wait_for_selector(".map")
    assert violations(page) == []
