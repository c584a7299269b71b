"""A static file server, and scripted players of the page it serves, without a Partie server."""

import functools
import http.server
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

FOLDER: Final = Path(__file__).parents[1] / "build" / "static"
LONG: Final = 120_000
"""Milliseconds that loading the engine may take on a busy machine."""


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """A client that disconnects is not an error."""
        try:
            super().copyfile(source, outputfile)
        except ConnectionError:
            self.close_connection = True


class Wire:
    """A simulated line with a bandwidth limit, shared by all requests, and the compressed answers it transfers."""

    def __init__(self, rate: float, packed: dict[Path, bytes]) -> None:
        self.rate = rate
        self.packed = packed
        self._free = 0.0
        self._lock = threading.Lock()

    def take(self, count: int) -> None:
        """Wait until this many bytes have been transferred."""
        with self._lock:
            self._free = max(self._free, time.monotonic()) + count / self.rate
            wait = self._free - time.monotonic()
        time.sleep(max(0.0, wait))


class _Measured(_Quiet):
    """For measurements: a page may query its memory use, and the line may be slow."""

    wire: Wire | None = None

    def end_headers(self) -> None:
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        data = self.wire.packed.get(path) if self.wire else None
        if data is None or self.wire is None:
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        for at in range(0, len(data), 16_384):
            self.wire.take(len(data[at : at + 16_384]))
            try:
                self.wfile.write(data[at : at + 16_384])
            except ConnectionError:
                self.close_connection = True
                return


@contextmanager
def static_host(folder: Path = FOLDER, measured: bool = False, wire: Wire | None = None) -> Iterator[str]:
    """Serve the folder under a path, as `python -m http.server` would; gives the page's address."""
    kind = type("Measured", (_Measured,), {"wire": wire}) if measured else _Quiet
    handler = functools.partial(kind, directory=str(folder.parent))
    host = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=host.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{host.server_port}/{folder.name}/"
    finally:
        host.shutdown()
        host.server_close()


ASK: Final = """async ([method, path, body]) => {
    const init = body === null ? {method} : {method, body: JSON.stringify(body)};
    const answer = await partie.fetch(`/api${path}`, init);
    const text = await answer.text();
    return [answer.status, answer.headers.get("Content-Type").includes("json") ? JSON.parse(text) : text];
}"""


def ask(page: Page, method: str, path: str, body: object = None) -> Any:
    """Send a request to the page's own backend; raises on refusals."""
    status, said = page.evaluate(ASK, [method, path, body])
    if status >= 400:
        raise AssertionError(f"{status} {said}")
    return said


PLAY: Final = """async ([id, most, random]) => {
    const ask = async (method, path, body) => (await partie.fetch(`/api/tables/${id}${path}`,
        body ? {method, body: JSON.stringify(body)} : {method})).json();
    let moved = 0;
    let seed = random;
    for (let waits = 0; moved < most && waits < 20000; ) {
        const play = await ask("GET", "/play?since=999999");
        if (play.result || play.table.state === "finished") return {moved, over: true};
        if (!play.decision) { waits++; await new Promise((go) => setTimeout(go, 20)); continue; }
        const offers = Object.values(play.decision.moves).flat();
        seed = (seed * 48271) % 2147483647;
        const move = offers[seed % offers.length].move;
        await ask("POST", "/commit", {decision: play.decision.id, moves: [move], request: `t${play.seq}`});
        moved++;
    }
    return {moved, over: false};
}"""


def play_on(page: Page, table: str, most: int = 100_000, seed: int = 7) -> dict[str, Any]:
    """Play random moves on the shown seat through the page's backend, until the end or `most` moves."""
    found: dict[str, Any] = page.evaluate(PLAY, [table, most, seed])
    return found


def make_table(page: Page, game: str, *bots: str, people: tuple[str, ...] = ("Anna",)) -> str:
    """A new table, opened on the page; gives its id."""
    seats = [{"kind": "me", "name": name} for name in people] + [{"kind": "bot", "bot": bot} for bot in bots]
    made = ask(page, "POST", "/tables?lang=en", {"game": game, "seats": seats, "options": {}})
    page.evaluate("id => { location.hash = `/table/${id}`; }", made["id"])
    return str(made["id"])


KEPT: Final = """navigator.serviceWorker.ready.then((found) => new Promise((ok) => {
    const see = () => found.active.state === "activated" && ok(true);
    found.active.addEventListener("statechange", see);
    see();
}))"""


def visit_once(page: Page, address: str) -> None:
    """The first visit, until the page is cached offline; games are cached when they are chosen."""
    page.goto(address)
    page.wait_for_selector("#welcome", timeout=LONG)
    page.evaluate(KEPT)


def keep_all(page: Page) -> None:
    """Ask in the lobby for all games to be cached, and wait until they are."""
    page.locator("footer button").click(timeout=LONG)
    page.wait_for_selector("footer:not(:has(button))", timeout=LONG)


WORKERS: Final = """(() => {
    window.workers = [];
    const Plain = window.Worker;
    window.Worker = class extends Plain {
        constructor(...given) { super(...given); window.workers.push(this); }
    };
})()"""
"""Keeps references to the page's workers, so that a test can terminate them as a browser does when memory is low."""

KILL: Final = "window.workers.at(-1).terminate()"

ROW: Final = """([id, change]) => new Promise((ok, no) => {
    const opening = indexedDB.open("partie");
    opening.onerror = () => no(opening.error);
    opening.onsuccess = () => {
        const tables = opening.result.transaction("tables", "readwrite").objectStore("tables");
        const reading = tables.get(id);
        reading.onsuccess = () => {
            const row = reading.result;
            if (change === null) return ok(row.text);
            const writing = tables.put({...row, text: change});
            writing.onsuccess = () => { opening.result.close(); ok(change); };
        };
    };
})"""


def stored(page: Page, table: str, change: str | None = None) -> str:
    """The stored data of a game; `change` replaces it."""
    found: str = page.evaluate(ROW, [table, change])
    return found
