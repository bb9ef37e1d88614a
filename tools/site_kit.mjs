// Compile what the page runs to byte code, with the Python that runs it, and pack it.
// node tools/site_kit.mjs STAGE OUT PYODIDE: makes each folder in STAGE a pack in OUT, and the standard library a zip.
import { pathToFileURL } from "node:url";

const [stage, out, pyodide] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${pyodide}/`, env: { PYTHONNODEBUGRANGES: "1" } });
python.mountNodeFS("/stage", stage);
python.mountNodeFS("/out", out);
python.runPython(`
import json, re, struct, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path

# What no table needs of the standard library: programs, tests, windows, databases, the network.
UNUSED = re.compile(
    "_py(decimal|io|datetime|_?repl)|antigravity|argparse|asyncio/windows|bdb|cProfile|compileall|configparser|curses|dbm"
    "|code\\\\.|doctest|email/(_header_value|contentm|generator|headerreg|mime|policy)|encodings/(mac|cp|iso|koi|big|euc|gb|hz|johab|kz|palmos|ptcp|shift|tis)|ensurepip|ftplib|html|http|idlelib"
    "|filecmp|fileinput|getpass|imaplib|lib2to3|logging/(config|handlers)|mailbox|mimetypes|modulefinder|multiprocessing|optparse|pdb|pickletools|plistlib|poplib|profile"
    "|pstats|pydoc|pyodide/console|rlcompleter|sched|smtplib|socketserver|sqlite3|statistics|symtable|tabnanny|tarfile|test|this|timeit|tkinter|tomllib|trace\\\\."
    "|turtle|unittest|urllib/(request|robotparser)|venv|wave|webbrowser|wsgiref|xml|zipapp|zoneinfo"
)


def compiled(source, name):
    return bytes(_code_to_hash_pyc(compile(source, name, "exec", dont_inherit=True, optimize=2), bytes(8), False))


for part in Path("/stage").iterdir():
    files = []
    for path in sorted(path for path in part.rglob("*") if path.is_file()):
        name, data = f"/lib/python3.14/site-packages/{path.relative_to(part)}", path.read_bytes()
        files.append((f"{name}c", compiled(data, name)) if path.suffix == ".py" else (name, data))
    index = json.dumps([(name, len(data)) for name, data in files]).encode()
    pack = b"".join([struct.pack("<I", len(index)), index, *(data for _, data in files)])
    Path(f"/out/{part.name}.pack").write_bytes(pack)

library = "/lib/python314.zip"
with zipfile.ZipFile(library) as source, zipfile.ZipFile("/out/stdlib.zip", "w", zipfile.ZIP_STORED) as made:
    for name in sorted(source.namelist()):
        if name.endswith("/") or UNUSED.match(name):
            continue
        data = source.read(name)
        code = name.endswith(".py")
        info = zipfile.ZipInfo(f"{name}c" if code else name)  # without the time: equal for equal sources
        made.writestr(info, compiled(data, f"{library}/{name}") if code else data)
`);
process.exit(0);
