"""Numbers that nobody offered, sent where moves like them are asked for (partie/proof/forged.py)."""

import functools
import json
import random

import pytest

import partie
from partie.proof.forged import forged
from partie.proof.fuzz import random_game
from partie.proof.mutated import beginning

EXAMPLES = [
    # Negative amounts: food, steel, captains out of nothing.
    ("evacuation", "freight", (23, -20, -1, -1)),
    ("evacuation", "ferry", (8, -1, -64, -1)),
    ("shipyard", "fit", (16, 0, -3)),
    # Places counted from the end.
    ("evacuation", "research", (12, -3)),
    ("underwater", "take", (16, -3)),
    ("underwater", "build", (8, -3, 7)),
    # Beyond the end.
    ("evacuation", "act", (2, 175, 80)),
    ("evacuation", "factory", (16, 257)),
    ("evacuation", "factory", (16, 257, 0)),
    ("evacuation", "research", (12, 55706)),
    # Nothing done, and written so.
    ("evacuation", "swap", "swap old food food"),
    ("evacuation", "freight", "freight"),
    ("evacuation", "freight", (23, 0, 0, 0)),
    ("evacuation", "ferry", "ferry"),
    ("evacuation", "ferry", (8, 0, 0, 0)),
]


@functools.cache
def reached(name, verb):
    """A game in which a seat may make a move with this verb; and the seat."""
    game = partie.GAMES[name]
    number = [each.name for each in game.verbs].index(verb)
    for seed in range(400):
        played = random_game(game, seed)
        dice = random.Random(seed)
        while not played.over:
            decision = dice.choice(played.decisions)
            if any(move[0] == number for move in decision.moves):
                return played, decision.seat
            played.push(decision.seat, dice.choice(decision.moves))
    raise AssertionError(f"nobody is asked for {verb}")


@pytest.mark.parametrize(("name", "verb", "move"), EXAMPLES, ids=str)
def test_numbers_nobody_offered_are_refused_where_the_verb_is_offered(name, verb, move):
    game, seat = reached(name, verb)
    before = game.save()
    for door in (game.play, lambda seat, move: game.preview(seat, [move])):
        with pytest.raises(partie.PartieError) as caught:
            door(seat, move)
        assert str(caught.value) and caught.value.key in ("illegal-move", "unknown-move")
    assert game.save() == before
    for viewer in (None, *range(game.seats)):
        game.view(viewer)
    game.game.validate(game.state)


@pytest.mark.parametrize("name", partie.GAMES)
def test_forgeries_are_of_every_kind_and_outside_the_vocabulary(name):
    game = partie.GAMES[name]
    moves = set(game.vocabulary.moves)
    made = list(forged(game, game.vocabulary.moves[:3]))
    assert not moves.intersection(made) and len(made) == len(set(made))
    for number, verb in enumerate(game.verbs):
        mine = [move for move in made if move and move[0] == number]
        assert any(len(move) != 1 + len(verb.args) for move in mine)
        for place, arg in enumerate(verb.args, 1):
            values = {move[place] for move in mine if len(move) == 1 + len(verb.args)}
            assert {min(arg.values) - 1, max(arg.values) + 1, -3, 1 << 70} - set(arg.values) <= values


@pytest.mark.parametrize("name", partie.GAMES)
def test_arguments_know_their_ranges(name):
    """Every move of the vocabulary has a value of its type at each place, and at least one move has each end."""
    game = partie.GAMES[name]
    for number, verb in enumerate(game.verbs):
        mine = [move for move in game.vocabulary.moves if move[0] == number]
        for place, arg in enumerate(verb.args, 1):
            values = {move[place] for move in mine}
            assert values <= set(arg.values), (verb.name, arg.type_name)
            # A range wider than what is ever moved needs the rule that says which combinations there are.
            assert verb.limits or values == set(arg.values), (verb.name, arg.type_name)


@pytest.mark.parametrize("name", partie.GAMES)
def test_a_record_or_save_with_a_forged_move_is_refused(name):
    game = partie.new(name, seats=2, seed=3)
    for _ in range(4):
        decision = game.decisions[0]
        game.push(decision.seat, decision.moves[0])
    seat, verb = game.movers[-1], game.moves[-1][0]
    for move in list(forged(game.game, [game.moves[-1]]))[:60]:
        spoilt = game.copy()
        spoilt.moves[-1] = move
        with pytest.raises(partie.PartieError) as caught:
            partie.load(spoilt.save())
        assert caught.value.key == "bad-save"
    lines = game.record().splitlines()
    word = game.game.verbs[verb].name
    lines[-1] = f"4 {seat} {word} -1 -1 -1"
    with pytest.raises(partie.PartieError) as caught:
        partie.replay("\n".join(lines))
    assert caught.value.key in ("record-unreadable", "record-illegal")


def numbers_of(steps):
    """Every number of an agenda, with the list that holds it."""
    for number, part in enumerate(steps):
        if isinstance(part, list):
            yield from numbers_of(part)
        elif type(part) is int:
            yield steps, number


@pytest.mark.parametrize("name", partie.GAMES)
def test_a_save_whose_agenda_has_forged_numbers_is_refused_or_can_be_played(name):
    refused = 0
    for seed in range(14):
        save = json.loads(beginning(name, seed).save())
        save["rules"] = save["began"] = "0.1"  # the state itself is judged, not the replay
        for holder, number in list(numbers_of(save["state"]["agenda"])):
            before = holder[number]
            for forged_number in (-1, -3, -64, 300, 10**6, 10**30):
                holder[number] = forged_number
                try:
                    game = partie.load(json.dumps(save))
                except partie.PartieError as error:
                    assert error.key == "bad-save"
                    refused += 1
                    continue
                assert forged_number in (-1, 300), (holder, number)
                dice = random.Random(seed)
                for _ in range(6):
                    if not game.over:
                        decision = dice.choice(game.decisions)
                        game.play(decision.seat, dice.choice(decision.moves))
                game.game.validate(game.state)
            holder[number] = before
    assert refused > 50


def values_of(data):
    """Every number of a save, with what holds it."""
    for key, part in list(data.items() if isinstance(data, dict) else enumerate(data)):
        if isinstance(part, list | dict):
            yield from values_of(part)
        elif type(part) is int:
            yield data, key


@pytest.mark.parametrize("name", partie.GAMES)
def test_a_save_with_a_forged_number_is_refused_or_can_be_seen_and_played(name):
    refused = 0
    for seed in range(8):
        dice = random.Random(seed)
        save = json.loads(beginning(name, seed).save())
        save["rules"] = save["began"] = "0.1"  # the state itself is judged, not the replay
        for holder, key in dice.sample(list(values_of(save["state"])), 50):
            before = holder[key]
            for forged_number in (-1, -5, before + 1, before + 64, 10**30):
                holder[key] = forged_number
                try:
                    game = partie.load(json.dumps(save))
                except partie.PartieError:
                    refused += 1
                    continue
                for viewer in (None, *range(game.seats)):
                    game.view(viewer)
                player = random.Random(seed)
                for _ in range(4):
                    if not game.over:
                        decision = player.choice(game.decisions)
                        game.play(decision.seat, player.choice(decision.moves))
            holder[key] = before
    assert refused > 1000


def save_of(name, seats, verbs, **options):
    """The state of a game that has come to a decision with one of these verbs, as a save that is not replayed."""
    for seed in range(400):
        game = partie.new(name, seats=seats, seed=seed, **options)
        dice = random.Random(seed)
        while not game.over:
            decision = dice.choice(game.decisions)
            if game.game.verbs[decision.moves[0][0]].name in verbs:
                save = json.loads(game.save())
                save["rules"] = save["began"] = "0.1"
                return save, save["state"]
            game.push(decision.seat, dice.choice(decision.moves))
    raise AssertionError(f"nobody is asked for {verbs}")


def refusal(save):
    """What a save is expected to be."""
    with pytest.raises(partie.PartieError) as caught:
        partie.load(json.dumps(save))
    assert caught.value.key == "bad-save"
    return caught.value.detail["expected"]


def test_a_board_whose_buildings_do_not_add_up_is_refused():
    """Else everybody's view raised: there was nothing to stand on a full berth."""
    save, state = save_of("underwater", 2, ["slot"], boards="advanced")
    board = state["nations"][0]
    board["filled"] ^= 1 << 6
    assert refusal(save) == "buildings-that-fit"
    board["filled"] ^= 1 << 6
    for field in ("plain", "built", "stands"):
        board[field][0] += 1
        assert refusal(save) == "buildings-that-fit", field
        board[field][0] -= 1
    partie.load(json.dumps(save))


def test_contracts_that_do_not_exist_are_refused():
    save, state = save_of("underwater", 2, ["slot"], contracts="on")
    for contracts in ([100], [state["contracts"][0]] * 2):
        before, state["contracts"] = state["contracts"], contracts
        assert refusal(save) == "each-once"
        state["contracts"] = before


def test_a_hand_that_is_not_too_large_is_not_cut():
    save, state = save_of("underwater", 2, ["later"])
    step = state["agenda"][-1]
    assert step[0] == "trim-hand"
    step[1] = 1 - step[1]
    assert refusal(save) == "step-numbers"


def test_a_turn_is_that_of_whose_turn_it_is():
    save, state = save_of("shipyard", 3, ["done", "main"])
    state["turn"] += 1
    assert refusal(save) == "step-seat"


@pytest.mark.parametrize("name", partie.GAMES)
def test_a_seat_that_is_none_is_offered_nothing(name):
    game = partie.new(name, seats=2, seed=3)
    dice = random.Random(3)
    for _ in range(40):
        for seat in (-1, -2, 2, 99, 1 << 70):
            assert game.legal(seat) == []
            assert game.why_not(seat, game.decisions[0].moves[0]) == "no-such-seat"
        decision = dice.choice(game.decisions)
        game.push(decision.seat, dice.choice(decision.moves))
