"""A browser and a server for the tests of the page; skipped with a plain message where there is no Chromium."""

import os

import browsing
import pytest
from checkout import PACKAGE

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def opened():
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
    with browsing.browser() as chromium:
        yield chromium


@pytest.fixture(scope="session")
def address(opened):
    with browsing.server() as found:
        yield found


@pytest.fixture
def visit(opened, address):
    """A new person's page: `visit(viewport=..., has_touch=True)`. An error on any page fails the test."""
    contexts, faults = [], []

    def come(**settings):
        context = opened.new_context(**{"viewport": WIDE, "locale": "en-GB", **settings})
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


def _is_fault(said):
    """Refusals are answers with an error status, which browsers report; a lost connection is what some tests make."""
    return said.type == "error" and not any(
        known in said.text for known in ("Failed to load resource", "WebSocket", "ERR_INTERNET_DISCONNECTED")
    )
