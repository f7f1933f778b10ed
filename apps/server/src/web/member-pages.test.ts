import { fc } from '@fast-check/vitest';
import type { Data } from '@kandil/contract';
import type { memberPart } from '@kandil/contract/content';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figure, rounds } from '../../../api/src/testing/rounds.ts';
import { asVisitors, cookieOf, partOf } from './member-pages.fixture.ts';

const env = { AVOD_ENABLED: 'true', TRUSTED_PROXIES: '1' };
let dataDir: string;
let product: Stack;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kandil-members-'));
  product = await startStack({ env, dataDir });
}, 120_000);
afterAll(async () => {
  await product?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const { call, signIn, page } = asVisitors(() => product.url);

/** Each kind of page that members share. */
const SHARED = [
  '/',
  '/category/series',
  '/category/series/all',
  '/breakdown/new-episodes',
  '/breakdown/continue-watching',
  '/breakdown/for-this-evening',
  '/genre/drama',
  '/detail/two-sugars',
  '/ar/detail/two-sugars',
  '/my-list',
];

test('two members get the same bytes; what differs comes with one call', async () => {
  const [one, other] = [await signIn('member'), await signIn('canceled')];
  const { id, firstVideoId } = await call<{ id: number; firstVideoId: number }>(
    'content/series/findById?code=two-sugars',
    null,
  );
  await call(`content/favoriteSeries/addToMyList?seriesId=${id}`, one);
  await call('content/content/likes/rate', one, { seriesId: id, likesRate: 'LIKE' });
  const report = { videoId: firstVideoId, event: 'PAUSE', lastSec: 60 };
  const eventTime = new Date().toISOString();
  await call('watch/progress/batch', one, { reports: [{ ...report, eventTime }] });
  for (const path of SHARED) {
    const first = await page(path, cookieOf(one));
    const second = await page(path, { cookie: `${cookieOf(other).cookie}2; kandil_profile=5` });
    expect(first.status, path).toBe(200);
    expect(second.body, path).toBe(first.body);
    expect(second.headers.get('etag'), path).toBe(first.headers.get('etag'));
    expect(first.headers.get('cache-control'), path).toBe('private, no-cache');
    expect(first.headers.get('surrogate-key'), path).toBeNull();
    for (const secret of ['Meryem', 'Bilal', one, other])
      expect(first.body, path).not.toContain(secret);
  }

  type Part = Data<typeof memberPart>;
  const home = partOf((await page('/', cookieOf(one))).body);
  const mine = await call<Part>(home, one);
  expect(mine.account.fullName).toBe('Meryem Aksoy');
  expect(mine.myList).toEqual([id]);
  expect(mine.rows[0]?.videoResources.map((tile) => tile.id)).toEqual([id]);
  const theirs = await call<Part>(home, other);
  expect(theirs).toMatchObject({ myList: [], rows: [{ totalCount: 0, videoResources: [] }] });
  const detail = partOf((await page('/detail/two-sugars', cookieOf(one))).body);
  expect((await call<Part>(detail, one)).title).toMatchObject({
    inMyList: true,
    likesRate: 'LIKE',
    resume: { videoId: firstVideoId, lastSec: 60 },
    watched: [{ videoId: firstVideoId, lastSec: 60, finished: false }],
  });
});

test('a child gets no page of adults, with the token from before it entered its profile either', async () => {
  const token = await signIn('family');
  const forAdults = '/detail/wolves-of-the-steppe';
  expect((await page(forAdults, cookieOf(token))).status).toBe(200);
  const { userProfile } = await call<{ userProfile: { id: number; profileType: string }[] }>(
    'auth/auth/userDetail',
    token,
  );
  const child = userProfile.find(({ profileType }) => profileType === 'KIDS')?.id;
  const select = `auth/auth/user-profile/${child}/select`;
  const entered = await call<{ accessToken: string }>(select, token, {});
  for (const named of [token, entered.accessToken]) {
    expect((await page(forAdults, cookieOf(named))).status).toBe(404);
    const home = await page('/', cookieOf(named));
    expect(home.status).toBe(200);
    expect(home.body).not.toContain('wolves-of-the-steppe');
  }
  // A process that renders pages asks another one so.
  const asked = '/api/content/series/findById?code=wolves-of-the-steppe';
  const remote = await page(asked, { 'x-audience': 'KIDS' });
  expect([remote.status, remote.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect((await page(asked)).status).toBe(200);
  const forSeven = '/api/content/series/findById?code=little-astronomer';
  const statusFor = async (audience: string) =>
    (await page(forSeven, { 'x-audience': audience })).status;
  // Another release names children otherwise: they see what every child may.
  const statuses = await Promise.all(['KIDS-10', 'KIDS-7', 'KIDS-3', 'KIDS'].map(statusFor));
  expect(statuses).toEqual([200, 200, 404, 404]);
  const cookie = `${cookieOf(token).cookie}; kandil_profile=${userProfile[0]?.id}`;
  expect((await page(forAdults, { cookie })).status).toBe(404);
});

test('a child of another age gets other pages at once, and one with an allow list its own', async () => {
  const parent = await signIn('family');
  const token = await signIn('family');
  const { userProfile } = await call<{ userProfile: { id: number; profileType: string }[] }>(
    'auth/auth/userDetail',
    token,
  );
  const child = userProfile.find(({ profileType }) => profileType === 'KIDS')?.id;
  const profile = `auth/auth/user-profile/${child}`;
  const entered = await call<{ accessToken: string }>(`${profile}/select`, token, {});
  const detail = (code: string) => page(`/detail/${code}`, cookieOf(entered.accessToken));
  const shared = await detail('little-astronomer');
  expect([shared.status, shared.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  await call(profile, parent, { maxAge: 3 });
  expect((await detail('little-astronomer')).status).toBe(404);
  expect((await detail('paper-boat')).status).toBe(200);
  await call(profile, parent, { maxAge: 7 });
  const { id } = await call<{ id: number }>('content/series/findById?code=paper-boat', parent);
  await call(`${profile}/allow-list`, parent, { titleIds: [id] });
  const own = await detail('paper-boat');
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await detail('little-astronomer')).status).toBe(404);
  await call(`${profile}/allow-list`, parent, { titleIds: null });
  expect((await detail('little-astronomer')).status).toBe(200);
});

/** Many, so that an odd request is often the first one for a page. */
const PATHS = [
  '/category/movies',
  '/fr/detail/nur',
  ...'son-kale paper-boat winter-camp sea-falcons our-oven the-vizier forty-wells thirty-nights house-of-stars seven-spices zeytins-garden house-of-healing last-train-to-medina between-two-minarets ferry-seven-forty caravan-of-dust the-reed-cutter weavers-knot'
    .split(' ')
    .map((code) => `/detail/${code}`),
];

/** What each visitor gets of each page, without what belongs to one answer. */
async function pagesOf(visitors: readonly Record<string, string>[]) {
  const seen: Record<string, unknown> = {};
  for (const path of PATHS)
    for (const [at, headers] of visitors.entries()) {
      const { status, body, headers: sent } = await page(path, headers);
      const { date: _, 'x-node': __, ...lasting } = Object.fromEntries(sent);
      seen[`${path} ${at}`] = { status, body, lasting };
    }
  return seen;
}

const HEADERS =
  'x-forwarded-host x-forwarded-proto x-original-url x-rewrite-url x-host x-web-view x-audience x-language x-profile-id x-device-id x-platform accept-language user-agent if-none-match accept origin referer'.split(
    ' ',
  );
const COOKIES = ['token', 'profile', 'language', 'consent', 'device', 'webview', 'token_expiry'];

/** Requests that proxies, robots and people who look for holes send. */
function oddRequests(tokens: readonly string[]) {
  const odd = fc.oneof(
    fc.string({ unit: 'binary-ascii', maxLength: 12 }),
    fc.constantFrom('1', 'KIDS', 'ADULT', 'evil.test', '/admin', 'null', '__proto__', ...tokens),
  );
  const header = fc.constantFrom(...HEADERS);
  const cookie = fc.tuple(fc.constantFrom(...COOKIES), odd);
  const query = fc.tuple(
    fc.constantFrom('display', 'sort', 'category', 'utm_source', 'token', '_data', 'lang', ''),
    fc.oneof(odd, fc.constantFrom('webview', 'TITLE', '%00', '<script>')),
  );
  // HTTP allows no others in a header.
  const plain = (value: string) => value.replaceAll(/[^\t\x20-\x7e]/g, '').trim();
  const blind = fc.record({
    path: fc.constantFrom(...PATHS),
    query: fc.array(query, { maxLength: 3 }).map((pairs) => `${new URLSearchParams(pairs)}`),
    headers: fc
      .array(fc.tuple(header, odd.map(plain)), { maxLength: 3 })
      .map((pairs) => Object.fromEntries(pairs) as Record<string, string>),
    cookie: fc
      .array(cookie, { maxLength: 4 })
      .map((pairs) =>
        pairs.map(([name, value]) => `kandil_${name}=${encodeURIComponent(value)}`).join('; '),
      ),
    bearer: fc.option(fc.constantFrom(...tokens), { freq: 6 }),
  });
  // These change the page of who sends them, and of nobody else.
  const telling = fc.record({
    path: fc.constantFrom(...PATHS),
    query: fc.constantFrom('', '', '', 'display=webview'),
    headers: fc.constantFrom<Record<string, string>>(
      { 'accept-language': 'ar' },
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      {
        'user-agent':
          'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/38.0 Safari/537.36',
      },
      { 'x-web-view': '1' },
    ),
    cookie: fc
      .tuple(
        fc.constantFrom('', 'kandil_language=ar', 'kandil_consent=analytics', 'kandil_webview=1'),
        fc.constantFrom('', ...tokens.map((token) => `kandil_token=${token}`)),
      )
      .map((cookies) => cookies.filter(Boolean).join('; ')),
    bearer: fc.constant(null),
  });
  return fc.oneof(blind, telling);
}

// The last one: it starts the product again.
test(
  'after any odd requests, others get what a clean server sends',
  { timeout: 300_000 },
  async (context) => {
    const tokens = [await signIn('member'), await signIn('family'), await signIn('free')];
    const visitors = [{}, ...tokens.map(cookieOf)];
    const seed = Date.now();
    const count = rounds({ usual: 80, long: 2000 });
    const odd = fc.sample(oddRequests(tokens), { numRuns: count, seed });
    for (const { path, query, headers, cookie, bearer } of odd)
      await page(`${path}?${query}`, {
        ...headers,
        cookie,
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
      });
    const poisoned = await pagesOf(visitors);

    await product.stop();
    product = await startStack({ env, dataDir, ports: product.ports });
    expect(poisoned, `seed ${seed}`).toEqual(await pagesOf(visitors));
    await figure(context, count, 'the pages of a clean server');
  },
);
