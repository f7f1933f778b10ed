import { type Stack, startStack } from '@kandil/testkit/stack';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figure, rounds } from '../../api/src/testing/rounds.ts';

const KILLS = rounds({ usual: 2, long: 30 });
const ENV = { RATE_LIMIT_FACTOR: '10000' };

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

let last = 0;
/** Each report is later than the previous one, even within one millisecond. */
function nextInstant(): string {
  last = Math.max(Date.now(), last + 1);
  return new Date(last).toISOString();
}

async function report(
  { stack, token, videoId }: Watching,
  lastSec: number,
  event = 'HEARTBEAT',
): Promise<Answer> {
  const eventTime = nextInstant();
  const status = { videoId, event, lastSec, duration: 600, eventTime, sessionId: 'survival-test' };
  return post(`${stack.url}/api/watch/content-access`, status, token);
}

/** The position of report `count`: well inside the episode, and different each time. */
const positionOf = (count: number): number => 10 + (count % 300);

/** Writes progress until the process is killed; returns the number of the last acknowledged report. */
async function writeUntilKilled(watching: Watching, from: number, ms: number): Promise<number> {
  let acknowledged = from;
  const killed = new Promise((done) => setTimeout(done, ms)).then(() => watching.stack.kill());
  for (let count = from + 1; ; count++) {
    const answer = await report(watching, positionOf(count)).catch(() => null);
    if (answer === null) break;
    if (answer.status === 200) acknowledged = count;
  }
  await killed;
  return acknowledged;
}

test(
  'killed repeatedly while progress is written, the product loses no acknowledged report',
  {
    timeout: 900_000,
  },
  async (context) => {
    let stack = await startStack({ dataDir, env: ENV });
    const { ports } = stack;
    const series = await fetch(`${stack.url}/api/content/series/findById?code=caravan-of-dust`);
    const { data } = (await series.json()) as { data: { firstVideoId: number } };
    const videoId = data.firstVideoId;
    await report({ stack, token: await login(stack), videoId }, positionOf(0));
    let count = 0;
    for (let kill = 1; kill <= KILLS; kill++) {
      const watching = { stack, token: await login(stack), videoId };
      count = await writeUntilKilled(watching, count, randomInt(20, 400));
      stack = await startStack({ dataDir, ports, env: ENV });
      const started = await report({ ...watching, stack, token: await login(stack) }, 0, 'START');
      expect(started.data.access, `after kill ${kill}`).toBe('ALLOWED');
      // The report in progress may have been written without an acknowledgement.
      const possible = [positionOf(count), positionOf(count + 1)];
      expect(possible, `after kill ${kill}`).toContain(started.data.playback.startAt);
      if (started.data.playback.startAt === possible[1]) count += 1;
    }
    await figure(context, KILLS, `${count} reports acknowledged, 0 lost`);
    expect(await stack.stop()).toBe(0);
  },
);
