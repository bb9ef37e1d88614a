// The client at a site without a server, in a folder of a static host. In place of the table, a worker passes requests on
// to the server.
import type { BrowserContext } from "@playwright/test";

import type { FromTable, Standing, ToTable } from "../src/site/messages";

export const SITE = "/some/folder/";

/** The worker: it is ready at once, and tells the page what the test tells it. */
function table(): void {
  const tell = (message: FromTable) => postMessage(message);
  new BroadcastChannel("standing").onmessage = ({ data }) => tell(data as Standing);
  onmessage = async ({ data }: MessageEvent<ToTable>) => {
    if (data.kind === "begin") tell({ kind: "ready" });
    if (data.kind === "take-over") tell({ kind: "starting" });
    if (data.kind !== "ask") return;
    const { id, method, path, body } = data;
    const answer = await fetch(path, { method, body });
    tell({ kind: "answer", id, status: answer.status, body: await answer.text() });
  };
}

/** Serve the client as a site. */
export async function serveSite(context: BrowserContext): Promise<void> {
  await context.route(`**${SITE}**`, async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const file = pathname.slice(SITE.length);
    if (/^assets\/worker-/.test(file))
      return route.fulfill({ contentType: "text/javascript", body: `(${table.toString()})()` });
    if (file) return route.continue({ url: `${origin}/${file}` });
    const page = (await (await route.fetch({ url: origin })).text())
      .replace("<html", '<html data-table="page"')
      .replaceAll('="/', '="');
    return route.fulfill({ contentType: "text/html", body: page });
  });
}
