import { type AnyCall, call, type LimitClass } from '@kandil/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testEdge, TEST_SERVICE_KEY } from '../../testing/test-edge.ts';
import { handle } from '../http/handler.ts';
import { defineService, hasServiceKey, httpApp, serviceRoutes } from '../http/index.ts';
import { silentLog } from '../log.ts';
import { type Admission, admission } from './admission.ts';
import { admitRequests } from './gate.ts';

const probe = (name: string, limit: LimitClass) =>
  call({
    name: `watch.${name}`,
    service: 'watch',
    method: 'GET',
    paths: [`/${name}`],
    access: 'public',
    limit,
    data: z.null(),
  });

const answer = async () => ({ data: null });
const report = handle<null, AnyCall>(probe('report', 'reports'), answer);
const search = handle<null, AnyCall>(probe('search', 'search'), answer);

/** Milliseconds of the admission's clock. */
let clock: number;
let requests: Admission;
let app: FastifyInstance;
let origin: string;
beforeEach(async () => {
  app = await httpApp({ log: silentLog, trustedProxies: 0 });
  clock = 0;
  requests = admission({
    now: () => clock,
    defer: (step) => void setImmediate(step),
    later: (step) => void setTimeout(step, 1),
    random: () => 0,
    onRefusals: () => undefined,
  });
  admitRequests(app, requests, ({ headers }) => hasServiceKey(headers, TEST_SERVICE_KEY));
  serviceRoutes(app, defineService('watch', null, { report, search }), await testEdge());
  app.get('/livez', { config: { priority: 'always' } }, () => ({ status: 'alive' }));
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(origin + path, { headers });
  const body = (await answer.json()) as { data: null; meta: { code: string } | null };
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), body };
}

/** Searches that are answered at the same time (lane.ts). */
const MOST_SEARCHES = 16;

test('searches that wait too long are refused, while players, health checks and our services are served', async () => {
  const running = await Promise.all(
    Array.from({ length: MOST_SEARCHES }, () => requests.enter('extra')),
  );
  const time = setInterval(() => (clock += 500), 1);
  const { status, retryAfter, body } = await ask('/api/watch/search');
  clearInterval(time);
  expect(status).toBe(503);
  expect(body).toMatchObject({ data: null, meta: { code: 'BUSY', retryAfter } });
  expect(retryAfter).toBe(1);
  const served = await Promise.all([
    ask('/api/watch/report'),
    ask('/livez'),
    ask('/api/watch/search', { 'x-service-key': TEST_SERVICE_KEY }),
  ]);
  expect(served.map((each) => each.status)).toEqual([200, 200, 200]);
  for (const leave of running) leave();
  expect((await ask('/api/watch/search')).status).toBe(200);
});
