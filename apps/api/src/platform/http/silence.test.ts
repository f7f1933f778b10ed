import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../log.ts';
import { httpApp } from './app.ts';

/** The product's own rule, 25 times faster. */
const SILENCE = { within: 600, atLeast: 100 };
const PAUSE = 20;

let app: Awaited<ReturnType<typeof httpApp>>;
let port: number;
beforeAll(async () => {
  app = await httpApp({ log: silentLog, trustedProxies: 0, silence: SILENCE });
  app.post('/upload', async ({ body }) => ({ length: JSON.stringify(body).length }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

async function begin(length: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /upload HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
  );
  return socket;
}

/** Sends a text, so many bytes in each pause, until it is over or the server has had enough. */
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

test('a body that keeps arriving may take as long as it needs', async () => {
  const body = JSON.stringify('x'.repeat(3500));
  const socket = await begin(body.length);
  const start = performance.now();
  trickle(socket, body, 25);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 200 .*\{"length":3502\}$/s);
  expect(performance.now() - start).toBeGreaterThan(3 * SILENCE.within);
});

test.each([
  ['goes silent', 0],
  ['brings next to nothing', 1],
])('a body that %s is cut off', async (_how, bytes) => {
  const body = JSON.stringify('x'.repeat(1600));
  const socket = await begin(body.length);
  socket.write(body.slice(0, 200));
  if (bytes > 0) trickle(socket, body.slice(200), bytes);
  const answer = await text(socket).catch(() => '');
  expect(answer).toMatch(/^(?:HTTP\/1.1 408 .*)?$/s);
  expect(socket.destroyed).toBe(true);
});

test('the wait for a slow answer is no silence of the body', async () => {
  const slow = await httpApp({ log: silentLog, trustedProxies: 0, silence: SILENCE });
  slow.post('/slow', async (_request, reply) => {
    await new Promise((done) => setTimeout(done, 3 * SILENCE.within));
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
