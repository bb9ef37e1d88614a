"""The table in a page: what a server does for matches, done in the browser of the only person at it."""
