"""`python -m tests.soak [SECTION ...] [--minutes N]`: all long runs, or the named ones, one after the other."""

from __future__ import annotations

import argparse
from typing import Final

from tests.soak import chaos, made_up, memory, observed, page, rules, valid

SECTIONS: Final = {
    "rules": rules.for_minutes,
    "cards": rules.cards_for_minutes,
    "made-up": made_up.for_minutes,
    "valid": valid.for_minutes,
    "observed": observed.for_minutes,
    "chaos": chaos.for_minutes,
    "page": page.for_minutes,
    "memory": memory.for_minutes,
}
"""Each section runs for so many minutes and returns what it saw; it raises `AssertionError` for a fault."""


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
