"""Long runs, for faults that take minutes or hours to show. `python -m tests.soak` or `make soak` runs them all."""
