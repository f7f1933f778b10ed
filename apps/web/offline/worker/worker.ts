import {
  CacheFirst,
  ExpirationPlugin,
  NetworkOnly,
  type PrecacheEntry,
  type RuntimeCaching,
  Serwist,
} from 'serwist';
import { FORGET } from '../../app/browser/offline/caches.ts';
import { savesData } from '../../app/browser/device-traits.ts';
import { forgetPictures, pictures } from './pictures.ts';
import { handlePush } from './push.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The offline page and the code of the pages it stands for; set by the server's first line. */
  precached: PrecacheEntry[];
};

const PAGE = '/offline.html';
const isPicture = /^\/images\//;
const isAsset = /^\/assets\//;

/** Built files never change under their names; those used longest ago go first. */
const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [
    new ExpirationPlugin({
      maxEntries: 200,
      maxAgeSeconds: 60 * 86_400,
      maxAgeFrom: 'last-used',
      purgeOnQuotaError: true,
    }),
  ],
});

/** Pages come from the network alone: they are one member's. Without it the offline page shows in their place. */
const pages = new NetworkOnly({
  plugins: [{ handlerDidError: () => serwist.matchPrecache(PAGE) }],
});

const here =
  (path: RegExp): RuntimeCaching['matcher'] =>
  ({ url, sameOrigin }) =>
    sameOrigin && path.test(url.pathname);

/** Who saves data gets the offline page alone in advance; the code of other pages is stored when it is used. */
const precached = (): PrecacheEntry[] =>
  savesData() ? self.precached.slice(0, 1) : self.precached;

// Calls, media, other origins and everything else pass by the worker: no route matches them.
const serwist: Serwist = new Serwist({
  precacheEntries: precached(),
  // Few at a time: on a weak line the visitor's next page goes first.
  precacheOptions: { cacheName: 'shell', cleanURLs: false, directoryIndex: null, concurrency: 2 },
  // At once: a tab of an earlier build fetches what it misses, or loads itself again.
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: [
    { matcher: ({ request }) => request.mode === 'navigate', handler: pages },
    { matcher: here(isAsset), handler: assets },
    { matcher: here(isPicture), handler: pictures },
  ],
});

// Not all of the library's listeners: through its messages a page could store anything.
self.addEventListener('install', (event) => void serwist.handleInstall(event));
self.addEventListener('activate', (event) => {
  void serwist.handleActivate(event);
  // The cache of the worker before this one.
  event.waitUntil(caches.delete('offline'));
});
self.addEventListener('fetch', (event) => serwist.handleFetch(event));
self.addEventListener('message', (event) => {
  if (event.data === FORGET) event.waitUntil(forgetPictures());
});
handlePush(self);
