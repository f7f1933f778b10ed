import { type AnyCall, call, type LimitClass } from '@kandil/contract';
import type { FastifyInstance } from 'fastify';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testEdge, TEST_SERVICE_KEY } from '../../testing/test-edge.ts';
import { handle } from '../http/handler.ts';
import { defineService, hasServiceKey, httpApp, serviceRoutes } from '../http/index.ts';
import { silentLog } from '../log.ts';
import { admitRequests, openAdmission } from './index.ts';

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

const report = handle<null, AnyCall>(probe('report', 'reports'), async () => {
  // As much input and output as the checks of a report.
  for (let step = 0; step < 6; step += 1) await turn();
  return { data: null };
});
/** Milliseconds for which one call blocks the event loop. */
const BLOCK = 25;
const browse = handle<null, AnyCall>(probe('browse', 'catalogue'), async () => {
  for (const end = performance.now() + BLOCK; performance.now() < end;);
  return { data: null };
});
const search = handle<null, AnyCall>(probe('search', 'search'), async () => ({ data: null }));

let app: FastifyInstance;
let origin: string;
beforeEach(async () => {
  app = await httpApp({ log: silentLog, trustedProxies: 0 });
  admitRequests(app, openAdmission(silentLog), ({ headers }) =>
    hasServiceKey(headers, TEST_SERVICE_KEY),
  );
  serviceRoutes(app, defineService('watch', null, { report, browse, search }), await testEdge());
  app.get('/livez', { config: { priority: 'always' } }, () => ({ status: 'alive' }));
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(origin + path, { headers });
  const body = (await answer.json()) as { data: null; meta: { code: string } | null };
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), body };
}

/** Asks again and again, so many visitors at the same time, until the end. */
async function visitors(count: number, end: number, one: () => ReturnType<typeof ask>) {
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  const visitor = async () => {
    while (performance.now() < end) answers.push(await one());
  };
  await Promise.all(Array.from({ length: count }, visitor));
  return answers;
}

test('while calls block the event loop, players, health checks and our services are served, searches refused first', async () => {
  const end = performance.now() + 3000;
  const [browsing, reports, searches, others] = await Promise.all([
    visitors(40, end, () => ask('/api/watch/browse')),
    visitors(5, end, () => ask('/api/watch/report')),
    visitors(2, end, () => ask('/api/watch/search')),
    visitors(1, end, async () => {
      await ask('/livez');
      return ask('/api/watch/search', { 'x-service-key': TEST_SERVICE_KEY });
    }),
  ]);
  const statuses = (answers: typeof browsing) => new Set(answers.map(({ status }) => status));
  expect(statuses(reports)).toEqual(new Set([200]));
  expect(statuses(others)).toEqual(new Set([200]));
  expect(statuses(browsing)).toEqual(new Set([200, 503]));
  expect(statuses(searches)).toContain(503);
  for (const { body, retryAfter } of browsing.filter(({ status }) => status === 503)) {
    expect(body).toMatchObject({ data: null, meta: { code: 'BUSY', retryAfter } });
    expect([1, 2, 3, 4, 5]).toContain(retryAfter);
  }
});

test('after the load, everyone is served again at once', async () => {
  await visitors(40, performance.now() + 2500, () => ask('/api/watch/browse'));
  for (const path of ['/api/watch/search', '/api/watch/browse', '/api/watch/report'])
    expect((await ask(path)).status, path).toBe(200);
});
