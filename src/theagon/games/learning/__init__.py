"""Many matches at once, for learners."""
