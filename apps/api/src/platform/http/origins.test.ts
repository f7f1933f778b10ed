import { call } from '@kandil/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { TEST_SERVICE_KEY, TEST_SERVICE_KEYS, testEdge } from '../../testing/test-edge.ts';
import { silentLog } from '../log.ts';
import { openAdmission } from '../overload/admission.ts';
import { httpApp } from './app.ts';
import { handle } from './handler.ts';
import { openEntrance } from './entrance.ts';
import type { OriginOptions } from './origins.ts';
import { serviceRoutes } from './routes.ts';
import { defineService } from './service.ts';

const declared = { service: 'watch', data: z.null() } as const;
const CALLS = [
  call({ ...declared, name: 'watch.read', method: 'GET', paths: ['/read'], access: 'public' }),
  call({ ...declared, name: 'watch.write', method: 'POST', paths: ['/write'], access: 'public' }),
  call({ ...declared, name: 'watch.inside', method: 'POST', paths: ['/in'], access: 'service' }),
];

const PUBLIC = { publicOrigin: 'https://kandil.example', localPort: null };
const DEMO = { publicOrigin: 'http://localhost:3000', localPort: 3000 };

let app: FastifyInstance;
afterEach(() => app.close());

async function open(options: Partial<OriginOptions>): Promise<void> {
  app = await httpApp({ log: silentLog, trustedProxies: 0 });
  const requests = openAdmission(silentLog);
  const open = { ...PUBLIC, corsOrigins: [], serviceKeys: TEST_SERVICE_KEYS, requests };
  openEntrance(app, { ...open, ...options });
  const handlers = CALLS.map((each) => [each.name, handle(each, async () => ({ data: null }))]);
  serviceRoutes(app, defineService('watch', null, Object.fromEntries(handlers)), await testEdge());
  for (const path of ['/livez', '/readyz', '/page', '/media/file'])
    app.get(path, async () => 'here');
  app.post('/sign-in/apple', async () => 'here');
}

const statusOf = async (
  method: 'GET' | 'POST',
  url: string,
  headers: Record<string, string>,
): Promise<number> => (await app.inject({ method, url, headers })).statusCode;

describe('the host', () => {
  test.each([
    [PUBLIC, 'kandil.example', 200],
    [PUBLIC, 'KANDIL.example:443', 200],
    [PUBLIC, 'kandil.example:8443', 421],
    [PUBLIC, 'other.example', 421],
    [PUBLIC, 'kandil.example.other.example', 421],
    [PUBLIC, 'kandil.example@other.example', 421],
    [PUBLIC, 'other.example/kandil.example', 421],
    [PUBLIC, 'kandil.example/other.example', 421],
    [PUBLIC, 'localhost:3000', 421],
    [PUBLIC, '10.0.0.5:3000', 421],
    [DEMO, 'localhost:3000', 200],
    [DEMO, '127.0.0.1:41234', 200],
    [DEMO, '[::1]:3000', 200],
    [DEMO, '192.168.1.5:3000', 200],
    [DEMO, '192.168.1.5:3001', 421],
    [DEMO, 'localhost.other.example:3000', 421],
    [DEMO, 'other.example:3000', 421],
  ])('%o answers %s with %i', async (options, host, status) => {
    await open(options);
    for (const path of ['/page', '/api/watch/read', '/api/watch/nothing'])
      expect(await statusOf('GET', path, { host }), path).toBe(
        status === 200 && path.endsWith('nothing') ? 404 : status,
      );
  });

  test('may be any for health checks and for calls of our own processes', async () => {
    await open(PUBLIC);
    const headers = { host: '10.0.0.5:3000' };
    const ours = { ...headers, 'x-service-key': TEST_SERVICE_KEY };
    expect(await statusOf('GET', '/livez', headers)).toBe(200);
    expect(await statusOf('GET', '/readyz?x', headers)).toBe(200);
    expect(await statusOf('POST', '/internal/watch/in', ours)).toBe(200);
    expect(await statusOf('POST', '/internal/watch/in', headers)).toBe(404);
    expect(await statusOf('GET', '/api/watch/read', ours)).toBe(200);
    for (const key of ['', 'guess'])
      expect(await statusOf('GET', '/api/watch/read', { ...headers, 'x-service-key': key })).toBe(
        421,
      );
  });
});

test('the media host has media under its own name, and nothing else', async () => {
  await open({ ...PUBLIC, mediaOrigin: 'https://media.example' });
  const host = 'media.example';
  expect(await statusOf('GET', '/media/file', { host })).toBe(200);
  expect(await statusOf('GET', '/media/file', { host: 'kandil.example' })).toBe(200);
  expect(await statusOf('GET', '/media/file', { host: 'other.example' })).toBe(421);
  for (const path of ['/page', '/api/watch/read', '/mediafile'])
    expect([path, await statusOf('GET', path, { host })]).toEqual([path, 421]);
  await app.close();
  await open(PUBLIC);
  expect(await statusOf('GET', '/media/file', { host })).toBe(421);
});

describe('the origin of a call that changes data', () => {
  test.each([
    [PUBLIC, 'https://kandil.example', 200],
    [PUBLIC, 'http://kandil.example', 403],
    [PUBLIC, 'https://other.example', 403],
    [PUBLIC, 'null', 403],
    [PUBLIC, 'http://localhost:3000', 403],
    [DEMO, 'http://localhost:3000', 200],
    [DEMO, 'http://localhost:3001', 403],
    [DEMO, 'https://other.example', 403],
  ])('%o answers %s with %i', async (options, origin, status) => {
    await open(options);
    const { host } = new URL(options.publicOrigin);
    expect(await statusOf('POST', '/api/watch/write', { host, origin })).toBe(status);
    expect(await statusOf('GET', '/api/watch/read', { host, origin })).toBe(200);
    expect(await statusOf('POST', '/api/watch/write', { host })).toBe(200);
  });

  test('is that of the page at another address of this machine', async () => {
    await open(DEMO);
    const host = '127.0.0.1:41234';
    const origin = `http://${host}`;
    expect(await statusOf('POST', '/api/watch/write', { host, origin })).toBe(200);
  });

  test('may be another one for the form that an identity provider posts to a page', async () => {
    await open(PUBLIC);
    const headers = { host: 'kandil.example', origin: 'https://appleid.apple.com' };
    expect(await statusOf('POST', '/sign-in/apple', headers)).toBe(200);
  });
});

describe('a configured origin of another client', () => {
  const host = 'kandil.example';
  const origin = 'https://app.example';
  const corsOrigins = [origin, 'https://tv.example'];
  const preflight = { 'access-control-request-method': 'POST' };
  const allowed = 'access-control-allow-origin';

  test('may read and change', async () => {
    await open({ corsOrigins });
    for (const [method, url] of [
      ['GET', '/api/watch/read'],
      ['POST', '/api/watch/write'],
      ['GET', '/api/watch/nothing'],
    ] as const) {
      const { headers } = await app.inject({ method, url, headers: { host, origin } });
      expect(headers[allowed], url).toBe(origin);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['vary'], url).toMatch(/^origin\b/);
    }
    expect(await statusOf('POST', '/api/watch/write', { host, origin })).toBe(200);
  });

  test('gets an answer to its preflight', async () => {
    await open({ corsOrigins });
    const headers = { host, origin, ...preflight };
    const answer = await app.inject({ method: 'OPTIONS', url: '/api/watch/write', headers });
    expect([answer.statusCode, answer.body, answer.headers[allowed]]).toEqual([204, '', origin]);
    expect(answer.headers['access-control-allow-methods']).toContain('POST');
    for (const name of ['authorization', 'content-type', 'x-profile-id'])
      expect(answer.headers['access-control-allow-headers']).toContain(name);
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  test.each([
    'https://other.example',
    'https://app.example.other.example',
    'null',
    'http://app.example',
  ])('does not open the product to %s', async (other) => {
    await open({ corsOrigins });
    for (const method of ['GET', 'OPTIONS'] as const) {
      const headers = { host, origin: other, ...preflight };
      const answer = await app.inject({ method, url: '/api/watch/read', headers });
      expect(answer.statusCode).toBe(method === 'GET' ? 200 : 405);
      expect(answer.headers[allowed]).toBeUndefined();
      expect(answer.headers['vary']).toMatch(/^origin\b/);
    }
    expect(await statusOf('POST', '/api/watch/write', { host, origin: other })).toBe(403);
  });

  test('may not read pages', async () => {
    await open({ corsOrigins });
    const answer = await app.inject({ url: '/page', headers: { host, origin } });
    expect(answer.headers[allowed]).toBeUndefined();
  });
});
