// Which tab of a browser has the table: it holds a lock, and hands it over when another tab asks.

/** Milliseconds that a tab may take to store everything and let the table go; one that is frozen does not. */
const PATIENCE = 3_000;

export interface Held {
  /** Called when another tab asks for the table. When it is done, the table is let go. */
  onyield: () => Promise<void>;
}

/** Hold the table of a site. If another tab has it, wait for `wished`, then ask for it. */
export async function holdTable(site: string, wished: () => Promise<void>): Promise<Held> {
  const name = `theagon ${site}`;
  const channel = new BroadcastChannel(name);
  let release: () => void = () => undefined;
  const held: Held = { onyield: () => Promise.resolve() };

  /** Wait for the lock as the options say; return whether it is held. */
  const request = (options: LockOptions) =>
    new Promise<boolean>((resolve, reject) => {
      navigator.locks
        .request(name, options, (lock) => {
          resolve(lock !== null);
          return lock && new Promise<void>((end) => (release = end));
        })
        .catch((error: unknown) => {
          reject(error as Error);
          void held.onyield(); // the lock was stolen: this tab did not answer in time
        });
    });

  if (!(await request({ ifAvailable: true }))) {
    await wished();
    channel.postMessage("yield");
    await request({ signal: AbortSignal.timeout(PATIENCE) }).catch(() => request({ steal: true }));
  }
  channel.onmessage = () => void held.onyield().finally(() => release());
  return held;
}
