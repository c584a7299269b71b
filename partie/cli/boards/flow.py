"""Layouts for any width: flowing items that are never broken, and tables that transpose when they are too wide."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

GAP = 2
"""Spaces between columns."""


class Flow:
    """Items with a separator, wrapped to the width."""

    def __init__(self, things: Sequence[Text], separator: str = ", ") -> None:
        self.things = things
        self.separator = separator

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text(no_wrap=True)
        for number, thing in enumerate(self.things):
            last = number == len(self.things) - 1
            with_mark = thing.cell_len + (0 if last else len(self.separator.rstrip()))
            if line and line.cell_len + with_mark > options.max_width:
                line.rstrip()
                yield line
                line = Text(no_wrap=True)
            line.append_text(thing)
            if not last:
                line.append(self.separator, style="dim")
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [thing.cell_len for thing in self.things] or [0]
        gaps = len(self.separator) * (len(widths) - 1)
        widest = max(widths) + (len(self.separator.rstrip()) if len(widths) > 1 else 0)
        return Measurement(min(widest, options.max_width), min(sum(widths) + gaps, options.max_width))


class Shelves:
    """Named rows of items in aligned columns, as many to a line as fit."""

    def __init__(self, rows: Sequence[tuple[str, Sequence[Text]]], most: int) -> None:
        self.rows = rows
        self.most = most

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        widest = max((thing.cell_len for _, things in self.rows for thing in things), default=1)
        names = max((Text(name).cell_len for name, _ in self.rows), default=0)
        fit = max(1, min(self.most, (options.max_width - names) // (widest + GAP)))
        table = Table.grid(padding=(0, GAP))
        for _ in range(fit + 1):
            table.add_column(no_wrap=True)
        for name, things in self.rows:
            for start in range(0, len(things), fit):
                table.add_row(Text("" if start else name), *things[start : start + fit])
        yield table


class Turning:
    """A table with a row for each player. If it is too wide, it is transposed: a row for each column head, players side
    by side. Cells are never truncated."""

    def __init__(self, heads: Sequence[Text], rows: Sequence[Sequence[Text]]) -> None:
        self.heads = heads
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = [list(self.heads), *(list(row) for row in self.rows)]
        wide = sum(max(cell.cell_len for cell in column) + GAP for column in zip(*lines, strict=True))
        if wide - GAP > options.max_width:
            lines = [list(column) for column in zip(*lines, strict=True)]
        table = Table.grid(padding=(0, GAP))
        for place, column in enumerate(zip(*lines, strict=True)):
            fixed = max(cell.cell_len for cell in column) if place else None
            table.add_column(width=fixed, no_wrap=bool(place))
        for line in lines:
            table.add_row(*line)
        yield table
