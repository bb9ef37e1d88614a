"""Environments for learners, in the interfaces of their libraries.

`pettingzoo` has matches with an agent in each seat, `gymnasium` matches against a bot, single or vectorized, and
`openspiel` the games for OpenSpiel's algorithms, also in the small variants of `reduced`. Each of the three needs the
extra of its name, as in `pip install 'theagon[pettingzoo]'`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(module: str) -> Iterator[None]:
    """Guard the imports of an optional module: `theagon.envs.gymnasium` needs the extra `theagon[gymnasium]`.

    If a package is missing, the ImportError says what to install.
    """
    try:
        yield
    except ImportError as error:
        message = f"{module} needs {error.name}: pip install 'theagon[{module.rpartition('.')[2]}]'"
        raise ImportError(message, name=error.name) from None
