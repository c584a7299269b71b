"""The page of the protocol: its JSON is JSON, and verbs, events and kinds of both games stand on it."""

import json
import re
from importlib import import_module
from importlib.util import find_spec

import pytest
from checkout import ROOT

import partie
from partie.text import Words

PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
BLOCKS = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
DECISIONS = [block for block in BLOCKS if "prompt" in block]
TITLES = {
    "powergrid": "Power Grid",
    "underwater": "Underwater Cities",
    "shipyard": "Shipyard",
    "evacuation": "Evacuation",
}

games = pytest.mark.parametrize("game", sorted(partie.GAMES))


@games
def test_every_verb_and_event_of_a_game_stands_on_the_page(game):
    spelled = set(re.findall(r"`([a-z0-9 -]+)`", PAGE))
    assert {verb.name for verb in partie.GAMES[game].verbs} - spelled == set()
    named = "events" if find_spec(f"partie.games.{game}.events") else "words"
    assert set(import_module(f"partie.games.{game}.{named}").EVENTS) - spelled == set()


def test_there_is_an_example_of_every_kind_of_decision():
    kinds = set(re.findall(r"^\| `([a-z]+)` \| ", PAGE.split("### One decision")[0], re.MULTILINE))
    assert kinds == {"choose", "card", "place", "amount", "set", "pay"}
    assert {block["kind"] for block in DECISIONS} == kinds


def test_moves_in_examples_have_the_verbs_and_notation_of_their_game():
    for block in DECISIONS:
        names = {name: [verb.name for verb in game.verbs] for name, game in partie.GAMES.items()}
        for verb, moves in block["moves"].items():
            for move in moves:
                fitting = [name for name, verbs in names.items() if verbs[move["move"][0] :][:1] == [verb]]
                assert fitting and move["text"].startswith(verb)


@games
def test_views_and_results_in_examples_have_the_names_of_real_ones(game):
    real = partie.new(game, seats=2, seed=3).view(0)
    (shown,) = [block for block in BLOCKS if block.get("game") == game]
    assert set(shown) == set(real)
    people = "nations" if game == "underwater" else "players"
    assert set(shown[people][0]) == set(real[people][0])


def test_the_examples_of_underwater_cities_come_from_a_real_game():
    game = partie.new("underwater", seats=2, seed=3)
    first = game.decision(0).data()
    (shown,) = [block for block in DECISIONS if block["prompt"]["key"] == "trim-hand"]
    assert {key: first[key] for key in ("id", "seat", "kind", "prompt", "default")} == {
        key: shown[key] for key in ("id", "seat", "kind", "prompt", "default")
    }
    assert shown["moves"]["discard"][0] in first["moves"]["discard"]
    record = re.findall(r"```\n(partie record 1\ngame underwater.*?)```", PAGE, re.DOTALL)[0]
    again = partie.replay(record)
    assert [event for event in again.events_for(0) if event[0] == "drew"] == [("drew", 1, -1)]
    for block in BLOCKS:
        if "event" in block and block["event"][0] in ("gained", "drew"):
            assert Words("en").event(game, block["event"], ["Anna", "Bob"]) == block["say"]


@games
def test_arguments_of_offers_have_the_names_on_the_page(game):
    """The tables say which names a verb's `args` have; offers of real games have them, as JSON."""
    section = PAGE.split("### Arguments by name")[1].split("\n## ")[0]
    table = section.split(f"| {TITLES[game]} |")[1].split("\n\n")[0]
    named = {}
    for line in table.splitlines()[2:]:
        verbs, args = (re.findall(r"`([a-z -]+)`", cell) for cell in line.strip("| ").split(" | "))
        named |= dict.fromkeys(verbs, args)
    assert named == {
        verb.name: [arg.type_name for arg in verb.args] for verb in partie.GAMES[game].verbs if verb.args
    }
    played = partie.new(game, seats=2, seed=3)
    for _ in range(40):
        decision = played.decisions[0]
        for verb, offers in json.loads(json.dumps(decision.data()))["moves"].items():
            assert all(
                offer["verb"] == verb and list(offer["args"]) == named.get(verb, []) for offer in offers
            )
        played.push(decision.seat, decision.moves[-1])
