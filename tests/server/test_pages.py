"""The built client: its page everywhere but under /api, its assets kept for good, nothing from outside its folder."""

import pytest

from partie.server.api import pages


@pytest.fixture
def built(tmp_path, monkeypatch):
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Partie</title>")
    (folder / "assets" / "app-1a2b3c.js").write_text("export const partie = 1;" + " " * 5000)
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


def test_the_page_is_served_for_every_address_of_the_client(stage, built):
    async def play(place):
        for path in ("/", "/table/abc", "/table/abc?at=12", "/rules/powergrid"):
            answer = await place.http.get(path)
            assert answer.status_code == 200 and "<title>Partie</title>" in answer.text
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
            assert "script-src 'self'" in answer.headers["content-security-policy"]
        answer = await place.http.get("/api/nothing")
        assert answer.status_code == 404 and answer.json()["key"] == "not-found"

    stage(play)


def test_assets_are_kept_for_good_and_come_compressed(stage, built):
    async def play(place):
        answer = await place.http.get("/assets/app-1a2b3c.js", headers={"Accept-Encoding": "gzip"})
        assert answer.status_code == 200 and answer.text.startswith("export")
        assert (
            "immutable" in answer.headers["cache-control"]
            and "max-age=31536000" in answer.headers["cache-control"]
        )
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["content-type"].startswith(("text/javascript", "application/javascript"))
        assert (await place.http.get("/icon.svg")).headers["content-type"].startswith("image/svg+xml")
        assert (await place.http.get("/assets/nothing.js")).status_code == 404

    stage(play)


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/assets/../../secret.txt"],
)
def test_nothing_outside_the_folder_is_served(stage, built, path):
    async def play(place):
        assert "secret" not in (await place.http.get(path)).text

    stage(play)


def test_without_a_built_client_the_page_says_so(stage, tmp_path, monkeypatch):
    monkeypatch.setattr(pages, "STATIC", tmp_path / "nothing")

    async def play(place):
        answer = await place.http.get("/")
        assert answer.status_code == 404 and answer.json()["key"] == "no-client"

    stage(play)


def test_the_server_tells_that_it_is_well(stage):
    async def play(place):
        assert (await place.http.get("/api/health")).json() == {"status": "ok"}
        document = (await place.http.get("/api/schema")).json()
        assert document["openapi"].startswith("3.") and "/api/tables/{table_id}/commit" in document["paths"]

    stage(play)
