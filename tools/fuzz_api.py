"""Runs Schemathesis against a real server on loopback, with valid and invalid requests of the OpenAPI document by a
seated player. The number of examples bounds the run.

    python tools/fuzz_api.py [--examples 20]
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from load import Http, Server

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
HOOKS = '''
import os

import schemathesis

TABLES = os.environ["PARTIE_FUZZ_TABLES"].split(",")


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    """Half of the tables exist."""
    if path_parameters and len(str(path_parameters.get("table_id", ""))) % 2:
        path_parameters["table_id"] = TABLES[ord(str(path_parameters["table_id"])[0]) % len(TABLES)]
    return path_parameters
'''


async def prepare(server: Server) -> tuple[Http, list[str]]:
    """A person with a waiting and a running table of each game."""
    await server.wait()
    person = await Http(server.port).begin("Anna")
    tables = []
    for game in [game["name"] for game in await person.ask("GET", "/api/games")]:
        for other in ("open", "bot"):
            seats = [{"kind": "me"}, {"kind": other, "bot": "random" if other == "bot" else None}]
            tables.append((await person.ask("POST", "/api/tables", {"game": game, "seats": seats}))["id"])
    person.close()
    return person, tables


def main() -> int:
    reader = argparse.ArgumentParser(description="Fuzz the API of a Partie server, on this machine only.")
    reader.add_argument("--examples", type=int, default=20, help="for each call")
    given = reader.parse_args()
    server = Server("")
    try:
        person, tables = asyncio.run(prepare(server))
        with tempfile.TemporaryDirectory() as folder:
            hooks = Path(folder) / "partie_fuzz_hooks.py"
            hooks.write_text(HOOKS)
            command = [
                str(Path(sys.executable).with_name("schemathesis")), "run", f"http://127.0.0.1:{server.port}/api/schema",
                "--max-examples", str(given.examples), "--checks", CHECKS, "--phases", "examples,coverage,fuzzing",
                "--header", f"Cookie: partie={person.cookie}", "--header", f"X-CSRF-Token: {person.token}",
                "--exclude-path", "/api/logout", "--exclude-path", "/api/people/password",
                "--request-timeout", "20", "--warnings", "off", "--seed", "1", "--continue-on-failure",
            ]  # fmt: skip
            environment = {
                **os.environ,
                "PARTIE_FUZZ_TABLES": ",".join(tables),
                "SCHEMATHESIS_HOOKS": "partie_fuzz_hooks",
                "PYTHONPATH": folder,
            }
            return subprocess.run(command, env=environment, cwd=folder).returncode
    finally:
        server.stop()


if __name__ == "__main__":
    sys.exit(main())
