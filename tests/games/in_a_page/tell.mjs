// Run tell() of played.py in the Python of a page: node tell.mjs PYODIDE FOLDER. PYODIDE is a folder with pyodide.mjs;
// FOLDER has the matches, and in `packages` what Python imports.
import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${pyodide}/`, env: { PYTHONDONTWRITEBYTECODE: "1" } });
python.mountNodeFS("/given", folder);
python.runPython(`
import sys
from pathlib import Path

sys.path.insert(0, "/given/packages")
from played import tell

tell(Path("/given"), "page.json")
`);
process.exit(0);
