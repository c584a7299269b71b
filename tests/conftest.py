"""How much is tested: few examples of Hypothesis in `make test`, many in `make fuzz` (HYPOTHESIS_PROFILE=fuzz).

In CI (PARTIE_SAMPLE hashes the sources) the examples are others with each change, and of the cases of tests marked
`sampled` only a share runs, another one with each change; of the tests that cost the most (`SHARES`), one in so many.
`make prove` runs them all. Tests marked `plain` are left out on the compiled engine.
"""

import os
from itertools import groupby
from zlib import crc32

import pytest
from hypothesis import HealthCheck, core, settings

import partie

COMMON = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large]}

SHARES = {
    "tests/browser/": 8,
    "tests/server/": 8 if partie.COMPILED else 4,
    "tests/test_laws.py": 1 if partie.COMPILED else 4,
    "tests/test_contributing.py": 3,
}
"""Tests that take long: CI runs one in so many at a commit. The laws are all kept on the compiled engine."""
SAMPLE = os.environ.get("PARTIE_SAMPLE", "")

settings.register_profile("test", max_examples=50, derandomize=not SAMPLE, **COMMON)
settings.register_profile("fuzz", max_examples=500, **COMMON)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))
if SAMPLE:
    core.global_force_seed = crc32(SAMPLE.encode())


def pytest_collection_modifyitems(config, items):
    if partie.COMPILED:
        for item in items:
            if item.get_closest_marker("plain"):
                item.add_marker(pytest.mark.skip(reason="the compiled engine cannot be replaced in parts"))
    if SAMPLE:
        kept = sample(items, SAMPLE)
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in kept])
        items[:] = [item for item in items if item.nodeid in kept]


def sample(items, commit):
    """The ids of the tests that run at a commit: of each that is `sampled` a share of its cases, at least one."""
    kept: set[str] = set()

    def drawn(case):
        return crc32(f"{commit} {case.nodeid}".encode())

    for _, cases in groupby(items, lambda item: item.nodeid.partition("[")[0]):
        cases = list(cases)
        mark = cases[0].get_closest_marker("sampled")
        count = len(cases) if mark is None else -(-len(cases) // mark.args[0])
        for case in sorted(cases, key=drawn)[:count]:
            share = next((one for folder, one in SHARES.items() if case.nodeid.startswith(folder)), 1)
            if drawn(case) % share == 0:
                kept.add(case.nodeid)
    return kept
