import { useEffect, useState } from 'react';

/** Seconds left, counted down once a second, and a function to restart the countdown. */
export function useCountdown(seconds: number): [left: number, begin: (seconds: number) => void] {
  const [now, setNow] = useState(() => Date.now());
  const [endsAt, setEndsAt] = useState(now + seconds * 1000);
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
      // One reading of the clock: with two, a wait of 90 s could start at 91.
      const begun = Date.now();
      setNow(begun);
      setEndsAt(begun + wait * 1000);
    },
  ];
}
