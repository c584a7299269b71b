"""A server that also gives the page without one: games go from one to the other; without a network it leads there."""

import browsing
import pytest
from playwright.sync_api import expect
from static_site import FOLDER, KEPT, LONG, ask

MAKE = """async ([path, body]) => {
    const csrf = (await (await fetch("/api/me")).json()).csrf;
    const send = async (path, body, csrf) => (await fetch(path, {method: "POST", body: JSON.stringify(body),
        headers: {"Content-Type": "application/json", "X-CSRF-Token": csrf}})).json();
    const me = await send("/api/people", {name: "Anna"}, csrf);
    return send(path, body, me.csrf);
}"""
"""Makes a table at the server for Anna."""
GUIDED = (
    "id => partie.fetch(`/api/tables/${id}/play`, {}).then(async (got) => (await got.json()).lesson?.move)"
)
"""Whether the lesson of this page asks for a move."""


@pytest.fixture(scope="module")
def both(host, tmp_path_factory):
    """A server with both pages."""
    database = tmp_path_factory.mktemp("both") / "partie.db"
    with browsing.server(database, PARTIE_OFFLINE=str(FOLDER)) as address:
        yield address


def test_a_game_is_taken_along_played_without_a_network_and_goes_on_at_the_server(come, both):
    page = come()
    page.goto(both)
    page.get_by_label("Your name").fill("Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    made = page.evaluate(MAKE, ["/api/tables", {"game": "powergrid", "seats": seats, "options": {}}])
    page.goto(f"{both}/table/{made['id']}")
    page.wait_for_selector(".bar.mine")
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("button", name="Take this game along").click()
    page.wait_for_url("**/offline/index.html#/table/*", timeout=LONG)
    page.wait_for_selector(".bar.mine", timeout=LONG)
    page.evaluate(KEPT)
    # Without a network: this page goes on, and the served one leads to it.
    here = page.url.rpartition("/")[2]
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(".bar.mine", timeout=LONG)
    decision = ask(page, "GET", f"/tables/{here}/play")["decision"]
    move = next(iter(decision["moves"].values()))[0]["move"]
    body = {"decision": decision["id"], "moves": [move], "request": "x"}
    ask(page, "POST", f"/tables/{here}/commit", body)
    moves = ask(page, "GET", f"/tables/{here}")["moves"]
    page.goto(f"{both}/")
    page.wait_for_url("**/offline/index.html")
    page.wait_for_selector("#welcome")
    page.context.set_offline(False)
    page.goto(f"{both}/offline/index.html#/table/{here}")
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("button", name="Go on at the server").click()
    page.wait_for_url(lambda url: "/table/" in url and "offline" not in url)
    page.wait_for_selector(".bar")
    assert (
        page.evaluate("fetch(`/api/tables/${location.pathname.split('/')[2]}`).then((got) => got.json())")[
            "moves"
        ]
        >= moves
    )
    page.get_by_role("button", name="Seats").click()
    expect(page.get_by_text("this game counts in no ranking")).to_be_visible()


def test_a_lesson_from_a_written_position_moves_with_its_guide(come, both):
    page = come()
    page.goto(both)
    made = page.evaluate(MAKE, ["/api/games/underwater/lesson", {}])
    page.goto(f"{both}/table/{made['id']}")
    page.wait_for_selector(".bar.lesson")
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("button", name="Take this game along").click()
    page.wait_for_url("**/offline/index.html#/table/*", timeout=LONG)
    page.wait_for_selector(".bar.lesson", timeout=LONG)
    page.evaluate(KEPT)
    expect(page.get_by_text("A newer version of Partie is here")).to_have_count(0)
    here = page.url.rpartition("/")[2]
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(".bar.lesson", timeout=LONG)
    for turn in range(3):
        page.wait_for_function(GUIDED, arg=here)
        play = ask(page, "GET", f"/tables/{here}/play")
        body = {"decision": play["decision"]["id"], "moves": [play["lesson"]["move"]], "request": f"r{turn}"}
        ask(page, "POST", f"/tables/{here}/commit", body)
    step = ask(page, "GET", f"/tables/{here}/play")["lesson"]["step"]
    assert step > 0
    page.context.set_offline(False)
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("button", name="Go on at the server").click()
    page.wait_for_url(lambda url: "/table/" in url and "offline" not in url)
    expect(page.locator(".bar.lesson .step")).to_contain_text(f"Step {step + 1} of")


def test_the_served_page_can_be_installed_and_offers_the_way_offline(come, both):
    page = come()
    page.goto(both)
    expect(page.get_by_role("link", name="Play offline")).to_have_attribute("href", "/offline/index.html")
    tools = page.context.new_cdp_session(page)
    manifest = tools.send("Page.getAppManifest")
    assert manifest["errors"] == [] and manifest["url"].endswith("/manifest.webmanifest")
    faults = [one["errorId"] for one in tools.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [one for one in faults if one != "in-incognito"] == []
