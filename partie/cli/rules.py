"""`partie rules GAME`: which rules of the rulebook a test proves."""

from pathlib import Path

import click

import partie
from partie import catalogue
from partie.proof.coverage import coverage
from partie.proof.naming import naming_tests


@click.command()
@click.argument("game")
@click.option("--tests", type=click.Path(path_type=Path), help="The folder of tests to look through.")
def command(game: str, tests: Path | None) -> None:
    """List the rules of GAME that have a test naming them, and those that have none."""
    found = coverage(catalogue.load(game), naming_tests(tests or _tests_of_checkout()))
    for rule in found.covered:
        click.echo(f"covered    {rule}")
    for rule in found.uncovered:
        click.echo(f"uncovered  {rule}")
    click.echo(f"{len(found.covered)} covered, {len(found.uncovered)} uncovered")


def _tests_of_checkout() -> Path:
    """The tests beside the package that is running, or those of the current folder."""
    beside = Path(partie.__path__[0]).parent / "tests"
    return beside if beside.is_dir() else Path("tests")
