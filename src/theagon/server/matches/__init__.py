"""The matches of a server: made, played, told to their readers, and unloaded."""
