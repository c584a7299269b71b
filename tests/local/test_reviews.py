"""Looking back without a server: a review slice by slice, stored with its table, and another try."""

import pytest
from local_client import Browser, Refused

from partie.bots import judge
from partie.bots import review as module


@pytest.fixture(autouse=True)
def brief(monkeypatch):
    for name, value in {"POINTS": 3, "FIRST_LOOK": 0.01, "SECOND_LOOK": 0.02, "DOUBTFUL": 1}.items():
        monkeypatch.setattr(module, name, value)
    monkeypatch.setattr(judge, "GUESSES", 1)


@pytest.fixture
def ended():
    browser = Browser()
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    table = browser.post("/tables", {"game": "powergrid", "seats": seats, "options": {}})
    browser.bots(table["id"])
    return browser, table["id"]


def test_a_review_is_stored_with_its_table_and_gone_on_with_later(ended, monkeypatch):
    browser, ident = ended
    here = f"/tables/{ident}/review"
    assert browser.get(here)["state"] == "none"
    assert browser.post(here)["state"] == "running"
    monkeypatch.setattr("partie.table.review.SLICE", 0.01)
    browser.judge(ident, most=3)
    part = browser.get(here)
    assert part["state"] == "running" and 0 < part["done"] < 1
    stopped = browser.ask("DELETE", here)
    assert stopped == {**part, "state": "stopped"}
    later = Browser(browser.stored)
    assert later.get(here) == stopped
    assert later.home.review_job(ident) is None
    assert later.post(here)["state"] == "running"
    later.judge(ident)
    whole = later.get(here)
    assert whole["state"] == "done" and whole["done"] == 1 and whole["chances"][0] == part["chances"][0]
    assert Browser(browser.stored).get(here) == whole


def test_a_review_that_fails_is_stopped_and_nothing_is_lost(ended):
    browser, ident = ended
    browser.post(f"/tables/{ident}/review")
    browser.home.review_done(ident, None)
    browser.store()
    assert browser.get(f"/tables/{ident}/review")["state"] == "stopped"


def test_a_game_is_tried_again_by_the_person_of_this_browser(ended):
    browser, ident = ended
    made = browser.post(f"/tables/{ident}/again", {"at": 30, "seat": 1})
    assert browser.get(f"/tables/{made['id']}")["mine"] == 1
    assert [seat["kind"] for seat in made["seats"]] == ["bot", "person"]
    then = browser.get(f"/tables/{ident}/play?at=30&seat=1")
    assert browser.get(f"/tables/{made['id']}/play?at=30")["view"] == then["view"]
    with pytest.raises(Refused) as caught:
        browser.post(f"/tables/{made['id']}/again", {"at": 1, "seat": 0})
    assert caught.value.key == "not-finished"
