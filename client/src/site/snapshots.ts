// Where the snapshot of a build lies: in the browser's cache, beside the files of the site. It holds no match.
import type { Snapshots } from "./python";

/** Return the snapshots of a build, which another browser, or another version of it, could not take over. */
export async function snapshotsOf(build: string, cache: string): Promise<Snapshots> {
  const name = `${build}snapshot?${encodeURIComponent(navigator.userAgent)}`;
  try {
    const shelf = await caches.open(cache);
    return {
      async find() {
        const kept = await shelf.match(name);
        return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
      },
      // Without room the next visit is as slow as this one.
      keep: (snapshot) => shelf.put(name, new Response(snapshot)).catch(() => undefined),
      drop: async () => void (await shelf.delete(name)),
    };
  } catch {
    const none = () => Promise.resolve();
    return { find: () => Promise.resolve(null), keep: none, drop: none };
  }
}
