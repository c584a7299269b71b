"""Words of one language: see the package's docstring for the names of messages."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from partie import catalogue
from partie.kernel.engine.decision import Decision
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.result import Result
from partie.kernel.engine.step import Move, Price
from partie.kernel.errors import PartieError

from .arguments import Arguments, event_names
from .files import bundle, languages

LANGUAGES: Final = languages()
FALLBACK: Final = "en"
FORMER: Final = "a former player"
"""The name of deleted accounts in storage and records; readers see it in their language."""
PLAIN: Final = frozenset((int, float, str))
"""Kinds of values that messages take unchanged."""
MOST: Final = 50_000
"""The number of cached messages, some 20 MB."""

_PHRASES: Final[dict[tuple[str, str, Move, str], str]] = {}
"""The number of cached moves in words, of verbs whose words depend on nothing else (`Speaker.fixed`)."""


class MissingWords(LookupError):
    """A missing message, form or argument (raised in strict mode only)."""


class Told(NamedTuple):
    """A formatted message; `fault` names a missing argument, if any."""

    text: str
    fault: str


@lru_cache(maxsize=MOST)
def message(
    language: str, game: str, key: str, form: str, args: tuple[tuple[str, object], ...]
) -> Told | None:
    """Format a message (or its attribute `form`) in one language; None if it is missing.

    Results are cached, because Fluent is slow: a message depends only on these five arguments, while the words of most
    moves depend on the whole position.
    """
    made = bundle(language, game)
    if not made.has_message(key):
        return None
    found = made.get_message(key)
    pattern = found.attributes.get(form) if form else found.value
    if pattern is None:
        return None
    text, faults = made.format_pattern(pattern, dict(args))
    return Told(str(text), str(faults[0]) if faults else "")


@lru_cache(maxsize=MOST)
def attributes(language: str, game: str, key: str) -> tuple[str, ...] | None:
    """The forms that a message has in a language, the plain one first; None where it has no such message."""
    made = bundle(language, game)
    return ("", *made.get_message(key).attributes) if made.has_message(key) else None


@lru_cache(maxsize=MOST)
def _forms(language: str, game: str, key: str, number: int, forms: tuple[str, ...]) -> Mapping[str, str]:
    words = Words(language, game)
    return {form: words.find(key, {"n": number}, form) or "" for form in forms}


@lru_cache(maxsize=MOST)
def _price(language: str, game: str, parts: Price) -> str:
    return Words(language, game)._price(parts)


class Words:
    """All texts in a language, shared ones and those of one game."""

    __slots__ = ("game", "language", "strict")

    def __init__(self, language: str, game: str = "", strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise PartieError("unknown-language", language=language[:20], choices=", ".join(LANGUAGES))
        self.language = language
        self.game = game
        self.strict = strict

    def of(self, game: str) -> "Words":
        """The words of the same language for another game."""
        return self if game == self.game else Words(self.language, game, self.strict)

    # Messages

    def find(self, key: str, args: Mapping[str, object], form: str = "") -> str | None:
        """A message (or its attribute `form`) in this language, else in English, else None."""
        given = tuple(
            [(name, value if type(value) in PLAIN else _plain(value)) for name, value in args.items()]
        )
        told = message(self.language, self.game, key, form, given)
        if self.strict and told is not None and told.fault:
            raise MissingWords(f"{key} in {self.language}: {told.fault}")
        if told is None and not self.strict and self.language != FALLBACK:
            told = message(FALLBACK, self.game, key, form, given)
        return None if told is None else told.text

    def forms(self, key: str, number: int = 1) -> Mapping[str, str]:
        """A name with its other forms, the attributes of its message; counted ones for the number (`$n`)."""
        for language in dict.fromkeys((self.language, FALLBACK)):
            if (found := attributes(language, self.game, key)) is not None:
                if self.strict:
                    return {form: self.find(key, {"n": number}, form) or "" for form in found}
                return _forms(self.language, self.game, key, number, found)
        return {}

    def say(self, key: str, /, **args: object) -> str:
        """The sentence of a key; the key itself if there is none."""
        return self._say(key, args)

    def sentence(self, key: str, /, **args: object) -> str:
        """The same as a sentence of its own: names that begin it are small otherwise."""
        said = self._say(key, args)
        return said[:1].upper() + said[1:]

    def _say(self, key: str, args: Mapping[str, object], form: str = "") -> str:
        text = self.find(key, args, form)
        if text is None:
            if self.strict:
                raise MissingWords(f"{key}{'.' + form if form else ''} in {self.language}")
            return key
        return text

    # Names

    def name(self, kind: str, value: object) -> str:
        """The name of a thing by its kind and id: `name("fuel", "coal")`; its id, if it has no name."""
        return self.find(f"{kind}-{value}", {}) or str(value)

    def about(self, kind: str, value: object) -> str:
        """The explanation of a thing, or None: `about("option", "map")`."""
        return self.find(f"{kind}-{value}", {}, "about") or ""

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        """The player's name, or the seat's number if it has none."""
        if 0 <= seat < len(names) and names[seat] == FORMER:
            return self.say("former-player")
        return (
            names[seat] if 0 <= seat < len(names) and names[seat] else self.say("seat-name", number=seat + 1)
        )

    def listed(self, parts: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list", first=", ".join(parts[:-1]), last=parts[-1])

    # A game being played

    def prompt(self, partie: Partie, decision: Decision, names: Sequence[str] = ()) -> str:
        """The decision in one sentence."""
        key, given = decision.prompt
        words = self.of(partie.game.name)
        return words._say(f"prompt-{key}", Arguments(words, partie, decision.seat, names).named(given))

    def move(
        self, partie: Partie, seat: int, move: Move, names: Sequence[str] = (), parts: Price | None = None
    ) -> str:
        """A move as a phrase, with its price in parts: the given one, else what it costs if it can be played now."""
        words = self.of(partie.game.name)
        price = words._price_now(partie, seat, move) if parts is None else words.price(parts)
        return words._phrase(Arguments(words, partie, seat, names), move, price)

    def moves(
        self, partie: Partie, seat: int, offered: Iterable[tuple[Move, Price]], names: Sequence[str] = ()
    ) -> list[str]:
        """Moves as phrases, each with what it costs."""
        words = self.of(partie.game.name)
        arguments = Arguments(words, partie, seat, names)
        return [words._phrase(arguments, move, words.price(price)) for move, price in offered]

    def _phrase(self, arguments: Arguments, move: Move, price: str) -> str:
        if self.strict or move[0] not in arguments.speaker.fixed:
            return self._make_phrase(arguments, move, price)
        key = (self.language, self.game, move, price)
        found = _PHRASES.get(key)
        if found is None:
            if len(_PHRASES) >= MOST:
                _PHRASES.clear()
            found = _PHRASES[key] = self._make_phrase(arguments, move, price)
        return found

    def _make_phrase(self, arguments: Arguments, move: Move, price: str) -> str:
        verb = arguments.partie.game.verbs[move[0]]
        key = "move-" + verb.name.replace(" ", "-")
        args = arguments.of_move(verb, move)
        if price:
            priced = self.find(key, {**args, "price": price}, "priced")
            if priced is not None:
                return priced if price != self.say("price-nothing") else self._free(key, args)
        return self._say(key, args)

    def _free(self, key: str, args: Mapping[str, object]) -> str:
        """Whether a move that usually has a price is free: languages phrase "for nothing" differently from "for 3"."""
        return self.say("move-free", move=self._say(key, args))

    def _price_now(self, partie: Partie, seat: int, move: Move) -> str:
        if partie.why_not(seat, move) is not None:
            return ""
        return self.price(partie.decision(seat).price(move))

    def event(self, partie: Partie, event: Sequence[Any], names: Sequence[str] = ()) -> str:
        """An event as a line of the log."""
        words = self.of(partie.game.name)
        given = event_names(partie.game.name, event)
        return words._say(f"event-{event[0]}", Arguments(words, partie, -1, names).named(given))

    def outlook(self, partie: Partie, line: Sequence[Any]) -> str:
        """A line of the preview of a move."""
        words = self.of(partie.game.name)
        given = event_names(partie.game.name, line, "OUTLOOKS")
        return words._say(f"outlook-{line[0]}", Arguments(words, partie, -1, ()).named(given))

    def price(self, parts: Price) -> str:
        """The price of a move: a sum with its parts, or the things to pay."""
        return self._price(parts) if self.strict else _price(self.language, self.game, parts)

    def _price(self, parts: Price) -> str:
        paid = [(part, amount) for part, amount in parts if amount]
        if not paid:
            return self.say("price-nothing") if parts else ""
        if self.find("price-total", {"amount": 0}) is None:
            return self.listed([self.say(f"price-{part}", amount=amount) for part, amount in paid])
        total = self.say("price-total", amount=sum(amount for _, amount in paid))
        if len(paid) == 1:
            return total
        return self.say("price-sum", total=total, parts=" + ".join(str(amount) for _, amount in paid))

    def price_parts(self, parts: Price) -> list[str]:
        """Each part of a price with what it is for."""
        return [self.say(f"price-{part}", amount=amount) for part, amount in parts]

    # Refusals and errors

    def rule(self, game: str, rule: str) -> str:
        """The sentence with which a rule refuses a move; without one, the text of the catalogue."""
        text = self.of(game).find(f"rule-{rule}", {})
        return text if text is not None else _catalogue(game, self.language).get(rule, rule)

    def why(self, refusal: str) -> str:
        """A refusal in a sentence: a rule with its number, or a plain key."""
        if catalogue.RULE_ID.fullmatch(refusal):
            game = game_of_rule(refusal)
            if game:
                return self.say("why-rule", sentence=self.rule(game, refusal), rule=refusal)
            return refusal
        return self._say(f"refusal-{refusal}", {})

    def error(self, key: str, detail: Mapping[str, object]) -> str:
        """An error with the expected value."""
        args = {**detail}
        if "rule" in args:
            args["why"] = self.why(str(args["rule"]))
        if "expected" in args:
            args["expected"] = self._anywhere(f"expected-{args['expected']}", args)
        return self._anywhere(f"error-{key}", args)

    def _anywhere(self, key: str, args: Mapping[str, object]) -> str:
        """A message of this game, of all games, or of any game, because an error does not know its origin."""
        for game in (self.game, *catalogue.games()):
            text = self.of(game).find(key, args)
            if text is not None:
                return text
        return self._say(key, args)

    # The end

    def outcome(self, result: Result, names: Sequence[str] = ()) -> str:
        """The winner or winners; if all have lost, the losers."""
        first = result.ranking[0]
        winners = [self.seat(seat, names) for seat in first]
        best = result.scores[first[0]][0]
        return self.say(
            "outcome", count=len(winners), names=self.listed(winners), seats=len(result.scores), best=best
        )

    def ranking(self, result: Result, names: Sequence[str] = ()) -> list[str]:
        """A line a seat, best first: place, name and what was compared."""
        lines = []
        for seats in result.ranking:
            for seat in seats:
                scores = [
                    self.result_line(name, value)
                    for name, value in zip(result.criteria, result.scores[seat], strict=True)
                ]
                place, name = result.places[seat], self.seat(seat, names)
                lines.append(self.say("ranking-line", place=place, name=name, scores=", ".join(scores)))
        return lines

    def result_line(self, line: str, value: int) -> str:
        """A line of the breakdown, or a criterion: its name and value."""
        return self.say("result-line", line=self.say(f"result-{line}"), value=self.signed(value))

    def signed(self, value: int) -> str:
        """A number with the minus sign of print."""
        return str(value).replace("-", "−")


@cache
def _catalogue(game: str, language: str = FALLBACK) -> dict[str, str]:
    if game not in catalogue.games():
        return {}
    return {rule.id: rule.text for rule in catalogue.load(game, language)}


@cache
def game_of_rule(rule: str) -> str:
    """The game whose catalogue has a rule, or nothing."""
    return next((game for game in catalogue.games() if rule in _catalogue(game)), "")


def _plain(value: object) -> object:
    return value if isinstance(value, int | float | str) and not isinstance(value, bool) else str(value)
