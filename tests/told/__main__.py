"""`python -m tests.told` writes the golden traces again, after an intended change of what is told."""

from __future__ import annotations

from tests.told.test_traces import golden, traces
from theagon.games.base import LANGUAGES

for language in LANGUAGES:
    golden(language).write_text(traces(language), "utf-8")
