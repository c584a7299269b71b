"""How a game ended: places with tie-breaks, and a breakdown a person can read."""

Line = tuple[str, int]
"""One line of a breakdown: text key and value."""


class Result:
    """`scores[seat]` are compared from left to right (`criteria` names them); `lines[seat]` is the breakdown."""

    __slots__ = ("criteria", "lines", "lost", "scores")

    def __init__(
        self,
        criteria: tuple[str, ...],
        scores: list[tuple[int, ...]],
        lines: list[list[Line]],
        lost: bool = False,
    ) -> None:
        self.criteria = criteria
        self.scores = scores
        self.lines = lines
        self.lost = lost
        """Whether all players have lost, which only solo games allow: then nobody wins."""

    @property
    def places(self) -> list[int]:
        """The place of each seat, from 1; equal scores share a place.

        Examples:
            >>> result.places
            [2, 1, 2]
        """
        return [1 + sum(1 for other in self.scores if other > score) for score in self.scores]

    @property
    def ranking(self) -> list[list[int]]:
        """Seats by place, best first; seats that share a place together.

        Examples:
            >>> result.ranking
            [[1], [0, 2]]
        """
        order = sorted(set(self.scores), reverse=True)
        return [[seat for seat, mine in enumerate(self.scores) if mine == score] for score in order]

    @property
    def winners(self) -> list[int]:
        """The seats on the first place; none where all have lost.

        Examples:
            >>> result.winners
            [1]
        """
        return [] if self.lost else self.ranking[0]

    def data(self) -> dict[str, object]:
        """Plain JSON data.

        Examples:
            >>> sorted(result.data())
            ['criteria', 'lines', 'places', 'scores']
        """
        return {
            "places": self.places,
            "criteria": list(self.criteria),
            "scores": [list(score) for score in self.scores],
            "lines": [[list(line) for line in seat] for seat in self.lines],
        }
