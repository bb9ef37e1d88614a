"""A missing package is an error that says what to install."""

from __future__ import annotations

import importlib
import sys

import pytest

from tests.cli.running import mistake


@pytest.mark.parametrize(
    ("module", "package"),
    [
        ("envs.gymnasium", "gymnasium"),
        ("envs.gymnasium", "numpy"),
        ("envs.openspiel", "pyspiel"),
        ("envs.pettingzoo", "pettingzoo"),
        ("train", "torch"),
    ],
)
def test_importing_a_module_without_its_package_names_the_extra(
    module: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for known in [known for known in sys.modules if known.startswith(("theagon.envs.", "theagon.train"))]:
        monkeypatch.delitem(sys.modules, known)
    monkeypatch.setitem(sys.modules, package, None)
    extra = module.rpartition(".")[2]
    with pytest.raises(ImportError, match=rf"theagon\.{module} needs {package}: pip install 'theagon\[{extra}\]'"):
        importlib.import_module(f"theagon.{module}")


@pytest.mark.parametrize(
    "words", [["train", "army-of-gods", "--out", "x"], ["arena", "army-of-gods", "net:x", "random"]]
)
def test_a_command_without_pytorch_names_the_extra(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for known in [known for known in sys.modules if known.startswith("theagon.train")]:
        monkeypatch.delitem(sys.modules, known)
    monkeypatch.setitem(sys.modules, "torch", None)
    assert mistake(*words) == "theagon.train needs torch: pip install 'theagon[train]'"
