"""The static site: the table without a server, as a folder of files for any host."""
