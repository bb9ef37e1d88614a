"""Interrupting a match: by leaving, or by Ctrl-C, which waits until the player is asked something."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import FrameType, TracebackType


class PlayerLeft(Exception):
    """The player left before the end of the match. `saved` is the file to resume from, if there is one.

    `interrupted`: by Ctrl-C.
    """

    def __init__(self, saved: Path | None, *, interrupted: bool = False) -> None:
        super().__init__(saved)
        self.saved = saved
        self.interrupted = interrupted


class Interrupts:
    """Within this context Ctrl-C interrupts neither an action nor the drawing of the table.

    It raises KeyboardInterrupt within `heard()` only, or when it is pressed a second time before that.
    """

    def __init__(self) -> None:
        self._listening = False
        self._kept = False

    def __enter__(self) -> Interrupts:
        self._before = signal.signal(signal.SIGINT, self._pressed)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        signal.signal(signal.SIGINT, self._before)

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Let Ctrl-C raise KeyboardInterrupt at once within this context."""
        self._listening = True
        try:
            if self._kept:
                self._kept = False
                raise KeyboardInterrupt
            yield
        finally:
            self._listening = False

    def _pressed(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002 -- a signal handler's signature
        if self._listening or self._kept:
            raise KeyboardInterrupt
        self._kept = True
