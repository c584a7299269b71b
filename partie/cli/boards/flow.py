"""Things one after another that break between lines, never inside a thing."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """Texts with a separator between them, in as many lines as the width asks for."""

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
