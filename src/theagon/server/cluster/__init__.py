"""Several server processes on one database: who owns a match, and what they tell each other."""
