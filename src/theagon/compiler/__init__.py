"""The rules compiler: it turns plain Python rules over records into C, and the C into an extension module.

`program.Program` declares a game's rules; `backend.load` runs them, compiled where possible. `unit` follows names from
the entries, `functions` reads the signature of one function, `expressions` and `statements` translate its body and
refuse everything outside a small subset of Python, `order` refuses expressions that C may evaluate in another order,
and `build` calls the C compiler.
"""
