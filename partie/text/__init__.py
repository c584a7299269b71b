"""Words: the one place where keys and arguments become sentences, in every language.

    words = Words("cs", "powergrid")
    words.prompt(partie, decision, names)      the decision in one sentence
    words.move(partie, seat, move)             a move as a phrase, with its price where it has one
    words.event(partie, event, names)          a line of the log
    words.why(rule)                            why a move is refused, with the rule's number
    words.error(error.key, error.detail)       what was wrong with an input, and what was expected

Words come from Fluent files: `partie/text/locale/<language>.ftl` for what all games share,
`partie/games/<game>/locale/<language>.ftl` for a game; a file may be split as `<part>.<language>.ftl`. A language is a
set of such files; the code knows none. A message missing in a language is rendered in English, one missing in English
as its key; with `strict=True` (in tests) both are errors.

How to add words
----------------
Use a key in the code, add a message of this name to the three files of the game, run `pytest tests/text`: it finds
every key in the code, renders it in every language and tells what is missing. The names of messages:

    event-<key>     an event. `events.py` in the game's folder names its arguments in order (EVENTS), `*name` takes the
                    rest as a list; KINDS there says which names hold which kind of thing (`bidder` holds a `seat`),
                    AMOUNTS which are lists of how many of each thing (said by `<kind>-amount`)
    prompt-<key>    a decision; arguments by their own names
    move-<verb>     a move; arguments by their type names (`{ $city }`). The attribute `.priced` is used instead when
                    the move costs something, with `{ $price }`. A verb of two words is written with a hyphen
    price-<part>    one part of a price, with `{ $amount }`; `price-total` if all parts add up to one sum
    result-<line>   a line of the final breakdown, and a criterion of the ranking
    rule-<id>       why a move is refused, one sentence; without it the catalogue's English text is used
    refusal-<key>   the same for refusals that are no rule
    error-<key>     an error a user can cause: what was wrong and what was expected
    expected-<key>  what was expected there, as a part of that sentence (`$expected`); for saves, records and positions
    option-<name>   an option; `option-<name>-<choice>` a choice; the attribute `.about` explains either
    <kind>-<id>     the name of a thing (`fuel-coal`, `city-berlin`); attributes are its other forms

Texts that need more than a message come from the game's folder `text`, which no other code names:
`SPEAKER` there (speakers.py) says things whose words are made from their effects, a card by its number, a part of an
effect by its node; `things` (things.py) tells all components to clients that draw them.

An argument that names a thing arrives as its name; its other forms as `$fuel-gen` (from the attribute `.gen`), its id
as `$fuel-id` for selectors, its number as `$fuel-number`. A seat arrives as the player's name. Players' names
have no known gender: write the present tense in Czech and Ukrainian. Numbers arrive as numbers: use selectors with
the plural categories (Czech one, few, other; Ukrainian one, few, other).
"""

from .words import LANGUAGES, MissingWords, Words

__all__ = ["LANGUAGES", "MissingWords", "Words"]
