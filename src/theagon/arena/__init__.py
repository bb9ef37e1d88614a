"""Bots measured against each other, by statistics that can be believed."""
