"""The server's answers to its clients, independent of the transport."""
