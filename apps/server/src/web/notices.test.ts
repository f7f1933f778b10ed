import { Refusal } from '@kandil/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { notices } from './notices.ts';

let app: FastifyInstance;
let made = 0;
beforeEach(() => {
  made = 0;
  app = Fastify();
  const send = notices({ notice: async (code) => `${code} ${++made}` });
  app.get('/busy', (request, reply) =>
    send(request, reply, new Refusal('BUSY', { retryAfter: 3 }), 'en'),
  );
  app.get('/often', (request, reply) =>
    send(request, reply, new Refusal('TOO_MANY_REQUESTS', { retryAfter: 3 }), 'en'),
  );
});
afterEach(() => app.close());

test('the notice of a busy server loads the page again by itself; each notice is made once (SEC-23)', async () => {
  const answers = [];
  for (const url of ['/busy', '/busy', '/often']) answers.push(await app.inject(url));
  expect(
    answers.map(({ statusCode, body, headers }) => [
      statusCode,
      body,
      headers['retry-after'],
      headers['refresh'],
    ]),
  ).toEqual([
    [503, 'BUSY 1', '3', '3'],
    [503, 'BUSY 1', '3', '3'],
    [429, 'TOO_MANY_REQUESTS 2', '3', undefined],
  ]);
});
