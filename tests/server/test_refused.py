"""What the server refuses: stale, doubled and forged moves, spectators, malformed and oversized bodies."""

import asyncio
import random

import pytest
from server_client import Refused, all_moves

import partie
from partie.server.api.pages import STATIC


async def refused(what):
    with pytest.raises(Refused) as caught:
        await what
    assert caught.value.problem["say"] and not caught.value.problem["say"].startswith("error-")
    assert set(caught.value.problem) == {"status", "key", "args", "say"}
    return caught.value.status, caught.value.key


async def two(place):
    """A running game of Anna and Boris; the one who is asked comes first."""
    anna, boris = await place.person("Anna"), await place.person("Boris")
    seats = [{"kind": "me"}, {"kind": "open"}]
    ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": seats}))["id"]
    table = await boris.post(f"/api/tables/{ident}/join")
    people = [anna, boris]
    first = table["deciding"][0]
    return ident, people[first], people[1 - first]


async def decision_of(person, ident):
    return (await person.get(f"/api/tables/{ident}/play"))["decision"]


def test_a_doubled_commit_is_answered_and_not_played_again(stage):
    async def play(place):
        ident, first, _ = await two(place)
        decision = await decision_of(first, ident)
        move = all_moves(decision)[0]["move"]
        seqs = await asyncio.gather(
            *(first.commit(ident, decision["id"], move, request="same") for _ in range(8))
        )
        assert len(set(seqs)) == 1
        position = await first.get(f"/api/tables/{ident}/play")
        assert position["moves"] == 1 and position["seq"] == seqs[0]
        assert await first.commit(ident, "nonsense", "bid 99", request="same") == seqs[0]

    stage(play)


def test_two_different_commits_of_one_decision_are_not_both_played(stage):
    async def play(place):
        ident, first, _ = await two(place)
        decision = await decision_of(first, ident)
        move = all_moves(decision)[0]["move"]
        answers = await asyncio.gather(
            *(first.commit(ident, decision["id"], move) for _ in range(6)), return_exceptions=True
        )
        assert sum(isinstance(answer, int) for answer in answers) == 1
        assert {answer.key for answer in answers if isinstance(answer, Refused)} == {"stale-decision"}

    stage(play)


def test_a_request_belongs_to_its_person(stage):
    async def play(place):
        ident, first, second = await two(place)
        decision = await decision_of(first, ident)
        await first.commit(ident, decision["id"], all_moves(decision)[0]["move"], request="r")
        assert await refused(second.commit(ident, "1.0.0", "pass", request="r")) != (200, None)

    stage(play)


def test_stale_and_out_of_turn(stage):
    async def play(place):
        ident, first, second = await two(place)
        decision = await decision_of(first, ident)
        assert await decision_of(second, ident) is None
        own = f"{1 - decision['seat']}.0.0"
        assert await refused(second.commit(ident, own, "open 4")) == (409, "not-your-turn")
        assert await refused(second.commit(ident, decision["id"], "open 4")) == (409, "stale-decision")
        body = {"decision": own, "moves": ["open 4"]}
        assert await refused(second.post(f"/api/tables/{ident}/try", body)) == (409, "not-your-turn")
        assert await refused(second.post(f"/api/tables/{ident}/hint", body)) == (409, "not-your-turn")
        assert await refused(second.get(f"/api/tables/{ident}/hint")) == (409, "not-your-turn")
        await first.commit(ident, decision["id"], all_moves(decision)[0]["move"])
        assert await refused(first.commit(ident, decision["id"], "pass")) == (409, "stale-decision")

    stage(play)


def test_an_illegal_move_names_its_rule_and_nothing_of_the_buffer_is_played(stage):
    async def play(place):
        ident, first, _ = await two(place)
        decision = await decision_of(first, ident)
        good = all_moves(decision)[0]["text"]
        with pytest.raises(Refused) as caught:
            await first.commit(ident, decision["id"], good, "build berlin")
        assert caught.value.status == 422 and caught.value.key == "illegal-move"
        rule = caught.value.problem["args"]["rule"]
        assert rule.startswith("PG-") and rule in caught.value.problem["say"]
        position = await first.get(f"/api/tables/{ident}/play")
        assert position["moves"] == 0 and position["decision"]["id"] == decision["id"]
        answer = await first.post(f"/api/tables/{ident}/why?lang=cs", {"move": "pass"})
        assert answer["rule"] == "PG-AUC-14" or answer["rule"].startswith("PG-")
        assert answer["rule"] in answer["say"]
        assert await first.post(f"/api/tables/{ident}/why", {"move": good}) == {"rule": None, "say": None}
        for nonsense in ("fly away", "open", "open 999999", "", "bid -1", [99], [], [2, 3, 4], [2, 2**40]):
            with pytest.raises(Refused) as caught:
                await first.commit(ident, decision["id"], nonsense)
            assert caught.value.status in (400, 422)

    stage(play)


def test_spectators_see_and_cannot_act(stage):
    async def play(place):
        ident, first, _ = await two(place)
        decision = await decision_of(first, ident)
        move = all_moves(decision)[0]["move"]
        carl, nobody = await place.person("Carl"), await place.visitor().come()
        for reader in (carl, nobody):
            position = await reader.get(f"/api/tables/{ident}/play")
            assert (
                position["decision"] is None and position["view"]["seat"] == -1 and position["order"] is None
            )
            record = await reader.get(f"/api/tables/{ident}/record")
            assert "as spectator" in record and "seed" not in record
        body = {"decision": decision["id"], "moves": [move]}
        assert await refused(carl.commit(ident, decision["id"], move)) == (403, "not-seated")
        assert await refused(nobody.commit(ident, decision["id"], move)) == (401, "nobody")
        assert await refused(carl.post(f"/api/tables/{ident}/try", body)) == (403, "not-seated")
        assert await refused(carl.post(f"/api/tables/{ident}/why", {"move": move})) == (403, "not-seated")
        assert await refused(carl.get(f"/api/tables/{ident}/hint")) == (403, "not-seated")
        assert await refused(carl.ask("PUT", f"/api/tables/{ident}/order", {"order": "limit 9"})) == (
            403,
            "not-seated",
        )
        assert await refused(carl.post(f"/api/tables/{ident}/seats/0/bot", {"bot": "random"})) == (
            403,
            "not-seated",
        )
        assert await refused(carl.post(f"/api/tables/{ident}/join", {"seat": 0})) == (409, "seat-taken")
        assert await refused(carl.post(f"/api/tables/{ident}/start", {"bot": None})) == (403, "not-host")
        assert (await first.get(f"/api/tables/{ident}/play"))["moves"] == 0

    stage(play)


def test_forged_cookies_and_tokens(stage):
    async def play(place):
        ident, first, second = await two(place)
        decision = await decision_of(first, ident)
        body = {"decision": decision["id"], "moves": [all_moves(decision)[0]["move"]], "request": "x"}
        kept = first.cookie
        payload, *rest = kept.split(".")
        for forged in (kept[:-1], "x" + kept, payload, ".".join([payload[:-2] + "zz", *rest]), "a.b.c"):
            first.cookie = forged
            assert (await first.get("/api/me"))["person"] is None
            first.cookie = forged
            answer = await first.send("POST", f"/api/tables/{ident}/commit", body)
            assert answer.status_code == 403
        first.cookie = kept
        for token in ("", "0" * 40, second.csrf):
            own, first.csrf = first.csrf, token
            answer = await first.send("POST", f"/api/tables/{ident}/commit", body)
            assert (answer.status_code, answer.json()["key"]) == (403, "bad-token")
            first.csrf = own
        assert (await first.get(f"/api/tables/{ident}/play"))["moves"] == 0
        await first.post(f"/api/tables/{ident}/commit", body)

    stage(play)


MALFORMED = [
    b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b"{}" * 5, b"[" * 30000,
    b'{"decision": 1, "moves": ["pass"], "request": "r"}',
    b'{"decision": "0.0.0", "moves": [], "request": "r"}',
    b'{"decision": "0.0.0", "moves": "pass", "request": "r"}',
    b'{"decision": "0.0.0", "moves": [[true]], "request": "r"}',
    b'{"decision": "0.0.0", "moves": [{}], "request": "r"}',
    b'{"decision": "0.0.0", "moves": [[1e99]], "request": "r"}',
    b'{"decision": "0.0.0", "moves": [[99999999999999]], "request": "r"}',
    b'{"decision": "0.0.0", "moves": ["pass"], "request": ""}',
    b'{"decision": "0.0.0", "moves": ["pass"]}',
    b'{"decision": "0.0.0", "moves": ["pass"], "request": "r", "seat": 1}',
    b'{"decision": "' + b"0" * 70 + b'", "moves": ["pass"], "request": "r"}',
    b'{"decision": "0.0.0", "moves": ["pass"], "request": "' + b"r" * 65 + b'"}',
]  # fmt: skip


def test_malformed_bodies(stage):
    async def play(place):
        ident, first, _ = await two(place)
        headers = {
            "X-CSRF-Token": first.csrf,
            "Cookie": f"partie={first.cookie}",
            "Content-Type": "application/json",
        }
        for body in MALFORMED:
            answer = await place.http.post(f"/api/tables/{ident}/commit", content=body, headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (400, "bad-request"), body[:100]

    stage(play)


def test_oversized_bodies(stage):
    async def play(place):
        ident, first, _ = await two(place)
        headers = {
            "X-CSRF-Token": first.csrf,
            "Cookie": f"partie={first.cookie}",
            "Content-Type": "application/json",
        }
        body = b'{"decision": "0.0.0", "moves": ["' + b"x" * 70_000 + b'"], "request": "r"}'

        async def chunks():
            for start in range(0, len(body), 1000):
                yield body[start : start + 1000]

        for content in (body, chunks()):
            answer = await place.http.post(f"/api/tables/{ident}/commit", content=content, headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (413, "too-large")

    stage(play)


def test_addresses_that_do_not_exist(stage):
    async def play(place):
        anna = await place.person("Anna")
        for method, path, status in (
            ("GET", "/api/nothing", 404),
            ("GET", "/api/tables/nobodysTable", 404),
            ("GET", "/api/tables/no%20table", 400),
            ("GET", "/api/games/chess/rules", 404),
            ("GET", "/api/locale/xx", 404),
            ("DELETE", "/api/me", 405),
            ("POST", "/api/tables/nobodysTable/commit", 400),
            ("GET", "/api/tables/x/play?at=-1", 400),
            ("GET", "/api/tables?list=all", 400),
        ):
            answer = await anna.send(method, path, {} if method == "POST" else None)
            assert answer.status_code == status, (path, answer.text)
            assert answer.json()["status"] == status and answer.json()["say"]

    stage(play)


def test_security_headers_on_every_answer(stage):
    async def play(place):
        for path in ("/api/me", "/api/nothing", "/", "/table/x"):
            answer = await place.http.get(path)
            policy = answer.headers["content-security-policy"]
            assert (
                "unsafe" not in policy
                and "default-src 'none'" in policy
                and "frame-ancestors 'none'" in policy
            )
            assert ("script-src 'self'" in policy) == (not path.startswith("/api"))
            assert answer.headers["x-content-type-options"] == "nosniff"
        place.http.cookies.clear()
        cookie = (await place.http.get("/api/me")).headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie

    stage(play)


def test_too_many_requests(stage):
    async def play(place):
        begun = 0
        while begun < 60:  # ten at once; on a slow machine a few more are let through
            guest = await place.visitor().come()
            answer = await guest.send("POST", "/api/people", {"name": "Anna"})
            if answer.status_code != 200:
                break
            begun += 1
        assert begun >= 10
        assert (answer.status_code, answer.json()["key"]) == (429, "too-many")
        assert int(answer.headers["retry-after"]) >= 1

    stage(play, rates=True)


def test_bodies_that_are_no_text(stage):
    async def play(place):
        ident, first, _ = await two(place)
        headers = {
            "X-CSRF-Token": first.csrf,
            "Cookie": f"partie={first.cookie}",
            "Content-Type": "application/json",
        }
        for body in (
            b'{"decision": "\xff\xfe", "moves": ["pass"], "request": "r"}',
            b"\xc3\x28",
            b'"\xed\xa0\x80"',
        ):
            answer = await place.http.post(f"/api/tables/{ident}/commit", content=body, headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (400, "bad-request"), body

    stage(play)


def test_addresses_that_no_file_can_have(stage):
    async def play(place):
        for path in (
            "/assets/%00",
            "/%00",
            "/assets/" + "a" * 5000,
            "/" + "a" * 300 + ".svg",
            "/a/" + "b" * 9000,
            "/assets/%ff%fe",
            "/assets/..%2f..%2fapp.py",
            "/assets/" + "a/" * 3000,
            "/api/tables/" + "a" * 9000,
        ):
            answer = await place.http.get(path)
            assert answer.status_code in (400, 404) and answer.json()["key"], (path[:40], answer.status_code)

    stage(play)


def test_head_is_get_without_a_body(stage):
    async def play(place):
        pages = ("/", "/table/x") if (STATIC / "index.html").is_file() else ()
        for path in (*pages, "/api/health", "/api/me", "/api/games"):
            answer = await place.http.head(path)
            assert (answer.status_code, answer.content) == (200, b""), path
            assert answer.headers["content-type"] and answer.headers["x-content-type-options"] == "nosniff"
        assert (await place.http.head("/api/nothing")).status_code == 404
        assert (await place.http.head("/api/logout")).status_code == 405

    stage(play)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", sorted(partie.GAMES))
def test_no_move_ends_in_a_fault_of_ours(stage, game):
    """Whatever numbers and words are sent as moves, on the way through a game: a refusal, never a 500."""

    async def play(place):
        dice = random.Random(11)
        anna, boris = await place.person("Anna"), await place.person("Boris")
        seats = [{"kind": "me"}, {"kind": "open"}]
        ident = (await anna.post("/api/tables", {"game": game, "seats": seats}))["id"]
        await boris.post(f"/api/tables/{ident}/join")
        verbs = partie.GAMES[game].verbs
        odd = [-1, 0, 1, 2, 7, 40, 255, 10**6, -(10**6), 2**40, -(2**40)]
        words = [
            "",
            " ",
            "²",
            "bid ²",
            "build",
            "build ²",
            "pass pass",
            "\x00",
            "run 1 2 3 coal=²",
            "slot Y9 card -1",
            "🎲",
        ]
        for _ in range(8):
            for person in (anna, boris):
                decision = (await person.get(f"/api/tables/{ident}/play"))["decision"]
                if decision is None:
                    continue
                given = [[dice.choice(odd)], [8, -1, 0], dice.choice(words), dice.choice(words)]
                for verb in range(len(verbs)):
                    given.append([verb, *(dice.choice(odd) for _ in verbs[verb].args)])
                    given.append(
                        f"{verbs[verb].name} " + " ".join(str(dice.choice(odd)) for _ in verbs[verb].args)
                    )
                for move in dice.sample(given, min(8, len(given))):
                    body = {"decision": decision["id"], "moves": [move]}
                    for what, more in (
                        ("try", {}),
                        ("commit", {"request": str(dice.random())}),
                        ("why", {"move": move}),
                    ):
                        sent = {"move": move} if what == "why" else {**body, **more}
                        answer = await person.send("POST", f"/api/tables/{ident}/{what}", sent)
                        assert answer.status_code in (200, 400, 409, 422), (what, move, answer.text)
                        if what == "commit" and answer.status_code == 200:
                            decision = None
                            break
                    if decision is None:
                        break
                decision = (await person.get(f"/api/tables/{ident}/play"))["decision"]
                if decision is not None:
                    await person.commit(ident, decision["id"], dice.choice(all_moves(decision))["move"])

    stage(play)


def test_numbers_and_letters_that_no_database_takes(stage):
    async def play(place):
        ident, first, second = await two(place)
        asked = (await first.get(f"/api/tables/{ident}/play"))["decision"]
        for method, path, body in (
            ("POST", f"/api/tables/{ident}/join", b'{"seat": 1000000000000000000000000000000}'),
            ("POST", f"/api/tables/{ident}/join", b'{"seat": -1}'),
            ("POST", f"/api/tables/{ident}/seats/{10**30}/bot", b'{"bot": "random"}'),
            ("POST", f"/api/tables/{ident}/start", b'{"seats": 1000000000000000000000000000000}'),
            (
                "POST",
                f"/api/tables/{ident}/commit",
                b'{"decision": "0.0.0", "moves": ["pass"], "request": "a\\u0000"}',
            ),
            (
                "POST",
                "/api/tables",
                b'{"game": "powergrid", "seats": [{"kind": "invited", "person": "\\u0000"}]}',
            ),
            (
                "POST",
                "/api/tables",
                b'{"game": "power\\u0000grid", "seats": [{"kind": "me"}, {"kind": "open"}]}',
            ),
            ("POST", "/api/login", b'{"name": "\\u0000", "password": "x"}'),
            ("POST", "/api/login", b'{"name": "' + "\ufdfa".encode() * 40 + b'", "password": "x"}'),
            ("PUT", f"/api/tables/{ident}/order", b'{"order": "limit \\u0000"}'),
            ("GET", f"/api/tables/{ident}/play?at=1000000000000000000000000", b""),
            ("GET", "/api/tables?before=1e400", b""),
            ("GET", "/api/tables?before=nan", b""),
        ):
            headers = {
                "X-CSRF-Token": first.csrf,
                "Cookie": f"partie={first.cookie}",
                "Content-Type": "application/json",
            }
            answer = await place.http.request(method, path, content=body, headers=headers)
            assert answer.status_code in (200, 400, 404, 409), (path, body, answer.text)
        assert asked is None or second.id

    stage(play)
