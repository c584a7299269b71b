"""People: names, passwords, logging in and out."""

import pytest
from server_client import Refused

import partie
from partie.server.visitors import limits
from partie.table.names import LONGEST_LOGIN, alike, login_name, looks, plain_name


async def refused(what):
    with pytest.raises(Refused) as caught:
        await what
    return caught.value.status, caught.value.key


def test_a_password_keeps_a_name_and_logs_other_devices_out(stage):
    async def play(place):
        anna, other = await place.person("Anna"), await place.person("ANNA")
        old = anna.cookie
        assert (await refused(anna.post("/api/people/password", {"password": "short"})))[0] == 400
        me = await anna.post("/api/people/password", {"password": "correct horse"})
        anna.csrf = me["csrf"]
        assert me["person"]["has_password"]
        assert await refused(other.post("/api/people/password", {"password": "another horse"})) == (
            409,
            "name-taken",
        )
        thief = place.visitor()
        thief.cookie = old
        assert (await thief.get("/api/me"))["person"] is None
        me = await anna.post("/api/logout")
        anna.csrf = me["csrf"]
        assert me["person"] is None
        assert await refused(anna.post("/api/login", {"name": "anna", "password": "wrong"})) == (
            403,
            "bad-login",
        )
        assert await refused(anna.post("/api/login", {"name": "nobody", "password": "x"})) == (
            403,
            "bad-login",
        )
        me = await anna.post("/api/login", {"name": " aNNa ", "password": "correct horse"})
        assert me["person"] == {"id": anna.id, "name": "Anna", "has_password": True, "program": False}
        anna.csrf = me["csrf"]
        assert await refused(anna.post("/api/people", {"name": "Second"})) == (409, "somebody-already")
        for name in (" ", "\u0000", "a\nb\u202e", "x" * 41):
            guest = await place.visitor().come()
            assert (await refused(guest.post("/api/people", {"name": name})))[0] == 400

    stage(play)


def test_a_cookie_is_void_after_logging_out(stage):
    async def play(place):
        anna = await place.person("Anna")
        thief = place.visitor()
        thief.cookie, thief.csrf = anna.cookie, anna.csrf
        assert (await thief.get("/api/me"))["person"]["name"] == "Anna"
        await anna.post("/api/logout")
        assert (await thief.get("/api/me"))["person"] is None
        thief.cookie = ""
        boris = await place.person("Boris")
        assert (await boris.get("/api/me"))["person"]["name"] == "Boris"

    stage(play)


def test_a_cookie_is_void_in_other_processes_too(processes):
    import asyncio

    import httpx
    from server_client import Visitor

    one, other = processes(), processes()

    async def run():
        async with (
            httpx.AsyncClient(base_url=one.address, timeout=60) as here,
            httpx.AsyncClient(base_url=other.address, timeout=60) as there,
        ):
            anna = await Visitor(here).begin("Anna")
            thief = Visitor(there)
            thief.cookie = anna.cookie
            assert (await thief.get("/api/me"))["person"]["name"] == "Anna"
            await anna.post("/api/logout")
            async with asyncio.timeout(100):
                while True:
                    if (await thief.get("/api/me"))["person"] is None:
                        return
                    await asyncio.sleep(0.05)

    asyncio.run(run())


def test_a_new_password_needs_the_old_one(stage):
    async def play(place):
        anna = await place.person("Anna")
        path = "/api/people/password"
        anna.csrf = (await anna.post(path, {"password": "correct horse"}))["csrf"]
        for old in ({}, {"old": "wrong horse"}, {"old": ""}):
            assert await refused(anna.post(path, {"password": "battery staple", **old})) == (
                403,
                "bad-password",
            )
        me = await anna.post(path, {"password": "battery staple", "old": "correct horse"})
        anna.csrf = me["csrf"]
        other = await place.visitor().come()
        assert await refused(other.post("/api/login", {"name": "Anna", "password": "correct horse"})) == (
            403,
            "bad-login",
        )
        assert (await other.post("/api/login", {"name": "Anna", "password": "battery staple"}))["person"]

    stage(play)


def test_a_kept_name_is_nobody_elses(stage):
    async def play(place):
        anna = await place.person("Olena P")
        await anna.post("/api/people/password", {"password": "correct horse"})
        for name in ("Olena P", "olena  p", "OLENA P", "0lena P", "Οlena P", "O1ena P"):
            guest = await place.visitor().come()
            status, key = await refused(guest.post("/api/people", {"name": name}))
            assert (status, key) in ((409, "name-taken"), (400, "bad-name")), name
        guest = await place.person("Olena R")
        assert guest.id

    stage(play)


def test_wrong_passwords_tell_nothing_and_lock_nobody_out(stage, monkeypatch):
    """A stranger who tries many passwords is stopped by address, and hears the same of any name."""
    monkeypatch.setitem(limits.RATES, "login", (1e-6, 8.0))

    async def play(place):
        anna = await place.person("Anna")
        await anna.post("/api/people/password", {"password": "correct horse"})
        heard = {}
        for name in ("Anna", "Nobody"):
            stranger = await place.visitor().come()
            place.services.rates._buckets.clear()
            answers = []
            for _ in range(12):
                answers.append(
                    (await refused(stranger.post("/api/login", {"name": name, "password": "x"})))[0]
                )
            heard[name] = answers
        assert heard["Anna"] == heard["Nobody"] == [403] * 8 + [429] * 4
        place.services.rates._buckets.drop(("login", "127.0.0.1"))  # Anna comes from another address
        me = await (await place.visitor().come()).post(
            "/api/login", {"name": "Anna", "password": "correct horse"}
        )
        assert me["person"]["name"] == "Anna"

    stage(play, rates=True)


@pytest.mark.parametrize(
    "name",
    [
        "\u200bAnna", "An\u200dna", "\u2066Anna", "\u3164", "\u2800\u2800", "Anna\ufe0f", "\u034fAnna",
        "\u0301", "\x00",
        "A\u0301\u0302\u0303\u0304nna", "\u0410nna", "Ann\u03b1", "\ue000", "\U0001d15e" * 21,
        "\ufdfa" * 10, "a" * 41, "\ud800",
    ],
)  # fmt: skip
def test_names_that_hide_or_deceive_are_refused(name):
    with pytest.raises(partie.PartieError):
        plain_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Žofie Čapková",
        "Олена",
        "Ґалаґан Ї",
        "李小龍",
        "محمد",
        "Zoë 2",
        "Jean-Luc",
        "😀",
        "O'Hara",
        "Nguyễn",
    ],
)
def test_ordinary_names_are_kept_as_they_are(name):
    assert plain_name(f"  {name} ") == name
    assert all(len(text) <= LONGEST_LOGIN for text in (login_name(name), *looks(name)))


@pytest.mark.parametrize(
    "one, other",
    [
        ("Cop", "Сор"), ("anna", "ANNA"), ("Bob", "B0b"), ("Ilja", "lIja"), ("Ann", "\uff21nn"), ("W0l1y", "Wolly"),
        ("Willy", "W\u0131lly"), ("Willy", "\u13b3illy"), ("Willy", "\ua4ea\ua4f2\ua4e1\ua4e1\ua4ec"),
        ("Willy", "VVilly"), ("Willy", "Willy \u2714"), ("Willy", "\u2605Willy."), ("HOBA", "НОВА"), ("Анна", "АННА"),
    ],
)  # fmt: skip
def test_names_that_look_alike(one, other):
    assert alike(one, other)


@pytest.mark.parametrize(
    "one, other", [("Jana", "Jána"), ("Anna", "Hanna"), ("Petr", "Peter"), ("Nina", "Vina")]
)
def test_names_that_can_be_told_apart(one, other):
    assert not alike(one, other)


def test_nobody_begins_with_a_name_that_looks_like_a_kept_one(stage):
    async def play(place):
        willy = await place.person("Willy")
        await willy.post("/api/people/password", {"password": "correct horse"})
        for name in ("W\u0131lly", "\ua4ea\ua4f2\ua4e1\ua4e1\ua4ec", "VVilly", "Willy \u2714", "WILLY!"):
            guest = await place.visitor().come()
            assert await refused(guest.post("/api/people", {"name": name})) == (409, "name-taken"), name

    stage(play)
