"""The commands at the table, beside moves: why, undo, takeback, hint, log, save ..."""

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from partie import bots, catalogue
from partie.kernel.engine.decision import Decision
from partie.kernel.engine.partie import Partie
from partie.kernel.errors import PartieError
from partie.text.arguments import Arguments

from .files import free_name
from .menu import Menu
from .typed import Reader, cleaned

if TYPE_CHECKING:
    from .table import Table

SHORT_LOG = 15
MOST_FOUND = 8


class Commands:
    """Runs commands that are not moves. Each method gets the rest of the line, the decision and its menu."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.known: dict[str, Callable[[str, Decision, Menu], None]] = {
            "help": self.help,
            "hint": self.hint,
            "why": self.why,
            "moves": self.moves,
            "board": self.board,
            "log": self.log,
            "undo": self.undo,
            "takeback": self.takeback,
            "limit": self.limit,
            "rules": self.rules,
            "save": self.save,
            "quit": self.quit,
        }

    def run(self, line: str, decision: Decision, menu: Menu, shortened: bool = False) -> bool:
        """Run the command of a line; returns False if there is none. `shortened` also accepts prefixes of names."""
        word, _, rest = line.removeprefix("/").partition(" ")
        word = {"?": "help", "exit": "quit"}.get(word.casefold(), word.casefold())
        found = [name for name in self.known if name == word or (shortened and name.startswith(word))]
        if not found or not word:
            return False
        if len(found) > 1:
            raise PartieError("ambiguous-move", move=line[:80], choices=", ".join(found))
        if not line.startswith("/") and self._is_verb(word) and not shortened:
            return False
        self.known[found[0]](rest.strip(), decision, menu)
        return True

    def _is_verb(self, word: str) -> bool:
        """A game may have a move of the same name; then the command is written `/save`."""
        return any(verb.name.split()[0] == word for verb in self.table.partie.game.verbs)

    # Asking

    def help(self, rest: str, decision: Decision, menu: Menu) -> None:
        self.table.screen.help(decision, self.known)

    def moves(self, rest: str, decision: Decision, menu: Menu) -> None:
        self.table.screen.question(self.table.partie, decision)
        self.table.screen.menu(self.table.partie, menu, whole=True)

    def board(self, rest: str, decision: Decision, menu: Menu) -> None:
        self.table.screen.draw(self.table.partie, decision.seat, whole=True)
        self.table.screen.question(self.table.partie, decision)

    def hint(self, rest: str, decision: Decision, menu: Menu) -> None:
        """Print the coach's hint, or the table's own."""
        partie, seat = self.table.partie, decision.seat
        if self.table.advises(seat):
            return
        words = self.table.words
        hint = bots.make(bots.adviser(partie.game), partie.game).hint(partie, seat)
        arguments = Arguments(words, partie, seat, self.table.names)

        def told(note: tuple[str, dict[str, object]]) -> str:
            return words.sentence(note[0], **arguments.named(note[1]))

        others = [(move, told(lack)) for move, lack in hint.alternatives]
        self.table.screen.hint(partie, menu, hint.move, [told(reason) for reason in hint.reasons], others)

    def why(self, rest: str, decision: Decision, menu: Menu) -> None:
        """Print whether a move is possible now, else the rule that forbids it."""
        partie, seat = self.table.partie, decision.seat
        if not rest:
            raise PartieError("why-what")
        words, screen = self.table.words, self.table.screen
        moves = Reader(partie, seat, menu, words).ways(rest)
        rules = [partie.why_not(seat, move) for move in moves]
        legal = [move for move, rule in zip(moves, rules, strict=True) if rule is None]
        if legal:
            for move in legal:
                screen.say("why-legal", move=words.move(partie, seat, move, self.table.names))
            return
        for rule in dict.fromkeys(rules):
            screen.line(words.why(rule or ""))
        lacking = screen.board.lacking(partie, seat, moves[0], words)
        if lacking:
            screen.line(lacking)

    def rules(self, rest: str, decision: Decision, menu: Menu) -> None:
        """Print the overview, the often-missed rules, the sections, one section, a rule by its number, or the rules
        that contain some words."""
        game, words = self.table.partie.game.name, self.table.words
        book = catalogue.read(game, words.language)
        entries = {rule.id: rule for rule in book.rules}
        sections = list(dict.fromkeys(rule.section for rule in book.rules))
        level = {"": book.overview, words.say("rules-missed").casefold(): book.often_missed}.get(
            rest.casefold()
        )
        if level is not None:
            self._told(level)
            missed, all_of_them = words.say("rules-missed"), words.say("rules-sections")
            self.table.screen.say(
                "rules-levels", missed=missed, sections=all_of_them, example=next(iter(entries))
            )
            return
        if rest.casefold() == words.say("rules-sections").casefold():
            for number, section in enumerate(sections, 1):
                self.table.screen.line(f"{number:3} {section}")
            return
        if rest.isascii() and rest.isdecimal() and 0 < int(rest[:6]) <= len(sections):
            section = sections[int(rest[:6]) - 1]
            self.table.screen.line(section, style="bold")
            self._told([rule.id for rule in book.rules if rule.section == section])
            return
        if catalogue.RULE_ID.fullmatch(rest.upper()):
            rule = entries.get(rest.upper())
            if rule is None:
                raise PartieError("no-such-rule", name=rest.upper())
            self.table.screen.line(f"{rule.id}  {words.rule(game, rule.id)}")
            for text in (rule.text, rule.ruling):
                if text and text != words.rule(game, rule.id):
                    self.table.screen.line(f"  {text}", style="dim")
            return
        spoken = _as_printed(rest)
        found = [
            r for r in entries.values() if spoken.search(f"{r.section} {words.rule(game, r.id)} {r.text}")
        ]
        if not found:
            raise PartieError("no-such-rule", name=rest)
        for rule in found[:MOST_FOUND]:
            self.table.screen.line(f"{rule.id}  {words.rule(game, rule.id)}")
        if len(found) > MOST_FOUND:
            self.table.screen.say("rules-more", count=len(found) - MOST_FOUND)

    def _told(self, ids: Iterable[str]) -> None:
        """Print rules as paragraphs."""
        words, game = self.table.words, self.table.partie.game.name
        rules = catalogue.read(game, words.language)
        for ident in ids:
            self.table.screen.line(f"{ident}  {rules.rule(ident).text}")

    def log(self, rest: str, decision: Decision, menu: Menu) -> None:
        """The last events."""
        if rest and not (rest.isascii() and rest.isdecimal() and len(rest) < 7):
            raise PartieError("bad-log", text=rest[:40])
        count = int(rest) if rest else SHORT_LOG
        events = self.table.partie.events_for(self.table.viewer)
        self.table.screen.events(
            self.table.partie, events[len(events) - count if count < len(events) else 0 :]
        )

    # Going back

    def undo(self, rest: str, decision: Decision, menu: Menu) -> None:
        """Take back the last move, unless something was revealed or somebody else has moved since."""
        partie, seat = self.table.partie, decision.seat
        number = len(partie.moves)
        while number and partie.movers[number - 1] == seat:
            number -= 1
            earlier = partie.at(number)
            if earlier.state.revealed != partie.state.revealed:
                raise PartieError("undo-revealed")
            if len(earlier.legal(seat)) > 1:
                self.table.screen.say("undone", move=earlier.notation(seat, partie.moves[number]))
                earlier.takebacks = partie.takebacks
                earlier.orders = {other: order for other, order in partie.orders.items() if other != seat}
                self.table.go_to(earlier)
                return
        raise PartieError("undo-nothing")

    def takeback(self, rest: str, decision: Decision, menu: Menu) -> None:
        """Go back to before the last choice of this seat, past bots and draws; the record notes it."""
        partie, seat = self.table.partie, decision.seat
        number = _last_choice(partie, seat)
        if number is None:
            raise PartieError("takeback-nothing")
        gone = len(partie.moves) - number
        twin = partie.copy()
        twin.takeback(number)
        twin.orders.pop(seat, None)
        self.table.screen.say("taken-back", count=gone)
        self.table.go_to(twin)

    # Keeping

    def limit(self, rest: str, decision: Decision, menu: Menu) -> None:
        """Set a standing order that bids up to an amount, then passes."""
        partie, seat = self.table.partie, decision.seat
        words = f"limit {rest}".strip().casefold()
        partie.set_order(seat, words)
        found = partie.ordered()
        if found is None or found[0] != seat:
            partie.set_order(seat, None)
            raise PartieError("order-not-now", order=words)

    def save(self, rest: str, decision: Decision, menu: Menu) -> None:
        """Write the game to a file; overwrite an existing one only if confirmed."""
        name = rest or free_name(self.table.partie.game.name)
        if Path(name).exists():
            self.table.screen.say("overwrite", file=name)
            try:
                answer = cleaned(self.table.ask("> "))
            except EOFError:
                answer = ""
            if not self.table.means("yes", answer):
                self.table.screen.say("not-saved")
                return
        self.table.save(name)

    def quit(self, rest: str, decision: Decision, menu: Menu) -> None:
        self.table.leave()


def _last_choice(partie: Partie, seat: int) -> int | None:
    """The number of moves played before the seat's last real choice."""
    for number in range(len(partie.moves) - 1, -1, -1):
        if partie.movers[number] == seat and len(partie.at(number).legal(seat)) > 1:
            return number
    return None


def _as_printed(typed: str) -> re.Pattern[str]:
    """Typed words with the non-breaking spaces and curved apostrophes of printed texts."""
    words = (re.sub("['’]", "['’]", re.escape(word)) for word in typed.split())
    return re.compile(r"\s+".join(words), re.IGNORECASE)
