"""Server processes that start in a moment: everything is imported once, then each one is forked.

Run as a program it obeys lines on stdin: `start` forks a server on the given port and prints its process id, `kill`
ends it at once (SIGKILL), as nothing else could.
"""

import mmap
import os
import signal
import struct
import subprocess
import sys
import time
import urllib.request

from server_process import held_port


class Forks:
    """The program below, driven from a test."""

    def __init__(self, database, log, environment):
        self.socket, self.port = held_port()
        with open(log, "ab") as err:
            self.process = subprocess.Popen(
                [sys.executable, __file__, database, str(self.port)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=err,
                text=True,
                env={**os.environ, **environment},
            )
        assert self.process.stdout.readline() == "ready\n", log.read_text()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def say(self, word):
        self.process.stdin.write(word + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()

    def start(self):
        self.say("start")
        end = time.monotonic() + 120
        while time.monotonic() < end:
            try:
                urllib.request.urlopen(self.address + "/api/health", timeout=2).close()
                return
            except OSError:
                time.sleep(0.01)
        raise AssertionError("the server does not start")

    def kill(self):
        self.say("kill")

    def close(self):
        self.process.stdin.close()
        self.process.wait(60)
        self.process.stdout.close()
        self.socket.close()


CLOCK = "PARTIE_TEST_CLOCK"
"""Names a file with the seconds by which the clock of a server is ahead: weeks pass in a moment."""


class Ahead:
    """A clock that a test sets: seconds ahead of the real one, shared with the servers through a file."""

    def __init__(self, path):
        self._real = time.time
        self._file = open(path, "r+b")
        self._memory = mmap.mmap(self._file.fileno(), 8)

    def __call__(self):
        return self._real() + struct.unpack_from("d", self._memory)[0]

    def pass_on(self, seconds):
        """So many seconds later."""
        (ahead,) = struct.unpack_from("d", self._memory)
        struct.pack_into("d", self._memory, 0, ahead + seconds)


def serve(database, port):
    import uvicorn

    if CLOCK in os.environ:
        from partie.server.bots import players

        time.time = Ahead(os.environ[CLOCK])
        players.OUTAGE = float("inf")  # a jump of the clock is no time in which no server was there

    from partie.server.app import make_app
    from partie.server.settings import from_environment

    app = make_app(from_environment().with_options(database=database))
    uvicorn.run(app, host="127.0.0.1", port=port, log_config=None, access_log=False)


def main(database, port):
    import uvicorn
    import uvicorn.loops.auto
    import uvicorn.protocols.http.auto
    import uvicorn.protocols.websockets.auto  # noqa: F401

    import partie.server.app  # noqa: F401
    from partie.server.settings import from_environment
    from partie.server.storage.database import migrate

    migrate(from_environment().with_options(database=database))
    print("ready", flush=True)
    child = 0
    for line in sys.stdin:
        if line.strip() == "start":
            child = os.fork()
            if child == 0:
                sys.stdin.close()
                serve(database, port)
                os._exit(0)
        elif child:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            child = 0
        print(child, flush=True)
    if child:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
