// Run code in the Python of a page, without a browser: node in_page.mjs PYODIDE FOLDER CODE. PYODIDE is a folder with
// pyodide.mjs; FOLDER is /given for the code, which imports what lies in `packages` there.
import { pathToFileURL } from "node:url";

const [pyodide, folder, code] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const env = { PYTHONDONTWRITEBYTECODE: "1", PYTHONNODEBUGRANGES: "1" };
const python = await loadPyodide({ indexURL: `${pyodide}/`, env });
python.mountNodeFS("/given", folder);
python.runPython(`import sys; sys.path.insert(0, "/given/packages")`);
python.runPython(code);
process.exit(0);
