import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../log.ts';
import { httpApp } from './app.ts';

let app: Awaited<ReturnType<typeof httpApp>>;
beforeAll(async () => {
  const bodyPace = { within: 50, atLeast: 1000, most: 1000 };
  app = await httpApp({ log: silentLog, trustedProxies: 0, bodyPace });
  app.post('/upload', async () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

test.each([
  [431, 'HEADERS_TOO_LARGE', `GET / HTTP/1.1\r\nHost: x\r\nx: ${'x'.repeat(17_000)}\r\n\r\n`],
  [
    408,
    'REQUEST_TIMEOUT',
    'POST /upload HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  ],
  [400, 'INVALID_INPUT', 'nonsense\r\n\r\n'],
])('%i is answered in the envelope', async (status, code, request) => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('content-type: application/json');
  const envelope = JSON.parse(body);
  expect(Object.keys(envelope).toSorted()).toEqual(['data', 'message', 'meta']);
  expect([envelope.data, envelope.meta.code]).toEqual([null, code]);
});
