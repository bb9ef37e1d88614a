"""Long runs: what takes minutes or hours to show. `python -m tests.soak` or `make soak` runs all of them."""
