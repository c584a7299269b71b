"""A new map is one data file and its names: nothing in the code knows which maps there are."""

import json
import re
import shutil
import subprocess
import sys

from checkout import PACKAGE

from partie.games.powergrid.components import MAPS

PLAY = """
import partie
from partie.kernel.engine.chance import Quick
from partie.kernel.engine.driver import play_random
for seats in (2, 5):
    for options in ({"map": "tiny"}, {"map": "tiny", "regions": "draft"}, {"map": "usa"}):
        game = partie.new("powergrid", seats, 3, **options)
        play_random(game, Quick(1))
        assert partie.load(game.save()).key() == partie.replay(game.record()).key() == game.key()
        assert game.over and len(game.view(0)["cities"]) <= 35 + 7 * (options["map"] == "usa")
print(*next(option.choices for option in game.game.options if option.name == "map"))
"""


def test_a_map_is_found_by_its_file(tmp_path):
    shutil.copytree(
        PACKAGE, tmp_path / "partie", ignore=shutil.ignore_patterns("__pycache__", "static", "server", "*.so")
    )
    data = tmp_path / "partie" / "games" / "powergrid" / "data"
    tiny = json.loads((data / "map_germany.json").read_text("utf-8"))
    gone = tiny["regions"].pop()["id"]
    for region in tiny["regions"]:
        region["adjoins"] = [near for near in region["adjoins"] if near != gone]
    tiny["id"] = "tiny"
    tiny["cities"] = [city for city in tiny["cities"] if city["region"] != gone]
    left = {city["id"] for city in tiny["cities"]}
    tiny["connections"] = [way for way in tiny["connections"] if {way["a"], way["b"]} <= left]
    (data / "map_tiny.json").write_text(json.dumps(tiny), "utf-8")
    command = [sys.executable, "-P", "-c", PLAY]
    done = subprocess.run(
        command, env={"PYTHONPATH": str(tmp_path)}, cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["germany", "tiny", "usa"]


def test_no_map_is_named_in_the_code():
    named = re.compile("|".join(f'"{name}"' for name in MAPS))
    files = [
        file
        for layer in ("games/powergrid", "text", "cli", "server")
        for file in (PACKAGE / layer).rglob("*.py")
    ]
    found = {
        f"{file.name}: {line.strip()}"
        for file in files
        for line in file.read_text("utf-8").splitlines()
        if named.search(line)
    }
    # The one that is played where nobody chooses.
    assert found == {'__init__.py: Option("map", "germany", tuple(MAPS)),'}
