"""The text of cards, slots, tiles and contracts of Underwater Cities, made from their effect trees.

    texts = EffectWords("cs")
    texts.card(card)              "Zaplaťte 1 kredit: postavte 1 farmu za obvyklou cenu."
    texts.metropolis(tile), texts.contract(contract), texts.effect(slot)

Each kind of node has messages `effect-<key>` in `locale/effects.<language>.ftl` of the game, so text and rule cannot
differ. Numbers in them are what the node `tells`; one that speaks of prices, things or other effects has a method here,
found by its key. `pytest tests/text` tells what is missing.

Sentences are built so that what is counted stands in the accusative. `thing-<name>` and `resource-<name>` give the
name, the counted forms (`.counted`, by `$n`), the gender and the genitive; adjectives agree by `$gender` and `$n`.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from partie.games.underwater.cards.card import Card, Contract, Metropolis
from partie.games.underwater.effects import (
    PRICE_FREE,
    PRICE_LESS,
    PRICE_STATED,
    AllOf,
    AtLeast,
    Build,
    BuildAndUpgrade,
    Choose,
    CopyYield,
    Count,
    Discount,
    Exchange,
    ForEach,
    Gain,
    If,
    Instead,
    OncePerTurn,
    OnSpace,
    Pay,
    Price,
    Smallest,
    Steps,
    Tree,
    Upgrade,
    UseSlot,
    When,
)
from partie.games.underwater.slots import SIDE_34
from partie.games.underwater.state import Underwater
from partie.games.underwater.terms import (
    EVENTS,
    FREE_SLOT,
    GAINS,
    OTHERS_SLOT,
    RESOURCES,
    SLOTS,
    TYPES,
    USED_SLOT,
    Amount,
)

from .nouns import MANY, Nouns
from .words import Words


class EffectWords:
    """Effects in one language."""

    def __init__(self, language: str, strict: bool = False) -> None:
        self.words = Words(language, "underwater", strict)
        self.nouns = Nouns(self.words)

    # Whole texts

    def effect(self, node: Tree) -> str:
        """An effect in sentences: one for each part that goes in any order."""
        parts = node.parts if isinstance(node, AllOf) else (node,)
        return " ".join(_sentence(self.clause(part)) for part in parts)

    def card(self, card: Card) -> str:
        """The text of a card."""
        return self.effect(card.effect)

    def metropolis(self, tile: Metropolis) -> str:
        """The text of a metropolis tile: what it gives at once, in production, at the end."""
        parts = (("instant", tile.instant), ("production", tile.production), ("end", tile.end))
        return " ".join(
            self.words.say(f"tile-{when}", text=self.clause(node) + ".")
            for when, node in parts
            if node is not None
        )

    def contract(self, contract: Contract) -> str:
        """The text of a government contract."""
        conditions = self.words.listed([self._at_least(condition) for condition in contract.conditions])
        return _sentence(
            self.words.say("tile-contract", conditions=conditions, then=self.clause(contract.benefit))
        )

    def name(self, kind: str, name: str) -> str:
        """The name of a card, metropolis or contract."""
        return self.words.name(kind, name)

    # Clauses: no capital, no full stop

    def clause(self, node: Tree) -> str:
        """An effect inside a sentence."""
        make: Callable[[Any], str] | None = getattr(self, "_" + node.key.replace("-", "_"), None)
        return make(node) if make else self.words.say(f"effect-{node.key}", **node.tells())

    def _gain(self, node: Gain) -> str:
        return self.words.say("effect-gain", gains=self.amount(node.gains))

    def _pay(self, node: Pay[Underwater]) -> str:
        price, then = self._prices(node.prices), self.clause(node.then)
        if node.times > 1:
            return self.words.say("effect-pay-times", count=node.times, price=price, then=then)
        return self.words.say("effect-pay", price=price, then=then)

    def _exchange(self, node: Exchange[Underwater]) -> str:
        one, other = self._units(RESOURCES[node.one], 1), self._units(RESOURCES[node.other], 1)
        text = self.words.say("effect-exchange", one=one, other=other)
        return self.words.say("phrase-times", clause=text, count=node.times) if node.times > 1 else text

    def _build(self, node: Build) -> str:
        things = self.nouns.up_to(node.count, node.what)
        key = "effect-build-expansion" if node.expansion else "effect-build"
        return self.words.say(key, things=things, price=self._price(node.price))

    def _upgrade(self, node: Upgrade) -> str:
        things = self.nouns.up_to(node.count, node.what)
        price = self._upgrade_price(node.prices)
        if node.count == 1 or not any(node.prices[0]):
            return self.words.say("effect-upgrade", things=things, price=price)
        every = self.nouns.agreeing("phrase-every", node.what)
        each = self.words.say("phrase-each-price", every=every, price=self._prices(node.prices))
        return self.words.say("effect-upgrade-several", things=things, price=each)

    def _build_and_upgrade(self, node: BuildAndUpgrade) -> str:
        return self.words.say(
            "effect-build-and-upgrade",
            things=self.nouns.up_to(1, node.what),
            price=self._price(node.price),
            it=self.nouns.agreeing("phrase-it", node.what),
            upgrade=self._upgrade_price((node.upgrade,)),
        )

    def _use_slot(self, node: UseSlot) -> str:
        where = {FREE_SLOT: "free", OTHERS_SLOT: "others", USED_SLOT: "used"}.get(node.where, "any")
        return self.words.say("effect-use-slot", where=where)

    def _copy_yield(self, node: CopyYield) -> str:
        name, gender = self.nouns.name(node.what), self.nouns.gender(node.what)
        one = self.words.find("effect-copy-yield", {"thing": name, "gender": gender}, "one")
        return self.words.say("effect-copy-yield", thing=one or name)

    def _all_of(self, node: AllOf[Underwater]) -> str:
        return self.words.listed([self.clause(part) for part in node.parts])

    def _choose(self, node: Choose[Underwater]) -> str:
        if all(isinstance(option, Gain) for option in node.options):
            gains = [self.amount(option.gains) for option in node.options if isinstance(option, Gain)]
            return self.words.say("effect-gain", gains=self.nouns.joined("phrase-or", gains))
        return self.nouns.joined("phrase-either", [self.clause(option) for option in node.options])

    def _if(self, node: If[Underwater]) -> str:
        return self.words.say(
            "effect-if", condition=self._condition(node.condition), then=self.clause(node.then)
        )

    def _for_each(self, node: ForEach[Underwater]) -> str:
        gains = self.amount(node.gain.gains)
        text = self.words.say("effect-for-each", gains=gains, each=self._each(node.count, node.per))
        return self.words.say("phrase-at-most", clause=text, count=node.most) if node.most else text

    def _network(self, node: Tree) -> str:
        return self.words.say("part-network")

    # Lasting

    def _when(self, node: When) -> str:
        return self.words.say(
            "effect-when", when=self._event(node.event, node.of), then=self.clause(node.then)
        )

    def _discount(self, node: Discount[Underwater]) -> str:
        key = "effect-discount-upgrading" if node.upgrading else "effect-discount"
        return self.words.say(key, thing=self.nouns.any_one(node.what), price=self.amount(node.amount))

    def _once_per_turn(self, node: OncePerTurn[Underwater]) -> str:
        return self.words.say("effect-once-per-turn", then=self.clause(node.then))

    def _instead(self, node: Instead) -> str:
        return self.words.say(
            "effect-instead",
            one=self.nouns.agreeing("adjective-connected", node.what, "gen"),
            thing=self.nouns.name(node.what, "gen"),
            gains=self.amount(node.gain.gains),
            resource=self.words.forms(f"resource-{RESOURCES[node.resource]}")["gen"],
        )

    def _steps(self, node: Steps[Underwater]) -> str:
        assert isinstance(node.count, Count)
        rows = [
            self.words.say("effect-step", count=count, points=points)
            for count, points in node.table_of_points
        ]
        things = self.nouns.things(MANY, node.count)
        return self.words.say("effect-steps", things=things, table=", ".join(rows))

    # Conditions, counts and events

    def _condition(self, node: Tree) -> str:
        if isinstance(node, OnSpace):
            return self.words.say("condition-on-space", space=node.space)
        assert isinstance(node, AtLeast)
        return self.words.say("condition-have", what=self._at_least(node))

    def _at_least(self, node: AtLeast[Underwater]) -> str:
        assert isinstance(node.count, Count)
        return self.words.say(
            "phrase-at-least", count=node.least, thing=self.nouns.things(node.least, node.count)
        )

    def _each(self, count: Tree, per: int) -> str:
        """`each farm`, `every 2 farms`, `each set of 2 farms and 2 plants`."""
        if isinstance(count, Smallest):
            counts = [part for part in count.counts if isinstance(part, Count)]
            parts = [self.nouns.counted(per, self.nouns.things(per, part)) for part in counts]
            return self.words.say("phrase-set", parts=self.words.listed(parts))
        assert isinstance(count, Count)
        things = self.nouns.things(per, count)
        if per > 1:
            gender = self.nouns.gender(count.what)
            return self.words.say("phrase-each-several", count=per, thing=things, gender=gender)
        return self.words.say(
            "phrase-each", every=self.nouns.agreeing("phrase-every", count.what), thing=things
        )

    def _event(self, event: int, of: int) -> str:
        name = EVENTS[event]
        key = f"when-{name}"
        if name in ("builds", "upgrades"):
            return self.words.say(key, thing=self.nouns.any_one(of))
        if name in ("second-built", "second-upgraded"):
            second = self.nouns.agreeing("phrase-second", of)
            return self.words.say(key, second=second, thing=self.nouns.plain(1, of))
        if name == "slot-gives":
            return self.words.say(key, thing=self._unit(GAINS[of], 1))
        if name == "uses-slot":
            return self.words.say(key, slot=SLOTS[of], effect=self.clause(SIDE_34[of]))
        if name == "advances-to":
            return self.words.say(key, space=of)
        if name == "lays-card":
            return self.words.say(key, type=TYPES[of] if of >= 0 else "any")
        return self.words.say(key)

    # Amounts and prices

    def _unit(self, resource: str, number: int) -> str:
        return self.words.find(f"resource-{resource}", {"n": number}, "counted") or resource

    def _units(self, resource: str, number: int) -> str:
        return self.nouns.counted(number, self._unit(resource, number))

    def amount(self, amount: Iterable[int]) -> str:
        """`2 credits and 1 card`."""
        named = zip(GAINS, amount, strict=False)
        return self.words.listed([self._units(name, number) for name, number in named if number])

    def _prices(self, prices: Sequence[Amount]) -> str:
        """Amounts of which one is paid."""
        return self.nouns.joined("phrase-or", [self.amount(price) for price in prices])

    def _price(self, price: Price) -> str:
        if price.kind == PRICE_STATED:
            return self.words.say("phrase-stated-price", price=self.amount(price.amount))
        if price.kind == PRICE_LESS:
            return self.words.say("phrase-less-price", price=self.amount(price.amount))
        return self.words.say("phrase-free-price" if price.kind == PRICE_FREE else "phrase-usual-price")

    def _upgrade_price(self, prices: Sequence[Amount]) -> str:
        if not any(prices[0]):
            return self.words.say("phrase-free-price")
        return self.words.say("phrase-stated-price", price=self._prices(prices))


def _sentence(clause: str) -> str:
    return clause[0].upper() + clause[1:] + "."
