// The client's host at a site without a server: a worker of the page, in which the table runs.
import type { Host, Socket, TextRequest } from "../protocol/host";
import type { Beginning, FromTable, Standing, ToTable } from "./messages";

/** The part of a worker that is used. */
export type Port = Pick<Worker, "postMessage" | "onmessage" | "onerror">;

/** Requests and sockets for the table in a worker. All wait until it is ready. */
export class PageHost implements Pick<Host, "fetch" | "dial"> {
  #port: Port | null = null;
  #waiting: ToTable[] | null = [];
  #last = 0;
  readonly #answers = new Map<number, (answer: Response) => void>();
  readonly #sockets = new Map<number, TableSocket>();

  /** `note` is told how the table stands. */
  constructor(
    private readonly beginning: Beginning,
    private readonly note: (standing: Standing) => void,
  ) {}

  /** Begin the table in a worker. */
  begin(port: Port): void {
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<FromTable>) => this.#receive(data);
    // A worker that cannot be fetched has no message for its error.
    port.onerror = ({ message }) =>
      this.note({ kind: "failed", reason: message ? "fault" : "download", text: message ?? "" });
    this.#post({ kind: "begin", ...this.beginning });
  }

  /** Take the table over from another tab. */
  takeOver(): void {
    this.#post({ kind: "take-over" });
  }

  readonly fetch: Host["fetch"] = (path, request) => {
    const document = request.method === "POST" ? null : this.#documentAt(path);
    return document?.then((found) => found ?? this.#ask(path, request)) ?? this.#ask(path, request);
  };

  #ask(path: string, { method = "GET", body }: TextRequest): Promise<Response> {
    const id = ++this.#last;
    this.#send({ kind: "ask", id, method, path, body: body ?? null });
    return new Promise((resolve) => this.#answers.set(id, resolve));
  }

  /** Return the document of a game that may lie in a file of the site: it does not wait for the table. */
  #documentAt(path: string): Promise<Response | null> | null {
    const found = /^\/api\/(games(?:\/[\w-]+\/[\w-]+)?)\?language=(\w+)$/.exec(path);
    const [, name, language] = found ?? /^\/api\/(games\/[\w-]+\/workshop\/\w+)$/.exec(path) ?? [];
    if (!name) return null;
    return fetch(`${this.beginning.build}documents/${[name, language].filter(Boolean).join(".")}.json`).then(
      (answer) => (answer.ok ? answer : null),
      () => null,
    );
  }

  readonly dial: Host["dial"] = (path) => {
    const id = ++this.#last;
    const socket = new TableSocket(id, (message) => {
      if (message.kind === "hang-up") this.#sockets.delete(id);
      this.#send(message);
    });
    this.#sockets.set(id, socket);
    this.#send({ kind: "dial", id, path });
    return socket;
  };

  #send(message: ToTable): void {
    if (this.#waiting) this.#waiting.push(message);
    else this.#post(message);
  }

  #post(message: ToTable): void {
    this.#port?.postMessage(message);
  }

  #receive(message: FromTable): void {
    switch (message.kind) {
      case "answer":
        this.#answers.get(message.id)?.(responseOf(message));
        this.#answers.delete(message.id);
        break;
      case "opened":
      case "message":
        this.#sockets.get(message.id)?.receive(message);
        break;
      case "closed":
        this.#sockets.get(message.id)?.receive(message);
        this.#sockets.delete(message.id);
        break;
      default:
        if (message.kind === "ready") {
          for (const waiting of this.#waiting ?? []) this.#post(waiting);
          this.#waiting = null;
        }
        this.note(message);
    }
  }
}

function responseOf({ status, body }: Extract<FromTable, { kind: "answer" }>): Response {
  // A response without a body must have none, not an empty one.
  return new Response(status === 204 ? null : body, { status, headers: { "content-type": "application/json" } });
}

/** A socket of the table, which behaves as a browser's. */
class TableSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  #state: "connecting" | "open" | "closed" = "connecting";

  constructor(
    private readonly id: number,
    private readonly post: (message: Extract<ToTable, { kind: "send" | "hang-up" }>) => void,
  ) {}

  send(text: string): void {
    if (this.#state !== "open") throw new DOMException("The socket is not open.", "InvalidStateError");
    this.post({ kind: "send", id: this.id, text });
  }

  close(): void {
    if (this.#state === "closed") return;
    this.#state = "closed";
    this.post({ kind: "hang-up", id: this.id });
  }

  receive(message: Extract<FromTable, { kind: "opened" | "message" | "closed" }>): void {
    switch (message.kind) {
      case "opened":
        this.#state = "open";
        this.onopen?.(new Event("open"));
        break;
      case "message":
        this.onmessage?.(new MessageEvent("message", { data: message.text }));
        break;
      case "closed":
        this.#state = "closed";
        this.onclose?.(new CloseEvent("close", message));
        break;
    }
  }
}
