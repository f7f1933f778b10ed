import { call } from '@kandil/contract';
import type { FastifyInstance } from 'fastify';
import { PassThrough } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { TEST_SERVICE_KEY, testEdge } from '../testing/test-edge.ts';
import { httpApp } from './http/app.ts';
import { handle } from './http/handler.ts';
import { overHttp } from './http/internal.ts';
import { serviceRoutes } from './http/routes.ts';
import { defineService } from './http/service.ts';
import { createLog } from './log.ts';
import { traceOf } from './trace.ts';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

test.each([
  [`00-${ID}-${PARENT}-01`, { id: ID, parent: PARENT, flags: '01' }],
  [`01-${ID}-${PARENT}-00-later`, { id: ID, parent: PARENT, flags: '00' }],
  [`00-${ID}-${PARENT}-01-later`, null],
  [`ff-${ID}-${PARENT}-01`, null],
  [`00-${ID.toUpperCase()}-${PARENT}-01`, null],
  [`00-${'0'.repeat(32)}-${PARENT}-01`, null],
  [`00-${ID}-${'0'.repeat(16)}-01`, null],
  [`00-${ID}-${PARENT}`, null],
  [`01-${ID}-${PARENT}-00-${'x'.repeat(4000)}`, { id: ID, parent: PARENT, flags: '00' }],
  ['\n', null],
  [undefined, null],
])('traceparent %j', (traceparent, trace) => {
  expect(traceOf({ ...(traceparent !== undefined && { traceparent }) })).toEqual(trace);
});

const first = call({
  name: 'watch.first',
  service: 'watch',
  method: 'POST',
  paths: ['/first'],
  access: 'public',
  data: z.null(),
});
const second = call({
  name: 'content.second',
  service: 'content',
  method: 'POST',
  paths: ['/second'],
  access: 'service',
  data: z.null(),
});

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** A process whose handler of the call logs a line. */
async function openProcess(
  service: 'watch' | 'content',
  declared: typeof first | typeof second,
  then: () => Promise<unknown>,
) {
  const lines: Record<string, unknown>[] = [];
  const destination = new PassThrough();
  destination.on('data', (line: Buffer) => lines.push(JSON.parse(line.toString())));
  const log = createLog({ destination });
  const app = await httpApp({ log, trustedProxies: 0 });
  apps.push(app);
  let passedOn: string | undefined;
  app.addHook(
    'onRequest',
    async ({ headers }) => void (passedOn = headers['traceparent'] as string),
  );
  const handler = handle<null, typeof declared>(declared, async () => {
    log.info('answered');
    await then();
    return { data: null };
  });
  serviceRoutes(app, defineService(service, null, { handler }), await testEdge());
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, lines, traceparent: () => passedOn };
}

/** Calls a process that calls another one. */
async function callThrough(headers: Record<string, string>) {
  const there = await openProcess('content', second, async () => undefined);
  const internal = overHttp({ baseUrlOf: () => there.url, serviceKeys: [TEST_SERVICE_KEY] });
  const here = await openProcess('watch', first, () => internal(second, {}));
  const answer = await fetch(`${here.url}/api/watch/first`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(200);
  const logged = [here, there].map(({ lines }) => lines.map(({ trace }) => trace));
  return { logged, passedOn: there.traceparent() };
}

test('a trace is logged, and passed on to another process as a step of its own', async () => {
  const { logged, passedOn } = await callThrough({ traceparent: `00-${ID}-${PARENT}-01` });
  expect(logged).toEqual([[ID], [ID]]);
  expect(passedOn).toMatch(new RegExp(`^00-${ID}-(?!${PARENT})[\\da-f]{16}-01$`));
});

test('a request without a trace gets none', async () => {
  const { logged, passedOn } = await callThrough({});
  expect(logged).toEqual([[undefined], [undefined]]);
  expect(passedOn).toBeUndefined();
});
