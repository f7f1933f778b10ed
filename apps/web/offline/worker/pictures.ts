import { CacheExpiration, CacheFirst, ExpirationPlugin, type SerwistPlugin } from 'serwist';
import { ownerOf } from '../../app/browser/offline/owner.ts';
import { COOKIES } from '../../app/browser/cookies.ts';
import { PICTURES } from '../../app/browser/offline/caches.ts';
import { isAllowed } from '../../app/browser/storage/stored.ts';

/** About 6 MB at the usual 40 kB. */
const MOST = 150;
const MONTH_SECONDS = 30 * 86_400;

/** Not every browser has it in workers: those without it store no pictures. */
interface CookieStore {
  get(name: string): Promise<{ value?: string } | null>;
}

/** Whose pictures may be stored; null for guests, without consent, and for sessions that end with the browser. */
async function owner(): Promise<string | null> {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore };
  if (!cookieStore) return null;
  const names = [COOKIES.token, COOKIES.tokenExpiry, COOKIES.profile, COOKIES.consent];
  const values = await Promise.all(
    names.map(async (name) => (await cookieStore.get(name))?.value ?? null),
  );
  // Pictures are a convenience: only with the consent `functionality` (SPEC-D56).
  if (!isAllowed('cache', PICTURES, values[3] ?? '')) return null;
  const found = ownerOf((name) => values[names.indexOf(name as (typeof names)[number])] ?? null);
  return found?.persistent ? found.name : null;
}

/** Deletes the pictures and the list of their addresses. */
export async function forgetPictures(): Promise<void> {
  await caches.delete(PICTURES);
  await new CacheExpiration(PICTURES, { maxEntries: MOST }).delete();
}

/** Names the owner of the pictures, among them. */
const OWNER = '/images/owner';

/** Deletes the pictures of anybody else. */
async function claim(name: string): Promise<void> {
  const cache = await caches.open(PICTURES);
  const claimed = await (await cache.match(OWNER))?.text();
  if (claimed === name) return;
  if (claimed !== undefined) await forgetPictures();
  await (await caches.open(PICTURES)).put(OWNER, new Response(name));
}

/** What somebody has looked at is theirs: pictures are stored for one owner, and for nobody after a sign-out. */
const forOneOwner: SerwistPlugin = {
  async cacheWillUpdate({ response, state }) {
    const name = await owner();
    if (state) state['owner'] = name;
    if (name === null || !response.ok) return null;
    await claim(name);
    return response;
  },
  // The owner may have signed out while the picture was stored.
  async cacheDidUpdate({ state }) {
    if ((await owner()) !== state?.['owner']) await forgetPictures();
  },
  // Without a connection any width will do.
  handlerDidError: ({ request }) =>
    caches.match(request, { cacheName: PICTURES, ignoreSearch: true, ignoreVary: true }),
};

/** Pictures of the catalogue: the ones used last, within a bound. */
export const pictures = new CacheFirst({
  cacheName: PICTURES,
  matchOptions: { ignoreVary: true },
  plugins: [
    new ExpirationPlugin({
      maxEntries: MOST,
      maxAgeSeconds: MONTH_SECONDS,
      maxAgeFrom: 'last-used',
      purgeOnQuotaError: true,
      matchOptions: { ignoreVary: true },
    }),
    forOneOwner,
  ],
});
