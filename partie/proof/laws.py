"""The laws: properties of every game, checked on a running game by tests and the fuzzer.

Components are conserved; what is offered can be played and nothing else, whatever numbers are forged; copies are
independent; saves, records and masks are exact; no view tells what its seat may not know; lanes commute; every game
ends.

Cheap laws are checked at each move. Expensive ones are checked at the first decisions of every class of step, so that
rare steps are covered, and at a share of all others.
"""

import json
import random
from collections import Counter
from typing import Any

import partie
from partie.kernel.engine.chance import Dice
from partie.kernel.engine.decision import Decision
from partie.kernel.engine.game import check_agenda
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import State, deciders, legal, play, refusal, step_of
from partie.kernel.engine.step import KINDS, Move
from partie.kernel.keeping.record import play_line
from partie.proof.forged import forged

MOST_MOVES = 20_000
FIRST = 2
"""Number of decisions of each class of step that every law checks."""
FIRST_LISTS = 8
"""The same for the laws about lists of moves, because shortened lists show in few positions."""
Class = tuple[str, int, int]
"""A step's name, a verb, and how many moves of the verb it lists, in doublings: long lists have parts that short ones
lack (what is dear, what needs much of something)."""


class BrokenLaw(AssertionError):
    """A law that does not hold, with the place where it broke."""


def hold(true: bool, law: str, game: Partie, **detail: object) -> None:
    """Raise unless true."""
    if not true:
        where = f"{game.game.name} seats={game.seats} seed={game.seed} {game.options} move={len(game.moves)}"
        raise BrokenLaw(f"{law} [{where}] {detail}")


def play_by_law(
    game: Partie,
    dice: random.Random,
    share: float = 0.05,
    seen: Counter[Class] | None = None,
    first: int = FIRST,
) -> Partie:
    """Play random moves to the end and check the laws.

    `seen` counts the decisions of each class over several games. `first` is the number of decisions of each class that
    every law checks; with 0, only the random share is checked.
    """
    seen = Counter() if seen is None else seen
    actions = game.game.actions()
    numbers = {move: number for number, move in enumerate(actions)}
    for _ in range(MOST_MOVES):
        if game.over:
            break
        check_position(game)
        decision = dice.choice(game.decisions)
        move = dice.choice(decision.moves)
        rarest = _rarest(seen, decision) if first else 1 << 30
        all_laws = rarest < first or dice.random() < share
        if all_laws:
            check_copy(game, decision.seat, move)
            check_decision(game, decision.seat)
        if all_laws or rarest < FIRST_LISTS:
            check_vocabulary(game, actions, numbers)
            check_forged(game, decision.seat)
        if all_laws:
            check_saves(game)
            check_preview(game, decision.seat, move)
            check_lanes(game, dice)
            check_masks(game, dice, actions)
        game.push(decision.seat, move)
    hold(game.over, "every game ends", game)
    check_position(game)
    check_record(game, dice)
    check_result(game)
    return game


def _rarest(seen: Counter[Class], decision: Decision) -> int:
    """Count a decision for each of its classes; returns how often the rarest was seen before."""
    verbs = Counter(move[0] for move in decision.moves)
    kinds = [(decision.step.name, verb, count.bit_length()) for verb, count in verbs.items()]
    rarest = min([seen[kind] for kind in kinds])
    seen.update(kinds)
    return rarest


def check_position(game: Partie) -> None:
    """Every component is somewhere exactly once; no obligation was broken; somebody can move until the end."""
    try:
        game.game.validate(game.state)
        check_agenda(game.state)
    except partie.PartieError as error:
        raise BrokenLaw(f"components add up: {error} {game.seed} {len(game.moves)}") from error
    hold(not game.state.broken, "obligations are met", game, rule=game.state.broken)
    for seat in deciders(game.state):
        moves = legal(game.state, seat)
        hold(bool(moves), "no dead end", game, seat=seat)
        hold(len(set(moves)) == len(moves), "each move is offered once", game, seat=seat)


def check_decision(game: Partie, seat: int) -> None:
    """A decision has a known kind, a legal default, prices, and a notation that reads back; asking changes nothing."""
    before = game.state.save()
    decision = game.decision(seat)
    hold(bool(decision.moves) and game.state.save() == before, "asking changes nothing", game, seat=seat)
    hold(decision.kind in KINDS, "kinds are a closed list", game, kind=decision.kind)
    hold(decision.default in decision.moves, "the default is legal", game, default=decision.default)
    for move in decision.moves:
        text = game.notation(seat, move)
        hold(game.parse(seat, text) == move, "notation reads back", game, text=text, move=move)
    data = decision.data()
    offers = [offer for group in data["moves"].values() for offer in group]
    told = {json.dumps([offer["verb"], offer["args"]]) for offer in offers}
    hold(len(told) == len(offers), "verb and arguments tell offers apart", game, seat=seat)
    for offer in offers:
        trial = game.state.copy()
        play(trial, seat, tuple(offer["move"]))
        reveals = trial.revealed != game.state.revealed
        hold(offer["reveals"] == reveals, "what is said to reveal does", game, move=offer["move"])
    hold(
        sum(len(group) for group in data["moves"].values()) == len(decision.moves), "all moves grouped", game
    )
    hold(game.state.save() == before, "asking changes nothing", game, seat=seat)


def check_vocabulary(game: Partie, actions: list[Move], numbers: dict[Move, int]) -> None:
    """Offered = executable: the list is exactly the vocabulary that passes the check; so is the step's own, before
    obligations are looked at. Asking changes nothing, also where the kernel asks copies."""
    before = game.state.save()
    for seat in deciders(game.state):
        offered = legal(game.state, seat)
        for move in offered:
            hold(move in numbers, "every move has a number", game, move=move)
        passing = [move for move in actions if refusal(game.state, seat, move) is None]
        hold(
            sorted(offered) == sorted(passing),
            "offered = executable",
            game,
            only_offered=sorted(set(offered) - set(passing))[:5],
            only_passing=sorted(set(passing) - set(offered))[:5],
        )
        step = step_of(game.state, seat)
        assert step is not None
        listed = sorted(step.moves(game.state))
        allowed = sorted(move for move in actions if step.check(game.state, move) is None)
        hold(
            listed == allowed,
            "listed = allowed",
            game,
            step=step.name,
            odd=sorted(set(listed) ^ set(allowed))[:5],
        )
        hold(game.state.save() == before, "asking changes nothing", game, seat=seat)


def check_forged(game: Partie, seat: int) -> None:
    """Moves outside the vocabulary are refused with a key by every entry point; nothing raises or changes."""
    offered = game.decision(seat).moves
    before = game.save()
    for number, move in enumerate(forged(game.game, offered)):
        # (Previews cost a copy of the game each.)
        doors = (game.why_not, game.play, game.preview) if number % 16 == 0 else (game.why_not, game.play)
        for door in doors:
            given: Any = [move] if door == game.preview else move
            try:
                answer = door(seat, given)
            except partie.PartieError as error:
                answer = error.key
            except Exception as error:
                raise BrokenLaw(
                    f"forged moves are refused: {move} {error!r} {game.seed} {len(game.moves)}"
                ) from error
            hold(isinstance(answer, str), "forged moves are refused", game, move=move)
    hold(game.save() == before, "forged moves change nothing", game, seat=seat)


def check_copy(game: Partie, seat: int, move: Move) -> None:
    """A copy is equal, goes its own way, and leaves the original alone."""
    before = game.state.save()
    twin = game.state.copy()
    hold(twin.key() == game.key() and twin.save() == before, "a copy is equal", game)
    play(twin, seat, move)
    hold(game.state.save() == before, "copies are independent", game, move=move)
    again = game.state.copy()
    play(again, seat, move)
    hold(again.key() == twin.key(), "a move has one outcome", game, move=move)


def check_saves(game: Partie) -> None:
    """Saving and loading give the same game, bit by bit."""
    state = game.game.load_state(_plain(game.state.save()), game.seats, game.options)
    hold(state.key() == game.key() and state.save() == game.state.save(), "saved states load exactly", game)
    text = game.save()
    try:
        loaded = partie.load(text)
    except partie.PartieError as error:
        raise BrokenLaw(f"saves load exactly: {error} {game.seed} {len(game.moves)}") from error
    hold(loaded.save() == text and loaded.key() == game.key(), "saves load exactly", game)


def _plain(data: Any) -> Any:
    return json.loads(json.dumps(data))


def check_record(game: Partie, dice: random.Random) -> None:
    """A record replays exactly, also to any moment in between."""
    text = game.record()
    again = partie.replay(text)
    hold(again.save() == game.save() and again.record() == text, "records replay exactly", game)
    upto = dice.randrange(len(game.moves) + 1)
    hold(
        partie.replay(text, upto).key() == game.at(upto).key(),
        "records replay to any moment",
        game,
        upto=upto,
    )
    for viewer in range(-1, game.seats):
        seen = game.record(viewer)
        hold(f"seed {game.seed}" not in seen and "\nseed" not in seen, "a seat's record has no seed", game)


def check_result(game: Partie) -> None:
    """The ranking follows the scores, and the breakdown has the same lines for all."""
    result = game.result
    assert result is not None
    hold(
        sorted(seat for place in result.ranking for seat in place) == list(range(game.seats)),
        "all placed",
        game,
    )
    hold(len({tuple(line[0] for line in lines) for lines in result.lines}) == 1, "same lines for all", game)


def check_preview(game: Partie, seat: int, move: Move) -> None:
    """A preview changes nothing and stops before the first revelation."""
    before = game.save()
    seen = game.preview(seat, [move])
    hold(game.save() == before, "a preview changes nothing", game)
    if seen.played:
        after = game.copy()
        after.push(seat, move)
        hold(after.state.revealed == game.state.revealed, "a preview reveals nothing", game, move=move)
        hold(seen.view == after.view(seat), "a preview is what will be", game, move=move)
        hold(
            not game.decision(seat).reveals(move), "what is said to reveal is not previewed", game, move=move
        )


def check_masks(game: Partie, dice: random.Random, actions: list[Move]) -> None:
    """What a seat is shown, offered or refused is the same in every world that fits what it knows."""
    for viewer in range(-1, game.seats):
        mask = game.game.mask(game.state, viewer)
        hold(
            game.game.mask(mask, viewer).key() == mask.key(),
            "a mask of a mask is the mask",
            game,
            viewer=viewer,
        )
        world = game.game.guess(mask, Dice(dice.getrandbits(60)))
        try:
            game.game.validate(world)
        except partie.PartieError as error:
            raise BrokenLaw(f"a guess is a possible world: {error} {game.seed} {len(game.moves)}") from error
        hold(game.game.mask(world, viewer).key() == mask.key(), "a guess fits the mask", game, viewer=viewer)
        twin = redealt(game, world)
        hold(
            twin.view(_seat(viewer)) == game.view(_seat(viewer)),
            "views tell nothing hidden",
            game,
            viewer=viewer,
        )
        if viewer in deciders(game.state):
            _check_same_offers(game, twin, viewer, dice, actions)
        _check_same_future(game, twin, viewer, dice)


def redealt(game: Partie, world: State) -> Partie:
    """The same game with hidden things dealt anew."""
    twin = game.copy()
    events, chance = twin.state.events, twin.state.chance
    twin.state = world
    world.events, world.chance = events, chance
    world.revealed = game.state.revealed
    return twin


def _seat(viewer: int) -> int | None:
    return None if viewer < 0 else viewer


def _check_same_offers(
    game: Partie, twin: Partie, seat: int, dice: random.Random, actions: list[Move]
) -> None:
    hold(
        twin.decision(seat).data() == game.decision(seat).data(),
        "decisions tell nothing hidden",
        game,
        seat=seat,
    )
    for move in dice.sample(actions, min(30, len(actions))):
        same = twin.why_not(seat, move) == game.why_not(seat, move)
        hold(same, "refusals tell nothing hidden", game, move=move)
    move = dice.choice(game.decision(seat).moves)
    one, other = game.preview(seat, [move]), twin.preview(seat, [move])
    hold(
        one.view == other.view and one.played == other.played, "previews tell nothing hidden", game, move=move
    )


def _check_same_future(game: Partie, twin: Partie, viewer: int, dice: random.Random) -> None:
    """The events of the next move reveal to a viewer no more than it knows afterwards; equal events lead to equal
    knowledge.

    If the viewer may not know the move, or only hidden things made it possible, the other world plays a similar one.
    """
    decision = dice.choice(game.decisions)
    seat, move = decision.seat, dice.choice(decision.moves)
    hidden = seat != viewer and game.game.hides_move(game.state, seat, move, viewer)
    alike = [other for other in twin.legal(seat) if other[0] == move[0]]
    if not alike:
        return
    there = move if move in alike and not hidden else dice.choice(alike)
    one, other = game.copy(), twin.copy()
    line, its_line = play_line(one, seat, move, viewer), play_line(other, seat, there, viewer)
    since, seen = len(game.state.events or []), _seat(viewer)
    events, its_events = one.events_for(seen, since), other.events_for(seen, since)
    knows_same = one.mask(viewer).key() == other.mask(viewer).key()
    where: dict[str, object] = {"viewer": viewer, "move": move, "there": there}
    if line != its_line and sorted(line.split()) == sorted(its_line.split()):
        # The same cards came in another order: visible but irrelevant, so masks do not store it.
        return
    if knows_same:
        hold(line == its_line, "a seat's record tells nothing hidden", game, **where)
        hold(events == its_events, "events tell nothing hidden", game, **where)
        hold(one.view(seen) == other.view(seen), "views tell nothing hidden", game, **where)
    elif line == its_line:
        hold(events != its_events, "told the same, a seat knows the same", game, **where)


def check_lanes(game: Partie, dice: random.Random) -> None:
    """Seats that decide at once may do so in any order."""
    seats = deciders(game.state)
    if len(seats) < 2:
        return
    first, second = dice.sample(seats, 2)
    one, two = dice.choice(legal(game.state, first)), dice.choice(legal(game.state, second))
    here, there = game.state.copy(), game.state.copy()
    play(here, first, one)
    play(here, second, two)
    play(there, second, two)
    play(there, first, one)
    hold(here.key() == there.key(), "lanes commute", game, first=one, second=two)
