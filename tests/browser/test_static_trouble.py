"""Whatever happens to the page without a server: nothing acknowledged is lost, and each trouble is one sentence."""

import json
import random
import re
import shutil

import browsing
import pytest
from playwright.sync_api import expect
from static_site import FOLDER, KILL, LONG, WORKERS, ask, make_table, play_on, static_host, stored, visit_once

import partie

SHARE = 5
"""Deaths in each case of a test; six cases are thirty."""
NOTED = """async ([id, random]) => {
    window.done = [];
    const ask = async (path, body) => (await partie.fetch(`/api/tables/${id}${path}`,
        body ? {method: "POST", body: JSON.stringify(body)} : {})).json();
    let seed = random;
    while (window.done.at(-1) !== "over") {
        const play = await ask("/play?since=999999");
        if (play.result) { window.done.push("over"); break; }
        if (!play.decision) { await new Promise((go) => setTimeout(go, 20)); continue; }
        const offers = Object.values(play.decision.moves).flat();
        seed = (seed * 48271) % 2147483647;
        const move = offers[seed % offers.length];
        const body = {decision: play.decision.id, moves: [move.move], request: `t${random} ${play.seq}`};
        const {seq} = await ask("/commit", body);
        if (seq) { console.log(`acknowledged ${move.text}`); window.done.push(move.text); }
    }
}"""
"""Plays by lot, and tells of each move as soon as it is acknowledged."""


def acknowledged(page):
    """The moves that the page was told are played, as they come: they outlive the page."""
    told = []
    page.on("console", lambda said: said.text.startswith("acknowledged ") and told.append(said.text[13:]))
    return told


def begin(page, host, table, seed):
    """Come to the table and play by lot, without waiting for the end."""
    page.goto(f"{host}#/table/{table}")
    page.wait_for_selector(".bar", timeout=LONG)
    page.evaluate(f"arguments => void ({NOTED})(arguments)", [table, seed])


def own_moves(record):
    return [
        line.split(" ", 2)[2].partition(" = ")[0] for line in record.splitlines() if re.match(r"\d+ 0 ", line)
    ]


@pytest.mark.sampled(6)
@pytest.mark.parametrize("seed", range(1, 7))
def test_a_worker_that_dies_in_mid_game_is_replaced_and_nothing_is_lost(come, host, seed):
    page, dice = come(), random.Random(seed)
    page.add_init_script(WORKERS)
    told = acknowledged(page)
    page.goto(host)
    table = make_table(page, "powergrid", "greedy")
    page.wait_for_selector(".bar.mine")
    page.evaluate(f"arguments => void ({NOTED})(arguments)", [table, seed])
    for _ in range(SHARE):
        before = len(told) + dice.randrange(1, 5)
        page.wait_for_function("n => window.done.length >= n || window.done.at(-1) === 'over'", arg=before)
        page.wait_for_timeout(dice.random() * 100)
        page.evaluate(KILL)
        page.wait_for_function(
            "n => window.workers.length > n", arg=page.evaluate("window.workers.length") - 1
        )
    page.wait_for_function("n => window.done.length > n || window.done.at(-1) === 'over'", arg=len(told))
    page.evaluate("window.done.push('over')")
    assert page.locator(".bar").count() == 1 and page.locator("[role=alert]:not(:empty)").count() == 0
    record = ask(page, "GET", f"/tables/{table}/record/whole")
    assert own_moves(record)[: len(told)] == told
    assert partie.replay(record).record() == record


@pytest.mark.sampled(6)
@pytest.mark.parametrize("seed", range(1, 7))
def test_a_tab_that_is_killed_at_random_loses_nothing_acknowledged(come, host, seed):
    page, dice = come(), random.Random(seed)
    context = page.context
    visit_once(page, host)
    table = make_table(page, "powergrid", "greedy")
    page.wait_for_selector(".bar.mine")
    told = []
    for number in range(SHARE):
        page.close()
        page = browsing.experienced(context.new_page())
        page.set_default_timeout(LONG)
        here = acknowledged(page)
        begin(page, host, table, 100 * seed + number)
        page.wait_for_function("n => window.done.length >= n", arg=dice.randrange(1, 5))
        page.wait_for_timeout(dice.random() * 100)
        # As when the system ends it: no event, no farewell.
        context.new_cdp_session(page).send("Page.stopLoading")
        page.close(run_before_unload=False)
        told += here
    page = browsing.experienced(context.new_page())
    page.set_default_timeout(LONG)
    page.goto(f"{host}#/table/{table}")
    page.wait_for_selector(".bar")
    record = ask(page, "GET", f"/tables/{table}/record/whole")
    # A move whose answer did not come may be played; one that was acknowledged is, in its order.
    played = iter(own_moves(record))
    assert told and all(move in played for move in told)
    assert partie.replay(record).record() == record


def test_of_two_tabs_one_plays_and_the_other_follows(come, host):
    first = come()
    visit_once(first, host)
    table = make_table(first, "powergrid", "greedy")
    first.wait_for_selector(".bar.mine")
    second = browsing.experienced(first.context.new_page())
    second.set_default_timeout(LONG)
    second.goto(f"{host}#/table/{table}")
    second.wait_for_selector("text=This game is open in another tab")
    expect(second.locator(".bar.mine")).to_have_count(0)
    play = ask(second, "GET", f"/tables/{table}/play")
    assert play["decision"] is None
    decision = ask(first, "GET", f"/tables/{table}/play")["decision"]
    move = next(iter(decision["moves"].values()))[0]["move"]
    with pytest.raises(AssertionError, match="plays-elsewhere"):
        body = {"decision": decision["id"], "moves": [move], "request": "x"}
        ask(second, "POST", f"/tables/{table}/commit", body)
    play_on(first, table, most=3)
    seq = ask(first, "GET", f"/tables/{table}")["seq"]
    ahead = "async ([id, seq]) => (await (await partie.fetch(`/api/tables/${id}`, {})).json()).seq >= seq"
    second.wait_for_function(ahead, arg=[table, seq])
    first.close()
    expect(second.get_by_text("This game is open in another tab")).to_have_count(0, timeout=LONG)
    second.wait_for_selector(".bar.mine")
    assert play_on(second, table, most=3)["moved"] == 3


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: text[: len(text) // 2], "is damaged and cannot be read"),
        (lambda text: json.dumps({**json.loads(text), "table": 2}), "newer version of Partie"),
    ],
    ids=["damaged", "newer"],
)
def test_a_stored_game_that_cannot_be_read_is_one_sentence(come, host, change, sentence):
    page = come()
    page.goto(host)
    table = make_table(page, "powergrid", "greedy")
    page.wait_for_selector(".bar.mine")
    # A person is asked, so nothing else is stored meanwhile.
    stored(page, table, change(stored(page, table)))
    other = make_table(page, "powergrid", "greedy")
    page.goto(f"{host}#/table/{table}")
    page.reload()
    page.wait_for_selector(f"[role=alert]:has-text('{sentence}')")
    page.goto(f"{host}#/table/{other}")
    page.wait_for_selector(".bar.mine")


PROGRESS = """(() => {
    window.shares = [];
    new MutationObserver(() => {
        const bar = document.querySelector("[role=progressbar]");
        if (bar) window.shares.push(Number(bar.getAttribute("aria-valuenow")));
    }).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ["aria-valuenow"]});
})()"""
"""Keeps what the bar at the top has shown."""
LOADED = "document.querySelector('#welcome') && !document.querySelector('[role=progressbar]')"


def test_whoever_chooses_a_game_early_is_told_what_is_awaited(come, host):
    page = come(service_workers="block")
    page.add_init_script(PROGRESS)
    held = []
    # The table's worker waits for it; the bots' worker, which comes later, does not.
    page.route("**/*.wasm", lambda route: route.continue_() if held else held.append(route))
    page.goto(host)
    page.get_by_role("button", name="Play Power Grid against bots").click()
    expect(page.get_by_role("status").get_by_text("The rules of the games are being loaded")).to_be_visible()
    assert page.locator(".bar").count() == 0
    held[0].continue_()
    page.wait_for_selector(".bar.mine")
    expect(page.get_by_text("The rules of the games are being loaded")).to_have_count(0)
    shares = page.evaluate("window.shares")
    assert shares == sorted(shares) and {70, 90} <= set(shares), "all that comes is counted, then two steps"


def test_a_game_that_cannot_be_fetched_is_told_and_comes_with_the_network(come, host):
    page = come(service_workers="block")
    page.add_init_script(WORKERS)
    page.goto(host)
    page.wait_for_function(LOADED)
    page.context.set_offline(True)
    page.get_by_role("button", name="Play Power Grid against bots").click()
    page.wait_for_selector("[role=alert]:has-text('is not on this device yet')")
    page.context.set_offline(False)
    page.get_by_role("button", name="Play Power Grid against bots").click()
    page.wait_for_selector(".bar.mine")
    assert page.evaluate("window.workers.length") == 1, "nothing has crashed"


def test_an_engine_that_cannot_be_fetched_is_told_and_comes_with_the_network(come, host):
    page = come(service_workers="block")
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(host)
    page.wait_for_selector("text=The games could not be loaded")
    page.unroute("**/*.wasm")
    page.context.set_offline(True)
    page.context.set_offline(False)
    make_table(page, "powergrid", "greedy")
    page.wait_for_selector(".bar.mine")


def test_a_bot_that_cannot_be_fetched_waits_for_the_network(come, host):
    page = come(service_workers="block")
    page.goto(host)
    page.wait_for_function(LOADED)
    missing = []

    def refuse(route):
        missing.append(route)
        route.abort()

    page.route("**/*.wasm", refuse)
    table = make_table(page, "powergrid", "greedy")
    page.wait_for_selector(".bar")
    while decision := ask(page, "GET", f"/tables/{table}/play")["decision"]:
        move = next(iter(decision["moves"].values()))[0]["move"]
        body = {"decision": decision["id"], "moves": [move], "request": decision["id"]}
        ask(page, "POST", f"/tables/{table}/commit", body)
    while len(missing) < 4:
        page.wait_for_timeout(100)
    page.unroute("**/*.wasm")
    page.wait_for_selector(".bar.mine")
    assert "did not decide" not in ask(page, "GET", f"/tables/{table}/record")


NO_STORAGE = "Object.defineProperty(self, 'indexedDB', {value: {open() { throw new Error('private'); }}});\n"
FULL = """let full = false;
const told = new BroadcastChannel("full");
told.onmessage = ({data}) => { full = data; told.postMessage("heard"); };
const plain = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
    const request = plain.apply(this, given);
    if (full && this.name === "tables") this.transaction.abort();
    return request;
};
"""
"""What a browser does that has no room left: the transaction is aborted."""


FILL = """full => new Promise((heard) => {
    const tell = new BroadcastChannel("full");
    tell.onmessage = heard;
    tell.postMessage(full);
}).then(() => {})"""


def come_with(come, host, first):
    """A page whose worker begins with this script. (Chromium's own limit on storage knows no private windows.)"""
    page = come(service_workers="block")

    def begin(route):
        answer = route.fetch()
        route.fulfill(response=answer, body=first + answer.text())

    page.route("**/table.worker-*.js", begin)
    page.goto(host)
    return page


def test_full_storage_is_told_and_the_move_can_be_played_again(come, host):
    page = come_with(come, host, FULL)
    table = make_table(page, "powergrid", "greedy")
    page.wait_for_selector(".bar.mine")
    play = ask(page, "GET", f"/tables/{table}/play")
    move = next(iter(play["decision"]["moves"].values()))[0]["move"]
    body = {"decision": play["decision"]["id"], "moves": [move], "request": "full"}
    page.evaluate(FILL, True)
    with pytest.raises(AssertionError, match="storage-full"):
        ask(page, "POST", f"/tables/{table}/commit", body)
    page.wait_for_selector("text=has no room left to store games")
    after = ask(page, "GET", f"/tables/{table}/play")
    assert (after["seq"], after["decision"]["id"]) == (play["seq"], play["decision"]["id"])
    page.evaluate(FILL, False)
    assert ask(page, "POST", f"/tables/{table}/commit", body)["seq"] > play["seq"]
    expect(page.get_by_text("has no room left to store games")).to_have_count(0)


def test_where_nothing_is_stored_the_page_says_so_and_plays(come, host):
    page = come_with(come, host, NO_STORAGE)
    table = make_table(page, "powergrid", "greedy")
    note = page.get_by_role("status").filter(has_text="does not store anything here")
    expect(note).to_be_visible()
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    assert play_on(page, table, most=3)["moved"] == 3


def test_on_a_phone_a_note_leaves_the_buttons_free_until_it_is_closed(come, host):
    page = come_with(lambda **more: come(viewport={"width": 390, "height": 844}, **more), host, NO_STORAGE)
    make_table(page, "powergrid", "greedy")
    page.wait_for_selector(".bar.mine")
    note, bar = (page.locator(where).bounding_box() for where in ("aside.notes", ".bar"))
    assert note["y"] + note["height"] <= bar["y"]


def test_a_browser_that_cannot_run_the_engine_is_told_and_reads_the_rules(come, host):
    page = come()
    page.add_init_script("delete window.WebAssembly")
    page.goto(host)
    page.wait_for_selector("text=it lacks WebAssembly")
    page.get_by_role("button", name="Play Power Grid against bots").click()
    page.wait_for_selector("[role=alert]:has-text('it lacks WebAssembly')")
    for address in ("learn/powergrid", "table/0123456789"):
        page.goto(f"{host}#/{address}")
        expect(page.get_by_text("it lacks WebAssembly")).to_have_count(1)
        expect(page.get_by_role("link", name="To the lobby")).to_be_visible()
    # In short, with its pictures, and by the number of a rule in the catalogue.
    page.goto(f"{host}#/rules/powergrid")
    page.locator("#told-income .cites a").first.click()
    page.wait_for_selector(".aimed[id^=PG-BUR-]")
    page.goto(f"{host}#/rules/shipyard/pieces")
    page.wait_for_selector("[data-piece] svg:not([width='0'])")


def test_a_browser_without_locks_plays(come, host):
    """Browsers have locks only on https and localhost."""
    page = come()
    page.add_init_script("Object.defineProperty(Navigator.prototype, 'locks', {value: undefined})")
    page.goto(host)
    table = make_table(page, "powergrid", "greedy")
    assert play_on(page, table, most=3)["moved"] == 3


TITLES = "caches.open('partie-titles').then((all) => all.keys()).then((all) => all.map((one) => one.url))"


def test_a_newer_version_is_told_and_used_when_the_reader_wants(come, host, tmp_path):
    folder = tmp_path / "static"
    shutil.copytree(FOLDER, folder)
    with static_host(folder) as address:
        page = come()
        visit_once(page, address)
        page.reload()
        table = make_table(page, "powergrid", "greedy")
        page.wait_for_selector(".bar.mine")
        index, worker = folder / "index.html", folder / "sw.js"
        index.write_text(index.read_text().replace("</head>", '<meta name="newer" content=""></head>'))
        known = re.search(r'"index.html","revision":"(\w+)"', worker.read_text())
        # The titles are another version's; the page itself goes on with those it knows.
        packs = next(folder.glob("files-*"))
        shutil.copytree(packs, folder / "files-newer")
        files, titles, rest = worker.read_text().split("\n", 2)
        lists = [files.replace(known[1], "newer"), titles.replace(packs.name, "files-newer"), rest]
        worker.write_text("\n".join(lists))
        page.reload()
        page.wait_for_selector("text=A newer version of Partie is here")
        assert page.locator("meta[name=newer]").count() == 0, "whole or not used"
        page.get_by_role("button", name="Use it now").click()
        page.wait_for_selector("meta[name=newer]", state="attached")
        page.wait_for_selector(".bar.mine")
        assert ask(page, "GET", f"/tables/{table}")["state"] == "running"
        kept = page.evaluate(TITLES)
        assert f"{address}files-newer/powergrid.zip" in kept, "what was kept is kept of the newer version"
        assert not [one for one in kept if "shipyard" in one], "and nothing else"
