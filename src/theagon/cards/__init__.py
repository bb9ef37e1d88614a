"""Card files: read with positions, checked against a schema, refused with errors that teach.

This room knows no game. `source` reads YAML into nodes that know their place; `schema` is what the schemas of files are
declared with; `decode` turns nodes into schema objects, or reports everything that is wrong with them.
"""
