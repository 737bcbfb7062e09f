// Keeps the whole of Ahu: after the first visit it starts and plays without network. The build fills in the two lists.
const CACHE = `ahu ${'VERSION'}`;
const FILES = ['FILES'];

/** Files under /assets carry a hash in their name: one that an older version has kept is the same. */
async function keep(cache, file) {
  const known = file.startsWith('/assets/') && (await caches.match(file));
  const response = known || (await fetch(file, { cache: 'no-cache', priority: 'low' }));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  await cache.put(file, response);
}

async function install() {
  const cache = await caches.open(CACHE);
  for (const file of FILES) await keep(cache, file);
}

/** The version before stays, for pages that still run it; what is older goes. */
async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith('ahu ') && name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await clients.claim();
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? '/' : request;
  return (await cache.match(wanted)) ?? (await caches.match(wanted)) ?? fetch(request);
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('message', ({ data }) => {
  if (data === 'take over') skipWaiting();
});
addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  const ours = origin === location.origin && !pathname.startsWith('/api/');
  if (ours && event.request.method === 'GET') event.respondWith(answer(event.request));
});
