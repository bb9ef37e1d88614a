// A site without a server: its table runs in a worker of the page.
import { mount } from "svelte";

import { host } from "../protocol/host";
import { settings } from "../shell/settings.svelte";
import { learn } from "../words/words.svelte";
import { rewriteLinks } from "./links";
import type { Failure } from "./messages";
import { PageHost } from "./page-host";
import SiteTable from "./SiteTable.svelte";
import { standing } from "./standing.svelte";

/** The mark of a page that was loaded again to take the table over. */
const TAKES_OVER = "takes-over";

/** Begin the table of this page, which answers the client from now on. */
export async function begin(): Promise<void> {
  rewriteLinks(document);
  let takesOver = history.state === TAKES_OVER;
  if (takesOver) history.replaceState(null, "");
  const table = new PageHost((now) => {
    standing.now = now;
    if (now.kind === "elsewhere" && takesOver) takeOver();
  });
  Object.assign(host, { fetch: table.fetch, dial: table.dial });

  const reason = failure();
  if (reason) standing.now = { kind: "failed", reason, text: "" };
  else
    table.begin(
      new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
      new URL(".", location.href).href,
    );

  function takeOver(): void {
    takesOver = false;
    standing.now = { kind: "progress", loaded: 0, total: 0 };
    table.takeOver();
  }

  function again(): void {
    if (standing.now.kind === "taken") history.replaceState(TAKES_OVER, "");
    location.reload();
  }

  await learn(settings.language);
  mount(SiteTable, { target: document.body, props: { ontakeover: takeOver, onagain: again } });
}

/** Return why this browser cannot run a table, if that is known beforehand. */
function failure(): Failure | null {
  if (!("WebAssembly" in globalThis)) return "no-wasm";
  let takesModules = false;
  const options: WorkerOptions = {
    get type() {
      takesModules = true;
      return "module" as const;
    },
  };
  try {
    new Worker("data:text/javascript,", options).terminate();
  } catch {
    // A policy of the host may refuse it, after the option is read.
  }
  return takesModules ? null : "old-browser";
}
