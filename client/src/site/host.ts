// A site without a server: its table runs in a worker of the page.
import { mount } from "svelte";

import { host } from "../protocol/host";
import { settings } from "../shell/settings.svelte";
import { learn, teach } from "../words/words.svelte";
import { askAtFirstAction } from "./keeping.svelte";
import { rewriteLinks } from "./links";
import type { Failure } from "./messages";
import { PageHost } from "./page-host";
import SiteTable from "./SiteTable.svelte";
import { standing } from "./standing.svelte";
import { keepAll, register } from "./updates.svelte";
import workerAddress from "./worker.ts?worker&url";

/** The mark of a page that was loaded again to take the table over. */
const TAKES_OVER = "takes-over";

/** Begin the table of this page, which answers the client from now on. */
export async function begin(): Promise<void> {
  rewriteLinks(document);
  let takesOver = history.state === TAKES_OVER;
  if (takesOver) history.replaceState(null, "");
  const { build = ".", bytes = "0" } = document.documentElement.dataset;
  const beginning = {
    site: new URL(".", location.href).href,
    build: new URL(build, location.href).href,
    total: Number(bytes),
    language: settings.language,
  };
  const table = new PageHost(beginning, (now) => {
    standing.now = now;
    document.documentElement.dataset.standing = now.kind === "failed" ? `failed: ${now.reason} ${now.text}` : now.kind;
    if (now.kind === "elsewhere" && takesOver) takeOver();
    if (now.kind === "ready") void keepAll();
  });
  Object.assign(host, { fetch: table.fetch, dial: (path: string) => askAtFirstAction(table.dial(path)) });

  register();
  const worker = started();
  if (typeof worker === "string") standing.now = { kind: "failed", reason: worker, text: "" };
  else table.begin(worker);

  function takeOver(): void {
    takesOver = false;
    standing.now = { kind: "progress", loaded: 0, total: 0 };
    table.takeOver();
  }

  function again(): void {
    if (standing.now.kind === "taken") history.replaceState(TAKES_OVER, "");
    location.reload();
  }

  await teach({
    en: () => import("./words/en.ftl?raw"),
    es: () => import("./words/es.ftl?raw"),
    ru: () => import("./words/ru.ftl?raw"),
  });
  await learn(settings.language);
  mount(SiteTable, { target: document.body, props: { ontakeover: takeOver, onagain: again } });
}

/** Start the worker of the table; return it, or why this browser cannot run one. */
function started(): Worker | Failure {
  if (!isSecureContext) return "insecure";
  if (!("WebAssembly" in globalThis)) return "no-wasm";
  if (!("locks" in navigator && "BroadcastChannel" in globalThis)) return "old-browser";
  let takesModules = false;
  const worker = new Worker(workerAddress, {
    get type() {
      takesModules = true; // only browsers that know them ask
      return "module" as const;
    },
  });
  return takesModules ? worker : "old-browser";
}
