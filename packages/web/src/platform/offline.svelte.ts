/** Where the browser keeps a newer Ahu that was fetched and waits for the reader's word. */
let offer: ServiceWorkerRegistration | undefined = $state.raw();

export const updateReady = (): boolean => offer !== undefined;

/** Takes the new version; the page is loaded anew as soon as it rules, or at once if another page has taken it. */
export function update(): void {
  // Asked for only now: one that waited before may have been replaced by a newer one since.
  const waiting = offer?.waiting;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take over');
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // Without a controller this is the first visit, not an update.
    if (registration.waiting && navigator.serviceWorker.controller) offer = registration;
  };
  const follow = (): void => registration.installing?.addEventListener('statechange', look);
  look();
  // The browser looks for versions by itself too, and one may be on its way already.
  follow();
  registration.addEventListener('updatefound', follow);
}

/** Milliseconds after loading in which a page is drawn, also on a slow phone. */
const DRAWN = 3_000;

/** Keeps the whole of Ahu for times without network, once the page itself has come and has nothing else to do. */
export function stayOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = async (): Promise<void> => {
    try {
      watch(await navigator.serviceWorker.register('/sw.js'));
    } catch {
      // Some browsers forbid it in private windows; Ahu then needs the network.
    }
  };
  const later = (): unknown => setTimeout(register, DRAWN);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
