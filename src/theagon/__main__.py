"""The command `theagon`, also as `python -m theagon`."""

from __future__ import annotations

import sys
from typing import NoReturn

from theagon.cli import INTERRUPTED


def main() -> NoReturn:
    """Run the command line. Print one line if Ctrl-C ends it while it loads or at its end."""
    try:
        from theagon.cli.main import main as command

        command()
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
