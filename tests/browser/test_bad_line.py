"""The page on a bad line: messages that cannot be read, a dead connection, answers that fail, a second window."""

import json
import re
import time
from uuid import uuid4

import pytest
from browsing import SOON, Clicker, experienced, sit_down
from playwright.sync_api import expect
from server_client import read_update

SIGN = ".note.offline"


class Channel:
    """The page's socket by way of the test, which may fall silent or say something of its own."""

    def __init__(self, page):
        self.page = page
        self.sockets = []
        self.silent = set()
        self.cut = False
        """Sockets that are opened now hear nothing."""
        self.bare = False
        """Doorbells come without positions."""
        page.route_web_socket("**/api/live", self.connect)

    def connect(self, socket):
        if self.cut:
            self.silent.add(socket)
        server = socket.connect_to_server()
        socket.on_message(lambda said: None if socket in self.silent else server.send(said))
        server.on_message(lambda said: None if socket in self.silent else socket.send(self.through(said)))
        self.sockets.append(socket)

    def through(self, said):
        if not self.bare:
            return said
        update = read_update(said)
        update.pop("position", None)
        return json.dumps(update)

    def die(self):
        """From now on nothing goes through, and nobody is told."""
        self.silent.update(self.sockets)
        self.cut = True

    def say(self, message):
        self.sockets[-1].send(message)


def lines(player):
    return player.page.locator("#log .entry").count()


MOVE = """async table => {
    const ask = async (path, body, csrf) => (await fetch(`/api${path}?lang=en`, body && {
        method: "POST", headers: {"Content-Type": "application/json", "X-CSRF-Token": csrf}, body: JSON.stringify(body),
    })).json();
    const {csrf} = await ask("/me");
    const {decision} = await ask(`/tables/${table}/play`);
    const moves = [decision.default];
    await ask(`/tables/${table}/commit`, {decision: decision.id, moves, request: crypto.randomUUID()}, csrf);
}"""


def move(player):
    """Whoever is asked has decided; their own page shows it."""
    before = lines(player)
    player.page.evaluate(MOVE, player.page.url.rpartition("/")[2])
    expect(player.page.locator("#log .entry")).not_to_have_count(before)


@pytest.fixture
def waiting(two):
    """Somebody who is asked, and somebody who waits: the other's page with its socket in our hands."""
    for player in two:
        player.page.wait_for_selector(".bar")
    two[0].page.wait_for_selector(".bar.mine, .bar:has-text('Waiting')")
    mover, waiter = two if two[0].page.locator(".bar.mine").count() else two[::-1]
    mover.asked()
    return mover, waiter


def routed(waiter, clock=False):
    page = waiter.page
    wire = Channel(page)
    if clock:
        page.clock.install()
    page.reload()
    page.wait_for_selector(".live.live", state="attached")
    page.wait_for_selector(".bar")
    return wire


def stop_clock(page):
    """The page's clock leaps ahead by more than a busy machine needs for the call, then stands still."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 30)


@pytest.mark.parametrize(
    "message",
    [
        "{",
        "null",
        '{"table": 7}',
        b"not packed",
        '{"table": TABLE, "seq": 1000000}',
        '{"table": TABLE, "seq": 1000000, "position": {}}',
        '{"table": TABLE, "seq": "many", "position": {"since": 0, "table": {"mine": 1}, "view": null}}',
    ],
)
def test_a_message_that_cannot_be_read_is_answered_by_asking(waiting, message):
    """And what comes after it is heard as before."""
    mover, waiter = waiting
    wire = routed(waiter)
    asked = []
    waiter.page.on("request", lambda request: asked.append(request.url) if "/play?" in request.url else None)
    table = waiter.page.url.rpartition("/")[2]
    wire.say(message.replace("TABLE", json.dumps(table)) if isinstance(message, str) else message)
    before = lines(waiter)
    move(mover)
    expect(waiter.page.locator("#log .entry")).to_have_count(lines(mover))
    assert lines(waiter) > before
    # It asked because of the message, a few times at most, and not without end.
    assert 1 <= len(asked) <= 6
    expect(waiter.page.locator(SIGN)).to_have_count(0)


def test_a_dead_line_is_noticed_shown_and_replaced(waiting):
    """Nothing closes the socket: it only carries nothing any more, as after a sleep or a change of network."""
    mover, waiter = waiting
    wire = routed(waiter, clock=True)
    page = waiter.page
    expect(page.locator(SIGN)).to_have_count(0)
    wire.die()
    before = lines(waiter)
    move(mover)
    assert lines(waiter) == before
    for _ in range(4):
        page.clock.run_for(5_000)
    expect(page.locator(SIGN)).to_be_visible()
    expect(page.locator(SIGN)).to_contain_text("no connection")
    wire.cut = False
    for _ in range(4):
        page.clock.run_for(5_000)
    expect(page.locator(SIGN)).to_have_count(0)
    expect(page.locator("#log .entry")).to_have_count(lines(mover))


# Counted where they are sent and heard: what the test sees of a socket comes later than what the page has done.
COUNT_PINGS = """() => {
    const send = WebSocket.prototype.send;
    window.pings = {sent: 0, open: 0};
    WebSocket.prototype.send = function (said) {
        const {ping} = JSON.parse(said);
        if (ping !== undefined) {
            pings.sent++;
            pings.open++;
            this.addEventListener("message", function hear({data}) {
                if (typeof data !== "string" || JSON.parse(data).pong !== ping) return;
                pings.open--;
                this.removeEventListener("message", hear);
            });
        }
        return send.call(this, said);
    };
}"""


def pass_time(page, milliseconds):
    """By the page's clock, which stands still until every ping has its answer, however busy the machine is."""
    page.clock.run_for(milliseconds)
    for _ in range(SOON // 20):
        if not page.evaluate("pings.open"):
            return
        page.wait_for_timeout(20)
    raise AssertionError("a ping had no answer")


def test_a_quiet_line_is_not_taken_for_a_dead_one(waiting):
    """Nobody moves for minutes: the server answers each time, and the socket stays."""
    _, waiter = waiting
    wire = routed(waiter, clock=True)
    page = waiter.page
    stop_clock(page)
    page.evaluate(COUNT_PINGS)
    # A ping from before may have lost its answer to the leap of the clock: a first minute for a new connection.
    for _ in range(15):
        pass_time(page, 4_000)
    expect(page.locator(".live.live")).to_have_count(1)
    opened, pinged = len(wire.sockets), page.evaluate("pings.sent")
    for _ in range(40):
        pass_time(page, 4_000)
    expect(page.locator(".live.live")).to_have_count(1)
    assert page.evaluate("pings.sent") >= pinged + 10
    assert len(wire.sockets) == opened


@pytest.mark.parametrize("event", ["focus", "visibilitychange", "online", "pageshow"])
def test_a_page_that_is_looked_at_again_looks_again(waiting, event):
    """At once: the clock of the page stands still."""
    mover, waiter = waiting
    wire = routed(waiter, clock=True)
    page = waiter.page
    page.clock.run_for(8_000)
    stop_clock(page)
    wire.die()
    move(mover)
    page.wait_for_timeout(300)
    assert lines(waiter) < lines(mover)
    target = "document" if event == "visibilitychange" else "window"
    page.evaluate(f"{target}.dispatchEvent(new Event('{event}'))")
    expect(page.locator("#log .entry")).to_have_count(lines(mover))


def test_a_device_without_a_network_says_so_until_it_has_one(waiting):
    mover, waiter = waiting
    wire = routed(waiter)
    page = waiter.page
    wire.die()
    page.context.set_offline(True)
    expect(page.locator(SIGN)).to_be_visible()
    move(mover)
    wire.cut = False
    page.context.set_offline(False)
    expect(page.locator("#log .entry")).to_have_count(lines(mover))
    expect(page.locator(SIGN)).to_have_count(0)


def fail_once(page, pattern, status, retry=None):
    """The first answer is a problem; gives the list of all times at which the page asked, and what it sent."""
    asked = []

    def answer(route):
        asked.append((time.monotonic(), route.request.post_data))
        if len(asked) > 1:
            route.continue_()
            return
        problem = {
            "status": status,
            "key": "too-many" if status == 429 else "server-error",
            "args": {},
            "say": "No.",
        }
        headers = {"Retry-After": str(retry)} if retry else {}
        route.fulfill(status=status, json=problem, headers=headers)

    page.route(re.compile(pattern), answer)
    return asked


@pytest.mark.parametrize(("status", "retry"), [(429, 3), (500, None), (200, None)])
def test_a_position_that_is_refused_in_passing_is_asked_for_again(waiting, status, retry):
    """Not before the server wants it. (200: an answer that is no JSON, as a hotel's login page gives.)"""
    mover, waiter = waiting
    wire = routed(waiter)
    wire.bare = True
    page = waiter.page
    if status == 200:
        asked = []

        def answer(route):
            asked.append((time.monotonic(), None))
            route.fulfill(body="<html>") if len(asked) == 1 else route.continue_()

        page.route(re.compile("/play[?]"), answer)
    else:
        asked = fail_once(page, "/play[?]", status, retry)
    move(mover)
    expect(page.locator("#log .entry")).to_have_count(lines(mover))
    assert len(asked) >= 2
    if retry:
        assert asked[1][0] - asked[0][0] >= retry - 0.05
    expect(page.locator(SIGN)).to_have_count(0)
    expect(page.locator(".note.fault")).to_have_count(0)


@pytest.mark.parametrize(("status", "retry"), [(429, 2), (500, None)])
@pytest.mark.parametrize("call", ["try", "commit"])
def test_a_turn_that_is_refused_in_passing_is_sent_again(visit, address, call, status, retry):
    page = experienced(visit())
    sit_down(page, address)
    player = Clicker(page)
    player.asked()
    asked = fail_once(page, f"/{call}[?]", status, retry)
    for _ in range(12):
        if len(asked) > 1:
            break
        player.step()
    assert len(asked) > 1 and asked[0][1] == asked[1][1]
    if retry:
        assert asked[1][0] - asked[0][0] >= retry - 0.05
    expect(page.locator(".note.fault")).to_have_count(0)
    player.play(moves=2)


def test_a_server_that_takes_no_changes_is_not_taken_for_a_dead_line(visit, address):
    """A host's read-only time: its sentence is shown where something was to be made."""
    page = visit()
    page.goto(address)
    said = "The server takes no changes for a while."
    problem = {"status": 503, "key": "read-only-time", "args": {}, "say": said}
    page.route(
        re.compile("/api/people[?]"),
        lambda route: route.fulfill(status=503, json=problem, headers={"Retry-After": "30"}),
    )
    page.get_by_label("Your name").fill("Ivana")
    page.get_by_role("button", name="Play Power Grid against bots").click()
    expect(page.get_by_text(said)).to_be_visible()


@pytest.mark.parametrize("told", [True, False], ids=["told", "untold"])
def test_a_password_set_in_one_window_leaves_the_other_able_to_play(visit, address, told):
    """Told by the first window, or by the server's refusal of the old token."""
    first = experienced(visit())
    if not told:
        first.context.add_init_script("delete window.BroadcastChannel")
    first.goto(address)
    first.get_by_label("Your name").fill(f"Ivana {uuid4().hex[:8]}")
    first.get_by_role("button", name="Play Power Grid against bots").click()
    first.wait_for_selector(".bar.mine")
    second = experienced(first.context.new_page())
    second.goto(first.url)
    second.wait_for_selector(".bar.mine")
    first.get_by_role("button", name="Settings").click()
    first.get_by_label(re.compile("A password keeps the name")).fill("deep blue sea")
    first.get_by_role("button", name="Keep", exact=True).click()
    expect(first.get_by_role("dialog")).to_contain_text("The password is set.")
    player = Clicker(second)
    player.play(moves=3)
    expect(second.locator(".note.fault")).to_have_count(0)
    # It is told its own position live again, not everybody's.
    expect(second.locator(".live.live")).to_have_count(1)
    expect(second.locator(".player.me")).to_have_count(1)


def test_one_sees_where_one_is_logged_in_and_logs_out_there_or_everywhere(visit, address):
    name = f"Ivana {uuid4().hex[:8]}"
    home, away, third = visit(), visit(), visit()
    home.goto(address)
    home.get_by_label("Your name").fill(name)
    home.get_by_role("button", name="Play Power Grid against bots").click()
    home.wait_for_selector(".bar.mine")
    home.get_by_role("button", name="Settings").click()
    home.get_by_label(re.compile("A password keeps the name")).fill("deep blue sea")
    home.get_by_role("button", name="Keep", exact=True).click()
    expect(home.get_by_role("dialog")).to_contain_text("The password is set.")
    home.keyboard.press("Escape")
    for page in (away, third):
        page.goto(address)
        page.get_by_role("button", name="Log in").click()
        page.get_by_role("dialog").get_by_label("Your name").fill(name)
        page.get_by_label("Password").fill("deep blue sea")
        page.get_by_role("dialog").get_by_role("button", name="Log in").click()
        page.wait_for_selector("nav .name")
        page.goto(home.url)
        page.wait_for_selector(".player.me")
    home.get_by_role("button", name="Settings").click()
    places = home.get_by_role("group", name="Where you are logged in").get_by_role("listitem")
    expect(places).to_have_count(3)
    expect(places.filter(has_text="this device")).to_have_count(1)
    expect(places.filter(has_text="Chrome")).to_have_count(3)
    home.get_by_role("button", name="Log out there").first.click()
    expect(places).to_have_count(2)
    # The open table of that device turns into a spectator's at once; the other one's does not.
    end = time.monotonic() + 20
    while not any(page.locator(".watching").count() for page in (away, third)) and time.monotonic() < end:
        home.wait_for_timeout(100)
    out, still = (away, third) if away.locator(".watching").count() else (third, away)
    expect(out.locator(".watching")).to_be_visible()
    expect(still.locator(".player.me")).to_have_count(1)
    home.get_by_role("button", name="Log out everywhere").click()
    home.get_by_role("button", name="Log out everywhere").click()
    for page in (home, still):
        expect(page.locator(".watching")).to_be_visible()
        expect(page.locator(".player.me")).to_have_count(0)


def test_a_board_waits_for_the_words_of_its_game(visit, address):
    """Words of a game that come late are waited for: no key is ever shown in their place."""
    page = visit()
    sit_down(page, address)
    Clicker(page).asked()
    held = []
    page.route(re.compile(r"/api/locale/\w+\?.*game="), lambda route: held.append(route))
    with page.expect_response(re.compile("/play[?]")):
        page.reload()
    page.wait_for_timeout(1000)  # a board without words would be there by now
    expect(page.locator("main[aria-busy=true]")).to_be_visible()
    assert page.locator(".bar").count() == 0 and "web-" not in page.locator("body").inner_text()
    for route in held:
        route.continue_()
    Clicker(page).asked()
