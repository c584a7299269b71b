"""`partie tune GAME`: better weights for a game's own player, by games against itself."""

import json
from pathlib import Path

import click

import partie
from partie.arena.matches import find_game
from partie.arena.tune import Sample, Tuning, fit, player, samples, surprise
from partie.cli.common import complete_game, examples, language_option, read_names, told_in, usual_language
from partie.kernel.errors import PartieError
from partie.text import Words


@click.command(
    epilog=examples(
        "partie tune powergrid --games 400 --out value.json",
    )
)
@click.argument("game", shell_complete=complete_game)
@click.option(
    "--table", default="value", show_default=True, help="Which weights: greedy (by trying) or value (fitted)."
)
@click.option(
    "--games", type=int, default=200, show_default=True, help="Games for each attempt; to fit, games in all."
)
@click.option(
    "--rounds",
    type=int,
    default=2,
    show_default=True,
    help="Passes over all weights (or games).",
)
@click.option(
    "--seats",
    "counts",
    default="2",
    show_default=True,
    help="How many players; several (2,3,4) in turn to fit.",
)
@click.option("--weights", "only", default="", help="Only these weights, by name.")
@click.option("--seed", type=int, default=0, show_default=True, help="The first game's seed.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the table here (for value: data/value.json).",
)
@language_option
def command(
    game: str,
    table: str,
    games: int,
    rounds: int,
    counts: str,
    only: str,
    seed: int,
    out: Path | None,
    lang: str | None,
) -> None:
    """Tune the weights of the bots of GAME by games between them."""
    words = Words(lang or usual_language(), game if game in partie.GAMES else "")
    with told_in(words):
        for what, value in (("--games", games), ("--rounds", rounds)):
            if value < 1:
                raise PartieError("bad-number", what=what, low=1)
        seats = _seats(game, counts)
        if table == "value":
            found = _fit(game, games, rounds, seats, seed, words)
        else:
            found = _try(game, table, games, rounds, seats[0], read_names(only), seed, words)
        text = json.dumps(found, indent=1) + "\n"
        if out is None:
            click.echo(text, nl=False)
            return
        try:
            out.write_text(text, "utf-8")
        except OSError as error:
            raise PartieError("unwritable-file", file=str(out), reason=error.strerror or "") from None
        _tell(words.say("tune-written", file=str(out)))


def _seats(game: str, counts: str) -> list[int]:
    """Numbers of players, each at least two."""
    rules = find_game(game)
    found = [rules.check_seats(int(word) if word.isdecimal() else word) for word in read_names(counts)]
    if not found or min(found) < 2:
        raise PartieError("bad-number", what="--seats", low=2)
    return found


def _fit(game: str, games: int, rounds: int, seats: list[int], seed: int, words: Words) -> dict[str, float]:
    """Fit the weights; every sixth game is held out for validation."""
    own, old = player(game, "value")
    heuristic = own.studied()
    learnt: list[Sample] = []
    aside: list[Sample] = []
    for number in range(games):
        positions = samples(game, heuristic, seats[number % len(seats)], seed + number)
        (aside if number % 6 == 5 else learnt).extend(positions)
    new = fit(learnt, [0.0] * len(old), 4 * rounds, seed)
    _tell(
        words.say(
            "tune-fitted",
            positions=len(learnt),
            games=games,
            old=f"{surprise(aside or learnt, list(old.values())):.3f}",
            new=f"{surprise(aside or learnt, new):.3f}",
        )
    )
    return {name: round(weight, 4) for name, weight in zip(old, new, strict=True)}


def _try(
    game: str, table: str, games: int, rounds: int, seats: int, only: list[str], seed: int, words: Words
) -> dict[str, float]:
    heuristic, weights = player(game, table)
    tuning = Tuning(game, seats, games, seed, dict(weights), only)
    count = len(only) or len(weights)
    _tell(words.say("tune-head", game=words.say("game-name"), bot=table, weights=count, games=games))
    for number, one in enumerate(tuning.run(heuristic, table, rounds), 1):
        _tell(
            words.say(
                "tune-try",
                number=number,
                weight=one.weight,
                old=f"{one.old:g}",
                new=f"{one.new:g}",
                share=f"{100 * one.share:.0f}",
                kept="yes" if one.kept else "no",
            )
        )
    _tell(words.say("tune-done", kept=tuning.kept))
    return tuning.weights


def _tell(text: str) -> None:
    """Print progress to stderr; the result on stdout can be piped."""
    click.echo(text, err=True)
