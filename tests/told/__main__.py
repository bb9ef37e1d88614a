"""`python -m tests.told` writes the golden traces again, after an intended change of what is told."""

from __future__ import annotations

from tests.told.test_traces import GOLDEN, TRACES, trace

for story, language in TRACES:
    path = GOLDEN / story.parent / f"{story.stem}.{language}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(trace(story, language), "utf-8")
