import { content, type Data, watch } from '@kandil/contract';
import type { WatchEvent } from '@kandil/contract/watch';
import type { Api } from '@kandil/contract/client';
import type { Meter } from '@kandil/player';
import { invalidate } from '#app/data/client/api.ts';
import { hasTouch } from '#app/browser/is-handheld.ts';
import { COOKIES, readCookie } from '#app/browser/cookies.ts';
import { dropReport, flushReports, storeReport } from '#app/data/writes/stored-reports.ts';
import { randomId } from '#app/browser/ids.ts';
import { createQuality } from './viewing-quality.ts';

export type AccessAnswer = Data<typeof watch.contentAccess>;
export type What = { videoId: number } | { channelId: number };

/** The player's position and languages. */
export interface Position {
  position: number;
  duration: number;
  audioLanguage: string | null;
  subtitleLanguage: string | null;
}

export type Report = (
  event: WatchEvent,
  at: Position,
  options?: ReportOptions,
) => Promise<AccessAnswer>;

export interface ReportOptions {
  /** Completes even when the page closes. */
  keepalive?: boolean;
  /** START: the lease of another player to end in favour of this one. */
  takeOver?: string | undefined;
  beginning?: Beginning;
}

/** START: the player's initial quality and sound. */
export interface Beginning {
  startHeight: number;
  audioLanguage?: string;
  audioDescription?: boolean;
}

export const BEGINNING: Position = {
  position: 0,
  duration: 0,
  audioLanguage: null,
  subtitleLanguage: null,
};

const isMember = () => readCookie(COOKIES.token) !== null;

const MOST_SECONDS = 86_400;
const seconds = (value: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(0, Math.floor(value)), MOST_SECONDS) : 0;

/**
 * Stores a member's position between two reports: a browser that crashes sends nothing, and the stored position is sent
 * on its return.
 */
export function storePosition(what: What, at: Position): void {
  if (!('videoId' in what) || !isMember()) return;
  const eventTime = new Date().toISOString();
  storeReport({ ...what, event: 'HEARTBEAT', lastSec: seconds(at.position), eventTime });
}

/** Identifies this tab as a player; it keeps its lease across episodes and channels (docs/decisions/0019). */
const PLAYER = randomId();

/** What a report says of the player at this moment. */
const statusOf = (
  event: Parameters<Report>[0],
  at: Position,
  { keepalive, takeOver, beginning }: NonNullable<Parameters<Report>[2]>,
) => ({
  event,
  lastSec: seconds(at.position),
  duration: seconds(at.duration),
  eventTime: new Date().toISOString(),
  sessionId: PLAYER,
  touch: hasTouch(),
  takeOver,
  ...(event === 'PAUSE' && keepalive && { leaving: true }),
  ...(at.audioLanguage !== null && { audioLanguage: at.audioLanguage }),
  subtitleLanguage: at.subtitleLanguage,
  ...beginning,
});

/**
 * Sends the reports of one viewing session (SPEC-D18): the same player from START to END, with the time of each event.
 * A member's position stays stored here until the service has received it.
 * @param meter measures this viewing session
 */
export function createReports(api: Api, what: What, meter: Pick<Meter, 'read'>): Report {
  const qualityOf = createQuality(meter);
  return async (event, at, options = {}) => {
    const { keepalive = false } = options;
    const status = { ...statusOf(event, at, options), quality: qualityOf(event, keepalive) };
    const { lastSec, eventTime } = status;
    if ('channelId' in what)
      return (await api(watch.liveTvAccess, { ...what, ...status }, { keepalive })).data;
    // A viewer who leaves before the first picture is at 0, and the last position counts.
    const hasPosition = event !== 'START' && lastSec > 0;
    // Send deferred reports first: they decide where to resume.
    if (event === 'START') await flushReports();
    else if (hasPosition && isMember()) storeReport({ ...what, event, lastSec, eventTime });
    const { data } = await api(watch.contentAccess, { ...what, ...status }, { keepalive });
    // A refused viewer has still reached this position, so the stored report stays.
    if (event !== 'START' && data.access === 'ALLOWED') {
      if (hasPosition) dropReport(what.videoId, eventTime);
      // The service has saved the progress: Continue Watching has changed.
      invalidate(content.breakdowns);
    }
    return data;
  };
}
