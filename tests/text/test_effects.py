"""Card texts are made from effect trees: all cards, slots and tiles, and every kind of node, in every language."""

import re
from typing import ClassVar

import pytest
from card_texts import SENTENCES, page
from complete_languages import LANGUAGES

from partie.euro.effects import Asking
from partie.euro.effects.words import Clause, Say
from partie.games.underwater import effects as nodes
from partie.games.underwater import trees as numbered
from partie.games.underwater.cards import ALL_CARDS, BY_NUMBER, CONTRACTS, METROPOLISES
from partie.games.underwater.cards.slots import SIDE_12, SIDE_34
from partie.games.underwater.components.terms import (
    EVENTS,
    FARM,
    KELP,
    LABORATORY,
    PLANT,
    TUNNEL,
    WHITE,
    Y1,
    Y2,
    amount,
)
from partie.games.underwater.effects import FeedFree, Part, walk
from partie.games.underwater.state import Underwater
from partie.games.underwater.text import icons
from partie.games.underwater.text.effects import EffectWords
from partie.games.underwater.text.nouns import NAMED
from partie.text import Words
from partie.text.speakers import speaker

languages = pytest.mark.parametrize("language", LANGUAGES)
LETTERS = {"en": r"[a-zé]", "cs": r"[a-záčďéěíňóřšťúůýž]", "uk": r"[а-щьюяґєії’]"}


def reads_well(text, language):
    """Sentences with capitals and full stops, in the letters of the language, nothing left open."""
    assert text.endswith(".") and not re.search(r"[{}\u2068\u2069$]|  | [.,;:)]|\.\.|\( |None|False", text), (
        text
    )
    words = re.findall(r"[^\W\d_]{2,}", re.sub(r"\b[YRGA]\d\b", "", text))
    assert all(re.fullmatch(f"{LETTERS[language]}+", word.lower()) for word in words), text
    return text


def trees():
    yield from ((f"card {card.number}", card.effect) for card in ALL_CARDS)
    for side, slots in (("1-2", SIDE_12), ("3-4", SIDE_34)):
        yield from ((f"slot {number} of side {side}", slot) for number, slot in enumerate(slots))


@languages
def test_every_card_and_slot_has_a_text(language):
    texts = EffectWords(language, strict=True)
    for where, effect in trees():
        assert reads_well(texts.effect(effect), language), where


@languages
def test_every_card_tile_and_contract_has_a_name_and_a_text(language):
    texts = EffectWords(language, strict=True)
    for card in ALL_CARDS:
        assert texts.name("card", card.name) != card.name and reads_well(texts.card(card), language)
    for tile in METROPOLISES:
        assert texts.name("metropolis", tile.name) != tile.name and reads_well(
            texts.metropolis(tile), language
        )
    for contract in CONTRACTS:
        assert texts.name("contract", contract.name) != contract.name
        assert reads_well(texts.contract(contract), language)


def below(cls):
    """All classes of nodes below one, of the game and of those that games share."""
    found = {each for sub in cls.__subclasses__() for each in (sub, *below(sub))}
    return {each for each in found if each.__module__.startswith(("partie.euro", "partie.games.underwater"))}


ONE = nodes.Gain(credit=1)
SAMPLES = [
    nodes.Gain(kelp=1, steelplast=2, science=5, credit=21, biomatter=3, point=4, card=11),
    *(nodes.GainDifferent(n) for n in (1, 2, 5)),
    nodes.Pay(amount(credit=1), ONE, times=3, or_price=amount(science=2)),
    nodes.Exchange(KELP, KELP + 1, times=2),
    *(
        nodes.Build(FARM | PLANT, n, price)
        for n in (1, 2, 5)
        for price in (nodes.USUAL, nodes.FREE, nodes.less(kelp=1))
    ),
    nodes.Build(LABORATORY, price=nodes.stated(steelplast=1), expansion=True),
    *(nodes.Upgrade(TUNNEL, n, prices) for n in (1, 3) for prices in (nodes.SCIENCE_1, nodes.FREE_UPGRADE)),
    *(nodes.BuildAndUpgrade(what) for what in (FARM, PLANT, TUNNEL)),
    *(
        make(n)
        for make in (nodes.Advance, nodes.UseAction, nodes.Ready, nodes.TakeSpecial)
        for n in (1, 2, 5)
    ),
    *(nodes.UseSlot(where) for where in (1, 2, 3, 4)),
    *(nodes.CopyYield(what) for what in (FARM, PLANT, TUNNEL)),
    nodes.Convert(),
    *(nodes.DrawChoose(n, 1) for n in (1, 3, 5)),
    nodes.TakeMetropolis(),
    nodes.Pay(amount(credit=1), nodes.AllOf(ONE, nodes.Choose(nodes.Convert(), ONE))),
    nodes.Choose(ONE, nodes.Gain(kelp=2)),
    nodes.If(nodes.OnSpace(1), ONE),
    *(
        node
        for what in (*NAMED, FARM, PLANT, LABORATORY, TUNNEL, WHITE, FARM | LABORATORY)
        for n in (1, 2, 5)
        for node in (
            nodes.If(nodes.AtLeast(nodes.Count(what, upgraded=what < WHITE), n), ONE),
            nodes.ForEach(nodes.Count(what, at_city=True), n, ONE, most=n),
        )
    ),
    nodes.ForEach(nodes.Smallest(nodes.Count(FARM), nodes.Count(TUNNEL, upgraded=True)), 1, ONE),
    *(nodes.When(event, Y1 if name == "uses-slot" else FARM, ONE) for event, name in enumerate(EVENTS)),
    nodes.When(EVENTS.index("lays-card"), -1, ONE),
    *(nodes.Discount(PLANT, amount(credit=2), upgrading) for upgrading in (False, True)),
    nodes.OncePerTurn(ONE),
    *(make(n) for make in (nodes.HandLimit, nodes.FeedFree) for n in (1, 2, 5)),
    *(nodes.Instead(what, KELP, ONE) for what in (FARM, PLANT, TUNNEL)),
    nodes.Steps(nodes.Count(TUNNEL, at_city=True), ((8, 5), (9, 7))),
]


@languages
def test_every_kind_of_node_has_words(language):
    texts = EffectWords(language, strict=True)
    made = [reads_well(texts.effect(sample), language) for sample in SAMPLES]
    assert len(set(made)) > 100
    written = {cls.key for cls in below(Part) if getattr(cls, "key", "network") != "network"}
    assert {node.key for sample in SAMPLES for node in walk(sample)} == written


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Pay 1 credit: build up to 2 farms at the usual cost."),
        ("cs", "Zaplaťte 1 kredit: postavte až 2 farmy za obvyklou cenu."),
        ("uk", "Заплатіть 1 кредит: побудуйте до 2 ферм за стандартну вартість."),
    ],
)
def test_a_card_reads_as_a_card(language, text):
    assert (
        EffectWords(language, strict=True).effect(nodes.Pay(amount(credit=1), nodes.Build(FARM, 2))) == text
    )


@languages
def test_sets_of_several_say_how_many(language):
    texts = EffectWords(language, strict=True)
    several = nodes.Smallest(nodes.Count(FARM), nodes.Count(PLANT))
    one, two = (texts.effect(nodes.ForEach(several, per, ONE)) for per in (1, 2))
    assert reads_well(one, language) != reads_well(two, language)
    assert two.count("2") == 2


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (86, "za každá 2 připojená odsolovací zařízení."),
        (64, "za každá 3 připojená města."),
        (81, "za každé 2 tunely."),
        (119, "za každé 3 připojené budovy."),
    ],
)
def test_czech_says_every_several_in_the_gender_of_the_thing(card, text):
    assert EffectWords("cs").card(BY_NUMBER[card]).endswith(text)


def test_ukrainian_speaks_as_the_rulebook_does():
    """Things are linked with the network (з’єднані) and built for nothing (безплатно)."""
    words = EffectWords("uk")
    texts = " ".join(words.card(card) for card in ALL_CARDS if card.playable)
    assert "з’єднані міста" in texts and "безплатно" in texts
    assert "приєднан" not in texts and "безкоштовно" not in texts


@languages
def test_forty_texts_can_be_written_for_reading(language):
    assert page(language).count("\n- ") == SENTENCES


@languages
def test_cards_and_parts_of_effects_are_said_by_their_numbers(language):
    says = speaker(Words(language, "underwater", strict=True)).tell
    texts = EffectWords(language, strict=True)
    card = BY_NUMBER[19]
    assert says("card", 19) == says("source", 19) == texts.name("card", card.name)
    assert says("card", -1) == texts.words.say("card-unknown")
    parts = [says("part", 19 * 32 + 1), says("part", 19 * 32 + 2)]
    assert texts.card(card) == " ".join(part[0].upper() + part[1:] + "." for part in parts)
    assert "Y2" in says("source", numbered.FIRST_SLOT_SOURCE + 16 + Y2)
    assert says("source", numbered.FIRST_TILE_SOURCE + 3) == says("metropolis", 2)
    assert says("source", numbered.FIRST_CONTRACT_SOURCE + 1) == says("contract", 1)
    assert says("amount", 3) is None


class Toll(FeedFree):
    """A kind of node that takes its words and icons from itself alone."""

    def words(self) -> Clause:
        return Say("effect-hand-limit", count=self.cities)


class Mute(Asking[Underwater]):
    """A kind of node that forgot most of what a node is."""

    key: ClassVar[str] = "mute"


def test_a_new_kind_of_node_brings_its_words_and_icons():
    texts = EffectWords("en", strict=True)
    assert texts.clause(Toll(3)) == texts.clause(nodes.HandLimit(3))
    assert icons.line(Toll(3)) == [["feed", 3], ["free"]]


def test_a_kind_of_node_that_lacks_something_cannot_be_made():
    with pytest.raises(TypeError, match=r"brings.*words.*worth"):
        Mute()
