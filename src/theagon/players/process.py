"""A process that is asked by lines and answers by lines, in bounded time and memory."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic, sleep
from typing import IO, Final

from theagon.cards.error_text import printable

MOST_LINE: Final = 1 << 16
"""The most bytes of a line."""
MOST_SAID: Final = 4 * MOST_LINE
"""The most bytes of lines that wait to be read."""
LONG: Final = f"it said a line of more than {MOST_LINE:,} bytes"
KEPT: Final = 2000
"""The bytes kept of what it last wrote to its standard error."""
LINES_TOLD: Final = 5
"""The most of its last lines there that are told if it ends."""
MOST_TOLD: Final = 500
"""The most characters of them."""
BLOCK: Final = 1 << 16
MOMENT: Final = 0.005
"""Seconds between two looks whether a process has ended."""
PATIENCE: Final = 1.0
"""Seconds in which a process may end by itself once nothing more is asked."""


class ProgramError(Exception):
    """A process did not answer. The text says why."""


class NotStartedError(ProgramError):
    """There is no such program, or it may not run."""


class Process:
    """A running program, the leader of its own group of processes."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start a program. Raises NotStartedError if that is not possible."""
        try:
            self._child = subprocess.Popen(
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise NotStartedError(f"it cannot be started: {getattr(error, 'strerror', None) or error}") from None
        self._said = bytearray()  # of its output, what is not read yet
        self._remarks = bytearray()  # the end of its errors
        for stream in self._streams():
            os.set_blocking(stream.fileno(), False)

    def _streams(self) -> list[IO[bytes]]:
        child = self._child
        return [stream for stream in (child.stdin, child.stdout, child.stderr) if stream is not None]

    def ask(self, lines: bytes, until: float) -> bytes:
        """Write lines, and return the next line that the process says, without its end.

        `until` is a time of `monotonic`. Raises ProgramError if no line comes until then, or none can.
        """
        self._exchange(lines, until, answered=True)
        line, _, rest = bytes(self._said).partition(b"\n")
        if len(line) > MOST_LINE:
            raise ProgramError(LONG)
        self._said[:] = rest
        return line

    def tell(self, lines: bytes, until: float) -> None:
        """Write lines that want no answer. Raises ProgramError as `ask` does."""
        self._exchange(lines, until, answered=False)

    def _exchange(self, unwritten: bytes, until: float, *, answered: bool) -> None:
        """Write lines, and read what the process says; with `answered`, until there is a whole line."""
        stdin, stdout, stderr = self._streams()
        with selectors.DefaultSelector() as selector:
            selector.register(stdout, selectors.EVENT_READ)
            selector.register(stderr, selectors.EVENT_READ)
            if unwritten:
                selector.register(stdin, selectors.EVENT_WRITE)
            while unwritten or (answered and b"\n" not in self._said):
                if len(self._said) > (MOST_SAID if b"\n" in self._said else MOST_LINE):
                    raise ProgramError(LONG)
                left = until - monotonic()
                if left <= 0:
                    raise ProgramError("it took longer than its time")
                for key, _ in selector.select(left):
                    if key.fileobj is stdin:
                        unwritten = self._write(unwritten)
                        if not unwritten:
                            selector.unregister(stdin)
                        continue
                    part = _read(stdout if key.fileobj is stdout else stderr)
                    if key.fileobj is stdout and part == b"":
                        raise ProgramError(self._end())
                    if key.fileobj is stderr and part == b"":
                        selector.unregister(stderr)
                    if part and key.fileobj is stdout:
                        self._said += part
                    elif part:
                        self._remarks = (self._remarks + part)[-KEPT:]

    def _write(self, unwritten: bytes) -> bytes:
        """Write as much as goes now. Returns the rest: nothing if it reads no more, which its end will explain."""
        try:
            return unwritten[os.write(self._streams()[0].fileno(), unwritten[:BLOCK]) :]
        except BlockingIOError:
            return unwritten
        except OSError:
            return b""

    def _end(self) -> str:
        """Return how it ended."""
        if not self._ended(PATIENCE):
            return "it closed its input or output"
        while part := _read(self._streams()[2]):
            self._remarks = (self._remarks + part)[-KEPT:]
        return f"it ended with status {self._stop()}" + _told(self._remarks.decode(errors="replace"))

    def _ended(self, patience: float) -> bool:
        """Wait for the end of the program, and return whether it came. Its group still exists then."""
        until = monotonic() + patience
        while self._child.returncode is None:
            if os.waitid(os.P_PID, self._child.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG):
                return True
            if monotonic() > until:
                return False
            sleep(MOMENT)
        return True

    def _stop(self) -> int:
        """Kill all of its group. Returns its status."""
        if self._child.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._child.pid, signal.SIGKILL)
        return self._child.wait()

    def close(self) -> None:
        """Close its input, and soon afterwards kill what is left of its group."""
        stdin, *others = self._streams()
        stdin.close()
        self._ended(PATIENCE)
        self._stop()
        for stream in others:
            stream.close()


def _told(remarks: str) -> str:
    """Return the last lines, made safe to print: after a colon if it is one, else on lines of their own."""
    lines = [printable(line.rstrip()) for line in remarks.splitlines() if line.strip()]
    told = "\n".join(lines[-LINES_TOLD:])
    told = told if len(told) <= MOST_TOLD else "…" + told[1 - MOST_TOLD :]
    return f":\n{told}" if "\n" in told else f": {told.strip()}" if told else ""


def _read(stream: IO[bytes]) -> bytes | None:
    """Return what a stream has now: nothing at its end, None if it has nothing yet."""
    try:
        return os.read(stream.fileno(), BLOCK)
    except BlockingIOError:
        return None
