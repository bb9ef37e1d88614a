"""Card files: read with locations, checked against a schema, refused with helpful errors.

This room is independent of games. `source` reads YAML into nodes with locations; `schema` declares the schemas of
files; `decode` turns nodes into schema objects, or reports all errors in them.
"""
