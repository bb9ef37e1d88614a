"""Bots by name, and the chances, hints and ratings that they give."""
