"""Effects of permanent cards: what they add to what the laid cards of a player amount to."""

from typing import Final

from partie.euro import effects
from partie.euro.amounts import Amount, together
from partie.euro.effects.words import Clause, Goods, Line, Say

from ..book import TABLE
from ..components.terms import (
    ADVANCES_TO,
    BUILDING,
    BUILDS,
    CITY,
    EVENTS,
    GAINS,
    LAYS_CARD,
    SECOND_BUILT,
    SECOND_UPGRADED,
    SLOT_GIVES,
    SLOTS,
    TUNNEL,
    TYPES,
    UPGRADES,
    USES_SLOT,
    WITHIN_EFFECTS,
    kinds_in,
)
from ..state.made import Underwater
from ..state.tableau import Tableau
from .building import upgrades
from .things import BUILT, CITY_SITES, TUNNEL_SITES, Form, Noun, things

_TYPE_SIGNS: Final = {"permanent": "lasting"}
_PLAIN_EVENTS: Final[dict[str, Line]] = {
    "second-tunnel": [("build",), ("tunnel", 2)],
    "connects-metropolis": [("metropolis", 1)],
    "mismatches": [("card", 1, "different")],
    "uses-action": [("use",), ("action-card", 1)],
    "takes-special": [("take",), ("special", 1)],
    "all-colours": [("slot", 3, "different")],
    "turn-ends": [("end-turn",)],
}


def opened_by(effect: effects.Part[Underwater]) -> int:
    """The kinds for which an effect may open new sites."""
    found = BUILDING | CITY if effect.given & CITY_SITES else 0
    return found | (TUNNEL if effect.given & TUNNEL_SITES else 0)


class When(effects.When[Underwater]):
    """`then`, each time the event happens in the own turn, to its owner alone (UC-TIM-06, UC-GLO-29, UC-GLO-35,
    UC-GLO-36)."""

    def fits(self, of: int) -> bool:
        if self.event == BUILDS or self.event == UPGRADES:
            return self.of & of > 0
        return of == self.of or self.of < 0

    def lay(self, tableau: Tableau, card: int) -> None:
        tableau.on[self.event] += (self,)
        if self.event in WITHIN_EFFECTS:
            tableau.rewards = together([tableau.rewards, self.then.brings()]).unbounded()
            tableau.opens |= opened_by(self.then)
            tableau.upgrades = tableau.upgrades or upgrades(self.then)

    def helps(self, slot: int, wanted: int) -> bool:
        """What a build brings may pay for the upgrade that belongs to it; so may what the use of the slot brings."""
        if self.event in (BUILDS, SECOND_BUILT):
            return wanted & BUILT > 0
        return self.event == USES_SLOT and self.of == slot

    def event_words(self) -> Clause:
        key, of = f"when-{EVENTS[self.event]}", self.of
        if self.event in (BUILDS, UPGRADES):
            return Say(key, thing=Noun("any", of))
        if self.event in (SECOND_BUILT, SECOND_UPGRADED):
            return Say(key, second=Noun("agreeing", of, key="phrase-second"), thing=Noun("plain", of))
        if self.event == SLOT_GIVES:
            return Say(key, thing=Form(f"resource-{GAINS[of]}", "counted", {"n": 1}, GAINS[of]))
        if self.event == USES_SLOT:
            return Say(key, slot=SLOTS[of], effect=TABLE.slots[1][of].words())
        if self.event == ADVANCES_TO:
            return Say(key, space=of)
        if self.event == LAYS_CARD:
            return Say(key, type=TYPES[of] if of >= 0 else "any")
        return Say(key)

    def event_line(self) -> Line:
        of = self.of
        if self.event in (BUILDS, SECOND_BUILT):
            return [("build",), *things(of, 2 if self.event == SECOND_BUILT else 1)]
        if self.event in (UPGRADES, SECOND_UPGRADED):
            return [("upgrade",), *things(of, 2 if self.event == SECOND_UPGRADED else 1)]
        if self.event == SLOT_GIVES:
            return [("slot",), (GAINS[of], 1)]
        if self.event == USES_SLOT:
            return [("slot", None, SLOTS[of])]
        if self.event == ADVANCES_TO:
            return [("federation", None, str(of))]
        if self.event == LAYS_CARD:
            return [("laid-card",), (_TYPE_SIGNS.get(TYPES[of], TYPES[of]),)] if of >= 0 else [("laid-card",)]
        return _PLAIN_EVENTS[EVENTS[self.event]]


class Discount(effects.Discount[Underwater]):
    """Building or upgrading costs less (UC-GLO-13)."""

    def lay(self, tableau: Tableau, card: int) -> None:
        if self.upgrading:
            tableau.upgrade_discounts = self._less(tableau.upgrade_discounts)
        else:
            tableau.discounts = self._less(tableau.discounts)

    def _less(self, discounts: tuple[Amount, ...]) -> tuple[Amount, ...]:
        kinds = kinds_in(self.what)
        return tuple([off + self.amount if kind in kinds else off for kind, off in enumerate(discounts)])

    def helps(self, slot: int, wanted: int) -> bool:
        return True

    def words(self) -> Clause:
        key = "effect-discount-upgrading" if self.upgrading else "effect-discount"
        return Say(key, thing=Noun("any", self.what), price=Goods(self.amount.parts()))

    def line(self) -> Line:
        doing = "upgrade" if self.upgrading else "build"
        price = effects.counted(self.amount.parts(), GAINS)
        return [(doing,), *things(self.what, 1), ("less",), *price]


class OncePerTurn(effects.OncePerTurn[Underwater]):
    """An ability of each own turn (UC-GLO-19)."""

    def lay(self, tableau: Tableau, card: int) -> None:
        tableau.once += (card,)
        tableau.abilities = together([tableau.abilities, self.then.brings()])
        tableau.upgrades = tableau.upgrades or upgrades(self.then)

    def helps(self, slot: int, wanted: int) -> bool:
        return True


class HandLimit(effects.HandLimit[Underwater]):
    """A larger hand (UC-HND-01)."""

    def lay(self, tableau: Tableau, card: int) -> None:
        tableau.limit += self.more

    def helps(self, slot: int, wanted: int) -> bool:
        return False
