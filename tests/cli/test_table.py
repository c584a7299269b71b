"""The table in the terminal: whole games, and every command, by lines typed at it."""

import re

import pytest
from terminal import play, table, typing

import partie
from partie import bots, catalogue
from partie.cli.terminal.menu import Menu

LANGUAGES = ("en", "cs", "uk")


def first_move(made):
    """Types the number of the first move, and an amount where it needs one."""
    entry = Menu(made.partie, made.partie.decisions[0], made.screen.board).entries[0]
    return f"1 {entry.bounds[0]}" if len(entry.moves) > 1 else "1"


def hinted(made):
    """Types what a bot would play."""
    if made.partie.over:
        return ""
    seat = made.partie.decisions[0].seat
    move = bots.make("greedy", made.partie.game).choose(made.partie, seat)
    return made.partie.notation(seat, move).upper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_who_always_takes_the_first_move_finishes_a_game(language):
    asked = []

    def answer(made):
        asked.append(made.partie.over)
        return "" if made.partie.over else first_move(made)

    made = table(answer, seats=("you:Anna", "greedy", "greedy"), language=language)
    made.run()
    result = made.partie.result
    assert result is not None and len(asked) > 20
    assert made.words.outcome(result, made.names) in made.shown()
    assert made.partie.record().endswith("result " + " ".join(map(str, result.places)) + "\n")


def test_a_person_who_follows_the_hints_beats_random_bots():
    made = table(hinted, seats=("random", "you:Anna", "random"), seed=3)
    made.run()
    assert made.partie.result is not None and made.partie.result.winners == [1]
    assert "Anna wins." in made.shown()


def test_two_people_and_bots_share_a_table():
    made = table(
        lambda made: "" if made.partie.over else first_move(made), seats=("you", "greedy", "you"), map="usa"
    )
    made.run()
    assert made.partie.over and {"A Player 1", "C Player 2"} <= {
        line[:10] for line in made.shown().splitlines()
    }


@pytest.mark.parametrize("name", sorted(partie.GAMES))
def test_any_game_can_be_played_without_a_word_about_it_here(name, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    lines = []

    def answer(made):
        if len(lines) > 40 or len(made.partie.moves) > 25:
            raise EOFError
        lines.append("help" if len(lines) % 20 == 0 else "hint" if len(lines) % 20 == 1 else first_move(made))
        return lines[-1]

    game = partie.new(name, 2, 1)
    made = table(answer, seats=("you", "random"), game=game, strict=False)
    made.run()
    assert not made.partie.over and len(made.partie.moves) > 20
    assert partie.load(next(tmp_path.iterdir()).read_text("utf-8")).key() == made.partie.key()


def test_bots_alone_play_to_the_end_and_nobody_is_asked():
    made = table(typing(), seats=("random", "greedy"))
    made.run()
    assert made.partie.over and ">" not in made.shown()


def test_the_only_move_is_played_and_told():
    made = table(lambda made: "" if made.partie.over else first_move(made), seats=("you:Anna", "greedy"))
    made.run()
    assert "Anna has only one move: " in made.shown()


# Moves as people type them


def opened(*lines, **given):
    """A game with two people in which the first has opened plant 4."""
    return play("open 4", "bid 4", *lines, seats=("you:Anna", "you:Bob"), **given)


@pytest.mark.parametrize("line", ["2", "open 4", "OPEN 4", "op 4", "  o   4 ", "/open 4"[1:]])
def test_a_move_may_be_a_number_or_notation_shortened_in_any_case(line, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    made = play(line, seats=("you", "you"))
    assert made.partie.notation(0, made.partie.moves[0]) == "open 4"


@pytest.mark.parametrize("lines", [["bid 9"], ["1 9"], ["9"], ["1", "9"], ["bid", "bid 9"], ["b 9"]])
def test_an_amount_may_come_with_the_move_or_after_a_question(lines, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    made = opened(*lines)
    assert made.partie.moves[2][-1] == 9


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("dance", "“dance” is not a move I know"),
        ("77777", "There is no move number 77777; choose from 1 to 2, or type a move."),
        ("0", "There is no move number 0"),
        ("2 5", "There is no move number 2 5"),
        ("1 51", "That is no amount for “bid 5-50”"),
        ("bid 4", "A bid must be higher than the last one"),
        ("bid 9999999", "The game has no such move"),
        ("bid 51", "(PG-AUC-07)"),
        ("buy coal 1", "Fuel is bought in phase 3 only. (PG-RMK-10)"),
        ("build berlin", "Cities are connected in phase 4 only. (PG-NET-01)"),
        ("build", "“build” can mean several things: build flensburg, "),
        ("bid five", "is not a complete move"),
        ("h", "“h” can mean several things: help, hint."),
        ("\x1b[2J\x00open", "“[2J open” is not a move I know"),
        ("x" * 5000, "is not a move I know"),
        ("💥", "“💥” is not a move I know"),
        ("why", "Say which move you mean"),
        ("why bid 6", "That move is possible now: Bid 6."),
        ("why bid 51", "(PG-AUC-07)"),
        ("why dance", "“dance” is not a move I know"),
        ("undo", "You have no move to undo"),
        ("takeback", "You have not made any choice yet"),
        ("limit", "“limit” is no standing order"),
        ("limit many", "“limit many” is no standing order"),
        ("log many", "“many” is no number of events; write for example “log 30”."),
        ("rules", "“rules sections” lists the sections"),
        ("rules", "PG-OVR-06"),
        ("rules missed", "“rules missed” tells what is often missed"),
        ("rules sections", " 2 "),
        ("rules 2", "PG-"),
        ("rules PG-XXX-01", "There is no rule “PG-XXX-01” in this game."),
        ("rules xylophone", "There is no rule “xylophone” in this game."),
        ("rules pg-auc-07", "PG-AUC-07  A bid must be higher"),
        ("rules uranium", "PG-"),
        (
            "save nowhere/at/all.json",
            "The file nowhere/at/all.json cannot be written: No such file or directory.",
        ),
        ("log 1", "Anna bids 4 for plant 4."),
        ("moves", "1!  Bid 5 … Bid 50"),
        ("", "1!  Bid 5 … Bid 50"),
        ("?", "You run a power company."),
        ("help", "takeback"),
        ("board", "Fuel market"),
        ("hint", "A bot would play: "),
    ],
)
def test_a_line_that_is_no_move_is_answered_and_changes_nothing(line, answer, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    before = opened()
    made = opened(line)
    assert (
        " ".join(answer.split()) in " ".join(made.shown().split())
        and made.partie.key() == before.partie.key()
    )
    assert len(made.partie.moves) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_speaks_every_language(language, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    asking = (
        "help",
        "rules",
        "rules 3",
        "hint",
        "why bid 99",
        "why bid 9",
        "moves",
        "board",
        "log",
        "rules PG-AUC-07",
        "rules coal",
    )
    commands = (*asking, "undo", "limit 6", "takeback", "save", "save powergrid-1.json", "no", "quit", "back")
    made = opened("bid", "bid 5", *commands, "1", "2", language=language)
    assert made.words.strict and made.shown()


def test_rules_are_told_level_by_level(monkeypatch, tmp_path):
    """In short, what is often missed, the sections, one section: each tells its own rules and no other."""
    monkeypatch.chdir(tmp_path)
    book = catalogue.read("powergrid")
    sections = list(dict.fromkeys(rule.section for rule in book.rules))
    for line, wanted in (
        ("rules", book.overview),
        ("rules missed", book.often_missed),
        ("rules 2", [rule.id for rule in book.rules if rule.section == sections[1]]),
    ):
        told = re.findall(r"^(PG-[A-Z]+-\d\d)  ", opened(line).shown(), re.MULTILINE)
        assert told == list(wanted)
    listed = " ".join(opened("rules sections").shown().split())
    assert all(section in listed for section in sections)


def test_rules_are_found_by_what_a_keyboard_types(monkeypatch, tmp_path):
    """Printed rules have spaces that do not break and curved apostrophes."""
    monkeypatch.chdir(tmp_path)
    assert "PG-NET-05" in opened("rules коштує 10 електро", language="uk").shown()
    assert "PG-NET-23" in opened("rules зобов'язаний під'єднувати", language="uk").shown()


# Going back


def buying(*lines):
    """Anna buys fuel, last in order."""
    game = partie.new("powergrid", 2, 1, position={
        "phase": "resources", "order": [1, 0], "players": [{"plants": [4], "money": 40}, {"plants": [3], "money": 40}],
    })  # fmt: skip
    return play(*lines, seats=("you:Anna", "random"), game=game)


def test_undo_takes_back_own_moves_one_by_one_and_leaves_no_note(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    made = buying("buy coal 2", "buy coal 1", "undo", "undo", "undo")
    assert made.partie.moves == [] and "Taken back: buy coal 1." in made.shown()
    assert "You have no move to undo" in made.shown()
    assert not any("takeback" in text for _, text in made.partie.notes)


def test_undo_stops_where_others_moved_and_takeback_goes_past_them(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    made = buying("buy coal 2", "done", "undo", "takeback", "undo")
    assert "“takeback” goes back past them." in made.shown()
    assert made.partie.moves == [] and "moves were taken back; the record notes it." in made.shown()


def test_takeback_is_noted_in_the_record(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    made = buying("buy coal 2", "done", "takeback")
    assert len(made.partie.moves) == 1 and "note takeback of " in made.partie.record()


# Standing orders


def test_a_limit_bids_on_and_passes_when_it_is_reached(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    made = opened("limit 6", "bid 6", "1", "1")
    assert [move[-1] for move in made.partie.moves[1:4]] == [4, 5, 6]
    assert made.partie.game.verbs[made.partie.moves[4][0]].name == "pass"
    assert "Standing order “limit 6" in made.shown()


def test_a_limit_that_says_nothing_now_is_refused(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    made = play("limit 6", seats=("you:Anna", "you:Bob"))
    assert made.partie.orders == {} and made.partie.moves == []
