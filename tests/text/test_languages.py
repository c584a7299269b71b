"""Languages come from the files: words in a new one make it known everywhere, and English says what it lacks."""

import json
import os
import shutil
import subprocess
import sys

import pytest
from checkout import ROOT
from complete_languages import LANGUAGES as COMPLETE

from partie.text import LANGUAGES
from partie.text.completeness import completeness

SCRIPT = """
import asyncio, json, sys
import httpx
from click.testing import CliRunner
import partie
from partie.cli import main, languages
from partie.server.app import make_app
from partie.server.settings import Settings
from partie.server.storage.database import migrate
from partie.text import LANGUAGES, Words
from partie.text.completeness import completeness

told = {"languages": LANGUAGES, "there": Words("eo", "powergrid").say("game-name")}
told["english"] = Words("eo", "underwater").say("game-name")
told["percent"] = completeness("eo").percent
lacking = completeness("eo").lacking
told["lacking"] = "error-bad-name" in lacking[""], "game-name" in lacking["powergrid"]
told["command"] = CliRunner().invoke(languages.command, []).output
told["missing"] = CliRunner().invoke(languages.command, ["--missing", "eo"]).output.split("\\n")[:3]
settings = Settings(database=f"sqlite:///{sys.argv[1]}", bot_workers=0, rates=False)
migrate(settings)

async def run():
    app = make_app(settings)
    async with app.lifespan():
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://partie.test") as http:
            told["api"] = (await http.get("/api/languages")).json()
            games = {game["name"]: game["say"] for game in (await http.get("/api/games?lang=eo")).json()}
            told["games"] = games
            told["problem"] = (await http.get("/api/tables/x?lang=eo")).json()["say"]
            told["unknown"] = (await http.get("/api/games?lang=xx")).status_code
            told["locale"] = (await http.get("/api/locale/eo")).text
            told["page"] = (await http.get("/")).text

asyncio.run(run())
print(json.dumps(told))
"""


def test_the_complete_languages_are_there_and_lack_nothing():
    assert set(COMPLETE) <= set(LANGUAGES) and LANGUAGES[0] == "en"
    for language in COMPLETE:
        assert completeness(language).lacking == {} and completeness(language).percent == 100


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """What a copy of Partie with a few words of a fourth language tells."""
    folder = tmp_path_factory.mktemp("fourth")
    skipped = shutil.ignore_patterns("__pycache__", "static", "*.npz", "*.so")
    shutil.copytree(ROOT / "partie", folder / "partie", ignore=skipped)
    shared = folder / "partie" / "text" / "locale" / "some.eo.ftl"
    shared.write_text("language-name = Esperanto\nerror-no-such-table = Tia tablo ne estas.\n", "utf-8")
    game = folder / "partie" / "games" / "powergrid" / "locale" / "eo.ftl"
    game.write_text("game-name = Elektroreto\n", "utf-8")
    page = folder / "partie" / "server" / "static" / "index.html"
    page.parent.mkdir()
    shutil.copy(ROOT / "web" / "index.html", page)
    done = subprocess.run(
        [sys.executable, "-P", "-c", SCRIPT, str(folder / "partie.db")],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_words_make_a_language_and_english_says_what_is_lacking(told):
    assert told["languages"] == ["en", "cs", "eo", "uk"]
    assert (told["there"], told["english"]) == ("Elektroreto", "Underwater Cities")
    assert told["percent"] == 0 and told["lacking"] == [True, False]


def test_the_command_reports_percentages_and_what_is_lacking(told):
    assert "eo    0 %  Esperanto" in told["command"] and "cs  100 %  Čeština" in told["command"]
    assert all(line.startswith("- ") for line in told["missing"])


def test_the_server_takes_the_language(told):
    assert {"code": "eo", "name": "Esperanto", "percent": 0} in told["api"]
    assert told["games"]["powergrid"] == "Elektroreto" and told["games"]["underwater"] == "Underwater Cities"
    assert told["problem"] == "Tia tablo ne estas."
    assert told["unknown"] == 400 and "Elektroreto" not in told["locale"] and "Esperanto" in told["locale"]


def test_the_page_is_told_the_languages(told):
    assert 'content="en=English;cs=Čeština;eo=Esperanto;uk=Українська"' in told["page"]
