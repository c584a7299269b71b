"""`partie rules GAME`: the rules to read first, which of them a test proves, and where a rule stands in the sources."""

from pathlib import Path

import click

import partie
from partie import catalogue
from partie.cli.common import complete_game, examples, language_option, usual_language
from partie.proof.coverage import coverage
from partie.proof.naming import naming_tests
from partie.proof.where import enforced


@click.command(
    epilog=examples(
        "partie rules powergrid",
        "partie rules evacuation --where EV-OFR-05",
        "partie rules shipyard --overview --lang cs",
    )
)
@click.argument("game", shell_complete=complete_game)
@click.option("--tests", type=click.Path(path_type=Path), help="The folder of tests to look through.")
@click.option(
    "--where", metavar="RULE-ID", help="Print file and line where this rule is enforced or its data stands."
)
@click.option("--overview", "shown", flag_value="overview", help="Print the 20 rules that tell the game.")
@click.option(
    "--often-missed", "shown", flag_value="often-missed", help="Print the rules players often forget."
)
@language_option
def command(game: str, tests: Path | None, where: str | None, shown: str | None, lang: str | None) -> None:
    """List the rules of GAME that have a test naming them, and those that have none."""
    if where is not None:
        _print_places(game, where)
        return
    if shown is not None:
        _print_rules(game, shown, lang or usual_language())
        return
    found = coverage(catalogue.load(game), naming_tests(tests or _tests_of_checkout()))
    for rule in found.covered:
        click.echo(f"covered    {rule}")
    for rule in found.uncovered:
        click.echo(f"uncovered  {rule}")
    click.echo(f"{len(found.covered)} covered, {len(found.uncovered)} uncovered")


def _print_rules(game: str, shown: str, language: str) -> None:
    """A selection of the catalogue, with the catalogue's own words."""
    book = catalogue.read(game, language)
    for ident in book.overview if shown == "overview" else book.often_missed:
        rule = book.rule(ident)
        click.echo(f"{ident}  {rule.text}")
        if rule.ruling:
            click.echo(f"           {rule.ruling}")


def _print_places(game: str, rule: str) -> None:
    """Where a rule is enforced: the function or data that stands for it, the best first."""
    if rule not in [known.id for known in catalogue.load(game)]:
        raise partie.PartieError("unknown-rule", rule_id=rule[:40], game=game)
    found = enforced(game, rule)
    for place in found:
        click.echo(f"{place.path}:{place.line}  {place.text}")
    if not found:
        raise partie.PartieError("rule-nowhere", rule_id=rule, game=game)


def _tests_of_checkout() -> Path:
    """The tests beside the package that is running, or those of the current folder."""
    beside = Path(partie.__path__[0]).parent / "tests"
    return beside if beside.is_dir() else Path("tests")
