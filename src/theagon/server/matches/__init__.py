"""The matches of a server: making, playing, sending and unloading them."""
