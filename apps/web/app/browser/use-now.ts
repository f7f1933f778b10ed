import { useEffect, useState } from 'react';

/**
 * The time in milliseconds, updated at an interval; null on the server and until hydration, since server and browser
 * would not agree on it.
 */
export function useNow(everyMs: number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
