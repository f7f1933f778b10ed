import { type Data, watch } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';

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
  options?: { keepalive?: boolean },
) => Promise<AccessAnswer>;

export const BEGINNING: Position = {
  position: 0,
  duration: 0,
  audioLanguage: null,
  subtitleLanguage: null,
};

const MOST_SECONDS = 86_400;
const seconds = (value: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(0, Math.floor(value)), MOST_SECONDS) : 0;

/** Reports of one viewing (decision 18): the same session id from START to END, the time of each event. */
export function createReports(api: Api, what: What): Report {
  const sessionId = crypto.randomUUID();
  return async (event, at, options) => {
    const status = {
      event,
      lastSec: seconds(at.position),
      duration: seconds(at.duration),
      eventTime: new Date().toISOString(),
      sessionId,
      ...(at.audioLanguage !== null && { audioLanguage: at.audioLanguage }),
      subtitleLanguage: at.subtitleLanguage,
    };
    const call =
      'videoId' in what
        ? api(watch.contentAccess, { ...what, ...status }, options)
        : api(watch.liveTvAccess, { ...what, ...status }, options);
    return (await call).data;
  };
}
