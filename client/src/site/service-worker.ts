// The service worker of a site: after the first visit it opens without a network, and it changes only when its player says.
//
// Every file but the page is named by its content, so one that is kept is never asked for again. The page and its files are
// those of one build until the next one takes over, which waits until no tab is open, or until the player wants it.

/** What `theagon site build` writes before this file. */
interface Built {
  build: string;
  /** What the site may do. A page can only set this for itself, not for its worker. */
  policy: string;
  /** All files of the site, named from its folder. */
  files: string[];
}

/** The part of a service worker that is used: the client's own types are those of a page. */
interface Here {
  readonly site: Built;
  readonly registration: { readonly scope: string; readonly active: unknown };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listen: (event: Extended) => void): void;
  addEventListener(kind: "message", listen: (event: Extended & { readonly data: unknown }) => void): void;
  addEventListener(kind: "fetch", listen: (event: Fetching) => void): void;
}
interface Extended {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extended {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const here = self as unknown as Here;
const folder = here.registration.scope;
const family = `theagon ${new URL(folder).pathname} `;
const shelf = caches.open(family + here.site.build);
const files = new Set(here.site.files.map((name) => new URL(name, folder).href));
const page = new URL("index.html", folder).href;

/** Keep a file; one that the browser has already is not fetched again. */
async function keep(url: string): Promise<void> {
  const kept = await shelf;
  if (await kept.match(url)) return;
  // The page has the same name in each build, and is asked for anew.
  const answer = await fetch(url, { cache: url === page ? "no-cache" : "force-cache" });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await kept.put(url, answer);
}

/** Keep all files, a few at a time, so that play goes on. */
async function keepAll(): Promise<void> {
  const left = [...files];
  const next = async (): Promise<void> => {
    for (let url = left.shift(); url; url = left.shift()) await keep(url);
  };
  await Promise.all([next(), next()]);
}

async function answerTo(request: Request): Promise<Response> {
  const url = files.has(request.url) ? request.url : page;
  const answer = (await (await shelf).match(url)) ?? (await fetch(request));
  return request.destination === "worker" ? withPolicy(answer) : answer;
}

function withPolicy({ body, status, headers }: Response): Response {
  return new Response(body, { status, headers: [...headers, ["Content-Security-Policy", here.site.policy]] });
}

async function forgetOthers(): Promise<void> {
  const own = family + here.site.build;
  const names = (await caches.keys()).filter((name) => name.startsWith(family) && name !== own);
  await Promise.all(names.map((name) => caches.delete(name)));
  await here.clients.claim();
}

// With the page a build is complete enough to answer; an update is not offered before all of it is here.
here.addEventListener("install", (event) => event.waitUntil(here.registration.active ? keepAll() : keep(page)));
here.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
here.addEventListener("message", (event) => {
  if (event.data === "keep-all") event.waitUntil(keepAll());
  if (event.data === "take-over") event.waitUntil(here.skipWaiting());
});
here.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const opens = request.mode === "navigate" && new URL("./", request.url).href === folder;
  if (request.method === "GET" && (opens || files.has(url.href))) event.respondWith(answerTo(request));
});
