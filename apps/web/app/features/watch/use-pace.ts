import type { WatchEvent } from '@kandil/contract/watch';
import { type RefObject, useEffect } from 'react';
import type { PlayerNow } from './player-now.ts';
import type { ReportOptions } from './reports.ts';

/**
 * Reports the viewer's position at the interval that the service sets, and when the page is hidden or closed.
 * @param pace in seconds; null while nothing plays
 */
export function usePace(
  player: RefObject<PlayerNow>,
  pace: number | null,
  sendReport: (event: WatchEvent, options?: ReportOptions) => void,
): void {
  useEffect(() => {
    if (pace === null) return;
    const timer = setInterval(() => player.current.running && sendReport('HEARTBEAT'), pace * 1000);
    const leave = (): void => {
      if (player.current.holdsLease) sendReport('PAUSE', { keepalive: true });
      player.current.running = false;
      player.current.holdsLease = false;
    };
    // Phones discard hidden pages without further events; this report may be the last.
    const hide = (): void => {
      if (document.visibilityState === 'hidden' && player.current.running)
        sendReport('HEARTBEAT', { keepalive: true });
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [player, pace, sendReport]);
}
