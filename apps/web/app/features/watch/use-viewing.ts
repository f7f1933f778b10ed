import type { PlayerEvent, PlayerProgress, PlayerSource } from '@kandil/player';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { browserApi } from '../../lib/api.ts';
import {
  type AccessAnswer,
  BEGINNING,
  createReports,
  type Position,
  type What,
  type WatchEvent,
} from './reports.ts';

export type Viewing =
  | { phase: 'asking' }
  | { phase: 'playing'; answer: AccessAnswer; source: PlayerSource }
  | { phase: 'refused'; answer: AccessAnswer }
  | { phase: 'failed'; message: string };

export interface ViewingControls {
  viewing: Viewing;
  askAgain(): void;
  onEvent(event: PlayerEvent): void;
  onProgress(progress: PlayerProgress): void;
  /** A fresh address for the same stream. */
  renewSource(): Promise<PlayerSource>;
}

const sourceOf = (url: string): PlayerSource => ({ url, type: 'hls' });

function outcome(answer: AccessAnswer): Viewing {
  if (answer.access !== 'ALLOWED' || !answer.playback) return { phase: 'refused', answer };
  return { phase: 'playing', answer, source: sourceOf(answer.playback.url) };
}

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
export function useViewing(what: What): ViewingControls {
  const [viewing, setViewing] = useState<Viewing>({ phase: 'asking' });
  const [attempt, setAttempt] = useState(0);
  // A viewing is one state for its whole life; asking again begins another one.
  const report = useMemo(
    () => ({ attempt, send: createReports(browserApi, what) }).send,
    [attempt, what],
  );
  const at = useRef<Position>(BEGINNING);
  const running = useRef(false);

  const tell = useCallback(
    (event: WatchEvent, options?: { keepalive?: boolean }) => {
      // A report that is lost is made good by the next one: each carries the whole position.
      report(event, at.current, options).then(
        (answer) => answer.access !== 'ALLOWED' && setViewing({ phase: 'refused', answer }),
        () => undefined,
      );
    },
    [report],
  );

  useEffect(() => {
    let current = true;
    setViewing({ phase: 'asking' });
    at.current = BEGINNING;
    report('START', BEGINNING).then(
      (answer) => current && setViewing(outcome(answer)),
      (error: unknown) =>
        current &&
        setViewing({ phase: 'failed', message: error instanceof Error ? error.message : '' }),
    );
    return () => {
      current = false;
    };
  }, [report]);

  const pace = viewing.phase === 'playing' ? viewing.answer.nextRequestAfter : null;
  useEffect(() => {
    if (pace === null) return;
    const timer = setInterval(() => running.current && tell('HEARTBEAT'), pace * 1000);
    const leave = (): void => {
      if (running.current) tell('PAUSE', { keepalive: true });
      running.current = false;
    };
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [pace, tell]);

  return {
    viewing,
    askAgain: () => setAttempt((count) => count + 1),
    onProgress: (progress) => void (at.current = progress),
    onEvent(event) {
      at.current = { ...at.current, position: event.position, duration: event.duration };
      if (event.type === 'start' || event.type === 'play') running.current = true;
      if (event.type === 'pause' || event.type === 'end') running.current = false;
      const told = REPORTED[event.type];
      if (told) tell(told);
    },
    async renewSource() {
      const answer = await report('START', at.current);
      if (answer.access !== 'ALLOWED' || !answer.playback) {
        setViewing({ phase: 'refused', answer });
        throw new Error('Access has ended.');
      }
      return sourceOf(answer.playback.url);
    },
  };
}
