"""`python -m tests.soak [SECTION ...] [--minutes N]`: the long runs, or those named, one after the other."""

from __future__ import annotations

import argparse
from typing import Final

from tests.soak import chaos, memory, rules, valid

SECTIONS: Final = {
    "rules": rules.for_minutes,
    "valid": valid.for_minutes,
    "chaos": chaos.for_minutes,
    "memory": memory.for_minutes,
}
"""What each does for so many minutes; it returns what it saw, and raises `AssertionError` for what must not be."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("sections", metavar="SECTION", nargs="*", default=[], help=", ".join(SECTIONS))
    parser.add_argument("--minutes", type=float, default=60, help="of each section; by default 60")
    given = parser.parse_args()
    if given.minutes < 1:
        parser.error("less than a minute shows nothing")
    if unknown := set(given.sections) - set(SECTIONS):
        parser.error(f"there is no section {', '.join(sorted(unknown))}; there are {', '.join(SECTIONS)}")
    for name in given.sections or SECTIONS:
        print(f"{name}: {SECTIONS[name](given.minutes)}", flush=True)


if __name__ == "__main__":
    main()
