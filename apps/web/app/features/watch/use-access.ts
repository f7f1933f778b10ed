import { type PlayerSource, type PreferencesPort, preloadEngine } from '@kandil/player';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { beginning, begun } from './beginning.ts';
import { type AccessAnswer, BEGINNING, type Report, type ReportOptions } from './reports.ts';

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

/** A new object is another attempt to begin. */
export type Attempt = Pick<ReportOptions, 'takeOver'>;

interface Access {
  viewing: Viewing;
  /** Takes over the newer addresses of an answer. */
  renew(playback: AccessAnswer['playback']): void;
  refuse(answer: AccessAnswer): void;
}

function outcome(answer: AccessAnswer): Viewing {
  if (answer.access !== 'ALLOWED' || !answer.playback) return { phase: 'refused', answer };
  return { phase: 'playing', answer, source: begun(answer.playback) };
}

const failed = (error: unknown): Viewing => ({
  phase: 'failed',
  message: error instanceof Error ? error.message : '',
});

/**
 * Asks for access at every attempt, and keeps what came of it.
 * @param report of the viewing: another one asks again
 */
export function useAccess(report: Report, attempt: Attempt, preferences: PreferencesPort): Access {
  const [viewing, setViewing] = useState<Viewing>({ phase: 'asking' });
  const toBeginWith = useEffectEvent(() => beginning(preferences.read()));
  /** Answers to the report of another viewing are ignored. */
  const latest = useRef<Report>(null);

  useEffect(() => {
    let current = true;
    setViewing({ phase: 'asking' });
    latest.current = report;
    void preloadEngine();
    report('START', BEGINNING, { ...attempt, beginning: toBeginWith() }).then(
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
  return { viewing, renew, refuse };
}
