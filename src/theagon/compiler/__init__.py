"""The rules compiler: turns plain Python rules over records into C, and the C into an extension module.

`program.Program` says what a game's rules are; `backend.load` runs them, compiled where that is possible. The way
through the code: `unit` follows names from the entries, `functions` reads one function's signature, `expressions` and
`statements` translate its body and refuse what is outside a small subset of Python, `order` refuses what C would
evaluate in another order, `build` calls the C compiler.
"""
