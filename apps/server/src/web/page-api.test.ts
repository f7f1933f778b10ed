import { defineService, handle, httpApp, serviceRoutes } from '@kandil/api';
import { auth, content, Refusal } from '@kandil/contract';
import { ApiError } from '@kandil/contract/client';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../../../api/src/platform/log.ts';
import { testEdge } from '../../../api/src/testing/test-edge.ts';
import { remoteCalls } from './page-api.ts';
import { ROBOT } from './robot.ts';

let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  app = await httpApp({ log: silentLog, trustedProxies: 0 });
  const edge = await testEdge();
  const detail = handle(auth.userDetail, () => Promise.reject(new Refusal('NOT_FOUND')));
  const title = handle(content.seriesFindById, () => Promise.reject(new Refusal('NOT_FOUND')));
  serviceRoutes(app, defineService('auth', null, { detail }), edge);
  serviceRoutes(app, defineService('content', null, { title }), edge);
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** What is logged while a page asks for the member and a title, both refused. */
async function logged(token: string | null): Promise<unknown[]> {
  const faults: unknown[] = [];
  const log = { error: (fault: { err: unknown }) => void faults.push(fault.err) };
  const api = remoteCalls({ ...ROBOT, token }, { baseUrlOf: () => origin, serviceKeys: [''], log });
  await expect(api(auth.userDetail, {})).rejects.toBeInstanceOf(ApiError);
  await expect(api(content.seriesFindById, { code: 'nur' })).rejects.toBeInstanceOf(ApiError);
  return faults;
}

test('a service that refuses is no fault; one that cannot be reached is', async () => {
  const refusals = [await logged(null), await logged('a token that has ended')];
  expect(refusals).toEqual([[], []]);
  await app.close();
  expect(await logged('a token')).toMatchObject([{ kind: 'network' }, { kind: 'network' }]);
});
