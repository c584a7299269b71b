"""Why the greedy player would make a move, in the game's terms."""

from partie.kernel.engine.step import Move
from partie.kernel.learning.heuristic import Hint, Note, int_sum

from ..state import Evacuation, Player, areas_left, smileys
from .trying import alone, apply, go_on_to, ranked

MOST_REASONS = 3


def explain(s: Evacuation, seat: int, w: dict[str, float]) -> Hint:
    """The best move with what it changes, and up to two others with what they lack."""
    found = ranked(s, seat, w)
    value, move = found[0]
    reasons = changes(s, seat, move, w) or [("hint-best", {})]
    others: list[tuple[Move, Note]] = []
    for other, alternative in found[1:3]:
        less = round(value - other)
        note: Note = ("hint-as-good", {})
        if less > 0:
            note = ("hint-less", {"less": less}) if s.points else ("hint-lesser", {})
        others.append((alternative, note))
    return Hint(move, reasons[:MOST_REASONS], others)


def changes(s: Evacuation, seat: int, move: Move, w: dict[str, float]) -> list[Note]:
    """What will be different for the player when the effect is over."""
    trial = alone(s, seat)
    apply(trial, move)
    after = go_on_to(trial, seat, w).players[seat]
    return compared(s.players[seat], after)


def compared(before: Player, after: Player) -> list[Note]:
    """The differences that a person would name, the weightiest first."""
    notes: list[Note] = []
    raised = int_sum(after.production) - int_sum(before.production)
    if raised > 0:
        notes.append(("hint-production", {"amount": raised}))
    evacuated = areas_left(before) - areas_left(after)
    if evacuated > 0:
        notes.append(("hint-evacuates", {"amount": evacuated}))
    stadiums = _stadiums(after) - _stadiums(before)
    if stadiums > 0:
        notes.append(("hint-stadium", {"amount": smileys(after) - smileys(before)}))
    flown = int_sum(1 for hold in after.holds if hold.stadiums)
    if flown:
        notes.append(("hint-stadium-flies", {}))
    if _shuttles(after) > _shuttles(before):
        notes.append(("hint-shuttle", {}))
    research = int_sum(after.research) - int_sum(before.research)
    if research > 0:
        notes.append(("hint-research", {"amount": research}))
    tokens = _tokens(after) - _tokens(before)
    if tokens > 0 and not raised:
        notes.append(("hint-tokens", {"amount": tokens}))
    plans = len(after.plans) + len(after.works) - len(before.plans) - len(before.works)
    if plans > 0:
        notes.append(("hint-plans", {"amount": plans}))
    goods = int_sum(after.goods) - int_sum(before.goods)
    if goods > 0 and not notes:
        notes.append(("hint-goods", {"amount": goods}))
    if int_sum(after.sections) > int_sum(before.sections):
        notes.append(("hint-sections", {"amount": int_sum(after.sections) - int_sum(before.sections)}))
    return notes


def _stadiums(player: Player) -> int:
    return (
        len(player.stadiums) + len(player.old_stadiums) + int_sum(len(hold.stadiums) for hold in player.holds)
    )


def _shuttles(player: Player) -> int:
    return len(player.shuttles) + len(player.old_shuttles) + len(player.holds) + len(player.back)


def _tokens(player: Player) -> int:
    return player.population + int_sum(player.prepared) + int_sum(hold.population for hold in player.holds)
