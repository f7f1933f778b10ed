import { useEffect, useState } from 'react';

/** A prayer is at most this late, and less when the page is shown again. */
const EVERY_MS = 5000;

/** The time of the device, read often: a long timer would be wrong after sleep or a changed clock. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, []);
  return now;
}
