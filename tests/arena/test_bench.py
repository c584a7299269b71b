"""The measuring itself: what it counts, not how fast this machine is."""

from partie.arena.bench import measure, memory_of, sample


def test_a_bench_counts_games_decisions_and_calls():
    found = measure("powergrid", 3, 0.0).data()
    assert found["games"] == 1 and found["decisions_per_game"] > 50 and found["forced_per_game"] >= 0
    for name in ("copy", "mask", "view", "guess", "save"):
        assert found[f"{name}_us"] > 0
    assert found["games_per_s"] > 0 and found["decisions_per_s"] > 0


def test_memory_is_what_a_copy_holds():
    positions = sample("powergrid", 3, {})
    assert len({len(position.moves) for position in positions}) == len(positions)
    assert 500 < memory_of(positions) < 50_000
