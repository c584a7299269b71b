"""`partie rules GAME`: the game for newcomers, the catalogue, and for developers the tests and the code of each
rule."""

import re
import unicodedata
from pathlib import Path

import click

import partie
from partie import catalogue
from partie.cli import primer as shown
from partie.cli.common import complete_game, console, examples, language_option, usual_language
from partie.kernel.errors import PartieError
from partie.proof.coverage import coverage
from partie.proof.naming import naming_tests
from partie.proof.where import enforced
from partie.text import Words
from partie.text.primer import pieces, primer


@click.command(
    epilog=examples(
        "partie rules powergrid",
        "partie rules underwater --phases --lang cs",
        "partie rules shipyard --find lantern",
        "partie rules evacuation --where EV-OFR-05",
    )
)
@click.argument("game", shell_complete=complete_game)
@click.option("--phases", "told", flag_value="phases", help="Tell the game phase by phase.")
@click.option(
    "--pieces", "kind", metavar="KIND", help="List cards, plants, tiles of a kind with what they do."
)
@click.option(
    "--find", metavar="WORDS", help="Print the rules that contain all these words, or have this number."
)
@click.option("--overview", "told", flag_value="overview", help="Print the 20 rules that tell the game.")
@click.option(
    "--often-missed", "told", flag_value="often-missed", help="Print the rules players often forget."
)
@click.option(
    "--where", metavar="RULE-ID", help="Print file and line where this rule is enforced or its data stands."
)
@click.option(
    "--coverage", "told", flag_value="coverage", help="List the rules that a test proves, and the others."
)
@click.option(
    "--tests", type=click.Path(path_type=Path), help="The folder of tests to look through (--coverage)."
)
@language_option
def command(
    game: str,
    told: str | None,
    kind: str | None,
    find: str | None,
    where: str | None,
    tests: Path | None,
    lang: str | None,
) -> None:
    """Explain GAME: in short, phase by phase, or rule by rule."""
    language = lang or usual_language()
    if game not in catalogue.games():
        raise PartieError("unknown-game", game=game[:40], choices=", ".join(catalogue.games()))
    if where is not None:
        _print_places(game, where)
    elif find is not None:
        _print_found(game, find, language)
    elif kind is not None:
        if kind not in pieces(game):
            raise PartieError("unknown-option", option=kind[:40], choices=", ".join(pieces(game)))
        shown.show_pieces(console(), Words(language, game), kind)
    elif told == "coverage" or tests is not None:
        _print_coverage(game, tests)
    elif told in ("overview", "often-missed"):
        _print_rules(game, told, language)
    else:
        shown.show(console(), primer(game, language), told or "overview")


def _print_coverage(game: str, tests: Path | None) -> None:
    """Rules that have a test naming them, and those that have none."""
    found = coverage(catalogue.load(game), naming_tests(tests or _tests_of_checkout()))
    for rule in found.covered:
        click.echo(f"covered    {rule}")
    for rule in found.uncovered:
        click.echo(f"uncovered  {rule}")
    click.echo(f"{len(found.covered)} covered, {len(found.uncovered)} uncovered")


def _plain(text: str) -> str:
    """Normalise to what a keyboard types: no accents, curved apostrophes or non-breaking spaces."""
    bare = "".join(
        sign for sign in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(sign)
    )
    return re.sub(r"\s+", " ", bare.replace("’", "'"))


def _print_found(game: str, find: str, language: str) -> None:
    """The rules that contain every word."""
    wanted = _plain(find).split()
    found = [
        rule
        for rule in catalogue.read(game, language).rules
        if all(word in _plain(f"{rule.id} {rule.section} {rule.text} {rule.ruling}") for word in wanted)
    ]
    if not found:
        raise PartieError("no-such-rule", name=find[:40])
    for rule in found:
        _print_rule(rule)


def _print_rule(rule: catalogue.Rule) -> None:
    click.echo(f"{rule.id}  {rule.text}")
    if rule.ruling:
        click.echo(f"           {rule.ruling}")


def _print_rules(game: str, shown: str, language: str) -> None:
    """A selection of the catalogue, with the catalogue's own words."""
    book = catalogue.read(game, language)
    for ident in book.overview if shown == "overview" else book.often_missed:
        _print_rule(book.rule(ident))


def _print_places(game: str, rule: str) -> None:
    """Print where a rule is enforced: functions and data, best first."""
    if rule not in [known.id for known in catalogue.load(game)]:
        raise partie.PartieError("unknown-rule", rule_id=rule[:40], game=game)
    found = enforced(game, rule)
    for place in found:
        click.echo(f"{place.path}:{place.line}  {place.text}")
    if not found:
        raise partie.PartieError("rule-nowhere", rule_id=rule, game=game)


def _tests_of_checkout() -> Path:
    """The tests next to the running package, else those of the current folder."""
    beside = Path(partie.__path__[0]).parent / "tests"
    return beside if beside.is_dir() else Path("tests")
