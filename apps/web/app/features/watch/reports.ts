import { content, type Data, watch } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { invalidate } from '#app/data/client/api.ts';
import { COOKIES, readCookie } from '#app/browser/cookies.ts';
import { dropReport, flushReports, keepReport } from '#app/data/writes/kept-reports.ts';

export type AccessAnswer = Data<typeof watch.contentAccess>;
export type WatchEvent = 'START' | 'HEARTBEAT' | 'PAUSE' | 'SEEK' | 'END';
export type What = { videoId: number } | { channelId: number };

/** Where the player is, and in which languages. */
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
  /** Is sent to its end also when the page goes away. */
  keepalive?: boolean;
  /** START: the lease of another player, which ends in favour of this one. */
  takeOver?: string | undefined;
  /** START: what the player means to begin with. */
  beginning?: { startHeight: number; audioLanguage?: string };
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
 * Keeps how far a member has come, though the service is told only from time to time: a browser that dies says
 * nothing, and what it kept is told when it is back.
 */
export function keepPlace(what: What, at: Position): void {
  if (!('videoId' in what) || !isMember()) return;
  const eventTime = new Date().toISOString();
  keepReport({ ...what, event: 'HEARTBEAT', lastSec: seconds(at.position), eventTime });
}

/** This tab as a player: it keeps its place as it goes on to another episode or channel (docs/decisions/0019). */
const PLAYER = crypto.randomUUID();

/**
 * Reports of one viewing (SPEC-D18): by the same player from START to END, the time of each event. How far a
 * member has come in a video is kept here until the service has been told, however long that takes.
 */
export function createReports(api: Api, what: What): Report {
  return async (event, at, { keepalive = false, takeOver, beginning } = {}) => {
    const [lastSec, eventTime] = [seconds(at.position), new Date().toISOString()];
    const status = {
      event,
      lastSec,
      duration: seconds(at.duration),
      eventTime,
      sessionId: PLAYER,
      takeOver,
      ...(event === 'PAUSE' && keepalive && { leaving: true }),
      ...(at.audioLanguage !== null && { audioLanguage: at.audioLanguage }),
      subtitleLanguage: at.subtitleLanguage,
      ...beginning,
    };
    if ('channelId' in what)
      return (await api(watch.liveTvAccess, { ...what, ...status }, { keepalive })).data;
    // What an earlier viewing could not tell is told first: where to begin depends on it.
    if (event === 'START') await flushReports();
    else if (isMember()) keepReport({ ...what, event, lastSec, eventTime });
    const { data } = await api(watch.contentAccess, { ...what, ...status }, { keepalive });
    // Who may not go on has come this far all the same.
    if (event !== 'START' && data.access === 'ALLOWED') {
      dropReport(what.videoId, eventTime);
      // The service has counted it: what there is to go on with is another row now.
      invalidate(content.breakdowns);
    }
    return data;
  };
}
