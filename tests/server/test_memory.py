"""The garbage collector stays out of the way: kept games are not looked through while people wait."""

import gc
import weakref

import pytest

from partie.server import memory
from partie.server.memory import Memory


class Knot:
    """Garbage that only the collector finds."""

    def __init__(self):
        self.me = self


@pytest.fixture
def tended(monkeypatch):
    monkeypatch.setattr(memory, "YOUNG", 2000)
    monkeypatch.setattr(memory, "SOME", 10_000)
    monkeypatch.setattr(memory, "MUCH", 100_000)
    found = Memory()
    found.start()
    yield found
    found.stop()


def test_what_survives_is_never_looked_through_again(tended):
    kept, looks = [], []
    gc.callbacks.append(lambda phase, told: looks.append(told) if phase == "stop" else None)
    try:
        while len(looks) < 20:
            kept.append([[]])
    finally:
        gc.callbacks.pop()
    assert {told["generation"] for told in looks} == {0}
    assert len(gc.get_objects(0)) + len(gc.get_objects(1)) + len(gc.get_objects(2)) < 3 * memory.YOUNG
    assert gc.get_freeze_count() > len(kept)


def test_young_garbage_is_found(tended):
    gone = weakref.ref(Knot())
    kept = []
    while gone() is not None:
        kept.append([])
        assert len(kept) < 3 * memory.YOUNG


def test_old_garbage_is_found_when_the_server_rests(tended):
    knot = Knot()
    gone = weakref.ref(knot)
    kept = [[] for _ in range(8 * memory.YOUNG)]
    del knot
    tended.tend()
    assert gone() is not None, "not while people wait"
    tended.tend()
    assert gone() is None and kept


def test_old_garbage_is_found_after_very_long_without_rest(tended):
    knot = Knot()
    gone = weakref.ref(knot)
    kept = [[] for _ in range(60 * memory.YOUNG)]
    del knot
    tended.resting = False
    tended.tend()
    assert gone() is None and kept


def test_an_ended_server_leaves_the_collector_as_it_was(stage):
    async def nothing(place):
        assert place.services.memory._on_collection in gc.callbacks

    stage(nothing)
    assert gc.get_threshold() == (700, 10, 10) and gc.get_freeze_count() == 0
