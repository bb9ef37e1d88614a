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

interface FileSystem {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void;
}

interface Python {
  FS: FileSystem;
  runPython(code: string): unknown;
  pyimport(name: string): { begin(shelf: Shelf): Promise<Table> };
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

/** The module of CPython, while it is made: the part of Emscripten's that is used. */
interface Module {
  FS: FileSystem;
  onRuntimeInitialized: () => void;
  loadDynamicLibrary(path: string, options: Record<string, boolean>, scope: object): void;
  _emscripten_resize_heap(size: number): number;
}

/** The part of `pyodide.mjs` that is used: its packages are not. */
interface Pyodide {
  loadPyodide(options: Record<string, unknown>): Promise<Python>;
}
type Factory = (settings: Module) => Promise<Module>;

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

  /** Start Python from the files in a folder; `note` is told of the bytes as they come, `complete` when all have. The
   * snapshot of an earlier visit spares most of the start; if it does not fit, Python starts without it. */
  static async start(
    folder: string,
    snapshots: Snapshots,
    note: (bytes: number) => void,
    complete: () => void,
  ): Promise<Interpreter> {
    const [wasm, library, pack, pyodide, made] = await Promise.all([
      fetched(`${folder}${WASM}`),
      fetched(`${folder}${LIBRARY}`),
      fetched(`${folder}first.pack`),
      imported<Pyodide>(`${folder}pyodide.mjs`),
      imported<{ default: Factory }>(`${folder}pyodide.asm.mjs`),
    ]);
    const counted = Promise.all([wasm, library, pack].map((answer) => count(answer.clone(), note))).then(complete);
    const [first, stored] = await Promise.all([bytesOf(pack), snapshots.find(), counted]);
    // Pyodide fetches these two by itself. A browser keeps compiled WebAssembly only with the answer that it came in.
    const answers = new Map([
      [`${folder}${WASM}`, wasm],
      [`${folder}${LIBRARY}`, library],
    ]);
    const plain = globalThis.fetch;
    globalThis.fetch = (asked, request) => {
      const answer = answers.get(String(asked));
      return answer ? Promise.resolve(answer.clone()) : plain(asked, request);
    };
    const load = (snapshot: Uint8Array | null) =>
      pyodide.loadPyodide({
        indexURL: folder,
        stdLibURL: `${folder}${LIBRARY}`,
        lockFileContents: { info: PLATFORM, packages: {} },
        packageBaseUrl: folder,
        env: { HOME: "/home" },
        createPyodideModule: (settings: Module) => moduleOf(made.default, settings, first, snapshot),
        _loadSnapshot: snapshot ?? undefined,
        _makeSnapshot: !snapshot,
      });
    const python = await (stored ? load(stored).catch(() => snapshots.drop().then(() => load(null))) : load(null));
    if (stored) free(stored);
    globalThis.fetch = plain;
    for (const answer of answers.values()) void answer.body?.cancel(); // its own copy would stay in memory
    if (!stored) await prepare(python, snapshots);
    return new Interpreter(python, folder);
  }

  /** Fetch the files that a first match does without. */
  async fetchRest(): Promise<void> {
    unpack(this.python.FS, await bytesOf(await fetched(`${this.folder}later.pack`)));
    this.python.runPython("import importlib; importlib.invalidate_caches()");
  }

  /** Begin the table of the page. */
  begin(shelf: Shelf): Promise<Table> {
    return this.python.pyimport("theagon.page.start").begin(shelf);
  }
}

/** The memory of Python as it was once it had read everything, kept for the next visit. */
export interface Snapshots {
  find(): Promise<Uint8Array<ArrayBuffer> | null>;
  keep(snapshot: Uint8Array<ArrayBuffer>): Promise<void>;
  drop(): Promise<void>;
}

/** Have a new Python read the games, and keep its memory. */
async function prepare(python: Python, snapshots: Snapshots): Promise<void> {
  python.runPython("import theagon.page.start; theagon.page.start.read_ahead()");
  const snapshot = python.makeMemorySnapshot();
  await snapshots.keep(snapshot);
  free(snapshot);
}

/** Give back the memory of bytes that nobody needs any more, by sending them nowhere: a worker that asks for little more
 * collects no garbage for minutes. */
function free({ buffer }: Uint8Array<ArrayBuffer>): void {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(buffer, [buffer]);
}

/** Make the module of CPython. The files and the side modules come before Python starts, always in the same order: then
 * a snapshot fits the memory and the table of functions. */
async function moduleOf(
  factory: Factory,
  settings: Module,
  pack: Uint8Array,
  snapshot: Uint8Array | null,
): Promise<Module> {
  settings.onRuntimeInitialized = () => {
    const sides = unpack(settings.FS, pack).filter((path) => path.endsWith(".so"));
    for (const path of sides)
      settings.loadDynamicLibrary(path, { loadAsync: false, global: false, nodelete: true }, {});
  };
  const module = await factory(settings);
  if (snapshot) module._emscripten_resize_heap(snapshot.length); // its first size is that of the module, not this one
  return module;
}

/** Write the files of a pack, and return their paths. A pack is four bytes with the length of its index; the index, as
 * JSON the path and the length of each file; the files. */
function unpack(system: FileSystem, pack: Uint8Array): string[] {
  const size = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(pack.subarray(4, 4 + size))) as [path: string, length: number][];
  const folders = new Set<string>();
  let at = 4 + size;
  for (const [path, length] of index) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) system.mkdirTree(folder);
    folders.add(folder);
    system.writeFile(path, pack.subarray(at, at + length), { canOwn: true });
    at += length;
  }
  return index.map(([path]) => path);
}

async function imported<Imported>(url: string): Promise<Imported> {
  try {
    return (await import(/* @vite-ignore */ url)) as Imported;
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
