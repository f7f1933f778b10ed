import { once } from 'node:events';
import { Agent, type ClientRequest, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { nextTick } from 'node:process';
import { expect, test, vi } from 'vitest';
import { silentLog } from '../log.ts';
import { httpApp } from './app.ts';
import { drainable } from './drain.ts';

/** A server whose one address answers when the test says so, with an idle connection beside the one that waits. */
async function setup() {
  const app = await httpApp({ log: silentLog, trustedProxies: 0 });
  const drain = drainable(app);
  const entered = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    entered.resolve();
    await left.promise;
    return 'answer';
  });
  app.get('/', () => 'quick');
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const idle = ask(`${origin}/`);
  (await responseOf(idle)).resume();
  const slow = ask(`${origin}/slow`);
  await entered.promise;
  return { app, drain, origin, slow, answer: left.resolve };
}

const ask = (url: string): ClientRequest => get(url, { agent: new Agent({ keepAlive: true }) });

async function responseOf(sent: ClientRequest): Promise<IncomingMessage> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

test('drained, a server answers what is in flight and accepts nothing new (SEC-26)', async () => {
  const { app, drain, origin, slow, answer } = await setup();
  const drained = drain(60_000);
  await vi.waitUntil(() => !app.server.listening, { timeout: 30_000, interval: 1 });
  await expect(fetch(`${origin}/`)).rejects.toThrow('fetch failed');
  answer();
  const response = await responseOf(slow);
  expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
  response.resume();
  await drained;
  await app.close();
});

test('a request that takes too long is cut', async () => {
  const { app, drain, slow, answer } = await setup();
  const cut = responseOf(slow).catch(String);
  await drain(50);
  expect(await cut).toContain('socket hang up');
  answer();
  await app.close();
});

test('a request on a connection that nobody had accepted yet is answered', async () => {
  const { app, drain, origin, answer } = await setup();
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  // Now the system has the connection, and the server does not.
  await new Promise<void>((done) => nextTick(done));
  const drained = drain(60_000);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200[^]*quick$/);
  answer();
  await drained;
  await app.close();
});
