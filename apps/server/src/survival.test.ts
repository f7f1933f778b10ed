import { type Stack, startStack } from '@kandil/testkit/stack';
import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
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

interface CallOptions {
  method?: string;
  body?: object;
  token?: string;
  device?: string;
}

async function ask(stack: Stack, path: string, asking: CallOptions = {}): Promise<Answer> {
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

/** Series whose first episodes play at once: two players with a lease, and a free one. Their reports share batches. */
const SERIES = ['caravan-of-dust', 'son-kale', 'keeper-of-cordoba'];

interface WatchState {
  stack: Stack;
  token: string;
  videoId: number;
  player: string;
}

async function openEpisodes(stack: Stack): Promise<WatchState[]> {
  const { data: session } = await logIn(stack, VIEWER, passwordOf(0));
  return Promise.all(
    SERIES.map(async (code) => {
      const path = `/content/series/findById?code=${code}`;
      const { data: series } = await ask(stack, path, { method: 'GET' });
      const player = `survival-of-${code}`;
      return { stack, token: session.accessToken, videoId: series.firstVideoId, player };
    }),
  );
}

let last = 0;
/** Each report is later than the previous one, even within one millisecond. */
function nextInstant(): string {
  last = Math.max(Date.now(), last + 1);
  return new Date(last).toISOString();
}

function report(
  { stack, token, videoId, player }: WatchState,
  lastSec: number,
  event = 'HEARTBEAT',
): Promise<Answer> {
  const body = { videoId, event, lastSec, duration: 600, eventTime: nextInstant() };
  return ask(stack, '/watch/content-access', { body: { ...body, sessionId: player }, token });
}

/** The position of report `count`: well inside the episode, and different each time. */
const positionOf = (count: number): number => 10 + (count % 300);

/** Writes progress until the process is killed; returns the number of the last acknowledged report. */
async function writeUntilKilled(watching: WatchState, from: number): Promise<number> {
  let acknowledged = from;
  for (let count = from + 1; ; count++) {
    const answer = await report(watching, positionOf(count)).catch(() => null);
    if (answer === null) return acknowledged;
    if (answer.status === 200) acknowledged = count;
  }
}

/** The number of the report that a start resumes at; the one in progress counts, too. */
async function resumedAt(watching: WatchState, count: number, what: string): Promise<number> {
  const { data } = await report(watching, 0, 'START');
  expect(data.access, what).toBe('ALLOWED');
  // The report in progress may have been written without an acknowledgement.
  const possible = [positionOf(count), positionOf(count + 1)];
  expect(possible, what).toContain(data.playback.startAt);
  return data.playback.startAt === possible[1] ? count + 1 : count;
}

/** Kills the database's server and the product at the same moment. */
async function killBoth(stack: Stack): Promise<void> {
  const record = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  process.kill(Number.parseInt(record, 10), 'SIGKILL');
  await stack.kill();
}

const guestOf = (count: number) => `guest-${count}@kandil.test`;
const deviceOf = (count: number) => `device-number-${count}`;

/** Acknowledged changes: the last number of each kind. */
interface AcknowledgedWrites {
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
async function changeUntilKilled(stack: Stack, done: AcknowledgedWrites): Promise<void> {
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
async function lost(stack: Stack, done: AcknowledgedWrites): Promise<string[]> {
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
    const done: AcknowledgedWrites = { signUp: 0, password: 0, removed: null };
    let counts = SERIES.map(() => 0);
    for (const watching of await openEpisodes(stack)) await report(watching, positionOf(0));
    for (let kill = 1; kill <= KILLS; kill++) {
      const watching = await openEpisodes(stack);
      const writing = watching.map((each, index) => writeUntilKilled(each, counts[index] ?? 0));
      const changing = changeUntilKilled(stack, done);
      // Each kind of change has happened at least once, also on a busy machine.
      await vi.waitUntil(() => done.password > 0, { timeout: 30_000 });
      await new Promise((wait) => setTimeout(wait, randomInt(20, 1200)));
      await killBoth(stack);
      counts = await Promise.all(writing);
      await changing;
      stack = await startStack({ dataDir, ports, env: ENV });
      const resumed = (await openEpisodes(stack)).map((each, index) =>
        resumedAt(each, counts[index] ?? 0, `${SERIES[index]} after kill ${kill}`),
      );
      counts = await Promise.all(resumed);
      expect(await lost(stack, done), `after kill ${kill}`).toEqual([]);
    }
    const changes = done.signUp + done.password + (done.removed?.count ?? 0);
    const count = counts.reduce((sum, each) => sum + each);
    await figure(context, KILLS, `${count} reports, ${changes} changes acknowledged, 0 lost`);
    expect(Math.min(...counts)).toBeGreaterThan(KILLS / 4);
    expect(done.signUp).toBeGreaterThan(KILLS / 4);
    expect(done.password).toBeGreaterThan(KILLS / 4);
    expect(done.removed?.count).toBeGreaterThan(KILLS / 4);
    expect(await stack.stop()).toBe(0);
  },
);
