// The service worker on the page's side: the site is kept for visits without a network, and an update is offered.

/** What takes over a new build of the site, once one is here. */
export const update = $state<{ take: (() => void) | null }>({ take: null });

let registered: Promise<ServiceWorkerRegistration | null> = Promise.resolve(null);

/** Let the site be kept. Where that is impossible, as in a private window, it opens only with a network. */
export function register(): void {
  if (!("serviceWorker" in navigator)) return;
  registered = navigator.serviceWorker.register("service-worker.js").then(
    (registration) => {
      watch(registration);
      return registration;
    },
    () => null,
  );
}

/** Keep all files of the site, once the table does not need the line any more. */
export async function keepAll(): Promise<void> {
  if (!(await registered)) return;
  (await navigator.serviceWorker.ready).active?.postMessage("keep-all");
}

/** Offer each build that waits to take over. */
function watch(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    const { waiting } = registration;
    if (waiting && navigator.serviceWorker.controller) update.take = () => takeOver(waiting);
  };
  offer();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
}

function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take-over");
}
