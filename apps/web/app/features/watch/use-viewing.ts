import type { PlayerEvent, PlayerProgress, PlayerSource, PreferencesPort } from '@kandil/player';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { track } from '#app/data/analytics/track.ts';
import { browserApi } from '#app/data/client/api.ts';
import { applyEvent, notStarted } from './player-now.ts';
import {
  BEGINNING,
  createReports,
  keepPlace,
  type ReportOptions,
  type WatchEvent,
  type What,
} from './reports.ts';
import { type Attempt, useAccess, type Viewing } from './use-access.ts';
import { usePace } from './use-pace.ts';
import { eventOfViewing } from './viewing-events.ts';

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

/** Seconds between two places that are kept here (T-E11: at most 10 are lost). */
const KEPT_EVERY = 5;

/**
 * One viewing: asks for access, tells the service how far the viewer has come - at the pace it asks for, on
 * pause, seek and end, and when the page goes away - and ends when the service says so.
 */
export function useViewing(what: What, preferences: PreferencesPort): ViewingControls {
  const [attempt, setAttempt] = useState<Attempt>({});
  // A viewing is one state for its whole life; asking again begins another one.
  const report = useMemo(
    () => ({ attempt, send: createReports(browserApi, what) }).send,
    [attempt, what],
  );
  const { viewing, renew, refuse } = useAccess(report, attempt, preferences);
  const player = useRef(notStarted());
  useEffect(() => {
    player.current.at = BEGINNING;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another report is another viewing
  }, [report]);

  const tell = useCallback(
    (event: WatchEvent, options?: ReportOptions) => {
      // A report that is lost is made good by the next one: each carries the whole position.
      report(event, player.current.at, options).then(
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
  usePace(player, viewing.phase === 'playing' ? viewing.answer.nextRequestAfter : null, tell);

  return {
    viewing,
    askAgain: () => setAttempt({}),
    takeOver(leaseId) {
      track({ name: 'user_action', action: 'take_over' });
      setAttempt({ takeOver: leaseId });
    },
    onProgress(progress) {
      player.current.at = progress;
      // Only where it plays by itself; what is done by hand is told at once.
      if (player.current.running && Math.floor(progress.position) % KEPT_EVERY === 0)
        keepPlace(what, progress);
    },
    onEvent(event) {
      const analytics = eventOfViewing(event, what);
      if (analytics) track(analytics);
      const reported = applyEvent(player.current, event);
      if (reported) tell(reported);
    },
    async renewSource() {
      const answer = await report('START', player.current.at);
      if (answer.access !== 'ALLOWED' || !answer.playback) {
        refuse(answer);
        throw new Error('Access has ended.');
      }
      renew(answer.playback);
      return { url: answer.playback.url, type: 'hls' };
    },
  };
}
