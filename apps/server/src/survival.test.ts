import { type Stack, startStack } from '@kandil/testkit';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const KILLS = 30;
const ENV = { MEDIA_FULL_PACK: 'false', RATE_LIMIT_FACTOR: '10000' };

let dataDir: string;
beforeAll(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'kandil-kill-'))));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

interface Answer {
  status: number;
  data: { accessToken: string; access: string; playback: { startAt: number } };
}

async function post(url: string, body: object, token?: string): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    'x-platform': 'tv',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, data: ((await response.json()) as Pick<Answer, 'data'>).data };
}

interface Watching {
  stack: Stack;
  token: string;
  videoId: number;
}

async function login(stack: Stack): Promise<string> {
  const { data } = await post(`${stack.url}/api/auth/public/login`, {
    email: 'member@kandil.test',
    password: 'kandil-demo',
  });
  return data.accessToken;
}

async function report(
  { stack, token, videoId }: Watching,
  lastSec: number,
  event = 'HEARTBEAT',
): Promise<Answer> {
  const eventTime = new Date().toISOString();
  const status = { videoId, event, lastSec, duration: 600, eventTime, sessionId: 'survival-test' };
  return post(`${stack.url}/api/watch/content-access`, status, token);
}

/** Writes progress until the process is gone; answers the last position that was acknowledged. */
async function writeUntilKilled(
  watching: Watching,
  from: number,
  beforeKillMs: number,
): Promise<number> {
  let acknowledged = from;
  const killed = new Promise((done) => setTimeout(done, beforeKillMs)).then(() =>
    watching.stack.kill(),
  );
  for (let lastSec = from + 1; lastSec < 86_000; lastSec++) {
    const answer = await report(watching, lastSec).catch(() => null);
    if (answer === null) break;
    if (answer.status === 200) acknowledged = lastSec;
  }
  await killed;
  return acknowledged;
}

test(
  `killed ${KILLS} times while progress is written, the product loses nothing it acknowledged`,
  { timeout: 240_000 },
  async () => {
    let stack = await startStack({ dataDir, env: ENV });
    const { ports } = stack;
    const series = await fetch(`${stack.url}/api/content/series/findById?code=caravan-of-dust`);
    const videoId = ((await series.json()) as { data: { firstVideoId: number } }).data.firstVideoId;
    let position = 10;
    for (let kill = 0; kill < KILLS; kill++) {
      const watching = { stack, token: await login(stack), videoId };
      position = await writeUntilKilled(watching, position, randomInt(20, 400));
      stack = await startStack({ dataDir, ports, env: ENV });
      const { data } = await report({ ...watching, stack, token: await login(stack) }, 0, 'START');
      expect(data.access, `after kill ${kill + 1}`).toBe('ALLOWED');
      expect(data.playback.startAt, `after kill ${kill + 1}`).toBeGreaterThanOrEqual(position);
      // Near its end an episode counts as watched and would begin anew.
      position = data.playback.startAt > 300 ? 10 : data.playback.startAt;
    }
    expect(await stack.stop()).toBe(0);
  },
);
