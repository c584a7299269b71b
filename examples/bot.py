"""A program that plays at a Partie server: it sits down at a table, gets positions over the socket, and moves.

    pip install httpx websockets
    python examples/bot.py http://localhost:8000/table/q1Zb0yX2kTn4 --token partie_...

Make the token in the settings of the page ("Programs"). The table needs a free seat, or one kept for the program's
name. Write your own `choose`: what a decision looks like stands in docs/protocol.md.
"""

import argparse
import asyncio
import gzip
import json
import random

import httpx
import websockets


def choose(decision):
    """The move to play: a random one of those offered."""
    return random.choice([offer for offers in decision["moves"].values() for offer in offers])["move"]


async def play(link, token):
    """Play at a table until its game is over; gives the places of the seats."""
    server, table = link.split("/table/")
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=f"{server}/api", headers=headers, timeout=60) as http:
        (await http.post(f"/tables/{table}/join", json={"seat": None})).raise_for_status()
        # Reconnects by itself when the line is cut; a commit that was sent twice is played once.
        async for line in websockets.connect(
            f"{server}/api/live".replace("http", "ws", 1), additional_headers=headers
        ):
            try:
                follow = {"table": table, "seq": 0, "seat": -1, "since": 0}
                await line.send(json.dumps({"watch": [table], "at": table, "follow": follow}))
                async for message in line:
                    update = json.loads(message if isinstance(message, str) else gzip.decompress(message))
                    position = update.get("position") or {}
                    if position.get("result"):
                        return position["result"]["places"]
                    if decision := position.get("decision"):
                        turn = {
                            "decision": decision["id"],
                            "moves": [choose(decision)],
                            "request": decision["id"],
                        }
                        answer = await http.post(f"/tables/{table}/commit", json=turn)
                        if answer.status_code == 429:  # too many requests: wait as long as the server says
                            await asyncio.sleep(int(answer.headers["Retry-After"]))
                            await line.close()  # and look again
            except (websockets.ConnectionClosed, httpx.TransportError):
                continue


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("link", help="the link of a table")
    parser.add_argument("--token", required=True)
    given = parser.parse_args()
    print("Places:", asyncio.run(play(given.link, given.token)))
