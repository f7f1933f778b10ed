import { useEffect, useEffectEvent } from 'react';
import type { CallState } from './use-call.ts';

interface Rhythm {
  /** Milliseconds; 30 seconds by default. */
  every?: number;
  /** On by default. */
  isOn?: boolean;
}

/** Calls `refresh` again and again while the page is visible and online, and when it is looked at again after longer. */
export function useRefresh(
  refresh: () => void,
  { every = 30_000, isOn = true }: Rhythm = {},
): void {
  const again = useEffectEvent(refresh);
  useEffect(() => {
    if (!isOn) return;
    let last = Date.now();
    const look = () => {
      if (document.hidden || !navigator.onLine || Date.now() - last < every) return;
      last = Date.now();
      again();
    };
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [every, isOn]);
}

/** Reads a screen again every three seconds while something runs whose progress it shows. */
export const useProgress = (
  { reloadByItself }: Pick<CallState<unknown>, 'reloadByItself'>,
  isRunning: boolean,
): void => useRefresh(reloadByItself, { every: 3000, isOn: isRunning });
