"""The tool that plays games between bots and counts what they show."""

from pathlib import Path

import balance
import pytest
from balance_underwater import Balance
from tally import Tally

import partie


@pytest.mark.parametrize("name", sorted(partie.GAMES))
def test_games_between_bots_are_counted(name: str) -> None:
    seeds = range(3)
    tally = balance.play_games(name, "random", seeds)
    tables = [tally.table(partie.GAMES[name], seed)[0] for seed in seeds]
    assert tally.games.total() == 3
    assert {seats: len(found) for seats, found in tally.scores.items()} == {
        seats: seats * tables.count(seats) for seats in tables
    }
    # Somebody wins each game, alone not always.
    assert all(
        sum(tally.wins[seats, seat] for seat in range(seats)) >= games
        for seats, games in tally.games.items()
        if seats > 1
    )


def test_what_several_processes_count_is_added() -> None:
    whole = balance.play_games("underwater", "random", range(4))
    parts = balance.play_games("underwater", "random", range(2))
    parts.add(balance.play_games("underwater", "random", range(2, 4)))
    assert vars(parts) == vars(whole)
    assert isinstance(whole, Balance) and whole.turns.total() == 30 * (1 + 2 + 3 + 4)


def test_a_game_without_a_part_of_its_own_has_the_general_one() -> None:
    assert type(balance.tally_of("no-such-game")) is Tally
    page = balance.section(
        balance.play_games("powergrid", "random", range(2)), "random", range(2), whole=False
    )
    assert page.startswith(
        "## 2 games between `random` bots\n\nSeeds 0 to 1; 2, 3 players in turn.\n\n| players |"
    )


def test_reasons_written_by_people_stay_at_the_end_of_a_page(tmp_path: Path) -> None:
    page = tmp_path / "toy.md"
    assert balance.reasons(page) == ""
    page.write_text("# Balance of a toy\n\nOld numbers.\n\n## Reasons\n\nOne.\n", "utf-8")
    assert balance.reasons(page) == "\n## Reasons\n\nOne.\n"
