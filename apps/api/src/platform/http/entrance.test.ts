import { type AnyCall, call, type LimitClass, Refusal } from '@kandil/contract';
import type { FastifyInstance } from 'fastify';
import { Agent, request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testEdge, TEST_SERVICE_KEY, TEST_SERVICE_KEYS } from '../../testing/test-edge.ts';
import { silentLog } from '../log.ts';
import { type Admission, admission } from '../overload/admission.ts';
import { Offenders } from '../overload/offenders.ts';
import { createRateLimiter, memoryState } from '../state/index.ts';
import { httpApp } from './app.ts';
import { callLimits } from './call-limits.ts';
import { openEntrance } from './entrance.ts';
import { handle } from './handler.ts';
import { answerCache } from './answer-cache.ts';
import { serviceRoutes } from './routes.ts';
import { defineService } from './service.ts';

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

const shared = {
  ...probe('shared', 'catalogue'),
  cache: 'public' as const,
  query: z.object({ page: z.optional(z.string()) }),
};

const answer = async () => ({ data: null });
const report = handle<null, AnyCall>(probe('report', 'reports'), answer);
const search = handle<null, AnyCall>(probe('search', 'search'), answer);
const titles = handle<null, AnyCall>(probe('titles', 'catalogue'), answer);

const ORIGINS = {
  publicOrigin: 'http://localhost',
  localPort: 0,
  corsOrigins: [],
  serviceKeys: TEST_SERVICE_KEYS,
};

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
  openEntrance(app, { ...ORIGINS, requests, offenders: new Offenders(() => clock) });
  serviceRoutes(app, defineService('watch', null, { report, search, titles }), await testEdge());
  app.get('/refused', { config: { priority: 'always' } }, () => {
    throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: 1 });
  });
  app.get('/livez', { config: { priority: 'always' } }, () => ({ status: 'alive' }));
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(origin + path, { headers });
  const body = (await answer.json()) as { data: null; meta: { code: string } | null };
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), body };
}

/** Requests on a persistent connection; the address is one of the loopback network. */
function client(localAddress: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
  const send = (path: string) =>
    new Promise<{ status: number | undefined; closes: boolean }>((resolve, reject) => {
      const sent = request(origin + path, { agent }, (answer) => {
        const { statusCode: status, headers } = answer;
        answer
          .resume()
          .once('end', () => resolve({ status, closes: headers.connection === 'close' }));
      });
      sent.once('error', reject).end();
    });
  return { send, [Symbol.dispose]: () => agent.destroy() };
}

test('a client that keeps sending after 200 refusals loses its connection and its turn, for ten seconds (SEC-23)', async () => {
  using offender = client('127.0.0.2');
  using other = client('127.0.0.3');
  const refused = [];
  for (let count = 0; count < 201; count += 1) refused.push(await offender.send('/refused'));
  expect(refused.filter(({ status }) => status === 429)).toHaveLength(201);
  expect(refused.findIndex(({ closes }) => closes)).toBe(200);
  expect(await other.send('/refused')).toEqual({ status: 429, closes: false });
  expect(await offender.send('/api/watch/report')).toEqual({ status: 200, closes: false });

  const running = await Promise.all(
    Array.from({ length: MOST_SEARCHES }, () => requests.enter('extra')),
  );
  const waiting = offender.send('/api/watch/titles');
  expect(await other.send('/api/watch/titles')).toEqual({ status: 200, closes: false });
  expect(await Promise.race([waiting, other.send('/livez').then(() => 'waits')])).toBe('waits');
  for (const leave of running) leave();
  expect(await waiting).toEqual({ status: 200, closes: false });

  clock += 10_000;
  expect(await offender.send('/refused')).toEqual({ status: 429, closes: false });
});

test('a connection of a proxy stays open: it carries other clients too', async () => {
  const behind = await httpApp({ log: silentLog, trustedProxies: 1 });
  openEntrance(behind, { ...ORIGINS, requests, offenders: new Offenders(() => clock, 0) });
  behind.get('/refused', () => {
    throw new Refusal('BUSY');
  });
  const ask = async (headers: Record<string, string>) =>
    (await behind.inject({ url: '/refused', headers })).headers.connection;
  expect(await ask({ 'x-forwarded-for': '192.0.2.1' })).not.toBe('close');
  expect(await ask({})).toBe('close');
  await behind.close();
});

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

test('an answer in memory is sent under overload; what must be made waits its turn', async () => {
  const busy = await httpApp({ log: silentLog, trustedProxies: 0 });
  let waits = 0;
  const starting = { ...requests, startsAtOnce: () => true };
  const counted = {
    ...starting,
    enter: (...args: Parameters<Admission['enter']>) => {
      waits += 1;
      return requests.enter(...args);
    },
  };
  const entrance = openEntrance(busy, { ...ORIGINS, requests: counted });
  const limit = callLimits(createRateLimiter({ state: memoryState() }), 1);
  const edge = await testEdge({ entrance, limit, answers: answerCache(() => clock) });
  serviceRoutes(
    busy,
    defineService('watch', null, { shared: handle<null, AnyCall>(shared, answer) }),
    edge,
  );
  const statuses = [];
  for (const page of ['1', '1', '2', '1', '2'])
    statuses.push((await busy.inject(`/api/watch/shared?page=${page}`)).statusCode);
  expect([statuses, waits]).toEqual([[200, 200, 200, 200, 200], 2]);
  // Those in memory are counted like the others.
  for (let count = 5; count < 300; count += 1) await busy.inject('/api/watch/shared?page=1');
  expect((await busy.inject('/api/watch/shared?page=1')).statusCode).toBe(429);
  expect(waits).toBe(2);
  await busy.close();
});
