// The service worker (`/offline-worker.js`): shows the offline page in place of a page that cannot be loaded, and
// notifications of new episodes. Plain JavaScript: it is sent as it is. It stores nothing but that page, which is the
// same for everyone.
const CACHE = 'offline';
const PAGE = '/offline.html';

self.addEventListener('install', (event) => {
  // At once: the pages of an earlier build hold nothing that the new worker would break.
  void self.skipWaiting();
  const page = new Request(PAGE, { cache: 'reload', credentials: 'omit' });
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(page)));
});

self.addEventListener('activate', (event) => {
  // Otherwise a page waits for the worker to start before it is requested.
  event.waitUntil(
    Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]),
  );
});

async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const page = await caches.match(PAGE, { cacheName: CACHE });
    if (page) return page;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(answer(event));
});

self.addEventListener('push', (event) => {
  const { title, url, ...shown } = event.data.json();
  const options = { ...shown, icon: '/icons/icon-192.png', data: { url } };
  event.waitUntil(self.registration.showNotification(title, options));
});

/** Opens a page in a tab that has it, in one that plays nothing, or in a new one. */
async function show(address) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => url === address);
  if (there) return there.focus();
  const free = tabs.find(({ url }) => !new URL(url).pathname.includes('/watch/'));
  try {
    if (free && (await free.navigate(address))) return await free.focus();
  } catch {
    // A tab that this worker does not control.
  }
  return self.clients.openWindow(address);
}

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(show(new URL(notification.data.url, self.location.origin).href));
});

/** Without the old subscription nothing proves whose the new one is: the settings then offer to subscribe again. */
async function renew({ oldSubscription: old, newSubscription }) {
  if (!old) return;
  const renewed = newSubscription ?? (await self.registration.pushManager.subscribe(old.options));
  const { endpoint, keys } = renewed.toJSON();
  const proof = { endpoint: old.endpoint, auth: old.toJSON().keys.auth };
  await fetch('/api/notify/push/renew', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, old: proof }),
  });
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
