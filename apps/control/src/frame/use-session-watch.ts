import { useEffect } from 'react';
import { loadSelf } from '#src/data/request.ts';

/** Somebody who was dismissed is out within this time, also where nothing is pressed. */
const LOOK_MS = 30_000;

/** Looks from time to time whether the session is still there, and whether its role has changed. */
export function useSessionWatch(): void {
  useEffect(() => {
    const look = () => {
      // Without an answer, everything stays as it is.
      if (document.visibilityState === 'visible') loadSelf().catch(() => undefined);
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
