"""People and bots by seat, as given on the command line and as noted in records."""

from collections.abc import Sequence

from partie import bots
from partie.kernel.engine.game import Game
from partie.kernel.engine.partie import Partie
from partie.kernel.errors import PartieError
from partie.text import Words

YOU = ("you", "human")
"""The words for a person."""
LONGEST_NAME = 24


class Sitter:
    """Somebody on a seat: a person (`bot` is empty) or a bot, with a name."""

    __slots__ = ("bot", "name")

    def __init__(self, bot: str, name: str) -> None:
        self.bot = bot
        self.name = name

    @property
    def human(self) -> bool:
        return not self.bot


def seat_words(
    game: Game, seats: int | None, seat: str | None, bot_list: str | None, humans: int | None
) -> list[str]:
    """One word per seat (`you`, `greedy`, `you:Anna`), from the options of the command line."""
    if seat is not None:
        if bot_list is not None or humans is not None:
            raise PartieError("seat-and-bots")
        words = _listed(seat)
        if seats is not None and len(words) != seats:
            raise PartieError("seats-differ", given=len(words), seats=seats)
        game.check_seats(len(words))
        return words
    opponents = _listed(bot_list) if bot_list is not None else []
    people = humans if humans is not None else 1
    if seats is None:
        seats = people + len(opponents) if opponents else max(people, usual_seats(game))
    game.check_seats(seats)
    if people + len(opponents) > seats or people < 0:
        raise PartieError("too-many-sitters", sitters=people + len(opponents), seats=seats)
    opponents = opponents or [best_bot(game)]
    return ["you"] * people + [opponents[i % len(opponents)] for i in range(seats - people)]


def usual_seats(game: Game) -> int:
    """A number of seats that makes a good first game."""
    return 3 if 3 in game.seat_counts else game.seat_counts[0]


def best_bot(game: Game) -> str:
    """The default opponent."""
    return bots.usual(game)


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def sit(game: Game, seats: Sequence[str], words: Words) -> list[Sitter]:
    """Give everybody a name; raises for an unknown kind of player, naming the kinds."""
    given = words.say("bot-names").split(", ")
    people = sum(1 for word in seats if word.partition(":")[0].lower() in YOU)
    sitters: list[Sitter] = []
    persons = 0
    for number, word in enumerate(seats):
        kind, _, name = word.partition(":")
        kind = kind.strip().lower()
        name = "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]
        if kind in YOU:
            persons += 1
            usual = words.say("human-name") if people == 1 else words.say("seat-name", number=persons)
            sitters.append(Sitter("", name or usual))
            continue
        try:
            bots.make(kind, game)
        except PartieError as error:
            raise PartieError(
                "unknown-sitter", sitter=kind[:40], choices=f"you, {error.detail.get('choices', '')}"
            ) from None
        sitters.append(
            Sitter(kind, name or (given[number] if number < len(given) else f"{kind} {number + 1}"))
        )
    return _unlike(sitters)


def _unlike(sitters: list[Sitter]) -> list[Sitter]:
    """Make all names different."""
    seen: set[str] = set()
    for number, sitter in enumerate(sitters):
        if sitter.name.casefold() in seen:
            sitter.name = f"{sitter.name} {number + 1}"
        seen.add(sitter.name.casefold())
    return sitters


def note_sitters(partie: Partie, sitters: Sequence[Sitter]) -> None:
    """Note the seats in the record, unless it has them already."""
    before = noted_words(partie)
    for seat, sitter in enumerate(sitters):
        word = f"{sitter.bot or YOU[0]}:{sitter.name}"
        if before is None or before[seat] != word:
            partie.note(f"seat {seat} {word}")


def noted_words(partie: Partie) -> list[str] | None:
    """The seats when the game was saved, if its notes name every seat."""
    found: dict[int, str] = {}
    for _, text in partie.notes:
        parts = text.split(" ", 2)
        if len(parts) == 3 and parts[0] == "seat" and parts[1].isascii() and parts[1].isdecimal():
            found[int(parts[1][:3])] = _noted_word(parts[2], partie.game)
    return [found[seat] for seat in range(partie.seats)] if set(found) >= set(range(partie.seats)) else None


def _noted_word(told: str, game: Game) -> str:
    """A sitter as a word: notes of this terminal say `you:Anna` and `greedy:Ota`, those of a server `Anna` and
    `Ota, bot greedy`."""
    if told.partition(":")[0] in YOU or _is_bot(told.partition(":")[0], game):
        return told
    name, _, bot = told.rpartition(", bot ")
    return f"{bot}:{name}" if name and _is_bot(bot, game) else f"{YOU[0]}:{told}"


def _is_bot(name: str, game: Game) -> bool:
    try:
        bots.make(name, game)
    except PartieError:
        return False
    return True
