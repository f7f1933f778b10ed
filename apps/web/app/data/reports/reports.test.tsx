import { ApiError, ERROR_KINDS } from '@kandil/contract/client';
import type { ReportEvent, ReportSettings } from '@kandil/contract/reports';
import { beforeEach, expect, test, vi } from 'vitest';
import { report } from '#app/browser/report.ts';
import { type ReportsOptions, startReports } from './start-reports.ts';

const DSN = 'https://f00d@errors.test/7';
const SETTINGS = {
  dsn: DSN,
  environment: 'test',
  release: '1.2.3',
  errorSample: 0.25,
  traceSample: 0,
};

/** Milliseconds; the client takes long to load on a busy machine. */
const PATIENCE = { timeout: 20_000 };

type Load = NonNullable<ReportsOptions['load']>;

/** The collector's side of the network: the payloads that it got. */
let sent: ReportEvent[] = [];
let answer: () => Promise<Response>;
const fetched = vi.fn<(url: string, init: { body: string }) => Promise<Response>>();

beforeEach(() => {
  sent = [];
  answer = () => Promise.resolve(new Response('{}'));
  fetched.mockImplementation((_url, { body }) => {
    sent.push(
      ...body
        .split('\n')
        .slice(2)
        .map((line) => JSON.parse(line)),
    );
    return answer();
  });
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/en/search/layla?token=s3cr3t');
});

function start(settings: Partial<ReportSettings> | null, options: ReportsOptions = {}): void {
  const account = {
    fullName: 'Layla Haddad',
    email: 'layla@kandil.test',
    msisdn: '+905321234567',
    userProfile: [{ profileName: 'Yusuf' }],
  };
  const state = { loaderData: { root: { account, pendingAccount: null } }, errors: null };
  const reports = settings && { ...SETTINGS, ...settings };
  Object.assign(window, { boot: { reports, state } });
  startReports({ random: () => 0, ...options });
}

const arrived = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count), PATIENCE);

test(
  'errors of all seven kinds arrive at the collector, with kind, status and code, without their words',
  { tags: ['ERROR-10', 'ERROR-13', 'ERROR-14'] },
  async () => {
    start({});
    for (const kind of ERROR_KINDS)
      report(new ApiError({ kind, message: 'مرحبا Layla', status: 402, clientCode: 'E.8' }));
    await arrived(ERROR_KINDS.length);
    expect(sent.map(({ tags }) => tags?.['kind'])).toEqual(ERROR_KINDS);
    expect(sent[0]).toMatchObject({
      release: '1.2.3',
      environment: 'test',
      transaction: '/search/:query?',
      tags: { side: 'browser', kind: 'schema', status: 402, code: 'E.8' },
      exception: { values: [{ type: 'ApiError', value: 'schema 402 E.8' }] },
    });
    expect(JSON.stringify(sent)).not.toMatch(/layla|مرحبا/i);
    expect(fetched.mock.calls[0]?.[0]).toMatch(
      /^https:\/\/errors\.test\/api\/7\/envelope\/\?.*sentry_key=f00d/,
    );
  },
);

test(
  'what the visitor is called, typed and clicked is in no report',
  { tags: ['ERROR-14'] },
  async () => {
    start({});
    document.body.innerHTML =
      '<main><button aria-label="Yusuf’s menu"><b>Yusuf</b></button><input type="password" value="kandil-demo"></main>';
    document.querySelector('b')?.click();
    document.querySelector('input')?.click();
    const error = new TypeError(
      'Layla Haddad <layla@kandil.test>, +90 532 123 45 67: code 4831, token=s3cr3t',
    );
    error.stack = `TypeError: x\n    at show (https://kandil.test/en/search/layla?token=s3cr3t:7:3)\n    at next (https://kandil.test/assets/home-x.js:1:2)`;
    report(error);
    await arrived(1);
    const [event] = sent;
    expect(JSON.stringify(event)).not.toMatch(
      /layla|haddad|yusuf|532 123|code 4831|s3cr3t|kandil-demo|kandil\.test/i,
    );
    expect(event).toMatchObject({
      tags: { side: 'browser', kind: 'crash' },
      breadcrumbs: expect.arrayContaining([
        { category: 'click', message: 'main button', timestamp: expect.any(Number) },
        { category: 'click', message: 'main input[password]', timestamp: expect.any(Number) },
      ]),
    });
    expect(event?.exception?.values?.[0]?.stacktrace?.frames).toMatchObject([
      { filename: '/assets/home-x.js', function: 'next', lineno: 1 },
      { filename: '/*/*/*', lineno: 7 },
    ]);
    expect(Object.keys(event?.user ?? {})).toEqual(['id']);
    expect(event?.sdk).toMatchObject({ settings: { infer_ip: 'never' } });
  },
);

test(
  'a quarter of the errors is sent, a fifth of the pages is measured',
  { tags: ['ERROR-11', 'ERROR-12'] },
  async () => {
    const draws = [0.2, 0.25, 0.24];
    start({ traceSample: 0.2 }, { random: () => draws.shift() ?? 1 });
    report(new Error('dropped'));
    report(new Error('sent'));
    await arrived(1);
    expect(messages()).toEqual(['sent']);
  },
);

test(
  'a measured page sends its timing by the pattern of its address',
  { tags: ['ERROR-12'] },
  async () => {
    const call = {
      name: 'https://kandil.test/api/auth/private/layla?token=s3cr3t',
      startTime: 5,
      responseEnd: 9,
    };
    const entries: Record<string, object[]> = {
      navigation: [{ responseStart: 20, loadEventEnd: 300 }],
      resource: [call, { ...call, name: 'https://kandil.test/media/layla.m4s' }],
    };
    Object.assign(performance, {
      getEntriesByType: (type: string) => entries[type] ?? [],
      getEntriesByName: () => [{ startTime: 120 }],
    });
    start({ traceSample: 0.2 }, { random: () => 0.19 });
    await arrived(1);
    expect(sent[0]).toMatchObject({
      type: 'transaction',
      transaction: '/search/:query?',
      contexts: { trace: { op: 'pageload', trace_id: expect.stringMatching(/^[\da-f]{32}$/) } },
      measurements: { ttfb: { value: 20 }, fcp: { value: 120 } },
      spans: [{ op: 'http.client', description: '/api/auth/*/*' }],
    });
    expect(JSON.stringify(sent)).not.toMatch(/layla|s3cr3t/);
  },
);

test('without a collector nothing is loaded or sent', async () => {
  const load = vi.fn<Load>();
  start(null, { load });
  report(new Error('only logged'));
  expect(console.warn).toHaveBeenCalledOnce();
  await Promise.resolve();
  expect([load.mock.calls, fetched.mock.calls]).toEqual([[], []]);
});

test('the client is loaded with the first error that is sent, and not before', async () => {
  const load = vi.fn<Load>(() => import('./reporter.ts'));
  start({}, { load });
  expect(load).not.toHaveBeenCalled();
  report(new Error('first'));
  report(new Error('second'));
  expect(load).toHaveBeenCalledOnce();
  await arrived(2);
});

test('without a connection errors wait, and are sent when it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<Load>(() => import('./reporter.ts'));
  start({}, { load });
  report(new ApiError({ kind: 'network', message: 'E.8' }));
  expect(load).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await arrived(1);
  expect(sent[0]?.tags?.['kind']).toBe('network');
});

test('code that does not come is asked for again, and nothing is logged', async () => {
  const load = vi
    .fn<Load>(() => import('./reporter.ts'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  start({}, { load });
  report(new Error('first'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), PATIENCE);
  await new Promise((resolve) => setTimeout(resolve));
  report(new Error('second'));
  await arrived(2);
  expect(console.warn).toHaveBeenCalledTimes(2);
});

test('a blocked collector shows nothing and is not asked again at once', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  start({});
  report(new Error('first'));
  await arrived(1);
  report(new Error('second'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetched.mock.calls.length).toBe(1);
  expect(vi.mocked(console.warn).mock.calls.flat()).toMatchObject([
    { message: 'first' },
    { message: 'second' },
  ]);
});

test('uncaught errors and rejections are sent, but not of a page that is left or of an extension', async () => {
  start({});
  const raise = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
  const foreign = new Error('foreign');
  foreign.stack = 'Error: foreign\n    at x (chrome-extension://abc/content.js:1:1)';
  raise(foreign);
  raise(null);
  window.dispatchEvent(new Event('pagehide'));
  raise(new Error('left'));
  window.dispatchEvent(new Event('pageshow'));
  raise(new Error('uncaught'));
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: new Error('rejected') }),
  );
  await vi.waitFor(
    () => expect(messages()).toEqual(expect.arrayContaining(['uncaught', 'rejected'])),
    PATIENCE,
  );
  expect(messages()).not.toEqual(expect.arrayContaining(['left']));
  expect(messages()).not.toEqual(expect.arrayContaining(['foreign']));
});

const messages = () => sent.map(({ exception }) => exception?.values?.[0]?.value);
