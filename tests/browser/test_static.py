"""The page without a server, from a host that has only files: offline, and at one screen."""

import json
import random

import pytest
from playwright.sync_api import expect
from static_site import ask, keep_all, make_table, play_on, visit_once

import partie
from partie.text import Words

GAMES = ("powergrid", "underwater", "shipyard", "evacuation")
LANGUAGES = ("en", "cs", "uk")
HEARD = """(() => {
    window.heard = [];
    const Plain = window.Worker;
    window.read = new Set();
    for (const name of ["get", "getAll", "openCursor"]) {
        const reading = IDBObjectStore.prototype[name];
        IDBObjectStore.prototype[name] = function (...given) {
            window.read.add(this.name);
            return reading.apply(this, given);
        };
    }
    window.Worker = class extends Plain {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", ({data}) => window.heard.push(JSON.stringify(data)));
        }
    };
})()"""
"""Keeps everything that the page hears from its worker, and the names of what it reads from storage itself."""


@pytest.mark.sampled(12)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_strong_without_a_network(come, host, game, language):
    page = come(language)
    asked = []
    page.context.on("request", lambda request: asked.append(request.url))
    visit_once(page, host)
    keep_all(page)
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector("#welcome")
    table = make_table(page, game, "strong")
    page.wait_for_selector(".bar.mine")
    assert play_on(page, table)["over"]
    page.wait_for_selector("dialog[open]")
    record = ask(page, "GET", f"/tables/{table}/record")
    assert partie.replay(record).record() == record, "the same, byte for byte, natively"
    assert [url for url in asked if not url.startswith((host, "data:", "blob:"))] == []
    page.reload()
    page.wait_for_selector("dialog[open], .bar")


VERSION_1 = """async ([id, info]) => {
    const done = (request) => new Promise((ok) => { request.onsuccess = () => ok(request.result); });
    const row = await done((await done(indexedDB.open("partie"))).transaction("tables").objectStore("tables").get(id));
    await new Promise((ok) => { indexedDB.deleteDatabase("partie").onsuccess = ok; });
    const opening = indexedDB.open("partie", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("tables", {keyPath: "id"});
    const database = await done(opening);
    await done(database.transaction("tables", "readwrite").objectStore("tables").put({...row, info}));
    database.close();
}"""
"""Stores a game as the first version of the page did."""


def test_a_game_that_an_older_version_stored_is_listed_and_goes_on(come, host):
    page = come()
    page.goto(host)
    table = make_table(page, "powergrid", "greedy")
    page.wait_for_selector(".bar.mine")
    page.evaluate(VERSION_1, [table, ask(page, "GET", f"/tables/{table}")])
    ask(page, "POST", "/people", {"name": "Anna"})
    page.goto(host)
    page.locator(f".row a[href='/table/{table}']").first.click()
    page.wait_for_selector(".bar.mine")


def test_at_one_screen_nobody_sees_anothers_hand(come, host):
    page = come()
    page.add_init_script(HEARD)
    visit_once(page, host)
    table = make_table(page, "underwater", people=("Anna", "Boris"))
    page.wait_for_selector("text=Pass the screen to")
    for turn in range(4):
        asked = ask(page, "GET", f"/tables/{table}")["deciding"][0]
        name = ("Anna", "Boris")[asked]
        page.evaluate("window.heard.length = 0")
        page.get_by_role("button", name=f"{name}: show my seat").click()
        page.wait_for_selector(".bar.mine")
        decision = ask(page, "GET", f"/tables/{table}/play")["decision"]
        while decision and decision["seat"] == asked:
            move = next(iter(decision["moves"].values()))[0]["move"]
            body = {"decision": decision["id"], "moves": [move], "request": f"r{turn}{decision['id']}"}
            ask(page, "POST", f"/tables/{table}/commit", body)
            decision = ask(page, "GET", f"/tables/{table}/play")["decision"]
        page.wait_for_selector("text=Pass the screen to")
        assert page.locator(".bar, .hand").count() == 0, "the board is gone, not hidden"
        for text in page.evaluate("window.heard"):
            answer = json.loads(text).get("answer", {}).get("body") or {}
            if "view" in answer:
                assert answer["view"]["seat"] in (asked, -1)
            assert '"save"' not in text and '"seed"' not in text
    ask(page, "POST", "/people", {"name": "Anna"})
    page.goto(host)
    page.wait_for_selector(".row")
    assert page.evaluate("[...window.read]") == ["listed"], "whole games are the worker's"


def test_at_one_screen_a_seat_goes_to_a_bot_and_comes_back(come, host):
    page = come()
    page.goto(host)
    table = make_table(page, "underwater", people=("Anna", "Boris"))
    page.get_by_role("heading", name="Pass the screen to Anna or Boris").wait_for()
    page.get_by_role("button", name="Anna: show my seat").click()
    page.wait_for_selector(".bar.mine")
    expect(page.get_by_role("button", name="Nudge")).to_have_count(0)
    page.get_by_role("button", name="Seats").click()
    expect(page.get_by_role("button", name="Nudge")).to_have_count(0)
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("heading", name="Pass the screen to Boris").wait_for()
    page.get_by_role("button", name="Boris: show my seat").click()
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("button", name="Take my seat back").click()
    seats = (
        "id => partie.fetch(`/api/tables/${id}`, {}).then(async (got) => (await got.json()).seats[0].kind)"
    )
    page.wait_for_function(f"async (id) => await ({seats})(id) === 'person'", arg=table)


def test_the_licences_of_the_engine_can_be_read_without_a_network(come, host):
    page = come()
    visit_once(page, host)
    page.context.set_offline(True)
    page.reload()
    page.goto(f"{host}#/about")
    page.get_by_role("link", name="Pyodide").click()
    page.wait_for_url("**/licences.txt")
    expect(page.get_by_text("Pyodide, unchanged: Mozilla Public License 2.0")).to_be_visible()


def test_at_one_screen_there_is_a_rematch(come, host):
    game, dice = partie.new("powergrid", 2, 7), random.Random(7)
    for seat, name in enumerate(("Anna", "Boris")):
        game.note(f"seat {seat} {name}")
    while not game.over:
        decision = game.decisions[0]
        game.push(decision.seat, dice.choice(decision.moves))
    page = come()
    page.goto(host)
    table = ask(page, "POST", "/tables/record", {"record": game.record()})["id"]
    page.goto(f"{host}#/table/{table}")
    page.locator("dialog[open]").get_by_role("button", name="Rematch").click()
    page.get_by_role("button", name="show my seat").first.wait_for()
    again = page.url.rpartition("/")[2]
    seats = ask(page, "GET", f"/tables/{again}")["seats"]
    assert again != table and [(seat["kind"], seat["name"]) for seat in seats] == [
        ("person", "Anna"),
        ("person", "Boris"),
    ]


def test_games_are_kept_when_they_are_chosen_and_all_on_request(come, host):
    page = come()
    asked = []
    page.context.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    visit_once(page, host)
    expect(page.get_by_text("The page and the rules are kept on this device")).to_be_visible()
    packs = [name for name in asked if name.endswith(".zip")]
    assert "engine.zip" in packs and not [name for name in packs if any(game in name for game in GAMES)]
    table = make_table(page, "powergrid", "greedy")
    page.wait_for_selector(".bar.mine")
    page.goto(host)
    expect(page.get_by_text("Without a network you can play here: Power Grid.")).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("button", name="Play Shipyard against bots").click()
    page.wait_for_selector("[role=alert]:has-text('is not on this device yet')")
    page.goto(f"{host}#/table/{table}")
    page.wait_for_selector(".bar.mine")
    page.context.set_offline(False)
    page.goto(host)
    keep_all(page)
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("button", name="Play Shipyard against bots").click()
    page.wait_for_selector(".bar.mine")


@pytest.mark.sampled(4)
@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_teaches_without_a_network(come, host, game):
    page = come("cs")
    visit_once(page, host)
    keep_all(page)
    page.context.set_offline(True)
    page.goto(f"{host}#/learn/{game}")
    page.wait_for_selector(".bar.lesson")
    table = page.url.rpartition("/")[2]
    page.goto(host)
    page.goto(f"{host}#/learn/{game}")
    page.wait_for_url(f"**#/table/{table}")
    page.wait_for_selector(".bar.lesson")
    for turn in range(5000):
        play = ask(page, "GET", f"/tables/{table}/play?lang=cs")
        if play["lesson"]["over"]:
            break
        if play["decision"] is not None:
            body = {
                "decision": play["decision"]["id"],
                "moves": [play["lesson"]["move"]],
                "request": f"r{turn}",
            }
            ask(page, "POST", f"/tables/{table}/commit", body)
    assert play["lesson"]["over"] and play["lesson"]["step"] == play["lesson"]["steps"]
    page.get_by_role("button", name=Words("cs").say("web-lesson-play-on")).click()
    page.wait_for_selector(".bar:not(.lesson)")
