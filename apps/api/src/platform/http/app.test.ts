import type { FastifyInstance } from 'fastify';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog, silentLog } from '../log.ts';
import { httpApp } from './app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await httpApp({ log: silentLog, trustedProxies: 0 });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('a page'));
});
afterAll(() => app.close());

test('a page with an invalid address is redirected to its repaired address', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const first = await app.inject({ url: '/en/search/100%', headers });
  expect([first.statusCode, first.headers.location]).toEqual([302, '/en/search/100%25']);
  expect((await app.inject(String(first.headers.location))).body).toBe('a page');
});

test.each(['/api/content/series/%', '/media/%2e%zz/media.mp4'])(
  'a program that requests %s is refused in the envelope',
  async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json().data]).toEqual([400, null]);
  },
);

test('a request is not logged, also where its end is waited for', async () => {
  const destination = new PassThrough();
  const logged = await httpApp({ log: createLog({ destination }), trustedProxies: 0 });
  logged.addHook('onResponse', (_request, _reply, done) => done());
  logged.get('/page', (_request, reply) => reply.send('a page'));
  expect((await logged.inject('/page')).body).toBe('a page');
  await logged.close();
  expect(destination.read()).toBeNull();
});
