"""A browser and a server for the tests of the page; skipped with a plain message where there is no Chromium."""

import os

import browsing
import placing
import pytest
from checkout import PACKAGE, ROOT
from playwright.sync_api import expect, sync_playwright
from static_site import FOLDER, LONG, static_host

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
# What a page must show may take as long as anything else on a busy machine.
expect.set_options(timeout=browsing.SOON)


@pytest.fixture(scope="session")
def driver():
    """Playwright; a process can have only one."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def opened(driver):
    missing = []
    if browsing.chromium() is None:
        missing.append("there is no Chromium (apt-get install chromium)")
    if not (PACKAGE / "server" / "static" / "index.html").is_file():
        missing.append("the page is not built (make web)")
    if missing:
        reason = "no browser tests: " + " and ".join(missing)
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    with browsing.launch(driver) as chromium:
        yield chromium


@pytest.fixture(scope="session")
def database(tmp_path_factory):
    return tmp_path_factory.mktemp("server") / "partie.db"


@pytest.fixture(scope="session")
def dice(database):
    """The file from whose text the server's seeds follow."""
    file = database.with_name("dice.txt")
    file.write_text("")
    return file


@pytest.fixture(scope="session")
def address(opened, database, dice):
    with browsing.server(database, dice) as found:
        yield found


@pytest.fixture(autouse=True)
def same_games(request, dice):
    """A test meets the same games in every run of the same commit; CI plays others with each commit."""
    dice.write_text(f"{os.environ.get('PARTIE_SAMPLE', '')} {request.node.nodeid}")


@pytest.fixture
def place(address, database):
    """`place(page, game)`: the page comes to a table with a game as it was written for a test, in its first seat."""
    return lambda page, game: placing.place(page, address, database, game)


@pytest.fixture
def visit(opened, address):
    """A new person's page: `visit(viewport=..., has_touch=True)`. An error on any page fails the test.

    Pieces stay where they are and moves of others are shown at once, unless the test is about that:
    `visit(reduced_motion="no-preference")`.
    """
    contexts, faults = [], []

    def come(**settings):
        context = opened.new_context(
            **{"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce", **settings}
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(browsing.SOON)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if _is_fault(said) else None)
        return page

    yield come
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def page(visit):
    """The page of somebody who knows the table."""
    return browsing.experienced(visit())


@pytest.fixture(scope="session")
def host():
    """A host with nothing but the folder of `make static`; gives the page's address."""
    if not (FOLDER / "sw.js").is_file():
        reason = "the folder is not built (make static)"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    with static_host() as address:
        yield address


@pytest.fixture
def come(visit):
    """A browser of its own at the host; every address that it asks for is kept."""

    def come(language="en", **settings):
        page = browsing.experienced(visit(**settings), language)
        page.set_default_timeout(LONG)
        return page

    return come


@pytest.fixture
def press():
    """`press(target, how)`: by clicks, by keyboard or by touch."""

    def press(target, how):
        target.wait_for()
        if how == "keyboard":
            target.focus()
            target.press("Enter")
        elif how == "touch":
            browsing.tap(target)
        else:
            target.click()

    return press


AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


@pytest.fixture
def spotless():
    """What a page shows now has no grave violation, in light and in dark. The page must come with `bypass_csp`."""

    def check(page, where):
        if not page.evaluate("'axe' in window"):
            page.add_script_tag(path=AXE)
        for scheme, rules in (("light", None), ("dark", ["color-contrast"])):
            page.emulate_media(color_scheme=scheme)
            found = page.evaluate(
                "rules => axe.run({resultTypes: ['violations'], ...(rules && {runOnly: rules})})", rules
            )
            grave = [
                (one["id"], [node["html"][:200] for node in one["nodes"][:3]])
                for one in found["violations"]
                if one["impact"] in GRAVE
            ]
            assert grave == [], (where, scheme)

    return check


@pytest.fixture
def two(visit, address):
    """Anna and Bohdan at a table of Power Grid, each in a browser of their own."""
    first, second = visit(), visit()
    first.goto(address)
    first.get_by_label("Your name").fill("Anna")
    first.get_by_role("button", name="New table").click()
    first.get_by_role("dialog").get_by_role("button", name="Power Grid").click()
    first.get_by_label("Players").select_option("2")
    first.get_by_role("button", name="Make the table").click()
    first.wait_for_selector("text=Copy the link")
    second.goto(first.url)
    second.get_by_label("Your name").fill("Bohdan")
    second.get_by_role("button", name="Join").click()
    for page in (first, second):
        page.wait_for_selector(".map")
    return browsing.Clicker(first), browsing.Clicker(second)


def _is_fault(said):
    """Refusals are answers with an error status, which browsers report; a lost connection is what some tests make."""
    return said.type == "error" and not any(
        known in said.text for known in ("Failed to load resource", "WebSocket", "ERR_INTERNET_DISCONNECTED")
    )
