import { useEffect, useState } from 'react';

/** Seconds left of a wait, counted down once a second, and how to begin a new one. */
export function useCountdown(seconds: number): [left: number, begin: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  return [
    left,
    (wait) => {
      setNow(Date.now());
      setEndsAt(Date.now() + wait * 1000);
    },
  ];
}
