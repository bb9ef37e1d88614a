"""The history of the database's tables; run by `theagon.server.storage.migrate`."""
