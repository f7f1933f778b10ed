import { freePorts, type Stack, startStack } from '@kandil/testkit';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../api/src/platform/database/index.ts';
import { openTestDatabase } from '../../api/src/platform/testing.ts';

// Two processes on one database: catalogue and purchases in one, everything else in the other.
const THERE = ['content', 'purchase'];
const HERE = ['auth', 'payment', 'watch', 'notify', 'partner', 'web', 'media', 'worker'];

let database: Database;
let dataDir: string;
let here: Stack;
let there: Stack;

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'kandil-split-'));
  const [a = 0, b = 0, c = 0, d = 0] = await freePorts(4);
  const urls = (services: string[], port: number) =>
    services.map((service) => `${service}=http://127.0.0.1:${port}`).join(',');
  const common = { DATABASE_URL: database.url, MEDIA_FULL_PACK: 'false' };
  there = await startStack({
    dataDir,
    ports: { web: b, sandbox: d },
    env: { ...common, KANDIL_RUN: THERE.join(','), SERVICE_URLS: urls(['auth', 'watch'], a) },
  });
  here = await startStack({
    dataDir,
    ports: { web: a, sandbox: c },
    env: { ...common, KANDIL_RUN: HERE.join(','), SERVICE_URLS: urls(THERE, b) },
  });
}, 60_000);

afterAll(async () => {
  await Promise.all([here?.stop(), there?.stop()]);
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function login(): Promise<string> {
  const response = await fetch(`${here.url}/api/auth/public/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-platform': 'tv' },
    body: JSON.stringify({ email: 'member@kandil.test', password: 'kandil-demo' }),
  });
  return ((await response.json()) as { data: { accessToken: string } }).data.accessToken;
}

test('each process serves its own services and no other', async () => {
  expect((await fetch(`${there.url}/api/content/v3/categories`)).status).toBe(200);
  expect((await fetch(`${here.url}/api/content/v3/categories`)).status).toBe(404);
  expect((await fetch(`${there.url}/api/auth/config`)).status).toBe(404);
});

test('services meet over HTTP: an account is answered with its subscription', async () => {
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

test('nobody comes in by the door of services without the key', async () => {
  const address = `${there.url}/internal/purchase/subscription-of`;
  const body = JSON.stringify({ userId: 'd3a00000-0000-4000-8000-000000000001' });
  const headers = { 'content-type': 'application/json', 'x-service-key': 'x'.repeat(43) };
  expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(404);
});
