import { type PlayerSource, type PreferencesPort, preloadEngine } from '@kandil/player';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { addressesOf, beginning, sourceOf } from './beginning.ts';
import { type AccessAnswer, BEGINNING, type Report, type ReportOptions } from './reports.ts';

/** Renewed playback URLs of a stream and its storyboard; each URL expires. */
export interface RenewedAccess {
  source: PlayerSource;
  storyboardUrl: string | null;
}

export type ViewingState =
  | { phase: 'asking' }
  | { phase: 'playing'; answer: AccessAnswer; source: PlayerSource; renewed?: RenewedAccess }
  | { phase: 'refused'; answer: AccessAnswer }
  | { phase: 'failed'; message: string };

/** A new object starts another attempt. */
export type Attempt = Pick<ReportOptions, 'takeOver'>;

interface Access {
  viewing: ViewingState;
  /** Applies the renewed URLs of a response. */
  renew(playback: AccessAnswer['playback']): void;
  refuse(answer: AccessAnswer): void;
}

function outcome(answer: AccessAnswer): ViewingState {
  if (answer.access !== 'ALLOWED' || !answer.playback) return { phase: 'refused', answer };
  return { phase: 'playing', answer, source: sourceOf(answer.playback) };
}

const failed = (error: unknown): ViewingState => ({
  phase: 'failed',
  message: error instanceof Error ? error.message : '',
});

/**
 * Requests access on every attempt, and keeps the result.
 * @param report of the viewing session: a new one requests access again
 */
export function useAccess(report: Report, attempt: Attempt, preferences: PreferencesPort): Access {
  const [viewing, setViewing] = useState<ViewingState>({ phase: 'asking' });
  const readBeginning = useEffectEvent(() => beginning(preferences.read()));
  /** Responses to the report of another viewing session are ignored. */
  const latest = useRef<Report>(null);

  useEffect(() => {
    let current = true;
    setViewing({ phase: 'asking' });
    latest.current = report;
    void preloadEngine();
    report('START', BEGINNING, { ...attempt, beginning: readBeginning() }).then(
      (answer) => current && setViewing(outcome(answer)),
      (error: unknown) => current && setViewing(failed(error)),
    );
    return () => {
      current = false;
    };
  }, [report, attempt]);

  const renew = useCallback(
    (playback: AccessAnswer['playback']) => {
      if (playback === null || latest.current !== report) return;
      const { storyboardUrl } = playback;
      const renewed: RenewedAccess = { source: addressesOf(playback), storyboardUrl };
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
  return { viewing, renew, refuse };
}
