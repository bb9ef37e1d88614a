"""The parsers of YAML: libyaml's, which PyYAML has on most machines, and its own for the others."""

from __future__ import annotations

from typing import Final

import pytest
import yaml

PARSERS: Final = [
    pytest.param(
        "CSafeLoader", marks=pytest.mark.skipif(not hasattr(yaml, "CSafeLoader"), reason="PyYAML has no libyaml here")
    ),
    "SafeLoader",
]
