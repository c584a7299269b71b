"""The few questions asked when `partie play` gets no options; Enter takes the default."""

from collections.abc import Callable

from rich.console import Console

from partie.kernel.engine.game import Game
from partie.text import LANGUAGES, Words

from .seating import LONGEST_NAME, best_bot, usual_seats
from .typed import cleaned


class Greeting:
    """Asks at the terminal."""

    def __init__(self, console: Console, ask: Callable[[str], str]) -> None:
        self.console = console
        self.ask = ask

    def language(self, usual: str) -> str:
        """Ask for the language; the question is printed in all languages."""
        words = Words(usual)
        self._say(words.say("ask-language"))
        while True:
            answer = self._answer()
            if not answer:
                return usual
            if answer.isascii() and answer.isdecimal() and 0 < int(answer[:4]) <= len(LANGUAGES):
                return LANGUAGES[int(answer[:4]) - 1]
            for language in LANGUAGES:
                name = Words(language).say("language-name").casefold()
                if answer.casefold() == language or name.startswith(answer.casefold()):
                    return language
            self._say(words.say("ask-number-again", low=1, high=len(LANGUAGES)))

    def game(self, words: Words, games: list[str]) -> str:
        """Ask for the game, if there is a choice."""
        if len(games) == 1:
            return games[0]
        named = [f"{i} {words.of(game).say('game-name')}" for i, game in enumerate(games, 1)]
        self._say(words.say("ask-game", choices=", ".join(named)))
        return games[self._number(words, 1, len(games), 1) - 1]

    def seats(self, words: Words, game: Game) -> list[str]:
        """Ask for the number of players and the person's name; the others are the strongest bots."""
        low, high, usual = game.seat_counts[0], game.seat_counts[-1], usual_seats(game)
        self._say(words.say("ask-players", low=low, high=high, usual=usual))
        count = self._number(words, low, high, usual)
        usual_name = words.say("human-name")
        self._say(words.say("ask-name", usual=usual_name))
        name = " ".join(self._answer().replace(":", " ").replace(",", " ").split())[:LONGEST_NAME]
        return [f"you:{name or usual_name}"] + [best_bot(game)] * (count - 1)

    def _number(self, words: Words, low: int, high: int, usual: int) -> int:
        while True:
            answer = self._answer()
            if not answer:
                return usual
            if answer.isascii() and answer.isdecimal() and low <= int(answer[:6]) <= high:
                return int(answer[:6])
            self._say(words.say("ask-number-again", low=low, high=high))

    def _answer(self) -> str:
        try:
            return cleaned(self.ask("> "))
        except EOFError:
            raise KeyboardInterrupt from None

    def _say(self, text: str) -> None:
        self.console.print(text, markup=False)
