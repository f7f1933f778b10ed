import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { silentLog } from '../log.ts';
import { httpApp } from './app.ts';
import type { BodyPace } from './slow-body.ts';

/** Like the product's pace, 25 times faster. */
const PACE = { within: 600, atLeast: 100, most: 36_000 };
const PAUSE = 20;

type App = Awaited<ReturnType<typeof httpApp>>;

async function listen(bodyPace: BodyPace): Promise<App> {
  const opened = await httpApp({ log: silentLog, trustedProxies: 0, bodyPace });
  opened.post('/upload', async ({ body }) => ({ length: JSON.stringify(body).length }));
  await opened.listen({ port: 0, host: '127.0.0.1' });
  return opened;
}

let app: App;
beforeAll(async () => {
  app = await listen(PACE);
});
afterAll(() => app.close());

async function begin(length: number, { server } = app): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /upload HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
  );
  return socket;
}

/** Sends a text, so many bytes per pause, until it is complete or the server closes the connection. */
function trickle(socket: Socket, body: string, bytes: number): void {
  let sent = 0;
  const timer = setInterval(() => {
    if (sent >= body.length || socket.destroyed) return clearInterval(timer);
    socket.write(body.slice(sent, sent + bytes));
    sent += bytes;
  }, PAUSE);
  socket.on('close', () => clearInterval(timer));
  socket.on('error', () => clearInterval(timer));
}

test('a body that keeps arriving is accepted after several checks of its pace', async () => {
  const body = JSON.stringify('x'.repeat(3500));
  const socket = await begin(body.length);
  const start = performance.now();
  trickle(socket, body, 25);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 200 .*\{"length":3502\}$/s);
  expect(performance.now() - start).toBeGreaterThan(3 * PACE.within);
});

test.each([
  ['stops', 0],
  ['arrives too slowly', 1],
])('a body that %s ends with 408', async (_how, bytes) => {
  const body = JSON.stringify('x'.repeat(1600));
  const socket = await begin(body.length);
  socket.write(body.slice(0, 200));
  if (bytes > 0) trickle(socket, body.slice(200), bytes);
  const answer = await text(socket).catch(() => '');
  expect(answer).toMatch(/^(?:HTTP\/1.1 408 .*)?$/s);
  expect(socket.destroyed).toBe(true);
});

test('a body that keeps its pace but takes longer than the maximum ends with 408', async () => {
  const strict = await listen({ ...PACE, most: PACE.within + 1 });
  try {
    const body = JSON.stringify('x'.repeat(3500));
    const socket = await begin(body.length, strict);
    const start = performance.now();
    trickle(socket, body, 25);
    expect(await text(socket).catch(() => '')).toMatch(/^(?:HTTP\/1.1 408 .*)?$/s);
    expect(socket.destroyed).toBe(true);
    expect(performance.now() - start).toBeGreaterThan(PACE.within);
  } finally {
    await strict.close();
  }
});

test('a slow answer does not count against the body', async () => {
  const slow = await httpApp({ log: silentLog, trustedProxies: 0, bodyPace: PACE });
  slow.post('/slow', async (_request, reply) => {
    await new Promise((done) => setTimeout(done, 3 * PACE.within));
    return reply.send('done');
  });
  const address = await slow.listen({ port: 0, host: '127.0.0.1' });
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${address}/slow`, { method: 'POST', headers, body: '{"a":1}' });
    expect(await answer.text()).toBe('done');
  } finally {
    await slow.close();
  }
});

test.each(['/upload', '/nothing'])(
  'a request without a network, to %s, leaves no timer',
  async (url) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await app.inject({ method: 'POST', url, payload: { a: 1 } });
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  },
);
