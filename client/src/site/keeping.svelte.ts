// Whether the browser keeps what the site has stored. Unless it promises so, it may delete all of it to make room.
import { isFlag, one } from "../shell/schema";
import { Saved } from "../shell/storage.svelte";
import type { Socket } from "../protocol/host";

/** Whether the browser was asked by itself: some ask their person in turn, and none is asked twice. */
const asked = new Saved(
  "theagon-asked-to-keep",
  one(isFlag, () => false),
);

export const keeping = $state<{ now: "unknown" | "promised" | "open" | "refused" }>({ now: "unknown" });

/** Look up what the browser has promised. */
export async function look(): Promise<void> {
  if ("storage" in navigator) keeping.now = (await navigator.storage.persisted()) ? "promised" : "open";
}

/** Ask the browser to keep what is stored. */
export async function ask(): Promise<void> {
  if ("storage" in navigator) keeping.now = (await navigator.storage.persist()) ? "promised" : "refused";
}

/** Ask by itself when the first action of this browser is sent: from then on there is something to keep. */
export function askAtFirstAction(socket: Socket): Socket {
  const send = socket.send.bind(socket);
  socket.send = (text) => {
    send(text);
    if (asked.value || !text.includes('"type":"act"')) return;
    asked.change(() => true);
    void ask();
  };
  return socket;
}
