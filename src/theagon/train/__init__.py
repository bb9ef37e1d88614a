"""Training of networks by self-play on batches, and trained networks as players. It needs `theagon[train]`."""

from __future__ import annotations

from theagon.errors import extra

with extra(__name__):
    import torch as torch
