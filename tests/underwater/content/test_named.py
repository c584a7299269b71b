"""Every rule is named where it is enforced or its data stands, and every card in every language."""

import pytest

from partie import catalogue
from partie.games.underwater.cards import ALL_CARDS, Card, counts
from partie.games.underwater.components.terms import GREEN, INSTANT
from partie.games.underwater.effects import Gain
from partie.proof.where import places


def test_every_rule_is_named_in_the_sources() -> None:
    named = places("underwater")
    assert [rule.id for rule in catalogue.load("underwater") if rule.id not in named] == []


def test_a_card_without_a_name_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    assert counts.unnamed() == []
    new = Card(400, "nobody-named-it", GREEN, INSTANT, Gain(kelp=1), designed=True)
    monkeypatch.setattr(counts, "ALL_CARDS", (*ALL_CARDS, new))
    assert sorted(counts.unnamed()) == [
        f"card 400: no card-nobody-named-it in {language}" for language in ("cs", "en", "uk")
    ]
    assert counts.faults() == []
    taken = Card(250, "nobody-named-it", GREEN, INSTANT, Gain(kelp=1), designed=True)
    monkeypatch.setattr(counts, "ALL_CARDS", (*ALL_CARDS, taken))
    assert counts.faults() == ["card 250: the number is taken by slots and tiles"]
