import { call } from '@kandil/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testEdge } from '../../testing/test-edge.ts';
import { silentLog } from '../log.ts';
import { httpApp } from './app.ts';
import { handle } from './handler.ts';
import { serviceRoutes } from './routes.ts';
import { defineService } from './service.ts';

const check = call({
  name: 'auth.check',
  service: 'auth',
  method: 'POST',
  paths: ['/check'],
  access: 'service',
  data: z.null(),
});

let app: FastifyInstance;
afterEach(() => app.close());

/** Status of an internal call to a process with one key from a process with another. */
async function statusOf(serviceKey: string, headers: Record<string, string>): Promise<number> {
  app = await httpApp({ log: silentLog, trustedProxies: 0 });
  const handler = handle<null, typeof check>(check, async () => ({ data: null }));
  const service = defineService('auth', null, { check: handler });
  serviceRoutes(app, service, await testEdge({ serviceKeys: [serviceKey] }));
  const answer = await app.inject({ method: 'POST', url: '/internal/auth/check', headers });
  return answer.statusCode;
}

const KEY = 'a key of services, longer than a header of visitors may be'.padEnd(300, '.');

test.each([
  ['the key', KEY, { 'x-service-key': KEY }, 200],
  ['another key', KEY, { 'x-service-key': `${KEY}x` }, 404],
  ['no key', KEY, {}, 404],
  ['an empty key, where the own key is empty', '', { 'x-service-key': '' }, 404],
  ['no key, where the own key is empty', '', {}, 404],
])('%s', async (_what, own, headers, status) => {
  expect(await statusOf(own, headers as Record<string, string>)).toBe(status);
});
