import { type AnyCall, SERVICES } from '@kandil/contract';
import { CALLS } from '@kandil/contract/calls';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testEdge } from '../../testing/test-edge.ts';
import { silentLog } from '../log.ts';
import { httpApp } from './app.ts';
import { handle } from './handler.ts';
import { inProcess } from './internal.ts';
import { answerCache } from './answer-cache.ts';
import { serviceRoutes } from './routes.ts';
import { defineService } from './service.ts';
import { UNDECLARED, valuesOf } from './values.fixture.ts';

/** The first value with an undeclared field that JSON would write. */
function sample({ data, meta }: AnyCall) {
  const answers = fc.record({
    data: valuesOf(data),
    meta: meta ? valuesOf(meta) : fc.constant(null),
  });
  const all = fc.sample(answers, { numRuns: 60, seed: 20_261_125 });
  return all.find((answer) => JSON.stringify(answer).includes(`"${UNDECLARED}"`));
}

/** Calls whose answers have objects, open to everybody and without input. */
const PROBES = CALLS.flatMap((declared) => {
  const { params: _params, query: _query, body: _body, encoding: _encoding, ...facts } = declared;
  const answer = sample(declared);
  if (!answer) return [];
  const probe = { ...facts, own: false, access: 'public', session: 'ignored' } satisfies AnyCall;
  return [{ probe, answer }];
});

const asDeclared = ({ data, meta }: AnyCall, answer: { data: unknown; meta: unknown }) =>
  JSON.stringify({
    message: null,
    data: data.parse(answer.data),
    meta: meta ? meta.parse(answer.meta) : null,
  });

const services = SERVICES.map((name) => {
  const own = PROBES.filter(({ probe }) => probe.service === name);
  const handlers = own.map(({ probe, answer }) => [
    probe.name,
    handle<null, AnyCall>(probe, async () => answer),
  ]);
  return defineService(name, null, Object.fromEntries(handlers));
});

let app: FastifyInstance;
beforeAll(async () => {
  app = await httpApp({ log: silentLog, trustedProxies: 0 });
  const edge = await testEdge({ answers: answerCache(() => performance.now()) });
  for (const service of services) serviceRoutes(app, service, edge);
});
afterAll(() => app.close());

const send = ({ service, paths, method }: AnyCall) =>
  app.inject({ method, url: `/api/${service}${paths[0].replaceAll(/:\w+/g, '1')}` });

test('an undeclared field that a handler returns does not leave the server', async () => {
  expect(PROBES.length).toBeGreaterThan(90);
  for (const { probe, answer } of PROBES) {
    const { payload } = await send(probe);
    expect(payload, probe.name).toBe(asDeclared(probe, answer));
    expect(payload, probe.name).not.toContain(UNDECLARED);
  }
});

test('an undeclared field does not reach another service of the process either', async () => {
  const internal = inProcess(() => services, silentLog);
  for (const { probe, answer } of PROBES)
    expect(JSON.stringify(await internal(probe, {})), probe.name).toBe(
      JSON.stringify(probe.data.parse(answer.data)),
    );
});
