"""A missing optional package: one sentence that names the extra to install."""

import importlib
import sys

import pytest

import partie


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("pettingzoo", "pettingzoo", "envs"),
        ("gymnasium", "gymnasium", "envs"),
        ("vector", "numpy", "envs"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_the_extra_is_named(monkeypatch, module, package, extra):
    for name in list(sys.modules):
        if name.startswith("partie.envs."):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(partie.PartieError) as caught:
        importlib.import_module(f"partie.envs.{module}")
    assert (
        str(caught.value)
        == f'The package {package} is missing; install it with: pip install "partie[{extra}]".'
    )
