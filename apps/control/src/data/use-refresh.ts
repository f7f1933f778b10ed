import { useEffect, useEffectEvent } from 'react';

const EVERY_MS = 30_000;

/** Calls `refresh` each 30 seconds while the page is visible and online, and when it is looked at again after longer. */
export function useRefresh(refresh: () => void): void {
  const again = useEffectEvent(refresh);
  useEffect(() => {
    let last = Date.now();
    const look = () => {
      if (document.hidden || !navigator.onLine || Date.now() - last < EVERY_MS) return;
      last = Date.now();
      again();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
