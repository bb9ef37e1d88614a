"""Interrupting a command by Ctrl-C, once the current piece of work is whole."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


class Interrupts:
    """A context in which the first Ctrl-C is only noted as `caught`, and the next one interrupts."""

    def __init__(self) -> None:
        self.caught = False
        self._heard = False
        self._held = False

    def __enter__(self) -> Interrupts:
        self._before = signal.signal(signal.SIGINT, self._pressed)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Let Ctrl-C interrupt at once within this context, also one that was noted before."""
        self._heard = True
        try:
            if self.caught:
                self.caught = False
                raise KeyboardInterrupt
            yield
        finally:
            self._heard = False

    @contextmanager
    def held(self) -> Iterator[None]:
        """Let nothing interrupt within this context."""
        self._held = True
        try:
            yield
        finally:
            self._held = False

    def _pressed(self, _number: int, _frame: object) -> None:
        if self._heard or (self.caught and not self._held):
            raise KeyboardInterrupt
        self.caught = True
