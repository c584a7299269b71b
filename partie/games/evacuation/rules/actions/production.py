"""New World production (EV-PRD-04 to EV-PRD-16); what it makes comes with the next income (EV-FLY-30)."""

from ...components import MOST, Goods
from ...state import Evacuation


def raise_production(s: Evacuation, seat: int, by: Goods) -> None:
    """The markers of the New World move at once; there is no upper limit (EV-PRD-05, EV-PRD-16)."""
    production = s.players[seat].production
    for kind in range(3):
        production[kind] = min(MOST, production[kind] + by[kind])
    if s.events is not None:
        s.events.append(("production", seat, *by))
