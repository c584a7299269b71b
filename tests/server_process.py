"""A real server process in tests: started, asked over loopback, killed at any moment."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request


def held_port():
    """A port that is ours until its socket is closed. While the server is dead, no connection on its way out may get
    this number (clients that try again every moment would even meet themselves); to listen on it stays possible."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held, held.getsockname()[1]


class Process:
    """`partie serve` on a free port (the same one after a restart)."""

    def __init__(self, database, log_file, before=(), **settings):
        self.database = database
        self.before = list(before)
        self.log = log_file
        self.settings = {"rates": "off", "bot_pause": "0", "bot_workers": "0", "sweep": "0.2", "poll": "0.05"}
        self.settings.update({name: str(value) for name, value in settings.items()})
        self._held, self.port = held_port()
        self.process = None
        self.start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        environment = {
            **os.environ,
            **{f"PARTIE_{name.upper()}": value for name, value in self.settings.items()},
        }
        command = [
            *self.before,
            sys.executable,
            "-P",  # the installed package, which may be the compiled one, not the sources around us
            "-m",
            "partie",
            "serve",
            "--port",
            str(self.port),
            "--database",
            self.database,
        ]
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=environment)
        line = self.process.stdout.readline().decode()
        assert line.strip() == f"http://localhost:{self.port}", (line, self.log.read_text())
        self._wait()

    def _wait(self):
        end = time.monotonic() + 120
        while time.monotonic() < end:
            try:
                urllib.request.urlopen(self.address + "/api/health", timeout=2).close()
                return
            except (urllib.error.URLError, OSError):
                time.sleep(0.02)
        raise AssertionError(self.log.read_text())

    def kill(self):
        """At once, as a loss of power to the process would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process.stdout.close()
            self.process = None
