// What answers the client: a server, or, at a site without one, a worker of the page (`src/site`).

/** The part of a browser's socket that is used. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(data: string): void;
  close(): void;
}

/** A request whose body, if any, is a text. */
export type TextRequest = RequestInit & { body?: string };

export interface Host {
  /** Whether the table is in this page alone: without a server there is nobody to invite. */
  readonly alone: boolean;
  /** Ask for a path such as /api/games. It rejects if there is no answer. */
  fetch(path: string, request: TextRequest): Promise<Response>;
  /** Open the socket at a path. */
  dial(path: string): Socket;
}

export const host: Host = {
  alone: document.documentElement.dataset["table"] === "page",
  fetch: (path, request) => fetch(path, request),
  dial: (path) => new WebSocket(location.origin.replace("http", "ws") + path),
};
