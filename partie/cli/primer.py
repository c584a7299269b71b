"""Prints a primer: paragraphs, lists, tables, and the components of a kind; only the page has pictures."""

import textwrap

from rich.console import Console
from rich.table import Table
from rich.text import Text

from partie.text import Words
from partie.text.primer import Block, Primer, pieces
from partie.text.things import things

WIDEST = 100
"""The maximal line length: longer lines are hard to read."""


def show(screen: Console, primer: Primer, part: str) -> None:
    """One level of the primer."""
    wide = min(screen.width, WIDEST)
    for section in primer[part]:
        screen.print(Text(section.title, style="bold"))
        for block in section.blocks:
            _show(screen, block, wide)
        screen.print()


def _show(screen: Console, block: Block, wide: int) -> None:
    if block.kind == "table":
        screen.print(_table(block, wide))
    elif block.kind != "picture":
        cited = f" [{', '.join(block.rules)}]" if block.rules else ""
        first = "- " if block.kind == "item" else ""
        lines = textwrap.wrap(
            block.text + cited,
            wide,
            initial_indent=first,
            subsequent_indent=" " * len(first),
            break_on_hyphens=False,
        )
        screen.print(Text("\n".join(lines)))


def _table(block: Block, wide: int) -> Table:
    table = Table(title=block.text, title_justify="left", title_style="italic", width=None, box=None)
    for place, head in enumerate(block.head):
        figures = all(row[place].say.isdecimal() for row in block.rows)
        table.add_column(head, justify="right" if figures else "left", max_width=wide // 2)
    for row in block.rows:
        table.add_row(*(Text(cell.say) for cell in row))
    return table


def show_pieces(screen: Console, words: Words, kind: str) -> None:
    """Print every component of a kind: its name, summary and effect."""
    told = things(words)[kind]
    for ident in pieces(words.game)[kind]:
        thing = told[ident]
        facts = f" ({', '.join(thing.facts)})" if thing.facts else ""
        screen.print(Text.assemble((thing.say, "bold"), f"{facts}: {thing.about}"))
