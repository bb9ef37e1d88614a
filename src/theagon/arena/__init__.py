"""Measurement of bots against each other, with sound statistics."""
