"""Logs as JSON lines with explicit fields only: no bodies, queries or values of exceptions."""

import json
import logging
import sys
import time


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            **getattr(record, "data", {}),
        }
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str) -> None:
    """Log to stderr; libraries log warnings and errors only."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("partie").setLevel(level.upper())
