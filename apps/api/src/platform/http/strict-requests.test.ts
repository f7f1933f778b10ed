import { call } from '@kandil/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testEdge } from '../../testing/test-edge.ts';
import { silentLog } from '../log.ts';
import { httpApp } from './app.ts';
import { handle } from './handler.ts';
import { repeatedKey } from './json-body.ts';
import { serviceRoutes } from './routes.ts';
import { defineService } from './service.ts';

const value = z.optional(z.unknown());
const declared = { service: 'watch', access: 'public', data: z.unknown() } as const;
const write = call({
  ...declared,
  name: 'watch.write',
  method: 'POST',
  paths: ['/probe/:id', '/old/probe'],
  body: z.object({ a: value, b: value }),
});
const read = call({
  ...declared,
  name: 'watch.read',
  method: 'GET',
  paths: ['/probe/:name'],
  query: z.object({ code: z.optional(z.string()) }),
});

const bare = call({ ...declared, name: 'watch.bare', method: 'POST', paths: ['/bare'] });

let app: FastifyInstance;
beforeAll(async () => {
  app = await httpApp({ log: silentLog, trustedProxies: 0 });
  const service = defineService('watch', null, {
    write: handle<null, typeof write>(write, async ({ input }) => ({ data: input })),
    bare: handle<null, typeof bare>(bare, async () => ({ data: null })),
    read: handle<null, typeof read>(read, async ({ input }) => ({ data: input })),
  });
  serviceRoutes(app, service, await testEdge());
});
afterAll(() => app.close());

async function post(payload: string, type = 'application/json', path = 'probe/1') {
  const headers = { 'content-type': type };
  const url = `/api/watch/${path}`;
  const { statusCode, json } = await app.inject({ method: 'POST', url, headers, payload });
  const { data, meta } = json();
  return { status: statusCode, code: meta?.code, fields: meta?.fields, data };
}

test('a JSON call refuses a multipart body', async () => {
  const form = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n';
  expect(await post(form, 'multipart/form-data; boundary=x')).toMatchObject({
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
  });
});

test.each(['', ' \n'])('an empty JSON body (%j) is an empty object', async (payload) => {
  expect(await post(payload)).toMatchObject({ status: 200, data: {} });
});

test.each(['[]', '1'])('a call without a body refuses %s too', async (body) => {
  expect(await post(body, 'application/json', 'bare')).toMatchObject({
    status: 400,
    fields: { body: 'INVALID_INPUT' },
  });
});

test.each(['null', ' null ', '[]', '1', '"a"', 'true'])('the body %s is refused', async (body) => {
  expect(await post(body)).toMatchObject({
    status: 400,
    code: 'INVALID_INPUT',
    fields: { body: 'INVALID_INPUT' },
  });
});

describe('repeated names', () => {
  test.each([
    ['{"a":1,"a":2}', 'a'],
    ['{"a":1,"a":1}', 'a'],
    ['{"a":{"x":1},"b":[{"y":1,"y" :2}]}', 'y'],
    [String.raw`{"a":1,"\u0061":2}`, 'a'],
    ['{"a":"}","a":1}', 'a'],
  ])('%s is refused', async (body, field) => {
    expect(await post(body)).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      fields: { [field]: 'REPEATED_FIELD' },
    });
  });

  test.each([
    '{"a":{"a":1},"b":{"a":1}}',
    '{"a":[{"x":1},{"x":1}],"b":"a"}',
    String.raw`{"a":"\"a\":1,\"a\":{","b":"\\"}`,
  ])('%s is accepted', async (body) => {
    expect(await post(body)).toMatchObject({ status: 200, data: JSON.parse(body) });
  });

  test('are found in the largest bodies without exhausting the stack', () => {
    const long = JSON.stringify({ a: '\\"'.repeat(200_000), b: 'x'.repeat(200_000) });
    expect(repeatedKey(long)).toBeUndefined();
    expect(repeatedKey(long.replace(/}$/, ',"a":1}'))).toBe('a');
    expect(repeatedKey(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`)).toBeUndefined();
  });

  test('are refused in a query', async () => {
    const answer = await app.inject('/api/watch/probe/1?code=a&code=a');
    expect([answer.statusCode, answer.json().meta.fields]).toEqual([
      400,
      { code: 'REPEATED_FIELD' },
    ]);
    expect((await app.inject('/api/watch/probe/1?code=a&utm=a&utm=b')).statusCode).toBe(200);
  });
});

describe('another method', () => {
  test.each([
    ['PUT', '/api/watch/probe/1', 'GET, POST'],
    ['DELETE', '/api/watch/probe/1', 'GET, POST'],
    ['PATCH', '/api/watch/probe/1', 'GET, POST'],
    ['GET', '/api/watch/old/probe', 'POST'],
  ] as const)('%s of %s is refused with the allowed ones', async (method, url, allow) => {
    const headers = { 'content-type': 'text/x' };
    const answer = await app.inject({ method, url, headers, payload: '{' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
    expect(answer.json().meta.code).toBe('METHOD_NOT_ALLOWED');
  });

  test('of an unknown address is not found', async () => {
    expect((await app.inject({ method: 'PUT', url: '/api/watch/nothing' })).statusCode).toBe(404);
  });
});
