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

/** Somebody's turn at a table over days: a later one of the same table takes the place of the notice before. */
async function notify({ table, text }) {
  const watching = await pagesAt(table);
  if (watching.some(({ focused }) => focused)) return;
  await registration.showNotification('Ahu', { body: text, tag: table, icon: '/icon-192.png', data: { table } });
}

const pagesAt = async (table) => {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => new URL(url).pathname === `/table/${table}`);
};

async function open({ table }) {
  const [page] = await pagesAt(table);
  await (page ? page.focus() : clients.openWindow(`/table/${table}`));
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
addEventListener('push', (event) => event.waitUntil(notify(event.data.json())));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
