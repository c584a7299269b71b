"""Things of Underwater Cities as nouns in the right number and gender: `2 connected upgraded farms`."""

from collections.abc import Sequence
from typing import Final

from partie.euro.effects import MANY
from partie.euro.sets import has
from partie.text.words import MissingWords, Words

from ..components.terms import (
    ACTION_CARD,
    BUILDING,
    CITY,
    FEDERATION,
    FULL_CITY,
    KINDS,
    LAID_CARD,
    METROPOLIS,
    PAIR,
    READY_CARD,
    SLOT_COLOUR,
    SPECIAL,
    STRUCTURE,
)
from ..effects.things import Noun

NAMED: Final = {
    BUILDING: "building",
    STRUCTURE: "structure",
    CITY: "city",
    METROPOLIS: "metropolis",
    SPECIAL: "special",
    ACTION_CARD: "action-card",
    READY_CARD: "ready-card",
    LAID_CARD: "laid-card",
    SLOT_COLOUR: "slot-colour",
    FULL_CITY: "full-city",
    PAIR: "pair",
    FEDERATION: "federation",
}
"""Sets of kinds, and other countable things, that have a name of their own."""
CONNECTED: Final = (
    "farm",
    "plant",
    "laboratory",
    "building",
    "structure",
    "white",
    "purple",
    "city",
    "metropolis",
)
"""What is counted only when connected, and said so; a tunnel always is."""


def names_of(what: int) -> list[str]:
    """The names for a set of kinds: its own, or those of its members."""
    if what in NAMED:
        return [NAMED[what]]
    return [name for bit, name in enumerate(KINDS) if has(what, bit)]


class Nouns:
    """The nouns of one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def told(self, noun: Noun) -> str:
        """What an effect speaks of, in the form it asks for."""
        what, number, key = noun.what, noun.number, noun.key
        match noun.form:
            case "up-to":
                return self.up_to(number, what)
            case "any":
                return self.any_one(what)
            case "plain":
                return self.plain(number, what)
            case "name":
                return self.name(what, key)
            case "gender":
                return self.gender(what)
            case "agreeing":
                return self.agreeing(key, what)
            case "agreeing-gen":
                return self.agreeing(key, what, "gen")
            case "things":
                return self.things(noun)
        raise ValueError(noun.form)

    def form(self, name: str, form: str, number: int = 1) -> str:
        """A form of a thing's name."""
        text = self.words.find(f"thing-{name}", {"n": number}, form)
        if text is None:
            if self.words.strict:
                raise MissingWords(f"thing-{name}.{form} in {self.words.language}")
            return name
        return text

    def gender(self, what: int) -> str:
        """The gender of a thing, of the first where there are several."""
        return self.form(names_of(what)[0], "gender")

    def name(self, what: int, form: str = "") -> str:
        """The name alone, or in another case."""
        return self.joined("phrase-or", [self.form(name, form) for name in names_of(what)])

    def agreeing(self, key: str, what: int, form: str = "") -> str:
        """A word that agrees with a thing: `each`, `it`, `second`."""
        args = {"gender": self.gender(what), "n": 1}
        text = self.words.find(key, args, form)
        if text is None:
            return self.words.say(key, **args)
        return text

    def plain(self, number: int, what: int) -> str:
        """`farms or laboratories`, in the form for the number."""
        return self.joined("phrase-or", [self.form(name, "counted", number) for name in names_of(what)])

    def things(self, count: Noun) -> str:
        """What is counted, in the form for its number: `connected upgraded farms`."""
        number = count.number
        found = []
        for name in names_of(count.what):
            adjectives = []
            args = {"gender": self.form(name, "gender"), "n": number}
            if name in CONNECTED:
                adjectives.append(self.words.say("adjective-connected", **args))
            if count.upgraded:
                adjectives.append(self.words.say("adjective-upgraded", **args))
            if name == "tunnel" and count.at_city:
                name = "tunnel-at-city"
            found.append(" ".join([*adjectives, self.form(name, "counted", number)]))
        return self.joined("phrase-or", found)

    def counted(self, number: int, thing: str) -> str:
        """A number and its thing."""
        return self.words.say("phrase-counted", count=number, thing=thing)

    def up_to(self, number: int, what: int) -> str:
        """`1 farm`, `up to 2 farms`."""
        if number == 1:
            return self.counted(1, self.plain(1, what))
        thing, many = self.plain(number, what), self.plain(MANY, what)
        return self.words.say("phrase-up-to", count=number, thing=thing, many=many)

    def any_one(self, what: int) -> str:
        """`a farm`."""
        return self.words.say("phrase-a", thing=self.plain(1, what))

    def joined(self, key: str, parts: Sequence[str]) -> str:
        """Alternatives: `a, b or c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.words.say(key, first=", ".join(parts[:-1]), last=parts[-1])
