"""Who sits where: join, leave, start, hand over, take back, absence, standing orders."""

import asyncio

import pytest
from server_client import Refused, all_moves
from sqlalchemy import update

from partie.server.storage.schema import tables


async def refused(what):
    with pytest.raises(Refused) as caught:
        await what
    return caught.value.status, caught.value.key


SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


def test_open_tables_are_listed_and_private_ones_are_found_by_link_only(stage):
    async def play(place):
        anna, boris = await place.person("Anna"), await place.person("Boris")
        body = {"game": "powergrid", "seats": SEATS}
        shown = await anna.post("/api/tables", body)
        hidden = await anna.post("/api/tables", {**body, "private": True})
        assert [table["id"] for table in await boris.get("/api/tables?list=open")] == [shown["id"]]
        assert [table["id"] for table in await anna.get("/api/tables?list=mine")] == [
            hidden["id"],
            shown["id"],
        ]
        assert await boris.get("/api/tables?list=mine") == []
        assert hidden["link"] == f"/table/{hidden['id']}" and len(hidden["id"]) >= 16
        joined = await boris.post(f"/api/tables/{hidden['id']}/join", {"seat": 2})
        assert joined["mine"] == 2 and not joined["host"]
        listed = (await boris.get("/api/tables?list=mine"))[0]
        one = await boris.get(f"/api/tables/{hidden['id']}")
        assert listed == one

    stage(play)


def test_join_leave_and_start(stage):
    async def play(place):
        anna, boris, carl = [await place.person(name) for name in ("Anna", "Boris", "Carl")]
        ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": SEATS}))["id"]
        await boris.post(f"/api/tables/{ident}/join", {"seat": 1})
        assert await refused(carl.post(f"/api/tables/{ident}/join", {"seat": 1})) == (409, "seat-taken")
        assert await refused(carl.post(f"/api/tables/{ident}/join", {"seat": 9})) == (404, "bad-seat")
        assert await refused(boris.post(f"/api/tables/{ident}/join", {"seat": 2})) == (409, "one-seat-each")
        assert await refused(boris.post(f"/api/tables/{ident}/start")) == (403, "not-host")
        left = await boris.post(f"/api/tables/{ident}/leave")
        assert left["mine"] is None and left["seats"][1]["kind"] == "open"
        assert await refused(anna.post(f"/api/tables/{ident}/start", {"seats": 1})) == (409, "bad-seats")
        assert await refused(anna.post(f"/api/tables/{ident}/start", {"bot": "hal"})) == (400, "unknown-bot")
        await boris.post(f"/api/tables/{ident}/join", {"seat": 2})
        table = await anna.post(f"/api/tables/{ident}/start", {"bot": None, "seats": 2})
        assert table["state"] == "running" and [seat["name"] for seat in table["seats"]] == ["Anna", "Boris"]
        assert await refused(boris.post(f"/api/tables/{ident}/leave")) == (409, "already-started")
        record = await boris.get(f"/api/tables/{ident}/record")
        assert "note seat 0 Anna\nnote seat 1 Boris\n" in record and "as 1\n" in record

    stage(play)


def test_a_seat_is_kept_for_whoever_is_invited(stage):
    async def play(place):
        anna, boris, carl = [await place.person(name) for name in ("Anna", "Boris", "Carl")]
        boris.csrf = (await boris.post("/api/people/password", {"password": "correct horse"}))["csrf"]
        seats = [
            {"kind": "me"},
            {"kind": "invited", "name": " bORIS "},
            {"kind": "invited", "person": carl.id},
        ]
        table = await anna.post("/api/tables", {"game": "powergrid", "seats": seats, "private": True})
        ident = table["id"]
        assert [(seat["kind"], seat["name"]) for seat in table["seats"][1:]] == [
            ("invited", "Boris"),
            ("invited", "Carl"),
        ]
        assert [found["id"] for found in await boris.get("/api/tables?list=mine")] == [ident]
        listed = (await carl.get("/api/tables?list=mine"))[0]
        assert listed == await carl.get(f"/api/tables/{ident}") and listed["mine"] is None
        guest = await place.person("Boriska")
        for wanted in (None, 1, 2):
            assert await refused(guest.post(f"/api/tables/{ident}/join", {"seat": wanted})) == (
                409,
                "seat-taken",
            )
        assert await refused(carl.post(f"/api/tables/{ident}/join", {"seat": 1})) == (409, "seat-taken")
        assert (await carl.post(f"/api/tables/{ident}/join"))["mine"] == 2
        assert (await boris.post(f"/api/tables/{ident}/join"))["state"] == "running"
        for unknown in ({"name": "Carl"}, {"name": "Zoe"}, {"person": "nobody"}, {}):
            body = {"game": "powergrid", "seats": [{"kind": "me"}, {"kind": "invited", **unknown}]}
            assert await refused(anna.post("/api/tables", body)) == (404, "no-such-person")
        for twice in (
            [{"kind": "me"}, {"kind": "invited", "person": anna.id}],
            [seats[0], seats[1], seats[1]],
        ):
            answer = await refused(anna.post("/api/tables", {"game": "powergrid", "seats": twice}))
            assert answer == (409, "one-seat-each")
        again = (await anna.post("/api/tables", {"game": "powergrid", "seats": seats}))["id"]
        table = await anna.post(f"/api/tables/{again}/start", {"bot": "random"})
        assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]

    stage(play)


def test_no_seat_goes_without_a_word(stage):
    """Whoever starts says how many will play; when that is no longer so, nothing begins."""

    async def play(place):
        anna, boris, carl = [await place.person(name) for name in ("Anna", "Boris", "Carl")]
        ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": SEATS}))["id"]
        await boris.post(f"/api/tables/{ident}/join", {"seat": 1})
        start = f"/api/tables/{ident}/start"
        assert await refused(anna.post(start, {"bot": None})) == (409, "seats-changed")
        assert await refused(anna.post(start, {"bot": None, "seats": 3})) == (409, "seats-changed")
        assert await refused(anna.post(start, {"bot": "random", "seats": 2})) == (409, "seats-changed")
        await boris.post(f"/api/tables/{ident}/leave")
        assert await refused(anna.post(start, {"bot": None, "seats": 2})) == (409, "seats-changed")
        assert (await anna.get(f"/api/tables/{ident}"))["state"] == "open"
        await carl.post(f"/api/tables/{ident}/join", {"seat": 2})
        table = await anna.post(start, {"bot": None, "seats": 2})
        assert [seat["name"] for seat in table["seats"]] == ["Anna", "Carl"]

    stage(play)


def test_a_table_whose_host_left_is_started_or_removed(stage):
    async def play(place):
        anna, boris, carl = [await place.person(name) for name in ("Anna", "Boris", "Carl")]
        idents = []
        for _ in range(3):
            idents.append((await anna.post("/api/tables", {"game": "powergrid", "seats": SEATS}))["id"])
            await boris.post(f"/api/tables/{idents[-1]}/join", {"seat": 1})
            assert not (await boris.get(f"/api/tables/{idents[-1]}"))["opener"]
            assert await refused(boris.ask("DELETE", f"/api/tables/{idents[-1]}")) == (403, "not-host")
        started, removed, waiting = idents
        for ident in (started, removed):
            await anna.post(f"/api/tables/{ident}/leave")
            table = await boris.get(f"/api/tables/{ident}")
            assert table["host"] and table["opener"]
            assert not (await anna.get(f"/api/tables/{ident}"))["opener"]
        table = await boris.post(f"/api/tables/{started}/start", {"bot": "random", "seats": 3})
        assert table["state"] == "running"
        assert await refused(boris.ask("DELETE", f"/api/tables/{started}")) == (409, "already-started")
        assert await refused(carl.ask("DELETE", f"/api/tables/{removed}")) == (403, "not-host")
        assert await boris.ask("DELETE", f"/api/tables/{removed}") == {"removed": removed}
        assert await refused(carl.get(f"/api/tables/{removed}")) == (404, "no-such-table")
        assert removed not in [table["id"] for table in await boris.get("/api/tables?list=mine")]
        # A host who sits there and says nothing for long: the others need not wait.
        async with place.services.database.write() as connection:
            await connection.execute(
                update(tables).where(tables.c.id == waiting).values(changed=tables.c.changed - 3600)
            )
        place.services.tables.clear()
        assert (await boris.get(f"/api/tables/{waiting}"))["opener"]
        assert not (await carl.get(f"/api/tables/{waiting}"))["opener"]
        assert (await boris.post(f"/api/tables/{waiting}/start", {"seats": 2}))["state"] == "running"

    stage(play, bot_pause=600)


def test_names_at_a_table_can_be_told_apart(stage):
    async def play(place):
        anna, ada, other = [await place.person(name) for name in ("Anna", "Ada", "ANNA")]
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": seats}))["id"]
        assert await refused(other.post(f"/api/tables/{ident}/join")) == (409, "name-taken-here")
        table = await ada.post(f"/api/tables/{ident}/join")
        assert table["state"] == "running"
        names = [seat["name"] for seat in table["seats"]]
        assert len(set(names)) == 3
        place.services.tables.clear()
        assert [seat["name"] for seat in (await ada.get(f"/api/tables/{ident}"))["seats"]] == names
        assert [seat["name"] for seat in (await ada.get("/api/tables?list=mine"))[0]["seats"]] == names
        body = {"game": "powergrid", "seats": [{"kind": "me"}, {"kind": "invited", "person": other.id}]}
        assert await refused(anna.post("/api/tables", body)) == (409, "name-taken-here")

    stage(play, bot_pause=600)


def test_a_table_tells_since_when_it_waits(stage):
    async def play(place):
        ident, _, first, _ = await running(place)
        listed = (await first.get("/api/tables?list=mine"))[0]
        one = await first.get(f"/api/tables/{ident}")
        assert listed["waiting"] == one["waiting"] <= one["changed"]
        assert listed["round"] == one["round"] == 1
        open_one = await first.post("/api/tables", {"game": "powergrid", "seats": SEATS})
        assert open_one["waiting"] is None and open_one["round"] is None

    stage(play)


def test_start_with_bots_on_the_open_seats(stage):
    async def play(place):
        anna = await place.person("Anna")
        ident = (await anna.post("/api/tables", {"game": "powergrid", "seats": SEATS}))["id"]
        table = await anna.post(f"/api/tables/{ident}/seats/1/bot", {"bot": "random"})
        assert table["state"] == "open" and table["seats"][1]["bot"] == "random"
        table = await anna.post(f"/api/tables/{ident}/start", {"bot": "greedy"})
        assert [seat["bot"] for seat in table["seats"]] == [None, "random", "greedy"]
        names = [seat["name"] for seat in table["seats"]]
        assert len(set(names)) == 3

    stage(play)


def test_tables_that_cannot_be_are_refused(stage):
    async def play(place):
        anna, nobody = await place.person("Anna"), await place.visitor().come()
        good = {"game": "powergrid", "seats": SEATS}
        assert await refused(nobody.post("/api/tables", good)) == (401, "nobody")
        for change, key in (
            ({"game": "chess"}, "unknown-game"),
            ({"seats": [{"kind": "me"}]}, "bad-seats"),
            ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "one-seat-each"),
            ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "unknown-bot"),
            ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "mcts@9999999"}]}, "unknown-bot"),
            ({"seats": [{"kind": "me"}, {"kind": "king"}]}, "bad-request"),
            ({"options": {"map": "atlantis"}}, "bad-option-value"),
            ({"options": {"weather": "rain"}}, "unknown-option"),
            ({"absence": {"after": 5, "then": "bot"}}, "bad-request"),
        ):
            assert (await refused(anna.post("/api/tables", {**good, **change})))[1] == key
        assert await anna.get("/api/tables?list=mine") == []

    stage(play)


async def running(place, absence=None):
    anna, boris = await place.person("Anna"), await place.person("Boris")
    body = {"game": "powergrid", "seats": SEATS[:2], "absence": absence}
    ident = (await anna.post("/api/tables", body))["id"]
    table = await boris.post(f"/api/tables/{ident}/join")
    people = [anna, boris]
    first = table["deciding"][0]
    return ident, first, people[first], people[1 - first]


async def until(person, path, wanted):
    while not wanted(found := await person.get(path)):  # the stage has a limit for all of it
        await asyncio.sleep(0.02)
    return found


def test_a_seat_is_handed_to_a_bot_and_taken_back(stage):
    async def play(place):
        ident, seat, first, second = await running(place)
        assert await refused(second.post(f"/api/tables/{ident}/seats/{seat}/bot", {"bot": "greedy"})) == (
            409,
            "not-absent",
        )
        table = await first.post(f"/api/tables/{ident}/seats/{seat}/bot", {"bot": "random"})
        assert table["mine"] == seat and table["seats"][seat]["kind"] == "bot"
        assert (await first.get("/api/tables?list=mine"))[0]["mine"] == seat
        kept = await first.get(f"/api/tables/{ident}/play")
        assert kept["view"]["seat"] == seat and kept["decision"] is None
        for act in (("commit", {"request": "r"}), ("try", {})):
            body = {"decision": "0.0.0", "moves": ["pass"], **act[1]}
            assert await refused(first.post(f"/api/tables/{ident}/{act[0]}", body)) == (403, "not-seated")
        assert table["seats"][seat]["person"] == first.id
        await until(second, f"/api/tables/{ident}/play", lambda found: found["moves"] > 0)
        await until(second, f"/api/tables/{ident}", lambda found: 1 - seat in found["deciding"])
        assert await refused(second.post(f"/api/tables/{ident}/join", {"seat": seat})) == (
            409,
            "one-seat-each",
        )
        table = await first.post(f"/api/tables/{ident}/join", {"seat": seat})
        assert table["mine"] == seat and table["seats"][seat]["name"] == first.name
        record = await first.get(f"/api/tables/{ident}/record")
        assert (
            f"note seat {seat} Ada, bot random" in record or f"note seat {seat} Bruno, bot random" in record
        )
        assert record.count(f"note seat {seat} {first.name}") == 2

    stage(play)


def test_log_lines_keep_the_names_of_their_moment(stage):
    """A bot takes the seat over and gives it back: what each did is told with its own name, whoever reads it when."""

    async def play(place):
        ident, seat, first, second = await running(place)
        path = f"/api/tables/{ident}/play?lang=en"

        async def lines():
            events = (await second.get(path))["events"]
            return [event["say"] for event in events if event["event"][1:2] == [seat]]

        async def move():
            decision = (await first.get(path))["decision"]
            await first.commit(ident, decision["id"], decision["default"])

        await move()
        mine = await lines()
        assert mine and all(first.name in line for line in mine)
        table = await first.post(f"/api/tables/{ident}/seats/{seat}/bot", {"bot": "random"})
        bot = table["seats"][seat]["name"]
        while not any(bot in line for line in await lines()):
            other = (await second.get(path))["decision"]
            if other is not None:
                await second.commit(ident, other["id"], other["default"])
            await asyncio.sleep(0.01)
        assert (await lines())[: len(mine)] == mine
        await first.post(f"/api/tables/{ident}/join", {"seat": seat})
        told = await lines()
        assert told[: len(mine)] == mine and bot in told[len(mine)]
        for forget in (place.services.tables.clear, place.services.views.clear):
            forget()
        assert (await lines())[: len(told)] == told

    stage(play)


async def grow_old(place, ident):
    """As if everybody had been asked two minutes ago."""
    table = await place.services.tables.read(ident)
    asked = {str(seat): since - 120 for seat, since in table.asked.items()}
    async with place.services.database.write() as connection:
        from partie.server.storage.loading import encode

        await connection.execute(
            update(tables)
            .where(tables.c.id == ident)
            .values(asked=encode(asked), due=min(asked.values()) + 60)
        )
    place.services.tables.clear()


@pytest.mark.parametrize("then", ["default", "bot"])
def test_what_was_agreed_for_absence_happens_and_is_noted(stage, then):
    async def play(place):
        ident, seat, _, second = await running(place, {"after": 60, "then": then})
        await grow_old(place, ident)
        table = await until(second, f"/api/tables/{ident}", lambda found: found["moves"] > 0)
        record = await second.get(f"/api/tables/{ident}/record")
        if then == "bot":
            assert table["seats"][seat]["kind"] == "bot" and ", bot greedy" in record
        else:
            assert table["seats"][seat]["kind"] == "person"
            assert f"note seat {seat} is absent: the safe default\n1 {seat} open" in record

    stage(play)


def test_an_absent_seat_may_be_handed_over_by_another_player(stage):
    async def play(place):
        ident, seat, first, second = await running(place, {"after": 60, "then": "bot"})
        await grow_old(place, ident)
        table = await second.get(f"/api/tables/{ident}")
        assert table["seats"][seat]["absent_since"] is not None
        assert table["seats"][1 - seat]["absent_since"] is None
        table = await second.post(f"/api/tables/{ident}/seats/{seat}/bot", {"bot": "random"})
        assert table["seats"][seat] | {"name": ""} == {
            "seat": seat, "kind": "bot", "name": "", "person": first.id, "bot": "random", "absent_since": None,
            "resigned": False, "program": False,
        }  # fmt: skip

    stage(play, sweep=600)


def test_a_standing_order_becomes_ordinary_moves(stage):
    async def play(place):
        ident, seat, first, second = await running(place)
        path = f"/api/tables/{ident}/order"
        assert (await refused(first.ask("PUT", path, {"order": "dance"})))[0] == 400
        decision = (await first.get(f"/api/tables/{ident}/play"))["decision"]
        await first.commit(ident, decision["id"], all_moves(decision)[0]["text"])
        left = await second.ask("PUT", path, {"order": "limit 9"})
        assert left["order"].startswith("limit 9")
        kept = await second.get(f"/api/tables/{ident}/play")
        assert kept["order"] == left["order"]
        assert kept["order_args"] == {"limit": 9, "plant": int(left["order"].split()[-1])}
        other = await first.get(f"/api/tables/{ident}/play")
        assert (other["order"], other["order_args"]) == (None, {})
        decision = (await first.get(f"/api/tables/{ident}/play"))["decision"]
        assert decision["seat"] == seat and "bid" in decision["moves"]
        await first.commit(ident, decision["id"], decision["moves"]["bid"][0]["text"])
        position = await first.get(f"/api/tables/{ident}/play")
        assert position["decision"] is not None and position["moves"] >= 3
        record = await first.get(f"/api/tables/{ident}/record")
        assert f"\n3 {1 - seat} bid " in record
        place.services.tables.clear()
        assert (await second.get(f"/api/tables/{ident}/play"))["order"] == left["order"]
        withdrawn = await second.ask("PUT", path, {"order": None})
        assert withdrawn["order"] is None and withdrawn["seq"] > left["seq"]

    stage(play)


def test_games_components_rules_and_words(stage):
    async def play(place):
        anna = await place.visitor().come()
        games = {game["name"]: game for game in await anna.get("/api/games?lang=cs")}
        grid = games["powergrid"]
        assert grid["seats"] == [2, 3, 4, 5, 6] and {"random", "greedy"} <= {
            bot["name"] for bot in grid["bots"]
        }
        assert grid["rules"] == "PG" and games["underwater"]["rules"] == "UC"
        assert all(bot["say"] and bot["about"] for bot in grid["bots"])
        assert {option["name"] for option in grid["options"]} == {"map", "regions"}
        assert all(choice["say"] for option in grid["options"] for choice in option["choices"])
        for name in games:
            assert await anna.get(f"/api/games/{name}/components")
            rules = await anna.get(f"/api/games/{name}/rules")
            assert len(rules) > 100
            assert set(rules[0]) == {"id", "section", "text", "ruling", "example", "overview", "often_missed"}
            places = sorted(rule["overview"] for rule in rules)
            assert places[-20:] == list(range(1, 21)) and not any(places[:-20])
            czech = await anna.get(f"/api/games/{name}/rules?lang=cs")
            assert [rule["id"] for rule in czech] == [rule["id"] for rule in rules]
            assert not any(one["text"] == other["text"] for one, other in zip(czech, rules, strict=True))
        components = await anna.get("/api/games/powergrid/components")
        assert set(components) == {"map_germany", "map_usa", "plants", "tables"}
        texts = await anna.get("/api/games/underwater/texts?lang=cs")
        card = texts["card"]["37"]
        assert card.pop("icons")
        assert card == {
            "say": "Biomechanická stavební četa",
            "about": "Když u připojeného města postavíte druhou laboratoř, získejte 1 kredit.",
            "facts": ["žlutá", "trvalý efekt", "éra I"],
        }
        assert set(texts) == {"card", "metropolis", "contract", "slot-1-2", "slot-3-4"}
        assert (await anna.get("/api/games/powergrid/texts"))["plant"]["13"]["about"].endswith("one city.")
        for lang in ("en", "cs", "uk"):
            assert "error-stale-decision =" in await anna.get(f"/api/locale/{lang}")
            assert "fuel-coal =" in await anna.get(f"/api/locale/{lang}?game=powergrid")

    stage(play)
