import type { Stack } from '@kandil/testkit/stack';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Split, startSplit } from '@kandil/testkit/split';
import { openTestDatabase } from '../../api/src/platform/testing.ts';

// Catalogue and purchases in one process, everything else in the other.
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let split: Split;
let here: Stack;
let there: Stack;

beforeAll(async () => {
  split = await startSplit(['content', 'purchase'], async () => {
    database = await openTestDatabase({ from: 'demo' });
    return database;
  });
  ({ here, there } = split);
}, 120_000);
afterAll(() => split?.stop());

async function login(): Promise<string> {
  const response = await fetch(`${here.url}/api/auth/public/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-platform': 'tv' },
    body: JSON.stringify({ email: 'member@kandil.test', password: 'kandil-demo' }),
  });
  return ((await response.json()) as { data: { accessToken: string } }).data.accessToken;
}

test('each process serves only its own services', async () => {
  expect((await fetch(`${there.url}/api/content/v3/categories`)).status).toBe(200);
  expect((await fetch(`${here.url}/api/content/v3/categories`)).status).toBe(404);
  expect((await fetch(`${there.url}/api/auth/config`)).status).toBe(404);
});

test(
  'clients learn the hosts of the services, and pages may call them there',
  { tags: ['AUTH-03'] },
  async () => {
    const response = await fetch(`${here.url}/api/auth/config`);
    const { data } = (await response.json()) as { data: { services: Record<string, string> } };
    expect(data.services).toMatchObject({
      auth: '/api/auth',
      content: `${there.url.replace('localhost', '127.0.0.1')}/api/content`,
      watch: '/api/watch',
    });
    const { origin } = new URL(data.services['content'] ?? '');
    const { headers } = await fetch(`${here.url}/`);
    expect(headers.get('content-security-policy')).toMatch(
      new RegExp(`connect-src 'self'[^;]* ${origin}(?: |;)`),
    );
    const rows = await fetch(`${data.services['content']}/v3/categories`, {
      headers: { origin: here.url },
    });
    expect(rows.headers.get('access-control-allow-origin')).toBe(here.url);
    expect(rows.status).toBe(200);
  },
);

test('services call each other over HTTP: an account includes its subscription', async () => {
  const headers = { authorization: `Bearer ${await login()}` };
  const response = await fetch(`${here.url}/api/auth/auth/userDetail`, { headers });
  expect(await response.json()).toMatchObject({
    data: { subscription: { productCode: 'SOLO', subscriptionStatus: 'ACTIVE' } },
  });
});

test('pages are rendered with the calls of the other process', async () => {
  const home = await fetch(`${here.url}/`);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('Shadows of the Golden Horn');
});

test('internal calls need the service key', async () => {
  const address = `${there.url}/internal/purchase/subscription-of`;
  const body = JSON.stringify({ userId: 'd3a00000-0000-4000-8000-000000000001' });
  const headers = { 'content-type': 'application/json', 'x-service-key': 'x'.repeat(43) };
  expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(404);
});

test('each process says to the staff service that it runs, and a proper end is a goodbye', async () => {
  const nodes = async () => {
    const { rows } = await database.pool.query<{ parts: string[]; state: string }>(
      'select parts, state from staff.node order by cardinality(parts)',
    );
    return rows;
  };
  await expect
    .poll(nodes, { timeout: 20_000 })
    .toMatchObject([{ parts: ['content', 'purchase'] }, { state: 'READY' }]);
  await there.stop();
  const rest = await nodes();
  expect(rest).toHaveLength(1);
  expect(rest[0]?.parts).toContain('staff');
  await split.restart();
  await expect.poll(nodes, { timeout: 20_000 }).toHaveLength(2);
});
