import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../database/native/endpoint.ts';
import { openPlatform, type Platform } from '../index.ts';
import { silentLog } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import { openTestDatabase, temporaryFolder } from '../testing.ts';
import { type State, createRateLimiter, memoryState, openState } from './index.ts';

function findServer(): string | undefined {
  for (const name of ['valkey-server', 'redis-server']) {
    try {
      execFileSync(name, ['--version'], { stdio: 'ignore' });
      return name;
    } catch {
      // not installed
    }
  }
  return undefined;
}

const program = findServer();
const port = await freePort();
let server: ChildProcess | undefined;

async function startServer(): Promise<void> {
  server = spawn(program ?? '', ['--port', String(port), '--bind', '127.0.0.1', '--save', '']);
  server.stdout?.resume();
}

async function stopServer(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode) return;
  server.kill('SIGKILL');
  await once(server, 'exit');
}

async function openValkey(): Promise<State> {
  await startServer();
  const state = await openState({ url: `valkey://127.0.0.1:${port}`, log: silentLog });
  await answering(state);
  return state;
}

/** A proxy that passes everything on after some milliseconds, as a server in another place would. */
async function delayed(to: number, milliseconds: number) {
  const sockets = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => setTimeout(() => into.write(bytes, ignore), milliseconds));
      from.on('error', ignore).on('close', () => into.destroy());
    }
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
const ignore = () => {};

const answering = (state: State) =>
  vi.waitFor(
    async () => {
      await state.set('hello', 'there', 5);
      expect(await state.get('hello')).toBe('there');
    },
    { timeout: 12_000, interval: 50 },
  );

afterAll(stopServer);

describe('shared state in memory', () => {
  behaves(async () => memoryState());
});
describe.runIf(program)('shared state in Valkey (needs valkey-server or redis-server)', () => {
  behaves(openValkey);
});

function behaves(open: () => Promise<State>) {
  let state: State;
  beforeAll(async () => {
    state = await open();
  });
  afterAll(async () => {
    await state.close();
    await stopServer();
  });

  it('keeps a value until it expires', async () => {
    await state.set('short', 'a', 1);
    await state.set('long', 'b', 60);
    expect(await state.get('short')).toBe('a');
    await vi.waitFor(async () => expect(await state.get('short')).toBeUndefined(), {
      timeout: 10_000,
    });
    expect(await state.get('long')).toBe('b');
    await state.delete('long');
    expect(await state.get('long')).toBeUndefined();
  });

  it('adds atomically and keeps the expiry of the first addition', async () => {
    const counts = await Promise.all(Array.from({ length: 50 }, () => state.add('visits', 2, 60)));
    expect(counts.map(({ value }) => value).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, index) => (index + 1) * 2),
    );
    expect((await state.add('visits', 1, 9_999)).expiresIn).toBeLessThanOrEqual(60_000);
  });

  it('delivers messages to every subscriber until it unsubscribes', async () => {
    const heard: string[] = [];
    const leave = await state.subscribe('news', (message) => heard.push(`one ${message}`));
    await state.subscribe('news', (message) => heard.push(`two ${message}`));
    await vi.waitFor(
      async () => {
        await state.publish('news', 'a');
        expect(heard).toContain('two a');
      },
      { timeout: 10_000 },
    );
    leave();
    await state.publish('news', 'b');
    await vi.waitFor(() => expect(heard).toContain('two b'), { timeout: 10_000 });
    expect(heard).not.toContain('one b');
  });

  it('admits exactly as many calls as a limit has points', async () => {
    const limiter = createRateLimiter({ state });
    const limit = { name: 'login', points: 5, seconds: 60 };
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => limiter.take(limit, '::1')),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await expect(limiter.take(limit, '::1')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { retryAfter: expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 60) },
    });
    await limiter.take(limit, '::2');
    await limiter.reset(limit, '::1');
    await limiter.take(limit, '::1');
    expect(await limiter.spent(limit, '::1')).toBe(1);
  });
}

it('names whole seconds to wait, whatever the fractions of the clock', async () => {
  const waits = Array.from({ length: 200 }, async (_, count) => {
    const at = 30_000 + count * 37.123;
    const limiter = createRateLimiter({ state: memoryState({ now: () => at }) });
    const limit = { name: 'login', points: 1, seconds: 1 };
    await limiter.take(limit, 'a');
    return limiter.take(limit, 'a').catch((error: unknown) => error);
  });
  const details = { retryAfter: 1 };
  expect(await Promise.all(waits)).toEqual(
    waits.map(() => expect.objectContaining({ details: expect.objectContaining(details) })),
  );
});

it.runIf(program)(
  'never opens a limit while Valkey is down, stays fast, and recovers (T-R06)',
  { timeout: 30_000 },
  async () => {
    const state = await openValkey();
    const limiter = createRateLimiter({ state, nodes: () => 2 });
    const limit = { name: 'otp', points: 4, seconds: 60 };
    await stopServer();
    const started = performance.now();
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => limiter.take(limit, 'a')),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await state.get('hello')).toBeUndefined();
    await state.publish('news', 'lost');
    expect(performance.now() - started).toBeLessThan(500);
    await startServer();
    await answering(state);
    await state.close();
    await stopServer();
  },
);

const LIMIT = { name: 'otp', points: 9, seconds: 600 };

/** How many calls of one client a node admits. */
async function admitted({ limiter }: Platform, client: string): Promise<number> {
  const calls = Array.from({ length: 20 }, () => limiter.take(LIMIT, client));
  const settled = await Promise.allSettled(calls);
  return settled.filter(({ status }) => status === 'fulfilled').length;
}

it.runIf(program)(
  'each platform allows its part of a limit while Valkey is down (SEC-12)',
  { timeout: 60_000 },
  async () => {
    await startServer();
    const url = `valkey://127.0.0.1:${port}`;
    const database = await openTestDatabase({ from: 'migrated' });
    const heard = new Map<string, number>();
    const listener = await openState({ url, log: silentLog });
    await listener.subscribe('nodes', (id) => heard.set(id, (heard.get(id) ?? 0) + 1));
    const dataDir = temporaryFolder();
    const common = { dataDir, log: silentLog, addresses: { url: database.url }, valkeyUrl: url };
    const platforms = await Promise.all([
      openPlatform(common),
      openPlatform(common),
      openPlatform({ ...common, nodes: 9 }),
    ]);
    const all = (client: string) =>
      Promise.all(platforms.map((platform) => admitted(platform, client)));
    const isHeardTwice = () => [...heard.values()].filter((count) => count >= 2).length === 3;
    await vi.waitUntil(isHeardTwice, { timeout: 40_000 });
    const shared = await all('before');
    expect(shared.reduce((sum, count) => sum + count)).toBe(LIMIT.points);
    await stopServer();
    expect(await all('after')).toEqual([3, 3, 1]);
    await Promise.all(platforms.map((platform) => platform.close()));
    await listener.close();
    await database.close();
    rmSync(dataDir, { recursive: true });
  },
);

it.runIf(program)(
  'hears messages again after each of 20 restarts of Valkey, and from one that is far away',
  { timeout: 60_000 },
  async () => {
    await startServer();
    const far = await delayed(port, 20);
    const url = `valkey://127.0.0.1:${far.port}`;
    const state = await openState({ url, log: silentLog });
    const heard: string[] = [];
    await state.subscribe('news', (message) => heard.push(message));
    // Rejections that nobody handles end a process; here they fail the test.
    for (let restart = 0; restart <= 20; restart += 1) {
      const message = `after ${restart} restarts`;
      await vi.waitFor(
        async () => {
          await state.publish('news', message);
          expect(heard).toContain(message);
        },
        { timeout: 12_000, interval: 20 },
      );
      await stopServer();
      await startServer();
    }
    await state.close();
    await far.close();
    await stopServer();
  },
);

it('stays within its size: old values are evicted, and new counters share slots', async () => {
  const state = memoryState({ limit: 10 });
  for (let n = 0; n < 100; n += 1) await state.set(`value ${n}`, 'x', 60);
  expect(await state.get('value 0')).toBeUndefined();
  expect(await state.get('value 99')).toBe('x');
  await state.add('known', 1, 60);
  for (let n = 0; n < 5_000; n += 1) await state.add(`invented ${n}`, 1, 60);
  expect(await state.add('known', 1, 60)).toMatchObject({ value: 2 });
  // 5,000 keys on 1,024 slots: another key shares a counter that others have raised.
  expect((await state.add('one more', 1, 60)).value).toBeGreaterThan(1);
});

it('starts without a reachable Valkey, but not with an invalid address', async () => {
  const state = await openState({ url: 'redis://127.0.0.1:9', log: silentLog });
  expect(await state.get('anything')).toBeUndefined();
  await state.close();
  await expect(openState({ url: 'localhost:6379', log: silentLog })).rejects.toThrow(StartupError);
});
