"""A table in the terminal at which a lesson is given (`partie.table.lessons`)."""

from rich.console import Console

from partie.kernel.engine.partie import Partie
from partie.kernel.engine.step import Move
from partie.table.lessons import PUPIL, Lesson, in_words, say
from partie.text import Words

from .seating import Sitter
from .table import Ask, Table

PATIENCE = 3
"""The number of rejected moves after which the terminal prints the one to type."""


class LessonTable(Table):
    """One lesson in one terminal."""

    def __init__(
        self,
        lesson: Lesson,
        partie: Partie,
        sitters: list[Sitter],
        words: Words,
        console: Console,
        ask: Ask,
    ) -> None:
        super().__init__(partie, sitters, words, console, ask)
        self.lesson = lesson
        self._others = 0
        """Consecutive moves that the lesson rejected."""
        self._ended = lesson.over(partie)

    def bot_move(self, seat: int) -> Move:
        asked = self.lesson.scripted(self.partie, seat)
        return super().bot_move(seat) if asked is None else asked.move

    def explain(self) -> None:
        if self._ended:
            return
        said = in_words(self.lesson, self.partie, self.words.language, tuple(self.names))
        for sentence in (said["intro"], said["differs"], said["say"]):
            if sentence:
                self.screen.line(sentence, style="bold")
        if said["over"]:
            self._ended = True
            self.screen.say("lesson-goes-on", game=self.lesson.game)

    def advises(self, seat: int) -> bool:
        """Repeat the sentence of the step, with the move to type: the coach knows nothing of the lesson."""
        asked = None if self._ended or seat != PUPIL else self.lesson.scripted(self.partie, PUPIL)
        if asked is None:
            return False
        said = in_words(self.lesson, self.partie, self.words.language, tuple(self.names))["say"]
        self.screen.line(said, style="bold")
        self.screen.say("lesson-type", move=self.partie.notation(PUPIL, asked.move))
        return True

    def allows(self, seat: int, move: Move) -> bool:
        if self._ended or seat != PUPIL or self.lesson.keeps(self.partie, move):
            self._others = 0
            return True
        self._others += 1
        key = self.lesson.told(self.partie, move)
        self.screen.line(say(self.lesson, key, self.words.language, tuple(self.names)))
        asked = self.lesson.scripted(self.partie, PUPIL)
        if self._others >= PATIENCE and asked is not None:
            self.screen.say("lesson-type", move=self.partie.notation(PUPIL, asked.move))
        return False
