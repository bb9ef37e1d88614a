"""What is stored: matches in SQLite or PostgreSQL, their migrations, backups and upkeep."""
