"""The law of hints: 2,000 of them are read in every language, 500 a title.

A hint names what its move brings, in whole sentences, never a bare total; it says nothing twice, and nothing at all
where there is nothing to decide.
"""

import re

import pytest
from complete_languages import LANGUAGES

import partie
from partie import bots
from partie.bots.coach import MOST_REASONS
from partie.text.arguments import Arguments
from partie.text.words import Words

HINTS = 500
SEATS = (2, 4, 3)
EVERY = {"powergrid": 1, "underwater": 2, "shipyard": 2, "evacuation": 3}
"""Of so many choices one is read, so that hints come from the whole of several games."""
FORBIDDEN = re.compile(
    r"worth (?:about|as much|more|less)|is worth|promis|points less|rather not"
    r"|slibuj|bodů méně|má hodnotu|stojí za to|обіця|очок менше|варт\w{1,2}\b|[{}$]|  |\.\.| -\d",
    re.IGNORECASE,
)


def hints(game, number):
    """Choices of games between bots with the reasons for the move that is made: (position, seat, reasons)."""
    heuristic = partie.GAMES[game].heuristic()
    coach = bots.make("coach@1", partie.GAMES[game], 1)
    found = chances = 0
    for seed in range(100):
        seats = SEATS[seed % len(SEATS)]
        position = partie.new(game, seats, 900 + seed)
        player = bots.make("greedy", position.game, seed)
        while not position.over:
            seat = position.decisions[0].seat
            move = player.choose(position, seat)
            if len(position.legal(seat)) == 1:
                hint = coach.hint(position, seat)
                assert hint.move == move and not hint.reasons and not hint.alternatives
            else:
                chances += 1
                if chances % EVERY[game] == 0:
                    notes = heuristic.plans(position.mask(seat), seat, move)[:MOST_REASONS]
                    yield position, seat, notes
                    found += bool(notes)
                    if found == number:
                        return
            position.push(seat, move)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("game", sorted(partie.GAMES))
def test_hints_name_parts_in_every_language_and_never_a_bare_total(game):
    languages = [Words(language, game, strict=True) for language in LANGUAGES]
    read = 0
    for position, seat, notes in hints(game, HINTS):
        read += bool(notes)
        for words in languages:
            arguments = Arguments(words, position, seat, [])
            said = [words.sentence(key, **arguments.named(given)) for key, given in notes]
            assert len(set(said)) == len(said), said
            for text in said:
                assert text.endswith(".") and not text[0].islower() and not FORBIDDEN.search(text), text
    assert read == HINTS
