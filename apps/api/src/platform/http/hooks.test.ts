import { fc } from '@fast-check/vitest';
import { type HookSpec, Refusal } from '@kandil/contract';
import { HOOKS } from '@kandil/contract/calls';
import { SERVICES } from '@kandil/contract/services';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_SERVICE_KEYS, testEdge } from '../../testing/test-edge.ts';
import { silentLog } from '../log.ts';
import { openAdmission } from '../overload/admission.ts';
import { createRateLimiter, memoryState } from '../state/index.ts';
import { httpApp } from './app.ts';
import { openEntrance } from './entrance.ts';
import { hookLimits } from './hook-limits.ts';
import { type HookAnswer, handleHook, type HookRequest } from './hook.ts';
import { serviceRoutes } from './routes.ts';
import { defineService, withHooks } from './service.ts';

/** The hooks of the contract; each records its requests and answers as a test wants. */
let app: FastifyInstance;
let requests: HookRequest[];
let answer: (request: HookRequest) => HookAnswer;

beforeAll(async () => {
  app = await httpApp({ log: silentLog, trustedProxies: 1 });
  openEntrance(app, {
    requests: openAdmission(silentLog),
    publicOrigin: 'https://kandil.example',
    localPort: null,
    corsOrigins: [],
    serviceKeys: TEST_SERVICE_KEYS,
  });
  const limiter = createRateLimiter({ state: memoryState() });
  const edge = await testEdge({ hookLimits: hookLimits(limiter, 1) });
  const handlers = HOOKS.map((hook) =>
    handleHook<null>(hook, async (request) => {
      requests.push(request);
      return answer(request);
    }),
  );
  for (const name of SERVICES) {
    const own = handlers.filter(({ hook }) => hook.service === name);
    const byName = Object.fromEntries(own.map((handler) => [handler.hook.name, handler]));
    serviceRoutes(app, withHooks(defineService(name, null), null, byName), edge);
  }
});
afterAll(() => app.close());
beforeEach(() => {
  requests = [];
  answer = () => ({ status: 200 });
});

const send = (
  { service, path }: HookSpec,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD',
  { headers = {}, ...rest }: { headers?: Record<string, string>; payload?: string | Buffer } = {},
) =>
  app.inject({
    method,
    url: `/api/${service}${path.replaceAll(/:\w+/g, 'paypal')}?a=1&a=2&b=x`,
    headers: { host: 'kandil.example', ...headers },
    ...rest,
  });

const POSTED = HOOKS.filter(({ methods }) => methods.includes('POST'));

describe.each(HOOKS.map((hook) => [hook.name, hook] as const))('%s', (_name, hook) => {
  test('is answered at each of its methods, without a body and without a session', async () => {
    for (const method of hook.methods) {
      const headers = {
        authorization: 'Bearer of nobody',
        cookie: 'kandil_rt=x',
        origin: 'https://www.paypal.example',
        'sec-fetch-site': 'cross-site',
      };
      const { statusCode, body, headers: sent } = await send(hook, method, { headers });
      expect([statusCode, body, sent['set-cookie']]).toEqual([200, '', undefined]);
      expect(sent['cache-control']).toBe('no-store');
    }
    expect(requests).toHaveLength(hook.methods.length);
    expect(requests[0]).toMatchObject({ param: 'paypal', query: { a: '1', b: 'x' } });
  });

  test('answers 405 to every other method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'HEAD'] as const) {
      if ((hook.methods as readonly string[]).includes(method)) continue;
      const { statusCode, headers, body } = await send(hook, method);
      expect([method, statusCode, headers['allow']]).toEqual([
        method,
        405,
        hook.methods.toSorted().join(', '),
      ]);
      expect(body).toBe('');
    }
    expect(requests).toEqual([]);
  });

  test('is refused at a host that is not ours', async () => {
    const method = hook.methods[0] ?? 'POST';
    expect((await send(hook, method, { headers: { host: 'other.example' } })).statusCode).toBe(421);
  });
});

describe.each(POSTED.map((hook) => [hook.name, hook] as const))('the body of %s', (_name, hook) => {
  test.each(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'of type %j is handed over byte by byte',
    async (type) => {
      const payload = Buffer.from('{"a":1, "a":2,\n "__proto__": \u0000 "é"}', 'latin1');
      const headers: Record<string, string> = type ? { 'content-type': type } : {};
      expect((await send(hook, 'POST', { payload, headers })).statusCode).toBe(200);
      expect(requests[0]?.body.equals(payload)).toBe(true);
    },
  );

  test('may have 256 KB and no byte more', async () => {
    const headers = { 'content-type': 'application/json' };
    const fits = await send(hook, 'POST', { headers, payload: Buffer.alloc(256 * 1024) });
    expect(fits.statusCode).toBe(200);
    const payload = Buffer.alloc(256 * 1024 + 1);
    const large = await send(hook, 'POST', { headers, payload });
    expect([large.statusCode, large.body]).toEqual([413, '']);
    expect(requests).toHaveLength(1);
  });

  test('may be anything: no server error comes of it', async () => {
    const seed = 20_261_123;
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.string(), async (bytes, type) => {
        const payload = Buffer.from(bytes);
        const headers = { 'content-type': type.replaceAll(/[^\x20-\x7e]/g, '') };
        expect((await send(hook, 'POST', { payload, headers })).statusCode).toBeLessThan(500);
      }),
      { numRuns: 60, seed },
    );
  });
});

describe('the answer of a hook', () => {
  const [hook] = POSTED as [HookSpec];

  test('is the status, or 303 with the address of a page', async () => {
    answer = () => ({ status: 303, location: '/payment-succeed?intent=1' });
    const { statusCode, headers, body } = await send(hook, 'POST');
    expect([statusCode, headers['location'], body]).toEqual([303, '/payment-succeed?intent=1', '']);
  });

  test('is 500 for a fault and the code’s status for a refusal, without details', async () => {
    answer = () => {
      throw new Error('secret of the database');
    };
    const fault = await send(hook, 'POST');
    expect([fault.statusCode, fault.body]).toEqual([500, '']);
    answer = () => {
      throw new Refusal('GATEWAY_UNAVAILABLE', { retryAfter: 7 });
    };
    const refused = await send(hook, 'POST');
    expect([refused.statusCode, refused.body, refused.headers['retry-after']]).toEqual([
      503,
      '',
      '7',
    ]);
  });
});

describe('a flood', () => {
  const [hook] = POSTED as [HookSpec];
  const from = (ip: string) => send(hook, 'POST', { headers: { 'x-forwarded-for': ip } });

  test.each<[string, HookAnswer]>([
    ['10.1.1.1', { status: 400 }],
    ['10.1.2.1', { status: 303, location: '/payment-failed', refused: true }],
  ])('of refused requests is answered 429 for their address %s alone', async (ip, refused) => {
    answer = () => refused;
    const statuses = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await from(ip)).statusCode);
    expect(statuses).toEqual([...Array<number>(60).fill(refused.status), 429]);
    answer = () => ({ status: 200 });
    expect((await from(ip)).statusCode).toBe(429);
    expect((await from('10.9.1.2')).statusCode).toBe(200);
  });

  test('of accepted requests loses none', async () => {
    for (let count = 0; count < 200; count += 1)
      expect((await from('10.1.1.3')).statusCode).toBe(200);
  });
});
