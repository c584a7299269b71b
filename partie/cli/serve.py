"""`partie serve`: the server on this machine."""

import socket
import threading
import time
import webbrowser

import click

from partie.cli.common import examples
from partie.kernel.errors import PartieError


@click.command(
    "serve",
    epilog=examples(
        "partie serve --open",
        "partie serve --host 0.0.0.0 --port 8080 --database sqlite:///games.db",
    ),
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for all.")
@click.option("--port", default=8000, show_default=True, help="Port; 0 takes a free one.")
@click.option(
    "--database", help="sqlite:///path or postgresql://user@host/name.  [default: in your data folder]"
)
@click.option("--open", "browser", is_flag=True, help="Open the page in a browser.")
def command(host: str, port: int, database: str | None, browser: bool) -> None:
    """Play in the browser: start the server and print its address."""
    try:
        import uvicorn

        from partie.server.app import make_app
        from partie.server.log import set_up
        from partie.server.settings import from_environment
        from partie.server.storage.database import migrate
        from partie.server.visitors import connections
    except ImportError as missing:
        raise PartieError("no-server", module=str(missing.name)) from None
    settings = from_environment().with_options(database=database)
    set_up(settings.log)
    listening = _bind(host, port)
    migrate(settings)
    app = make_app(settings)
    services = app.state.services
    config = uvicorn.Config(
        app,
        http=connections.make_protocol(connections.raise_limit(), services.matters),
        ws=connections.Socket,
        backlog=connections.BACKLOG,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=65_536,
        ws_per_message_deflate=False,  # long answers are compressed already
        ws_ping_interval=connections.HEARTBEAT,
        ws_ping_timeout=connections.HEARTBEAT,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=3,
    )
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{listening.getsockname()[1]}"
    click.echo(address)
    if browser:
        threading.Thread(
            target=_open_when_up, args=(address, listening.getsockname()[1]), daemon=True
        ).start()
    uvicorn.Server(config).run(sockets=[listening])


def _bind(host: str, port: int) -> socket.socket:
    """Bind the socket first, so that the printed address is valid."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OverflowError:
        raise PartieError("bad-port", port=str(port)) from None
    except (OSError, UnicodeError):
        raise PartieError("port-taken", host=host, port=str(port)) from None
    return listening


def _open_when_up(address: str, port: int) -> None:
    for _ in range(100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                webbrowser.open(address)
                return
        time.sleep(0.1)
