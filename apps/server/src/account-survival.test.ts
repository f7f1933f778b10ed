import { type Stack, startStack } from '@kandil/testkit/stack';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figure, rounds } from '../../api/src/testing/rounds.ts';

const KILLS = rounds({ usual: 2, long: 12 });
const ENV = {
  RATE_LIMIT_FACTOR: '10000',
  BOT_CHECK: 'none',
  DEVICE_LIMIT: '100',
  DEVICE_DELETE_LIMIT: '100',
};
const EMAIL = 'member@kandil.test';

let dataDir: string;
beforeAll(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'kandil-accounts-'))));
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

const guestOf = (count: number) => `guest-${count}@kandil.test`;
const passwordOf = (count: number) => (count === 0 ? 'kandil-demo' : `lamp-${count}-of-the-night`);
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
  const { data } = await logIn(stack, EMAIL, password, device);
  const removal = await ask(stack, `/content/device/${device}`, { method: 'DELETE', token });
  return removal.status === 200 ? { count, refreshToken: data.refreshToken as string } : null;
}

/** Makes changes until the process is killed; `done` records the acknowledged ones. */
async function changeUntilKilled(stack: Stack, done: Acknowledged, ms: number): Promise<void> {
  const { data } = await logIn(stack, EMAIL, passwordOf(done.password));
  let token: string = data.accessToken;
  const killed = new Promise((wait) => setTimeout(wait, ms)).then(() => stack.kill());
  try {
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
  } catch {
    await killed;
  }
}

/** The valid password: the last acknowledged one, or that of the change in progress. */
async function passwordNow(stack: Stack, acknowledged: number): Promise<number | null> {
  for (const count of [acknowledged, acknowledged + 1])
    if ((await logIn(stack, EMAIL, passwordOf(count))).status === 200) return count;
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
  'killed repeatedly while accounts change, the product loses no acknowledged change',
  { timeout: 900_000 },
  async (context) => {
    let stack = await startStack({ dataDir, env: ENV });
    const { ports } = stack;
    const done: Acknowledged = { signUp: 0, password: 0, removed: null };
    for (let kill = 1; kill <= KILLS; kill++) {
      await changeUntilKilled(stack, done, randomInt(200, 1200));
      stack = await startStack({ dataDir, ports, env: ENV });
      expect(await lost(stack, done), `after kill ${kill}`).toEqual([]);
    }
    const acknowledged = done.signUp + done.password + (done.removed?.count ?? 0);
    await figure(context, KILLS, `${acknowledged} changes acknowledged, 0 lost`);
    expect(done.signUp).toBeGreaterThan(KILLS / 4);
    expect(done.password).toBeGreaterThan(KILLS / 4);
    expect(done.removed?.count).toBeGreaterThan(KILLS / 4);
    expect(await stack.stop()).toBe(0);
  },
);
