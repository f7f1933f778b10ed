import { currentSite } from '@kandil/api';
import {
  callLimits,
  defineService,
  handle,
  httpApp,
  answerCache,
  Offenders,
  openAdmission,
  openEntrance,
  serviceRoutes,
} from '@kandil/api';
import { type AnyCall, call, type Priority, Refusal } from '@kandil/contract';
import { loadWeb, type Web } from '@kandil/web';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { silentLog } from '../../../api/src/platform/log.ts';
import { createRateLimiter, memoryState } from '../../../api/src/platform/state/index.ts';
import { openProductApp, type ProductApp } from '../../../api/src/testing/product-app.ts';
import { TEST_SERVICE_KEYS, testEdge } from '../../../api/src/testing/test-edge.ts';
import { lastAnswers } from './last-answers.ts';
import { memberAudiences } from './member-audiences.ts';
import { callsOf } from './page-calls.fixture.ts';
import { pageLimits } from './page-limits.ts';
import { pageRoutes } from './pages.ts';

let product: ProductApp;
let web: Web;
beforeAll(async () => {
  product = await openProductApp();
  web = await loadWeb({
    apiFor: () => callsOf(product.visitor()),
    lastGoodFor: lastAnswers(),
    site: currentSite,
    territoryOf: () => 0,
    countryHeader: () => null,
    publicOrigin: 'http://localhost',
    demo: true,
    modalsPage: false,
    analytics: null,
    reports: null,
    report: (problem) => {
      throw problem;
    },
  });
}, 120_000);
afterAll(() => product?.close());

let app: FastifyInstance;
afterEach(() => app?.close());

const shared = call({
  name: 'watch.shared',
  service: 'watch',
  method: 'GET',
  paths: ['/shared'],
  access: 'public',
  cache: 'public',
  query: z.object({ page: z.optional(z.string()) }),
  data: z.null(),
});

const APP_ORIGIN = 'https://app.example';
const POINTS = 300;
/** Another list would drop the pages in memory. */
const NO_ORIGINS: readonly string[] = [];

interface Options {
  /** Whether requests may start without waiting. */
  startsAtOnce?: boolean;
  /** Points of a client address in its rate limits. */
  points?: number;
}

/** A call and the pages behind one entrance. `entered`: the priorities of the requests that waited their turn. */
async function open({ startsAtOnce = true, points = POINTS }: Options = {}) {
  const entered: Priority[] = [];
  const real = openAdmission(silentLog);
  const requests: typeof real = {
    ...real,
    startsAtOnce: () => startsAtOnce && real.startsAtOnce(),
    enter(priority, isLight) {
      entered.push(priority);
      return real.enter(priority, isLight);
    },
  };
  app = await httpApp({ log: silentLog, trustedProxies: 0 });
  const publicOrigin = 'http://localhost';
  const entrance = openEntrance(app, {
    publicOrigin,
    localPort: 0,
    corsOrigins: [APP_ORIGIN],
    serviceKeys: TEST_SERVICE_KEYS,
    requests,
    // The first refusal makes an offender.
    offenders: new Offenders(() => 0, 0),
  });
  const now = () => performance.now();
  const limiter = createRateLimiter({ state: memoryState() });
  const factor = points / POINTS;
  const limit = callLimits(limiter, factor);
  const edge = await testEdge({ entrance, limit, answers: answerCache(now) });
  const handler = handle<null, AnyCall>(shared, async () => ({ data: null }));
  serviceRoutes(app, defineService('watch', null, { handler }), edge);
  app.get('/refused', { config: { priority: 'always' } }, () => {
    throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: 1 });
  });
  pageRoutes(app, {
    web,
    publicOrigin,
    now,
    entrance,
    requests,
    recaptchaUrl: null,
    mediaSources: [],
    mediaOrigin: null,
    analytics: [],
    foreignPolicies: [],
    calledOrigins: [],
    limit: pageLimits({ limiter, factor, limit, tokens: product.tokens }),
    catalogue: {
      onChange: () => undefined,
      onSwitch: () => undefined,
      onGuide: () => undefined,
      onTerritories: () => undefined,
      streamOrigins: () => NO_ORIGINS,
    },
    members: memberAudiences(product),
  });
  const ask = async (url: string, headers: Record<string, string> = {}) => {
    entered.length = 0;
    return app.inject({ url, headers });
  };
  return { ask, entered };
}

let made = 0;
/** Each way of a request, as an address that takes it once its first answer was sent. */
const WAYS = {
  'an answer in memory': () => '/api/watch/shared?page=0',
  'an answer that is made': () => `/api/watch/shared?page=${(made += 1)}`,
  'a page in memory': () => '/about-us',
  'a page that is made': () => `/missing-${(made += 1)}`,
};
const isPage = (way: Way) => way.includes('page');
type Way = keyof typeof WAYS;

/** What a request passes at the entrance; each is proved on every way. */
const CHECKS: Readonly<Record<string, (way: Way) => Promise<void>>> = {
  async host(way) {
    const { ask } = await open();
    await ask(WAYS[way]());
    expect((await ask(WAYS[way](), { host: 'other.example' })).statusCode).toBe(421);
  },
  async origin(way) {
    const { ask } = await open();
    await ask(WAYS[way]());
    const { headers } = await ask(WAYS[way](), { origin: APP_ORIGIN });
    // Other clients may read calls, and never pages.
    expect(headers['access-control-allow-origin']).toBe(isPage(way) ? undefined : APP_ORIGIN);
  },
  async offender(way) {
    const { ask, entered } = await open();
    await ask(WAYS[way]());
    await ask('/refused');
    await ask(WAYS[way]());
    expect(entered).toEqual(['extra']);
  },
  async admission(way) {
    const { ask, entered } = await open({ startsAtOnce: false });
    await ask(WAYS[way]());
    await ask(WAYS[way]());
    expect(entered).toEqual(['catalogue']);
  },
  async limit(way) {
    const { ask } = await open({ points: 1 });
    await ask(WAYS[way]());
    // A page costs only its rendering, so one in memory is not counted.
    const expected = way === 'a page in memory' ? 200 : 429;
    expect((await ask(WAYS[way]())).statusCode).toBe(expected);
  },
};

describe.each(Object.keys(WAYS) as Way[])('%s', (way) => {
  test.each(Object.entries(CHECKS))('passes the check of its %s', async (_name, expectCheck) => {
    await expectCheck(way);
  });

  test('waits its turn only where an answer must be made', async () => {
    const { ask, entered } = await open();
    await ask(WAYS[way]());
    await ask(WAYS[way]());
    expect(entered).toEqual(way.includes('memory') ? [] : ['catalogue']);
  });
});
