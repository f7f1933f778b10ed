import type { WatchEvent } from '@kandil/contract/watch';
import {
  createMeter,
  type Meter,
  type PlayerEvent,
  type PlayerProgress,
  type PlayerSource,
  type PreferencesPort,
} from '@kandil/player';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { track } from '#app/data/analytics/track.ts';
import { browserApi } from '#app/data/client/api.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { addressesOf } from './beginning.ts';
import { applyEvent, notStarted } from './player-now.ts';
import {
  BEGINNING,
  createReports,
  storePosition,
  type ReportOptions,
  type What,
} from './reports.ts';
import { type Attempt, useAccess, type ViewingState } from './use-access.ts';
import { createFailureReport } from './stream-failures.ts';
import { tellTimeLeft } from './time-left.ts';
import { usePace } from './use-pace.ts';
import { eventOfViewing } from './viewing-events.ts';

export interface ViewingControls {
  viewing: ViewingState;
  /** Measures how this viewing goes. */
  meter: Meter;
  askAgain(): void;
  /** Ends another player of the same subscription, and plays here. */
  takeOver(leaseId: string): void;
  onEvent(event: PlayerEvent): void;
  onProgress(progress: PlayerProgress): void;
  /** A renewed URL of the same stream. */
  renewSource(): Promise<PlayerSource>;
}

/** Seconds between two stored positions (T-E11: at most 10 are lost). */
const STORED_EVERY = 5;

/**
 * One viewing session: requests access, reports the viewer's position - at the service's interval, on pause, seek and
 * end, and when the page closes - and ends when the service refuses.
 */
export function useViewing(what: What, preferences: PreferencesPort): ViewingControls {
  const [attempt, setAttempt] = useState<Attempt>({});
  // A viewing session is one state object; another attempt starts a new one.
  const { report, meter } = useMemo(() => {
    const measuring = createMeter();
    return { attempt, meter: measuring, report: createReports(browserApi, what, measuring) };
  }, [attempt, what]);
  const { viewing, renew, refuse } = useAccess(report, attempt, preferences);
  const words = useWords();
  const [streamFailed] = useState(() => createFailureReport());
  const first = viewing.phase === 'playing' ? viewing.answer : null;
  // A child may begin shortly before the end.
  useEffect(() => {
    if (first) tellTimeLeft(first, words);
  }, [first, words]);
  const player = useRef(notStarted());
  // It holds a lease now, so a viewer who leaves before the first picture is reported, too.
  useEffect(() => {
    if (first) player.current.holdsLease = true;
  }, [first]);
  useEffect(() => {
    player.current.at = BEGINNING;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another report is another viewing
  }, [report]);

  const sendReport = useCallback(
    (event: WatchEvent, options?: ReportOptions) => {
      // A lost report needs no retry: the next one carries the whole position.
      report(event, player.current.at, options).then(
        (answer) => {
          tellTimeLeft(answer, words);
          if (answer.access === 'ALLOWED') renew(answer.playback);
          // A viewer at the end, or leaving, has nothing to be refused.
          else if (event !== 'END' && !options?.keepalive) refuse(answer);
        },
        () => undefined,
      );
    },
    [report, renew, refuse, words],
  );
  usePace(player, viewing.phase === 'playing' ? viewing.answer.nextRequestAfter : null, sendReport);

  return {
    viewing,
    meter,
    askAgain: () => setAttempt({}),
    takeOver(leaseId) {
      track({ name: 'user_action', action: 'take_over' });
      setAttempt({ takeOver: leaseId });
    },
    onProgress(progress) {
      player.current.at = progress;
      // Only during playback; the viewer's own actions are reported at once.
      if (player.current.running && Math.floor(progress.position) % STORED_EVERY === 0)
        storePosition(what, progress);
    },
    onEvent(event) {
      if (event.type === 'streamFailed') streamFailed(event.failure);
      const analytics = eventOfViewing(event, what);
      if (analytics) track(analytics);
      const reported = applyEvent(player.current, event);
      if (reported) sendReport(reported);
    },
    async renewSource() {
      const answer = await report('START', player.current.at);
      if (answer.access !== 'ALLOWED' || !answer.playback) {
        refuse(answer);
        throw new Error('Access has ended.');
      }
      renew(answer.playback);
      return addressesOf(answer.playback);
    },
  };
}
