// The socket of a match. It reconnects by itself, says what it knows already, and sends an action until it is answered.
import { host, type Host, type Socket } from "../protocol/host";
import { fits, type Limits } from "../protocol/limits";
import limits from "../protocol/limits.json";
import { PROTOCOL, type FromClient, type FromServer } from "../protocol/types";
import { isId, one } from "../shell/schema";
import { settings } from "../shell/settings.svelte";
import { Saved } from "../shell/storage.svelte";

/** `lost`: the connection retries by itself. `closed`: it does not. */
export type Status = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  receive(message: FromServer): void;
  status(status: Status): void;
}

const LIMITS: Readonly<Record<string, Limits>> = limits.messages;
const TOO_LONG = {
  type: "refused",
  id: null,
  reason: "too-long",
  clause: null,
  text: "",
  hint: "",
  sequence: 0,
} as const;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

/** Return the milliseconds to wait before the next attempt: twice as many each time, with jitter. */
export function waitBefore(attempt: number, random: () => number = Math.random): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + random() / 2);
}

const device = new Saved("theagon-device", one(isId, newName), () => sessionStorage);

function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Return a name for this tab, which survives reloads. */
function deviceName(): string {
  const name = device.value;
  device.change(() => name);
  return name;
}

export class Connection {
  #socket: Socket | null = null;
  #run = "";
  #sequence = -1;
  #attempt = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #unanswered: Extract<FromClient, { type: "act" }> | null = null;
  #ended = false;
  #takeOver = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
    private readonly dial: Host["dial"] = host.dial,
  ) {
    this.#connect();
  }

  /** Send a message if connected. An action is sent again after a reconnection, unless the match has gone on. A text that
   * is too long is refused here: the server would close the socket. */
  send(message: FromClient): void {
    if (!fits(message, LIMITS[message.type])) return this.listener.receive({ ...TOO_LONG, of: message.type });
    if (message.type === "act") this.#unanswered = message;
    try {
      this.#socket?.send(JSON.stringify(message));
    } catch {
      // The socket is not open yet: hello says the language, and an action follows it.
    }
  }

  /** Take over the seat from another window. */
  takeOver(): void {
    this.#takeOver = true;
    this.#ended = false;
    this.retry();
  }

  /** Reconnect now. */
  retry(): void {
    this.#attempt = 0;
    if (!this.#ended && this.#socket === null) this.#connect();
  }

  close(): void {
    this.#ended = true;
    this.#fall(this.#socket);
  }

  #connect(): void {
    clearTimeout(this.#waiting);
    this.listener.status("connecting");
    const socket = this.dial(this.path);
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = (event) => this.#receive(String(event.data));
    socket.onclose = () => this.#fall(socket);
  }

  #hello(): void {
    this.send({
      type: "hello",
      protocol: PROTOCOL,
      device: deviceName(),
      language: settings.language,
      run: this.#run,
      sequence: this.#sequence,
      takeOver: this.#takeOver,
    });
    this.#listen();
  }

  #receive(data: string): void {
    this.#listen();
    const message = JSON.parse(data) as FromServer;
    switch (message.type) {
      case "welcome":
        this.#run = message.run;
        this.#takeOver = false;
        this.listener.status("open");
        break;
      case "snapshot":
      case "update":
        this.#attempt = 0;
        this.#sequence = message.table.sequence;
        this.#sendAgain();
        break;
      case "refused":
        if (message.of === "act") this.#unanswered = null;
        break;
      case "gone":
        this.#ended = !message.retry;
        break;
    }
    this.listener.receive(message);
  }

  /** Send the last action again, unless it came through: then the match has gone on. */
  #sendAgain(): void {
    const act = this.#unanswered;
    this.#unanswered = null;
    if (act?.sequence === this.#sequence) this.send(act);
  }

  /** Ping the server after a silence. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.send({ type: "ping" });
      this.#silence = setTimeout(() => this.#fall(this.#socket), PONG_WITHIN);
    }, PING_EVERY);
  }

  #fall(socket: Socket | null): void {
    clearTimeout(this.#waiting);
    if (socket === null || socket !== this.#socket) return;
    clearTimeout(this.#silence);
    this.#socket = null;
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.listener.status(this.#ended ? "closed" : "lost");
    if (!this.#ended) this.#waiting = setTimeout(() => this.#connect(), waitBefore(this.#attempt++));
  }
}
