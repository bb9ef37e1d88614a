// The table of a site, in a worker of its page. One tab of a browser has it at a time.
import { holdTable } from "./lock";
import type { Failure, FromTable, ToTable } from "./messages";
import { DownloadError, Interpreter, type Table } from "./python";
import { Shelf } from "./shelf";
import { snapshotsOf } from "./snapshots";
import { cacheOf } from "./files";

type Begin = Extract<ToTable, { kind: "begin" }>;
type Asked = Exclude<ToTable, Begin | { kind: "take-over" }>;

/** What is asked before the table is ready, or while it takes over, waits. */
let handle: (asked: Asked) => void = (asked) => waiting.push(asked);
const waiting: Asked[] = [];
let takeOver: (() => void) | null = null;

/** A fault that nobody waits for, such as a stack that overflows in Python, ends the table; what is stored stays. */
function end(error: unknown): void {
  handle = () => undefined;
  tell({ kind: "failed", reason: reasonOf(error), text: String(error).slice(-2000) });
}
addEventListener("error", ({ error, message }) => end(error ?? message));
addEventListener("unhandledrejection", ({ reason }) => end(reason));

onmessage = ({ data }: MessageEvent<ToTable>) => {
  if (data.kind === "begin") void begin(data);
  else if (data.kind === "take-over") takeOver?.();
  else handle(data);
};

function tell(message: FromTable): void {
  postMessage(message);
}

async function begin({ site, build, total, language }: Begin): Promise<void> {
  try {
    const lock = await holdTable(new URL(site).pathname, () => {
      tell({ kind: "elsewhere" });
      return new Promise((resolve) => (takeOver = resolve));
    });
    const shelf = await Shelf.open(`theagon ${new URL(site).pathname}`).catch((error: unknown) => {
      throw new ShelfError(String(error));
    });
    let loaded = 0;
    const note = (bytes: number) => tell({ kind: "progress", loaded: (loaded += bytes), total });
    const snapshots = await snapshotsOf(build, cacheOf(site, build));
    const interpreter = await Interpreter.start(`${build}table/`, snapshots, note, () => tell({ kind: "starting" }));
    const table = await interpreter.begin(shelf);
    lock.onyield = async () => {
      handle = () => undefined;
      await table.close();
      tell({ kind: "taken" });
    };
    handle = handlerOf(table, interpreter, language);
    tell({ kind: "ready" });
    for (const asked of waiting.splice(0)) handle(asked);
  } catch (error) {
    end(error);
  }
}

/** Return what does each thing that is asked. A first match in English need not wait for the rest of the files. */
function handlerOf(table: Table, interpreter: Interpreter, language: string): (asked: Asked) => void {
  let rest: Promise<void> | null = null;
  const fetchRest = () =>
    (rest ??= interpreter.fetchRest().catch((error: unknown) => {
      rest = null; // the next request tries again
      throw error;
    }));
  void fetchRest().catch(() => undefined);

  async function ask({ id, method, path, body }: Extract<Asked, { kind: "ask" }>): Promise<void> {
    try {
      if (!isEarly(path, body)) await fetchRest();
      const answer = await table.ask(method, path, body ?? "");
      const [status, content] = answer.toJs();
      answer.destroy();
      tell({ kind: "answer", id, status, body: content });
    } catch (error) {
      const reason = error instanceof DownloadError ? "offline" : "fault";
      tell({
        kind: "answer",
        id,
        status: 503,
        body: JSON.stringify({ reason, text: String(error).slice(-500), hint: "" }),
      });
    }
  }

  async function dial({ id, path }: Extract<Asked, { kind: "dial" }>): Promise<void> {
    try {
      if (!isEarly(path, null)) await fetchRest();
      table.dial(id, path, (kind, text) => {
        if (kind === "message") return tell({ kind, id, text });
        if (kind === "opened") return tell({ kind, id });
        const [code, reason] = text.split(" ", 2);
        tell({ kind: "closed", id, code: Number(code), reason: reason ?? "" });
      });
    } catch {
      tell({ kind: "closed", id, code: 4001, reason: "offline" });
    }
  }

  const isEarly = (path: string, body: string | null) =>
    language === "en" && /^\/api\/matches(\/[\w-]+\/socket)?$/.test(path) && !body?.includes('"begin"');

  return (asked) => {
    switch (asked.kind) {
      case "ask":
        return void ask(asked);
      case "dial":
        return void dial(asked);
      case "send":
        return table.send(asked.id, asked.text);
      case "hang-up":
        return table.hang_up(asked.id);
    }
  };
}

class ShelfError extends Error {}

function reasonOf(error: unknown): Failure {
  if (error instanceof DownloadError) return "download";
  if (error instanceof ShelfError) return "no-storage";
  if (error instanceof RangeError && /memory|alloc/i.test(error.message)) return "memory";
  return error instanceof WebAssembly.CompileError ? "no-wasm" : "fault";
}
