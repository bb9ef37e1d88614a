"""How the tables of the database came to be as they are; run by `theagon.server.storage.migrate`."""
