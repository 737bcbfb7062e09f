/** A newer Ahu that was fetched and waits for the reader's word. */
let waiting: ServiceWorker | undefined = $state.raw();

export const updateReady = (): boolean => waiting !== undefined;

/** Takes the new version; the page is loaded anew as soon as it rules. */
export function update(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // Without a controller this is the first visit, not an update.
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
}

/** Keeps the whole of Ahu for times without network, once the page itself has come. */
export function stayOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = async (): Promise<void> => {
    try {
      watch(await navigator.serviceWorker.register('/sw.js'));
    } catch {
      // Some browsers forbid it in private windows; Ahu then needs the network.
    }
  };
  if (document.readyState === 'complete') void register();
  else addEventListener('load', register, { once: true });
}
