"""`partie rules GAME`: which rules of the rulebook a test proves, and where a rule stands in the sources."""

from pathlib import Path

import click

import partie
from partie import catalogue
from partie.proof.coverage import coverage
from partie.proof.naming import naming_tests
from partie.proof.where import places


@click.command()
@click.argument("game")
@click.option("--tests", type=click.Path(path_type=Path), help="The folder of tests to look through.")
@click.option(
    "--where", metavar="RULE-ID", help="Print file and line where this rule is enforced or its data stands."
)
def command(game: str, tests: Path | None, where: str | None) -> None:
    """List the rules of GAME that have a test naming them, and those that have none."""
    if where is not None:
        _print_places(game, where)
        return
    found = coverage(catalogue.load(game), naming_tests(tests or _tests_of_checkout()))
    for rule in found.covered:
        click.echo(f"covered    {rule}")
    for rule in found.uncovered:
        click.echo(f"uncovered  {rule}")
    click.echo(f"{len(found.covered)} covered, {len(found.uncovered)} uncovered")


def _print_places(game: str, rule: str) -> None:
    """The lines of the game's sources that name a rule."""
    if rule not in [known.id for known in catalogue.load(game)]:
        raise partie.PartieError("unknown-rule", rule_id=rule[:40], game=game)
    found = places(game).get(rule, [])
    for place in found:
        click.echo(f"{place.path}:{place.line}  {place.text}")
    if not found:
        raise partie.PartieError("rule-nowhere", rule_id=rule, game=game)


def _tests_of_checkout() -> Path:
    """The tests beside the package that is running, or those of the current folder."""
    beside = Path(partie.__path__[0]).parent / "tests"
    return beside if beside.is_dir() else Path("tests")
