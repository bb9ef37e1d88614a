"""Stored matches in SQLite or PostgreSQL, with migrations, backups and upkeep."""
