"""The figures of the table without a server, in Chromium."""
