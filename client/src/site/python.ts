// CPython for WebAssembly with the table's package in it: fetched, unpacked and started.
import type { Shelf } from "./shelf";

/** What is used of `theagon.page.table.Table`. */
export interface Table {
  ask(method: string, path: string, body: string): Promise<Answer>;
  dial(number: number, path: string, tell: (kind: string, text: string) => void): void;
  send(number: number, text: string): void;
  hang_up(number: number): void;
  close(): Promise<void>;
}

interface Answer {
  toJs(): [status: number, body: string];
  destroy(): void;
}

interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void };
  runPython(code: string): unknown;
  pyimport(name: string): { begin(shelf: Shelf): Promise<Table> };
}

/** The part of `pyodide.mjs` that is used: its packages are not. */
interface Pyodide {
  loadPyodide(options: Record<string, unknown>): Promise<Python>;
}

const PLATFORM = {
  abi_version: "2026_0",
  arch: "wasm32",
  platform: "emscripten_5_0_3",
  python: "3.14.2",
  version: "0",
};
const WASM = "pyodide.asm.wasm";
const LIBRARY = "stdlib.zip";

/** The site cannot be fetched. */
export class DownloadError extends Error {}

export class Interpreter {
  private constructor(
    private readonly python: Python,
    private readonly folder: string,
  ) {}

  /** Start Python from the files in a folder; `note` is told of the bytes as they come, `complete` when all have. */
  static async start(folder: string, note: (bytes: number) => void, complete: () => void): Promise<Interpreter> {
    const [wasm, library, pack, module] = await Promise.all([
      fetched(`${folder}${WASM}`),
      fetched(`${folder}${LIBRARY}`),
      fetched(`${folder}first.pack`),
      imported(`${folder}pyodide.mjs`),
    ]);
    const counted = Promise.all([wasm, library, pack].map((answer) => count(answer.clone(), note))).then(complete);
    // Pyodide fetches these two by itself. A browser keeps compiled WebAssembly only with the answer that it came in.
    const answers = new Map([
      [`${folder}${WASM}`, wasm],
      [`${folder}${LIBRARY}`, library],
    ]);
    const plain = globalThis.fetch;
    globalThis.fetch = (asked, request) => {
      const answer = answers.get(String(asked));
      return answer ? Promise.resolve(answer) : plain(asked, request);
    };
    const loading = module.loadPyodide({
      indexURL: folder,
      stdLibURL: `${folder}${LIBRARY}`,
      lockFileContents: { info: PLATFORM, packages: {} },
      packageBaseUrl: folder,
      env: { HOME: "/home" },
    });
    const first = await bytesOf(pack);
    await counted; // a line that breaks off is heard here: Pyodide would wait forever
    const interpreter = new Interpreter(await loading, folder);
    globalThis.fetch = plain;
    interpreter.#unpack(first);
    return interpreter;
  }

  /** Fetch the files that a first match does without. */
  async fetchRest(): Promise<void> {
    this.#unpack(await bytesOf(await fetched(`${this.folder}later.pack`)));
  }

  /** Begin the table of the page. */
  begin(shelf: Shelf): Promise<Table> {
    return this.python.pyimport("theagon.page.start").begin(shelf);
  }

  /** Write the files of a pack: four bytes with the length of its index; the index, as JSON the path and the length of
   * each file; the files. */
  #unpack(pack: Uint8Array): void {
    const size = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
    const index = JSON.parse(new TextDecoder().decode(pack.subarray(4, 4 + size))) as [path: string, length: number][];
    const folders = new Set<string>();
    let at = 4 + size;
    for (const [path, length] of index) {
      const folder = path.slice(0, path.lastIndexOf("/"));
      if (!folders.has(folder)) this.python.FS.mkdirTree(folder);
      folders.add(folder);
      this.python.FS.writeFile(path, pack.subarray(at, at + length), { canOwn: true });
      at += length;
    }
    this.python.runPython("import importlib; importlib.invalidate_caches()");
  }
}

async function imported(url: string): Promise<Pyodide> {
  try {
    return (await import(/* @vite-ignore */ url)) as Pyodide;
  } catch (error) {
    throw new DownloadError(String(error));
  }
}

async function fetched(url: string): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(url);
  } catch (error) {
    throw new DownloadError(`${url}: ${String(error)}`);
  }
  if (!answer.ok) throw new DownloadError(`${url}: ${answer.status}`);
  return answer;
}

async function count(answer: Response, note: (bytes: number) => void): Promise<void> {
  const reader = answer.body?.getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) note(part.value.byteLength);
  } catch (error) {
    throw new DownloadError(`${answer.url}: ${String(error)}`);
  }
}

async function bytesOf(answer: Response): Promise<Uint8Array> {
  try {
    return new Uint8Array(await answer.arrayBuffer());
  } catch (error) {
    throw new DownloadError(`${answer.url}: ${String(error)}`);
  }
}
