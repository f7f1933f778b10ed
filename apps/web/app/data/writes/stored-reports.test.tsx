import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startApi } from '../client/api.ts';
import { dropReport, flushReports, storeReport, type StoredReport } from './stored-reports.ts';
import { forgetMemberData } from '../session/member-data.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, seconds)).toISOString();
const report = (videoId: number, seconds: number): StoredReport => ({
  videoId,
  event: 'HEARTBEAT',
  lastSec: seconds,
  eventTime: at(seconds),
});

/** What the service was sent, and how it answers the next time. */
const sent: { profile: string | null; reports: StoredReport[] }[] = [];
let answer: () => Promise<Response>;
const stored = () =>
  Promise.resolve(Response.json({ message: null, data: { stored: 1 }, meta: null }));
const refused = (status: number, code: string) => () =>
  Promise.resolve(Response.json({ message: code, data: null, meta: { code } }, { status }));

// Answers are held against these after they came; the last of them would come when the test has ended.
beforeAll(async () => void (await import('../client/schemas.ts')));

beforeEach(() => {
  sent.length = 0;
  answer = stored;
  localStorage.clear();
  document.cookie = 'kandil_profile=7; path=/';
  document.cookie = `kandil_token=t; path=/`;
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: (_: string, run: () => Promise<unknown>) => run() },
  });
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    sent.push({
      profile: headers.get('x-profile-id'),
      reports: (JSON.parse(init.body as string) as { reports: StoredReport[] }).reports,
    });
    return answer();
  });
  startApi({
    services: {},
    appVersion: '1',
    language: 'en',
    texts: { unexpected: () => 'Unexpected', ofStatus: (status) => `text of ${status}` },
    report: () => undefined,
  });
});

test('the newest report of each video is stored, in any order of arrival', async () => {
  for (const seconds of [10, 40, 20]) storeReport(report(1, seconds));
  storeReport(report(2, 5));
  expect(await flushReports()).toBe(true);
  expect(sent).toEqual([{ profile: '7', reports: [report(1, 40), report(2, 5)] }]);
  expect(await flushReports()).toBe(true);
  expect(sent).toHaveLength(1);
});

test('what cannot be sent stays for the next time', async () => {
  storeReport(report(1, 10));
  for (const fault of [() => Promise.reject(new TypeError('offline')), refused(503, 'BUSY')]) {
    answer = fault;
    expect(await flushReports()).toBe(false);
  }
  answer = stored;
  expect(await flushReports()).toBe(true);
  expect(sent.at(-1)?.reports).toEqual([report(1, 10)]);
});

test('what the service will never take is not sent for ever', async () => {
  storeReport(report(1, 10));
  answer = refused(400, 'INVALID_INPUT');
  await flushReports();
  answer = stored;
  await flushReports();
  expect(sent).toHaveLength(1);
});

test('a report that came while others were sent is not lost', async () => {
  storeReport(report(1, 10));
  answer = () => {
    storeReport(report(1, 20));
    return stored();
  };
  await flushReports();
  answer = stored;
  await flushReports();
  expect(sent.map(({ reports }) => reports[0]?.lastSec)).toEqual([10, 20]);
});

test('one profile never sends what another one watched', async () => {
  storeReport(report(1, 10));
  document.cookie = 'kandil_profile=8; path=/';
  expect(await flushReports()).toBe(true);
  expect(sent).toHaveLength(0);
  document.cookie = 'kandil_profile=7; path=/';
  await flushReports();
  expect(sent).toHaveLength(1);
});

test('a report that the service has by another way is dropped, a newer one is not', async () => {
  storeReport(report(1, 10));
  dropReport(1, at(9));
  storeReport(report(2, 10));
  dropReport(2, at(10));
  await flushReports();
  expect(sent[0]?.reports).toEqual([report(1, 10)]);
});

test('at most 200 are stored, the newest', async () => {
  for (let video = 1; video <= 210; video++) storeReport(report(video, video));
  await flushReports();
  const videos = sent[0]?.reports.map(({ videoId }) => videoId) ?? [];
  expect([videos.length, Math.max(...videos), Math.min(...videos)]).toEqual([200, 210, 11]);
});

test('nothing stays of a member who has left', async () => {
  storeReport(report(1, 10));
  forgetMemberData();
  await flushReports();
  expect(sent).toHaveLength(0);
});
