import { freePorts } from '@kandil/testkit/ports';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { CALLS } from '@kandil/contract/calls';
import { request } from 'node:http';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownRelease } from './release.ts';

/** Series of a process with all roles after a walk through all calls; a label without an end exceeds it soon. */
const MOST_SERIES = 900;

let stack: Stack;
let address: string;
let token: string;

beforeAll(async () => {
  const [port = 0] = await freePorts(1);
  address = `http://127.0.0.1:${port}/metrics`;
  stack = await startStack({
    env: {
      METRICS_PORT: String(port),
      NODE_NAME: 'node-a.1',
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'silent',
    },
  });
  const answer = await fetch(`${stack.url}/api/auth/public/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-platform': 'tv' },
    body: JSON.stringify({ email: 'member@kandil.test', password: 'kandil-demo' }),
  });
  token = ((await answer.json()) as { data: { accessToken: string } }).data.accessToken;
}, 120_000);
afterAll(() => stack?.stop());

/** Every series of the page, as its name and labels. */
async function series(): Promise<Map<string, number>> {
  const text = await (await fetch(address)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

/** The page is written once a second. */
const written = async (name: string, least = 1) => {
  await expect
    .poll(async () => (await series()).get(name), { interval: 200 })
    .toBeGreaterThanOrEqual(least);
  return series();
};

/** Makes every call, as a guest and as a member, with an input that is none. */
async function walk(): Promise<void> {
  for (const { service, paths, method, access } of CALLS) {
    if (access === 'service') continue;
    for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
      const url = `${stack.url}/api/${service}${(paths[0] ?? '').replaceAll(/:\w+/g, '1')}`;
      const init = method === 'GET' ? {} : { body: '{}' };
      const answer = await fetch(url, {
        method,
        headers: { ...headers, 'content-type': 'application/json', 'x-platform': 'tv' },
        ...init,
      });
      await answer.arrayBuffer();
    }
  }
}

const namesOf = (all: Map<string, number>) => [...all.keys()].toSorted();

/** Sends a request with a method, path and host as they are. */
const send = (method: string, path: string, host: string): Promise<void> =>
  new Promise((done) => {
    const sent = request(
      stack.url,
      { method, path, headers: { host, connection: 'close' } },
      (answer) => answer.resume().on('end', () => done()),
    );
    sent.on('error', () => done()).end();
  });

/** Addresses, methods and hosts that nobody has sent before. */
async function sendJunk(): Promise<void> {
  const junk = Math.random().toString(36).slice(2);
  await send('GET', `/api/content/${junk}`, 'localhost');
  await send('GET', `/${junk}"}%0A/%F0%9F%98%80`, 'localhost');
  await send('GET', '/%E0%A4%A', 'localhost');
  await send('PROPFIND', `/api/auth/${junk}`, 'localhost');
  await send('GET', `/media/${junk}/${junk}`, 'localhost');
  await send('GET', `/images/${junk}?w=${junk}`, `${junk}.example`);
}

test('a walk through all calls makes a bounded number of series, and a hostile visitor none', async () => {
  await walk();
  await sendJunk();
  const other = 'kandil_requests_total{kind="other",status="4xx"}';
  const before = await written(other, 2);
  const calls = CALLS.filter(({ access }) => access !== 'service');
  expect(before.size).toBeGreaterThan(calls.length);
  expect(before.size).toBeLessThan(MOST_SERIES);
  for (let count = 0; count < 100; count += 1) await sendJunk();
  const after = await written(other, (before.get(other) ?? 0) + 200);
  // Jobs run meanwhile by the clock, and Node collects its garbage for the first time in one way or another.
  const made = namesOf(after).filter(
    (name) => !before.has(name) && !/^(?:kandil_jobs|nodejs_gc)/.test(name),
  );
  expect(made).toEqual([]);
});

test('answers and metrics say which node and which release they are of', async () => {
  const release = ownRelease();
  expect(release).toMatch(/^(?:\d+.*|unreleased)$/);
  for (const path of ['/readyz', '/', '/api/content/config', '/nowhere'])
    expect((await fetch(stack.url + path)).headers.get('x-node')).toBe(`node-a.1/${release}`);
  const [build] = namesOf(await series()).filter((name) => name.startsWith('kandil_build_info'));
  expect(build).toContain(`release="${release}",node="node-a.1"`);
});

test('no label holds a person: accounts, addresses, tokens', async () => {
  const text = await (await fetch(address)).text();
  expect(text).not.toMatch(/@|\b\d+\.\d+\.\d+\.\d+\b|[0-9a-f]{8}-[0-9a-f]{4}-|eyJ/);
});

test('the page is on its own port alone', async () => {
  expect((await fetch(`${stack.url}/metrics`)).status).toBe(404);
  expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
});

test('asked for a thousand times a second, the product goes on', async () => {
  const scrapes = Promise.all(
    Array.from({ length: 20 }, async () => {
      for (let count = 0; count < 50; count += 1) await (await fetch(address)).arrayBuffer();
    }),
  );
  for (let count = 0; count < 10; count += 1)
    expect((await fetch(`${stack.url}/api/content/v3/categories`)).status).toBe(200);
  await scrapes;
});

test('docs/operations/watch.md has a row for each metric, and no other', async () => {
  const text = await (await fetch(address)).text();
  const types = [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name ?? '');
  const page = readFileSync(
    resolve(import.meta.dirname, '../../../docs/operations/watch.md'),
    'utf8',
  );
  const rows = [...page.matchAll(/^\| `((?:kandil|nodejs|process)_\w+)` \|/gm)].map(
    ([, name]) => name ?? '',
  );
  expect(rows.toSorted()).toEqual(types.toSorted());
});
