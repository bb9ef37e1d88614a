"""The parsers of YAML: libyaml's, which PyYAML has on most machines, and its own for the others."""

from __future__ import annotations

import pytest
import yaml

from theagon.cards import source

NO_LIBYAML = pytest.mark.skipif(not hasattr(yaml, "CSafeLoader"), reason="PyYAML has no libyaml here")


@pytest.fixture(params=[pytest.param("CSafeLoader", marks=NO_LIBYAML), "SafeLoader"])
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "_LOADER", getattr(yaml, request.param))
