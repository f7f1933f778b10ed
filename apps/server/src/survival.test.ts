import { type Stack, startStack } from '@kandil/testkit/stack';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { figure, rounds } from '../../api/src/testing/rounds.ts';

const KILLS = rounds({ usual: 1, long: 30 });
const ENV = {
  RATE_LIMIT_FACTOR: '10000',
  BOT_CHECK: 'none',
  DEVICE_LIMIT: '100',
  DEVICE_DELETE_LIMIT: '100',
};
/** Watches. */
const VIEWER = 'member@kandil.test';
/** Changes its account, which ends sessions. */
const OWNER = 'family@kandil.test';

let dataDir: string;
beforeAll(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'kandil-kill-'))));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- the test reads what it expects
  data: any;
}

interface Asking {
  method?: string;
  body?: object;
  token?: string;
  device?: string;
}

async function ask(stack: Stack, path: string, asking: Asking = {}): Promise<Answer> {
  const { method = 'POST', body, token, device = 'the-device-of-the-owner' } = asking;
  const response = await fetch(`${stack.url}/api${path}`, {
    method,
    headers: {
      'x-platform': 'tv',
      'x-device-id': device,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, data: ((await response.json()) as { data: unknown }).data };
}

const logIn = (stack: Stack, email: string, password: string, device?: string) =>
  ask(stack, '/auth/public/login', { body: { email, password }, ...(device && { device }) });

const passwordOf = (count: number) => (count === 0 ? 'kandil-demo' : `lamp-${count}-of-the-night`);

interface Watching {
  stack: Stack;
  token: string;
  videoId: number;
}

async function openEpisode(stack: Stack): Promise<Watching> {
  const { data: series } = await ask(stack, '/content/series/findById?code=caravan-of-dust', {
    method: 'GET',
  });
  const { data } = await logIn(stack, VIEWER, passwordOf(0));
  return { stack, token: data.accessToken, videoId: series.firstVideoId };
}

let last = 0;
/** Each report is later than the previous one, even within one millisecond. */
function nextInstant(): string {
  last = Math.max(Date.now(), last + 1);
  return new Date(last).toISOString();
}

function report(
  { stack, token, videoId }: Watching,
  lastSec: number,
  event = 'HEARTBEAT',
): Promise<Answer> {
  const eventTime = nextInstant();
  const body = { videoId, event, lastSec, duration: 600, eventTime, sessionId: 'survival-test' };
  return ask(stack, '/watch/content-access', { body, token });
}

/** The position of report `count`: well inside the episode, and different each time. */
const positionOf = (count: number): number => 10 + (count % 300);

/** Writes progress until the process is killed; returns the number of the last acknowledged report. */
async function writeUntilKilled(watching: Watching, from: number): Promise<number> {
  let acknowledged = from;
  for (let count = from + 1; ; count++) {
    const answer = await report(watching, positionOf(count)).catch(() => null);
    if (answer === null) return acknowledged;
    if (answer.status === 200) acknowledged = count;
  }
}

/** The number of the report that a start resumes at; the one in progress counts, too. */
async function resumedAt(stack: Stack, count: number, what: string): Promise<number> {
  const { data } = await report(await openEpisode(stack), 0, 'START');
  expect(data.access, what).toBe('ALLOWED');
  // The report in progress may have been written without an acknowledgement.
  const possible = [positionOf(count), positionOf(count + 1)];
  expect(possible, what).toContain(data.playback.startAt);
  return data.playback.startAt === possible[1] ? count + 1 : count;
}

const guestOf = (count: number) => `guest-${count}@kandil.test`;
const deviceOf = (count: number) => `device-number-${count}`;

/** Acknowledged changes: the last number of each kind. */
interface Acknowledged {
  signUp: number;
  password: number;
  /** The last removed device, with its refresh token. */
  removed: { count: number; refreshToken: string } | null;
}

async function signUp(stack: Stack, count: number): Promise<boolean> {
  const password = passwordOf(count);
  const body = { fullName: 'Guest', email: guestOf(count), password, confirmPassword: password };
  return (await ask(stack, '/auth/public/register', { body })).status === 200;
}

async function changePassword(stack: Stack, token: string, to: number): Promise<string | null> {
  const body = { currentPassword: passwordOf(to - 1), newPassword: passwordOf(to) };
  const { status, data } = await ask(stack, '/auth/v2/auth/update-password', { body, token });
  return status === 200 ? data.accessToken : null;
}

async function removeDevice(stack: Stack, token: string, count: number, password: string) {
  const device = deviceOf(count);
  const { data } = await logIn(stack, OWNER, password, device);
  const removal = await ask(stack, `/content/device/${device}`, { method: 'DELETE', token });
  return removal.status === 200 ? { count, refreshToken: data.refreshToken as string } : null;
}

/** Makes changes until the process is killed; `done` records the acknowledged ones. */
async function changeUntilKilled(stack: Stack, done: Acknowledged): Promise<void> {
  try {
    const { data } = await logIn(stack, OWNER, passwordOf(done.password));
    let token: string = data.accessToken;
    for (;;) {
      if (await signUp(stack, done.signUp + 1)) done.signUp += 1;
      const count = (done.removed?.count ?? 0) + 1;
      done.removed =
        (await removeDevice(stack, token, count, passwordOf(done.password))) ?? done.removed;
      const renewed = await changePassword(stack, token, done.password + 1);
      if (renewed === null) continue;
      token = renewed;
      done.password += 1;
    }
  } catch (error) {
    // `fetch failed`: the process was killed.
    if (!(error instanceof TypeError)) throw error;
  }
}

/** The valid password: the last acknowledged one, or that of the change in progress. */
async function passwordNow(stack: Stack, acknowledged: number): Promise<number | null> {
  for (const count of [acknowledged, acknowledged + 1])
    if ((await logIn(stack, OWNER, passwordOf(count))).status === 200) return count;
  return null;
}

/** Acknowledged changes that are lost. */
async function lost(stack: Stack, done: Acknowledged): Promise<string[]> {
  const missing: string[] = [];
  if (done.signUp > 0) {
    const { data } = await logIn(stack, guestOf(done.signUp), passwordOf(done.signUp));
    if (data?.otpRequired !== true) missing.push(`sign-up ${done.signUp}`);
  }
  const password = await passwordNow(stack, done.password);
  if (password === null) missing.push(`password ${done.password}`);
  else done.password = password;
  if (done.removed) {
    const body = { token: done.removed.refreshToken };
    const { status } = await ask(stack, '/auth/public/refresh-token', { body });
    if (status !== 401) missing.push(`removal of device ${done.removed.count}`);
  }
  return missing;
}

test(
  'killed repeatedly while progress is written and accounts change, the product loses nothing acknowledged',
  { timeout: 1_800_000 },
  async (context) => {
    let stack = await startStack({ dataDir, env: ENV });
    const { ports } = stack;
    const done: Acknowledged = { signUp: 0, password: 0, removed: null };
    let count = 0;
    await report(await openEpisode(stack), positionOf(count));
    for (let kill = 1; kill <= KILLS; kill++) {
      const watching = await openEpisode(stack);
      const working = Promise.all([
        writeUntilKilled(watching, count),
        changeUntilKilled(stack, done),
      ]);
      // Each kind of change has happened at least once, also on a busy machine.
      await vi.waitUntil(() => done.password > 0, { timeout: 30_000 });
      await new Promise((wait) => setTimeout(wait, randomInt(20, 1200)));
      await stack.kill();
      [count] = await working;
      stack = await startStack({ dataDir, ports, env: ENV });
      count = await resumedAt(stack, count, `after kill ${kill}`);
      expect(await lost(stack, done), `after kill ${kill}`).toEqual([]);
    }
    const changes = done.signUp + done.password + (done.removed?.count ?? 0);
    await figure(context, KILLS, `${count} reports, ${changes} changes acknowledged, 0 lost`);
    expect(count).toBeGreaterThan(KILLS / 4);
    expect(done.signUp).toBeGreaterThan(KILLS / 4);
    expect(done.password).toBeGreaterThan(KILLS / 4);
    expect(done.removed?.count).toBeGreaterThan(KILLS / 4);
    expect(await stack.stop()).toBe(0);
  },
);
