"""What docs/bots.md claims of the bots: from games that are kept, and repeatable by the command beside each."""

import league
import pytest

from partie.arena.matches import Played


@pytest.mark.parametrize("claim", league.CLAIMS, ids=lambda claim: claim.command())
def test_every_claim_can_be_played(claim):
    claim.league().check()
    fixtures = claim.league().fixtures()
    assert len(fixtures) == claim.games
    seats = [fixture.seating.index(claim.lineup[0]) for fixture in fixtures]
    assert all(seats.count(seat) == len(fixtures) / len(claim.lineup) for seat in set(seats))


def test_the_table_of_the_page_is_that_of_the_games():
    """Where this fails: python tools/league.py --minutes 0 --write."""
    text = league.PAGE.read_text("utf-8")
    assert text[
        text.index(league.BEGIN) + len(league.BEGIN) : text.index(league.END)
    ].strip() == league.table(league.CLAIMS)


def test_a_line_tells_wins_and_lead_of_the_first_bot():
    claim = league.Claim("powergrid", ("strong", "greedy", "greedy"), 3, 5)

    def played(places, scores):
        return Played(
            0, ("greedy", "strong", "greedy"), places, scores, ("cities",), 9, 99, (0, 2, 0), (0, 0.5, 0)
        )

    games = [played((2, 1, 2), ((10,), (14,), (12,))), played((1, 1, 3), ((9,), (9,), (3,)))]
    line = league.row(claim, "1.1", games)
    assert line.startswith("| powergrid | 1.1 | `strong` | 2 `greedy` | 1.5 of 2: 75 % (")
    assert "| +3.0 ± 0.0 | 2.0 s, 0.50 s |" in line
    assert line.endswith("`partie arena powergrid --lineup strong,greedy,greedy --games 3 --seed 5` |")
    assert league.row(claim, "", []).startswith("| powergrid | | `strong` | – |")
