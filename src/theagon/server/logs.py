"""The log of the server: one line for each record, as `logfmt` or as JSON, written by a separate thread.

Nothing in it opens a match or a seat: routes are templates, and networks are hashes unless addresses are wanted.
"""

from __future__ import annotations

import hashlib
import json
import logging
import queue
import re
import secrets
import sys
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from logging.handlers import QueueHandler, QueueListener
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator

Form: TypeAlias = Literal["logfmt", "json"]

WAITING: Final = 10_000
"""The most lines that wait to be written; further ones are dropped."""

_ACCESS: Final = logging.getLogger("theagon.access")
_KEY: Final = secrets.token_bytes(16)
_PLAIN: Final = re.compile(r'[^\s"=\x00-\x1f\x7f]+')


def access(kind: str, **fields: object) -> None:
    """Log one line for a request that was answered, or a socket that was closed."""
    if _ACCESS.isEnabledFor(logging.INFO):
        _ACCESS.info(kind, extra={"fields": fields})


def pseudonym(network: str) -> str:
    """Return a name for a network: the same as long as this process runs, and without a way back to the network."""
    return hashlib.blake2b(network.encode(), key=_KEY, digest_size=6).hexdigest()


@contextmanager
def logging_to_stderr(form: Form | None) -> Iterator[None]:
    """Log within the block: all requests and sockets in this form, or, without one, only errors."""
    root, lines = logging.getLogger(), queue.Queue[Any](WAITING)
    handler = _Handler(lines)
    handler.setFormatter(_Formatter(form or "logfmt"))
    listener = QueueListener(lines, logging.StreamHandler(sys.stderr))
    root.addHandler(handler)
    _ACCESS.setLevel(logging.INFO if form else logging.WARNING)
    listener.start()
    try:
        yield
    finally:
        root.removeHandler(handler)
        _ACCESS.setLevel(logging.NOTSET)
        listener.stop()


class _Handler(QueueHandler):
    def enqueue(self, record: logging.LogRecord) -> None:
        with suppress(queue.Full):
            self.queue.put_nowait(record)


class _Formatter(logging.Formatter):
    """A formatter of records as one line."""

    def __init__(self, form: Form) -> None:
        super().__init__()
        self._form = form

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        if self._form == "json":
            return json.dumps(fields, ensure_ascii=False, default=str)
        words = {name: str(value) for name, value in fields.items()}
        return " ".join(
            f"{name}={word if _PLAIN.fullmatch(word) else json.dumps(word, ensure_ascii=False)}"
            for name, word in words.items()
        )
