import { DEMO_PASSWORD } from '@kandil/api';
import { openStackDatabase } from '@kandil/testkit/database';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorFaults, markupFaults, memberCookies, renderedPages } from './markup.fixture.ts';

/** Host of the collector of errors; nothing is sent there. */
const COLLECTOR = 'errors.example';

let product: Stack;
beforeAll(async () => {
  const env = {
    AVOD_ENABLED: 'true',
    TRUSTED_PROXIES: '1',
    SENTRY_DSN: `https://f00d@${COLLECTOR}/1`,
  };
  product = await startStack({ env });
}, 120_000);
afterAll(() => product?.stop());

/** A guest at an address of the network; each test has its own. */
const guest =
  (ip: string) =>
  async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(product.url + path, {
      headers: { 'x-forwarded-for': ip, ...headers },
      redirect: 'manual',
    });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  };

/** The statuses of so many requests and how often each was answered. */
async function statuses(count: number, ask: (round: number) => Promise<{ status: number }>) {
  const counts: Record<number, number> = {};
  for (let round = 0; round < count; round += 1) {
    const { status } = await ask(round);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

test('rendered pages are limited per client address', async () => {
  const ask = guest('203.0.113.1');
  expect(await statuses(302, (round) => ask(`/missing-${round}`))).toEqual({ 404: 300, 429: 2 });
  const refused = await ask('/missing', { 'accept-language': 'ar' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(refused.body).toContain('<html lang="ar" dir="rtl">');
  expect(refused.body).toContain('<link rel="stylesheet"');
  expect(refused.body).not.toContain('<script');
  expect(errorFaults(refused.body)).toEqual([]);
  expect((await guest('203.0.113.2')('/missing')).status).toBe(404);
});

test('a page has what search engines read, and an error has none of it', async () => {
  const ask = guest('203.0.113.15');
  expect(errorFaults((await ask('/detail/her-letters')).body)).toEqual([
    'it may be indexed',
    'it has a canonical address',
    'it has addresses in other languages',
    'it has structured data',
    'it has a link preview',
  ]);
  for (const path of ['/missing', '/detail/missing', '/genre/missing', '/ar/breakdown/missing']) {
    const { status, body } = await ask(path);
    expect([path, status, errorFaults(body)]).toEqual([path, 404, []]);
  }
});

test('foreign origins and their policies are allowed only with the consent that they need', async () => {
  const ask = guest('203.0.113.5');
  const { port } = new URL(product.sandboxUrl);
  const policy = async (consent: string, path = '/about-us') => {
    const { headers } = await ask(path, { cookie: `kandil_consent=${consent}` });
    return headers.get('content-security-policy') ?? '';
  };
  for (const consent of ['', 'necessary', 'functionality']) {
    expect(await policy(consent)).not.toContain(`:${port}`);
    expect(await policy(consent)).toContain(`connect-src 'self' https://${COLLECTOR};`);
    expect(await policy(consent)).toMatch(/trusted-types app$/);
  }
  for (const consent of ['analytics', 'functionality.social']) {
    const connected = `connect-src 'self' http://127.0.0.1:${port} https://${COLLECTOR};`;
    expect(await policy(consent)).toContain(connected);
    expect(await policy(consent)).toMatch(/trusted-types app goog#html$/);
    expect(await policy(consent, '/activate')).not.toContain(`:${port}`);
  }
});

test('a cached page is the same for everybody and has a tag; one that sets a cookie is for no shared cache', async () => {
  const ask = guest('203.0.113.12');
  const first = await ask('/about-us', { cookie: 'kandil_device=one; kandil_profile=7' });
  const second = await ask('/about-us', { cookie: 'kandil_device=two', 'user-agent': 'Other' });
  expect(second.body).toBe(first.body);
  expect(first.headers.get('cache-control')).toContain('s-maxage=10');
  expect(first.headers.get('surrogate-key')).toBe('pages catalogue');
  const channels = await ask('/channels');
  expect(channels.headers.get('surrogate-key')).toBe('pages catalogue guide');
  expect(first.headers.get('set-cookie')).toBeNull();
  const etag = first.headers.get('etag') ?? '';
  expect((await ask('/about-us', { 'if-none-match': etag })).status).toBe(304);
  const inApp = (await ask('/about-us?display=webview')).headers;
  expect(inApp.get('set-cookie')).toContain('kandil_webview=1');
  expect(inApp.get('cache-control')).toBe('no-store');
});

test('cached pages are not limited, and unknown query names make no new page', async () => {
  const ask = guest('203.0.113.3');
  const pages = await statuses(301, (round) => ask(`/about-us?utm_source=${round}&x${round}=1`));
  expect(pages).toEqual({ 200: 301 });
});

test('a change of the catalogue shows on cached pages before their caches expire', async () => {
  const ask = guest('203.0.113.13');
  expect((await ask('/detail/her-letters')).body).toContain('Her Letters');
  const database = openStackDatabase(product.dataDir);
  await database.query(
    `update content.title set title = title || '{"en": "His Answers"}' where code = $1`,
    ['her-letters'],
  );
  // An import writes this row in the transaction of its titles.
  await database.query('update content.imported set imported_at = now()', []);
  // The catalogue's cache keeps a title for 24 seconds at least.
  await expect
    .poll(async () => /<h1[^]*?<\/h1>/.exec((await ask('/detail/her-letters')).body)?.[0], {
      timeout: 15_000,
      interval: 250,
    })
    .toContain('His Answers');
  await database.close();
});

test('a new stream of another party changes the policy of every page at once, also of cached ones', async () => {
  const ask = guest('203.0.113.14');
  const policyOf = ({ headers }: { headers: Headers }) =>
    headers.get('content-security-policy') ?? '';
  const before = await ask('/about-us');
  expect(policyOf(before)).toContain("media-src 'self' blob:;");
  const database = openStackDatabase(product.dataDir);
  const stream = 'https://live.example/x.m3u8';
  await database.query(
    `update content.channel set stream = $1, streams = $2 where code = 'hilal'`,
    [stream, JSON.stringify([{ url: stream }])],
  );
  await database.query('update content.imported set imported_at = now()', []);
  await database.close();
  await expect
    .poll(async () => policyOf(await ask('/landing')), { timeout: 15_000, interval: 250 })
    .toContain("media-src 'self' blob: https://live.example;");
  // This page was cached and its bytes are the same. It must still be sent again in full.
  const etag = before.headers.get('etag') ?? '';
  const after = await ask('/about-us', { 'if-none-match': etag });
  expect(after.body).toBe(before.body);
  expect(after.status).toBe(200);
  expect(policyOf(after)).toContain("media-src 'self' blob: https://live.example;");
  expect(policyOf(after)).toMatch(/connect-src 'self' [^;]*https:\/\/live\.example[ ;]/);
  const known = after.headers.get('etag') ?? '';
  expect((await ask('/about-us', { 'if-none-match': known })).status).toBe(304);
});

test('search pages count as searches of the client address', async () => {
  const ask = guest('203.0.113.4');
  expect(await statuses(31, (round) => ask(`/search/nur%20${round}`))).toEqual({ 200: 30, 429: 1 });
  expect((await ask('/api/content/series/search?keyword=nur')).status).toBe(429);
  expect((await ask('/search')).status).toBe(200);
});

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${product.url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-platform': 'web', ...headers },
    body: JSON.stringify(body),
  });

test('a page asked for with the token of an ended session is shown as to a guest', async () => {
  const login = { email: 'canceled@kandil.test', password: DEMO_PASSWORD };
  const { data } = await (await post('public/login', login)).json();
  const cookie = `kandil_token=${data.accessToken}; kandil_token_expiry=${Date.now() + 600_000}`;
  const visit = () => guest('203.0.113.6')('/settings', { cookie });
  expect((await visit()).body).toContain('Bilal');
  const left = await post('auth/logout', {}, { authorization: `Bearer ${data.accessToken}` });
  expect(left.status).toBe(200);
  const { status, body } = await visit();
  expect(status).toBe(200);
  expect(body).not.toContain('Bilal');
});

describe('every page follows the HTML standard, as the server sends it', () => {
  async function expectValid(language: string, who: string, ip: string): Promise<void> {
    const cookie = who === 'member' ? await memberCookies(product.url) : '';
    const faults: string[] = [];
    for (const { path, status, html } of await renderedPages(product.url, language, {
      'x-forwarded-for': ip,
      cookie,
    }))
      faults.push(
        ...[...(await markupFaults(html, path)), ...(status < 400 ? [] : errorFaults(html))].map(
          (fault) => `${path}: ${fault}`,
        ),
      );
    expect(faults).toEqual([]);
  }

  test.each([
    ['guest', '203.0.113.7'],
    ['member', '203.0.113.8'],
  ])('in English to a %s', (who, ip) => expectValid('en', who, ip), 120_000);

  test.each([
    ['guest', '203.0.113.9'],
    ['member', '203.0.113.10'],
  ])('in Arabic to a %s', { tags: ['long'], timeout: 120_000 }, (who, ip) =>
    expectValid('ar', who, ip),
  );

  test('home has the pictures below the first view', async () => {
    const { body } = await guest('203.0.113.11')('/en');
    const lazy = [...body.matchAll(/<img\b[^>]* loading="lazy"[^>]* srcset=/gi)];
    expect(lazy.length).toBeGreaterThan(20);
  });
});

// The last one: it ends the product.
test('the product ends cleanly on Ctrl-C and leaves nothing running', async () => {
  expect(await product.stop()).toBe(0);
  await expect(fetch(`${product.url}/livez`)).rejects.toThrow('fetch failed');
});
