"""The board of Shipyard shows what lies on the table: canals as they lie, everybody's yard, the tables that score."""

import io

import pytest
from rich.console import Console
from shipyard_positions import PLAIN, acting, finishing, part, sailing, turn

import partie
from partie.cli.boards import board_of
from partie.cli.terminal.menu import Menu
from partie.games.shipyard.components import CANALS, CONTRACT_IDS, FAMILIES, ITEMS
from partie.games.shipyard.text import contract_thing
from partie.kernel.engine.chance import Quick
from partie.kernel.engine.driver import play_random
from partie.text import Words

NAMES = ["Anna", "Bob", "Cyril", "Dora"]
BOARD = board_of("shipyard")
ENGLISH = Words("en", "shipyard", strict=True)
CHAIN = next(i for i, tile in enumerate(CANALS) if FAMILIES[tile.family] == "chain")
CROSS = next(i for i, tile in enumerate(CANALS) if FAMILIES[tile.family] == "cross")


def drawn(game, seat=0, words=ENGLISH, width=100, whole=True):
    out = io.StringIO()
    Console(file=out, width=width, highlight=False).print(BOARD.draw(game.view(seat), words, NAMES, whole))
    return out.getvalue()


def with_canals(*tiles, figure=None, **more):
    """Seat 0 has these canals: tile, place, turn."""
    rows = [{"tile": tile, "at": at, "turn": turned} for tile, at, turned in tiles]
    mine = {"canals": rows, **({"figure": figure} if figure else {}), **more}
    return turn(mine)


@pytest.mark.parametrize("language", ["en", "cs", "uk"])
@pytest.mark.parametrize(("seats", "width"), [(1, 80), (2, 80), (3, 120), (4, 60)])
def test_it_can_be_drawn_at_any_moment(language, seats, width):
    whole = partie.new("shipyard", seats, 2)
    play_random(whole, Quick(2))
    words = Words(language, "shipyard", strict=True)
    for number in range(0, len(whole.moves), 60):
        for seat in (None, 0):
            text = drawn(whole.at(number), seat, words, width)
            assert all(len(line) <= width for line in text.splitlines())


def tiles(game, rows=1):
    """The lines of the drawn canals, frame and all."""
    lines = drawn(game).splitlines()
    top = next(number for number, line in enumerate(lines) if line.startswith("·"))
    return lines[top : top + 6 * rows + 1]


def test_a_chain_winds_and_a_cross_goes_straight_each_as_it_was_turned():
    """From the north on the chain has Blue Ribbon, lifeboat, trade, lifebuoy; the cross M, ★, B, L."""
    assert tiles(with_canals((CHAIN, "0:0", "0"))) == [
        "·0:0············",
        "·      ★──╮    ·",
        "·         o──╮ ·",
        "·R           B ·",
        "·╰──o     o──╯ ·",
        "·   ╰──T──╯    ·",
        "················",
    ]
    assert tiles(with_canals((CHAIN, "0:0", "90")))[1:6] == [
        "·   ╭──R       ·",
        "·╭──o          ·",
        "·T           ★ ·",
        "·╰──o     o──╯ ·",
        "·   ╰──B──╯    ·",
    ]
    assert tiles(with_canals((CROSS, "0:0", "0")))[1:6] == [
        "·      M       ·",
        "·      o       ·",
        "·L─────o─────★ ·",
        "·      o       ·",
        "·      B       ·",
    ]
    assert tiles(with_canals((CROSS, "0:0", "270")))[1:6] == [
        "·      ★       ·",
        "·      │       ·",
        "·M──o──o──o──B ·",
        "·      │       ·",
        "·      L       ·",
    ]


@pytest.mark.rule("SY-VOY-17")
def test_the_figure_and_its_stern_are_drawn_and_told():
    inside = with_canals((CHAIN, "0:0", "90"), figure={"at": "0:0", "space": 1, "stern": 4})
    assert "·╰──o     o×─╯ ·" in tiles(inside) and "·   ╰──B@─╯    ·" in tiles(inside)
    text = " ".join(drawn(inside).split())
    assert "figure @ on 0:0, south space; its stern points to the inner south-east space" in text
    outside = with_canals(
        (CHAIN, "0:0", "0"), (CROSS, "1:0", "0"), figure={"at": "1:0", "space": 3, "stern": 10}
    )
    assert "·R           B─×L@────o─────★ ·" in tiles(outside)
    assert "it came from outside by the west" in " ".join(drawn(outside).split())


def test_tiles_lie_where_they_were_laid_and_joined_sides_are_marked():
    game = with_canals((CHAIN, "0:0", "90"), (CROSS, "1:0", "0"), (CHAIN + 1, "0:1", "180"))
    lines = tiles(game, rows=2)
    assert lines[0].startswith("·0:1") and lines[6].startswith("·0:0···│") and "1:0" in lines[6]
    assert lines[9] == "·T           ★──L─────o─────★ ·"


def test_canals_wider_than_the_terminal_are_drawn_in_pieces():
    row = [(CHAIN + i, f"{i}:0", "0") for i in range(4)]
    wide, narrow = drawn(with_canals(*row), width=100), drawn(with_canals(*row), width=40)
    for at in ("0:0", "1:0", "2:0", "3:0"):
        assert f"·{at}·" in wide and f"·{at}·" in narrow
    assert all(len(line) <= 40 for line in narrow.splitlines())


def test_everybody_sees_the_yards_canals_goods_and_employees_of_others():
    other = {
        "yard": [part("bow", "mast"), *[None] * 8],
        "canals": [{"tile": CROSS, "at": "0:0", "turn": "90"}],
        "goods": [["coal", "coal", "grain"]],
        "employees": ["helmsman"],
    }
    text = drawn(turn({}, other))
    block = text[text.index("\nBob\n") : text.index("\nCyril\n")]
    assert "1 bow (mast)" in block and "0:0 cross LM★B" in block
    assert "coal + coal + grain" in block and "helmsman" in block
    assert "contracts" not in block


def test_contracts_and_the_exchange_show_their_tables():
    text = " ".join(drawn(turn({})).split())
    assert (
        "Lifebuoys (red): Counts the lifebuoys of your fleet. Points for 1 and more: 1, 2, 4, 6, 9, 12."
        in text
    )
    assert "Now 0, worth 0; with 1: 1." in text
    lines = drawn(turn({}, exchange=1)).splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("Exchange: "))
    rows = {line.split()[0]: line.split()[1:] for line in lines[start + 2 : start + 5]}
    assert rows["coal"] == ["1", "3", "2", "1", "4", "2", "stoker,", "chimney"]
    assert rows["grain"][:6] == ["3", "1", "2", "4", "1", "2"]


def reach_after(game, move):
    trial = game.copy()
    trial.push(0, move)
    return trial.view(0)["players"][0]["reach"]


@pytest.mark.parametrize("language", ["en", "cs", "uk"])
def test_the_places_for_a_canal_are_one_line_each_the_longest_way_first(language):
    game = acting("rent_canal", {"canals": [{"tile": CHAIN, "at": "0:0", "turn": "0"}], "guilders": 9})
    game.play(0, "rent 1")
    words = Words(language, "shipyard", strict=True)
    entries = Menu(game, game.decision(0), BOARD).entries
    assert len(entries) == 4 and all(len(entry.moves) == 4 and entry.choice for entry in entries)
    ways = [[reach_after(game, move) for move in entry.moves] for entry in entries]
    assert ways == sorted(ways, reverse=True) and all(way == sorted(way, reverse=True) for way in ways)
    name = BOARD.group_name(game, 0, entries[0].moves, words)
    assert str(ways[0][0]) in name and ":" in name
    assert str(ways[0][0]) in BOARD.effect(game, 0, entries[0].first, words)


def test_the_part_that_completes_a_ship_says_that_it_must_sail():
    game = finishing(PLAIN)
    game.play(0, "take d1")
    effects = {
        game.notation(0, move): BOARD.effect(game, 0, move, ENGLISH) for move in game.decision(0).moves
    }
    assert effects["at 3"].startswith("completes a ship, which must sail this turn (captains: 0")
    assert all(not text for move, text in effects.items() if move != "at 3")


@pytest.mark.rule("SY-SPD-02")
@pytest.mark.parametrize("language", ["en", "cs", "uk"])
def test_what_comes_aboard_is_asked_the_most_first_with_the_speed_it_gives(language):
    canals = [{"tile": CHAIN, "at": "0:0", "turn": "0"}]
    game = sailing(PLAIN, canals=canals, items={"captain": 1, "sail": 2})
    game.play(0, "sail 1")
    words = Words(language, "shipyard", strict=True)
    assert game.decision(0).prompt[1]["item"] == ITEMS.index("sail")
    entries = Menu(game, game.decision(0), BOARD).entries
    assert [game.notation(0, entry.first) for entry in entries] == ["fit sail 2", "fit sail 1", "fit sail 0"]
    assert [BOARD.effect(game, 0, entry.first, words)[-1] for entry in entries] == ["3", "2", "1"]
    assert "1" in BOARD.brief(game.view(0), words, 0).splitlines()[1]


def test_a_way_without_a_fork_says_what_it_scores():
    canals = [{"tile": CHAIN, "at": "0:0", "turn": "0"}]
    game = sailing(PLAIN, canals=canals, items={"captain": 1, "sail": 2})
    for line in ("sail 1", "fit sail 2"):
        game.play(0, line)
    for move in game.decision(0).moves:
        told = BOARD.effect(game, 0, move, ENGLISH)
        after = game.copy()
        after.push(0, move)
        if after.view(0)["players"][0]["points"]:
            assert told == f"scores {after.view(0)['players'][0]['points']} points"
        else:
            assert "up to the next fork" in told


@pytest.mark.parametrize("language", ["en", "cs", "uk"])
def test_a_low_terminal_shows_what_everybody_can_pay(language):
    game = turn({"guilders": 17}, {"guilders": 23})
    words = Words(language, "shipyard", strict=True)
    lines = drawn(game, words=words, whole=False).splitlines()
    assert any("Anna" in line and " 17 " in line for line in lines)
    assert any("Bob" in line and " 23 " in line for line in lines)


def test_what_is_in_the_purse_is_counted_in_english():
    said = BOARD.brief(turn({"guilders": 1}).view(0), ENGLISH, 0)
    assert said.startswith("You have 1 guilder and 0 points;")


def test_canals_to_rent_say_whether_they_are_chains_or_crosses():
    game = acting("rent_canal", {"guilders": 5})
    families = [canal["family"] for canal in game.view(0)["canals"]["offer"]]
    assert {"chain", "cross"} >= set(families)
    decision = game.decision(0)
    told = [BOARD.effect(game, 0, move, ENGLISH) for move in decision.moves]
    left = [5 - sum(amount for _, amount in decision.price(move)) for move in decision.moves]
    assert told == [
        f"{family}; {money} left" if money < 5 else family
        for family, money in zip(families, left, strict=True)
    ]


@pytest.mark.parametrize(
    ("language", "each", "further"),
    [
        ("en", "3 points for each.", "2 points for each further one."),
        ("cs", "Za každé započtení 3 body.", "Za každé další započtení 2 body."),
        ("uk", "За кожне зарахування 3 очки.", "За кожне наступне зарахування 2 очки."),
    ],
)
def test_a_contract_without_a_table_says_what_each_is_worth(language, each, further):
    words = Words(language, "shipyard", strict=True)
    stokers, soldiers = (
        contract_thing(words, CONTRACT_IDS.index(name)).about for name in ("stokers", "soldiers")
    )
    assert stokers.endswith(each) and soldiers.endswith(further)
    assert " 0" not in soldiers
