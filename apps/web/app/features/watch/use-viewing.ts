import {
  type PlayerEvent,
  type PlayerProgress,
  type PlayerSource,
  type PreferencesPort,
  preloadEngine,
} from '@kandil/player';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { track } from '#app/data/analytics/track.ts';
import { browserApi } from '#app/data/client/api.ts';
import { beginning, begun } from './beginning.ts';
import {
  type AccessAnswer,
  BEGINNING,
  createReports,
  keepPlace,
  type Position,
  type ReportOptions,
  type What,
  type WatchEvent,
} from './reports.ts';
import { eventOfViewing } from './viewing-events.ts';

/** Where a stream and its storyboard are by a newer address; each address ends after a while. */
export interface Renewed {
  source: PlayerSource;
  storyboardUrl: string | null;
}

export type Viewing =
  | { phase: 'asking' }
  | { phase: 'playing'; answer: AccessAnswer; source: PlayerSource; renewed?: Renewed }
  | { phase: 'refused'; answer: AccessAnswer }
  | { phase: 'failed'; message: string };

export interface ViewingControls {
  viewing: Viewing;
  askAgain(): void;
  /** Ends another player of the same subscription, and plays here. */
  takeOver(leaseId: string): void;
  onEvent(event: PlayerEvent): void;
  onProgress(progress: PlayerProgress): void;
  /** A fresh address for the same stream. */
  renewSource(): Promise<PlayerSource>;
}

function outcome(answer: AccessAnswer): Viewing {
  if (answer.access !== 'ALLOWED' || !answer.playback) return { phase: 'refused', answer };
  return { phase: 'playing', answer, source: begun(answer.playback) };
}

/** Another one is another attempt to begin. */
type Attempt = Pick<ReportOptions, 'takeOver'>;

/** Seconds between two places that are kept here (T-E11: at most 10 are lost). */
const KEPT_EVERY = 5;

/** Which of the player's events the service is told, and as what. */
const REPORTED: Partial<Record<PlayerEvent['type'], WatchEvent>> = {
  pause: 'PAUSE',
  seek: 'SEEK',
  end: 'END',
};

/**
 * One viewing: asks for access, tells the service how far the viewer has come - at the pace it asks for, on
 * pause, seek and end, and when the page goes away - and ends when the service says so.
 */
export function useViewing(what: What, preferences: PreferencesPort): ViewingControls {
  const [viewing, setViewing] = useState<Viewing>({ phase: 'asking' });
  const [attempt, setAttempt] = useState<Attempt>({});
  // A viewing is one state for its whole life; asking again begins another one.
  const report = useMemo(
    () => ({ attempt, send: createReports(browserApi, what) }).send,
    [attempt, what],
  );
  const at = useRef<Position>(BEGINNING);
  const running = useRef(false);
  /** Also while it is paused, a player has its place among those that play at the same time. */
  const hasPlace = useRef(false);

  const toBeginWith = useEffectEvent(() => beginning(preferences.read()));
  const latest = useRef<typeof report>(null);
  /** An answer that comes when something else is played already says nothing of that. */
  const renew = useCallback(
    (playback: AccessAnswer['playback']) => {
      if (playback === null || latest.current !== report) return;
      const { url, storyboardUrl } = playback;
      const renewed: Renewed = { source: { url, type: 'hls' }, storyboardUrl };
      setViewing((now) => (now.phase === 'playing' ? { ...now, renewed } : now));
    },
    [report],
  );

  const refuse = useCallback(
    (answer: AccessAnswer) => {
      if (latest.current === report) setViewing({ phase: 'refused', answer });
    },
    [report],
  );

  const tell = useCallback(
    (event: WatchEvent, options?: ReportOptions) => {
      // A report that is lost is made good by the next one: each carries the whole position.
      report(event, at.current, options).then(
        (answer) => {
          if (answer.access === 'ALLOWED') renew(answer.playback);
          // Who has come to the end, or goes away, has nothing left to be refused.
          else if (event !== 'END' && !options?.keepalive) refuse(answer);
        },
        () => undefined,
      );
    },
    [report, renew, refuse],
  );

  useEffect(() => {
    let current = true;
    setViewing({ phase: 'asking' });
    at.current = BEGINNING;
    latest.current = report;
    void preloadEngine();
    report('START', BEGINNING, { ...attempt, beginning: toBeginWith() }).then(
      (answer) => current && setViewing(outcome(answer)),
      (error: unknown) =>
        current &&
        setViewing({ phase: 'failed', message: error instanceof Error ? error.message : '' }),
    );
    return () => {
      current = false;
    };
  }, [report, attempt]);

  const pace = viewing.phase === 'playing' ? viewing.answer.nextRequestAfter : null;
  useEffect(() => {
    if (pace === null) return;
    const timer = setInterval(() => running.current && tell('HEARTBEAT'), pace * 1000);
    const leave = (): void => {
      if (hasPlace.current) tell('PAUSE', { keepalive: true });
      running.current = false;
      hasPlace.current = false;
    };
    // Phones put pages away without a word; this is the last that is heard of many of them.
    const hide = (): void => {
      if (document.visibilityState === 'hidden' && running.current)
        tell('HEARTBEAT', { keepalive: true });
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [pace, tell]);

  return {
    viewing,
    askAgain: () => setAttempt({}),
    takeOver(leaseId) {
      track({ name: 'user_action', action: 'take_over' });
      setAttempt({ takeOver: leaseId });
    },
    onProgress(progress) {
      at.current = progress;
      // Only where it plays by itself; what is done by hand is told at once.
      if (running.current && Math.floor(progress.position) % KEPT_EVERY === 0)
        keepPlace(what, progress);
    },
    onEvent(event) {
      const told = eventOfViewing(event, what);
      if (told) track(told);
      at.current = { ...at.current, position: event.position, duration: event.duration };
      if (event.type === 'start' || event.type === 'play') {
        running.current = true;
        hasPlace.current = true;
      }
      if (event.type === 'pause' || event.type === 'end') running.current = false;
      if (event.type === 'end') hasPlace.current = false;
      const reported = REPORTED[event.type];
      if (reported) tell(reported);
      if (event.type === 'next' && event.finished && running.current) {
        running.current = false;
        hasPlace.current = false;
        tell('END');
      }
    },
    async renewSource() {
      const answer = await report('START', at.current);
      if (answer.access !== 'ALLOWED' || !answer.playback) {
        refuse(answer);
        throw new Error('Access has ended.');
      }
      renew(answer.playback);
      return { url: answer.playback.url, type: 'hls' };
    },
  };
}
