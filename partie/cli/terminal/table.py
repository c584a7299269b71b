"""The table itself: asks people, lets bots move and prints events until the game is over or left."""

from collections.abc import Callable
from typing import NoReturn

from rich.console import Console

from partie import bots
from partie.cli.boards import board_of
from partie.kernel.engine.decision import Decision
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.step import Move
from partie.kernel.errors import PartieError
from partie.text import Words

from .files import free_name, write_game
from .menu import Entry, Menu
from .seating import Sitter, note_sitters
from .show import Screen
from .typed import HowMuch, Reader, cleaned

Ask = Callable[[str], str]
"""Reads a line after a prompt; raises EOFError or KeyboardInterrupt."""


class Leave(Exception):
    """Raised when somebody leaves the table."""


class Table:
    """One game in one terminal."""

    def __init__(
        self, partie: Partie, sitters: list[Sitter], words: Words, console: Console, ask: Ask
    ) -> None:
        from .commands import Commands

        self.partie = partie
        self.sitters = sitters
        self.words = words
        self.ask = ask
        self.names = [sitter.name for sitter in sitters]
        self.screen = Screen(console, words, board_of(partie.game.name), self.names)
        self.commands = Commands(self)
        note_sitters(partie, sitters)
        self.whole = len(partie.moves)
        """Number of completed moves; an interrupt may leave a further one unfinished."""
        self.saved = partie.save()
        seed = partie.seed if partie.seed >= 0 else 0
        self.bots = {
            seat: bots.make(sitter.bot, partie.game, seed * 64 + seat)
            for seat, sitter in enumerate(sitters)
            if not sitter.human
        }
        people = [seat for seat, sitter in enumerate(sitters) if sitter.human]
        self.viewer = people[0] if len(people) == 1 else None
        """The seat whose events are shown: the only person's; with several people, public events."""
        self._drawn: object = None
        self._told = len(partie.state.events or [])
        """Number of events printed so far."""
        self._how_much: Entry | None = None
        """The entry of the menu whose amount was asked for last."""

    def run(self) -> None:
        """Play on to the end of the game, or until somebody leaves."""
        try:
            while not self.partie.over:
                try:
                    self._next()
                except KeyboardInterrupt:
                    self._mend()
                    self.leave()
            self._finish()
        except Leave:
            return
        except PartieError:
            raise
        except Exception as error:
            self._broken(error)

    def _next(self) -> None:
        """Take one decision: by standing order, by a bot, automatically if forced, or by asking."""
        ordered = self.partie.ordered()
        if ordered is not None:
            seat, move = ordered
            order = self.partie.orders.get(seat, "")
            self.tell()
            self.screen.say("by-order", order=order, move=self.partie.notation(seat, move))
            self.play(seat, move)
            return
        decision = self.partie.decisions[0]
        seat = decision.seat
        if seat in self.bots:
            self.play(seat, self.bot_move(seat))
        elif len(decision.moves) == 1:
            move = decision.moves[0]
            phrase = self.words.move(self.partie, seat, move, self.names)
            self.tell()
            self.screen.say("only-move", name=self.names[seat], move=phrase)
            self.play(seat, move)
        else:
            self._turn(decision)

    def bot_move(self, seat: int) -> Move:
        """A bot's move for its seat."""
        return self.bots[seat].choose(self.partie, seat)

    def explain(self) -> None:
        """Called before a question; lessons print their explanation here."""

    def advises(self, seat: int) -> bool:
        """Whether this table prints a hint of its own instead of the coach's; lessons do."""
        return False

    def allows(self, seat: int, move: Move) -> bool:
        """Whether a legal move may be played; lessons reject moves off their path."""
        return True

    def play(self, seat: int, move: Move) -> None:
        """Play a legal move and print its events first."""
        self.partie.push(seat, move)
        self.whole = len(self.partie.moves)

    def tell(self) -> None:
        """Print the events since the last call."""
        events = self.partie.events_for(self.viewer, self._told)
        self._told += len(events)
        self.screen.events(self.partie, events)

    def go_to(self, partie: Partie) -> None:
        """Continue from another moment of the game."""
        self.partie = partie
        self.whole = len(partie.moves)
        self._drawn = None
        self._told = len(partie.state.events or [])

    def _turn(self, decision: Decision) -> None:
        """Ask a person until a move is played or the game is replaced."""
        partie, seat = self.partie, decision.seat
        self.tell()
        menu = Menu(partie, decision, self.screen.board)
        chapter = (seat, self.screen.board.chapter(partie.view(seat)))
        if chapter != self._drawn:
            self._drawn = chapter
            self.screen.draw(partie, seat, whole=not self.screen.low)
        else:
            brief = self.screen.board.brief(partie.view(seat), self.words, seat)
            if brief:
                self.screen.line(brief, style="dim")
        self.screen.question(partie, decision)
        self.screen.menu(partie, menu)
        self.explain()
        while self.partie is partie and len(partie.moves) == self.whole:
            try:
                line = cleaned(self.ask("> "))
            except EOFError:
                self.leave_at_once()
            if self._answer(line, decision, menu):
                return

    def _answer(self, line: str, decision: Decision, menu: Menu) -> bool:
        """Handle a typed line; returns whether the decision is made or gone."""
        partie, seat = self.partie, decision.seat
        reader = Reader(partie, seat, menu, self.words, self._how_much)
        self._how_much = None
        if not line:
            self.screen.menu(partie, menu)
            return False
        try:
            if self.commands.run(line, decision, menu):
                return self.partie is not partie or partie.orders.get(seat) is not None
            move = reader.move(line)
            if move is None:
                if self.commands.run(line, decision, menu, shortened=True):
                    return self.partie is not partie or partie.orders.get(seat) is not None
                move = reader.any_move(line)
            rule = partie.why_not(seat, move)
            if rule is not None:
                self.screen.line(self.words.why(rule))
                lacking = self.screen.board.lacking(partie, seat, move, self.words)
                if lacking:
                    self.screen.line(lacking)
                return False
        except HowMuch as question:
            self._how_much = question.entry
            self.screen.how_much(partie, decision, question.entry)
            return False
        except PartieError as error:
            self.screen.line(self.words.error(error.key, error.detail))
            return False
        if not self.allows(seat, move):
            return False
        self.play(seat, move)
        return True

    # Leaving

    def leave(self) -> None:
        """Leave; if the game is not saved, ask first: the answer `back` stays."""
        if not self._unsaved():
            self.screen.say("goodbye")
            raise Leave
        name = free_name(self.partie.game.name)
        self.screen.say("quit-save", file=name)
        while True:
            try:
                answer = cleaned(self.ask("> "))
            except (EOFError, KeyboardInterrupt):
                self.leave_at_once()
            if self.means("back", answer):
                return
            if self.means("no", answer):
                self.screen.say("goodbye")
                raise Leave
            try:
                self.save(name if not answer or self.means("yes", answer) else answer)
            except PartieError as error:
                self.screen.line(self.words.error(error.key, error.detail))
            else:
                raise Leave

    def leave_at_once(self) -> NoReturn:
        """The input has ended: save the game and leave."""
        self.screen.line("")
        if self._unsaved():
            self.save(free_name(self.partie.game.name))
        raise Leave

    def _unsaved(self) -> bool:
        """Whether leaving would lose a person's move."""
        played = any(seat not in self.bots for seat in self.partie.movers)
        return played and self.partie.save() != self.saved

    def means(self, answer: str, text: str) -> bool:
        return text.casefold() in self.words.say(f"answers-{answer}").split(", ")

    def save(self, name: str) -> None:
        """Write the game to a file and say so."""
        write_game(name, self.partie)
        self.saved = self.partie.save()
        self.screen.say("saved", file=name)

    def _mend(self) -> None:
        """After an interrupt: restore the game after the last complete move."""
        partie = self.partie
        self.screen.line("")
        if len(partie.moves) != self.whole:
            told = self._told
            self.go_to(partie.at(self.whole))
            self._told = min(told, self._told)

    def _broken(self, error: Exception) -> None:
        """After an internal error: save the game."""
        self._mend()
        name = free_name(self.partie.game.name)
        write_game(name, self.partie)
        reason = f"{type(error).__name__}: {error}"[:200]
        raise PartieError("table-broke", reason=reason, file=name) from error

    def _finish(self) -> None:
        result = self.partie.result
        assert result is not None
        self.tell()
        self.screen.draw(self.partie, self.viewer, whole=not self.screen.low)
        self.screen.result(result)
        if not self._unsaved():
            return
        self.screen.say("end-save")
        try:
            answer = cleaned(self.ask("> "))
        except (EOFError, KeyboardInterrupt):
            self.screen.line("")
            return
        if answer and not self.means("no", answer):
            self.save(free_name(self.partie.game.name) if self.means("yes", answer) else answer)
