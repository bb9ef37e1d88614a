"""An environment without its package says what to install."""

from __future__ import annotations

import importlib
import sys

import pytest


@pytest.mark.parametrize(
    ("name", "package"),
    [("gymnasium", "gymnasium"), ("gymnasium", "numpy"), ("openspiel", "pyspiel"), ("pettingzoo", "pettingzoo")],
)
def test_importing_one_without_its_package_names_the_extra(
    name: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for known in [known for known in sys.modules if known.startswith("theagon.envs.")]:
        monkeypatch.delitem(sys.modules, known)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ImportError, match=rf"needs {package}: pip install 'theagon\[{name}\]'"):
        importlib.import_module(f"theagon.envs.{name}")
