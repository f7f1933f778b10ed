import { BODY_LIMIT, Refusal } from '@kandil/contract';
import { CALLS } from '@kandil/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { testEdge } from '../../testing/test-edge.ts';
import { silentLog } from '../log.ts';
import { httpApp } from './app.ts';
import { handle } from './handler.ts';
import { serviceRoutes } from './routes.ts';
import { defineService } from './service.ts';

/** The calls as declared, but public: a body is read before access is checked. */
const OPEN = CALLS.filter(({ body }) => body).map((call) => ({
  ...call,
  access: 'public' as const,
}));
let app: FastifyInstance;
beforeAll(async () => {
  app = await httpApp({ log: silentLog, trustedProxies: 0 });
  const edge = await testEdge();
  for (const call of OPEN) {
    const handler = handle(call, () => Promise.reject(new Refusal('NOT_FOUND')));
    serviceRoutes(app, defineService(call.service, null, { [call.name]: handler }), edge);
  }
});
afterAll(() => app.close());

/** A JSON body of so many bytes. */
const json = (size: number) => ({
  headers: { 'content-type': 'application/json' },
  payload: `{"x":"${'.'.repeat(size - 8)}"}`,
});
/** A form with a file of so many bytes. */
const form = (size: number) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  payload: [
    '--x',
    'content-disposition: form-data; name="file"; filename="a.txt"',
    'content-type: text/plain',
    '',
    '.'.repeat(size),
    '--x--',
    '',
  ].join('\r\n'),
});

describe('a body may be as large as its call declares, and no larger', () => {
  test.each(OPEN.map((call) => [call.name, call] as const))('%s', async (_name, call) => {
    const { bodyLimit = BODY_LIMIT } = call;
    const statusOf = async (size: number) => {
      const url = `/api/${call.service}${call.paths[0].replaceAll(/:\w+/g, '1')}`;
      const body = call.encoding === 'multipart' ? form(size) : json(size);
      const { statusCode } = await app.inject({ method: call.method, url, ...body });
      return statusCode;
    };
    expect(await statusOf(bodyLimit)).not.toBe(413);
    expect(await statusOf(bodyLimit + 1)).toBe(413);
  });
});
