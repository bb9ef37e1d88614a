"""What a table shows and tells: the catalogue, the view, events, and the sentences of the log."""
