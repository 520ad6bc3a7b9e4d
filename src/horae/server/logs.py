"""How the server's log is written to standard error: lines for people, or a JSON object a line for programs."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Literal, TypeAlias

import msgspec

LogForm: TypeAlias = Literal["text", "json"]

_OWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}
"""What every record has; anything else was given by whoever logged."""


class JsonFormatter(logging.Formatter):
    """`time`, `level`, `logger`, `message`, `process`, `trace` after an exception, and what else was given."""

    def format(self, record: logging.LogRecord) -> str:
        made: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        made |= {name: value for name, value in record.__dict__.items() if name not in _OWN}
        if record.exc_info:
            made["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(made, enc_hook=str).decode()


def set_up(form: LogForm) -> None:
    handler = logging.StreamHandler()
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s")
    handler.setFormatter(JsonFormatter() if form == "json" else plain)
    logging.basicConfig(level=logging.INFO, handlers=[handler])
