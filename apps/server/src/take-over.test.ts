import type { watch } from '@kandil/contract';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let stack: Stack;
let token: string;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kandil-take-over-'));
  stack = await startStack({ dataDir });
  const { accessToken } = await post<{ accessToken: string }>('/api/auth/public/login', {
    email: 'member@kandil.test',
    password: 'kandil-demo',
  });
  token = accessToken;
}, 120_000);
afterAll(async () => {
  await stack?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function post<T>(path: string, body: object): Promise<T> {
  const response = await fetch(stack.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-platform': 'tv',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { data: T }).data;
}

const report = (sessionId: string, event: string, videoId: number, takeOver?: string) =>
  post<watch.AccessAnswer>('/api/watch/content-access', {
    videoId,
    event,
    takeOver,
    sessionId,
    eventTime: new Date().toISOString(),
  });

/** Fetches the playlist and the first segment of an address, like a player. */
async function statuses(address = ''): Promise<number[]> {
  const at = (url: string) => fetch(new URL(url, stack.url));
  const playlist = await at(address);
  const [media = ''] = /^\w[^\n]*\.m3u8$/m.exec(await playlist.text()) ?? [];
  return [playlist.status, (await at(new URL(media, new URL(address, stack.url)).href)).status];
}

test('T-E02 a take-over ends the other player’s address at once, and its own address opens', async () => {
  const found = await fetch(`${stack.url}/api/content/video/code?videoCode=son-kale-s1e2`);
  const videoId = ((await found.json()) as { data: { id: number } }).data.id;
  const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
  const first = await report(one, 'START', videoId);
  const second = await report(two, 'START', videoId);
  expect(await statuses(first.playback?.url)).toEqual([200, 200]);
  const full = await report(three, 'START', videoId);
  expect([full.access, full.streams?.running.length]).toEqual(['DEVICES', 2]);
  const chosen = full.streams?.running[0]?.leaseId;
  const third = await report(three, 'START', videoId, chosen);
  expect(third.access).toBe('ALLOWED');
  expect((await statuses(first.playback?.url))[0]).toBe(403);
  expect(await statuses(second.playback?.url)).toEqual([200, 200]);
  expect(await statuses(third.playback?.url)).toEqual([200, 200]);
  expect((await report(one, 'HEARTBEAT', videoId)).access).toBe('DEVICES');
});

test('T-E02 a session that logs out takes its address along, also after a restart', async () => {
  const found = await fetch(`${stack.url}/api/content/video/code?videoCode=son-kale-s1e3`);
  const videoId = ((await found.json()) as { data: { id: number } }).data.id;
  const running = await report(randomUUID(), 'START', videoId);
  const [taken] = running.streams?.running ?? [];
  const { playback } = await report(randomUUID(), 'START', videoId, taken?.leaseId);
  expect(await statuses(playback?.url)).toEqual([200, 200]);
  await post('/api/auth/auth/logout', {});
  const refused = async () => expect((await statuses(playback?.url))[0]).toBe(403);
  await vi.waitFor(refused, { timeout: 10_000, interval: 20 });
  await stack.kill();
  stack = await startStack({ dataDir, ports: stack.ports });
  await refused();
}, 60_000);
