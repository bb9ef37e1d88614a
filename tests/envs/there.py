"""Checks whether optional packages are installed."""

from __future__ import annotations

import sys
from typing import Final

import pytest

NO_OPENSPIEL: Final = sys.version_info >= (3, 15)
REASON: Final = "OpenSpiel has no package for this Python"
needs_openspiel = pytest.mark.skipif(NO_OPENSPIEL, reason=REASON)
