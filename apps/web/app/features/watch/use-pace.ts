import { type RefObject, useEffect } from 'react';
import type { PlayerNow } from './player-now.ts';
import type { ReportOptions, WatchEvent } from './reports.ts';

/**
 * Tells the service how far the viewer has come, at the pace it asks for and when the page is hidden or goes away.
 * @param pace in seconds; null while nothing plays
 */
export function usePace(
  player: RefObject<PlayerNow>,
  pace: number | null,
  tell: (event: WatchEvent, options?: ReportOptions) => void,
): void {
  useEffect(() => {
    if (pace === null) return;
    const timer = setInterval(() => player.current.running && tell('HEARTBEAT'), pace * 1000);
    const leave = (): void => {
      if (player.current.holdsLease) tell('PAUSE', { keepalive: true });
      player.current.running = false;
      player.current.holdsLease = false;
    };
    // Phones put pages away without a word; this is the last that is heard of many of them.
    const hide = (): void => {
      if (document.visibilityState === 'hidden' && player.current.running)
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
  }, [player, pace, tell]);
}
