"""The page that plays without a server, beside the served one: its files, its policy, and who is told of it."""

import pytest

from partie.kernel.errors import PartieError
from partie.server.api import pages

INDEX = '<!doctype html><meta name="other-home" content=""><title>Partie</title>'


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder as `make static` makes it, and the served page beside it."""
    made, served = tmp_path / "made", tmp_path / "served"
    for place in (made, served):
        (place / "assets").mkdir(parents=True)
        (place / "index.html").write_text(INDEX)
    (made / "sw.js").write_text("self.__FILES=[];")
    (made / "assets" / "app-1.js").write_text("let x;" * 1000)
    (made / "pyodide-1").mkdir()
    (made / "pyodide-1" / "pyodide.asm.wasm").write_bytes(b"\0asm" * 1000)
    (made / "secret.key").write_text("secret")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", served)
    return str(made)


def test_both_pages_are_told_of_each_other(stage, folder):
    async def play(place):
        served, offline = await place.http.get("/"), await place.http.get("/offline/index.html")
        assert 'name="other-home" content="/offline/index.html"' in served.text
        assert 'name="other-home" content="/"' in offline.text
        for way in ("/offline", "/offline/"):
            answer = await place.http.get(way)
            assert (answer.status_code, answer.headers["location"]) == (302, "/offline/index.html")

    stage(play, offline=folder)


def test_where_there_is_no_folder_nothing_is_told_or_served(stage, folder):
    async def play(place):
        for way in ("/", "/offline/index.html"):
            assert 'name="other-home" content=""' in (await place.http.get(way)).text

    stage(play)


def test_files_come_packed_with_their_types_and_may_compile_webassembly_only_there(stage, folder):
    async def play(place):
        for packs in ("gzip", "identity"):
            headers = {"Accept-Encoding": packs}
            for _ in range(2):
                answer = await place.http.get("/offline/pyodide-1/pyodide.asm.wasm", headers=headers)
                assert answer.content == b"\0asm" * 1000
                assert answer.headers["content-type"] == "application/wasm"
                assert ("content-encoding" in answer.headers) == (packs == "gzip")
                assert "immutable" in answer.headers["cache-control"]
        script = await place.http.get("/offline/sw.js")
        assert script.headers["cache-control"] == "no-cache"
        assert script.headers["content-type"].startswith("text/javascript")
        assert "'wasm-unsafe-eval'" in script.headers["content-security-policy"]
        assert "unsafe" not in (await place.http.get("/")).headers["content-security-policy"]

    stage(play, offline=folder)


@pytest.mark.parametrize(
    "path",
    [
        "secret.key",
        "../secret.txt",
        "%2e%2e/secret.txt",
        "assets/..%2f..%2fsecret.txt",
        "nothing.js",
        "assets",
    ],
)
def test_nothing_else_is_served(stage, folder, path):
    async def play(place):
        answer = await place.http.get(f"/offline/{path}")
        assert answer.status_code == 404 or "other-home" in answer.text
        assert "secret" not in answer.text

    stage(play, offline=folder)


def test_a_folder_that_is_none_stops_the_start(stage, tmp_path):
    with pytest.raises(PartieError, match="PARTIE_OFFLINE"):
        stage(lambda place: None, offline=str(tmp_path))
