"""The arithmetic of clocks: banks, increments, nights and days off, pauses, and times without a server."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partie.kernel.errors import PartieError
from partie.table import pace
from partie.table.pace import Clock, Pace

HOUR = 3600
DAY = 24 * HOUR
MONDAY = datetime(2026, 3, 23, 12, tzinfo=ZoneInfo("Europe/Prague")).timestamp()
BLITZ = Pace("live", 600, 10, 900, "bot")
ZONES = ("UTC", "Europe/Prague", "America/St_Johns", "Asia/Kathmandu", "Pacific/Apia", "Australia/Lord_Howe")

paces = st.builds(
    lambda bank, more, increment, off, night, look: Pace(
        "slow", bank, min(increment, bank + more), bank + more, "default", look, tuple(sorted(off)), night
    ),
    st.integers(5, 40 * DAY),
    st.integers(0, 20 * DAY),
    st.integers(0, 3 * DAY),
    st.sets(st.integers(0, 6), max_size=6),
    st.none() | st.tuples(st.integers(0, 23), st.integers(0, 23)).filter(lambda hours: hours[0] != hours[1]),
    st.booleans(),
)
moments = st.floats(MONDAY - 400 * DAY, MONDAY + 400 * DAY)
spans = st.floats(0, 30 * DAY)
zones = st.sampled_from(ZONES)


@given(paces, zones, moments, spans)
def test_time_that_is_used_up_ends_exactly_at_the_deadline(chosen, zone, start, left):
    end = pace.end(chosen, zone, start, left)
    assert end >= start + left - 1e-3
    assert pace.used(chosen, zone, start, end) == pytest.approx(left, abs=1e-3)


@given(paces, zones, moments, spans, spans)
def test_time_adds_up_and_never_runs_faster_than_the_world(chosen, zone, start, first, second):
    middle, end = start + first, start + first + second
    parts = pace.used(chosen, zone, start, middle) + pace.used(chosen, zone, middle, end)
    assert pace.used(chosen, zone, start, end) == pytest.approx(parts, abs=1e-3)
    assert 0 <= parts <= first + second + 1e-3


@given(paces, st.lists(st.tuples(spans, st.sets(st.integers(0, 2)), st.booleans()), max_size=12))
def test_a_bank_stays_between_nothing_and_the_cap_and_only_the_running_lose(chosen, turns):
    clock, now = pace.begun(chosen, ("UTC", "Europe/Prague", "Asia/Kathmandu")), MONDAY
    for span, asked, halted in turns:
        before, ran = clock, set(clock.since)
        now += span
        clock = pace.turned(clock, chosen, frozenset(asked), halted, now)
        assert clock.waiting == asked and set(clock.since) == (set() if halted else asked)
        for seat in range(3):
            assert 0 <= pace.remaining(clock, chosen, seat, now) <= chosen.cap
            if seat not in ran:
                assert clock.left[seat] >= before.left[seat]
        assert pace.load_clock(pace.save_clock(clock)) == clock
    assert pace.load_pace(pace.save_pace(chosen)) == chosen


@given(paces, moments, spans, spans, spans)
def test_a_time_without_a_server_costs_nobody_anything(chosen, start, played, down, more):
    clock = pace.turned(pace.begun(chosen, ("Europe/Prague",)), chosen, frozenset({0}), False, start)
    last, now = start + played, start + played + down
    had = pace.remaining(clock, chosen, 0, last)
    after = pace.excused(clock, chosen, last, now)
    assert pace.remaining(after, chosen, 0, now) >= had - 1e-3
    assert pace.remaining(after, chosen, 0, now) <= max(had, pace.RETURN) + 1e-3


@given(paces, moments, spans, spans)
def test_a_pause_costs_nobody_anything(chosen, start, played, rest):
    clock = pace.turned(pace.begun(chosen, ("UTC",)), chosen, frozenset({0}), False, start)
    had = pace.remaining(clock, chosen, 0, start + played)
    paused = Clock(
        *(
            getattr(pace.stopped(clock, chosen, start + played), name)
            for name in ("left", "zones", "since", "waiting")
        ),
        paused=True,
    )
    assert pace.due(paused, chosen) is None
    still = pace.turned(paused, chosen, frozenset({0}), False, start + played + rest)
    assert pace.due(still, chosen) is None and pace.remaining(still, chosen, 0, start + 2e9) == had


def test_a_live_clock_is_exact_and_gives_the_increment_for_an_answer():
    clock = pace.turned(pace.begun(BLITZ, ("UTC", "UTC")), BLITZ, frozenset({0}), False, 1000.0)
    assert pace.due(clock, BLITZ) == 1600.0
    clock = pace.turned(clock, BLITZ, frozenset({1}), False, 1100.5)
    assert clock.left == (600 - 100.5 + 10, 600.0)
    assert pace.due(clock, BLITZ) == 1700.5
    # A turn of several decisions is one waiting time: no increment in between, and the time goes on.
    same = pace.turned(clock, BLITZ, frozenset({1}), False, 1200.5)
    assert (same.left, same.since) == (clock.left, clock.since)


def test_increments_never_lift_a_bank_over_the_cap():
    quick = Pace("live", 60, 30, 65, "out")
    clock = pace.turned(pace.begun(quick, ("UTC",)), quick, frozenset({0}), False, 0.0)
    assert pace.turned(clock, quick, frozenset(), False, 1.0).left == (65.0,)


def test_hours_a_move_are_full_again_after_each_move():
    daily = Pace("slow", DAY, DAY, DAY, "default")
    clock = pace.turned(pace.begun(daily, ("UTC",)), daily, frozenset({0}), False, 0.0)
    assert pace.turned(clock, daily, frozenset(), False, 23 * HOUR).left == (DAY,)


def test_nobodys_time_runs_while_a_bot_thinks():
    clock = pace.turned(pace.begun(BLITZ, ("UTC", "UTC")), BLITZ, frozenset({0}), True, 0.0)
    assert clock.since == {} and clock.waiting == {0}
    clock = pace.turned(clock, BLITZ, frozenset({0}), False, 50.0)
    assert clock.left[0] == 600 and pace.due(clock, BLITZ) == 650.0
    # A bot is asked beside the person: what was used counts, no increment, and time stands still.
    clock = pace.turned(clock, BLITZ, frozenset({0}), True, 60.0)
    assert clock.left[0] == 590 and clock.since == {}


def test_time_begins_with_the_first_look_or_after_a_while():
    slow = Pace("slow", 2 * HOUR, 0, 2 * HOUR, "bot", on_look=True)
    clock = pace.turned(pace.begun(slow, ("UTC",)), slow, frozenset({0}), False, 0.0)
    assert pace.due(clock, slow) == DAY + 2 * HOUR
    seen = pace.looked(clock, 0, 5 * HOUR)
    assert pace.due(seen, slow) == 7 * HOUR
    assert pace.looked(seen, 0, 6 * HOUR) is seen and pace.looked(seen, 0, 6 * HOUR).since == {0: 5 * HOUR}
    # The next decision of the same waiting time does not wait for a look.
    on = pace.turned(seen, slow, frozenset({0}), False, 6 * HOUR)
    assert pace.due(on, slow) == 7 * HOUR


def test_nights_and_days_off_are_those_of_the_players_own_time_zone():
    office = Pace("slow", 8 * HOUR, 8 * HOUR, 8 * HOUR, "bot", off=(5, 6), night=(18, 9))
    prague = ZoneInfo("Europe/Prague")
    friday = datetime(2026, 3, 27, 17, tzinfo=prague).timestamp()
    # One hour on Friday; the clocks of Prague change on Sunday, which does not count; seven hours on Monday.
    assert (
        pace.end(office, "Europe/Prague", friday, 8 * HOUR)
        == datetime(2026, 3, 30, 16, tzinfo=prague).timestamp()
    )
    # In Vancouver it is nine in the morning then, and the whole day counts.
    vancouver = ZoneInfo("America/Vancouver")
    assert (
        pace.end(office, "America/Vancouver", friday, 8 * HOUR)
        == datetime(2026, 3, 27, 17, tzinfo=vancouver).timestamp()
    )


def test_whoever_ran_out_of_time_goes_on_with_a_little():
    clock = Clock((0.0, 5.0), ("UTC", "UTC"), {})
    assert pace.relieved(clock, BLITZ, 0).left == (60.0, 5.0)
    assert pace.relieved(clock, Pace("slow", DAY, DAY, DAY, "bot"), 1).left == (0.0, DAY)


@pytest.mark.parametrize(
    "changes",
    [
        {"kind": "none"},
        {"then": "win"},
        {"bank": 4},
        {"bank": 1000},
        {"cap": 61 * DAY},
        {"increment": -1},
        {"increment": 901},
        {"off": (5,)},
        {"night": (22, 8)},
        {"kind": "slow", "off": tuple(range(7))},
        {"kind": "slow", "off": (7,)},
        {"kind": "slow", "off": (1, 1)},
        {"kind": "slow", "night": (8, 8)},
        {"kind": "slow", "night": (8, 24)},
    ],
)
def test_a_pace_that_nobody_could_play_by_is_refused(changes):
    given = {"kind": "live", "bank": 600, "increment": 10, "cap": 900, "then": "bot", **changes}
    with pytest.raises(PartieError):
        pace.checked(Pace(**given))
