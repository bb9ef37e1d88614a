"""Several server processes on one database: the ownership of matches, and the messages between processes."""
