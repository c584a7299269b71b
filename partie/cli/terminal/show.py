"""What the table prints: the menu, events, hints, help and the result."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from partie.cli.boards import LETTERS, Board
from partie.cli.boards.flow import GAP, Turning
from partie.kernel.engine.decision import Decision
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.result import Result
from partie.kernel.engine.step import Move
from partie.text import Words

from .menu import Entry, Menu

LOW = 34
"""Terminals with fewer lines get a shorter board and menu."""
FEW = 9
MANY = 15


def _numbered() -> Table:
    """An empty menu with columns for number, move, what to type, and effect."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    table.add_column(style="dim")
    table.add_column(style="dim")
    return table


class Screen:
    """The terminal, in one language and with one game's board."""

    def __init__(self, console: Console, words: Words, board: Board, names: Sequence[str]) -> None:
        self.console = console
        self.words = words
        self.board = board
        self.names = names
        self._told = False
        """Whether the mark of irreversible moves was explained."""

    def line(self, text: RenderableType, style: str = "") -> None:
        """One line; player names and files are never read as markup."""
        self.console.print(text, style=style, markup=False, highlight=False, soft_wrap=False)

    def say(self, key: str, /, **args: object) -> None:
        """A sentence of the text layer."""
        self.line(self.words.say(key, **args))

    @property
    def low(self) -> bool:
        return self.console.height < LOW

    def draw(self, partie: Partie, seat: int | None, whole: bool) -> None:
        """The board as a seat sees it."""
        self.console.print(self.board.draw(partie.view(seat), self.words, self.names, whole))

    def events(self, partie: Partie, events: Sequence[Sequence[Any]]) -> None:
        """What happened."""
        for line in self.board.told(partie, events, self.words, self.names):
            self.line(Padding(Text(line), (0, 0, 0, 2), expand=False))

    def question(self, partie: Partie, decision: Decision) -> None:
        """The decision in one sentence."""
        text = Text(f"\n{LETTERS[decision.seat]} ", style="bold")
        text.append(self.words.seat(decision.seat, self.names) + ": ")
        text.append(self.words.prompt(partie, decision, self.names))
        self.line(text)

    def menu(self, partie: Partie, menu: Menu, whole: bool = False) -> None:
        """Print the numbered moves with their price and the money left; `!` marks irreversible ones."""
        entries = menu.entries
        most = len(entries) if whole else (FEW if self.low else MANY)
        if len(entries) <= most + 2:
            most = len(entries)
        shown = [number for number, entry in enumerate(entries) if number < most or entry.gives_up]
        table = _numbered()
        finals = False
        for number in shown:
            entry = entries[number]
            final = partie.preview(menu.decision.seat, [entry.first]).stopped
            finals = finals or final
            table.add_row(f"{number + 1}{'!' if final else ' '}", *self._row(partie, menu.decision, entry))
        self.console.print(table)
        if len(shown) < len(entries):
            self.line(self.words.say("menu-more", count=len(entries) - len(shown)), style="dim")
        if finals and (whole or not self._told):
            self._told = True
            self.line(self.words.say("menu-final"), style="dim")

    def _row(self, partie: Partie, decision: Decision, entry: Entry) -> tuple[Text, Text, Text]:
        seat = decision.seat
        if entry.choice:
            phrase = self.board.group_name(partie, seat, entry.moves, self.words)
        else:
            phrase = self.words.move(partie, seat, entry.first, self.names)
        if entry.ranged:
            phrase += " … " + self.words.move(partie, seat, entry.last, self.names)
        extra = "" if entry.choice else self.board.effect(partie, seat, entry.first, self.words)
        money = self.board.money(partie.view(seat), seat)
        price = sum(amount for _, amount in decision.price(entry.first))
        if not extra and money is not None and price and not entry.ranged:
            extra = self.words.say("menu-left", left=money - price)
        return Text(phrase), Text(entry.notation(partie, seat)), Text(extra)

    def how_much(self, partie: Partie, decision: Decision, entry: Entry) -> None:
        """Ask for the amount or the way after a menu line was chosen without it."""
        seat = decision.seat
        if entry.choice:
            self.say("which-way")
            table = _numbered()
            for number, move in enumerate(entry.moves, 1):
                table.add_row(f"{number} ", *self._row(partie, decision, Entry([move])))
            self.console.print(table)
            return
        form = partie.notation(seat, entry.first)
        self.say("how-much", low=entry.first[-1], high=entry.last[-1], example=form)

    def hint(
        self, partie: Partie, menu: Menu, move: Move, reasons: list[str], others: list[tuple[Move, str]]
    ) -> None:
        """Print a bot's choice with reasons, and the merits of two other moves."""
        self.line(self.words.say("advice-move", move=self._named(partie, menu, move)))
        for reason in reasons:
            self.line("  " + reason)
        for other, lack in others:
            self.line(self.words.say("advice-other", move=self._named(partie, menu, other), lack=lack))

    def _named(self, partie: Partie, menu: Menu, move: Move) -> str:
        seat = menu.decision.seat
        phrase = self.words.move(partie, seat, move, self.names)
        return self.words.say("move-named", phrase=phrase, notation=partie.notation(seat, move))

    def result(self, result: Result) -> None:
        """Print the winner, and every seat's breakdown, best first."""
        words = self.words
        self.line("\n" + words.outcome(result, self.names), style="bold")
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right")
        table.add_column()
        keys = list(dict.fromkeys(key for lines in result.lines for key, _ in lines))
        heads = [words.say("ranking-place"), "", *(words.say(f"result-{key}") for key in keys)]
        for _ in keys:
            table.add_column(justify="right")
        rows = [[Text(head, style="dim") for head in heads]]
        for seat in [seat for seats in result.ranking for seat in seats]:
            values = dict(result.lines[seat])
            name = f"{LETTERS[seat]} {words.seat(seat, self.names)}"
            told = [words.signed(values[key]) if key in values else "" for key in keys]
            cells = [f"{result.places[seat]}.", name, *told]
            rows.append([Text(cell) for cell in cells])
        for row in rows:
            table.add_row(*row)
        width = sum(max(cell.cell_len for cell in column) + GAP for column in zip(*rows, strict=True)) - GAP
        self.console.print(table if width <= self.console.width else Turning(rows[0], rows[1:]))
        criteria = [words.say(f"result-{name}") for name in result.criteria]
        if len(criteria) > 1:
            self.line(words.say("ranking-order", criteria=", ".join(criteria)), style="dim")

    def help(self, decision: Decision, commands: Iterable[str]) -> None:
        """Print the goal, the current decision and the commands; parts without words in this game are omitted."""
        for key in ("help-goal", f"help-{decision.step.name}"):
            text = self.words.find(key, {})
            if text is not None:
                self.line(text + "\n")
        self.line(self.words.say("help-moves") + "\n")
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True, style="bold")
        table.add_column()
        for name in commands:
            about = self.words.find(f"command-{name}", {})
            if about is not None:
                usage = self.words.find(f"command-{name}", {}, "usage") or name
                table.add_row(Text(usage), Text(about))
        self.console.print(table)
