import { type Stack, startStack } from '@kandil/testkit/stack';
import { afterAll, beforeAll, expect, test } from 'vitest';

let product: Stack;
beforeAll(async () => {
  product = await startStack({ env: { AVOD_ENABLED: 'true', TRUSTED_PROXIES: '1' } });
}, 120_000);
afterAll(() => product?.stop());

/** A guest at an address of the network; each test has its own. */
const guest =
  (ip: string) =>
  async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(product.url + path, {
      headers: { 'x-forwarded-for': ip, ...headers },
    });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  };

/** The statuses of so many requests and how often each was answered. */
async function statuses(count: number, ask: (round: number) => Promise<{ status: number }>) {
  const told: Record<number, number> = {};
  for (let round = 0; round < count; round += 1) {
    const { status } = await ask(round);
    told[status] = (told[status] ?? 0) + 1;
  }
  return told;
}

test('rendered pages are limited per client address', async () => {
  const ask = guest('203.0.113.1');
  expect(await statuses(310, (round) => ask(`/missing-${round}`))).toEqual({ 404: 300, 429: 10 });
  const refused = await ask('/missing', { 'accept-language': 'ar' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(refused.body).toContain('<html lang="ar" dir="rtl">');
  expect(refused.body).toContain('<link rel="stylesheet"');
  expect(refused.body).not.toContain('<script');
  expect((await guest('203.0.113.2')('/missing')).status).toBe(404);
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
    expect(await policy(consent)).toMatch(/trusted-types app$/);
  }
  for (const consent of ['analytics', 'functionality.social']) {
    expect(await policy(consent)).toContain(`connect-src 'self' http://127.0.0.1:${port};`);
    expect(await policy(consent)).toMatch(/trusted-types app goog#html$/);
    expect(await policy(consent, '/activate')).not.toContain(`:${port}`);
  }
});

test('cached pages are not limited, and unknown query names make no new page', async () => {
  const ask = guest('203.0.113.3');
  const pages = await statuses(400, (round) => ask(`/about-us?utm_source=${round}&x${round}=1`));
  expect(pages).toEqual({ 200: 400 });
});

test('search pages count as searches of the client address', async () => {
  const ask = guest('203.0.113.4');
  expect(await statuses(31, (round) => ask(`/search/nur%20${round}`))).toEqual({ 200: 30, 429: 1 });
  expect((await ask('/api/content/series/search?keyword=nur')).status).toBe(429);
  expect((await ask('/search')).status).toBe(200);
});
