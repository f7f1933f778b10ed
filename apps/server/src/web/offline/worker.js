// The service worker (`/offline-worker.js`): shows the offline page in place of a page that cannot be loaded. Plain
// JavaScript: it is sent as it is. It stores nothing but that page, which is the same for everyone.
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
