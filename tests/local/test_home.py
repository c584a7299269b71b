"""Tables without a server: stored at every commit, several people at one screen, bots, games in and out."""

import json
import random

import pytest
from local_client import Browser, Refused

import partie
from partie.table.laying import GUIDED
from partie.table.refusals import Problem

ALONE = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}]
TWO = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"}]


def begin(seats=ALONE, game="powergrid", browser=None):
    browser = browser or Browser()
    ident = browser.post("/tables", {"game": game, "seats": seats, "options": {}})["id"]
    return browser, ident


def commit(browser, ident, number=0, request="r"):
    decision = browser.get(f"/tables/{ident}/play")["decision"]
    moves = [offer for group in decision["moves"].values() for offer in group]
    body = {"decision": decision["id"], "moves": [moves[number % len(moves)]["move"]], "request": request}
    return browser.post(f"/tables/{ident}/commit", body)["seq"]


@pytest.mark.parametrize("game", ["powergrid", "underwater", "shipyard", "evacuation"])
def test_a_whole_game_against_a_bot_whose_record_replays(game):
    browser, ident = begin(game=game)
    dice = random.Random(3)
    for turn in range(3000):
        browser.bots(ident)
        play = browser.get(f"/tables/{ident}/play")
        if play["result"] is not None:
            break
        commit(browser, ident, dice.randrange(100), f"r{turn}")
    assert play["table"]["state"] == "finished"
    record = browser.get(f"/tables/{ident}/record")
    assert partie.replay(record).record() == record


def test_what_was_acknowledged_is_stored_and_comes_back():
    browser, ident = begin()
    for turn in range(6):
        browser.bots(ident)
        seq = commit(browser, ident, 0, f"r{turn}")
    again = Browser(browser.stored)
    assert again.get(f"/tables/{ident}/play") == browser.get(f"/tables/{ident}/play")
    body = {"decision": "0.0.0", "moves": ["pass"], "request": "r5"}
    assert again.post(f"/tables/{ident}/commit", body) == {"seq": seq}, "the same request, the same answer"


def test_what_could_not_be_stored_has_not_happened():
    browser, ident = begin()
    browser.bots(ident)
    before = browser.get(f"/tables/{ident}/play")
    decision = before["decision"]
    move = next(iter(decision["moves"].values()))[0]["move"]
    body = {"decision": decision["id"], "moves": [move], "request": "r"}
    browser.ask("POST", f"/tables/{ident}/commit", body, store=False)
    after = browser.get(f"/tables/{ident}/play")
    assert (after["seq"], after["decision"]) == (before["seq"], decision)
    assert browser.post(f"/tables/{ident}/commit", body)["seq"] > before["seq"]


def test_between_two_people_the_screen_shows_what_a_spectator_sees():
    browser, ident = begin(TWO, "underwater")
    table = browser.get(f"/tables/{ident}")
    assert table["mine"] is None, "covered until somebody says who looks"
    first = table["deciding"][0]
    browser.post(f"/tables/{ident}/uncover", {"seat": first})
    play = browser.get(f"/tables/{ident}/play")
    assert play["decision"]["seat"] == first == play["view"]["seat"]
    asked = play["deciding"]
    turn = 0
    while first in asked:
        commit(browser, ident, 0, f"r{turn}")
        turn += 1
        play = browser.get(f"/tables/{ident}/play")
        asked = play["deciding"]
    assert play["table"]["mine"] is None and play["decision"] is None
    state = browser.home.table(ident).partie.game
    assert play["view"] == json.loads(json.dumps(browser.home.table(ident).partie.view(None))), state.name


def test_nobody_gets_anothers_view_or_acts_for_another():
    browser, ident = begin(TWO, "underwater")
    with pytest.raises(Refused, match="not-seated"):
        browser.post(f"/tables/{ident}/try", {"decision": "0.0.0", "moves": []})
    for seat in (5, -1, "0", True, 1.5):
        with pytest.raises(Refused):
            browser.post(f"/tables/{ident}/uncover", {"seat": seat})
    asked = browser.get(f"/tables/{ident}")["deciding"]
    other = next(seat for seat in (0, 1) if seat not in asked or len(asked) == 2)
    browser.post(f"/tables/{ident}/uncover", {"seat": other})
    hands = browser.home.table(ident).partie
    mine = browser.get(f"/tables/{ident}/play")
    assert mine["view"] == json.loads(json.dumps(hands.view(other)))


def test_a_seat_goes_to_a_bot_and_back():
    browser, ident = begin(TWO)
    browser.post(f"/tables/{ident}/uncover", {"seat": 0})
    given = browser.post(f"/tables/{ident}/seats/0/bot", {"bot": "greedy"})
    assert given["seats"][0]["kind"] == "bot"
    again = Browser(browser.stored)
    again.post(f"/tables/{ident}/uncover", {"seat": 0})
    assert again.get(f"/tables/{ident}/play")["decision"] is None
    assert again.post(f"/tables/{ident}/join", {"seat": 0})["seats"][0]["name"] == "Anna"
    with pytest.raises(Refused, match="unknown-bot"):
        again.post(f"/tables/{ident}/seats/0/bot", {"bot": "mcts@99999999"})


def test_at_one_screen_a_seat_comes_back_while_another_is_shown():
    browser, ident = begin(TWO)
    browser.post(f"/tables/{ident}/uncover", {"seat": 0})
    browser.post(f"/tables/{ident}/seats/0/bot", {"bot": "greedy"})
    browser.post(f"/tables/{ident}/uncover", {"seat": 1})
    assert browser.post(f"/tables/{ident}/join", {"seat": 0})["seats"][0]["kind"] == "person"
    for seat, key in ((-1, "bad-seat"), (7, "bad-seat"), (True, "bad-request"), ("0", "bad-request")):
        with pytest.raises(Refused, match=key):
            browser.post(f"/tables/{ident}/join", {"seat": seat})


def test_a_game_goes_on_from_its_whole_record():
    browser, ident = begin()
    for turn in range(5):
        browser.bots(ident)
        commit(browser, ident, 0, f"r{turn}")
    record = browser.get(f"/tables/{ident}/record/whole")
    other = Browser()
    laid = other.post("/tables/record", {"record": record})
    assert [seat["kind"] for seat in laid["seats"]] == ["person", "bot"]
    one, two = browser.home.table(ident).partie, other.home.table(laid["id"]).partie
    assert one.key() == two.key() and one.moves == two.moves


@pytest.mark.parametrize(
    ("record", "key"),
    [
        ("", "bad-record"),
        ("partie record 9\ngame powergrid\n", "newer-format"),
        ("x" * 500_000, "too-long"),
        ("1 0 pass\n" * 6000, "too-many-moves"),
        (
            'partie record 1\ngame powergrid\nrules 1.0\nseats 2\nseed 1\nstart {"round": -3}\n',
            "bad-position",
        ),
        ("partie record 1\ngame powergrid\nrules 999.0\nseats 2\nseed 1\n\n", "newer-rules"),
        ("partie record 1\ngame chess\nrules 1.0\nseats 2\nseed 1\n\n", "unknown-game"),
    ],
)
def test_records_that_are_refused(record, key):
    with pytest.raises(Refused) as refused:
        Browser().post("/tables/record", {"record": record})
    assert refused.value.key == key


def test_damaged_and_newer_storage_is_told():
    browser, ident = begin()
    text = browser.stored[ident]
    newer = json.loads(text)
    newer["save"] = newer["save"].replace('"rules":"', '"rules":"99', 1)
    for stored, key in (
        (text[: len(text) // 2], "game-damaged"),
        ("{}", "game-damaged"),
        (text.replace('"moves":[[', '"moves":[[99,1],['), "game-damaged"),
        (json.dumps({**json.loads(text), "table": 2}), "newer-page"),
        (json.dumps(newer), "newer-page"),
    ):
        if stored == text:
            continue
        with pytest.raises(Problem) as problem:
            Browser().home.open(stored)
        assert problem.value.key == key


@pytest.mark.parametrize(
    ("method", "path", "body", "key"),
    [
        ("GET", "/tables/nope", None, "no-such-table"),
        ("POST", "/tables/nope/proposals", {}, "needs-server"),
        ("DELETE", "/people", None, "needs-server"),
        ("POST", "/tables", {"game": 7, "seats": []}, "bad-request"),
        ("POST", "/tables", {"game": "powergrid", "seats": []}, "bad-seats"),
        ("POST", "/tables", {"game": "powergrid", "seats": [{"kind": "bot", "bot": "x"}] * 2}, "unknown-bot"),
        ("POST", "/tables", None, "bad-request"),
    ],
)
def test_what_is_refused(method, path, body, key):
    with pytest.raises(Refused) as refused:
        Browser().ask(method, path, body)
    assert refused.value.key == key and refused.value.say


@pytest.mark.parametrize("game", ["powergrid", "underwater", "shipyard", "evacuation"])
def test_a_lesson_is_played_stored_resumed_and_left(game):
    browser = Browser()
    made = browser.post(f"/games/{game}/lesson", {"name": "Anna"})
    here = f"/tables/{made['id']}"
    assert made["lesson"] and made["practice"] and made["seats"][0]["name"] == "Anna"
    seen = []
    for turn in range(60):
        browser.bots(made["id"])
        browser = Browser(browser.stored)
        play = browser.get(f"{here}/play?lang=en")
        step = play["lesson"]
        if step["over"]:
            break
        seen.append(step["step"])
        hint = browser.get(f"{here}/hint?lang=en")
        assert (hint["move"], hint["reasons"]) == (step["move"], [step["say"]])
        body = {"decision": play["decision"]["id"], "moves": [step["move"]], "request": f"r{turn}"}
        browser.post(f"{here}/commit", body)
    assert step["over"] and sorted(set(seen)) == list(range(step["steps"]))
    assert not browser.post(f"{here}/play-on")["lesson"]
    again = Browser(browser.stored)
    again.bots(made["id"])
    play = again.get(f"{here}/play")
    assert play["lesson"] is None and play["table"]["practice"]
    commit(again, made["id"])


@pytest.mark.parametrize("game", ["powergrid", "underwater", "shipyard", "evacuation"])
def test_a_lesson_moves_with_its_guide(game):
    browser = Browser()
    ident = browser.post(f"/games/{game}/lesson", {"name": "Anna"})["id"]
    browser.bots(ident)
    play = browser.get(f"/tables/{ident}/play?lang=en")
    body = {"decision": play["decision"]["id"], "moves": [play["lesson"]["move"]], "request": "r"}
    browser.post(f"/tables/{ident}/commit", body)
    record = browser.get(f"/tables/{ident}/record/whole")
    other = Browser()
    laid = other.post("/tables/record", {"record": record})
    assert laid["lesson"] and laid["practice"] and laid["seats"][0]["name"] == "Anna"
    for place, here in ((browser, ident), (other, laid["id"])):
        place.bots(here)
    told = other.get(f"/tables/{laid['id']}/play?lang=en")["lesson"]
    assert told == browser.get(f"/tables/{ident}/play?lang=en")["lesson"] and told["intro"] is None
    again = Browser(other.stored).get(f"/tables/{laid['id']}/play?lang=en")
    assert again["lesson"] == told and again["table"]["practice"]


def test_only_a_lesson_is_guided_where_it_goes_on():
    browser = Browser()
    ident = browser.post("/games/underwater/lesson", {"name": "Anna"})["id"]
    record = browser.get(f"/tables/{ident}/record/whole")
    changed = [
        record.replace(f"note {GUIDED}\n", ""),
        record.replace("seed 11", "seed 12"),
        record.replace('"round":3', '"round":2'),
        record.replace(", bot novice", ""),
        record.replace("note seat 0 Anna", "note seat 0 Ada, bot greedy"),
    ]
    for text in changed:
        assert text != record
        assert not browser.post("/tables/record", {"record": text})["lesson"]
    browser.post(f"/tables/{ident}/play-on")
    left = browser.get(f"/tables/{ident}/record/whole")
    assert GUIDED not in left and not browser.post("/tables/record", {"record": left})["lesson"]


def test_a_lesson_stores_no_other_move():
    browser = Browser()
    ident = browser.post("/games/powergrid/lesson", {})["id"]
    browser.bots(ident)
    play = browser.get(f"/tables/{ident}/play?lang=en")
    offers = [offer["move"] for group in play["decision"]["moves"].values() for offer in group]
    other = next(move for move in offers if move != play["lesson"]["move"])
    body = {"decision": play["decision"]["id"], "moves": [other], "request": "x"}
    assert "garbage" in browser.post(f"/tables/{ident}/try?lang=en", {**body, "request": ""})["lesson"]
    with pytest.raises(Refused, match="lesson-step"):
        browser.post(f"/tables/{ident}/commit", body)
