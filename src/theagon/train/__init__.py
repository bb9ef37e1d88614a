"""Learners: networks trained by self-play on batches, and the players that they make. It needs `theagon[train]`."""

from __future__ import annotations

from theagon.envs import extra

with extra(__name__):
    import torch as torch
