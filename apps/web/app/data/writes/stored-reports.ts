import { content, type ErrorCode, watch } from '@kandil/contract';
import { ApiError } from '@kandil/contract/client';
import { MOST_STORED_REPORTS } from '@kandil/contract/watch';
import { browserApi, invalidate } from '../client/api.ts';
import { COOKIES, readCookie } from '#app/browser/cookies.ts';
import { browserCache } from '#app/browser/local-cache.ts';
import { onSessionEnd } from '../session/member-data.ts';
import { inOneTab } from '#app/browser/one-tab.ts';

/** A progress report that could not be sent. */
export interface StoredReport {
  videoId: number;
  event: watch.LateEvent;
  lastSec: number;
  /** ISO 8601. */
  eventTime: string;
}

/** By profile and video. Only the newest event counts, so only that is stored (SEC-19). */
type StoredReports = Record<string, StoredReport>;

const KEY = 'reports';
const LOCK = 'kandil_reports';
/** Retrying these cannot succeed. */
const HOPELESS: readonly (ErrorCode | undefined)[] = ['INVALID_INPUT', 'NOT_FOUND', 'KIDS_PROFILE'];

onSessionEnd(() => browserCache.remove(KEY));

const all = () => (browserCache.get(KEY) ?? {}) as StoredReports;
const profile = () => readCookie(COOKIES.profile) ?? '';
const own = () =>
  Object.entries(all()).flatMap(([name, report]) =>
    name.startsWith(`${profile()} `) ? report : [],
  );
const nameOf = (videoId: number) => `${profile()} ${videoId}`;

function store(reports: StoredReports): void {
  const entries = Object.entries(reports).toSorted(([, one], [, other]) =>
    one.eventTime < other.eventTime ? 1 : -1,
  );
  if (entries.length === 0) browserCache.remove(KEY);
  else browserCache.set(KEY, Object.fromEntries(entries.slice(0, MOST_STORED_REPORTS)));
}

/**
 * Stores a report until the service has it. A page that is about to unload can only write synchronously: hence local
 * storage and not IndexedDB.
 */
export function storeReport(report: StoredReport): void {
  const known = all()[nameOf(report.videoId)];
  if (known && known.eventTime > report.eventTime) return;
  store({ ...all(), [nameOf(report.videoId)]: report });
}

/** Drops the report of a video up to a time: the service has it or a newer one. */
export function dropReport(videoId: number, eventTime: string): void {
  const reports = all();
  const name = nameOf(videoId);
  if (!reports[name] || reports[name].eventTime > eventTime) return;
  const { [name]: _, ...others } = reports;
  store(others);
}

/**
 * Sends the stored reports of the current profile, one tab at a time. What cannot be sent stays.
 * @returns whether none is left
 */
export async function flushReports(): Promise<boolean> {
  if (own().length === 0) return true;
  return inOneTab(LOCK, async () => {
    const reports = own();
    if (reports.length === 0) return true;
    try {
      await browserApi(watch.progressBatch, { reports });
    } catch (error) {
      if (!(error instanceof ApiError) || !HOPELESS.includes(error.code)) return false;
    }
    for (const { videoId, eventTime } of reports) dropReport(videoId, eventTime);
    invalidate(content.breakdowns);
    return true;
  });
}
