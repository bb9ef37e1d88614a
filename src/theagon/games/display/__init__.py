"""The display of a match: the catalogue, the view, events, and the sentences of the log."""
