"""Stories that were once told wrongly, as scenarios: their traces are golden files in each language."""
