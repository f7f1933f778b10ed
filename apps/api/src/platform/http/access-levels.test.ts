import { type AnyCall, call, ALL_SERVICES } from '@kandil/contract';
import { CALLS, INTERNAL_CALLS } from '@kandil/contract/calls';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type AuthApp, openAuthApp, signedUp } from '../../testing/auth-app.ts';
import { givePlan, type Plan } from '../../testing/family.ts';
import { tokensOfEveryKind, VISITOR_KINDS, type VisitorKind } from '../../testing/visitor-kinds.ts';
import { TEST_SERVICE_KEY, testEdge } from '../../testing/test-edge.ts';
import { silentLog } from '../log.ts';
import { httpApp } from './app.ts';
import { handle } from './handler.ts';
import { serviceRoutes } from './routes.ts';
import { defineService } from './service.ts';

/** No call of the product has this level yet. */
const forSubscribers = call({
  name: 'watch.forSubscribers',
  service: 'watch',
  method: 'GET',
  paths: ['/for-subscribers'],
  access: 'subscriber',
  data: z.object({ seen: z.boolean() }),
});

/** A call as declared, except its input and answer: it answers whether its handler got a session. */
function probeOf(declared: AnyCall) {
  const { params: _params, query: _query, body: _body, meta: _meta, ...facts } = declared;
  return { ...facts, own: false, data: forSubscribers.data } satisfies AnyCall;
}

const PROBES = [...CALLS, ...INTERNAL_CALLS, forSubscribers].map(probeOf);

let product: AuthApp;
let app: FastifyInstance;
let tokens: ReadonlyMap<VisitorKind, string>;

beforeAll(async () => {
  product = await openAuthApp();
  tokens = await tokensOfEveryKind(product);
  app = await httpApp({ log: silentLog, trustedProxies: 0 });
  const edge = await testEdge({
    tokens: product.tokens,
    entitlement: product.entitlement,
    isChild: product.isChild,
  });
  for (const name of ALL_SERVICES) {
    const handlers = PROBES.filter(({ service }) => service === name).map((probe) => [
      probe.name,
      handle<null, typeof probe>(probe, async ({ context }) => ({
        data: { seen: context.session !== null },
      })),
    ]);
    serviceRoutes(app, defineService(name, null, Object.fromEntries(handlers)), edge);
  }
});
afterAll(async () => {
  await app.close();
  await product.close();
});

/** Whether the handler got a session, or the error code. */
async function outcomeOf(probe: AnyCall, headers: Record<string, string>): Promise<string> {
  const isInternal = probe.access === 'service';
  const path = `/${isInternal ? 'internal' : 'api'}/${probe.service}${probe.paths[0]}`;
  const multipart = probe.encoding === 'multipart';
  const { statusCode, json } = await app.inject({
    method: probe.method,
    url: path.replaceAll(/:\w+/g, '1'),
    headers: {
      ...headers,
      ...(multipart && { 'content-type': 'multipart/form-data; boundary=x' }),
    },
    ...(multipart && { payload: '--x--\r\n' }),
  });
  const { data, meta } = json();
  if (statusCode !== 200) return meta.code;
  return data.seen ? 'sees the session' : 'sees a guest';
}

const asked = (probe: AnyCall, kind: VisitorKind) => {
  const token = tokens.get(kind);
  return outcomeOf(probe, token === undefined ? {} : { authorization: `Bearer ${token}` });
};

/** The table of access (SPEC-D22, SPEC-D44). */
function expected(probe: AnyCall, kind: VisitorKind): string {
  if (probe.access === 'service') return 'NOT_FOUND';
  if (probe.access === 'public') return expectedOfPublic(probe, kind);
  if (kind === 'guest') return 'LOGIN_REQUIRED';
  if (kind === 'token that is not valid') return 'SESSION_ENDED';
  if (kind === 'half-open session' && probe.name !== 'auth.userDetail') return 'OTP_REQUIRED';
  if (probe.kids === false && CLOSED[kind]) return CLOSED[kind];
  return (probe.access === 'subscriber' && FOR_SUBSCRIBERS[kind]) || 'sees the session';
}

/** Visitors of calls that are closed to children. */
const CLOSED: Partial<Record<VisitorKind, string>> = {
  'child’s profile': 'KIDS_PROFILE',
  'signed out': 'SESSION_ENDED',
};

const FOR_SUBSCRIBERS: Partial<Record<VisitorKind, string>> = {
  member: 'PACKAGES',
  'child’s profile': 'PACKAGES',
  'ended plan': 'PACKAGES',
  suspended: 'PACKAGES_SUSPENDED',
  'signed out': 'SESSION_ENDED',
};

/** Public calls for half-open sessions: they send and check the code, or end the session. */
const OF_HALF_OPEN = ['auth.otpSend', 'auth.otpVerify', 'auth.logout'];

function expectedOfPublic(probe: AnyCall, kind: VisitorKind): string {
  if (probe.cache === 'public' || probe.session === 'ignored') return 'sees a guest';
  if (kind === 'token that is not valid' && probe.name !== 'auth.logout') return 'SESSION_ENDED';
  const isHidden = kind === 'half-open session' && !OF_HALF_OPEN.includes(probe.name);
  const isGuest = kind === 'guest' || kind === 'token that is not valid';
  return isHidden || isGuest ? 'sees a guest' : 'sees the session';
}

describe('access of every kind of visitor', () => {
  test.each(PROBES.map((probe) => [probe.name, probe] as const))('%s', async (_name, probe) => {
    const answers: Record<string, string> = {};
    for (const kind of VISITOR_KINDS) answers[kind] = await asked(probe, kind);
    expect(answers).toEqual(
      Object.fromEntries(VISITOR_KINDS.map((kind) => [kind, expected(probe, kind)])),
    );
  });

  test.each(PROBES.map((probe) => [probe.name, probe] as const))(
    '%s with the service key: only internal calls are open',
    async (_name, probe) => {
      expect(await outcomeOf(probe, { 'x-service-key': TEST_SERVICE_KEY })).toBe(
        probe.access === 'service' ? 'sees a guest' : expected(probe, 'guest'),
      );
    },
  );

  test('a plan that ends, is suspended or is paid takes effect with the next call', async () => {
    const { visitor, userId } = await signedUp(product);
    const now = () => outcomeOf(forSubscribers, { authorization: `Bearer ${visitor.token}` });
    const answers = [await now()];
    const plans = [{ days: 1 }, { status: 'SUSPENDED' }, { days: -4 }] satisfies Plan[];
    for (const plan of plans) {
      await givePlan(product, userId, { plan: 'SOLO', ...plan });
      answers.push(await now());
    }
    expect(answers).toEqual(['PACKAGES', 'sees the session', 'PACKAGES_SUSPENDED', 'PACKAGES']);
  });
});
