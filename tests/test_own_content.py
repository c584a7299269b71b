"""Components of one's own: a file replaces what is printed, by the schema of the game, and marks all that is played."""

import os
import subprocess
import sys

import pytest
from checkout import ROOT

import partie
from partie import content
from partie.games.underwater.cards.own import NAMES
from partie.kernel.errors import PartieError
from partie.kernel.keeping.data import read_data
from partie.kernel.keeping.expressions import evaluate
from partie.text import LANGUAGES, Words

UNDERWATER = """game = "underwater"
title = "My box"

[cards.4]
title = "Cargo \\"Drone\\""
effect = "Gain(science=2, point=1)"

[metropolises.7]
instant = "GainDifferent(2)"
"""


def run(folder, text, code):
    """What a Python with the file in use prints."""
    file = folder / "cards.toml"
    file.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PARTIE_CONTENT": str(file), "PYTHONPATH": str(ROOT)},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def broken(folder, text, game="underwater"):
    """Why the game cannot be played with the file; the other games can."""
    told = run(folder, text, f"import partie; print(partie.BROKEN[{game!r}]); print(len(partie.GAMES))")
    why, count = told.splitlines()
    assert count == "3"
    return why.replace(str(folder), "")


def test_a_card_does_what_its_owner_wrote(tmp_path):
    code = """
import partie
from partie.text import LANGUAGES, Words
from partie.games.underwater.cards import BY_NUMBER, METROPOLISES
game = partie.new("underwater", seats=2, seed=1)
print(BY_NUMBER[4].effect.gains, BY_NUMBER[4].designed, METROPOLISES[6].designed, BY_NUMBER[5].designed)
for language in LANGUAGES:
    print(Words(language, "underwater").name("card", "surface-freighter"))
"""
    effect, *titles = run(tmp_path, UNDERWATER, code).splitlines()
    assert effect == "(0, 0, 2, 0, 0, 1, 0) False False True"
    assert titles == ['Cargo "Drone"'] * len(LANGUAGES)


@pytest.mark.parametrize("game", sorted(partie.GAMES))
def test_the_template_says_what_the_game_already_has(tmp_path, game):
    read_data(game, "lesson.toml")  # read while a game is played: no component
    text = content.template(game, Words("en"))
    code = f"""
import partie
game = partie.GAMES[{game!r}]
print(game.version)
import random
played = partie.new({game!r}, seats=2, seed=3)
dice = random.Random(3)
while not played.over and len(played.moves) < 120:
    decision = played.decisions[0]
    played.play(decision.seat, dice.choice(decision.moves))
print(hash(tuple(played.moves)))
"""
    with_file = run(tmp_path, text, code).splitlines()
    without = run(tmp_path, 'game = "none"\ntitle = "nothing"\n', code).splitlines()
    assert with_file[1] == without[1]
    assert with_file[0] != without[0]  # only the mark of the rules differs
    assert with_file[0].partition("+")[0] == without[0]


def test_what_was_played_with_other_components_is_refused_and_says_so(tmp_path):
    code = """
import partie
game = partie.new("underwater", seats=2, seed=1)
print(game.record().replace("\\n", "|"))
print(game.save())
"""
    record, save = run(tmp_path, UNDERWATER, code).splitlines()
    for load, text in ((partie.replay, record.replace("|", "\n")), (partie.load, save)):
        with pytest.raises(PartieError) as caught:
            load(text)
        assert caught.value.key == "other-content"
        assert "--content" in str(caught.value)
    ours = partie.new("underwater", seats=2, seed=1)
    told = run(
        tmp_path,
        UNDERWATER,
        f"""
import json, partie
for load, text in ((partie.replay, {ours.record()!r}), (partie.load, {ours.save()!r})):
    try:
        load(text)
    except partie.PartieError as error:
        print(error.key)
""",
    )
    assert told.split() == ["other-content", "other-content"]


HEAD = 'game = "underwater"\ntitle = "My box"\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEAD + '[cards.4]\neffect = "Gain(scienc=2)"\n', ("cards.toml, 4: cards.4.effect", "scienc")),
        (
            HEAD + '[cards.4]\ncost = 1\neffect = "Gain(point=1"\n',
            ("cards.toml, 5: cards.4.effect", "never closed"),
        ),
        (HEAD + '[cards.4]\neffect = "open(FARM)"\n', ("cards.toml, 4: cards.4.effect", "unknown name open")),
        (
            HEAD + '[cards.4]\neffect = "Gian(science=2)"\n',
            ("cards.4.effect: expected a value in the effect language", "unknown name Gian; similar: Gain"),
        ),
        (
            HEAD + "[cards.4]\neffect = \"Gain.__init__('x')\"\n",
            ("cards.4.effect", "not in the effect language"),
        ),
        (
            HEAD + '[cards.4]\neffect = "[x for x in (1, 2)]"\n',
            ("cards.4.effect", "not in the effect language"),
        ),
        (HEAD + '[cards.4]\neffect = "FARM"\n', ("cards.toml, 4: cards.4.effect", "Part")),
        (
            HEAD + "[cards.4]\nefect = 1\n",
            ("cards.toml, 4: cards.4.efect", "colour, type, effect, cost, title"),
        ),
        (HEAD + "[cards.4]\ncost = -1\n", ("cards.toml, 4: cards.4.cost", "a number from 0 to 99")),
        (HEAD + "[cards.4]\ncolour = 9\n", ("cards.toml, 3: cards.4", "YELLOW, RED, GREEN")),
        (HEAD + '[cards.4]\ntitle = ""\n', ("cards.toml, 4: cards.4.title", "a text")),
        (HEAD + "[cards.999]\ncost = 1\n", ("cards.toml, 3: cards.999", "1")),
        (
            HEAD + "[crads.4]\ncost = 1\n",
            ("cards.toml, 3: crads", "one of boards, cards, contracts, metropolises, tables"),
        ),
        (HEAD + "cards = 4\n", ("cards.toml, 3: cards", "an object")),
    ],
)
def test_errors_name_line_and_field(tmp_path, text, said):
    why = broken(tmp_path, text)
    for part in said:
        assert part in why


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Gain(scienc=2)", "Gain: .*'scienc'; it takes kelp, steelplast, science, credit"),
        ("Pay(amount(credit=1), FARM)", "Pay: then must be Part, not a number"),
        ("Pay(amount(credit=1), None)", "Pay: then must be Part, not nothing"),
        ("AllOf(Gain(point=1), Gain)", "Gain needs arguments"),
        ("AllOf(building)", "unknown name building"),
        ("FARM(2)", "FARM takes no arguments"),
        ("Gain(point=-1)", "not in the effect language: -1"),
        ("Gain(point=100)", "numbers go from 0 to 99"),
        ("Gain(point=1", "never closed"),
    ],
)
def test_a_wrong_expression_is_told_before_anything_is_made_of_it(text, said):
    # Compiled code checks its arguments with messages of its own.
    with pytest.raises(ValueError, match="" if partie.COMPILED else said):
        evaluate(text, NAMES)


@pytest.mark.skipif(partie.COMPILED, reason="compiled code looks at parts of lists only when it uses them")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("AllOf(Gain(point=1), FARM)", "AllOf: parts must be Part, not a number"),
        ("Upgrade(FARM, 1, (1, 2))", "Upgrade: prices must be a list of Amount, not a list"),
    ],
)
def test_every_part_of_a_list_is_looked_at(text, said):
    with pytest.raises(ValueError, match=said):
        evaluate(text, NAMES)


def test_a_data_file_is_held_to_its_schema(tmp_path):
    text = """game = "evacuation"
title = "My box"
[stadiums]
[[stadiums.stadiums]]
id = "arena"
cost = [1, 1, 1]
source = "designed"
smileys = "many"
"""
    why = broken(tmp_path, text, "evacuation")
    assert "cards.toml, 8: stadiums.stadiums.0.smileys" in why


def test_a_file_that_is_none_is_told_in_one_sentence(tmp_path):
    for text in ("game = 1\n", "game = \n", 'game = "underwater"\n'):
        file = tmp_path / "cards.toml"
        file.write_text(text, encoding="utf-8")
        done = subprocess.run(
            [sys.executable, "-m", "partie", "--content", str(file), "doctor"],
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
        assert "cards.toml" in done.stderr


def test_the_command_checks_a_filled_file(tmp_path):
    file = tmp_path / "cards.toml"
    file.write_text(
        UNDERWATER.replace('effect = "Gain', 'type = "PERMANENT"\neffect = "Gain'), encoding="utf-8"
    )
    check = [sys.executable, "-m", "partie", "--content", str(file), "content", "underwater", "--games", "1"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(check, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.splitlines()[0]) == (1, "card 4: a permanent card is no gain")
    file.write_text(UNDERWATER, encoding="utf-8")
    done = subprocess.run(check, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.count("My box")) == (0, 1)


def test_the_terminal_marks_a_game_with_own_components(tmp_path):
    file = tmp_path / "cards.toml"
    file.write_text(UNDERWATER, encoding="utf-8")
    play = [
        sys.executable,
        "-m",
        "partie",
        "--content",
        str(file),
        "play",
        "underwater",
        "--seed",
        "1",
        "--lang",
        "en",
    ]
    done = subprocess.run(
        play,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=tmp_path,
        input="quit\nquit\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Own components: My box\n" in done.stdout
