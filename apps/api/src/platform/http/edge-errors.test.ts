import { type AnyCall, call, type ErrorCode } from '@kandil/contract';
import { errorsOf } from '@kandil/contract/openapi';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testEdge } from '../../testing/test-edge.ts';
import { silentLog } from '../log.ts';
import { createRateLimiter, memoryState } from '../state/index.ts';
import type { AccessTokens } from './access-token.ts';
import { httpApp } from './app.ts';
import { callLimits } from './call-limits.ts';
import type { Session } from './context.ts';
import { handle } from './handler.ts';
import { serviceRoutes } from './routes.ts';
import { defineService } from './service.ts';

const fault = z.optional(z.enum(['database', 'deadlock', 'defect']));
const declared = { service: 'watch', limit: 'search', data: z.null() } as const;
const reading = { ...declared, method: 'GET', query: z.object({ fault }) } as const;
const writing = { ...declared, method: 'POST', body: z.object({ fault }) } as const;
const PROBES = [
  call({ ...reading, name: 'watch.open', paths: ['/open'], access: 'public' }),
  call({ ...reading, name: 'watch.cached', paths: ['/c'], access: 'public', cache: 'public' }),
  call({ ...reading, name: 'watch.subscribed', paths: ['/s'], access: 'subscriber' }),
  call({ ...writing, name: 'watch.write', paths: ['/write'], access: 'public' }),
  call({ ...writing, name: 'watch.lenient', paths: ['/l'], access: 'public', session: 'lenient' }),
  call({ ...writing, name: 'watch.member', paths: ['/member'], access: 'member' }),
  call({ ...reading, name: 'watch.adult', paths: ['/adult'], access: 'member', kids: false }),
  call({ ...writing, name: 'watch.half', paths: ['/half'], access: 'member', halfOpen: true }),
] satisfies AnyCall[];

const FAULTS = {
  database: () => Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
  deadlock: () => Object.assign(new Error('lost three times'), { code: '40P01' }),
  defect: () => new Error('defect'),
};
const handlers = PROBES.map((probe) => [
  probe.name,
  handle<null, AnyCall>(probe, async ({ input }) => {
    const { fault: kind } = input as { fault?: keyof typeof FAULTS };
    if (kind) throw FAULTS[kind]();
    return { data: null };
  }),
]);

let app: FastifyInstance;
let tokens: AccessTokens;
beforeAll(async () => {
  const edge = await testEdge({
    limit: callLimits(createRateLimiter({ state: memoryState() }), 1),
    entitlement: async ({ userId }) => ENTITLEMENTS[userId] ?? 'ALLOWED',
    isChild: async ({ userId }) => userId === 'child',
  });
  ({ tokens } = edge);
  app = await httpApp({ log: silentLog, trustedProxies: 0 });
  serviceRoutes(app, defineService('watch', null, Object.fromEntries(handlers)), edge);
});
afterAll(() => app.close());

const ENTITLEMENTS: Record<string, 'PACKAGES' | 'PACKAGES_SUSPENDED'> = {
  'without a plan': 'PACKAGES',
  suspended: 'PACKAGES_SUSPENDED',
};

type Headers = Record<string, string>;

/** A request to a call with these fields. */
function request({ method, paths, name }: AnyCall, fields: object, headers: Headers) {
  return {
    method,
    url: `/api/watch${paths[0]}`,
    // Each call has its own rate limit here.
    remoteAddress: `203.0.113.${PROBES.findIndex((probe) => probe.name === name)}`,
    headers,
    ...(method === 'GET' ? { query: fields as Record<string, string> } : { payload: fields }),
  } satisfies InjectOptions;
}

/** Every fault of a client, a session or the product that the edge answers. */
async function provoke(probe: AnyCall): Promise<Set<ErrorCode>> {
  const codes = new Set<ErrorCode>();
  const send = async (options: InjectOptions) => {
    const { meta } = (await app.inject(options)).json();
    if (meta) codes.add(meta.code);
    return meta?.code as ErrorCode | undefined;
  };
  const bearer = async (patch: Partial<Session>) => {
    const session = { userId: 'user', sessionId: probe.name, profileId: 1, otpOpen: false };
    return { authorization: `Bearer ${await tokens.issue({ ...session, ...patch })}` };
  };
  const session = await bearer({});
  for (const fields of [{ fault: 'no such fault' }, { fault: 'database' }, { fault: 'defect' }])
    await send(request(probe, fields, session));
  const sessions = [{}, { authorization: 'Bearer forged' }, await bearer({ otpOpen: true })];
  for (const userId of [...Object.keys(ENTITLEMENTS), 'child'])
    sessions.push(await bearer({ userId }));
  for (const headers of sessions) await send(request(probe, {}, headers));
  await send(request(probe, {}, { ...session, 'content-encoding': 'gzip' }));
  if (probe.method !== 'GET') {
    await send(request(probe, { note: '.'.repeat(100_000) }, session));
    await send({ ...request(probe, {}, { ...session, 'content-type': 'text/x' }), payload: 'x' });
  }
  for (let sent = 0; sent < 100; sent++)
    if ((await send(request(probe, {}, session))) === 'TOO_MANY_REQUESTS') break;
  return codes;
}

test.each(PROBES.map((probe) => [probe.name, probe] as const))(
  'the edge answers %s with exactly the codes that the API reference lists',
  async (_name, probe) => {
    expect([...(await provoke(probe))].toSorted()).toEqual(errorsOf(probe).toSorted());
  },
);

test.each([
  ['database', 503],
  ['deadlock', 503],
  ['defect', 500],
] as const)('a %s is answered %i, and 503 says when to retry', async (kind, status) => {
  const { statusCode, headers } = await app.inject({
    url: '/api/watch/open',
    query: { fault: kind },
    remoteAddress: '203.0.113.200',
  });
  expect([statusCode, headers['retry-after']]).toEqual([status, status === 503 ? '2' : undefined]);
});
