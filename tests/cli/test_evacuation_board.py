"""The board of Evacuation shows the year's sum and duties, both worlds with their contents, and what moves bring."""

import io

import pytest
from evacuation_positions import acting, goods, phase, tiles_of
from rich.console import Console
from terminal import play

import partie
from partie.cli.boards import board_of
from partie.cli.terminal.menu import Menu
from partie.games.evacuation.components import BIOMES
from partie.games.evacuation.components.new_world import AREAS
from partie.kernel.engine.chance import Quick
from partie.kernel.engine.driver import play_random
from partie.text import Words

NAMES = ["Anna", "Bob", "Cyril", "Dora"]
BOARD = board_of("evacuation")
ENGLISH = Words("en", "evacuation", strict=True)


def drawn(game, seat=0, words=ENGLISH, width=100, whole=True):
    out = io.StringIO()
    Console(file=out, width=width, highlight=False).print(BOARD.draw(game.view(seat), words, NAMES, whole))
    return out.getvalue()


def flat(game, **given):
    return " ".join(drawn(game, **given).split())


@pytest.mark.parametrize("language", ["en", "cs", "uk"])
@pytest.mark.parametrize(
    ("seats", "options", "width"),
    [
        (1, {}, 80),
        (2, {}, 80),
        (3, {"mode": "points", "actions": "advanced", "tasks": "on"}, 120),
        (4, {}, 60),
    ],
)
def test_it_can_be_drawn_at_any_moment_and_every_move_has_its_words(language, seats, options, width):
    whole = partie.new("evacuation", seats, 2, **options)
    play_random(whole, Quick(2))
    words = Words(language, "evacuation", strict=True)
    for number in range(0, len(whole.moves), 20):
        game = whole.at(number)
        for seat in (None, 0):
            text = drawn(game, seat, words, width)
            assert all(len(line) <= width for line in text.splitlines())
        assert BOARD.brief(game.view(0), words, 0)
        for decision in game.decisions[:1]:
            for entry in Menu(game, decision, BOARD).entries[:20]:
                BOARD.effect(game, decision.seat, entry.first, words)
                BOARD.group_name(game, decision.seat, entry.moves, words)


@pytest.mark.rule("EV-PRG-09", "EV-BON-03")
def test_the_strength_of_the_year_and_what_the_bonuses_give():
    game = acting({"groups": [0, 0, 1, 1, 0], "actions": 2, "goods": goods((3, 3, 3))}, bonuses=[0, 2, 1, 7])
    text = flat(game)
    assert "your strength 5 (2 + 3)" in text
    assert "strength exactly 5 gain 1 food and 1 steel, each on either world, then clone 1 population" in text
    assert "strength exactly 9 gain 1 steel" in text
    told = {game.notation(0, move): BOARD.effect(game, 0, move, ENGLISH) for move in game.decision(0).moves}
    assert told["act research"] == "strength 4, sum 9: the bonus!"
    assert told["act build-stadium"] == "strength 2, sum 7" and told["pass"] == "your sum stays 5: the bonus!"


@pytest.mark.rule("EV-STL-06", "EV-MIL-03")
def test_areas_are_told_with_their_positions_and_symbols_and_biomes_with_their_gates():
    text = flat(acting({"settled": ["t8"]}))
    assert "T1[#][F]" in text and "T5[#][S] geo" in text and "T8=A" in text
    assert "desert (milestone 2)" in text and "forest (milestone 3)" in text and "tundra (" not in text
    short = flat(acting({}), whole=False)
    assert "T1[#]" not in short and " T1 " in short


def test_the_own_land_is_told_with_its_contents():
    text = flat(acting({"land": ["l1", "l3", "l5"]}))
    assert "desert L1 2 people (makes 2 food) · L3 power plant (makes 1 energy)" in text
    assert "mountains L5 steelworks (makes 1 steel)" in text
    assert "L2 2 people" not in text and "2 of 2 still make 1 of each" in text


@pytest.mark.rule("EV-FLY-04", "EV-FLY-21")
def test_shuttles_are_told_by_name_with_their_holds_and_what_the_launch_costs():
    rows = ({"old_shuttles": ["petrel"], "goods": goods((0, 3, 5))}, {"old_shuttles": ["falcon"]})
    game = phase("flight", *rows)
    assert "Petrel Old World. Zones: ocean; buildings 1, resources 2; launch 1 energy." in flat(game)
    assert "B shuttles Falcon" in flat(game)
    game.play(0, "load petrel")
    game.play(0, "evacuate l8 by-zone")
    text = flat(game)
    assert "loaded: 2 people; zones: ocean × (× used); buildings 0/1, resources 0/2; launch 1 energy" in text
    entries = Menu(game, game.decision(0), BOARD).entries
    launch = entries[-1].first
    assert game.notation(0, launch) == "launch" and len(entries) > 1
    assert BOARD.effect(game, 0, launch, ENGLISH).startswith("loaded: 2 people; zones: ocean × (× used)")
    area = game.parse(0, "evacuate l7 as-building")
    assert BOARD.effect(game, 0, area, ENGLISH) == "farm (makes 1 food)"


@pytest.mark.rule("EV-FLY-21", "EV-TEC-04")
def test_the_launch_costs_what_technologies_leave_of_it():
    tiles = next(found for number in range(1, 5) if "clean-boosters" in (found := tiles_of(number)))
    research = [3 if column == tiles.index("clean-boosters") % 3 else 0 for column in range(3)]
    game = acting({"old_shuttles": ["pelican"], "tiles": tiles, "research": research})
    assert "Pelican Old World. Zones: desert; buildings 2, resources 2; launch 1 energy." in flat(game)


@pytest.mark.rule("EV-MIL-02", "EV-MIL-03", "EV-MIL-04")
def test_gates_ahead_say_how_far_they_are_and_what_they_bring():
    text = flat(acting({"sections": [2, 5]}))
    assert "satellite A section 2; milestone 1 in 2 sections: an ocean token is turned down" in text
    assert "satellite B section 5; milestone 2 in 4 sections: deserts open; either world pays" in text
    second = flat(acting({"sections": [9, 5]}))
    assert "milestone 2 in 4 sections: an ocean token moves to the New World, +1 of each production" in second


def test_technologies_are_told_before_they_are_researched():
    game = acting({})
    text = flat(game)
    for tile in game.view(0)["players"][0]["technologies"]:
        assert ENGLISH.name("technology", tile["id"]) + ": " in text
    own = text[text.index("Your technologies") : text.index("Players in order")]
    assert own.count(" next ") == 3 and own.count(" open ") == 6


@pytest.mark.rule("EV-INC-06", "EV-INC-08")
def test_food_and_stadiums_due_are_told_beside_what_one_will_have():
    text = flat(acting({"goods": goods((1, 0, 0), (2, 0, 0)), "production": [3, 0, 0]}))
    assert "due in year 3 food: Old World 3, New World 2; stadiums in the New World: 1" in text
    assert "due in year 4 food: Old World 1, New World 4; stadiums in the New World: 2" in text
    assert "due in year 2" not in text
    assert (
        "you will have food with the next production: Old World 8, New World 5; stadiums in the New World: 0"
        in text
    )


def test_settling_is_one_line_for_an_area_the_best_first():
    row = {
        "goods": goods(new=(0, 5, 0)),
        "population": 4,
        "prepared": [0, 0, 0, 1, 1, 0],
        "production": [3, 3, 0],
    }
    game = acting(row)
    game.play(0, "act settle")
    entries = Menu(game, game.decision(0), BOARD).entries
    areas = [entry.first[1] for entry in entries]
    assert len(areas) == len(set(areas)) > 5
    made = [BOARD.effect(game, 0, entry.first, ENGLISH) for entry in entries]
    lowest = [min(map(int, text.split()[-1].split("/"))) for text in made]
    assert lowest == sorted(lowest, reverse=True) and lowest[0] == 1
    assert BOARD.group_name(game, 0, entries[0].moves, ENGLISH).startswith("Settle tundra T")


@pytest.mark.rule("EV-STL-05", "EV-STL-07", "EV-STL-09")
@pytest.mark.parametrize(
    ("line", "answers"),
    [
        (
            "why settle t1",
            ["tundra T1 lacks: 1 prepared factory in the New World; 1 person in the New World; 1 steel"],
        ),
        ("why settle t5", ["symbols geo"]),
        ("why settle d2", ["the desert is closed until a satellite passes milestone 2", "symbols bio"]),
        ("why settle t8", ["it is settled already"]),
    ],
)
def test_why_settle_names_all_that_is_missing(line, answers, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    game = acting({}, {"settled": ["t8"]})
    shown = " ".join(play(line, seats=("you:Anna", "you:Bob"), game=game).shown().split())
    for answer in answers:
        assert answer in shown


def test_why_settle_tells_only_what_is_really_missing(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    lines = ("act settle", "why settle t1", "why settle t2", "settle t1 farm")
    game = acting({"goods": goods(new=(0, 1, 0)), "population": 1})
    shown = " ".join(play(*lines, seats=("you:Anna", "you:Bob"), game=game).shown().split())
    assert shown.count("tundra T1 lacks: 1 prepared factory in the New World.") == 2
    assert "That move is possible now: Settle tundra T2 for 1 steel." in shown


@pytest.mark.parametrize("language", ["en", "cs", "uk"])
def test_what_is_missing_is_told_in_every_language(language):
    words = Words(language, "evacuation", strict=True)
    game = acting({}, {"settled": ["t8"]})
    for area in ("t1 farm", "t5 farm", "d2 farm", "t8 farm", "o4"):
        move = game.parse(0, f"settle {area}")
        assert BOARD.lacking(game, 0, move, words)
    rich = acting({"goods": goods(new=(0, 5, 0)), "population": 3})
    assert "settle" in BOARD.lacking(rich, 0, rich.parse(0, "settle t2"), words)  # the word to type


def test_satellites_say_where_both_end_and_which_gates_they_pass():
    game = phase("progress", {"sections": [2, 0], "groups": [0, 0, 0, 1, 0], "actions": 1})
    told = {game.notation(0, move): BOARD.effect(game, 0, move, ENGLISH) for move in game.decision(0).moves}
    assert told["satellite a 3"] == "A to 5, B to 0; A passes milestone 1"
    assert told["satellite b 2"] == "A to 3, B to 2"


@pytest.mark.parametrize("language", ["en", "cs", "uk"])
def test_every_area_has_a_name(language):
    words = Words(language, "evacuation", strict=True)
    for area in AREAS:
        name = words.name("area", area.id)
        assert name == f"{words.name('biome', BIOMES[area.biome])} {area.id.upper()}"


def test_a_board_action_of_the_basic_game_covers_no_card():
    game = acting({})
    assert ENGLISH.move(game, 0, game.parse(0, "act build-stadium")).startswith("Build a stadium")
    assert all("face down" not in ENGLISH.move(game, 0, move) for move in game.decision(0).moves)
