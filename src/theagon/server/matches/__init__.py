"""The matches of a server: made, played, told to whoever reads them, and let go."""
