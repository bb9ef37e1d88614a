"""The matches of a server: made, played, published to their readers, and unloaded."""
