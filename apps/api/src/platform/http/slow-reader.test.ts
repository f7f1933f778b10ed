import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { silentLog } from '../log.ts';
import { httpApp } from './app.ts';
import { CachedBody, sendWhole } from './cached-body.ts';

/** The product's is 20 times longer. A shorter one would also end when a busy machine stops this process for a moment. */
const TIMEOUT = 1500;
/** More than the system keeps for both ends of a connection. */
const LARGE = Buffer.alloc(32 * 1024 * 1024, 'x');

let app: Awaited<ReturnType<typeof httpApp>>;
let asked = 0;
beforeAll(async () => {
  app = await httpApp({ log: silentLog, trustedProxies: 0, idleTimeout: TIMEOUT });
  app.addHook('onRequest', async () => void (asked += 1));
  app.get('/memory', (_request, reply) => reply.send(LARGE));
  const cached = { status: 200, headers: {}, body: await CachedBody.of(LARGE) };
  app.get('/cached', (request, reply) => sendWhole(request, reply, cached));
  app.get('/stream', (_request, reply) => reply.send(Readable.from([LARGE, LARGE])));
  app.get('/late', async () => {
    await wait(TIMEOUT / 2);
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const sockets = new Set<Socket>();
/** A test that failed leaves no connection to the next one. */
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
});

async function open(path: string, times = 1): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.add(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(times));
  return socket;
}

const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));
const untilClosed = () =>
  vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 10_000, interval: 20 });

test.each([
  ['/memory', 1],
  ['/stream', 1],
  ['/cached', 1],
  ['/cached', 3],
])('a reader that stops is cut off: %s, asked for %i times', async (path, times) => {
  const socket = await open(path, times);
  expect(await connections()).toBe(1);
  await untilClosed();
  socket.destroy();
});

test('a reader that takes a few bytes at a time is cut off', async () => {
  const socket = await open('/memory');
  expect(await connections()).toBe(1);
  const timer = setInterval(() => socket.read(100), 20);
  await untilClosed();
  clearInterval(timer);
  socket.destroy();
});

test('a reader that is slow but keeps reading gets everything', async () => {
  const socket = await open('/memory');
  const begun = performance.now();
  let bytes = 0;
  // A fast machine would have read all before the timeout: nothing is read ahead of a pace that takes twice as long.
  const timer = setInterval(() => {
    const due = Math.floor((LARGE.length * (performance.now() - begun)) / (2 * TIMEOUT)) - bytes;
    bytes += socket.read(Math.min(due, socket.readableLength))?.length ?? 0;
  }, 2);
  // The last part fits into the buffers of the system.
  while (bytes < LARGE.length && !socket.destroyed) await wait(20);
  clearInterval(timer);
  expect(bytes).toBeGreaterThan(LARGE.length);
  expect(performance.now() - begun).toBeGreaterThan(TIMEOUT);
  socket.destroy();
  await untilClosed();
});

test('a reader does not pay for an answer that takes its time', async () => {
  const socket = await open('/late');
  socket.resume();
  const [head] = (await once(socket, 'data')) as [Buffer];
  expect(String(head)).toMatch(/^HTTP\/1.1 200/);
  socket.destroy();
  await untilClosed();
});

test('requests that are sent without reading are not all answered', async () => {
  asked = 0;
  const socket = await open('/memory', 500);
  await untilClosed();
  // The first is being answered, and four wait behind it.
  expect(asked).toBe(5);
  socket.destroy();
});
