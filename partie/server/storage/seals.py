"""Seals (MACs) that prove that a checkpoint is as the server wrote it.

A game continues at once from a checkpoint with a valid seal. An invalid seal means that something else changed the row
(a person, a disk); such a checkpoint is first compared with the record.
"""

import hashlib


class Sealer:
    """Seals texts with a key derived from the server's secret, which all processes share."""

    __slots__ = ("_key",)

    def __init__(self) -> None:
        self._key = b""

    def learn(self, secret: str) -> None:
        self._key = hashlib.sha256(b"seal" + secret.encode()).digest()

    def seal(self, *parts: object) -> str:
        """The MAC of these parts under the key."""
        text = "\x1f".join(map(str, parts))
        return hashlib.blake2b(text.encode(), key=self._key, digest_size=16).hexdigest()
