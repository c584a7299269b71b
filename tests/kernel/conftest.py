"""The toy game sits among the games while these tests run."""

import pytest
from toy import TOY

import partie


@pytest.fixture(autouse=True)
def toy(monkeypatch):
    monkeypatch.setitem(partie.GAMES, "toy", TOY)
