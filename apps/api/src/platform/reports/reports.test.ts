import { PassThrough } from 'node:stream';
import { startSandbox, type Sandbox } from '@kandil/sandbox';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { JobWithMetadata } from 'pg-boss';
import { httpApp } from '../http/app.ts';
import { createLog } from '../log.ts';
import { defineJob, handle } from '../queue/index.ts';
import { runBatch } from '../queue/run.ts';
import { createReports, type Reports } from './index.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    productUrl: 'http://localhost:3000',
    demo: false,
  });
});
afterAll(() => sandbox.close());
afterEach(async () => {
  await fetch(`${sandbox.url}/errors/reports`, { method: 'DELETE' });
  await fetch(`${sandbox.url}/faults`, { method: 'DELETE' });
});

const settings = () => ({
  dsn: sandbox.errorsDsn,
  environment: 'test',
  release: '1.2.3',
  errorSample: 0.25,
  traceSample: 0.2,
});
const received = async () => (await (await fetch(`${sandbox.url}/errors/reports`)).json()).reports;
const logInto = (reports: Reports) =>
  createLog({ destination: new PassThrough().resume(), onFault: reports.fault });

/** Draws that follow each other. */
const draws =
  (...values: number[]) =>
  () =>
    values.shift() ?? 0;

test(
  'an error that is logged arrives with its place, its cause and its call, and without personal data',
  { tags: ['ERROR-10', 'ERROR-14'] },
  async () => {
    const reports = createReports({ random: draws(0) });
    await reports.start(settings());
    const cause = new Error('no account for sara@example.com');
    const err = new TypeError('cannot mail token=s3cr3t to +90 532 123 45 67', { cause });
    const fields = { err, call: 'auth.login', requestId: 'r-1', email: 'sara@example.com' };
    logInto(reports).child({ service: 'auth' }).error(fields, 'call failed');
    await reports.close();
    const [{ payload }, ...others] = await received();
    expect(others).toEqual([]);
    expect(payload).toMatchObject({
      level: 'error',
      release: '1.2.3',
      environment: 'test',
      transaction: 'call failed',
      tags: { side: 'server', call: 'auth.login', requestId: 'r-1' },
    });
    const values = payload.exception.values.map(({ type, value }: Record<string, string>) => [
      type,
      value,
    ]);
    expect(values).toEqual([
      ['Error', 'no account for [e-mail]'],
      ['TypeError', 'cannot mail token=[hidden] to [number]'],
    ]);
    const { frames } = payload.exception.values[1].stacktrace;
    expect(frames.at(-1).filename).toBe('/apps/api/src/platform/reports/reports.test.ts');
    expect(JSON.stringify(payload)).not.toMatch(/sara|s3cr3t|532 123|server_name|\/tmp\/|\/home\//);
  },
);

test(
  'a fault of a call over HTTP arrives with the reference that the visitor sees',
  { tags: ['ERROR-14'] },
  async () => {
    const reports = createReports({ random: draws(0) });
    await reports.start(settings());
    const app = await httpApp({ log: logInto(reports), trustedProxies: 0 });
    app.get('/api/test/broken', () => {
      throw new Error('no row for sara@example.com');
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${url}/api/test/broken?token=s3cr3t`);
    const { meta } = (await answer.json()) as { meta: { reference: string } };
    await app.close();
    await reports.close();
    expect(answer.status).toBe(500);
    const [{ payload }] = await received();
    expect(payload).toMatchObject({
      transaction: 'request failed',
      tags: { requestId: meta.reference },
      exception: { values: [{ type: 'Error', value: 'no row for [e-mail]' }] },
    });
    expect(JSON.stringify(payload)).not.toContain('s3cr3t');
  },
);

test('a job arrives when it has failed for the last time', { tags: ['ERROR-14'] }, async () => {
  const reports = createReports({ random: draws(0, 0) });
  await reports.start(settings());
  const job = defineJob('test.break', { parse: () => ({}) });
  const handler = handle(job, async () => {
    throw new Error('broken');
  });
  const attempts = [10, 11].map((retryCount) => ({
    id: 'x',
    name: job.name,
    data: {},
    retryCount,
    retryLimit: 11,
  }));
  await runBatch(handler, attempts as JobWithMetadata[], logInto(reports));
  await reports.close();
  const sent = (await received()).map(({ payload }: { payload: { tags: object } }) => payload.tags);
  expect(sent).toEqual([{ side: 'server', job: 'test.break', attempt: '12' }]);
});

test(
  'a quarter of the errors and a fifth of the requests arrive',
  { tags: ['ERROR-11', 'ERROR-12'] },
  async () => {
    const reports = createReports({ random: draws(0.24, 0.25, 0.9, 0.19, 0.2) });
    await reports.start(settings());
    for (const name of ['first', 'second', 'third'])
      reports.fault(new Error(name), { message: name, level: 'error' });
    const trace = { id: 'c'.repeat(32), parent: 'd'.repeat(16), flags: '01' };
    for (const route of ['/api/auth/config', '/healthz'])
      reports.answered({ method: 'GET', route, status: 200, milliseconds: 5, trace });
    await reports.close();
    const sent: { transaction: string; contexts?: { trace?: object } }[] = (await received()).map(
      ({ payload }: { payload: object }) => payload,
    );
    const [timing, fault] = sent.toSorted((a, b) => (a.transaction < b.transaction ? -1 : 1));
    expect([timing?.transaction, fault?.transaction]).toEqual(['GET /api/auth/config', 'first']);
    expect(timing?.contexts?.trace).toMatchObject({
      trace_id: trace.id,
      parent_span_id: trace.parent,
    });
  },
);

test('warnings, and errors without an error, are only logged', async () => {
  const reports = createReports({ random: draws() });
  await reports.start(settings());
  const log = logInto(reports);
  log.warn({ err: new Error('once more') }, 'a job failed and will be run again');
  log.error({ pid: 1 }, 'the database server ended unexpectedly');
  await reports.close();
  expect(await received()).toEqual([]);
});

test('without a collector nothing is sent', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  const reports = createReports({ fetch });
  reports.fault(new Error('x'), { message: 'x', level: 'error' });
  reports.answered({ method: 'GET', route: '/', status: 200, milliseconds: 1, trace: null });
  await reports.close();
  expect(fetch).not.toHaveBeenCalled();
});

test('a collector that never answers holds the end up for two seconds at most', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => undefined));
  const reports = createReports({ random: draws(), fetch });
  await reports.start(settings());
  reports.fault(new Error('x'), { message: 'x', level: 'error' });
  const startedAt = performance.now();
  await reports.close();
  expect(fetch).toHaveBeenCalledOnce();
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

test('a collector that is down raises nothing', async () => {
  await fetch(`${sandbox.url}/faults/errors`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'down' }),
  });
  const reports = createReports({ random: draws() });
  await reports.start(settings());
  reports.fault(new Error('x'), { message: 'x', level: 'error' });
  await expect(reports.close()).resolves.toBeUndefined();
  expect(await received()).toEqual([]);
});
