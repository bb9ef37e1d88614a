"""The trials of a search that compiled rules make in a second, natively or in a page.

This runs on the compiler and the rules alone, which need no library.
"""

from __future__ import annotations

import json
import time
from pathlib import Path

from theagon.compiler.backend import load
from theagon.games import load_program

TRIALS = 8  # measured at once

try:
    from js import process  # type: ignore[import-not-found]  # of Node

    def cpu_seconds() -> float:
        used = process.cpuUsage()
        return float(used.user + used.system) / 1e6

except ImportError:
    cpu_seconds = time.process_time


def trials_speed(folder: Path) -> float:
    """Return trials a second of CPU time, on average over the states in the `positions.json` of a folder."""
    given = json.loads((folder / "positions.json").read_text("ascii"))
    machine = load(load_program(given["game"]), "compiled").machine()
    machine.load_tables(bytes.fromhex(given["tables"]))
    machine.load_decks(bytes.fromhex(given["decks"]))
    states = [bytes.fromhex(state) for state in given["states"]]

    def seconds_of_trial(state: bytes, seconds: float) -> float:
        machine.load_state(state)
        machine.trials(0, -1, 1, 0, TRIALS, False)  # finds nothing in the caches
        calls, began = 0, cpu_seconds()
        while (spent := cpu_seconds() - began) < seconds or not calls:
            machine.trials(0, -1, 1, 0, TRIALS, False)
            calls += 1
        return spent / calls / TRIALS

    seconds_of_trial(states[0], given["warm"])  # a page compiles well what has run for some time
    return len(states) / sum(seconds_of_trial(state, given["seconds"] / len(states)) for state in states)
