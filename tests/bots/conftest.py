"""The toy game sits among the games while these tests run: it has hidden hands, lanes and no player of its own."""

import pytest
from toy import TOY

import partie


@pytest.fixture(autouse=True)
def toy(monkeypatch):
    monkeypatch.setitem(partie.GAMES, "toy", TOY)
