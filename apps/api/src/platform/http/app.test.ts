import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../log.ts';
import { httpApp } from './app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await httpApp({ log: silentLog, trustedProxies: 0 });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('a page'));
});
afterAll(() => app.close());

test('a page whose address cannot be read is led to the address it may have meant', async () => {
  const first = await app.inject('/en/search/100%');
  expect([first.statusCode, first.headers.location]).toEqual([302, '/en/search/100%25']);
  expect((await app.inject(String(first.headers.location))).body).toBe('a page');
});

test('a call whose address cannot be read is refused in the envelope', async () => {
  const answer = await app.inject('/api/content/series/%');
  expect([answer.statusCode, answer.json().data]).toEqual([400, null]);
});
